import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import { type AddressBlock, addressBlocks } from './address-blocks.ts';
import type { FactKey } from './fact.ts';
import { keyOfLabel } from './fact-labels.ts';
import { isCarrier } from './letterhead.ts';
import { PHONE } from './people.ts';
import { withoutAbout } from './section-owners.ts';
import { STREET, TOWN } from './towns.ts';

/** Who and where the addresses of a document's first pages are, where no label says it. */
export interface Addressees {
  insured: string | null;
  carrier: string | null;
  /** Of the damaged building. */
  property: string | null;
  /** Where the insured gets mail. */
  mailing: string | null;
  /** All that stand in blocks, whosever they are. */
  addresses: string[];
}

/** So many pages may come before the estimate's own head. */
const PAGES = 3;

/**
 * Reads the blocks of names and addresses on the first pages; where the loss was, if a label says it, tells whose
 * block stands for itself.
 */
export const readAddressees = (
  pages: readonly { lines: Line[]; height: number }[],
  lossAt: string | null,
): Addressees => {
  const found: Addressees = {
    insured: null,
    carrier: null,
    property: null,
    mailing: null,
    addresses: [],
  };
  let home: string | null = null;
  for (const { lines } of pages.slice(0, PAGES)) {
    found.carrier ??= insurerBelow(lines) ?? insurerTo(lines);
    for (const block of addressBlocks(lines)) {
      found.addresses.push(block.address);
      const key = roleOf(block, lines, lossAt);
      if (key === null) continue;
      const name = nameOf(block);
      if (key !== 'property' && name !== null && isCarrier(name)) {
        found.carrier ??= name;
        continue;
      }
      if (key === 'property') found.property ??= block.address;
      else found.mailing ??= block.address;
      if (key === 'insured' && !PO_BOX.test(block.address)) home ??= block.address;
      if (key === 'insured' || (name !== null && isPerson(name))) found.insured ??= name;
    }
  }
  found.property ??= home ?? streetOfTitle(pages[0]);
  return found;
};

/** `Insurance Info` over `Harbor Point Mutual` */
const insurerBelow = (lines: readonly Line[]): string | null => {
  for (const [index, line] of lines.entries()) {
    if (!/insur/i.test(line.text)) continue;
    const head = segmentsOf(line.words, 2).find(
      (words) => keyOfLabel(withoutAbout(textOf(words))) === 'carrier',
    );
    const left = head?.[0]?.box.left;
    const below = segmentsOf(lines[index + 1]?.words ?? [], 2).find(
      (words) => Math.abs((words[0]?.box.left ?? 0) - (left ?? Number.NaN)) < 8,
    );
    if (below !== undefined && isCarrier(textOf(below))) return textOf(below);
  }
  return null;
};

/** `To   Harbor Point Mutual, attn. Dana Prill` */
const insurerTo = (lines: readonly Line[]): string | null => {
  for (const line of lines) {
    if (!/^to\b/i.test(line.text)) continue;
    const [to, ...words] = line.words;
    const text =
      textOf(segmentsOf(words, 2)[0] ?? []).split(/,\s*(?:attn|attention)\b/i, 1)[0] ?? '';
    if (/^to:?$/i.test(to?.text ?? '') && /^\p{Lu}/u.test(text) && isCarrier(text)) return text;
  }
  return null;
};

type Role = 'insured' | 'property' | 'mailing';

const ROLES: Partial<Record<FactKey, Role>> = {
  insured: 'insured',
  property: 'property',
  place: 'property',
  insuredAddress: 'mailing',
};

const roleOf = (
  block: AddressBlock,
  lines: readonly Line[],
  lossAt: string | null,
): Role | null => {
  if (block.head === '')
    return isWindow(block, lines) ||
      isHomeOfLoss(block, lossAt) ||
      isOwnersLetter(block, lines) ||
      isInvoiced(block, lines)
      ? 'insured'
      : null;
  // `Project name` over a building and where it stands.
  if (/^(?:project|job)\b/i.test(block.head)) return 'property';
  const key = keyOfLabel(block.head) ?? keyOfLabel(withoutAbout(block.head));
  if (key !== null) return ROLES[key] ?? null;
  // A message may go to anybody.
  if (/^to$/i.test(block.head))
    return block.names.length > 0 && isPerson(block.names[0] ?? '') ? 'insured' : null;
  return /\b(?:for|to)$/i.test(block.head) ? 'insured' : null;
};

const PO_BOX = /^p\.?\s*o\.?\s*box\b/i;

/** The first line, and the second where `&` joins them. */
const nameOf = ({ names: [first, second] }: AddressBlock): string | null => {
  if (first === undefined) return null;
  // A person writes for the owner and gets the letter.
  if (second !== undefined && isPerson(first) && OWNERS.test(second)) return second;
  const goesOn = /(?:&|\band)$/i.test(first) || /^(?:&|and\b)/i.test(second ?? '');
  return goesOn && second !== undefined ? `${first} ${second}` : first;
};

/** Words of companies and offices. */
const COMPANY =
  /\b(?:inc|llc|llp|ltd|corp|corporation|company|co|bank|mortgage|credit|loans?|servicing|law|attorneys?|offices?|adjust(?:ers?|ing|ment)|roofing|construction|restoration|contract(?:ors?|ing)|builders?|exteriors|services?|solutions|insurance|claims?|department|dept|agency|association|group|mutual|homes|properties|management|public|sons|bros|brothers|estimat(?:e|es|ing)|proposal|c\/o|attn)\b/i;

const isPerson = (name: string): boolean => {
  const words = name.split(/[\s,]+/);
  return (
    words.length >= 2 &&
    words.length <= 7 &&
    !COMPANY.test(name) &&
    words.every((word) => /^(?:\p{Lu}[\p{L}.'’-]*|&|and|de|la|van|von|der)$/u.test(word))
  );
};

/** Whoever gets mail where the loss was. */
const isHomeOfLoss = ({ names, address }: AddressBlock, lossAt: string | null): boolean =>
  names.length > 0 &&
  !names.some((name) => NO_OWNERS.test(name)) &&
  lossAt !== null &&
  isSameStreet(address, lossAt);

/** `12 PLUM ROW` and `12 Plum Row, Elmtown, OH 44999` */
export const isSameStreet = (address: string, other: string): boolean => {
  const [a = '', b = ''] = [address, other].map((text) =>
    (text.split(',', 1)[0] ?? '')
      .toUpperCase()
      .replace(/[^A-Z\d]+/g, ' ')
      .trim(),
  );
  return /^\d+ \S/.test(a) && (a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `));
};

/** The block of a letter that goes to a person who is greeted below: `Dear Ida Quillon,`. */
const isWindow = (block: AddressBlock, lines: readonly Line[]): boolean => {
  const [name] = block.names;
  if (name === undefined || block.names.length > 2 || !block.names.every(isPerson)) return false;
  const below = lines.slice(lines.indexOf(block.line));
  const greeting = below.find(({ text }) => /^dear\b/i.test(text))?.text.toLowerCase();
  if (greeting === undefined || below.some(({ text }) => OF_OTHERS.test(text))) return false;
  if (/\b(?:policyholder|customer|homeowner|member|insured)\b/.test(greeting)) return true;
  return name
    .toLowerCase()
    .split(/[\s,&]+/)
    .some((word) => word.length > 2 && greeting.includes(word));
};

/** Who owns buildings and is no person. */
const OWNERS =
  /\b(?:church|parish|temple|synagogue|mosque|diocese|ministries|school|academy|college|university|association|condominiums?|hoa|homeowners|apartments|trust|estate|club|museum|library|city|town|county|village|district)\b/i;

/** A letter that says below what it is about goes to the owner, unless it goes to somebody about the owner. */
const isOwnersLetter = (block: AddressBlock, lines: readonly Line[]): boolean => {
  const below = lines.slice(lines.indexOf(block.line) + 1);
  const subject = below.slice(0, LINES_OF_BLOCK).find(({ text }) => SUBJECT.test(text));
  if (subject === undefined || Math.abs(subject.box.left - block.left) > SAME_LEFT) return false;
  if (below.some(({ text }) => OF_OTHERS.test(text))) return false;
  const name = nameOf(block);
  return (
    name !== null &&
    block.names.length <= 2 &&
    block.names.every((one) => isPerson(one) || OWNERS.test(one)) &&
    !block.names.some((one) => NO_OWNERS.test(one) || isCarrier(one))
  );
};

/**
 * A person alone, below the title of an invoice or a quote and beside or below somebody's letterhead: an address that
 * shows through the window of an envelope.
 */
const isInvoiced = (block: AddressBlock, lines: readonly Line[]): boolean => {
  const above = lines.slice(0, lines.indexOf(block.line));
  const [name] = block.names;
  return (
    name !== undefined &&
    block.names.length === 1 &&
    isPerson(name) &&
    above.some(({ words }) => segmentsOf(words, 2).some((cell) => TITLE.test(textOf(cell)))) &&
    !lines.some(({ text }) => OF_OTHERS.test(text) || /^dear\b/i.test(text)) &&
    !isReachable(block, lines)
  );
};

/** Whether a telephone, a mail or a site stands in a block's column, as in a letterhead. */
const isReachable = ({ line, left }: AddressBlock, lines: readonly Line[]): boolean =>
  lines
    .filter(({ box }) => box.top > line.box.top && box.top < line.box.top + LETTERHEAD)
    .flatMap(({ words }) => segmentsOf(words, 2))
    .some(
      (cell) =>
        Math.abs((cell[0]?.box.left ?? 0) - left) < SAME_LEFT &&
        (PHONE.test(textOf(cell)) || /@|\bwww\.|\.com\b/i.test(textOf(cell))),
    );

/** Points from a letterhead's name to its telephone. */
const LETTERHEAD = 80;

const TITLE = /^(?:invoice|estimate|quote|quotation|proposal|bid)\b/i;

const SUBJECT = /^(?:re|ref|regarding|subject)\s*:/i;
/** Lines from the first name to the subject. */
const LINES_OF_BLOCK = 8;
const SAME_LEFT = 20;

/** Who gets letters about owners. */
const NO_OWNERS =
  /\b(?:bank|mortgage|credit|loans?|servicing|law|attorneys?|adjust\w*|insurance|claims?|management|agency|restoration|construction|contract\w*|builders?|roofing)\b/i;

/** What is written to somebody else about the insured. */
const OF_OTHERS =
  /\b(?:our|your|mutual|the|above)\s+(?:named\s+)?(?:insureds?|clients?|policyholders?|members?|customers?)\b/i;

/** So much larger than most of its page is a title. */
const TITLE_SIZE = 1.3;
/** Share of a page's height at whose top its title stands. */
const TITLE_HEIGHT = 0.5;

/** `12 Plum Row` in large type, with its town beside or below it. */
const streetOfTitle = (page: { lines: Line[]; height: number } | undefined): string | null => {
  const lines = page?.lines ?? [];
  const largest = Math.max(0, ...lines.map(({ fontSize }) => fontSize));
  const sizes = lines.map(({ fontSize }) => fontSize).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  if (largest < usual * TITLE_SIZE) return null;
  for (const [index, line] of lines.entries()) {
    if (line.box.top > (page?.height ?? 0) * TITLE_HEIGHT) return null;
    if (line.fontSize < largest - 0.5 || !STREET.test(line.text) || PO_BOX.test(line.text))
      continue;
    if (TOWN.test(line.text)) return line.text;
    const town = textOf(lines[index + 1]?.words ?? []);
    if (TOWN.test(town)) return `${line.text}, ${town}`;
    if (STREET_WORD.test(line.text)) return line.text;
  }
  return null;
};

const STREET_WORD =
  /\b(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|court|ct|circle|cir|boulevard|blvd|place|pl|way|terrace|ter|trail|trl|parkway|pkwy|highway|hwy|row|loop)\b\.?(?:\s+\S+){0,2}$/i;
