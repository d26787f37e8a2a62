const every = 5000;

/** Tells how far a run of `total` candidates is: one line every five seconds; `write` takes a line. */
export function progress(total: number, write: (line: string) => void, now = () => performance.now()): () => void {
  const start = now();
  let told = start;
  let judged = 0;
  return () => {
    judged++;
    if (now() - told < every) return;
    told = now();
    if (judged > total) return write("trying once more, alone, what ran out of time");
    const rate = (1000 * judged) / (told - start);
    const left = Math.ceil((total - judged) / rate);
    const percent = Math.floor((100 * judged) / total);
    write(`${judged} of ${total} judged (${percent} %), ${rate.toFixed(1)} a second, about ${left} s left`);
  };
}
