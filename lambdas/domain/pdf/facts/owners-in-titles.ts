import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import { ROOM_WORDS, TRADE_WORDS } from '../rooms/names-of-places.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { partsOf } from './insurer-beside-claim.ts';
import { isPerson } from './owners-blocks.ts';
import { PHONE } from './people.ts';
import { STREET, TOWN } from './towns.ts';

const HAPPENED =
  'fire|smoke|flood|water|leak|hail|wind|storm|tornado|hurricane|freeze|lightning|burst|sewage|backup|back-up|overflow|damage|loss|collapse|impact|explosion|mold|tree';

const LOSS = new RegExp(String.raw`\b(?:${HAPPENED})\b`, 'i');

/** `Quillon residence` */
const HOUSE_OF = /^(?<name>.+?)(?:['’]s?)?\s+(?:residence|home|house|property|dwelling|res\.?)$/i;
/** `Quillon fire`, `Quillon water loss`, `Quillon kitchen fire repairs` */
const LOSS_OF = new RegExp(
  String.raw`^(?<name>.+?)\s+(?:(?:house|kitchen|garage)\s+)?(?:${HAPPENED})(?:\s+(?:${HAPPENED}))*(?:\s+(?:restoration|repairs?|rebuild|reconstruction|job))?$`,
  'i',
);

/** Names with capitals, and what joins them: `Quillon`, `St. Agatha Parish & School`. */
const NAME = /^\p{Lu}[\p{L}'’.-]*(?:,?\s(?:&|and|of|\p{Lu}[\p{L}'’.-]*)){0,6}$/u;

/** Who works, and what papers are called. */
const NO_OWNER =
  /\b(?:inc|llc|llp|ltd|corp|corporation|company|co|roofing|construction|restorations?|restore|contract(?:ors?|ing)|builders?|exteriors|services?|solutions|insurance|adjust\w*|mutual|estimat(?:e|es|ing|ors?)|proposals?|quotes?|quotation|bids?|invoice|scope|schedule|statement|list|report|summary|claims?|experts?|specialists?|cleanup|remodel\w*|emergency|disaster|insured|owner|total|job|project|new|house|home|residence|property|phase|option|building|unit|addition|main|detached)\b/i;

/** Whether somebody's name and nothing else. */
export const isOwnerName = (text: string): boolean =>
  text.length > 2 &&
  NAME.test(text) &&
  !/\b(?:of|and|&)$/i.test(text) &&
  !NO_OWNER.test(text) &&
  !LOSS.test(text) &&
  !ROOM_WORDS.test(text) &&
  !TRADE_WORDS.test(text);

/** Whose job it is, as its name says: `Quillon residence - kitchen fire`, `Quillon fire`, `Quillon`; null where none. */
export const ownerOfJob = (job: string): string | null => {
  const [first = ''] = partsOf(job);
  const said = ownerIn(first);
  if (said !== null) return said;
  return first === job && isOwnerName(job) ? job : null;
};

/** The same where the name is said beside the house or what came about, and not by itself. */
export const ownerIn = (said: string): string | null => {
  const name = (HOUSE_OF.exec(said) ?? LOSS_OF.exec(said))?.groups?.name ?? '';
  return isOwnerName(name) ? name : null;
};

/** Who and where, as the title of a sheet says it without labels. */
export interface OwnerInTitle {
  insured: string | null;
  property: string | null;
}

/** Lines of a head. */
const LINES = 8;

/** The title lines of an office's sheet, above its table; whose it is may be known from elsewhere. */
export const ownerInTitle = (
  pages: readonly { lines: readonly Line[] }[],
  insured: string | null,
): OwnerInTitle => {
  const all = pages[0]?.lines ?? [];
  const table = all.findIndex((_, at) => headerRowAt(all, at) !== null);
  const lines = all.slice(0, table < 0 ? LINES : Math.min(table, LINES));
  const texts = lines.map((line) => cellsOf(line, CELL_GAP));
  const found: OwnerInTitle = { insured: null, property: null };
  for (const [at, line] of lines.entries()) {
    const cells = texts[at] ?? [];
    const around = [texts[at - 1], texts[at + 1]].map((beside) => beside?.join(' ') ?? '');
    found.insured ??= ownerOfTitle(cells[0] ?? '', around);
    for (const beside of segmentsOf(line.words, FAR))
      found.property ??= placeBesideClaim(
        segmentsOf(beside, CELL_GAP).map(textOf).flatMap(partsOf),
        around,
      );
    const whole = cells.length === 1 ? ownerAtPlace(cells[0] ?? '', around) : null;
    found.insured ??= whole?.insured ?? null;
    found.property ??= whole?.property ?? null;
    if (insured !== null && isSaid(insured, lines[at - 1]))
      found.property ??= cellsOf(line, CLOSE).find(isPlace) ?? null;
  }
  return found;
};

const cellsOf = ({ words }: Line, gap: number): string[] => segmentsOf(words, gap).map(textOf);

/** `St. Agatha Parish` over `Chapel fire   12 Plum Row, Elmtown, OH 44999`: the building of whose name stands above. */
const isSaid = (insured: string, above: Line | undefined): boolean =>
  above !== undefined &&
  cellsOf(above, CELL_GAP).some((text) => normalizeName(text) === normalizeName(insured));

/** Font sizes between the cells of a line. */
const CELL_GAP = 1.5;
/** And where a place follows what the job is called. */
const CLOSE = 0.8;
/** And from a letterhead to the numbers that stand at the right of it. */
const FAR = 6;

/** What a title says of the loss, and not of a trade: `dishwasher leak 5/9/26`, `January freeze, repair estimate`. */
const TITLE_OF_LOSS =
  /\d{1,2}[/.-]\d{1,2}[/.-]\d{2}|\b20\d\d\b|\b(?:estimate|repairs?|scope|rebuild|reconstruction|claim)\b/i;
const OF_TRADE =
  /\b(?:restoration|services?|experts?|specialists?|cleanup|clean-up|contract(?:ors?|ing)|mitigation|free\s+estimates?|licensed|insured)\b/i;

/** `ESTIMATE - Quillon kitchen fire`: what the paper is, before what it is about. */
const PAPER = /^(?:repair\s+)?(?:estimate|proposal|quote|quotation|bid|scope(?:\s+of\s+work)?)$/i;

/** `Quillon - dishwasher leak 5/9/26`; not above a telephone, as a trade says below its name what it does. */
const ownerOfTitle = (title: string, [, below = '']: readonly string[]): string | null => {
  const parts = partsOf(title);
  const [name = '', ...about] = PAPER.test(parts[0] ?? '') ? parts.slice(1) : parts;
  const said = about.join(' ');
  if (isReachable(below) || isReachable(title)) return null;
  const owner = parts.length > 1 ? ownerIn(name) : null;
  if (owner !== null) return owner;
  if (!LOSS.test(said) || !TITLE_OF_LOSS.test(said) || OF_TRADE.test(said)) return null;
  return isOwnerName(name) ? name : null;
};

const isReachable = (text: string): boolean =>
  PHONE.test(text) || /@|\bwww\.|\.com\b|\blic(?:ense|\.)/i.test(text);

const isPlace = (text: string): boolean =>
  STREET.test(text) && TOWN.test(text) && !/^p\.?\s*o\.?\s*box\b/i.test(text);

/** `Claim 77-1204`, `DOL 5/9/26`, `Wind damage 5/9/2026`: a claim's number, or a day and what came about. */
const saysLoss = (text: string): boolean =>
  /\b(?:claim|clm)\b.*\d/i.test(text) ||
  (/\d{1,2}[/.-]\d{1,2}[/.-]\d{2}|\b20\d\d\b/.test(text) &&
    (/\b(?:d\.?o\.?l\b|loss\b)/i.test(text) || LOSS.test(text)));

/** `12 Plum Row, Elmtown, OH 44999` in a line that also says the claim or the day of the loss, or right beside one. */
const placeBesideClaim = (
  parts: readonly string[],
  [above = '', below = '']: readonly string[],
): string | null => {
  const place = parts.find(isPlace);
  if (place === undefined || parts.some(isReachable)) return null;
  const others = parts.filter((part) => part !== place);
  if (others.some(saysLoss)) return place;
  const isAlone = others.length === 0 && !isReachable(above) && !isReachable(below);
  return isAlone && (saysLoss(above) || (saysLoss(below) && isOwnerName(above))) ? place : null;
};

/** `Ida Quillon - 12 Plum Row, Elmtown, OH 44999`, with a comma or the one over the other, and the claim right below. */
const ownerAtPlace = (
  text: string,
  [above = '', below = '']: readonly string[],
): OwnerInTitle | null => {
  if (!saysLoss(below) || [text, above, below].some(isReachable)) return null;
  const all = partsOf(text).flatMap(partedAtStreet);
  // `Stolen / damaged 4/25/2026 - Ida Quillon, 12 Plum Row, ...`: what the list is of stands before.
  const parts = all.slice(all.findIndex((part) => ENDS_IN_DAY.test(part)) + 1);
  const place = parts.find(isPlace);
  const name = parts.length === 2 ? parts.find((part) => part !== place) : above;
  return place !== undefined &&
    name !== undefined &&
    parts.length < 3 &&
    isPerson(name) &&
    isOwnerName(name)
    ? { insured: name, property: place }
    : null;
};

const ENDS_IN_DAY = /^\p{L}[\p{L}\s&,]*\s\d{1,2}[/.-]\d{1,2}[/.-](?:\d{2}|20\d\d)$/u;

/** `Ida Quillon, 12 Plum Row, Elmtown, OH 44999`: what stands before the number of the house, and the rest. */
const partedAtStreet = (text: string): string[] => {
  const [, name, place] = /^(\p{L}[^,\d]+),\s+(\d.*)$/u.exec(text) ?? [];
  return name === undefined || place === undefined ? [text] : [name, place];
};
