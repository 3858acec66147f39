import type { Line } from '../pages/lines.ts';
import { endsAsRow } from '../sums/total-labels.ts';
import { tokensOf } from '../tokens/tokens.ts';
import type { ColumnKind } from './column-kinds.ts';
import type { HeaderRow, Heading } from './heading.ts';

const DESCRIBING: ReadonlySet<ColumnKind> = new Set([
  'description',
  'title',
  'activity',
  'note',
  'otherText',
]);

const LEAST_ROWS = 3;

/** Of the rows, how many must say a thing there. */
const MOST = 0.8;

/** Points by which words stand left of their heading, at most. */
const SLACK = 6;

/**
 * `Qty   Width   Height   Unit   Each   Amount`, and no heading of descriptions: who sells windows and doors
 * calls these units. Several words below it in nearly all rows are none that anything is measured in.
 */
export const withThingsAsUnits = (header: HeaderRow, lines: readonly Line[]): HeaderRow => {
  const { headings, textOnlyRows } = header;
  const [unit, another] = headings.filter(({ kind }) => kind === 'unit');
  if (unit === undefined || another !== undefined || !/^units?$/i.test(unit.text)) return header;
  if (textOnlyRows.length > 0 || headings.some(({ kind }) => DESCRIBING.has(kind))) return header;
  const rows = lines.filter(({ text }) => endsAsRow(text));
  const next = Math.min(
    ...headings.filter(({ left }) => left > unit.right).map(({ left }) => left),
  );
  const said = rows.filter((line) => saysThing(line, unit, next));
  if (said.length < LEAST_ROWS || said.length < rows.length * MOST) return header;
  return {
    ...header,
    headings: headings.map((one) => (one === unit ? { ...one, kind: 'description' } : one)),
  };
};

/** Two words and more that begin below the heading. */
const saysThing = ({ words }: Line, { left, right }: Heading, next: number): boolean => {
  const first = words.findIndex(({ box }) => box.left > left - SLACK && box.left < right);
  if (first < 0) return false;
  const below = words.slice(first).filter(({ box }) => box.left < next);
  const texts = tokensOf(below).filter(({ kind, unit }) => kind === 'text' && unit === null);
  return (
    texts.flatMap((text) => text.words).filter(({ text }) => /\p{L}{2}/u.test(text)).length > 1
  );
};
