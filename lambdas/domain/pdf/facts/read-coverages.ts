import type { PrintedCoverage, PrintedSummary } from '../../estimate/estimate.ts';
import type { Line } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { readFigure } from '../tokens/read-figure.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';

/** `Coverage  Deductible  Policy Limit`, in whatever order the last two stand. */
const isHeader = (text: string): boolean =>
  /^(?:(?:line|type)\s+of\s+)?coverages?\b/i.test(text) &&
  /\bdeductibles?\b/i.test(text) &&
  /\blimits?\b/i.test(text) &&
  text.split(/\s+/).length <= MOST_HEADING_WORDS &&
  !/\d/.test(text);

const MOST_HEADING_WORDS = 10;

/** `Coverage  Deductible  Policy Limit` over its rows. */
export const readCoverages = (pages: readonly { lines: Line[] }[]): PrintedCoverage[] => {
  const coverages: PrintedCoverage[] = [];
  for (const page of pages) {
    const at = page.lines.findIndex((line) => isHeader(line.text.trim()));
    if (at < 0) continue;
    const header = page.lines[at];
    const deductibleAt = header?.words.find((word) => /^deductible/i.test(word.text));
    const limitAt = header?.words.findLast((word) => /^limit/i.test(word.text));
    const left = header?.box.left ?? 0;
    let bottom = 0;
    for (const line of page.lines.slice(at + 1, at + 25)) {
      // What a coverage holds of its limit for one kind of item.
      if (/^\*\s*\S/.test(line.text)) continue;
      const tokens = tokensOf(line.words);
      const amounts = tokens.filter(isAmount);
      const last = coverages.at(-1);
      if (amounts.length === 0) {
        const isRest =
          Math.abs(line.box.left - left) < 2 &&
          line.box.top - bottom < line.fontSize * 0.6 &&
          line.box.right < Math.min(deductibleAt?.box.left ?? 0, limitAt?.box.left ?? 0) &&
          !/[.:]$/.test(line.text);
        if (last === undefined || !isRest) break;
        last.name += ` ${line.text.trim()}`;
        continue;
      }
      bottom = line.box.bottom;
      const first = Math.min(
        ...tokens.filter((token) => isAmount(token) || isShare(token)).map((token) => token.left),
      );
      const name = tokens
        .filter((token) => token.right < first)
        .map((token) => token.text)
        .join(' ');
      if (name === '') break;
      const [one, two] = amounts;
      const limitFirst =
        two === undefined
          ? near(one, limitAt) < near(one, deductibleAt)
          : (limitAt?.box.left ?? 0) < (deductibleAt?.box.left ?? 0);
      const [limit, deductible] = limitFirst ? [one, two] : [two, one];
      coverages.push({
        name: name.trim(),
        deductible: deductible?.value ?? null,
        policyLimit: limit?.value ?? null,
      });
    }
    if (coverages.length > 0) return coverages;
  }
  return coverages;
};

/** Limits may be printed without cents, with the currency's sign. */
const isAmount = (token: Token): boolean =>
  token.kind === 'amount' && (token.decimals === 2 || /^\$\s?\d{1,3}(?:,\d{3})*$/.test(token.text));

/** `10%` of another coverage's limit. */
const isShare = (token: Token): boolean => token.kind === 'percent';

const near = (amount: Token | undefined, word: Word | undefined): number =>
  amount === undefined || word === undefined
    ? Number.POSITIVE_INFINITY
    : Math.abs((amount.left + amount.right - word.box.left - word.box.right) / 2);

/**
 * A head without a table of coverages may state the policy's deductible: it is that of the
 * coverage whose summary takes it off, or of the only one.
 */
export const coverageOfDeductible = (
  stated: string | null,
  summaries: readonly PrintedSummary[],
): PrintedCoverage[] => {
  const [amount = ''] = /\$?\s?\d[\d,]*\.\d{2}\b/.exec(stated ?? '') ?? [];
  const deductible = readFigure(amount.replace(/^\$\s/, '$'))?.value;
  if (deductible === undefined) return [];
  const named = summaries.filter(({ coverage }) => coverage !== null);
  const bearing = named.filter((summary) => (summary.deductible ?? 0) > 0);
  const [holder, ...others] = bearing.length > 0 ? bearing : named;
  return holder?.coverage == null || others.length > 0
    ? []
    : [{ name: holder.coverage, deductible, policyLimit: null }];
};
