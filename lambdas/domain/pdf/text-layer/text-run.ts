/** What pdfjs calls a text item: a run of glyphs with one matrix. */
export interface TextRun {
  str: string;
  transform: number[];
  width: number;
  height: number;
  fontName: string;
  hasEOL: boolean;
  /** Between its words: where one ends and the next begins, in points along it, if known. */
  gaps?: readonly (readonly [from: number, to: number])[];
}
