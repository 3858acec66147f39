import { leadingCountOf } from '../phrases/leading-counts.ts';
import { pricedPhraseOf } from '../phrases/priced-phrase.ts';
import { isLead } from '../phrases/sentence-lines.ts';
import type { Proof } from './proven-amounts.ts';
import type { Said } from './written-amounts.ts';
import type { Block } from './written-blocks.ts';

/** Fewer points with an amount are found in any letter. */
const LEAST_ROWS = 5;
/** So many of them come to what they count, at a price. */
const LEAST_COUNTED = 2;
/** Of the points of a letter, so many end in an amount. */
const LEAST_PRICED = 0.75;

/**
 * `- haul off -- 74 ft at 9.50 -- 703.00`, `2. Bath: fan, $347.50; 6 receptacles at $52.00 each, $312.00.`: where a letter
 * names no total, its points are rows where they end in an amount, and some of these are proven by what they count. Null
 * for any other.
 */
export const proveByPoints = (blocks: readonly Block[], said: readonly Said[]): Proof | null => {
  if (said.some(({ isTotal }) => isTotal)) return null;
  const byBlock = Map.groupBy(said, ({ block }) => block);
  const points = blocks.filter(({ lines: [line] }) => isLead(line?.words[0]));
  const priced = points.filter((block) => endsInAmount(block, byBlock.get(block) ?? []));
  if (priced.length < points.length * LEAST_PRICED) return null;
  const rows = priced.flatMap((block) =>
    (byBlock.get(block) ?? []).filter(({ endsClause, isOffered }) => endsClause && !isOffered),
  );
  if (rows.length < LEAST_ROWS || rows.some(({ isPayment }) => isPayment)) return null;
  if (rows.filter(isCounted).length < LEAST_COUNTED) return null;
  return { rows: new Set(rows), sums: new Set(), kinds: new Set(), added: new Set(), total: null };
};

const endsInAmount = ({ words }: Block, said: readonly Said[]): boolean =>
  words.length > 0 && said.some(({ token }) => token.words.at(-1) === words.at(-1));

const isCounted = ({ block, token }: Said): boolean => {
  const { words } = block;
  const [first] = token.words;
  const before = words.slice(
    words.findIndex((word) => !isLead(word)),
    first === undefined ? 0 : words.indexOf(first),
  );
  return pricedPhraseOf(before, token) !== null || leadingCountOf(before, token) !== null;
};
