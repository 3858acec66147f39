/** A sum that was read: how many rows stood before it, and what it is. */
export interface ReadSum {
  /** What it is called the sum of; empty where it says nothing. */
  name: string;
  rowsBefore: number;
  amount: number | null;
  /** What lines that are no rows add in it to the rows. */
  adjustments?: number;
}
