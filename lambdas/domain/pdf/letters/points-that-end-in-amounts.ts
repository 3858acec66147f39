import { sameCents, sum } from '../../money/money.ts';
import type { Word } from '../pages/page-text.ts';
import { countedPhraseOf } from '../phrases/leading-counts.ts';
import { isLead } from '../phrases/sentence-lines.ts';
import { signedValue, type Token } from '../tokens/token.ts';
import type { Proof } from './proven-amounts.ts';
import type { Said } from './written-amounts.ts';
import { type Block, leadsToPrice, printedText, unchargedIn } from './written-blocks.ts';

/** Fewer points with an amount are found in any letter. */
const LEAST_ROWS = 5;
/** So many of them come to what they count, at a price. */
const LEAST_COUNTED = 2;
/** Of the points of a letter, so many end in an amount. */
const LEAST_PRICED = 0.75;

/**
 * `- haul off -- 74 ft at 9.50 -- 703.00`, `2. Bath: fan, $347.50; 6 receptacles at $52.00 each, $312.00.`: where a letter
 * names no total, its points are rows where they end in an amount, and some of these are proven by what they count. Points
 * begin with a bullet or number, or have a mark before their amount. Null for any other letter.
 */
export const proveByPoints = (blocks: readonly Block[], said: readonly Said[]): Proof | null => {
  if (said.some(({ isTotal }) => isTotal)) return null;
  const byBlock = Map.groupBy(said, ({ block }) => block);
  const listed = blocks.map((block) => ({
    prices: pricesOf(block, byBlock.get(block) ?? []),
    isPoint: isLead(block.lines[0]?.words[0]),
    isFree: unchargedIn(printedText(block)) !== null,
  }));
  const points = listed.filter(({ isPoint }) => isPoint);
  const priced = points.filter(({ prices, isFree }) => isFree || prices.length > 0);
  if (priced.length < points.length * LEAST_PRICED) return null;
  const rows = listed.flatMap(({ prices, isPoint }) =>
    isPoint || prices.every(isMarked) ? prices : [],
  );
  if (rows.length < LEAST_ROWS || rows.some(({ isPayment }) => isPayment)) return null;
  const isProven = (one: Said): boolean => isCounted(one) || isOfParts(one);
  if (rows.filter(isProven).length < LEAST_COUNTED) return null;
  return { rows: new Set(rows), sums: new Set(), kinds: new Set(), added: new Set(), total: null };
};

/** What a block costs that ends in an amount, perhaps with a remark in brackets behind it: `.. 614.40 (as on your PO)`. */
const pricesOf = ({ words, printed }: Block, said: readonly Said[]): readonly Said[] => {
  const endOf = ({ token }: Said): number => words.indexOf(token.words.at(-1) as Word) + 1;
  const bracket = words.findIndex(
    ({ text }, at) => text.startsWith('(') && said.some((one) => endOf(one) === at),
  );
  const last = words.at(-1);
  const isRemarked =
    bracket > 0 && last !== undefined && /\)[.,]?$/.test(printed.get(last) ?? last.text);
  const end = isRemarked ? bracket : words.length;
  const own = said.filter((one) => endOf(one) <= end && !one.isOffered);
  if (own.at(-1) === undefined || endOf(own.at(-1) as Said) !== end) return [];
  return own.filter((one) => one.endsClause || endOf(one) === end);
};

/** `– $560.-`, `→ 368` */
const isMarked = ({ block: { words }, token }: Said): boolean =>
  leadsToPrice(words[words.indexOf(token.words[0] as Word) - 1]?.text ?? '');

const isCounted = ({ block, token }: Said): boolean => {
  const { words } = block;
  const [first] = token.words;
  const before = words.slice(
    words.findIndex((word) => !isLead(word)),
    first === undefined ? 0 : words.indexOf(first),
  );
  return countedPhraseOf(before, token) !== null;
};

/** `Labor $736.00 + material $214.50 = $950.50` */
const isOfParts = ({ block: { tokens, words }, token }: Said): boolean => {
  const end = tokens.indexOf(token) - 1;
  if (tokens[end]?.text !== '=') return false;
  const parts: Token[] = [];
  for (let at = end - 1; at >= 0; at -= 1) {
    const part = tokens[at];
    if (part?.kind !== 'amount') continue;
    parts.push(part);
    // What is counted begins behind the first sign's own part.
    const before = words.slice(0, words.indexOf(part.words[0] as Word));
    if (!before.some(({ text }) => text === '+')) break;
  }
  return parts.length > 1 && sameCents(sum(parts.map(signedValue)), signedValue(token));
};
