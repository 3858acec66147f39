/** What pdfjs calls a text item: a run of glyphs with one matrix. */
export interface TextRun {
  str: string;
  transform: number[];
  width: number;
  height: number;
  fontName: string;
  hasEOL: boolean;
}
