import type { PrintedSummary, PrintedTotal } from '../../estimate/estimate.ts';
import { decimal, sum, toAmount } from '../../money/money.ts';
import { type Line, makeLine, type PageOfLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { coverageOfTitle } from '../pages/page-titles.ts';
import { couldBeName } from '../rooms/room-lines.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { addRow, emptySummary, fieldOf, isTaxRow, LABELS } from './summary-rows.ts';
import { summariesAt, summariesOfRows, summariesOfTable } from './summary-table.ts';
import { labelOf } from './total-labels.ts';

/** Whether a line is a row that belongs into a summary and does not stand in it yet. */
const isOwnRow = (line: Line, summary: PrintedSummary): boolean => {
  const amount = closingAmount(line);
  if (amount === null || !isOneSum(line)) return false;
  const label = labelBeside(line, amount);
  const field = fieldOf(label, summary);
  if (summary.netClaim !== null && (field === undefined || !BELOW_NET_CLAIM.has(field)))
    return false;
  return field === undefined
    ? isTaxRow(label) && summary.rcv === null
    : field !== 'lineItemTotal' && summary[field] === null;
};

/** What a summary has below its net claim: a deductible further down is some list's. */
const BELOW_NET_CLAIM: ReadonlySet<string> = new Set([
  'nonRecoverableDepreciation',
  'recoverableDepreciation',
  'paidWhenIncurred',
  'netClaimIfDepreciationRecovered',
]);

/** The amount at a line's right end; a long label may run into it, and past its beginning. */
export const closingAmount = (line: Line): Token | null => {
  // Points of a scan are at times read as something else.
  if (!line.ocr && !/\.\d{2}(?!\d)/.test(line.text)) return null;
  const tokens = tokensOf(line.words);
  const end = Math.max(0, ...tokens.map((token) => token.right));
  const amounts = tokens
    .filter((token) => token.kind === 'amount' && token.decimals === 2)
    .sort((a, b) => b.right - a.right);
  const [last] = amounts;
  // The label may even end a little to the right of the amount that it ran over.
  const reach = tokens.some((token) => token.kind === 'text' && token.right > (last?.left ?? end))
    ? line.fontSize * 1.5
    : line.fontSize * 3;
  return last !== undefined && end - last.right <= reach ? last : null;
};

/** The line's words without that amount. */
const labelBeside = (line: Line, amount: Token | null): string =>
  amount === null
    ? line.text.trim()
    : labelOf(
        textOf(
          line.words.filter(
            (word) => word.box.right <= amount.right - 0.01 && !holds(amount, word),
          ),
        ),
      );

const holds = (token: Token, word: Word): boolean =>
  token.words.some((own) => own.box.left === word.box.left && own.box.top === word.box.top);

/**
 * A summary's row without the running text that stands right of its amounts, in a column of its
 * own: `Net Claim   $5,218.44      is paid once you send us`.
 */
const withoutAside = (line: Line, summary: PrintedSummary): Line => {
  if (!/\.\d{2}(?!\d)\D*\p{L}/u.test(line.text) || closingAmount(line) !== null) return line;
  const segments = segmentsOf(line.words, 1.5);
  const at = segments.findIndex((words) => MONEY.test(textOf(words)));
  if (at < 1 || at === segments.length - 1) return line;
  const aside = textOf(segments.slice(at + 1).flat());
  if (/\d\.\d{2}\b/.test(aside) || !/\p{L}{2} \p{L}/u.test(aside)) return line;
  const row = makeLine(line.page, segments.slice(0, at + 1).flat(), line.ocr);
  const label = labelBeside(row, closingAmount(row));
  return fieldOf(label, summary) !== undefined || isTaxRow(label) ? row : line;
};

const MONEY = /^[-–(<]*\$?\s?[-–(<]*\d[\d,]*\.\d{2}[)>]*$/;

/** `Summary for Dwelling`, `Settlement - Dwelling` */
export const SUMMARY_TITLE =
  /^(?:(?:coverage\s+)?summary(?:\s+(?:for|of|-|–|:)\s*(.*))?|settlement\s+[-–]\s+(\D+))$/i;

const OF_ALL = /^(?:grand\s+)?totals?\s*:?$/i;

const ALL_ITEMS = /^all\s+items$/i;

/** A long title goes on below, in its own type. */
const isRestOfTitle = (line: Line, title: Line): boolean =>
  line.box.top - title.box.bottom < title.fontSize * 0.6 &&
  Math.abs(line.fontSize - title.fontSize) < 0.3 &&
  line.bold === title.bold &&
  isCentred(line, title) &&
  !/[:.]$/.test(line.text) &&
  !LABELS.some(([pattern]) => pattern.test(line.text)) &&
  closingAmount(line) === null;

export const isRightBelow = (line: Line, above: Line, text: string = line.text): boolean =>
  line.box.top - above.box.bottom < above.fontSize * 0.6 && !/\d$/.test(text);

/** `Less Overhead & Profit on Recoverable &`: no label ends so. */
const GOES_ON = /(?:[&,/(–-]|\b(?:and|or|of|on|for|if|is|are|less|the|with|when))$/i;

/** A face made bold by a second stroke stands in the room of a wider one, and off its middle. */
const isCentred = (line: Line, title: Line): boolean =>
  Math.abs(line.box.left + line.box.right - title.box.left - title.box.right) <
  title.fontSize * (line.box.right < title.box.right ? 2 : 1);

/** Other programs' titles of the same block. */
const OTHER_TITLE =
  /^(?:(?:statement|summary|proof)\s+of\s+loss|(?:estimate|claim|coverage|loss|settlement|building)\s+(?:summary|totals?|recap))\s*:?$/i;

const isEmpty = (summary: PrintedSummary): boolean =>
  Object.entries(summary).every(
    ([key, value]) =>
      key === 'coverage' || key === 'readAt' || value === null || (value as unknown[]).length === 0,
  );

/** Reads the `Summary for ...` blocks. `isItemLine` keeps rows of tables out; `totals` are what the tables end in. */
export const readSummaries = (
  pages: readonly PageOfLines[],
  isItemLine: (line: Line) => boolean,
  totals: readonly PrintedTotal[] = [],
): PrintedSummary[] => {
  const summaries: PrintedSummary[] = [];
  let open: PrintedSummary | null = null;
  let isOfIncurred = false;
  for (const page of pages) {
    // A summary goes on where the next page begins with one of its rows.
    let cut: PrintedSummary | null = open;
    open = null;
    let isTitled = false;
    let title: Line | null = null;
    /** A label that goes on below, with its amount. */
    let begun: Line | null = null;
    /** The line right above, where no amount ends it. */
    let above: Line | null = null;
    for (const whole of page.lines) {
      const line = open === null ? whole : withoutAside(whole, open);
      const text = line.text.trim();
      if (cut !== null && isOwnRow(line, cut) && !isItemLine(line)) {
        open = cut;
        cut = null;
      }
      const coverage = coverageOfTitle(text);
      const named = OTHER_TITLE.test(text) ? null : SUMMARY_TITLE.exec(text);
      if ((named !== null || coverage !== null) && closingAmount(line) === null) {
        const name =
          coverage ?? (named?.[1] ?? named?.[2] ?? '').replace(/^loss\s+[-–—:]\s+/i, '').trim();
        title = line;
        cut = null;
        isOfIncurred = false;
        // All the items of the coverage that the title above names.
        if (open !== null && isEmpty(open) && open.coverage !== null && ALL_ITEMS.test(name))
          continue;
        open = emptySummary(name === '' ? null : name, line);
        summaries.push(open);
        continue;
      }
      const isCut = open?.coverage !== null || /\bfor$/i.test(title?.text.trim() ?? '');
      if (open !== null && title !== null && isCut && isRestOfTitle(line, title)) {
        open.coverage = open.coverage === null ? text : `${open.coverage} ${text}`;
        title = line;
        continue;
      }
      title = null;
      // `Coverage: Building` under one title for all of them.
      const ofCoverage =
        /^coverage\s*:\s*(\S.*)$/i.exec(text)?.[1] ??
        (isTitled ? /^coverage\s+[a-f]\b.{0,40}$/i.exec(text)?.[0] : undefined);
      if (OTHER_TITLE.test(text)) isTitled = true;
      const isHead = ofCoverage !== undefined && closingAmount(line) === null;
      if (isHead && (open !== null || isTitled)) {
        if (open !== null && isEmpty(open)) summaries.pop();
        open = emptySummary(ofCoverage, line);
        summaries.push(open);
        continue;
      }
      if (/^(?:(?:estimate|sub-?limits?)\s+)?recap\b/i.test(line.text)) open = cut = null;
      if (isItemLine(line)) {
        open = cut = null;
        continue;
      }
      const amount = closingAmount(line);
      // Of all coverages, below the last of them.
      if (amount === null && OF_ALL.test(text)) open = cut = null;
      const own = labelBeside(line, amount);
      const label =
        begun !== null && amount !== null && isRightBelow(line, begun, own)
          ? `${begun.text.trim()} ${own}`
          : own;
      begun = amount === null && GOES_ON.test(text) ? line : null;
      if (amount !== null && isAllItems(label) && isOneSum(line)) {
        // `Other Structures` right above the line item total of another coverage.
        const isNext =
          open?.lineItemTotal != null && !isOfIncurred && above !== null && couldBeName(above);
        if (open === null || isNext) {
          open = emptySummary(isNext ? (above?.text.trim() ?? null) : null, line);
          summaries.push(open);
        }
      }
      above = amount === null ? line : null;
      // What a coverage pays only when it is incurred has rows of its own below the coverage's.
      if (amount === null && /\bpaid\s+when\s+incurred$/i.test(text)) isOfIncurred = true;
      const counts = !isOfIncurred || /^total\s+paid\b/i.test(label);
      if (open !== null && amount !== null && counts) addRow(open, label, amount);
    }
  }
  const titled = summaries.filter(
    (summary) =>
      summary.rcv !== null ||
      summary.lineItemTotal !== null ||
      summary.netClaim !== null ||
      summary.subtotal !== null,
  );
  if (titled.length > 0)
    return titled.flatMap((summary) => {
      const inColumns = summariesBelow(summary, pages, isItemLine);
      return inColumns.length > 0 ? inColumns : [summary];
    });
  const others = [
    summariesOfTable,
    summariesOfRows,
    (): PrintedSummary[] => summariesBelowTotals(pages, totals),
    untitledSummaries,
  ];
  for (const readOthers of others) {
    const found = readOthers(pages, isItemLine);
    if (found.length > 0) return found;
  }
  return [];
};

/**
 * `Less deductible` and `Net claim, Coverage A` right below `Total Coverage A`, in whose columns stands what the
 * coverage bears: a statement of loss ends the rows of each coverage so.
 */
const summariesBelowTotals = (
  pages: readonly PageOfLines[],
  totals: readonly PrintedTotal[],
): PrintedSummary[] =>
  totals.flatMap((total) => {
    if (!OF_COVERAGE.test(total.name)) return [];
    const { page, box } = total.readAt;
    const onPage = pages.findIndex((one) => one.page === page);
    const lines = pages[onPage]?.lines ?? [];
    const at = lines.findIndex((line) => line.box.top === box.top);
    const line = lines[at];
    if (line === undefined) return [];
    const summary = emptySummary(total.name, line);
    let above = line;
    for (const row of [...lines.slice(at + 1), ...(pages[onPage + 1]?.lines ?? [])]) {
      const amount = closingAmount(row);
      if (amount === null || !isOneSum(row)) break;
      if (row.page === above.page && row.box.top - above.box.bottom > row.fontSize * 3) break;
      addRow(summary, labelBeside(row, amount), amount);
      above = row;
      if (summary.netClaim !== null) break;
    }
    if (summary.netClaim === null) return [];
    const { lineItemTotal, rcv, depreciation, acv } = total.amounts;
    return [{ ...summary, lineItemTotal, rcv, depreciation, acv }];
  });

const OF_COVERAGE = /^cov(?:erage)?\.?\s+\p{Lu}\b/iu;

/** `Summary of All Coverages`, with a column for each of them below it. */
const summariesBelow = (
  { readAt }: PrintedSummary,
  pages: readonly PageOfLines[],
  isItemLine: (line: Line) => boolean,
): PrintedSummary[] => {
  const lines = pages.find(({ page }) => page === readAt.page)?.lines ?? [];
  const title = lines.findIndex(({ box }) => box.top === readAt.box?.top);
  return title < 0 ? [] : summariesAt(lines, title + 1, isItemLine);
};

/**
 * Sums without a title of their own, as other programs print them below the last total: rows one
 * under the other of which at least two are values of the claim. A letter before the estimate may
 * print them too, so the last ones count.
 */
const untitledSummaries = (
  pages: readonly PageOfLines[],
  isItemLine: (line: Line) => boolean,
): PrintedSummary[] => {
  const found: PrintedSummary[] = [];
  let [firstItems, lastItems] = [0, 0];
  for (const page of pages) {
    let open: PrintedSummary | null = null;
    let above: Line | null = null;
    for (const line of page.lines) {
      if (isItemLine(line)) [firstItems, lastItems] = [firstItems || page.page, page.page];
      const amount = isItemLine(line) ? null : closingAmount(line);
      const label = amount === null ? '' : labelBeside(line, amount);
      const isRow = amount !== null && label !== '' && isOneSum(line) && !OF_GROUP.test(label);
      const near = above !== null && line.box.top - above.box.bottom < line.fontSize * 3;
      if (!isRow || !near) open = null;
      if (isRow) {
        if (open === null) {
          open = emptySummary(null, line);
          found.push(open);
        }
        addRow(open, label, amount);
        above = line;
      }
    }
  }
  const told = found.filter(
    ({ rcv, acv, netClaim, depreciation, deductible }) =>
      (rcv !== null || acv !== null) &&
      [rcv, acv, netClaim, depreciation, deductible].filter((value) => value !== null).length >= 3,
  );
  for (const summary of told) {
    if (isOfLastGroup(summary)) summary.subtotal = null;
    // Two plain sums: the first is of the rows.
    if (summary.lineItemTotal === null && summary.rcv !== null)
      summary.lineItemTotal = withoutTaxAbove(summary);
  }
  // Each of several estimates may end in the sums of its coverage.
  const behind = told.filter(
    ({ coverage, readAt }) =>
      readAt.page >= lastItems || (coverage !== null && readAt.page > firstItems),
  );
  return behind.length > 0 ? behind : told.slice(-1);
};

/** Nothing leads from the subtotal to the whole, and it is less: it sums the rows right above it. */
const isOfLastGroup = (summary: PrintedSummary): boolean =>
  summary.subtotal !== null &&
  summary.rcv !== null &&
  summary.subtotal < summary.rcv &&
  [summary.overhead, summary.profit].every((value) => value === null) &&
  summary.taxes.length === 0 &&
  summary.other.length === 0;

/** The subtotal without the taxes above it, where what follows leads from it to the whole without them. */
const withoutTaxAbove = ({
  subtotal,
  rcv,
  taxes,
  overhead,
  profit,
}: PrintedSummary): number | null => {
  if (subtotal === null || rcv === null || taxes.length === 0) return subtotal;
  const whole = sum([subtotal, overhead, profit]);
  const holdsTaxes = whole.minus(rcv).abs().lt('0.01');
  return holdsTaxes
    ? toAmount(decimal(subtotal).minus(sum(taxes.map(({ amount }) => amount))))
    : subtotal;
};

/** `Subtotal: Kitchen` right above the sums of the claim is none of them. */
const OF_GROUP = /^sub\s*-?\s*totals?\s*(?:[:\-–]|(?:for|of)\b)\s*\p{L}/iu;

const isAllItems = (label: string): boolean => /^line\s+item\s+totals?$/i.test(label);

/** A line of a table ends in a figure for each column; a sum stands alone, or behind its rate. */
const isOneSum = (line: Line): boolean => {
  const figures = tokensOf(line.words).filter(
    (token) => token.kind === 'quantity' || (token.kind === 'amount' && token.decimals === 2),
  );
  return figures.length === 1 || /[@%]/.test(line.text);
};
