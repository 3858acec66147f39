import type { Column } from '../columns/column-model.ts';
import type { Line } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';

/** The last line of a row of three: its condition, its percentage, and not a word beside them. */
export const isWearAlone = ({ words }: Line, columnOf: ReadonlyMap<Word, Column>): boolean =>
  words.length === WEAR.size && words.every((word) => WEAR.has(columnOf.get(word)?.kind));

const WEAR: ReadonlySet<ColumnKind | undefined> = new Set(['condition', 'depreciationPercent']);

/** `14` below `Age (Years)`: lists of contents have a column for each thing's age, and none for lives. */
export const isAgeAlone = (text: string, { kind, text: heading }: Column): boolean =>
  kind === 'ageLife' && /^\d{1,3}(?:\.\d{1,2})?$/.test(text) && !/life|\//i.test(heading);

/** `1220` for 12/20, however often: nothing is as old. */
export const isAgeOfDigits = (text: string, { kind }: Column): boolean =>
  kind === 'ageLife' && /^\d{3,}$/.test(text);

/** `MD)` behind `80%`: the mark of a capped percentage, whose brackets were hardly read. */
export const markBeforeBracket = (text: string): string | null => {
  const mark = /^([MNE%*])[DIl|1]?[\])}]$/.exec(text)?.[1];
  return mark === undefined ? null : `[${mark}]`;
};
