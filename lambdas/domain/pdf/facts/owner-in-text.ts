import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import { partsOf } from './insurer-beside-claim.ts';
import { isNameOfPeople } from './labels-at-edge.ts';
import { isPerson, OF_OTHERS } from './owners-blocks.ts';
import { isOwnerName } from './owners-in-titles.ts';
import { runningText } from './running-text.ts';
import { nameAndAddress, STREET, TOWN } from './towns.ts';

/** Who and where, as running text says it; null where it does not. */
export interface OwnerInText {
  insured: string | null;
  property: string | null;
}

const NAME = String.raw`(\p{Lu}[\p{L}.'’ &-]+?)`;
const AS_OWNER = String.raw`\s*,?\s+\(\s*(?:the\s+|hereinafter\s+)?[“"'‘]?(?:[Oo]wner|[Hh]omeowner|[Cc]lient|[Cc]ustomer|OWNER|CLIENT|CUSTOMER)s?[”"'’]?\s*\)`;

/** `between Oakby Basements and Ida Quillon (“Owner”)`, or the other way round. */
const PARTIES = [
  new RegExp(String.raw`\b[Bb]etween\s+${NAME}${AS_OWNER}\s*,?\s+and\b`, 'u'),
  new RegExp(String.raw`\b[Bb]etween\s.+?\sand\s+${NAME}${AS_OWNER}`, 'u'),
];

/** `the residence of Ida Quillon, 12 Plum Row, Elmtown, OH 44999`, `home located at 12 Plum Row, Elmtown, OH 44999` */
const HOUSE =
  /\b(?:[Rr]esidence|[Hh]ome|[Dd]welling|[Hh]ouse|[Bb]uilding|[Pp]roperty|[Pp]remises|[Rr]epairs?|[Ww]ork)(?:\s+of\s+(?<name>\p{Lu}[\p{L}.'’ &-]+?))?(?:,|\s+(?:located\s+)?at)\s+(?<address>\d.+?\b\d{5}(?:-\d{4})?)\b/u;

/** `Prepared June 2, 2026 for Ida and Jon Quillon, 12 Plum Row, Elmtown, OH 44999.` */
const WRITTEN_FOR =
  /\b(?:[Pp]repared|[Ee]stimate|[Pp]roposal|[Qq]uotation|[Qq]uote|[Bb]id|[Rr]epairs?|[Ww]ork)\b(?:\s+(?!for\b)[\p{L}\d,/]+){0,4}?\s+for\s+(?<name>(?:Mr|Mrs|Ms|Dr)?\.?\s?\p{Lu}[\p{L}.'’ &-]+?),\s+(?<address>\d[^.;]+?\b\d{5}(?:-\d{4})?)\b/u;

/** `Estimate for repairs to detached garage and fence, 12 Plum Row, Elmtown OH 44999`, and nothing behind: where the work is. */
const PAPER_OF_WORK =
  /^(?:estimate|proposal|quotation|quote|bid)\s+(?:for|of|to)\s+(?!.*\b(?:by|from|through)\s)[^\d.:;]*\b(?:repairs?|repairing|restor\w+|rebuild\w*|reconstruct\w+|replac\w+)\b[^\d.:;]*,\s+(?<address>\d[^.:;]*)$/iu;

/** `repairs at the Quillon residence` */
const HOUSE_OF =
  /\b(?:at|of|for|to)\s+the\s+(\p{Lu}[\p{Ll}'’-]+(?:\s(?:&|and|\p{Lu}[\p{Ll}'’-]+)){0,3})\s+(?:[Rr]esidence|[Hh]ome)\b/u;

/** What a letter is about. */
const SUBJECT = /^(?:re|ref|regarding|subject)\.?\s*:\s*(.+)$/i;

const OF_SOMEBODY = /\b(?:residence|home|house|property|dwelling|building)$/i;

/** Whose the building is and where it stands, where the first page says so in its text. */
export const ownerInText = (pages: readonly { lines: readonly Line[] }[]): OwnerInText => {
  const found: OwnerInText = { insured: null, property: null };
  for (const text of runningText(pages[0]?.lines ?? [])) {
    const party = PARTIES.map((pattern) => pattern.exec(text)?.[1]).find(Boolean);
    if (party !== undefined && isNameOfPeople(party)) found.insured ??= party;
    const owner = HOUSE_OF.exec(text)?.[1];
    if (owner !== undefined && isOwnerName(owner)) found.insured ??= owner;
    const { name, address } = housedIn(text);
    if (name !== undefined && isNameOfPeople(name)) found.insured ??= name;
    if (address !== undefined) found.property ??= address;
  }
  const { name, address } = besideClaim(pages[0]?.lines ?? []) ?? {};
  if (name !== undefined) found.insured ??= name;
  if (address !== undefined) found.property ??= address;
  const mailed = ownerByMail(pages[0]?.lines ?? []) ?? ownerOfPrint(pages[0]?.lines ?? []);
  found.insured ??= mailed;
  if (mailed !== null) found.property ??= onlyAddressIn(pages[0]?.lines ?? []);
  return found;
};

/**
 * `To: ida@mail.example` in the print of a mail that names `Ida Quillon <ida@mail.example>` there or above, and speaks
 * to her of what an owner has: `your insurance`.
 */
const ownerByMail = (lines: readonly Line[]): string | null => {
  const to = lines.flatMap(({ text }) => MAILED_TO.exec(text)?.[1] ?? [])[0];
  if (to === undefined || !lines.some(({ text }) => OF_OWNER.test(text))) return null;
  // A program's sign may stand far before the name, `Gmail   Ida Quillon <ida@mail.example>`.
  for (const { words } of lines)
    for (const cell of segmentsOf(words, CELL_GAP)) {
      const [, name = '', mail] = NAMED_MAIL.exec(textOf(cell)) ?? [];
      if (mail?.toLowerCase() === to.toLowerCase() && isNameOfPeople(name)) return name;
    }
  return null;
};

/**
 * `To: Ida Quillon` in the print of a mail that greets her, `Ida,`, and speaks of the adjuster or the insurance as
 * somebody else's: whoever writes so to an adjuster says `you`.
 */
const ownerOfPrint = (lines: readonly Line[]): string | null => {
  const texts = lines.map(({ text }) => text);
  const name = texts.flatMap((text) => TO_NAME.exec(text)?.[1] ?? [])[0];
  if (name === undefined || !isPerson(name) || !texts.some((text) => /^Sent\s*:/.test(text)))
    return null;
  const isGreeted = texts.includes(`${name.split(' ', 1)[0]},`);
  const speaksOf = texts.some((text) => OF_THEIRS.test(text));
  return isGreeted && speaksOf && !texts.some((text) => OF_OTHERS.test(text)) ? name : null;
};

const TO_NAME = /^To\s*:\s*(\p{Lu}[^<>@:;]+)$/u;
const OF_THEIRS = /\b(?:the|your)\s+(?:insurance|insurer|adjuster)\b/i;

/** `storm of Aug 11, 88 Sycamore Ave, Elmtown, OH 44999.`: the one address that a mail says to the owner; null for several. */
const onlyAddressIn = (lines: readonly Line[]): string | null => {
  const said = new Set([...runningText(lines)].flatMap((text) => text.match(ADDRESS) ?? []));
  const [only] = said;
  return only !== undefined && said.size === 1 ? only : null;
};

const ADDRESS =
  /\b\d{1,5}(?:\s[\p{Lu}\d][\p{L}\d.'’]*){1,5},\s\p{Lu}[\p{L}.'’ ]+,\s[A-Z]{2}\s\d{5}\b/gu;

/** Font sizes between the cells of a line. */
const CELL_GAP = 1.5;

const MAILED_TO = /^To\s*:\s*(?:[^<>@:]+\s)?<?([^\s@<>]+@[^\s@<>]+)>?$/i;
const NAMED_MAIL = /^(?:To\s*:\s*)?(\p{Lu}[^<>@:]*?)\s*<([^\s@<>]+@[^\s@<>]+)>/u;
const OF_OWNER =
  /\byour\s+(?:(?:home\s?)?owners?['’]?\s+)?(?:insurance|insurer|adjuster|claim|house|home|policy|agent|deductible)\b/i;

/** `Ida and Jon Quillon, 12 Plum Row, Elmtown, OH 44999` on a line below `Claim # 77-1204`: whose claim it is. */
const besideClaim = (lines: readonly Line[]): { name: string; address: string } | null => {
  for (const [at, { text }] of lines.entries()) {
    if (!OF_CLAIM.test(text)) continue;
    const found = nameAndAddress(lines[at + 1]?.text ?? '');
    if (found !== null && isNameOfPeople(found.name)) return found;
  }
  return null;
};

/** The claim's number alone. */
const OF_CLAIM = /^claim\s*(?:no\.?|number|#)?\s*:?\s*(?=\S*\d{4})\S+$/i;

const housedIn = (text: string): { name?: string; address?: string } => {
  const about = SUBJECT.exec(text)?.[1] ?? '';
  const subject = nameAndAddress(about) ?? inParts(about);
  if (subject !== null)
    return OF_SOMEBODY.test(subject.name) ? { address: subject.address } : subject;
  const { name, address } =
    (HOUSE.exec(text) ?? WRITTEN_FOR.exec(text) ?? PAPER_OF_WORK.exec(text))?.groups ?? {};
  const isAddress = address !== undefined && STREET.test(address) && TOWN.test(address);
  return isAddress ? { address, ...(name === undefined ? {} : { name }) } : {};
};

/** `Ida Quillon / 12 Plum Row, Elmtown, OH 44999 / claim 77-1204` */
const inParts = (subject: string): { name: string; address: string } | null => {
  const [name, address] = partsOf(subject);
  const isBoth = name !== undefined && address !== undefined && isNameOfPeople(name);
  return isBoth && STREET.test(address) && TOWN.test(address) ? { name, address } : null;
};
