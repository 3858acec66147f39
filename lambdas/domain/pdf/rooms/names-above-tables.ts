import type { FactKey } from '../facts/fact.ts';
import { formLabel } from '../facts/fact-labels.ts';
import { factsOfLine } from '../facts/facts-of-line.ts';
import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import { headingKind } from '../tables/heading-words.ts';
import { isDimensions, isOpening } from './measures.ts';
import { ROOM_WORDS } from './names-of-places.ts';
import type { Head } from './room-heads.ts';
import { couldBeName, isOfPaper } from './room-lines.ts';
import { isStreet } from './street.ts';

/** Facts of the claim, whose labels head no rooms. */
const HEAD_FACTS: ReadonlySet<FactKey> = new Set<FactKey>([
  'insured',
  'claim',
  'policy',
  'property',
  'dateOfLoss',
  'typeOfLoss',
  'claimRep',
  'priceList',
  'name',
  'phone',
  'email',
]);

/** What a document is called, right above a table that begins without a room. */
const DOCUMENT_TITLE =
  /^(?:(?:(?:[\p{L}'’-]+|&)\s+){0,4}(?:estimate|proposal|quot(?:e|ation)|bid|worksheet|invoice|(?:project|work|repair)\s+costs?|(?:work|change)\s+order|agreement|supplement\s+details?|(?:job|project|scope|work|claim|insurance|damage|loss)\s+summary)(?:\s+[-–—]\s+\S.*)?|(?:description|scope|schedule|statement)\s+of\s+(?:loss|work|repairs?|damages?|values))(?:\s+(?:(?:no\.?|#)\s*\S+|[A-Z]{0,3}-?\d[\w-]*))?$/iu;

const OF_HEAD =
  /^(?:between\s.*\sand\s|(?:re|subject|from|to|cc|sent)\s*:|(?:tech(?:nician)?|sales(?:person|man|\s+rep)?|rep|crew|terms|p\.?o\.?|job|order|customer|client|owner|attn|ref)\b[\s.#\w]{0,10}:|(?:(?:bill(?:ed)?|ship|sold)\s+to|(?:proposal|quot(?:e|ation)|bid|prepared|submitted)\s+(?:for|to)|insured|claim|policy|property|estimate|date|page|price list|phone|fax|tax id|license)\b)/i;

/** `To: Ida Quillon`, `Quote no: 77-1` */
const LABELLED = /^\p{L}[\p{L}\s.#]{0,24}:\s+\S/u;

/** Font sizes between what stands in columns of its own. */
const APART = 3;

/** And at the two ends of a line. */
const FAR_APART = 8;

/** A place, a telephone number or a date. */
const OF_LETTERHEAD =
  /\b[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?\b|\(\d{3}\)\s*\d{3}|\d{3}-\d{3}-\d{4}|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/;

/** The empty fields of a form. */
const FIELDS_OF_ADDRESS = /\b(?:city|state|zip)\b.*\b(?:state|zip)\b/i;

const COMPANY =
  /\b(?:llc|inc|corp|company|insurance|construction|restoration|exteriors|builders|remodeling|roofing co|contractors?|adjusters?|mutual|associates|(?:&|and)\s+(?:sons?|co|company|daughters?))\b\.?$/i;

/** The last line of an address. */
const COUNTRY =
  /^(?:canada|u\.?s\.?a\.?|united\s+(?:states|kingdom)(?:\s+of\s+america)?|u\.?k\.?|australia|new\s+zealand|ireland)$/i;

const KIND_OF_COST = /^(?:materials?|labou?r|equipment|services|sub-?contract(?:s|ors?)?)$/i;
const WHOSE_COST = /^(?:[\p{L}&]+\s+){1,3}(?:materials|labou?r)$/iu;

/** `Labor`, `Shop and field labor` right above a table: no room, and what all its rows are. */
export const isKindOfCost = (name: string): boolean =>
  KIND_OF_COST.test(name) || (WHOSE_COST.test(name) && !ROOM_WORDS.test(name));

/** Whether a name is what a document is called: `ROOF BID`, `Scope of Work`. */
export const isDocumentTitle = (name: string): boolean => DOCUMENT_TITLE.test(name);

/** What no total knows: whether it is a room's name that stands right above a table, and no part of a letterhead. */
export const looksLikeRoom = ({ name, line }: Head, lines: readonly Line[]): boolean => {
  if ([OF_LETTERHEAD, DOCUMENT_TITLE, FIELDS_OF_ADDRESS, OF_HEAD].some((kind) => kind.test(name)))
    return false;
  if (isStreet(name) || isKindOfCost(name) || COMPANY.test(name) || COUNTRY.test(name))
    return false;
  // `Policyholder: Ida Quillon   Claim No.: 77-1`
  const facts = factsOfLine(line).filter(({ key }) => key !== 'other');
  if (facts.length > 1 || statesHead(line)) return false;
  // What stands beside it, apart: `12 Plum Row      Claim # 77-1`.
  const parts = segmentsOf(line.words, APART).map(textOf);
  // `Scope     Amount` over a list of lump sums.
  if (parts.length > 1 && parts.every((part) => headingKind(part) !== null)) return false;
  const isOfHead = (part: string): boolean =>
    isStreet(part) || OF_HEAD.test(part) || LABELLED.test(part);
  if (parts.length > 1 && parts.some(isOfHead)) return false;
  // `Final Draft                 Kessler Claims`: the two ends of a letterhead.
  if (segmentsOf(line.words, FAR_APART).length > 1 && !ROOM_WORDS.test(name)) return false;
  // What is no place's name, with figures beside it that were taken for a drawing's, may be a label:
  // nothing of a head may stand above it either.
  const [first] = line.words;
  const isPlace = first !== undefined && ROOM_WORDS.test(name);
  const at = lines.findIndex((one) => one === line || (isPlace && one.words.includes(first)));
  if (!isPlace && isBelowLabel(line, lines[at - 1])) return false;
  const below = lines.slice(at + 1);
  return below.every(
    (other) =>
      isDimensions(other.text) ||
      isOpening(other.text) ||
      // What stands above whose estimate it is, is the document's title.
      !(couldBeName(other) || statesHead(other) || isOfPaper(other.text)),
  );
};

/** `Ida Quillon` below `ADJUSTER`, the last box of a head: whom its label asks for. */
const isBelowLabel = (line: Line, above: Line | undefined): boolean => {
  if (above?.page !== line.page) return false;
  const segments = segmentsOf(above.words, APART);
  return segments.some((words, at) => {
    const next = segments[at + 1];
    // `Date of Loss:      11/18/2025` has its value beside it.
    const isValued = next !== undefined && formLabel(next) === null;
    const isAbove = Math.abs((words[0]?.box.left ?? 0) - line.box.left) < SAME_EDGE;
    return isAbove && !isValued && HEAD_FACTS.has(formLabel(words) ?? 'other');
  });
};

/** Points by which a label and its value begin apart, at most. */
const SAME_EDGE = 3;

/** `Insured: Ida Quillon`: what the head of an estimate states. */
const statesHead = (line: Line): boolean =>
  factsOfLine(line).some(({ key }) => HEAD_FACTS.has(key));
