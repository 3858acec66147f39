import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { Fact, FactKey } from './fact.ts';
import { keyOfLabel } from './fact-labels.ts';
import { isNameOfPeople } from './labels-at-edge.ts';
import { OF_WORK } from './work-words.ts';

/** What a head or a person's label says about the labels below it. */
interface Owner {
  key: FactKey;
  left: number;
  right: number;
  top: number;
}

const ABOUT = /\s+(?:information|info\.?|details|data|contact(?:\s+information)?)$/i;

/** Whom labels such as `Name:` and `Address:` may be about. */
const OWNERS: ReadonlySet<FactKey> = new Set<FactKey>([
  'insured',
  'claimRep',
  'estimator',
  'carrier',
  'property',
  'dateOfLoss',
  'claim',
  'policy',
  'estimate',
  'other',
]);

/** `Project` over `Name: Fire Rebuild`; what else is called an estimate is the title of the paper. */
const OF_PROJECT = /^(?:project|job)$/i;

/** Words that head the facts of whom nothing is asked. */
export const OTHERS = /^(?:contractor|mortgagee|agent|agency|vendor|inspection|payment)$/i;

const SEGMENT_GAP = 1.5;
/** Points between the left edges of a head and the labels below it. */
const ALIGNED = 8;
/** Points between a head and the last label that it may be about. */
const REACH = 120;

/**
 * Facts whose labels do not say whose they are, with what the heads above say: `Name:` under
 * `INSURED` is the insured, `Date:` under `Loss Information` the date of the loss.
 */
export const ownedFacts = (facts: readonly Fact[], lines: readonly Line[]): Fact[] => {
  const own = facts.map((fact) => (isOfAnother(fact, facts) ? { ...fact, value: '' } : fact));
  if (!own.some(({ label }) => GENERAL.test(label))) return own;
  const owners = [...headsOf(lines), ...facts.flatMap(asOwner)];
  return own.map((fact) => {
    const owner = GENERAL.test(fact.label) ? ownerOf(fact, owners) : null;
    return owner === null ? fact : { ...fact, key: keyOf(fact, owner.key), owner: owner.key };
  });
};

/**
 * Whether what stands far behind a label without a value goes on with a value right of it on the
 * line above.
 */
const isOfAnother = (fact: Fact, facts: readonly Fact[]): boolean =>
  fact.left - fact.labelRight > FAR &&
  facts.some(
    ({ value, left, labelLeft, line }) =>
      value !== '' &&
      Math.abs(left - fact.left) < 3 &&
      labelLeft > fact.labelLeft + FAR / 2 &&
      line.box.top < fact.line.box.top &&
      fact.line.box.top - line.box.top < fact.line.fontSize * 2,
  );

/** Points from a label to a value that is hardly its own. */
const FAR = 120;

/** `Insured's Information` is about the `Insured`. */
export const withoutAbout = (text: string): string => text.replace(ABOUT, '').replace(/[’']s$/, '');

const GENERAL = /^(?:name|number|address|street(?: address)?|date|location|phone|e-?mail|company)$/;

const headsOf = (lines: readonly Line[]): Owner[] =>
  lines.flatMap((line) => {
    const cells = segmentsOf(line.words, SEGMENT_GAP);
    const isAlone = line.words.length <= 2 || cells.every(isLabel);
    return cells.flatMap((words) => {
      const text = textOf(words).replace(/\s*:$/, '');
      const about = withoutAbout(text);
      const said = OTHERS.test(about) ? 'other' : keyOfLabel(about);
      const key = OF_PROJECT.test(about) ? 'estimate' : said === 'estimate' ? null : said;
      // Below the leading program's `Reference:` stands who insures.
      if (/^reference$/i.test(about)) return [];
      const isHead = about !== text || text === text.toUpperCase() || isAlone;
      return key !== null && isHead && OWNERS.has(key)
        ? [{ key, ...edgesOf(words), top: line.box.top }]
        : [];
    });
  });

/** One of `Customer      Insurance      Project`, over what is said of each. */
const isLabel = (words: readonly Word[]): boolean =>
  words.length <= 2 && keyOfLabel(textOf(words)) !== null;

const edgesOf = (words: readonly Word[]): { left: number; right: number } => ({
  left: words[0]?.box.left ?? 0,
  right: words.at(-1)?.box.right ?? 0,
});

/** `Adjuster: Ned Alder`: what stands below is the adjuster's. */
const asOwner = ({ key, label, labelLeft, labelRight, line }: Fact): Owner[] =>
  (PERSONS.has(key) && !GENERAL.test(label)) || OTHERS.test(label)
    ? [{ key, left: labelLeft, right: labelRight, top: line.box.top }]
    : [];

const PERSONS: ReadonlySet<FactKey> = new Set<FactKey>([
  'insured',
  'claimRep',
  'estimator',
  'carrier',
]);

/** The nearest one above, in the label's own column, whose labels may end alike instead. */
const ownerOf = (fact: Fact, owners: readonly Owner[]): Owner | null =>
  owners
    .filter(
      ({ key, left, right, top }) =>
        top < fact.line.box.top &&
        fact.line.box.top - top < REACH &&
        (PERSONS.has(key) || key === 'other' || !PERSONAL.has(fact.key)) &&
        Math.min(Math.abs(left - fact.labelLeft), Math.abs(right - fact.labelRight)) < ALIGNED,
    )
    .sort((a, b) => b.top - a.top)[0] ?? null;

/** What only people and firms have. */
const PERSONAL: ReadonlySet<FactKey> = new Set<FactKey>(['phone', 'email', 'company']);

const keyOf = ({ key, label, value }: Fact, owner: FactKey): FactKey => {
  // Who `Name: Ida Quillon` is under `Job`, nothing says.
  const isOfWork = OF_WORK.test(value) || !isNameOfPeople(value);
  if (owner === 'estimate') return label === 'name' && isOfWork ? 'estimate' : key;
  if (label === 'name') return PERSONS.has(owner) ? owner : 'other';
  if (label === 'number') return owner === 'claim' || owner === 'policy' ? owner : 'other';
  // `Company:` under `Insurance Information`
  if (key === 'company' && owner === 'carrier') return 'carrier';
  if (label === 'date') return owner === 'dateOfLoss' ? 'dateOfLoss' : 'other';
  const isPlace = owner === 'property' || owner === 'dateOfLoss' || owner === 'claim';
  if (label === 'location') return isPlace || owner === 'insured' ? 'property' : key;
  if (key === 'insuredAddress')
    return isPlace ? 'property' : owner === 'insured' ? 'insuredAddress' : 'other';
  // A phone, a mail or a company: those of others are nobody's here.
  return owner === 'other' || owner === 'carrier' ? 'other' : key;
};
