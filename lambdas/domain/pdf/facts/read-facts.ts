import type { PrintedContact, PrintedCoverage, PrintedFacts } from '../../estimate/estimate.ts';
import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import { hasHeaderRow } from '../pages/page-class.ts';
import { insurerCareOf, readAddressees } from './addressees.ts';
import { billedForJob, preparedAtJob } from './bill-and-job.ts';
import { factsOfCaption } from './captions.ts';
import { isCarrier } from './carriers.ts';
import { withoutLabelsAsValues } from './columns-of-boxes.ts';
import { writesDayFirst } from './day-first.ts';
import { withColonsForDots } from './dotted-labels.ts';
import type { Fact, FactKey } from './fact.ts';
import {
  carrierInText,
  claimInText,
  dayOfLoss,
  numberOfPaper,
  policyInText,
} from './facts-in-text.ts';
import { factsOfLine, formFacts } from './facts-of-line.ts';
import { levelLines } from './half-lines.ts';
import { carrierByInitials } from './initials-of-carrier.ts';
import {
  claimBesideInsurer,
  insurerBesideClaim,
  insurerOfAdjuster,
} from './insurer-beside-claim.ts';
import { isoDate } from './iso-date.ts';
import { isNameOfPeople } from './labels-at-edge.ts';
import { asLabelled, legalName } from './legal-names.ts';
import {
  carrierOf,
  carrierOfLetter,
  claimsOfficeOf,
  estimateNameOfFooter,
  estimateNameOfTotal,
  letterheadOf,
} from './letterhead.ts';
import { withoutDayOfLoss, withoutDays } from './loss-in-text.ts';
import { nameTurned } from './name-turned.ts';
import { nameWithoutRemark } from './names-with-remarks.ts';
import { orderAsClaim } from './order-as-claim.ts';
import { ownerInText } from './owner-in-text.ts';
import { ownerWithoutColon } from './owner-without-colon.ts';
import { isPerson, OWNERS } from './owners-blocks.ts';
import { ownerInTitle } from './owners-in-titles.ts';
import { contact, phoneOf } from './people.ts';
import { readCoverages } from './read-coverages.ts';
import { ownedFacts } from './section-owners.ts';
import {
  goesBefore,
  insurerAndNumber,
  isForContractor,
  isSameAsOther,
  isWeak,
  NAMES,
  saysLoss,
  settleFact,
} from './settle-fact.ts';
import { titleOfWork } from './title-of-work.ts';
import { partCells } from './touching-cells.ts';
import { TOWN } from './towns.ts';
import { address, cutNumber, secondName, valueBelow, wholePriceList } from './values-below.ts';
import { wholeCarrier } from './whole-carrier.ts';

/** What the head of an estimate says about it. */
export interface EstimateFacts {
  estimateName: string | null;
  claimNumber: string | null;
  policyNumber: string | null;
  insuredName: string | null;
  propertyAddress: string | null;
  dateOfLoss: string | null;
  carrierName: string | null;
  priceList: string | null;
  facts: PrintedFacts;
  coverages: PrintedCoverage[];
  /** The policy's deductible where the head states it, as printed. */
  deductible: string | null;
}

/** Reads the facts of the estimate from its pages, guide pages left out. */
export const readFacts = (
  printed: readonly { page: number; lines: Line[]; height: number }[],
): EstimateFacts => {
  const pages = printed.map((page) => ({
    ...page,
    lines: partCells(levelLines(page.lines.map(withColonsForDots))),
  }));
  const first = new Map<FactKey, Fact>();
  const all: Fact[] = [];
  const add = (stated: Fact): void => {
    for (const fact of settleFact(stated)) {
      all.push(fact);
      const known = first.get(fact.key);
      if (known === undefined || goesBefore(fact, known)) first.set(fact.key, fact);
    }
  };
  const stated = pages.map(({ lines }) =>
    ownedFacts(withoutLabelsAsValues(lines.flatMap(factsOfLine), lines), lines),
  );
  // The head of the estimate goes before the letter that it came with.
  const head = stated.findIndex(isHead);
  for (const fact of stated[head] ?? []) add(fact);
  for (const [at, facts] of stated.entries()) if (at !== head) for (const fact of facts) add(fact);
  const front = frontOf(pages);
  const isDayFirst = writesDayFirst(front);
  for (const page of front) for (const fact of factsOfCaption(page.lines)) add(fact);
  for (const { lines } of front)
    for (const fact of withoutLabelsAsValues(formFacts(lines), lines)) add(fact);
  const linesOf = new Map(pages.map((page) => [page.page, page.lines]));
  const textOfFact = (fact: Fact): string | null => {
    const text = fact.value !== '' ? wholeValue(fact, linesOf) : valueBelow(fact, linesOf);
    if (fact.key === 'insured' && isSameAsOther(text ?? '')) return null;
    return text === null || text === '' || saysLoss(fact, text) ? null : text;
  };
  const value = (key: FactKey): string | null => {
    const fact = first.get(key);
    if (fact === undefined) return null;
    if (fact.value !== '') return textOfFact(fact);
    // Labels may stand in several places, and their values below only some.
    for (const other of all) {
      const text = other.key === key && other.value === '' ? textOfFact(other) : null;
      if (text !== null) return text;
    }
    return null;
  };
  const date = (key: FactKey): string | null => {
    const text = value(key);
    return text === null ? null : isoDate(text, isDayFirst);
  };
  const letterhead = letterheadOf(front);
  const homes = all.filter(({ key }) => key === 'insuredAddress');
  const home = homes.map((fact) => ({ fact, text: address(fact, linesOf) }));
  const named = differing(address(first.get('property') ?? first.get('place'), linesOf));
  const lossAt = named !== null && NUMBERED_PLACE.test(named) ? (homeOf(home) ?? named) : named;
  const addressees = readAddressees(front, lossAt);
  const inText = ownerInText(front);
  const billed = billedForJob(front);
  const prepared = preparedAtJob(front);
  const inTitle = ownerInTitle(front, value('insured'));
  const insured = first.get('insured');
  const isByContractor = insured !== undefined && isForContractor(insured);
  const priceList = /\b[A-Z0-9]{4,7}_[A-Z0-9]{4,9}\b/.exec(value('priceList') ?? '')?.[0];
  const person = (key: FactKey): PrintedContact | null => {
    const fact = first.get(key);
    const name = value(key);
    return fact === undefined || name === null ? null : contact(fact, name, all);
  };
  const claimRepresentative = person('claimRep');
  const estimator = person('estimator');
  const employer = claimRepresentative?.company ?? '';
  const others = [letterhead[0], estimator?.company];
  const insuredName =
    (isByContractor ? value('name') : null) ??
    institutionOf(insured, value('insured'), addressees.insured) ??
    nameTurned(nameWithoutRemark(value('insured'), all), all) ??
    addressees.insured ??
    value('name') ??
    ownerWithoutColon(front) ??
    inText.insured ??
    inTitle.insured ??
    billed.insured ??
    prepared.insured;
  const claim = withoutInitials(withoutDay(value('claim')), all);
  // `INSURANCE CLAIM #` over `Orchard Mutual 77-1204`
  const ofInsurer = claim === null ? null : insurerAndNumber(claim);
  const isElsewhere = first.has('property') && !SAME.test(value('property') ?? '');
  return {
    estimateName:
      (isNumber(first.get('estimate')) ? titleOfWork(front) : null) ??
      nameOfEstimate(first.get('estimate'), value('estimate'), linesOf) ??
      estimateNameOfFooter(pages) ??
      estimateNameOfTotal(pages) ??
      titleOfWork(front) ??
      numberOfPaper(front),
    claimNumber:
      (isOfFile(first.get('claim')) ? claimInText(front) : null) ??
      ofInsurer?.number ??
      claim ??
      claimInText(front) ??
      claimBesideInsurer(front) ??
      orderAsClaim(front, insuredName),
    policyNumber: value('policy') ?? policyInText(front),
    insuredName,
    propertyAddress:
      asInBlock(lossAt, addressees.addresses) ??
      asInBlock(
        addressees.property,
        home.flatMap(({ text }) => text ?? []),
      ) ??
      asInBlock(isElsewhere ? null : homeOf(home), addressees.addresses) ??
      inText.property ??
      inTitle.property ??
      billed.property ??
      prepared.property,
    dateOfLoss: date('dateOfLoss') ?? dayOfLoss(front, isDayFirst),
    carrierName: withoutOffice(
      wholeCarrier(first.get('carrier'), value('carrier'), linesOf) ??
        asLabelled(legalName(carrierOf(letterhead, front), front), all) ??
        addressees.carrier ??
        (isCarrier(employer) ? employer : null) ??
        // `Reference:` over `Company: Orchard Mutual Insurance`, where the adjuster's own stands above.
        all
          .flatMap((fact) => (fact.key === 'company' ? (textOfFact(fact) ?? []) : []))
          .find(isCarrier) ??
        (isInsurerOf(employer, others) || (isOfLetterhead(employer, others) && first.has('policy'))
          ? employer
          : null) ??
        ofInsurer?.name ??
        carrierOfLetter(front) ??
        claimsOfficeOf(letterhead) ??
        carrierByInitials(letterhead, value('policy')) ??
        insurerBesideClaim(front) ??
        carrierInText(front, isCarrier) ??
        insurerOfAdjuster(front) ??
        insurerCareOf(front),
    ),
    priceList: priceList ?? value('priceList'),
    facts: {
      typeOfLoss: value('typeOfLoss'),
      laborEfficiency: laborEfficiencyOf(all, linesOf),
      estimator,
      claimRepresentative,
      insuredAddress: home.find(({ text }) => text !== null)?.text ?? addressees.mailing,
      insuredPhone: phoneOf(all),
      companyName: letterhead[0] ?? null,
      dateInspected: date('dateInspected'),
      dateReceived: date('dateReceived'),
      dateEntered: date('dateEntered'),
      dateContacted: date('dateContacted'),
      dateCompleted: date('dateCompleted'),
    },
    coverages: readCoverages(pages),
    deductible: value('deductible'),
  };
};

/**
 * `Owner: Ida Quillon` of a quote that is billed to a school district: who is asked, where owners of buildings are
 * billed.
 */
const institutionOf = (
  fact: Fact | undefined,
  name: string | null,
  billed: string | null,
): string | null =>
  fact?.label === 'owner' &&
  name !== null &&
  isPerson(name) &&
  billed !== null &&
  OWNERS.test(billed)
    ? billed
    : null;

/** `Orchard Mutual, Claims`, `Orchard Mutual attn. Claims`, `Attn: Claims, Orchard Mutual`: the office that a bill is sent to, or who works there. */
const withoutOffice = (carrier: string | null): string | null =>
  carrier
    ?.replace(
      /(?:,|,?\s+att(?:n\.?|ention)\s*:?)\s+(?:property\s+)?claims(?:\s+(?:dept\.?|department|division|office|center))?$/i,
      '',
    )
    .replace(/,?\s+(?:[Aa]tt|ATT)(?:[nN]\.?|ention)\s*:?(?:\s+\p{Lu}[\p{L}.'’-]*){2,3}$/u, '')
    .replace(/^att(?:n\.?|ention)\s*:?\s+(?:(?:property\s+)?claims(?:\s+\p{L}+)?\s*,\s*)?/iu, '') ??
  null;

/** `Claim #: 0719884413 DKN` where a letter says `Claim Number: 0719884413`: whose claim it is, behind its number. */
const withoutInitials = (claim: string | null, all: readonly Fact[]): string | null => {
  // `ODC 0226-778 (A. Fisk)`: who handles it.
  const handled = /^(.*\d\S*) \((?:\p{Lu}\. ?)+\p{Lu}\p{L}+\)$/u.exec(claim ?? '')?.[1];
  if (handled !== undefined) return handled;
  const number = /^(\S*\d\S*) [A-Z]{2,4}$/.exec(claim ?? '')?.[1];
  const isSaidAlone = all.some(({ key, value }) => key === 'claim' && value === number);
  return number !== undefined && isSaidAlone ? number : claim;
};

/** `Ins claim: HO-2260-77145 DOL 05/23/2026` */
const withoutDay = (claim: string | null): string | null =>
  claim === null ? null : withoutDayOfLoss(claim);

/** `File Number: 26-0517`: what a text below calls the claim's number goes before it. */
const isOfFile = (fact: Fact | undefined): boolean => fact !== undefined && isWeak(fact);

/** `Estimate no. 2026-0218`: a title says better what the estimate is called. */
const isNumber = (fact: Fact | undefined): boolean =>
  fact !== undefined && /(?:#|\bno|\bnumber)$/.test(fact.label);

/** A name with its last word under the label, in a column where every other line begins with one. */
const nameOfEstimate = (
  fact: Fact | undefined,
  name: string | null,
  linesOf: ReadonlyMap<number, Line[]>,
): string | null => {
  if (fact === undefined || name === null) return name;
  if (fact.value === '') return withoutDays(name);
  const lines = linesOf.get(fact.line.page) ?? [];
  const [rest, next] = lines
    .slice(lines.indexOf(fact.line) + 1)
    .flatMap(({ words }) => segmentsOf(words, 2))
    .filter((words) => Math.abs((words[0]?.box.left ?? 0) - fact.labelLeft) < 4);
  const isRest =
    rest !== undefined &&
    next !== undefined &&
    rest.length <= MOST_OF_REST &&
    !textOf(rest).includes(':') &&
    textOf(next).includes(':') &&
    (rest[0]?.box.top ?? 0) - fact.line.box.bottom < fact.line.fontSize &&
    (next[0]?.box.top ?? 0) - (rest[0]?.box.bottom ?? 0) < fact.line.fontSize;
  return withoutDays(isRest ? `${name} ${textOf(rest)}` : name);
};

/** Words. */
const MOST_OF_REST = 3;

const wholeValue = (fact: Fact, linesOf: ReadonlyMap<number, Line[]>): string =>
  fact.key === 'insured'
    ? secondName(fact, linesOf)
    : fact.key === 'priceList'
      ? wholePriceList(fact, linesOf)
      : cutNumber(fact, linesOf);

/** `Location   Store 0418` over `Address   12 Plum Row, Elmtown, OH 44999`: what a chain calls the place. */
const NUMBERED_PLACE = /^(?:store|branch|site|unit|building|bldg|location|shop)\s+#?\d{1,6}$/i;

/** Where no property is named, the loss is where the insured lives, if not where the mail goes. */
const homeOf = (homes: readonly { fact: Fact; text: string | null }[]): string | null => {
  const streets = homes.flatMap(({ fact, text }) =>
    text !== null && STREET.test(text) && !/^(?:mailing|billing)\b/.test(fact.label) ? [text] : [],
  );
  return streets.find((street) => TOWN.test(street)) ?? streets[0] ?? null;
};

/** Who employs the claim's representative, in the print of somebody else, who is no adjuster. */
const isInsurerOf = (employer: string, others: readonly (string | null | undefined)[]): boolean =>
  employer !== '' &&
  others[0] !== undefined &&
  others.every((other) => other !== employer) &&
  !NO_INSURER.test(employer) &&
  !ADJUSTING_FIRMS.test(employer);

/** Who employs the claim's representative and prints the estimate, where nobody else estimates. */
const isOfLetterhead = (
  employer: string,
  [letterhead, estimator]: readonly (string | null | undefined)[],
): boolean =>
  employer !== '' &&
  letterhead !== undefined &&
  letterhead !== null &&
  normalizeName(letterhead) === normalizeName(employer) &&
  (estimator == null || normalizeName(estimator) === normalizeName(employer)) &&
  !NO_INSURER.test(employer) &&
  !ADJUSTING_FIRMS.test(employer);

/** Adjusters of many insurers, whose names do not say so. */
const ADJUSTING_FIRMS =
  /\b(?:alacrity|crawford|eberl|engle martin|gallagher bassett|mclarens|pilot|renfroe|sedgwick|vericlaim|worley)\b/i;

const NO_INSURER =
  /\b(?:adjust\w*|claims?|catastrophe|services?|apprais\w*|consult\w*|administrators?|construction|contract\w*|roofing|restoration|builders?|homes?|exteriors?)\b/i;

/** `Work location: Same` is where who is billed lives. */
const SAME = /^same\b/i;

const differing = (address: string | null): string | null =>
  address === null || SAME.test(address) ? null : address;

/** An address as some block has it: the whole one where only its street was found, and none with a name before it. */
const asInBlock = (found: string | null, addresses: readonly string[]): string | null => {
  if (found === null) return null;
  const isSame = TOWN.test(found)
    ? (whole: string) =>
        found.endsWith(`, ${whole}`) && isNameOfPeople(found.slice(0, -whole.length - 2))
    : // `702 Larkspur` of a job's name is short for `702 Larkspur Avenue, Elmtown, OH 44999`.
      (whole: string) => /^[,\s]/.test(restOf(whole, found));
  return addresses.find(isSame) ?? found;
};

/** What an address has behind the street that another one is; nothing where it is another street's. */
const restOf = (whole: string, street: string): string =>
  whole.toLowerCase().startsWith(street.toLowerCase()) ? whole.slice(street.length) : '';

/** The form is found on the first pages; later ones hold the rows. */
const FORM_PAGES = 6;

/** So many pages up to the first table, behind a policy or whatever else; small papers say it below their rows. */
const frontOf = <Page extends { lines: Line[] }>(pages: readonly Page[]): readonly Page[] => {
  const table = pages.findIndex(({ lines }) => hasHeaderRow(lines));
  const from = Math.max(0, table + 1 - FORM_PAGES);
  return pages.slice(from, from + FORM_PAGES);
};

/** `12 Plum Row` */
const STREET = /^\d+[\dA-Z-]*\s+(?:\d+(?:st|nd|rd|th)\s+)?\p{L}/u;

/** The page that states the price list states what it is for, too. */
const isHead = (facts: readonly Fact[]): boolean => {
  const keys = new Set(facts.map(({ key }) => key));
  return keys.has('priceList') && [...keys].filter((key) => NAMES.has(key)).length >= 2;
};

const laborEfficiencyOf = (
  all: readonly Fact[],
  linesOf: ReadonlyMap<number, Line[]>,
): string | null => {
  const fact = all.find((other) => other.key === 'priceList');
  const lines = fact === undefined ? [] : (linesOf.get(fact.line.page) ?? []);
  const at = fact === undefined ? -1 : lines.indexOf(fact.line);
  const [own] = EFFICIENCY.exec(at < 0 ? '' : (lines[at]?.text ?? '')) ?? [];
  if (own !== undefined) return own;
  const below = lines.slice(at + 1, at + 3).map((line) => line.text);
  return (
    below
      .map((text) => EFFICIENCY.exec(text) ?? /Restoration|Service/i.exec(text))
      .find((match) => match !== null)?.[0] ?? null
  );
};

const EFFICIENCY = /Restoration\/Service\/Remodel|New Construction/i;
