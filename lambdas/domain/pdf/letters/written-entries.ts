import { NO_WORK } from '../cells/lump-sums.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { withoutFurniture } from '../pages/without-furniture.ts';
import type { Entry, PhraseRow } from '../phrases/phrase-rows.ts';
import { withoutColon } from '../phrases/sentence-lines.ts';
import { ROOM_WORDS } from '../rooms/names-of-places.ts';
import { couldBeName } from '../rooms/room-lines.ts';
import { proveByPoints } from './points-that-end-in-amounts.ts';
import { type Proof, proveAmounts } from './proven-amounts.ts';
import { headWithSum, withSumsInHeads } from './sums-in-heads.ts';
import { NO_TABLE, type TableInLetter } from './tables-in-letters.ts';
import { type Said, saidIn, withHeadsRepeated, withRefusedBelowHeads } from './written-amounts.ts';
import { type Block, blocksOf, printedText, unchargedIn } from './written-blocks.ts';
import { type Described, rowsOf, unchargedRowOf } from './written-rows.ts';
import { addedLine, sumLine, totalBelow } from './written-sums.ts';

/**
 * Letters and typed sheets, whatever their form: the total tells which of the amounts are the work's, and each pays for what
 * its paragraph says or, where it stands alone, for what stands above it. Null where no total is proven so.
 */
export const writtenEntries = (
  pages: readonly PageLines[],
  table: TableInLetter = NO_TABLE,
): Entry[][] | null => {
  const bodies = withoutFurniture(pages);
  const blocks = blocksOf(bodies, table.lines);
  const all = blocks.flatMap((own) =>
    own.flatMap((block, at) => {
      const amounts = saidIn(block, own[at - 1]);
      return isIn(table, block) ? amounts.slice(-1) : amounts;
    }),
  );
  const sure = all.filter(({ isBare }) => !isBare);
  const flat = blocks.flat();
  const found = provenIn(flat, sure) ?? (sure.length < all.length ? provenIn(flat, all) : null);
  if (found === null) return null;
  const { said, proof } = found;
  const rows = [...proof.rows];
  const ofPolicies = rows.filter(({ line }) => NO_WORK.test(line.text));
  if (ofPolicies.length * 2 > rows.length || !countsTable(proof, table)) return null;
  const entries = withAllNumbersOrNone(entriesOf(blocks, said, proof, table));
  return pages.map(({ lines }, at) =>
    withFurniture(lines, bodies[at]?.lines ?? [], entries[at] ?? []),
  );
};

const isIn = ({ lines }: TableInLetter, block: Block): boolean =>
  block.lines.some((line) => lines.has(line));

/** Whether the total counts the rows of the table with more that are said beside it. */
const countsTable = ({ rows, total }: Proof, table: TableInLetter): boolean => {
  const cells = [...rows].filter(({ block }) => isIn(table, block));
  if (table.rows.size === 0) return true;
  return total !== null && cells.length === table.rows.size && rows.size > cells.length * 2;
};

/** What amounts prove, and what is known of them by then. Bare numbers are tried where the others prove nothing. */
const provenIn = (
  blocks: readonly Block[],
  amounts: readonly Said[],
): { said: readonly Said[]; proof: Proof } | null => {
  const said = withSumsInHeads(withRefusedBelowHeads(withHeadsRepeated(amounts, blocks), blocks));
  const proof = proveAmounts(said) ?? proveByPoints(blocks, said);
  return proof === null ? null : { said, proof };
};

/** Among numbered rows, one without a number would be said of the row above. */
const withAllNumbersOrNone = (pages: Entry[][]): Entry[][] => {
  const rows = pages.flat().filter((entry) => entry.kind === 'row');
  if (rows.every(({ cells }) => cells.has('itemNumber'))) return pages;
  for (const { cells } of rows) cells.delete('itemNumber');
  return pages;
};

/** What is known of all blocks. */
interface Told {
  proof: Proof;
  table: TableInLetter;
  byBlock: ReadonlyMap<Block, readonly Said[]>;
  /** Between the first row and the total. */
  isAmongRows: (block: Block) => boolean;
  /** Where no total stands below the rows: the words below, which would be said of the last row, and what names the total above. */
  isBeside: (block: Block) => boolean;
  /** Where no total stands below the rows: the block of the last. */
  endsRows: (block: Block) => boolean;
}

/** What the blocks so far have come to. */
interface Setting {
  pages: Entry[][];
  described: Described;
  /** What stands right above the rows since the last sum. */
  head: Line | null;
  isBegun: boolean;
}

const entriesOf = (
  blocks: readonly Block[][],
  said: readonly Said[],
  proof: Proof,
  table: TableInLetter,
): Entry[][] => {
  const placeOf = new Map(blocks.flat().map((block, at) => [block, at]));
  const places = [...proof.rows].map(({ block }) => placeOf.get(block) ?? 0);
  const first = Math.min(...places);
  const total = proof.total === null ? -1 : (placeOf.get(proof.total.block) ?? -1);
  const isTotalBelow = total > first;
  const end = isTotalBelow ? Math.max(...places) : endOfRows(blocks.flat(), Math.max(...places));
  const last = isTotalBelow ? total : end + 1;
  const isAmongRows = (block: Block): boolean => {
    const at = placeOf.get(block) ?? 0;
    return at > first && at < last;
  };
  const told: Told = {
    proof,
    table,
    byBlock: Map.groupBy(said, ({ block }) => block),
    isAmongRows,
    isBeside: (block) =>
      !isTotalBelow && (block === proof.total?.block || (placeOf.get(block) ?? 0) > end),
    endsRows: (block) => !isTotalBelow && placeOf.get(block) === end,
  };
  const setting: Setting = {
    pages: [],
    described: { above: [], task: [] },
    head: null,
    isBegun: false,
  };
  for (const own of blocks) {
    setting.pages.push([]);
    for (const block of own) setBlock(block, setting, told);
  }
  return setting.pages;
};

/** The place of the last row, with those behind it that are not charged. */
const endOfRows = (blocks: readonly Block[], last: number): number => {
  let end = last;
  const isFree = (block: Block | undefined): boolean =>
    block !== undefined && unchargedIn(printedText(block)) !== null;
  while (isFree(blocks[end + 1])) end += 1;
  return end;
};

const setBlock = (block: Block, setting: Setting, told: Told): void => {
  if (told.isBeside(block)) return;
  if (isIn(told.table, block)) {
    setting.pages.at(-1)?.push(...block.lines.map((line) => ({ kind: 'line', line }) as const));
    setting.described.above = [];
    return;
  }
  const { sums, kinds, added, total } = told.proof;
  const entries = setting.pages.at(-1) ?? [];
  const amounts = told.byBlock.get(block) ?? [];
  if (amounts.some((one) => kinds.has(one))) return;
  const head = amounts.find(({ headsItsRows }) => headsItsRows === true);
  if (head !== undefined) {
    setting.described.above = [];
    entries.push({ kind: 'line', line: headWithSum(head) });
    return;
  }
  const rows = rowsIn(block, amounts, { setting, told });
  const sum = amounts.find((one) => one === total || sums.has(one));
  const extra = amounts.find((one) => added.has(one));
  if (sum !== undefined) {
    const head = sum === total ? null : (setting.head ?? sum.line);
    entries.push({ kind: 'line', line: sumLine(sum, head) });
    setting.isBegun = false;
  }
  if (rows.length > 0) entries.push(...rows);
  else if (extra !== undefined && block.lines.length > 1)
    entries.push({ kind: 'line', line: addedLine(extra) });
  else
    for (const line of block.lines)
      if (line !== sum?.line && !(told.isAmongRows(block) && OFFERS.test(line.text)))
        entries.push({ kind: 'line', line });
  if (rows.length > 0 || sum !== undefined || extra !== undefined) setting.described.above = [];
  else setting.described.above.push(block);
  if (total !== null && told.endsRows(block))
    entries.push({ kind: 'line', line: totalBelow(block, total) });
};

/** Above what the total counts stands no offer. */
const OFFERS = /^(?:options?|alternates?|upgrades?)\s*:?$/i;

/** The rows of a block; the lines that describe them are taken off the entries, and what heads them is set above. */
const rowsIn = (
  block: Block,
  amounts: readonly Said[],
  { setting, told }: { setting: Setting; told: Told },
): PhraseRow[] => {
  const { pages, described } = setting;
  const work = amounts.filter((one) => told.proof.rows.has(one));
  const { rows, name: runIn } = rowsOf(work, described);
  const free =
    amounts.length === 0 && told.isAmongRows(block) ? unchargedRowOf(block, described) : null;
  if (free !== null) rows.push(free);
  if (rows.length === 0) return rows;
  for (const { phrases } of rows) removeLines(pages, new Set(phrases));
  const name = runIn.length > 0 ? lineOf(runIn, block) : headIn(described.above.at(-1));
  if (runIn.length > 0 && name !== null) {
    pages.at(-1)?.push({ kind: 'line', line: name });
    setting.isBegun = false;
  }
  if (name !== null && isPlace(name.text)) setInBold(pages, name);
  if (!setting.isBegun) setting.head = name === null ? null : withoutColon(name);
  setting.isBegun = true;
  return rows;
};

/** `Hall bath.` of a paragraph, as a head of its own. */
const lineOf = (words: readonly Word[], { lines: [line] }: Block): Line | null =>
  line === undefined
    ? null
    : makeLine(
        line.page,
        words.map((word) => ({ ...word, bold: true, text: word.text.replace(/[.;:]$/, '') })),
        line.ocr,
      );

/** A line alone that may name the rows below it. */
const headIn = (block: Block | undefined): Line | null => {
  const [line, another] = block?.lines ?? [];
  return line !== undefined && another === undefined && couldBeName(withoutColon(line))
    ? line
    : null;
};

/** `Shop building, 12 x 12`; the name of a trade may stand plain. */
const isPlace = (text: string): boolean => ROOM_WORDS.test(text) || /\d/.test(text);

/** What heads rows stands out from them, however it is printed. */
const setInBold = (pages: readonly Entry[][], head: Line): void => {
  for (const entries of pages.slice(-2))
    for (const [at, entry] of entries.entries())
      if (entry.kind === 'line' && entry.line === head) {
        const words = head.words.map((word) => ({ ...word, bold: true }));
        entries[at] = { kind: 'line', line: makeLine(head.page, words, head.ocr) };
      }
};

/** Lines that describe a row below them are none of their own any more. */
const removeLines = (pages: Entry[][], lines: ReadonlySet<Line>): void => {
  for (const entries of pages.slice(-2)) {
    const kept = entries.filter((entry) => entry.kind === 'row' || !lines.has(entry.line));
    entries.splice(0, entries.length, ...kept);
  }
};

/** The lines that stand on every page, where they stood. */
const withFurniture = (
  printed: readonly Line[],
  body: readonly Line[],
  entries: readonly Entry[],
): Entry[] => {
  const kept = new Set(body);
  const first = printed.findIndex((line) => kept.has(line));
  const asEntries = (lines: readonly Line[]): Entry[] =>
    lines.filter((line) => !kept.has(line)).map((line) => ({ kind: 'line', line }));
  return [
    ...asEntries(printed.slice(0, Math.max(0, first))),
    ...entries,
    ...asEntries(printed.slice(Math.max(0, first))),
  ];
};
