import { setFlagsFromString } from "node:v8";
import vm from "node:vm";
import { loadFormulas } from "../bench/load.mjs";

const rows = 1_000_000;
const rounds = 10;

/** A million rows filled down through the built bundle, a call a cell as Excel makes them, and as many in whole columns. */
export async function soakFormulas() {
  setFlagsFromString("--expose-gc");
  const collect = vm.runInNewContext("gc");
  const { PASSK, PASSK_PLUGIN, PASSK_VAR } = loadFormulas();
  const invocation = {};
  const fillDown = (from, to) => {
    for (let row = from; row < to; row++) {
      const [n, c, k] = [5 + (row % 996), row % (6 + (row % 996)), 1 + (row % 100)];
      const formula = [PASSK, PASSK_PLUGIN, PASSK_VAR][row % 3];
      const [[result]] = formula(
        [[n]],
        [[c]],
        [[Math.min(k, n)]],
        ...(formula === PASSK_VAR ? [null] : []),
        invocation,
      );
      if (!(result >= 0 && result <= 1)) throw new Error(`row ${row} must give a fraction; got ${result}`);
    }
  };
  const column = (from, to) => {
    const rowsOf = (at) => Array.from({ length: to - from }, (_, index) => [at(from + index)]);
    const results = PASSK(
      rowsOf((row) => 200 + (row % 100)),
      rowsOf((row) => row % 200),
      [[10]],
      invocation,
    );
    if (results.length !== to - from) throw new Error(`a column must give ${to - from} rows; got ${results.length}`);
  };
  return [grown("a million rows filled down", fillDown), grown("a million rows in columns", column)];

  /** What the heap gained from the end of the first round to the end of the last. */
  function grown(what, work) {
    const heaps = [];
    for (let round = 0; round < rounds; round++) {
      work((round * rows) / rounds, ((round + 1) * rows) / rounds);
      collect();
      heaps.push(process.memoryUsage().heapUsed / 2 ** 20);
    }
    return { what: `${what}: heap gained`, value: heaps.at(-1) - heaps[0], unit: "MiB", most: 2 };
  }
}
