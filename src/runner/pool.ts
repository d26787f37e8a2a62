// Over 150 lines: the life of a worker, from spare to kill, is one state that its steps share.
import type { Trial } from "./trial.ts";
import type { Verdict } from "./verdict.ts";
import type { FromWorker, ToWorker } from "./workerMessages.ts";

/** A worker as the pool sees it, in a browser or under Node. */
export interface PoolWorker {
  post(message: ToWorker): void;
  /** Calls `heard` for each message, and `broke` when the worker ends by itself. */
  listen(heard: (message: FromWorker) => void, broke: (reason: string) => void): void;
  terminate(): void;
}

export interface Pool {
  /** Judges one trial when a worker is free; rejects when the runner is broken or closed. */
  judge(trial: Trial): Promise<Verdict>;
  /** Ends every worker and rejects what is not judged yet. */
  close(): void;
  /** How many workers live; 0 after `close`. */
  living(): number;
}

interface Job {
  trial: Trial;
  resolve(verdict: Verdict): void;
  reject(error: Error): void;
}

interface Member {
  worker: PoolWorker;
  job?: Job;
  ready: boolean;
  alarm?: ReturnType<typeof setTimeout>;
}

/** Seconds after the soft limit until a worker that does not stop by itself is ended. */
const grace = 0.5;
/** Seconds that a trial may spend in a worker before the candidate begins to run, for a new cell to start in. */
const startLimit = 60;
const failuresInARow = 3;

/**
 * Keeps `size` workers judging and one more warm, so that ending a worker costs no wait. They start one after another:
 * several at once would all be ready later than the first alone.
 * A trial's clock begins when its candidate does, never while it waits for a worker.
 */
export function createPool(spawn: () => PoolWorker, size: number): Pool {
  const members = new Set<Member>();
  const queue: Job[] = [];
  let failures = 0;
  let closed: Error | undefined;
  let nextId = 0;

  function hire(): void {
    const member: Member = { worker: spawn(), ready: false };
    members.add(member);
    member.worker.listen(
      (message) => hear(member, message),
      (reason) => lose(member, reason),
    );
  }

  function hear(member: Member, message: FromWorker): void {
    if (!members.has(member)) return;
    if (message.kind === "broken") return lose(member, message.message);
    if (message.kind === "started") return arm(member, (member.job?.trial.timeLimit ?? 0) + grace);
    failures = 0;
    if (message.kind === "verdict") finish(member)?.resolve(message.verdict);
    if (message.kind === "verdict" && message.worn) {
      dismiss(member);
      return replace();
    }
    if (!member.ready && members.size <= size) hire();
    member.ready = true;
    assign();
  }

  function assign(): void {
    for (const member of members) {
      const busy = [...members].filter((other) => other.job).length;
      if (busy >= size || queue.length === 0) return;
      if (!member.ready || member.job) continue;
      member.job = queue.shift();
      if (!member.job) return;
      arm(member, startLimit);
      member.worker.post({ id: nextId++, trial: member.job.trial });
    }
  }

  function arm(member: Member, seconds: number): void {
    clearTimeout(member.alarm);
    member.alarm = setTimeout(() => expire(member), seconds * 1000);
  }

  function expire(member: Member): void {
    const job = dismiss(member);
    const limit = job?.trial.timeLimit ?? 0;
    job?.resolve({
      status: "timeout",
      mode: job.trial.mode,
      type: "TimeoutError",
      message: `ended after ${limit + grace} s`,
      seconds: limit + grace,
      printed: "",
    });
    replace();
  }

  /** A worker that ends by itself failed its candidate; one that never became ready means a broken runner. */
  function lose(member: Member, reason: string): void {
    if (!members.has(member)) return;
    const job = dismiss(member);
    job?.resolve({
      status: "runnerError",
      mode: job.trial.mode,
      type: "WorkerError",
      message: reason.slice(0, 500),
      seconds: 0,
      printed: "",
    });
    if (++failures >= failuresInARow) shut(new Error(`runner broken: ${reason}`));
    else replace();
  }

  function finish(member: Member): Job | undefined {
    clearTimeout(member.alarm);
    const { job } = member;
    member.job = undefined;
    return job;
  }

  function dismiss(member: Member): Job | undefined {
    members.delete(member);
    member.worker.terminate();
    return finish(member);
  }

  function replace(): void {
    if (closed) return;
    hire();
    assign();
  }

  function shut(reason: Error): void {
    closed ??= reason;
    for (const member of [...members]) dismiss(member)?.reject(closed);
    for (const job of queue.splice(0)) job.reject(closed);
  }

  hire();
  return {
    judge: (trial) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(closed);
        queue.push({ trial, resolve, reject });
        assign();
      }),
    close: () => shut(new Error("the run was cancelled")),
    living: () => members.size,
  };
}
