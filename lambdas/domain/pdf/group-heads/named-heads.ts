import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Line, makeLine, type PageLines, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { ROOM_WORDS, TRADE_WORDS } from '../rooms/names-of-places.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';
import type { HeaderRow, Heading } from '../tables/heading.ts';
import { headingKind } from '../tables/heading-words.ts';

/** Font sizes by which a name is set above the headings that it stood among. */
const ABOVE = 1.5;
/** Of the word that takes its place. */
const HEADING_SIZES = 6;

/**
 * Spreadsheets may head each area's table with the area's name where others have the word for
 * descriptions: `MASTER BATH   L   W   QTY   RATE   AMOUNT`. The name moves to a line of its own
 * above, where others print it. A heading that is the same everywhere is a
 * word for descriptions, unless it names a place or a trade: `Kitchen   Qty   Rate   Cost`.
 */
export const withNamesAboveHeads = (pages: readonly PageLines[]): PageLines[] => {
  const heads = new Map<Line, NamedHead>();
  for (const { lines } of pages)
    for (let index = 0; index < lines.length; index += 1) {
      const header = headerRowAt(lines, index);
      if (header === null) continue;
      const head = namedHead(header);
      if (head !== null) heads.set(head.line, head);
      index += header.lines.length - 1;
    }
  if (heads.size === 0) return [...pages];
  const names = new Set([...heads.values()].map(({ name }) => normalizeName(textOf(name))));
  const isName = names.size > 1 || isTotalled(pages, names) || [...names].some(isOfPlaceOrTrade);
  if (!isName) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => {
      const head = heads.get(line);
      return head === undefined ? [line] : [nameLine(head), headLine(head)];
    }),
  }));
};

const isOfPlaceOrTrade = (name: string): boolean => ROOM_WORDS.test(name) || TRADE_WORDS.test(name);

interface NamedHead {
  line: Line;
  name: Word[];
}

const namedHead = ({ lines: [line, ...others], headings }: HeaderRow): NamedHead | null => {
  const heading = headings.find(isNameless);
  if (line === undefined || others.length > 0 || heading === undefined) return null;
  const name = line.words.filter(
    ({ box }) => box.left > heading.left - 0.5 && box.right < heading.right + 0.5,
  );
  return name.length === 0 ? null : { line, name };
};

const isNameless = ({ kind, text }: Heading): boolean =>
  kind === 'description' && headingKind(text) === null;

const isTotalled = (pages: readonly PageLines[], names: ReadonlySet<string>): boolean =>
  pages.some(({ lines }) =>
    lines.some(({ text }) => names.has(normalizeName(totalLabel(text)?.name ?? ''))),
  );

const nameLine = ({ line, name }: NamedHead): Line => {
  const shift = line.fontSize * ABOVE;
  const words = name.map((word) => ({
    ...word,
    // A head stands out by where it stands; below the rows before, its type has to say so.
    bold: true,
    box: { ...word.box, top: word.box.top - shift, bottom: word.box.bottom - shift },
  }));
  return makeLine(line.page, words, line.ocr);
};

const headLine = ({ line, name }: NamedHead): Line => {
  const [first] = name;
  const words = line.words.flatMap((word) => {
    if (word !== first) return name.includes(word) ? [] : [word];
    // As wide for every area: one table is known by where its headings stand.
    const right = word.box.left + word.fontSize * HEADING_SIZES;
    return [{ ...word, text: 'DESCRIPTION', box: { ...word.box, right } }];
  });
  return makeLine(line.page, words, line.ocr);
};
