import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import { type AddressBlock, addressBlocks } from './address-blocks.ts';
import { isCarrier } from './carriers.ts';
import { PHONE } from './people.ts';

/** The first line, and the second where `&` joins them. */
export const nameOf = ({ names: [first, second] }: AddressBlock): string | null => {
  if (first === undefined) return null;
  // A person writes for the owner and gets the letter.
  if (second !== undefined && isPerson(first) && OWNERS.test(second)) return second;
  const goesOn = /(?:&|\band)$/i.test(first) || /^(?:&|and\b)/i.test(second ?? '');
  return goesOn && second !== undefined ? `${first} ${second}` : first;
};

/** Words of companies and offices. */
export const COMPANY =
  /\b(?:inc|llc|llp|ltd|corp|corporation|company|co|bank|mortgage|credit|loans?|servicing|law|attorneys?|offices?|adjust(?:ers?|ing|ment)|roofing|construction|restoration|contract(?:ors?|ing)|builders?|exteriors|services?|solutions|insurance|claims?|department|dept|agency|association|group|mutual|homes|properties|management|public|partners|sons|bros|brothers|estimat(?:e|es|ing)|proposal|contact|c\/o|attn)\b/i;

export const isPerson = (name: string): boolean => {
  const words = name.split(/[\s,]+/);
  return (
    words.length >= 2 &&
    words.length <= 7 &&
    !COMPANY.test(name) &&
    words.every((word) => /^(?:\p{Lu}[\p{L}.'’-]*|&|and|de|la|van|von|der)$/u.test(word))
  );
};

/** Whether a block that nothing announces stands for the owner on these lines. */
export const isOwners = (block: AddressBlock, lines: readonly Line[]): boolean =>
  isWindow(block, lines) || isOwnersLetter(block, lines) || isInvoiced(block, lines);

/** Whoever gets mail where the loss was. */
export const isHomeOfLoss = ({ names, address }: AddressBlock, lossAt: string | null): boolean =>
  names.length > 0 &&
  !names.some((name) => NO_OWNERS.test(name)) &&
  lossAt !== null &&
  isSameStreet(address, lossAt);

/** `12 PLUM ROW` and `12 Plum Row, Elmtown, OH 44999` */
const isSameStreet = (address: string, other: string): boolean => {
  const [a = '', b = ''] = [address, other].map((text) =>
    (text.split(',', 1)[0] ?? '')
      .toUpperCase()
      .replace(/[^A-Z\d]+/g, ' ')
      .trim(),
  );
  return /^\d+ \S/.test(a) && (a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `));
};

/** `Dear Ida Quillon,`, `Hi Ida and Jon,`, `Aloha Ida and Jon. We propose`, `Ida,` and `Ms. Quillon –` with nothing else. */
const GREETING =
  /^(?:[Dd]ear\b|DEAR\b|(?:Hi|Hello|Aloha|Greetings|Good\s[Mm]orning|Good\s[Aa]fternoon)\b[,\s]+\p{Lu}|(?:(?:Mr|Mrs|Ms|Miss|Dr|Rev)\.?\s)?\p{Lu}[\p{L}'’-]+(?:\s(?:and|&)\s\p{Lu}\p{L}+)?(?:[,:]|\s[–—-])$)/u;

/** The block of a letter that goes to a person who is greeted below. */
const isWindow = (block: AddressBlock, lines: readonly Line[]): boolean => {
  const [name] = block.names;
  if (name === undefined || block.names.length > 2 || !block.names.every(isPerson)) return false;
  const below = lines.slice(lines.indexOf(block.line));
  const greetings = below.flatMap(({ text }) => (GREETING.test(text) ? text.toLowerCase() : []));
  if (greetings.length === 0 || below.some(({ text }) => OF_OTHERS.test(text))) return false;
  const words = name.toLowerCase().split(/[\s,&]+/);
  return greetings.some(
    (greeting) =>
      (OF_INSURED.test(greeting) && greeting.startsWith('dear')) ||
      words.some((word) => word.length > 2 && greeting.includes(word)),
  );
};

/** `Dear Policyholder,` */
const OF_INSURED = /\b(?:policyholder|customer|homeowner|member|insured)\b/;

/** Who owns buildings and is no person. */
export const OWNERS =
  /\b(?:church|chapel|cathedral|congregation|fellowship|tabernacle|monastery|parish|temple|synagogue|mosque|diocese|ministries|school|academy|college|university|clinic|hospital|association|condominiums?|hoa|homeowners|apartments|trust|estate|holdings|realty|investments|partnership|club|museum|library|city|town|county|village|district)\b/i;

/** `Board of Trustees, attn. Mr. Quillon`: below the name of the owner, whom a letter goes to. */
const ATTENTION = /^(?:board\s+of|attn|attention)\b/i;

/** A letter that says below what it is about goes to the owner, unless it goes to somebody about the owner. */
const isOwnersLetter = (block: AddressBlock, lines: readonly Line[]): boolean => {
  const below = lines.slice(lines.indexOf(block.line) + 1);
  const mayBeAbout =
    block.names.every(isPerson) &&
    !isReachable(block, lines) &&
    !below.some(({ text }) => GREETING.test(text));
  const head = below.slice(0, LINES_OF_BLOCK);
  // Right of the address another column may say what the claim is.
  const subject = head.find(
    ({ text, words }) =>
      SUBJECT.test(text) ||
      (mayBeAbout && ABOUT_LOSS.test(textOf(segmentsOf(words, COLUMN_GAP)[0] ?? []))),
  );
  if (subject === undefined || Math.abs(subject.box.left - block.left) > SAME_LEFT) return false;
  if (below.some(({ text }) => OF_OTHERS.test(text))) return false;
  const name = nameOf(block);
  // `Silvano Brothers Dairy` over its street, right above what the letter is about: a claim.
  const isOfClaim =
    CLAIM_NUMBER.test(subject.text) && head.indexOf(subject) <= block.names.length + ADDRESS_LINES;
  return (
    name !== null &&
    block.names.length <= 2 &&
    block.names.every(
      (one) => isPerson(one) || OWNERS.test(one) || ATTENTION.test(one) || isOfClaim,
    ) &&
    !block.names.some((one) => NO_OWNERS.test(one) || isCarrier(one))
  );
};

/**
 * A person alone, below or beside the title of an invoice or a quote and beside or below somebody's letterhead: an
 * address that shows through the window of an envelope. The title may stand below where it bears the name.
 */
const isInvoiced = (block: AddressBlock, lines: readonly Line[]): boolean => {
  const above = lines.slice(0, lines.indexOf(block.line) + 1);
  const [name] = block.names;
  return (
    name !== undefined &&
    block.names.length === 1 &&
    isPerson(name) &&
    (titlesAmong(above).length > 0 || titlesAmong(lines).some((title) => isFor(title, name))) &&
    !lines.some(({ text }) => OF_OTHERS.test(text) || /^dear\b/i.test(text)) &&
    (!isReachable(block, lines) || isBesideLetterhead(block, lines))
  );
};

const titlesAmong = (lines: readonly Line[]): string[] =>
  lines
    .flatMap(({ words }) => segmentsOf(words, COLUMN_GAP))
    .map(textOf)
    .filter((text) => TITLE.test(text));

/** `Proposal for Quillon - Vehicle Impact`, below the address of `Ida Quillon`. */
const isFor = (title: string, name: string): boolean =>
  !/\bby\b/i.test(title) &&
  title
    .toLowerCase()
    .split(/[^\p{L}'’-]+/u)
    .includes(
      name
        .toLowerCase()
        .split(/[\s,]+/)
        .at(-1) ?? '',
    );

/** Where another block says how to reach whom it is about, this person's is no letterhead. */
const isBesideLetterhead = (block: AddressBlock, lines: readonly Line[]): boolean => {
  const blocks = addressBlocks(lines).filter(({ head }) => head === '');
  const others = blocks.filter(({ left }) => Math.abs(left - block.left) >= SAME_LEFT);
  return (
    others.some((other) => isReachable(other, lines)) &&
    blocks.filter(({ names }) => names.length > 0 && names.every(isPerson)).length === 1
  );
};

/** Whether a telephone, a mail or a site stands in a block's column, as in a letterhead. */
const isReachable = ({ line, left }: AddressBlock, lines: readonly Line[]): boolean =>
  lines
    .filter(({ box }) => box.top > line.box.top && box.top < line.box.top + LETTERHEAD)
    .flatMap(({ words }) => segmentsOf(words, COLUMN_GAP))
    .some(
      (cell) =>
        Math.abs((cell[0]?.box.left ?? 0) - left) < SAME_LEFT &&
        (PHONE.test(textOf(cell)) || /@|\bwww\.|\.com\b/i.test(textOf(cell))),
    );

/** Points from a letterhead's name to its telephone. */
const LETTERHEAD = 80;

const TITLE = /^(?:invoice|estimate|quote|quotation|proposal|bid)\b/i;

const SUBJECT = /^(?:re|ref|regarding|subject)\.?\s*:/i;
/** `Insurance: Harbor Point Mutual   Claim: 77-1204`, `Harbor Point Mutual, claim 77-1204`, `Claim 77-1204, water of May 3` */
const ABOUT_LOSS = /^(?!.*\b(?:adjuster|attn)\b)(?:\p{Lu}[\p{L}\d.&',;:/ -]{2,80}\s)?claim\b.*\d/iu;
/** Font sizes between columns. */
const COLUMN_GAP = 2;
/** Of an address below the names. */
const ADDRESS_LINES = 2;
const CLAIM_NUMBER = /\bclaim\b(?:\s+(?:no|number|#))?[.:]*\s+(?=\S*\d{3})[A-Z\d]/i;
/** Lines from the first name to the subject. */
const LINES_OF_BLOCK = 8;
const SAME_LEFT = 20;

/** Who gets letters about owners. */
export const NO_OWNERS =
  /\b(?:bank|mortgage|credit|loans?|servicing|law|attorneys?|adjust\w*|insurance|claims?|management|agency|restoration|construction|contract\w*|builders?|roofing|since\s+\d{4}|est(?:ablished|\.)\s+\d{4})\b/i;

/** What is written to somebody else about the insured. */
export const OF_OTHERS =
  /\b(?:our|your|mutual|the|above)\s+(?:named\s+)?(?:insureds?|clients?|policyholders?|members?|customers?)\b/i;
