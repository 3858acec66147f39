import type { Column } from '../columns/column-model.ts';
import { PLATFORM_UNITS } from '../items/units.ts';
import type { Line } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { TEXT_COLUMNS } from '../tables/column-kinds.ts';
import { markBehind, nearestUnit, unitLike } from './cells.ts';
import { CELL_WORD } from './clear-line.ts';
import type { ScanRepair } from './repairs.ts';
import { respell, withoutWords } from './respell.ts';
import { markBeforeBracket } from './wear-cells.ts';

/** Words read with less than this spell nothing by themselves. */
const HARDLY_READ = 0.7;
/** A unit, a sign or a mark between figures has so many characters at most. */
const MOST_CHARACTERS = 4;
/** Font sizes between a quantity and its unit at most. */
const BESIDE = 1.2;

/** `+`, `=`, `*`: signs that prints set between figures; and what a figure may have been. */
const SIGN = /^[-+=&*/<>()[\]]$/;
const FIGURE = /^[-+(<{[$~]*\d[\d,.:;]*%?[)>}\]]*[+=*]?$/;

/** `80% [M]`: a flag as prints have it, right behind a cell. */
const WHOLE_MARK = /^\[(?:[MNE%*]|EN|NE)\]$/;

/**
 * What was hardly read between a row's quantity and its last figure, and spells nothing that stands
 * there: behind the quantity it is the unit, a dollar sign with a speck is one, and what no cell can
 * hold is a stroke of a watermark or a stamp. Left in, it would make words of the whole row.
 */
export const clearBetween = (
  line: Line,
  columnOf: ReadonlyMap<Word, Column>,
  repairs: ScanRepair[],
): Line => {
  const quantity = line.words.findIndex((word) => columnOf.get(word)?.kind === 'quantity');
  const last = line.words.findLastIndex((word) => columnOf.has(word));
  if (quantity < 0) return line;
  const isJunk = (word: Word, at: number): boolean =>
    at > quantity &&
    at < last &&
    !columnOf.has(word) &&
    word.confidence < HARDLY_READ &&
    word.text.length <= MOST_CHARACTERS &&
    !CELL_WORD.test(word.text) &&
    !(WHOLE_MARK.test(word.text) && columnOf.has(line.words[at - 1] as Word)) &&
    (/[^\p{L}]/u.test(word.text) || (at > quantity + 1 && isStroke(word))) &&
    !SIGN.test(word.text) &&
    !FIGURE.test(word.text);
  const settled = new Map<Word, string>();
  for (const [at, word] of line.words.entries()) {
    if (!isJunk(word, at)) continue;
    const before = line.words[at - 1];
    const isBeside =
      at === quantity + 1 &&
      before !== undefined &&
      word.box.left - before.box.right < word.fontSize * BESIDE;
    const isRated = /\d%$/.test(before?.text ?? '');
    const mark = markBehind(word.text) ?? (isRated ? markBeforeBracket(word.text) : null);
    const own = isBeside ? unitIn(word.text) : dollarOr(mark, word.text);
    settled.set(word, own ?? '');
  }
  if (settled.size === 0) return line;
  const dust = new Set([...settled].flatMap(([word, text]) => (text === '' ? [word] : [])));
  const spelled = respell(line, repairs, (word) => settled.get(word) || null);
  return withoutWords(spelled, dust, repairs);
};

/** Letters that were not so much as guessed at: no unit, no condition, no `yrs`. */
const isStroke = ({ text, confidence }: Word): boolean =>
  confidence < NOT_READ && text.length <= 2 && !PLATFORM_UNITS.has(text) && !/^(?:A|N)/i.test(text);

const NOT_READ = 0.2;

const dollarOr = (mark: string | null, text: string): string | null =>
  mark ?? (/^\$\D$/.test(text) ? '$' : null);

/** `EB2&`: the unit that its first letters are most like, where a stroke reads on behind them. */
const unitIn = (text: string): string | null => {
  if (PLATFORM_UNITS.has(text)) return text;
  const begun = text.slice(0, 2);
  return unitLike(text) ?? unitLike(begun) ?? nearestUnit(begun);
};

/** Font sizes from the end of a description to what is none of it, at least. */
const FAR = 3;
const MOST_STROKES = 3;

/**
 * `cultured marble - per LF      -_- AY   284.18 LF`: short words that were hardly read, far behind a description
 * and before the quantity: strokes of a watermark, where the table has no column of words there.
 */
export const clearBefore = (
  line: Line,
  columnOf: ReadonlyMap<Word, Column>,
  columns: readonly Column[],
  repairs: ScanRepair[],
): Line => {
  const at = line.words.findIndex((word) => columnOf.get(word)?.kind === 'quantity');
  const from =
    line.words.slice(0, Math.max(0, at)).findLastIndex((word) => !isHardlyRead(word)) + 1;
  const [before, first] = [line.words[from - 1], line.words[from]];
  if (from >= at || at - from > MOST_STROKES || before === undefined || first === undefined)
    return line;
  if (first.box.left - before.box.right < first.fontSize * FAR) return line;
  const strokes = line.words.slice(from, at);
  const isCell = columns.some(
    ({ kind, left, right }) =>
      TEXT_COLUMNS.has(kind) &&
      kind !== 'description' &&
      strokes.some(({ box }) => box.left < right && box.right > left),
  );
  return isCell || strokes.some((word) => columnOf.has(word))
    ? line
    : withoutWords(line, new Set(strokes), repairs);
};

const isHardlyRead = ({ text, confidence }: Word): boolean =>
  confidence < HARDLY_READ_ALONE && text.length <= 3 && !PLATFORM_UNITS.has(text);

const HARDLY_READ_ALONE = 0.6;
