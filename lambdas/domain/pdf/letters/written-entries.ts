import { NO_WORK } from '../cells/lump-sums.ts';
import { boxAround, type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { withoutFurniture } from '../pages/without-furniture.ts';
import type { Entry, PhraseRow } from '../phrases/phrase-rows.ts';
import { onOneLevel, withCents, withoutColon } from '../phrases/sentence-lines.ts';
import { ROOM_WORDS } from '../rooms/names-of-places.ts';
import { couldBeName } from '../rooms/room-lines.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { proveByPoints } from './points-that-end-in-amounts.ts';
import { type Proof, proveAmounts } from './proven-amounts.ts';
import { headWithSum, withSumsInHeads } from './sums-in-heads.ts';
import { type Said, saidIn, withHeadsRepeated, withRefusedBelowHeads } from './written-amounts.ts';
import { type Block, blocksOf, printedText, unchargedIn } from './written-blocks.ts';
import { type Described, rowsOf, unchargedRowOf } from './written-rows.ts';

/**
 * Letters and typed sheets, whatever their form: the total tells which of the amounts are the work's, and each pays for what
 * its paragraph says or, where it stands alone, for what stands above it. Null where no total is proven so.
 */
export const writtenEntries = (pages: readonly PageLines[]): Entry[][] | null => {
  const bodies = withoutFurniture(pages);
  const blocks = blocksOf(bodies);
  const all = blocks.flatMap((own) => own.flatMap((block, at) => saidIn(block, own[at - 1])));
  const sure = all.filter(({ isBare }) => !isBare);
  const flat = blocks.flat();
  const found = provenIn(flat, sure) ?? (sure.length < all.length ? provenIn(flat, all) : null);
  if (found === null) return null;
  const { said, proof } = found;
  const rows = [...proof.rows];
  const ofPolicies = rows.filter(({ line }) => NO_WORK.test(line.text));
  if (ofPolicies.length * 2 > rows.length) return null;
  const entries = withAllNumbersOrNone(entriesOf(blocks, said, proof));
  return pages.map(({ lines }, at) =>
    withFurniture(lines, bodies[at]?.lines ?? [], entries[at] ?? []),
  );
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

const entriesOf = (blocks: readonly Block[][], said: readonly Said[], proof: Proof): Entry[][] => {
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

/** `The whole job is $2,310.00, as follows:` as tables say it, below the last row. */
const totalBelow = ({ lines }: Block, { token }: Said): Line => {
  const line = lines.at(-1) as Line;
  const [word] = line.words;
  const pitch = line.fontSize * BELOW;
  const box = { ...line.box, top: line.box.top + pitch, bottom: line.box.bottom + pitch };
  const label: Word[] =
    word === undefined ? [] : [{ ...word, text: 'TOTAL', box: { ...box, right: box.left + 1 } }];
  const right = line.box.right + line.fontSize * 2;
  return makeLine(line.page, [...label, ...amountAt(right, { box }, token)], line.ocr);
};

/** Font sizes from a row to the total below it. */
const BELOW = 1.5;

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

/**
 * `That comes to $16,201.25.`, `Hall bath, together   $6,979.50`, `1,631.00` alone: as tables say it, by the name above the
 * rows; null names the total.
 */
const sumLine = ({ line, token, block }: Said, head: Line | null): Line => {
  const [first] = line.words;
  const last = token.words.at(-1);
  const endsLine = last !== undefined && line.words.at(-1)?.text === block.printed.get(last);
  const isSaid = block.lines.length === 1 && totalLabel(line.text) !== null && endsLine;
  if (first === undefined || isSaid) return line;
  const name = head === null || head === line ? [] : head.words;
  const label = {
    ...first,
    text: head === null ? 'TOTAL' : name.length > 0 ? 'Totals:' : 'Subtotal',
  };
  const right = Math.max(line.box.right, ...name.map(({ box }) => box.right)) + line.fontSize * 2;
  const words = onOneLevel([{ ...label, box: { ...line.box, right: line.box.left + 1 } }, ...name]);
  return makeLine(line.page, [...words, ...amountAt(right, line, token)], line.ocr);
};

/** `MA tax paid on material,` over `6.25%   256.03`, on one line. */
const addedLine = ({ line, token, block }: Said): Line => {
  const label = onOneLevel(block.words.filter((word) => !token.words.includes(word)));
  const right = boxAround(label).right + line.fontSize * 2;
  return makeLine(
    line.page,
    [...label, ...amountAt(right, { box: boxAround(label) }, token)],
    line.ocr,
  );
};

/** The amount on the level of what it is said with, from a place on. */
const amountAt = (left: number, { box }: Pick<Line, 'box'>, { words }: Said['token']): Word[] =>
  words.map((word) => ({
    ...withCents(word),
    box: { ...box, left, right: left + word.box.right - word.box.left },
  }));

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
