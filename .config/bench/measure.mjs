/**
 * The median time of each contender in nanoseconds a row: warmed up, then run in turns, so that a busy moment hits all alike.
 *
 * A contender is a function, or has `time()` that resolves to the nanoseconds it took elsewhere.
 */
export async function measure(rows, contenders, turns = 15) {
  const times = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (let turn = -3; turn < turns; turn++) {
    for (const [name, contender] of Object.entries(contenders)) {
      const time = typeof contender === "function" ? timed(contender) : await contender.time();
      if (turn >= 0) times[name].push(time / rows);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
}

/** One line for the first contender, with its ratio to each of the others. */
export function print(work, medians) {
  const [[name, own], ...others] = Object.entries(medians);
  const ratios = others.map(([other, time]) => {
    const ratio = own > time ? `${round(own / time)} x the time of` : `${round(time / own)} times as fast as`;
    return `${ratio} ${other} (${round(time)})`;
  });
  console.log(`${work}: ${name} ${round(own)} ns; ${ratios.join("; ")}`);
}

function timed(run) {
  const start = performance.now();
  run();
  return (performance.now() - start) * 1e6;
}

function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}

function round(value) {
  return value >= 100 ? Math.round(value).toLocaleString("en") : value.toPrecision(3);
}
