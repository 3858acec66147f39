import type { PrintedCoverage } from '../../estimate/estimate.ts';
import { tokensOf } from '../figures.ts';
import type { Line } from '../lines.ts';
import type { Word } from '../page-text.ts';

/** `Coverage  Deductible  Policy Limit` over its rows. */
export const readCoverages = (pages: readonly { lines: Line[] }[]): PrintedCoverage[] => {
  const coverages: PrintedCoverage[] = [];
  for (const page of pages) {
    const at = page.lines.findIndex((line) =>
      /^coverage\b.*\bdeductible\b.*\b(?:policy\s+)?limit\b/i.test(line.text.trim()),
    );
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
      const amounts = tokens.filter((token) => token.kind === 'amount' && token.decimals === 2);
      const last = coverages.at(-1);
      if (amounts.length === 0) {
        const isRest =
          Math.abs(line.box.left - left) < 2 &&
          line.box.top - bottom < line.fontSize * 0.6 &&
          line.box.right < (deductibleAt?.box.left ?? 0) &&
          !/[.:]$/.test(line.text);
        if (last === undefined || !isRest) break;
        last.name += ` ${line.text.trim()}`;
        continue;
      }
      bottom = line.box.bottom;
      const name = tokens
        .filter((token) => token.right < (amounts[0]?.left ?? 0))
        .map((token) => token.text)
        .join(' ');
      if (name === '') break;
      const [one, two] = amounts;
      const near = (amount: typeof one, word: Word | undefined): number =>
        amount === undefined || word === undefined
          ? Number.POSITIVE_INFINITY
          : Math.abs((amount.left + amount.right - word.box.left - word.box.right) / 2);
      const onlyLimit = two === undefined && near(one, limitAt) < near(one, deductibleAt);
      coverages.push({
        name: name.trim(),
        deductible: onlyLimit ? null : (one?.value ?? null),
        policyLimit: onlyLimit ? (one?.value ?? null) : (two?.value ?? null),
      });
    }
    if (coverages.length > 0) return coverages;
  }
  return coverages;
};
