import type { Status } from "../verdict.ts";

/** Thrown through the interpreter to end a candidate: Python cannot catch it, and no later verdict counts. */
export class Stop extends Error {
  readonly status: Status;
  readonly type: string;
  readonly candidateLine?: number;

  constructor(status: Status, type: string, message: string, candidateLine?: number) {
    super(message);
    this.status = status;
    this.type = type;
    this.candidateLine = candidateLine;
  }
}
