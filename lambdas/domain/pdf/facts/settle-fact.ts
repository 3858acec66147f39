import type { Fact, FactKey } from './fact.ts';
import { keysOfLabel } from './fact-labels.ts';
import { isoDate } from './iso-date.ts';
import { isNameOfPeople } from './labels-at-edge.ts';
import { isCarrier } from './letterhead.ts';
import { PHONE } from './people.ts';
import { nameAndAddress, STREET, TOWN } from './towns.ts';

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
  return keys.length > 1 && keys.length === values.length
    ? keys.flatMap((key, at) => settleOne({ ...fact, key, value: values[at] ?? '' }))
    : settleOne(fact);
};

const settleOne = (fact: Fact): readonly Fact[] => {
  const { key, value } = fact;
  if (NOT_GIVEN.test(value)) return [];
  // `Carrier: $0.00` stands in a note about payments.
  if (NAMES.has(key) && value.startsWith('$')) return [];
  // `Claims: (931) 555-0128` in a letterhead.
  if (key === 'claim' && ONLY_PHONE.test(value)) return [];
  if (key === 'other' && OF_REFERENCE.test(fact.label)) return referenceIn(fact);
  // A number has digits: what stands here is the next label.
  if ((key === 'claim' || key === 'policy') && value !== '' && !/\d/.test(value)) return [];
  if (key === 'claim' || key === 'policy') return numberIn(fact);
  if (key === 'place' && !STREET.test(value)) return [];
  const both = nameAndAddress(value);
  // `Project: Fire repairs, 12 Plum Row, Elmtown, OH 44999`
  if (key === 'estimate' && both !== null)
    return [
      { ...fact, value: both.name },
      { ...fact, key: 'place', value: both.address },
    ];
  // `Project: 12 Plum Row, Elmtown, OH 44999`
  if (key === 'estimate' && STREET.test(value) && TOWN.test(value))
    return [{ ...fact, key: 'place' }];
  // `Loss: Water, Category 2`
  if (key === 'dateOfLoss' && value !== '' && isoDate(value) === null) return [];
  if ((key === 'insured' || key === 'property' || key === 'carrier') && isSentence(value))
    return [];
  // `RECIPIENT:            Quote #1182`, and who it is below: the other side of a letterhead.
  if (key === 'insured' && OF_PAPER.test(value)) return [];
  if (key === 'carrier') return value === '' || /\p{L}{3}/u.test(value) ? carrierIn(fact) : [];
  // `Dwelling (Claim 77-1204)`
  if (key === 'estimate') return [{ ...fact, value: value.replace(/\s+\(claim\b[^)]*\)$/i, '') }];
  // `12 Plum Row, Elmtown, OH 44999 (water heater leak)`
  if (key === 'property' || key === 'place')
    return [{ ...fact, value: value.replace(/(\b\d{5}(?:-\d{4})?)\s+\([^)]*\)$/, '$1') }];
  // An estimate may be written for the insurer.
  if (key === 'insured' && isWeak(fact) && isCarrier(value)) return [{ ...fact, key: 'carrier' }];
  return key === 'insured' ? namesIn(fact) : [fact];
};

const ONLY_PHONE = /^(?:1[\s.-])?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}$/;

/** What programs and people put where there is nothing to say. */
const NOT_GIVEN =
  /^(?:[-–—_]+|n\/?a|<?none>?|unknown|pending|tbd|to be determined|not (?:given|provided|available|assigned|stated))\.?$/i;

/** Of what people may be called, too, a number is told by standing right behind: `Page, Dana`. */
const OF_PAPER =
  /^(?:(?:quote|quotation|invoice|estimate|proposal|date|claim|policy|terms|total|due|sent|work order)\b.*\d|(?:job|page|order)\b(?:\s*(?:order|no|number|date)\b.*\d|[\s:#]*(?:[A-Z]{1,4}-?)?\d))/i;

/** `77-1204-55 (Orchard Mutual), DOL 2/19/2026` */
const numberIn = (fact: Fact): readonly Fact[] => {
  const [, number, said, rest = ''] = /^(\S+)\s+\(([^)]+)\)(.*)$/.exec(fact.value) ?? [];
  if (number === undefined || said === undefined) return [fact];
  const day = /\b(?:DOL|loss)\b.*/i.exec(rest)?.[0];
  return [
    { ...fact, value: number },
    ...(isCarrier(said) ? [{ ...fact, key: 'carrier' as const, value: said }] : []),
    ...(day !== undefined && isoDate(day) !== null
      ? [{ ...fact, key: 'dateOfLoss' as const, value: day }]
      : []),
  ];
};

const OF_REFERENCE = /^ref(?:erence)?\b/;

/** `Reference# : Heritage Insurance / ZN-448120-7`: who insures, and the claim's number. */
const referenceIn = (fact: Fact): readonly Fact[] => {
  const [name = '', number = ''] = fact.value.split(/\s+[/|–—-]\s+|,\s+/u);
  if (!isCarrier(name)) return [fact];
  const isNumber = /^(?=(?:[^\d]*\d){4})[A-Z\d][A-Z\d-]+$/i.test(number);
  return [
    { ...fact, key: 'carrier', value: name },
    ...(isNumber ? [{ ...fact, key: 'claim' as const, value: number }] : []),
  ];
};

const isSentence = (text: string): boolean =>
  /^\p{Ll}{2}/u.test(text) || (/\p{Ll}{2}\.$/u.test(text) && text.split(' ').length > 6);

/** `Orchard Mutual, claim 77-1204-55. Three options were presented` */
const carrierIn = (fact: Fact): readonly Fact[] => {
  const [, name, label, number] = CARRIER_AND_NUMBER.exec(fact.value) ?? [];
  return name === undefined || label === undefined || number === undefined
    ? [fact]
    : [
        { ...fact, value: name },
        { ...fact, key: label.toLowerCase() === 'policy' ? 'policy' : 'claim', value: number },
      ];
};

const CARRIER_AND_NUMBER =
  /^(.+?)\s*[,;(–—-]*\s+\(?(claim|clm|policy)\s*(?:no\.?|number|#)?\s*:?\s*(?=(?:[A-Z/-]*\d){4})([A-Z\d][A-Z\d/-]{4,})(?!\w)/i;

/** `Ida Quillon, 12 Plum Row, Elmtown, OH 44999`, `Ida Quillon (555) 555-0100` */
const namesIn = (fact: Fact): readonly Fact[] => {
  // `Oakby Builders, for Ida Quillon`
  const owner = /^.+,\s+for\s+(.+)$/.exec(fact.value)?.[1];
  if (owner !== undefined && isNameOfPeople(owner)) return [{ ...fact, value: owner }];
  // `Ida Quillon, lot 14 Orchard Acres`
  const person = UNIT_BEHIND.exec(fact.value)?.[1];
  if (person !== undefined && isNameOfPeople(person)) return [{ ...fact, value: person }];
  const both = nameAndAddress(fact.value);
  if (both !== null)
    return [
      { ...fact, value: both.name },
      { ...fact, key: 'property', value: both.address },
    ];
  const phone = PHONE.exec(fact.value);
  const before = fact.value.slice(0, phone?.index ?? 0).trim();
  return before === '' ? [fact] : [{ ...fact, value: before }];
};

const UNIT_BEHIND = /^([^,]+),\s+(?:lot|unit|apt\.?|apartment|space|spc\.?|#)\s*#?\w*\d.*$/i;

/** Whether a fact goes before one that is known already. */
export const goesBefore = (fact: Fact, known: Fact): boolean =>
  fact.value !== '' && (known.value === '' || (isWeak(known) && !isWeak(fact)));

/** Labels of whoever the estimate was written for, and of files; others say it outright. */
const isWeak = ({ key, label }: Fact): boolean =>
  (key === 'insured' && /^(?:customer|client|owner|claimant|for|\w+ (?:to|for))\b/.test(label)) ||
  (key === 'claim' && /^(?:(?:our\s+)?(?:file|reference)|member|l\/r)\b/.test(label));
