import type { PrintedRecapRow } from '../../estimate/estimate.ts';
import { type Line, type PageOfLines, readAtOf } from '../pages/lines.ts';
import { signedValue, type Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { closingAmount, isRightBelow, SUMMARY_TITLE } from './read-summaries.ts';

export interface Recaps {
  byCategory: PrintedRecapRow[];
  byRoom: PrintedRecapRow[];
}

/** Rows below the categories that add tax and markup to them. */
const NOT_A_CATEGORY =
  /\b(?:sales\s+tax|mtl\s+tax|tax)\b|^(?:(?:general\s+contractor\s+|gc\s+)?(?:overhead|profit)|permits?\s+and\s+fees\s+tax)\b/i;

/** What heads the categories with and without markup, and what sums them up. */
const OVERHEAD_PROFIT_ITEMS =
  /^(non\s*-?\s*)?(?:(?:general\s+contractor|gc)\s+)?o\s*&\s*p\s+items\b/i;

const PERCENT_END = /\s*-?\d+(?:\.\d+)?\s*%\s*$/;

/** Reads `Recap by Category` and `Recap by Room`: names with their amounts. */
export const readRecaps = (
  pages: readonly PageOfLines[],
  isItemLine: (line: Line) => boolean,
): Recaps => {
  const recaps: Recaps = { byCategory: [], byRoom: [] };
  let open: 'byCategory' | 'byRoom' | null = null;
  let overheadProfitItems: boolean | null = null;
  for (const page of pages) {
    let sawTitle = false;
    let ofCoverages: { name: string; amount: number }[] | null = null;
    let above: Line | null = null;
    for (const line of page.lines) {
      const { text } = line;
      if (/^(?:estimate\s+)?recap\b/i.test(text)) {
        open = /\bcategor/i.test(text)
          ? 'byCategory'
          : /\b(?:room|area)/i.test(text)
            ? 'byRoom'
            : null;
        overheadProfitItems = null;
        sawTitle = true;
        continue;
      }
      if (SUMMARY_TITLE.test(text.trim()) || isItemLine(line)) {
        open = null;
        continue;
      }
      if (open === null) continue;
      if (!sawTitle && !line.text.includes('%') && closingAmount(line) === null) continue;
      const ofItems = OVERHEAD_PROFIT_ITEMS.exec(text);
      if (ofItems !== null) {
        if (!/sub\s*total/i.test(text)) overheadProfitItems = ofItems[1] === undefined;
        continue;
      }
      const row = recapRow(line, open === 'byCategory' ? overheadProfitItems : null);
      if (row === null) {
        // A coverage's long name goes on below its amount.
        const cut = above === null || !isRightBelow(line, above) ? undefined : ofCoverages?.at(-1);
        if (cut !== undefined) cut.name += ` ${text.trim()}`;
        continue;
      }
      above = line;
      const coverage = /^coverage:?\s+(\S.*)$/i.exec(row.name)?.[1];
      if (coverage !== undefined) {
        const name = coverage.replace(/[\s@:=]*\d+(?:\.\d+)?\s*%[\s@:=]*$/, '');
        ofCoverages?.push({ name, amount: row.amount });
        continue;
      }
      ofCoverages = null;
      if (/^(?:(?:sub|grand)\s*-?\s*)?totals?\b/i.test(row.name)) {
        if (/^(?:grand\s+)?totals?\b/i.test(row.name)) open = null;
        continue;
      }
      if (/^(?:area\s+(?:items\s+)?(?:sub)?total|coverage|estimate)\b/i.test(row.name)) continue;
      if (open === 'byCategory' && NOT_A_CATEGORY.test(row.name)) continue;
      if (open === 'byRoom') ofCoverages = row.coverages = [];
      recaps[open].push(row);
    }
  }
  return recaps;
};

const recapRow = (line: Line, overheadProfitItems: boolean | null): PrintedRecapRow | null => {
  const percent = PERCENT_END.exec(line.text);
  const tokens = tokensOf(line.words).filter((token) => token.kind !== 'percent');
  const amounts: Token[] = [];
  for (const token of tokens.toReversed()) {
    if (token.kind !== 'amount' || token.decimals !== 2) break;
    amounts.unshift(token);
  }
  const [first] = amounts;
  if (first === undefined) return null;
  const name = tokens
    .slice(0, tokens.length - amounts.length)
    .map((token) => token.text)
    .join(' ')
    .replace(/[@:=]\s*$/, '')
    .trim();
  if (name === '') return null;
  return {
    name,
    amount: signedValue(first),
    percent: percent === null ? null : Number.parseFloat(percent[0]),
    overheadProfitItems,
    readAt: readAtOf(line),
  };
};
