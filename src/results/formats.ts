import type { DocumentFormat, RowFormat } from "./format.ts";
import { bigCode } from "./formats/bigCode.ts";
import { bigCodeBench } from "./formats/bigCodeBench.ts";
import { evalPlus } from "./formats/evalPlus.ts";
import { harbor } from "./formats/harbor.ts";
import { helm } from "./formats/helm.ts";
import { humanEval } from "./formats/humanEval.ts";
import { inspect } from "./formats/inspect.ts";
import { lighteval } from "./formats/lighteval.ts";
import { listInside } from "./formats/listInside.ts";
import { liveCodeBench, liveCodeBenchGrades } from "./formats/liveCodeBench.ts";
import { lmEval } from "./formats/lmEval.ts";
import { multiPlE } from "./formats/multiPlE.ts";
import { nemoSkills } from "./formats/nemoSkills.ts";
import { objectRows } from "./formats/objectRows.ts";
import { openCompass } from "./formats/openCompass.ts";
import { promptfoo } from "./formats/promptfoo.ts";
import { refused } from "./formats/refused.ts";
import { retries } from "./formats/retries.ts";
import { sweBench } from "./formats/sweBench.ts";
import { tau2 } from "./formats/tau2.ts";
import { tauBench } from "./formats/tauBench.ts";
import { verifiers } from "./formats/verifiers.ts";

/** The harnesses whose file is one JSON value, tried in this order. */
export const documentFormats: DocumentFormat[] = [
  evalPlus,
  bigCodeBench,
  inspect,
  promptfoo,
  sweBench,
  tau2,
  harbor,
  multiPlE,
  openCompass,
  bigCode,
  liveCodeBenchGrades,
  helm,
];

/** The harnesses whose file is a sequence of objects, tried in this order. */
export const rowFormats: RowFormat[] = [
  retries,
  humanEval,
  lmEval,
  liveCodeBench,
  tauBench,
  verifiers,
  nemoSkills,
  lighteval,
];

/** What a JSON value of no known harness is tried as, before its objects are taken for the rows of a table. */
export const otherDocuments: DocumentFormat[] = [listInside, refused];

/** What any sequence of objects is, where no harness is told. */
export const otherRows: RowFormat = objectRows;
