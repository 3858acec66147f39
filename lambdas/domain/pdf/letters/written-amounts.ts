import { toAmount } from '../../money/money.ts';
import { type Line, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isPer } from '../phrases/priced-phrase.ts';
import { NAMES_SUM } from '../phrases/running-sums.ts';
import { isLead } from '../phrases/sentence-lines.ts';
import { isAdjustment, isMarkup, totalLabel } from '../sums/total-labels.ts';
import { signedValue, type Token } from '../tokens/token.ts';
import { type Block, leadsToPrice, printedText } from './written-blocks.ts';

/** An amount that a letter says. */
export interface Said {
  block: Block;
  token: Token;
  /** Whether words right before it take it off the others. */
  isTakenOff: boolean;
  /** In whole cents, of which sums are exact and quick: every amount is tried as the sum of others. */
  cents: number;
  /** The line that it stands on. */
  line: Line;
  /** Whether words of its block name a sum, and whether these are those of a total alone. */
  namesSum: boolean;
  isTotal: boolean;
  /** Whether it has neither a currency nor cents, and a mark leads to it. */
  isBare: boolean;
  /** Whether no word stands with it. */
  isAlone: boolean;
  /** Whether a semicolon or full stop stands behind it, or nothing. */
  endsClause: boolean;
  /** What is added to the work: tax, overhead. */
  isAdded: boolean;
  /** Whether a percentage is said with it. */
  hasRate: boolean;
  /** A deposit, a balance, a payment. */
  isPayment: boolean;
  /** Offered beside the work, or turned down. */
  isOffered: boolean;
  /** Whether it is what the rows below its name come to. */
  headsItsRows?: boolean;
}

const BETWEEN = /^(?:@|at|x|×|\*)$/i;
const PER_ONE = /^(?:an?|per|\/)$/i;
/** So many tokens before `at` stands what it counts. */
const COUNTED_BEFORE = 4;

/**
 * `[ ] Option 2 (declined)`, `Alternate 1`, `it would have been`: what is offered beside the work, or was turned down. What is
 * marked as accepted is none.
 */
const OFFERED =
  /^(?:\[\s*\]|[☐□]|_{2,})|\b(?:declined|not\s+(?:accepted|selected|taken|wanted)|would\s+(?:have|be|add|cost))\b|^\W*(?:alternates?|options?|optional|alt\.?)\b/iu;
const OPTION = /\b(?:alternates?|options?|alt\.?)\b/i;
const REFUSED =
  /\b(?:declined|not\s+(?:accepted|selected|taken|wanted|chosen|included)|turned\s+down)\b/i;
const ACCEPTED = /\baccepted\b|^(?:\[[xX✓]\]|[☑☒■✓✔])/u;

/** `MA tax paid on material, 6.25%` */
const TAXED = /\btax\b.*\d\s?%|\d\s?%.*\btax\b/i;
const TOTAL = /^(?:(?:sub|grand)\s*-?\s*)?totals?\b/i;
/** `Hall bath, together`, `All of the above`, `Base proposal`, `Items 1 to 8` */
const OF_ALL =
  /^(?:items?|lines?|parts?)\s\w{1,3}\s(?:to|thru|through|-|–)\s\w{1,3}\b|^base\s+(?:bid|proposal|contract)\b|^complete\s+as\s+above\b|\bfor\s+everything\b|\btogether\b|\ball\s+of\s+(?:the\s+above|this|these|that)\b/i;

/** The amounts of a block that are no rates, in printing order, with the bare numbers among them that a mark leads to. */
export const saidIn = (block: Block, above: Block | undefined): Said[] => {
  const amounts = block.tokens.filter((token) => isMoney(token) || isBarePrice(token, block));
  const prices = amounts.filter((token) => !isRate(token, block));
  if (prices.length === 0) return [];
  const text = printedText(block);
  // `Total` over `$5,090.04 plus tax if ...`
  const isTotal =
    TOTAL.test(text) || totalLabel(text) !== null || (above !== undefined && isTotalAlone(above));
  const offered = OFFERED.test(text) && !ACCEPTED.test(text);
  return prices.map((token) => ({
    block,
    token,
    isTakenOff: isTakenOff(block, token),
    cents: centsOf(token) * (isTakenOff(block, token) ? -1 : 1),
    line: lineOf(block, token),
    namesSum: isTotal || NAMES_SUM.test(text) || OF_ALL.test(text),
    isTotal,
    isBare: !isMoney(token),
    isAlone: !/\p{L}/u.test(text),
    endsClause: endsClause(block, token),
    hasRate: /\d\s?%/.test(text),
    isAdded: !isTotal && (isMarkup(text) || TAXED.test(text)),
    isPayment: !isTotal && isAdjustment(text) && !isMarkup(text),
    isOffered: offered,
  }));
};

/** `($60.00)` in a cell of its own is taken off. */
const centsOf = (token: Token): number => {
  const value = token.bracket === 'round' ? -(token.value ?? 0) : signedValue(token);
  return Math.round(toAmount(value) * 100);
};

/**
 * `Take down   $1,935.00` below rows headed by `Take down. Save the good posts`, `PART II   $1,654.50` below `II. ALLEY SIDE`: the
 * name or number above them names their sum.
 */
export const withHeadsRepeated = (said: readonly Said[], blocks: readonly Block[]): Said[] => {
  const priced = new Set(said.map(({ block }) => block));
  const placeOf = new Map(blocks.map((block, at) => [block, at]));
  const heads = blocks.map((block) =>
    priced.has(block) ? null : `${textOf(block.words).toLowerCase()} `,
  );
  return said.map((one) => {
    const name = one.namesSum ? '' : nameOf(one);
    const number = NUMBERED_PART.exec(name)?.[1];
    const begins = number === undefined ? [name] : [name, `${number}. `, `${number}) `];
    const above = name === '' ? [] : heads.slice(0, placeOf.get(one.block));
    return above.some((head) => begins.some((begin) => head?.startsWith(begin)))
      ? { ...one, namesSum: true }
      : one;
  });
};

/** `PART II`, `Section 3` */
const NUMBERED_PART = /^(?:part|section|division|phase|group|item)\s+([ivx]{1,4}|\d{1,2}|[a-z])$/;

/** `Option A - engineered hardwood (not chosen)`: rows below a head that says so are not wanted, up to the next head. */
export const withRefusedBelowHeads = (said: readonly Said[], blocks: readonly Block[]): Said[] => {
  const priced = new Set(said.map(({ block }) => block));
  const refused = new Set<Block>();
  let isRefused = false;
  for (const block of blocks) {
    const isHead = block.lines.length === 1 && !isLead(block.words[0]) && !priced.has(block);
    if (isHead) isRefused = OPTION.test(printedText(block)) && REFUSED.test(printedText(block));
    else if (isRefused && isLead(block.words[0])) refused.add(block);
  }
  return said.map((one) => (refused.has(one.block) ? { ...one, isOffered: true } : one));
};

/** What a block of one amount says before it, to its end; nothing where it goes on behind it. */
const nameOf = ({ block: { words }, token }: Said): string => {
  const name = textOf(words.slice(0, -token.words.length))
    .toLowerCase()
    .replace(/[.:,]+$/, '');
  return words.at(-1) === token.words.at(-1) && /\p{L}{3}/u.test(name) ? name : '';
};

/** `We take off` before `$150.00 for the door that you have`; `take off 12 squares` is work. */
const isTakenOff = ({ words }: Block, token: Token): boolean =>
  signedValue(token) > 0 &&
  token.bracket === null &&
  token.text.includes('$') &&
  TAKES_OFF.test(textOf(words.slice(0, words.indexOf(token.words[0] as Word)).slice(-MOST_TAKING)));

/** Words of `We take off a`, at most. */
export const MOST_TAKING = 4;

const TAKES_OFF =
  /\b(?:(?:take|takes|taking|taken|knock|knocked|come|comes)\s+off|deduct(?:s|ed|ing)?|subtract(?:s|ed|ing)?|credit(?:ed|ing)?\s+(?:you|back|you\s+back))(?:\s+(?:a|another|the))?$/i;

const isMoney = (token: Token): boolean =>
  token.kind === 'amount' && (token.decimals === 2 || token.text.includes('$'));

const endsClause = ({ words, printed }: Block, token: Token): boolean => {
  const last = token.words.at(-1);
  return last !== undefined && (last === words.at(-1) || /[.;]$/.test(printed.get(last) ?? ''));
};

/** `core thru stem wall, 2 ea. @ 175 ea. → 350`, `ottoman - 165, cover comes out of the yardage` */
const isBarePrice = (token: Token, { tokens, words, printed }: Block): boolean => {
  const last = token.words.at(-1);
  const before = tokens[tokens.indexOf(token) - 1];
  if (token.kind !== 'amount' || token.decimals > 0 || before === undefined) return false;
  return (
    leadsToPrice(before.text) && (last === words.at(-1) || printed.get(last as Word) !== last?.text)
  );
};

const isTotalAlone = ({ lines }: Block): boolean =>
  lines.length === 1 && /^(?:(?:grand|job|bid|quote)\s+)?total\s*:?$/i.test(lines[0]?.text ?? '');

/** `58 sf @ $1.95`, `13 piers at $1,275.00 per pier`, `$42.00 a yard`: what one of many costs. */
const isRate = (token: Token, block: Block): boolean => {
  const { tokens } = block;
  const at = tokens.indexOf(token);
  const [before, next, another] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (/^@/.test(token.text) || before?.text === '@') return true;
  if (next !== undefined && (isPer(next.text.replace(/[.;]$/, '')) || /^\/\p{L}/u.test(next.text)))
    return true;
  // `$520.50. A new step` begins a sentence.
  const isPerOne = next !== undefined && PER_ONE.test(next.text) && !endsClause(block, token);
  if (isPerOne && /^\p{L}/u.test(another?.text ?? '')) return true;
  const isCounted = tokens
    .slice(Math.max(0, at - 1 - COUNTED_BEFORE), Math.max(0, at - 1))
    .some(({ kind }) => kind === 'quantity' || kind === 'amount');
  return before !== undefined && BETWEEN.test(before.text) && isCounted;
};

const lineOf = ({ lines, words }: Block, token: Token): Line => {
  let at = words.indexOf(token.words[0] as Block['words'][number]);
  for (const line of lines) {
    if (at < line.words.length) return line;
    at -= line.words.length;
  }
  return lines[0] as Line;
};
