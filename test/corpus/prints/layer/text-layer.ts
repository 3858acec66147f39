/** How the text of a print lies in its file, whatever it looks like. */
export interface TextLayer {
  /**
   * What one string of the content stream holds: a cell, a word, a glyph, a cell kerned glyph by
   * glyph, a cell whose spaces are gaps, or a whole line with its columns set apart by spaces.
   */
  runs: 'cell' | 'word' | 'glyph' | 'kerned' | 'gaps' | 'spaced-line';
  /** In which order the strings stand. */
  order: 'reading' | 'columns' | 'reversed' | 'tables-last';
  /** Codes of the platform's encoding, or codes in order of first use with a ToUnicode map. */
  encoding: 'win-ansi' | 'scrambled';
  /** `fi` and `fl` as one glyph; needs codes of one's own. */
  ligatures: boolean;
  spaces: 'plain' | 'no-break';
  /** What stands for `'` and `"`. */
  quotes: 'straight' | 'typographic' | 'primes';
  /** What stands for `-`. */
  hyphens: 'plain' | 'soft' | 'no-break';
  bold: 'face' | 'twice' | 'stroked';
  page: 'plain' | 'rotated-90' | 'rotated-270' | 'form' | 'cropped';
  /** Font size in the font operator, or in the matrix with the font at 1. */
  sizeIn: 'font' | 'matrix';
  /** Text that nobody sees: white and tiny, in no rendering mode, beyond the page's edge. */
  unseen: readonly ('white' | 'invisible' | 'outside')[];
}

export const plainLayer: TextLayer = {
  runs: 'cell',
  order: 'reading',
  encoding: 'win-ansi',
  ligatures: false,
  spaces: 'plain',
  quotes: 'straight',
  hyphens: 'plain',
  bold: 'face',
  page: 'plain',
  sizeIn: 'font',
  unseen: [],
};

/** The characters that the file holds for a text. */
export const charactersOf = (text: string, layer: TextLayer): string => {
  let held = text;
  if (layer.quotes === 'typographic') held = held.replaceAll("'", '’').replaceAll('"', '”');
  if (layer.quotes === 'primes') {
    held = held.replace(/(?<=\d)'/g, '′').replace(/(?<=\d)"/g, '″');
    held = held.replaceAll("'", '’').replaceAll('"', '”');
  }
  if (layer.hyphens === 'soft') held = held.replaceAll('-', '\u00ad');
  if (layer.hyphens === 'no-break') held = held.replaceAll('-', '\u2011');
  if (layer.ligatures) held = held.replaceAll('fi', '\ufb01').replaceAll('fl', '\ufb02');
  if (layer.spaces === 'no-break') held = held.replaceAll(' ', '\u00a0');
  return held;
};

const plainCharacters: Record<string, string> = {
  // Primes are set with the face's straight marks.
  '′': "'",
  '″': '"',
  '\u00ad': '-',
  '\u2011': '-',
  '\u2212': '+',
  '\u00a0': ' ',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
};

/** The same text in characters whose widths every face knows. */
export const plainOf = (text: string): string =>
  text.replace(/[′″\u00ad\u2011\u2212\u00a0\ufb01\ufb02]/g, (one) => plainCharacters[one] ?? one);
