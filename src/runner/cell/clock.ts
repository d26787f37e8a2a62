import { Stop } from "./stop.ts";

/** The soft time limit of a trial: looked at whenever Python asks for signals. */
export class Clock {
  #start = 0;
  #deadline = Infinity;
  #limit = 0;

  start(limit: number): void {
    this.#start = performance.now();
    this.#limit = limit;
    this.#deadline = this.#start + limit * 1000;
  }

  /** Ends the limit and tells the seconds since the start. */
  stop(): number {
    this.#deadline = Infinity;
    return (performance.now() - this.#start) / 1000;
  }

  check(): void {
    if (performance.now() > this.#deadline) throw new Stop("timeout", "TimeoutError", `stopped after ${this.#limit} s`);
  }
}
