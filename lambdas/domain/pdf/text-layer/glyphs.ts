/** One of a string: a number moves the pen back, in thousandths of the font size. */
export type Glyph =
  | { width?: number; isSpace?: boolean; unicode?: string }
  | number
  | null
  | undefined;

export const glyphsOf = (shown: unknown): readonly Glyph[] =>
  Array.isArray(shown) ? (shown as readonly Glyph[]) : [];

export const letterOf = (glyph: Glyph): string =>
  typeof glyph === 'object' ? (glyph?.unicode ?? '') : '';

/** The characters of a string, without its spaces. */
export const lettersOf = (shown: unknown): string =>
  glyphsOf(shown).map(letterOf).join('').replace(/\s+/gu, '');
