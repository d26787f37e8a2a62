import { isEstimate } from "./isEstimate.ts";

/** What the columns of result tables are called; compared without case, spaces and punctuation. */
const lists = {
  problem:
    "taskid problemid instanceid questionid exampleid docid caseid itemid id problem task question instance example case " +
    "testcase item doc taskname problemname name title prompt input description",
  n:
    "n nsamples numsamples samples nsample samplecount total ntotal numtotal totalsamples attempts nattempts numattempts trials ntrials numtrials runs nruns count generations " +
    "ngenerations numgenerations rollouts nrollouts numrollouts samplesperproblem nsamplesperproblem numsamplesperproblem samplespertask",
  c: "c ncorrect numcorrect correct correctcount passed npassed numpassed passcount passes successes nsuccess numsuccess solved nsolved resolved ok",
  failed:
    "failed nfailed numfailed failedcount failures nfailures numfailures fail fails incorrect nincorrect numincorrect wrong " +
    "nwrong numwrong unresolved unsolved",
  timedOut: "timeouts ntimeouts numtimeouts timedout ntimedout numtimedout",
  unscored: "unscored nunscored numunscored missing",
  errors: "errors nerrors numerrors errored nerrored skipped nskipped",
  rate:
    "pass@1 passat1 passrate correctrate successrate accuracy acc rate meanscore solverate pass@1% passrate% successrate% accuracy% acc% " +
    "rate% solverate% pass% %pass passpercent passpct percentpassed",
  verdict:
    "passed pass ispassed correct iscorrect success succeeded issuccess resolved isresolved solved issolved verdict passfail " +
    "status outcome result results evaluation judgement judgment grade label score reward",
  attempt:
    "sample sampleid sampleidx sampleindex samplenumber attempt attemptid attemptidx attemptindex attemptnumber trial trialid " +
    "trialidx trialindex trialnumber completionid completionidx completionindex generationid generationidx generationindex " +
    "rollout rolloutid rolloutidx rolloutindex repeat repeatid repeatidx repeatindex repetition replicate iteration " +
    "epoch run runid seed idx index no number",
  model: "group model modelname modelid provider system agent llm engine experiment config variant method checkpoint",
  category:
    "category categories difficulty subject topic domain level type tag language subset split dataset benchmark suite",
} as const;

export type Role = keyof typeof lists;

const roles = new Map(Object.entries(lists).map(([role, list]) => [role as Role, list.split(" ")]));

export function squash(header: string): string {
  return header.toLowerCase().replace(/[^\p{L}\p{N}@%]+/gu, "");
}

/** The columns that carry a name of this role, the most telling name first. */
export function columnsNamed(role: Role, header: readonly string[]): number[] {
  const names = roles.get(role) ?? [];
  const found = header.flatMap((name, column) => {
    const rank = names.indexOf(squash(name));
    return rank < 0 ? [] : [{ rank, column }];
  });
  return found.sort((a, b) => a.rank - b.rank).map(({ column }) => column);
}

/** Whether any role knows this name. */
export function isKnownName(header: string): boolean {
  const name = squash(header);
  return [...roles.values()].some((names) => names.includes(name));
}

/** What stands before the number of an attempt column (a1, run 2, passed_3, 4), or undefined where it is none. */
export function stemOf(header: string): string | undefined {
  if (/[@%^]/.test(header) || isEstimate(header)) return undefined;
  const match = /^(.*?)[\s_#.[(-]*\d+[\])]?$/.exec(header.trim());
  return match ? squash(match[1] ?? "") : undefined;
}
