import { isHeadingWord, normalizeHeading } from '../tables/heading-words.ts';
import { isCarrier, isKnownBesideClaim } from './carriers.ts';
import type { Fact, FactKey } from './fact.ts';
import { keysOfLabel } from './fact-labels.ts';
import { besideNumber, partsOf } from './insurer-beside-claim.ts';
import { insurerInNextCell } from './insurer-in-next-cell.ts';
import { isoDate } from './iso-date.ts';
import { isNameOfPeople } from './labels-at-edge.ts';
import { isPerson, OWNERS } from './owners-blocks.ts';
import { isOwnerName, ownerIn, ownerOfJob } from './owners-in-titles.ts';
import { PHONE } from './people.ts';
import { toldIn } from './told-in-cells.ts';
import { nameAndAddress, STREET, TOWN } from './towns.ts';
import { OF_WORK } from './work-words.ts';

/** Facts that are no amounts. */
export const NAMES: ReadonlySet<FactKey> = new Set<FactKey>([
  'insured',
  'property',
  'claim',
  'policy',
  'carrier',
  'estimate',
]);

/**
 * What is stated behind a label as facts: none where nothing is given or a note says something
 * else, two where a name and an address stand in one, or where the label has two parts.
 */
export const settleFact = (fact: Fact): readonly Fact[] => {
  const values = fact.value.split(/\s+\/\s+/);
  const keys = keysOfLabel(fact.label);
  // `Insurer / Claim:   QBE   FL-26-551903`: the label says which is which.
  const [first, second] = keys;
  if (first === 'carrier' && (second === 'claim' || second === 'policy')) {
    const { name, number } = INSURER_FIRST.exec(fact.value)?.groups ?? {};
    if (name !== undefined && number !== undefined)
      return [
        { ...fact, value: nameAlone(name), key: first },
        { ...fact, value: number, key: second },
      ];
  }
  // `Owner / location of damage   12 Plum Row, Elmtown, OH 44999`: of two things one is said.
  if (values.length < keys.length && keys.includes('property') && STREET.test(fact.value))
    return settleOne({ ...fact, key: 'property' });
  return keys.length > 1 && keys.length === values.length
    ? keys.flatMap((key, at) => settleOne({ ...fact, key, value: values[at] ?? '' }))
    : settleOne(fact);
};

/** `For   Qty Unit   List Price   Tax   Line Total`: what a column is for, before the heads of the others. */
const headsColumns = (value: string): boolean =>
  value.split(/\s+/).length >= LEAST_HEADS && isHeadingWord(normalizeHeading(value));

/** Words of heads in a row: a name may have two of them. */
const LEAST_HEADS = 4;

const settleOne = (fact: Fact): readonly Fact[] => {
  const { key, value } = fact;
  if (NOT_GIVEN.test(value)) return [];
  if (key === 'insured' && (isSameAsOther(value) || SIGNED.test(value) || LASTS.test(value)))
    return [];
  if (key === 'insured' && headsColumns(value)) return [];
  // `Carrier: $0.00` stands in a note about payments.
  if (NAMES.has(key) && value.startsWith('$')) return [];
  // `Insurance: GL $2,000,000; auto $1,000,000` among the conditions of a contractor.
  if (key === 'carrier' && /\$\d/.test(value)) return [];
  // `Claims: (931) 555-0128`, `Property Claims: 1-800-555-0163 claims@orchard.example` in a letterhead.
  if (key === 'claim' && ONLY_PHONE.test(value)) return [];
  // `Event: Hurricane Opal, 09/11/2024`, `Event: 01/22/2026 - coil froze and split`
  const isOfEvent = OF_STORM.test(value) || BEGINS_WITH_DAY.test(value);
  if (fact.label === 'event' && isOfEvent && isoDate(value) !== null)
    return [{ ...fact, key: 'dateOfLoss' }];
  if (key === 'other' && OF_REFERENCE.test(fact.label)) return referenceIn(fact);
  // A number has digits: what stands here is the next label.
  if ((key === 'claim' || key === 'policy') && value !== '' && !/\d/.test(value)) return [];
  // `CLAIM   No. BX-77120`: the rest of a label that is cut off. `-HO-77120`: a speck before it.
  if (key === 'claim' || key === 'policy')
    return numberIn({
      ...fact,
      value: value
        .replace(/^(?:no|nr)\.\s+(?=\S*\d|[A-Z]{1,4}\s\d)/i, '')
        .replace(/^[-–—_.'"*]+(?=[A-Z\d])/i, ''),
    });
  const both =
    nameAndAddress(value.replace(SENTENCE_BEHIND_CODE, '')) ??
    (JOB.test(fact.label) ? nameAndStreet(value) : null);
  // `Job: Quillon fire, 12 Plum Row, Elmtown, OH 44999`, `Job: Quillon residence - kitchen fire`
  const owner = JOB.test(fact.label) ? ownerOfJob(both?.name ?? value) : null;
  if (owner !== null && key === 'place')
    return [
      { ...fact, key: 'name', value: owner },
      ...(both === null ? [] : [{ ...fact, value: both.address }]),
    ];
  // `Job: 26-1147 Quillon wind 3/15/26`: its number and its day are no address.
  if (key === 'place' && (!STREET.test(value) || DAY_AT_END.test(value))) return [];
  // `Project: Fire repairs, 12 Plum Row, Elmtown, OH 44999`
  if (key === 'estimate' && both !== null)
    return [
      { ...fact, value: both.name },
      { ...fact, key: 'place', value: both.address },
      ...ownerOfProject(fact, both.name),
    ];
  // `Project: 12 Plum Row, Elmtown, OH 44999`
  if (key === 'estimate' && STREET.test(value) && TOWN.test(value))
    return [{ ...fact, key: 'place' }];
  // `Loss: Water, Category 2`
  if (key === 'dateOfLoss' && value !== '' && isoDate(value) === null) return [];
  if ((key === 'insured' || key === 'property' || key === 'carrier') && isSentence(value))
    return [];
  // Where the contractor is to be paid there is an account as well.
  if (fact.label === 'account name' && !ACCOUNT_OF_QUOTE.test(fact.line.text)) return [];
  // `RECIPIENT:            Quote #1182`, and who it is below: the other side of a letterhead.
  if (key === 'insured' && (OF_PAPER.test(value) || DAY_FIRST.test(value))) return [];
  // `INSURANCE` over `Claim # 26-1`: the insurer's name is further below.
  if (key === 'carrier' && toldIn(value) !== null) return [];
  // `PREPARED FOR   INSURANCE   JOB NOTES`: the heading of the next box; the name is below.
  if (key === 'carrier' && OF_BOX.test(value)) return [{ ...fact, value: '' }];
  // `INSURANCE   Claims Center, PO Box 12, Elmtown, OH 44999`: the rest of a sign, and an office beside it.
  if (key === 'carrier' && OF_OFFICE.test(value) && !isCarrier(value)) return [];
  if (key === 'carrier') return value === '' || /\p{L}{3}/u.test(value) ? carrierIn(fact) : [];
  // `The Percentage of NPP on this Proposal: 14.66%`
  if (key === 'estimate' && /^\d+(?:\.\d+)?\s?%$/.test(value)) return [];
  // `Title: Branch Library - Sprinkler Break Repairs`; people have titles, too.
  if (fact.label === 'title' && !OF_WORK.test(value)) return [];
  // `Dwelling (Claim 77-1204)`
  if (key === 'estimate')
    return [
      { ...fact, value: value.replace(/\s+\(claim\b[^)]*\)$/i, '') },
      ...ownerOfProject(fact, value),
    ];
  // `12 Plum Row, Elmtown, OH 44999 (water heater leak)`, and what goes on in the next line: `(Ida & Sven`
  if (key === 'property' || key === 'place')
    return [
      {
        ...fact,
        value: value
          .replace(/(\b\d{5}(?:-\d{4})?)\s+\([^)]*\)?$/, '$1')
          .replace(SENTENCE_BEHIND_STREET, ''),
      },
    ];
  const insurers =
    insurerInNextCell(fact) ??
    (key === 'insured' && isWeak(fact) ? (besideOthers(fact) ?? ofBoth(fact)) : null);
  if (insurers !== null) return insurers;
  if (saysLoss(fact, value)) return [{ ...fact, key: 'dateOfLoss' }];
  // An estimate may be written for the insurer.
  if (key === 'insured' && isWeak(fact) && isCarrier(value))
    return [{ ...fact, key: 'carrier', value: value.replace(PLAN_BEHIND, '') }];
  return key === 'insured' ? namesIn(fact) : [fact];
};

/**
 * `FOR:` before or over `Chimney fire of Feb. 6, 2026`: what happened, in small letters as no name is written, and
 * when.
 */
export const saysLoss = (fact: Fact, value: string): boolean =>
  fact.key === 'insured' &&
  isWeak(fact) &&
  isoDate(value) !== null &&
  /^\p{Ll}/u.test(OF_WORK.exec(value)?.[0] ?? '');

/** `Quote Number   Q-0881   Account Name   Plum Row Offices LLC`: whose account it is in which it is kept. */
const ACCOUNT_OF_QUOTE =
  /\b(?:quote|quotation|proposal|estimate|opportunity|order)\b.*\baccount name\b/i;

/** `Elmtown, OH 44999. Roof evaluation`: what a project's line goes on with behind its address. */
const SENTENCE_BEHIND_CODE = /(?<=\b[A-Z]{2}\s\d{5}(?:-\d{4})?)\.\s+\p{Lu}.*$/u;

/** `Site: 12 Plum Row, Elmtown. Warranty on workmanship ...`: a sentence behind a word that is not cut short, as `Blvd.` is. */
const SENTENCE_BEHIND_STREET = /(?<=^\d.*\s\p{Lu}\p{Ll}{5,})\.\s+\p{Lu}\p{Ll}+\s\p{Ll}.*$/u;

const OF_BOX =
  /^(?:(?:job|project|loss|claim)\s+)?(?:notes?|details|info(?:rmation)?|scope|contact)$/i;

const OF_OFFICE = /\bP\.?\s?O\.?\s?Box\b.*\b[A-Z]{2}\s\d{5}/;

const BEGINS_WITH_DAY = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\s+[-–—]\s/;

const OF_STORM =
  /\b(?:hurricane|tropical\s+storm|typhoon|tornado|hail\s?storm|derecho|wildfire|flood)\b/i;

const ONLY_PHONE =
  /^(?:1[\s.-])?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?:\s.*@.*|\s+(?:fax|or|ext)\b.*)?$/i;

/** `BILL TO: SAME`, `Same as above`: whoever another box of the form names. */
export const isSameAsOther = (value: string): boolean => /^same(?:\s+as\b.*)?\.?$/i.test(value);

/** `Owner:   X   D. Quillon`: where somebody has signed. */
const SIGNED = /^X\s+\p{L}/u;

/** `Good for: 30 days`: how long, and not for whom. */
const LASTS =
  /^(?:\d+|thirty|sixty|ninety)\s+(?:calendar\s+|business\s+)?(?:days?|weeks?|months?)\b/i;

/** What programs and people put where there is nothing to say. */
const NOT_GIVEN =
  /^(?:[-–—_]+|n\/?a|<?none>?|unknown|pending|tbd|to be determined|not (?:given|provided|available|assigned|stated))\.?$/i;

/** Of what people may be called, too, a number is told by standing right behind: `Page, Dana`. */
const OF_PAPER =
  /^(?:(?:quote|quotation|invoice|estimate|proposal|date|claim|policy|terms|total|due|sent|work order|bid (?:no|number|#))\b.*\d|(?:job|page|order)\b(?:\s*(?:order|no|number|date)\b.*\d|[\s:#]*(?:[A-Z]{1,4}-?)?\d))/i;

/** `Wed Jan 14, 2026  TXH 4408`: values of the boxes beside the one that names the owner. */
const DAY_FIRST =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+)?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d{1,2},?\s+\d{4}|\d{1,2}[/-]\d{1,2}[/-]\d{2,4})\b/i;

/** `77-1204-55 (Orchard Mutual), DOL 2/19/2026`, `77-1204-55 (ice, loss of 2/19/2026)`, `77-1204-55 Policy QM 2200417` */
const numberIn = (fact: Fact): readonly Fact[] => {
  const [, first, label, second] = TWO_NUMBERS.exec(fact.value) ?? [];
  const other = /^p/i.test(label ?? '') ? 'policy' : 'claim';
  if (first !== undefined && second !== undefined && other !== fact.key)
    return [
      { ...fact, value: first },
      { ...fact, key: other, value: second },
    ];
  const within = fact.key === 'claim' ? LABEL_WITHIN.exec(fact.value)?.groups : undefined;
  if (within !== undefined)
    return [
      { ...fact, value: within.number ?? '' },
      ...(isKnownBesideClaim(within.name ?? '')
        ? [{ ...fact, key: 'carrier' as const, value: within.name ?? '' }]
        : []),
      ...(isoDate(within.rest ?? '') === null
        ? []
        : [{ ...fact, key: 'dateOfLoss' as const, value: within.rest ?? '' }]),
    ];
  const both = insurerAndNumber(fact.value);
  if (both !== null)
    return [
      { ...fact, value: both.number },
      { ...fact, key: 'carrier', value: both.name },
    ];
  const { number: claim, day: lost } = LOSS_BEHIND.exec(fact.value)?.groups ?? {};
  if (claim !== undefined && lost !== undefined && isoDate(lost) !== null)
    return [
      { ...fact, value: claim },
      { ...fact, key: 'dateOfLoss', value: lost },
    ];
  const [, number, said, rest = ''] = /^(\S+)\s+\(([^)]+)\)(.*)$/.exec(fact.value) ?? [];
  if (number === undefined || said === undefined) return [fact];
  const day = /\b(?:DOL|loss)\b.*/i.exec(`${said} ${rest}`)?.[0];
  return [
    { ...fact, value: number },
    ...(isCarrier(said) ? [{ ...fact, key: 'carrier' as const, value: said }] : []),
    ...(day !== undefined && isoDate(day) !== null
      ? [{ ...fact, key: 'dateOfLoss' as const, value: day }]
      : []),
  ];
};

/** `Orchard Mutual #77-1204`, `77-1204 Orchard Mutual`: an insurer's name and a number, and nothing else. */
export const insurerAndNumber = (text: string): { name: string; number: string } | null => {
  const { name = '', number = '' } =
    INSURER_FIRST.exec(text)?.groups ?? INSURER_BEHIND.exec(text)?.groups ?? {};
  return isCarrier(name) || isKnownBesideClaim(name) ? { name, number } : null;
};

/** `Insurance claim: State Farm Claim No. 77-1204-55 Lightning 05/27/2026`: the same label once more, within what it says. */
const LABEL_WITHIN =
  /^(?<name>\p{Lu}[^\d#]*?)\s+claim\s+(?:no\.?|number|#)\s*:?\s*(?<number>(?=\S*\d)[A-Z\d][A-Z\d/-]{4,})(?<rest>\s.*)?$/iu;

/** `77-1204-55 Loss 2/19/26`: the day behind the number has a label of its own. */
const LOSS_BEHIND =
  /^(?<number>(?=(?:[^\s\d]*\d){4})[A-Z\d][A-Z\d/-]+)[,;]?\s+(?:(?:date\s+of\s+)?loss|DOL)(?:\s+date)?:?\s+(?<day>\d\S*)$/i;

/** A claim's number and the policy's behind its label, or the other way round. */
const TWO_NUMBERS =
  /^((?=(?:[^\s\d]*\d){4})[A-Z\d][A-Z\d/-]+)[,;]?\s+(policy|pol\.?|claim|clm\.?)\s*(?:no\.?|number|#)?\s*:?\s*((?=(?:[^\d]*\d){4})[A-Z\d][A-Z\d /-]*\d)$/i;

const OWN_NUMBER = String.raw`#?\s*(?<number>(?=(?:[A-Z/-]*\d){4})[A-Z\d][A-Z\d/-]{4,})`;
/** `Orchard Mutual #77-1204`, `Orchard Mutual / 77-1204` */
const INSURER_FIRST = new RegExp(
  String.raw`^(?<name>\p{Lu}[^\d#/,]+?)(?:,|\s[-–—/])?\s+${OWN_NUMBER}$`,
  'u',
);
/** `77-1204 Orchard Mutual`, `77-1204, Orchard Mutual` */
const INSURER_BEHIND = new RegExp(
  String.raw`^${OWN_NUMBER}(?:,|\s[-–—/])?\s+(?<name>\p{Lu}[^\d#/,]+)$`,
  'u',
);

const OF_REFERENCE = /^ref(?:erence)?\b/;

/** `Reference# : Heritage Insurance / ZN-448120-7`: who insures, and the claim's number. */
const referenceIn = (fact: Fact): readonly Fact[] => {
  const [name = '', number = ''] = fact.value.split(/\s+[/|–—-]\s+|,\s+/u);
  if (!isCarrier(name)) return [fact];
  const isNumber = /^(?=(?:[^\d]*\d){4})[A-Z\d][A-Z\d-]+$/i.test(number);
  return [
    { ...fact, key: 'carrier', value: isNumber ? name : fact.value },
    ...(isNumber ? [{ ...fact, key: 'claim' as const, value: number }] : []),
  ];
};

const isSentence = (text: string): boolean =>
  /^\p{Ll}{2}/u.test(text) || (/\p{Ll}{2}\.$/u.test(text) && text.split(' ').length > 6);

/** `Orchard Mutual, claim 77-1204-55. Three options were presented` */
const carrierIn = (fact: Fact): readonly Fact[] => {
  const [, name, label, number] = CARRIER_AND_NUMBER.exec(fact.value) ?? [];
  if (name !== undefined && label !== undefined && number !== undefined)
    return [
      { ...fact, value: nameAlone(name) },
      { ...fact, key: label.toLowerCase() === 'policy' ? 'policy' : 'claim', value: number },
    ];
  const alone = nameAlone(fact.value);
  // `Farmers 7010448123-1, attic fire 5/6/2026`
  const [before = ''] = alone.split(/,\s+(?=\p{Ll})/u);
  const { name: insurer = '', number: own } = INSURER_FIRST.exec(before)?.groups ?? {};
  // `Ins: Orchard Mutual #77-1204-55`, `Orchard Mutual 7712044 Policy QM 220 04 17`
  const policy = POLICY_BEHIND.exec(fact.value)?.[1];
  return own !== undefined && isCarrier(insurer) && !ENDS_IN_LABEL.test(insurer)
    ? [
        { ...fact, value: insurer },
        { ...fact, key: 'claim', value: own },
        ...(policy === undefined ? [] : [{ ...fact, key: 'policy' as const, value: policy }]),
      ]
    : [{ ...fact, value: alone }];
};

const POLICY_BEHIND = /\s+policy\s+((?=\S*[\d-]|\S+\s\d)[A-Z\d][A-Z\d -]*)$/iu;

/**
 * An insurer's name without what follows it: `Orchard Mutual. Work begins`, `Orchard Mutual Policy QM 2200417`,
 * `Orchard Mutual Claim`, whose number stands apart, `Orchard Mutual Insurance Company (Shore Plan)`.
 */
const nameAlone = (name: string): string =>
  name
    .replace(SENTENCE_BEHIND, '')
    .replace(PLAN_BEHIND, '')
    .replace(POLICY_BEHIND, '')
    .replace(/(?<=\S\s\S+)\s+(?:claim|policy)(?:\s+(?:no\.?|number|#))?$/i, '')
    .replace(/,$/, '');

/** Which of the insurer's books a policy is in. */
const PLAN_BEHIND = /\s+\([^()]*\b(?:plan|program|account|pool)\)$/i;

/** `Orchard Mutual – Claim ref.`: what follows is told by it. */
const ENDS_IN_LABEL = /\b(?:claim|clm|policy|no|number|ref|file)\b\.?$/i;

const SENTENCE_BEHIND = /(?<=\p{L}{6}|\bplc)\.(?:\s+\p{Lu}\p{Ll}*\s\p{Ll}.*)?$/u;

const CARRIER_AND_NUMBER =
  /^(.+?)\s*[,;(–—-]*\s+\(?(claim|clm|policy)\s*(?:no\.?|number|ref\.?|#)?\s*:?\s*(?=(?:[A-Z/-]*\d){4})([A-Z\d][A-Z\d/-]{4,})(?!\w)/i;

/** `Quillon, 12 Plum Row`: a job's name may do without the town. */
const nameAndStreet = (text: string): { name: string; address: string } | null => {
  const [, name, address] = /^([^\d,]+),\s+(\d+\s+\p{L}.*)$/u.exec(text) ?? [];
  return name !== undefined && address !== undefined ? { name, address } : null;
};

/** `Quillon, 12 Plum Row 3/15/26`: when a job was named. */
const DAY_AT_END = /\s\d{1,2}\/\d{1,2}\/\d{2,4}$/;

/** Names of jobs, in which somebody is named. */
const JOB = /^(?:job|job name)$/;
const PROJECT = /^(?:(?:job|project)(?: name)?)$/;

/** `Project: Quillon residence`, `Job name: Quillon fire repairs`, `Project: St. Agatha Parish` */
const ownerOfProject = (fact: Fact, said: string): readonly Fact[] => {
  if (!PROJECT.test(fact.label)) return [];
  const [first = ''] = partsOf(said);
  const name =
    ownerIn(first) ?? (first === said && OWNERS.test(said) && isOwnerName(said) ? said : null);
  return name === null ? [] : [{ ...fact, key: 'name', value: name }];
};

/** `For: Oakby Builders / Orchard Mutual clm 77-1204`: who ordered it, and the insurer behind. */
const besideOthers = (fact: Fact): readonly Fact[] | null => {
  const parts = partsOf(fact.value);
  const part = parts.length < 2 ? undefined : parts.find((one) => besideNumber(one) !== null);
  const [, , label, number] = CARRIER_AND_NUMBER.exec(part ?? '') ?? [];
  if (part === undefined || label === undefined || number === undefined) return null;
  const [other = ''] = parts.filter((one) => one !== part);
  return [
    { ...fact, key: 'carrier', value: besideNumber(part) ?? part },
    { ...fact, key: label.toLowerCase() === 'policy' ? 'policy' : 'claim', value: number },
    ...(isNameOfPeople(other) && isPerson(other) ? [{ ...fact, value: other }] : []),
  ];
};

/** `Owner: City of Elmtown / Ohio Interlocal Risk Management Agency`: who it is for, and who insures him. */
const ofBoth = (fact: Fact): readonly Fact[] | null => {
  const [owner, insurer, more] = fact.value.split(/\s+\/\s+/);
  if (owner === undefined || insurer === undefined || more !== undefined) return null;
  if (isCarrier(owner) || !(isCarrier(insurer) || POOL.test(insurer))) return null;
  return [
    { ...fact, value: owner },
    { ...fact, key: 'carrier', value: insurer },
  ];
};

/** What cities and schools insure each other by. */
const POOL = /\brisk\s+(?:management\s+(?:agency|pool|fund|association)|pool|sharing)\b/i;

/** `Ida Quillon, 12 Plum Row, Elmtown, OH 44999`, `Ida Quillon (555) 555-0100` */
const namesIn = (fact: Fact): readonly Fact[] => {
  // `Owner: Quillon Harbor District. Date of loss: June 2`
  if (FULL_STOP.test(fact.value)) return namesIn({ ...fact, value: fact.value.slice(0, -1) });
  // `Oakby Builders, for Ida Quillon`
  const owner = /^.+,\s+for\s+(.+)$/.exec(fact.value)?.[1];
  if (owner !== undefined && isNameOfPeople(owner)) return [{ ...fact, value: owner }];
  // `Plum Row HOA, c/o Orchard Management`: who manages it; a person may be the one who insures with it.
  const writtenTo = CARE_OF.exec(fact.value)?.[1];
  if (writtenTo !== undefined && isNameOfPeople(writtenTo)) return [{ ...fact, value: writtenTo }];
  // `Ida Quillon, lot 14 Orchard Acres`
  const person = UNIT_BEHIND.exec(fact.value)?.[1];
  if (person !== undefined && isNameOfPeople(person)) return [{ ...fact, value: person }];
  const remarked = PHONE.test(fact.value) ? undefined : REMARK_BEHIND.exec(fact.value)?.[1];
  if (remarked !== undefined && isNameOfPeople(remarked)) return [{ ...fact, value: remarked }];
  const both = ownerOfHouse(fact.value) ?? nameAndAddress(fact.value);
  if (both !== null)
    return [
      { ...fact, value: both.name },
      { ...fact, key: 'property', value: both.address },
    ];
  const phone = PHONE.exec(fact.value);
  const before = fact.value.slice(0, phone?.index ?? 0).trim();
  return before === '' ? [fact] : [{ ...fact, value: before }];
};

/** `Quillon Rentals (Ida Quillon), for rent house 12 Plum Row, Elmtown OH 44999` */
const ownerOfHouse = (text: string): { name: string; address: string } | null => {
  const { name = '', address = '' } = FOR_HOUSE.exec(text)?.groups ?? {};
  return TOWN.test(address) ? { name, address } : null;
};

const FOR_HOUSE =
  /^(?<name>[^,]+),?\s+for\s+(?:the\s+)?(?:rent(?:al)?\s+)?(?:house|home|property|cottage|cabin|building)\s+(?:at\s+)?(?<address>\d+\s.+)$/i;

/** The end of a sentence, where none of a short form is. */
const FULL_STOP = /\s\p{Lu}\p{Ll}{6,}\.$/u;

/** `Ida Quillon (water damage 2/19/2026)` */
const REMARK_BEHIND = /^([^(]+?)\s+\([^)]*\d[^)]*\)$/;

const CARE_OF =
  /^(\p{L}[^,]+),?\s+c\/o\s+\p{Lu}[^\d]*\b(?:management|mgmt|managers?|realty)\b[^\d]*$/iu;

const UNIT_BEHIND = /^([^,]+),\s+(?:lot|unit|apt\.?|apartment|space|spc\.?|#)\s*#?\w*\d.*$/i;

/** Whether a fact goes before one that is known already. */
export const goesBefore = (fact: Fact, known: Fact): boolean =>
  fact.value !== '' &&
  (known.value === '' ||
    (isWeak(known) && !isWeak(fact)) ||
    (isForContractor(known) && isOwner(fact) && !isForContractor(fact)));

/** `Owner: Plum Row Lodge, LLC` below `Bid to: Oakby Restoration`. */
const isOwner = ({ key, label }: Fact): boolean =>
  key === 'insured' && /^(?:(?:home|property|building)\s?)?owner\b/.test(label);

/** `Bid to: Oakby Restoration`: a trade that works for another, where the job says whose house it is. */
export const isForContractor = (fact: Fact): boolean =>
  isWeak(fact) &&
  /\b(?:restoration|builders?|construction|contract(?:ors?|ing)|roofing)\b/i.test(fact.value);

/** Labels of whoever the estimate was written for, and of files; others say it outright. */
export const isWeak = ({ key, label }: Fact): boolean =>
  (key === 'insured' && /^(?:customer|client|owner|claimant|for|\w+ (?:to|for))\b/.test(label)) ||
  (key === 'claim' && /^(?:(?:our\s+)?(?:file|reference)|member|l\/r)\b/.test(label));
