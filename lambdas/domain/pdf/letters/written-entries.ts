import { NO_WORK } from '../cells/lump-sums.ts';
import { boxAround, type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { withoutFurniture } from '../pages/without-furniture.ts';
import type { Entry, PhraseRow } from '../phrases/phrase-rows.ts';
import { onOneLevel, withCents, withoutColon } from '../phrases/sentence-lines.ts';
import { ROOM_WORDS } from '../rooms/names-of-places.ts';
import { couldBeName } from '../rooms/room-lines.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { type Proof, proveAmounts } from './proven-amounts.ts';
import { type Said, saidIn } from './written-amounts.ts';
import { type Block, blocksOf } from './written-blocks.ts';
import { type Described, rowsOf, unchargedRowOf } from './written-rows.ts';

/**
 * Letters and typed sheets, whatever their form: the total tells which of the amounts are the work's, and each pays for what
 * its paragraph says or, where it stands alone, for what stands above it. Null where no total is proven so.
 */
export const writtenEntries = (pages: readonly PageLines[]): Entry[][] | null => {
  const bodies = withoutFurniture(pages);
  const blocks = blocksOf(bodies);
  const said = blocks.flatMap((own) => own.flatMap((block, at) => saidIn(block, own[at - 1])));
  const proof = proveAmounts(said);
  if (proof === null) return null;
  const rows = [...proof.rows];
  const ofPolicies = rows.filter(({ line }) => NO_WORK.test(line.text));
  if (ofPolicies.length * 2 > rows.length) return null;
  const entries = withAllNumbersOrNone(entriesOf(blocks, said, proof));
  return pages.map(({ lines }, at) =>
    withFurniture(lines, bodies[at]?.lines ?? [], entries[at] ?? []),
  );
};

/** Among numbered rows, one without a number would be said of the row above. */
const withAllNumbersOrNone = (pages: Entry[][]): Entry[][] => {
  const rows = pages.flat().filter((entry) => entry.kind === 'row');
  if (rows.every(({ cells }) => cells.has('itemNumber'))) return pages;
  for (const { cells } of rows) cells.delete('itemNumber');
  return pages;
};

const entriesOf = (
  blocks: readonly Block[][],
  said: readonly Said[],
  { rows, sums, added, total }: Proof,
): Entry[][] => {
  const byBlock = Map.groupBy(said, ({ block }) => block);
  const placeOf = new Map(blocks.flat().map((block, at) => [block, at]));
  const first = Math.min(...[...rows].map(({ block }) => placeOf.get(block) ?? 0));
  const last = placeOf.get(total.block) ?? 0;
  const isAmongRows = (block: Block): boolean => {
    const at = placeOf.get(block) ?? 0;
    return at > first && at < last;
  };
  const described: Described = { above: [], task: [] };
  /** What stands right above the rows since the last sum. */
  let head: Line | null = null;
  let isBegun = false;
  const pages: Entry[][] = [];
  for (const own of blocks) {
    const entries: Entry[] = [];
    pages.push(entries);
    for (const block of own) {
      const amounts = byBlock.get(block) ?? [];
      const work = amounts.filter((one) => rows.has(one));
      const sum = amounts.find((one) => one === total || sums.has(one));
      const { rows: made, name: runIn } = rowsOf(work, described);
      if (amounts.length === 0 && isAmongRows(block)) made.push(...uncharged(block, described));
      for (const { phrases } of made) removeLines(pages, new Set(phrases));
      const above = made.length > 0 ? headIn(described.above.at(-1)) : null;
      const name = runIn.length > 0 ? lineOf(runIn, block) : above;
      if (runIn.length > 0 && name !== null) {
        entries.push({ kind: 'line', line: name });
        isBegun = false;
      }
      if (name !== null && isPlace(name.text)) setInBold(pages, name);
      if (made.length > 0 && !isBegun) {
        head = name === null ? null : withoutColon(name);
        isBegun = true;
      }
      if (sum !== undefined) {
        entries.push({
          kind: 'line',
          line: sumLine(sum, sum === total ? null : (head ?? sum.line)),
        });
        isBegun = false;
      }
      const extra = amounts.find((one) => added.has(one));
      if (made.length > 0) entries.push(...made);
      else if (extra !== undefined && block.lines.length > 1)
        entries.push({ kind: 'line', line: addedLine(extra) });
      else
        for (const line of block.lines)
          if (line !== sum?.line && !(isAmongRows(block) && OFFERS.test(line.text)))
            entries.push({ kind: 'line', line });
      const isSaid = made.length > 0 || sum !== undefined || extra !== undefined;
      if (isSaid) described.above = [];
      else described.above.push(block);
    }
  }
  return pages;
};

/** Above what the total counts stands no offer. */
const OFFERS = /^(?:options?|alternates?|upgrades?)\s*:?$/i;

const uncharged = (block: Block, described: Described): PhraseRow[] => {
  const row = unchargedRowOf(block, described);
  return row === null ? [] : [row];
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
  const isSaid = block.lines.length === 1 && totalLabel(line.text) !== null;
  if (first === undefined || isSaid) return line;
  const name = head === null || head === line ? [] : head.words;
  const label = {
    ...first,
    text: head === null ? 'TOTAL' : name.length > 0 ? 'Totals:' : 'Subtotal',
  };
  const right = Math.max(line.box.right, ...name.map(({ box }) => box.right)) + line.fontSize * 2;
  const amount = token.words.map((word) => ({
    ...withCents(word),
    box: { ...line.box, left: right, right: right + word.box.right - word.box.left },
  }));
  const words = onOneLevel([{ ...label, box: { ...line.box, right: line.box.left + 1 } }, ...name]);
  return makeLine(line.page, [...words, ...amount], line.ocr);
};

/** `MA tax paid on material,` over `6.25%   256.03`, on one line. */
const addedLine = ({ line, token, block }: Said): Line => {
  const label = onOneLevel(block.words.filter((word) => !token.words.includes(word)));
  const right = boxAround(label).right + line.fontSize * 2;
  const amount = token.words.map((word) => ({
    ...withCents(word),
    box: { ...boxAround(label), left: right, right: right + word.box.right - word.box.left },
  }));
  return makeLine(line.page, [...label, ...amount], line.ocr);
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
