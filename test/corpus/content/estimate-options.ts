/** What an invented estimate is made of. Shares are 0 to 1, of the lines that could have it. */
export interface EstimateOptions {
  lines: number;
  tax: boolean;
  overheadProfit: boolean;
  /** Share of depreciated lines; 0 prints zeros. */
  depreciated: number;
  /** Whether the percentage is rounded to two decimals before it is applied. */
  depreciationBase: 'rounded-percent' | 'exact-ratio';
  nonRecoverable: number;
  levels: boolean;
  coverages: number;
  /** Line numbers that jump back and forth, as in a supplement. */
  supplement: boolean;
  splitPairs: number;
  laborMinimums: boolean;
  sections: number;
  notes: number;
  machineNotes: number;
  changed: number;
  priceWords: number;
  credits: number;
  bidItems: number;
  paidWhenIncurred: 'section' | 'note' | 'struck' | null;
  detachReset: number;
  definitions: number;
  bold: number;
  zeroQuantity: number;
  /** The first line number. */
  firstNumber: number;
  /** Items on the levels themselves. */
  levelItems: boolean;
}
