import { type Decimal, decimal } from '../../money/money.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isMarkup, labelOf, totalLabel } from '../sums/total-labels.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { tokensOf } from '../tokens/tokens.ts';
import type { FigureColumn } from './figure-columns.ts';
import type { NamedTable } from './name-columns.ts';
import { rowsOfGroups } from './rows-of-groups.ts';
import { type CellLine, cellsOf, type FigureCell } from './table-cells.ts';

const CENT = '0.011';

const SUMMED: ReadonlySet<ColumnKind> = new Set([
  'lineItemTotal',
  'tax',
  'overheadProfit',
  'rcv',
  'total',
  'depreciation',
  'lostDepreciation',
  'acv',
]);
const WHOLE: ReadonlySet<ColumnKind> = new Set(['rcv', 'total']);

/** The sums of the columns of amounts over some rows. */
type Sums = Map<FigureColumn, Decimal>;

/** What may name a group: a line of text, with the sums of all rows above it. */
interface Name {
  text: string;
  before: Sums;
}

/** A row may come to what another one does; so many together hardly. */
const LEAST_SUMMED = 2;

/** So many lines of text stand between the name of a group and its sum, at most. */
const MOST_NAMES = 300;

/**
 * Lines with the sums of the rows above them, whatever they are called, are named as sums: of the
 * group whose name stands in their label, or of all rows. Names of groups lose their number.
 */
export const sumsTold = (
  pages: readonly PageLines[],
  lines: readonly CellLine[],
  table: NamedTable,
  /** Of all tables of the document. */
  tableRows: ReadonlySet<Line>,
): PageLines[] => {
  const summed = table.amounts.filter(({ kind }) => SUMMED.has(kind));
  const whole = summed.find(({ kind }) => WHOLE.has(kind))?.column;
  if (whole === undefined) return [...pages];
  const byLine = new Map(lines.map((one) => [one.line, one]));
  const rows = new Set(table.rows);
  const all: Sums = new Map(summed.map(({ column }) => [column, decimal(0)]));
  let names: Name[] = [];
  /** Where the last sum stood: the sums of all rows above it, and how many came since. */
  let lastSummed: Sums = new Map(all);
  let rowsSince = 0;
  const add = (row: CellLine): void => {
    rowsSince += 1;
    for (const [column, before] of all)
      all.set(column, before.plus(Math.abs(column.cells.get(row)?.value ?? 0)));
  };
  // Rows are described above their figures where no column holds what is done.
  const describes = table.columns.some(({ kind }) => kind === 'description');
  const since = (before: Sums): Sums =>
    new Map([...all].map(([column, sum]) => [column, sum.minus(before.get(column) ?? 0)]));
  const last = [...tableRows].reduce<Line | undefined>(laterOf, undefined);
  const isBelow = (line: Line): boolean =>
    last !== undefined && line !== last && laterOf(last, line) === line;
  const inGroups = rowsOfGroups(
    pages.flatMap((page) => page.lines),
    tableRows,
  );
  const isBehind = (line: Line): boolean =>
    isBelow(line) && totalLabel(line.text) === null && !isMarkup(line.text) && !inGroups.has(line);
  let led: Led | null | undefined;
  /** Charges below the last row, and the amount that they lead to; asked once all rows are added. */
  const ledTo = (): Led | null => {
    led ??= leadOn(
      pages
        .flatMap((page) => page.lines.filter(isBelow))
        .flatMap((line) => byLine.get(line) ?? totalOf(line) ?? [])
        // A row may lack what the others add up to.
        .filter((one) => !isRow(one, table)),
      all.get(whole) ?? decimal(0),
    );
    return led;
  };
  const settle = (line: Line): Line[] => {
    const cells = byLine.get(line);
    if (tableRows.has(line) && cells !== undefined && !rows.has(cells)) return [line];
    if (cells !== undefined && (rows.has(cells) || isRow(cells, table))) {
      add(cells);
      return [line];
    }
    const figures = cells?.figures.filter(({ value, decimals }) => value !== null && decimals > 0);
    if (figures === undefined || figures.length === 0) {
      if (!/\p{L}{2}/u.test(line.text) || endsInNote(line, whole)) return [line];
      names.push({ text: bare(line), before: new Map(all) });
      if (names.length > MOST_NAMES) names = names.slice(-MOST_NAMES / 2);
      return [describes ? withoutNumber(line) : line];
    }
    const group = names.findLast(
      ({ text, before }) => saysName(line.text, text) && matches(figures, since(before), whole),
    );
    const close = (label: string, sums: Sums): Line[] => {
      lastSummed = new Map(all);
      rowsSince = 0;
      return [named(line, label, placed(figures, sums))];
    };
    if (group !== undefined) {
      names = [];
      return close(`Subtotal ${group.text}`, since(group.before));
    }
    if (matches(figures, all, whole)) return close(isBelow(line) ? 'Total' : 'Subtotal', all);
    // `DAY 03/02   3 TICKETS   444.13`: of the rows since the last sum, whatever they have in common.
    const isOfSome = rowsSince >= LEAST_SUMMED && matches(figures, since(lastSummed), whole);
    if (isOfSome) return close('Subtotal', since(lastSummed));
    // The sum of another column by itself is none of a row either, nor is what is owed at the end.
    if (placed(figures, all).length === figures.length) return [];
    // `10 pct   629.25` where sums are typed beside the column: it is added to what stands there.
    const [added, another] = figures;
    if (isBelow(line) && isMarkup(line.text) && added !== undefined && another === undefined)
      return Math.abs(added.right - whole.right) < AT_END
        ? [line]
        : [named(line, labelOf(line.text), [{ figure: added, column: whole }])];
    if (!isBehind(line)) return [line];
    const { charges, total } = ledTo() ?? {};
    const [figure] = figures;
    if (line === total && figure !== undefined)
      return [named(line, 'Total', [{ figure, column: whole }])];
    return charges?.has(line) === true ? [line] : [];
  };
  return pages.map((page) => ({ ...page, lines: page.lines.flatMap(settle) }));
};

/** `20  Winter protection   excluded`: a row with a word where the others have their amount. */
const endsInNote = ({ words }: Line, { right }: FigureColumn): boolean => {
  const last = tokensOf(words.slice(-LONGEST_NOTE)).at(-1);
  return last?.kind === 'priceNote' && Math.abs(last.right - right) < AT_END;
};

/** Words of such a note, at most. */
const LONGEST_NOTE = 4;

/** Points between the ends of what one column holds, at most. */
const AT_END = 3;

/** `Kitchen & Nook total`, or `Total Phase 1` below `Phase 1: Water service`. */
const saysName = (sum: string, name: string): boolean => {
  if (sum.includes(name)) return true;
  const said = /^(?:sub\s*-?\s*)?totals?\s+(\p{L}.{3,})$/iu.exec(labelOf(sum))?.[1];
  return said !== undefined && new RegExp(`^${said.replace(/\W/g, '\\$&')}\\b`, 'i').test(name);
};

/** Lines whose amounts lead from the sum of the rows above them to that of the line below them. */
interface Led {
  charges: ReadonlySet<Line>;
  total: Line;
}

const leadOn = (below: readonly CellLine[], rows: Decimal): Led | null => {
  let charges = new Set<Line>();
  let running = rows;
  for (const { line, figures } of below) {
    const [figure, another] = figures.filter(({ decimals }) => decimals > 0);
    if (another !== undefined) return null;
    if (figure?.value == null) continue;
    // The sum of the rows may stand between: what is above it are sums of groups.
    if (isSum(figure, rows)) {
      charges = new Set();
      running = rows;
      continue;
    }
    if (charges.size > 0 && isSum(figure, running)) return { charges, total: line };
    running = running.plus(figure.value);
    charges.add(line);
    // `Materials   8,927.30`, `Labor   16,210.30`: together they are the rows once more.
    if (running.minus(rows).minus(rows).abs().lt(CENT)) {
      charges = new Set();
      running = rows;
    }
  }
  return null;
};

const laterOf = (one: Line | undefined, other: Line): Line => {
  if (one === undefined || other.page > one.page) return other;
  return other.page === one.page && other.box.top > one.box.top ? other : one;
};

const isSum = ({ value }: FigureCell, sum: Decimal | undefined): boolean =>
  sum !== undefined && !sum.eq(0) && value !== null && sum.minus(Math.abs(value)).abs().lt(CENT);

const matches = (figures: readonly FigureCell[], sums: Sums, whole: FigureColumn): boolean =>
  figures.some((figure) => isSum(figure, sums.get(whole)));

/** Figures that are sums, each with its column: the one that it stands in, else any. */
const placed = (
  figures: readonly FigureCell[],
  sums: Sums,
): { figure: FigureCell; column: FigureColumn }[] => {
  const used = new Set<FigureColumn>();
  return figures.flatMap((figure) => {
    const of = [...sums.keys()].filter(
      (column) => !used.has(column) && isSum(figure, sums.get(column)),
    );
    const column =
      of.find(({ left, right }) => figure.left < right && figure.right > left) ?? of[0];
    if (column === undefined) return [];
    used.add(column);
    return [{ figure, column }];
  });
};

/** As full a line as the rows are, though its figures do not agree. */
const isRow = ({ figures, texts }: CellLine, { amounts }: NamedTable): boolean =>
  texts.length > 0 && figures.length >= Math.min(3, amounts.length);

/** `Total $21,281.71`: a short label may stand so close to its amount that both are one cell. */
const totalOf = (line: Line): CellLine | null => {
  const last = line.words.at(-1);
  return last === undefined || totalLabel(line.text) === null
    ? null
    : { ...cellsOf(makeLine(line.page, [last], line.ocr)), line };
};

/** `3  Bath`: groups are numbered, which is none of their names; `02 - Site Work` is a whole one. */
const NUMBER = /^\d{1,3}[.)]?$/;

const withoutNumber = (line: Line): Line => {
  const [first, ...rest] = line.words;
  const isNumbered = first !== undefined && NUMBER.test(first.text);
  return isNumbered && /^\p{L}/u.test(rest[0]?.text ?? '') && rest.length <= 6
    ? makeLine(line.page, rest, line.ocr)
    : line;
};

const bare = (line: Line): string =>
  line.text.replace(/^\d{1,3}[.)]?\s+(?=\p{L})/u, '').replace(/:$/, '');

/** The line with its label said in known words, and each sum in its column. */
const named = (
  line: Line,
  label: string,
  sums: readonly { figure: FigureCell; column: FigureColumn }[],
): Line => {
  const [like] = line.words;
  if (like === undefined) return line;
  const amounts = sums
    .toSorted((a, b) => a.column.right - b.column.right)
    .map(({ figure, column }): Word => {
      const { right } = column;
      const left = right - (figure.right - figure.left);
      return { ...like, text: figure.text, box: { ...like.box, left, right } };
    });
  const each = like.fontSize * 0.5;
  const width = label.length * each;
  let at = Math.min(like.box.left, (amounts[0]?.box.left ?? like.box.left) - width - like.fontSize);
  const words = label.split(' ').map((text): Word => {
    const box = { ...like.box, left: at, right: at + text.length * each };
    at = box.right + like.fontSize * 0.3;
    return { ...like, text, box };
  });
  return makeLine(line.page, [...words, ...amounts], line.ocr);
};
