export interface Finding {
  title: string;
  text: string;
  severity: "error" | "warning" | "info";
  /** Rows of the block to look at, from 0; all rows of counts where it concerns them all. */
  rows: number[];
  /** The column of the block to look at. */
  column: number;
}
