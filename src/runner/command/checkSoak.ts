import type { Pool } from "../pool.ts";
import { soak } from "./soak.ts";

/** MiB by which the least that the workers take may differ by chance. */
const noise = 100;
/** In fewer, the start of the workers outweighs what they keep. */
const fewest = 2000;

/** Judges `candidates` programs with a fresh pool, tells their memory, and gives whether it stayed flat and every verdict was right. */
export async function checkSoak(
  pool: Pool,
  candidates: number,
  workers: number,
  say: (line: string) => void,
): Promise<boolean> {
  if (candidates < fewest) throw new Error(`--soak must be at least ${fewest} candidates; got ${candidates}`);
  const { wrong, seconds, parts } = await soak(pool, candidates, workers, ({ judged, least, mean, most }) =>
    say(`soak: ${judged} judged, memory ${Math.round(mean)} MiB (${Math.round(least)} to ${Math.round(most)})`),
  );
  // The first of three parts is left out: the workers start in it.
  const third = Math.floor(parts.length / 3);
  const [before, after] = [parts.slice(-2 * third, -third), parts.slice(-third)].map((some) =>
    Math.min(...some.map(({ least }) => least)),
  );
  const gain = Math.round(after - before);
  say(`soak: ${candidates} candidates in ${seconds.toFixed(1)} s, ${wrong} with another verdict than they must have`);
  say(
    `soak: the last third took at least ${Math.abs(gain)} MiB ${gain < 0 ? "less" : "more"} than the third before it (may gain ${noise})`,
  );
  say(`soak: ${pool.living()} of ${workers + 1} workers alive`);
  return wrong === 0 && gain <= noise && pool.living() === workers + 1;
}
