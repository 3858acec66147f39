/** How a browser, an office program or a printer's driver writes the text again. */
export interface Producer {
  runs: 'string' | 'word' | 'glyph';
  font: 'type1' | 'type3' | 'composite';
  /** Font sizes below zero in a matrix that turns them round, as some drivers write them. */
  negative?: boolean;
  /** Forms within forms around the page's content. */
  nested?: number;
  /** What a character is said to be. */
  said?: (character: string) => string;
  /** Characters drawn as one glyph. */
  ligatures?: readonly string[];
  /** Bold that is the same text again, a hair to the right. */
  twice?: boolean;
  /** Every string within marks that say what it reads. */
  actualText?: boolean;
  /** Rows of dots between a description and its figures. */
  leaders?: boolean;
  /** Text along the edge of the paper. */
  margin?: string;
  /** Smaller letters, set apart until they take the same width. */
  tracked?: boolean;
  /** Strings in any order, as a program writes them that sorts by font or by color. */
  shuffled?: boolean;
  /** Every string in a transparency group of its own, as converters of page descriptions write. */
  grouped?: boolean;
  /** What characters of strings with figures are said to be: these have a face of their own. */
  figuresSaid?: (character: string) => string;
}
