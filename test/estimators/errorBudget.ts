/** The worst error of a group of cases, kept to be printed beside its budget. */
export class ErrorBudget {
  private worst = 0;
  private at = "";
  private readonly group: string;

  constructor(group: string) {
    this.group = group;
  }

  record(error: number, at: string): void {
    if (error > this.worst || Number.isNaN(error)) {
      this.worst = error;
      this.at = at;
    }
  }

  /** Prints the worst error of the group, in its unit, and returns it. */
  report(unit: string): number {
    process.stdout.write(`${this.group}: worst ${this.worst.toPrecision(4)} ${unit} at ${this.at || "every case"}\n`);
    return this.worst;
  }
}
