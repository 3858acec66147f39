import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';

/** Fewer rows with a code, or names that count up, may be anything. */
const LEAST_ROWS = 6;
const LEAST_NAMES = 3;
const MOST_CODES = 4;
/** Points by which a code may stand beside its heading. */
const REACH = 6;

/** `L/M`, `F/A`: a heading that says what letters stand below it. */
const HEADING = /^(\p{Lu})\/(\p{Lu})$/u;
const CODE = /^\p{Lu}{1,3}$/u;
const COUNT = /^(?:\d{1,2}|\p{Lu})[.)]?$/u;

/** A table with a column of codes: where it begins, and where names stand before it. */
interface Table {
  head: Line;
  heading: Word;
  /** Left edge of the heading of names. */
  named: number;
}

/** A row with its code, and what stands before that. */
interface Row {
  code: string;
  /** `3`, `C` */
  count: string | null;
  name: readonly Word[];
  rest: readonly Word[];
}

/**
 * `2   Porch - split hose bib   L   Cut out, braze   2   hr`, below it `M   Hose bib`, headed `#   Task   L/M   Detail   Qty`: what
 * is to be done stands once, in a cell that was merged over its rows, and each of these has a letter that its heading
 * names. Names that count up from the first prove it. Each becomes a head above its rows.
 */
export const withNamesBesideCodesAsHeads = (pages: readonly PageLines[]): PageLines[] => {
  const lines = pages.flatMap((page) => page.lines);
  const table = tableIn(lines);
  if (table === null) return [...pages];
  const below = lines.slice(lines.indexOf(table.head) + 1);
  const rows = new Map(
    below.flatMap((line): [Line, Row][] => {
      const row = rowOf(line, table);
      return row === null ? [] : [[line, row]];
    }),
  );
  return isProven([...rows.values()], table)
    ? pages.map((page) => ({ ...page, lines: settled(page.lines, table, rows) }))
    : [...pages];
};

const tableIn = (lines: readonly Line[]): Table | null => {
  for (const head of lines) {
    const at = head.words.findIndex(({ text }) => HEADING.test(text));
    const heading = head.words[at];
    const named = head.words.slice(0, Math.max(at, 0)).find(({ text }) => /\p{L}{3}/u.test(text));
    if (heading !== undefined && named !== undefined && at < head.words.length - 2)
      return { head, heading, named: named.box.left };
  }
  return null;
};

const rowOf = (line: Line, { heading, named }: Table): Row | null => {
  const at = line.words.findIndex(
    ({ text, box }) =>
      CODE.test(text) &&
      box.left < heading.box.right + REACH &&
      box.right > heading.box.left - REACH,
  );
  const code = line.words[at];
  if (code === undefined || at === line.words.length - 1) return null;
  const before = line.words.slice(0, at);
  const [first] = before;
  const isCounted =
    first !== undefined && COUNT.test(first.text) && first.box.right < named && before.length > 1;
  return {
    code: code.text,
    count: isCounted ? first.text.replace(/[.)]$/, '') : null,
    name: isCounted ? before.slice(1) : before,
    rest: line.words.slice(at),
  };
};

const isProven = (rows: readonly Row[], { heading }: Table): boolean => {
  const codes = new Set(rows.map(({ code }) => code));
  const [, ...letters] = HEADING.exec(heading.text) ?? [];
  const counts = rows.flatMap(({ count }) => count ?? []);
  return (
    rows.length >= LEAST_ROWS &&
    rows[0]?.count != null &&
    codes.size <= MOST_CODES &&
    letters.every((letter) => codes.has(letter)) &&
    counts.length >= LEAST_NAMES &&
    counts.length < rows.length &&
    (areNext(counts, '1') || areNext(counts, 'A'))
  );
};

/** `1`, `2`, `3` or `A`, `B`, `C` */
const areNext = (counts: readonly string[], first: '1' | 'A'): boolean =>
  counts.every((count, at) =>
    first === '1' ? count === `${at + 1}` : count === String.fromCharCode('A'.charCodeAt(0) + at),
  );

const settled = (lines: readonly Line[], table: Table, rows: ReadonlyMap<Line, Row>): Line[] => {
  const groups: Group[] = [{ name: [], lines: [] }];
  for (const line of lines) {
    const row = rows.get(line);
    if (row?.count != null) groups.push({ name: [], lines: [] });
    const group = groups.at(-1);
    const rest = makeRest(line, row, table);
    const words = row?.name ?? (isOfName(line, group?.name[0], table) ? line.words : []);
    group?.name.push(...words);
    if (row !== undefined || words.length === 0) group?.lines.push(rest);
  }
  return groups.flatMap(({ name, lines: [first, ...others] }) =>
    first === undefined ? [] : [...nameAbove(first, name), first, ...others],
  );
};

/** A name, which may go on beside the rows below the first or between them, and what stands below it. */
interface Group {
  name: Word[];
  lines: Line[];
}

const makeRest = (line: Line, row: Row | undefined, { head, heading }: Table): Line => {
  if (row !== undefined) return makeLine(line.page, [...row.rest], line.ocr);
  return line === head
    ? makeLine(line.page, line.words.slice(line.words.indexOf(heading)), line.ocr)
    : line;
};

const isOfName = ({ words }: Line, begins: Word | undefined, { heading }: Table): boolean =>
  begins !== undefined &&
  words.every(({ box }) => box.left > begins.box.left - REACH && box.right < heading.box.left);

/** The words of a name in a line of their own, in strong type. */
const nameAbove = ({ page, box: { top }, ocr }: Line, name: readonly Word[]): Line[] => {
  let left = name[0]?.box.left ?? 0;
  const words = name.map((word): Word => {
    const width = word.box.right - word.box.left;
    const box = { left, right: left + width, top: top - word.fontSize, bottom: top };
    left += width + word.fontSize * SPACE;
    return { ...word, bold: true, box };
  });
  return words.length === 0 ? [] : [makeLine(page, words, ocr)];
};

/** Font sizes between two words. */
const SPACE = 0.3;
