import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { type AddressBlock, ATTENTION_BEHIND, addressBlocks } from './address-blocks.ts';
import { isCarrier } from './carriers.ts';
import type { FactKey } from './fact.ts';
import { keyOfLabel } from './fact-labels.ts';
import { claimsOfficeOf } from './letterhead.ts';
import { insurerWrittenTo } from './letters-of-owners.ts';
import { isHomeOfLoss, isOwners, isPerson, NO_OWNERS, nameOf, OWNERS } from './owners-blocks.ts';
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
    const owner = ownerTo(lines);
    found.insured ??= owner?.name ?? null;
    home ??= owner?.address ?? null;
    for (const block of addressBlocks(lines)) {
      found.addresses.push(block.address);
      const insurer = insurerWrittenTo(block, lines);
      found.carrier ??= insurer;
      const key = insurer === null ? roleOf(block, lines, lossAt) : 'insured';
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
  for (const { lines } of pages.slice(0, PAGES))
    found.insured ??= institutionTo(lines) ?? ownerBehindTrade(lines);
  found.property ??= home ?? streetOfTitle(pages[0]);
  return found;
};

/** `Harbor Point Mutual Claim 41-88F0-26C` */
const CLAIM_BEHIND = /\s*[,;]?\s+(?:claim|clm|policy)\b.*\d.*$/i;

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
    const name = textOf(below ?? []).replace(CLAIM_BEHIND, '');
    if (isCarrier(name)) return name;
  }
  return null;
};

/** `To   Harbor Point Mutual, attn. Dana Prill` */
const insurerTo = (lines: readonly Line[]): string | null => {
  for (const line of lines) {
    const text = textOf(wordsTo(line)).split(/,\s*(?:attn|attention)\b/i, 1)[0] ?? '';
    if (/^\p{Lu}/u.test(text) && isCarrier(text)) return text;
  }
  return null;
};

/** `c/- Suncorp Claims` below whoever is billed: the office of an insurer is told by what it does. */
export const insurerCareOf = (pages: readonly { lines: Line[] }[]): string | null => {
  for (const { text, words } of pages.flatMap(({ lines }) => lines)) {
    if (!CARE_OF.test(text)) continue;
    for (const cell of segmentsOf(words, CELL_GAP)) {
      const [, name = ''] = IN_CARE_OF.exec(textOf(cell)) ?? [];
      const office = claimsOfficeOf([name]);
      if (office !== null) return office.replace(/\s+claims$/i, '');
      if (isCarrier(name)) return name;
    }
  }
  return null;
};

const CARE_OF = /\bc\/[o-]\s/i;
const IN_CARE_OF = /^c\/[o-]\s+(\p{Lu}[^,]*?)(?:,?\s+(?:dept\.?|department|office))?$/iu;

/** `TO   Ida Quillon` over `12 Plum Row, Elmtown, OH 44999`, set in below the name as office templates do. */
const ownerTo = (lines: readonly Line[]): { name: string; address: string } | null => {
  for (const [index, line] of lines.entries()) {
    const name = wordsTo(line);
    const left = name[0]?.box.left;
    const whole = ownerWithAddress(textOf(name));
    if (whole !== null) return whole;
    if (left === undefined || !isPerson(textOf(name))) continue;
    const below = segmentsOf(lines[index + 1]?.words ?? [], CELL_GAP).find(
      (words) => Math.abs((words[0]?.box.left ?? 0) - left) < AT_NAME,
    );
    const address = textOf(below ?? []);
    if (isWholeAddress(address)) return { name: textOf(name), address };
  }
  return null;
};

/** `Mr. Jon Quillon, 12 Plum Row, Elmtown, OH 44999` */
const ownerWithAddress = (text: string): { name: string; address: string } | null => {
  const [name = '', ...rest] = text.split(/,\s*/);
  const address = rest.join(', ');
  return isPerson(name) && isWholeAddress(address) ? { name, address } : null;
};

/** `TO:   Plum Row Consolidated School District No. 4`: what owns a building, and no person. */
const institutionTo = (lines: readonly Line[]): string | null => {
  for (const line of lines) {
    if (!/^to\s*:/i.test(line.text)) continue;
    const name = textOf(wordsTo(line)).replace(ATTENTION_BEHIND, '');
    if (OWNERS.test(name) && !NO_OWNERS.test(name) && !isCarrier(name)) return name;
  }
  return null;
};

/** `To: Oakby Builders, for Ida Quillon`: whose house it is that a trade bids on to another. */
const ownerBehindTrade = (lines: readonly Line[]): string | null => {
  for (const line of lines) {
    const [, name = ''] = FOR_OWNER.exec(textOf(wordsTo(line))) ?? [];
    if (isPerson(name)) return name;
  }
  return null;
};

const FOR_OWNER = /,\s+for\s+(\p{Lu}[^,;:]*)$/u;

/** The first cell behind the word `To` that begins a line; none where none does. */
const wordsTo = ({ text, words: [to, ...words] }: Line): readonly Word[] =>
  /^to\b/i.test(text) && /^to:?$/i.test(to?.text ?? '')
    ? (segmentsOf(words, CELL_GAP)[0] ?? [])
    : [];

/** Font sizes between the cells of a line. */
const CELL_GAP = 2;

/** Points by which an address begins beside the name above it. */
const AT_NAME = 4;

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
    return isHomeOfLoss(block, lossAt) || isOwners(block, lines) ? 'insured' : null;
  // `Project name` over a building and where it stands.
  if (/^(?:project|job)\b/i.test(block.head)) return 'property';
  // How a business suite addresses whoever is no person.
  if (/^company$/i.test(block.head) && isHomeOfLoss(block, lossAt)) return 'insured';
  // And work orders whoever has an account.
  if (/^account$/i.test(block.head) && isPerson(block.names[0] ?? '')) return 'insured';
  const key = keyOfLabel(block.head) ?? keyOfLabel(withoutAbout(block.head));
  if (key !== null) return ROLES[key] ?? null;
  // `RE: Ida Quillon` over her address, in a letter to her insurer.
  if (/^re$/i.test(block.head)) return isPerson(block.names[0] ?? '') ? 'insured' : null;
  // A message may go to anybody.
  if (/^to$/i.test(block.head))
    return block.names.length > 0 && isPerson(block.names[0] ?? '') ? 'insured' : null;
  return /\b(?:for|to)$/i.test(block.head) ? 'insured' : null;
};

const PO_BOX = /^p\.?\s*o\.?\s*box\b/i;

/** A street with its town, where something may be damaged. */
const isWholeAddress = (text: string): boolean =>
  STREET.test(text) && TOWN.test(text) && !PO_BOX.test(text);

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
