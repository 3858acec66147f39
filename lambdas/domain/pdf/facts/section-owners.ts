import { type Line, segmentsOf, textOf } from '../lines.ts';
import { type FactKey, keyOfLabel } from './fact-labels.ts';
import type { Fact } from './facts-of-line.ts';

/** What a head or a person's label says about the labels below it. */
interface Owner {
  key: FactKey;
  left: number;
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
  'company',
  'other',
]);

/** Words that head the facts of a person or a firm without being labels. */
const OTHERS = /^(?:contractor|mortgagee|agent|agency|vendor|inspection|payment|company)$/i;

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
  if (!facts.some(({ label }) => GENERAL.test(label))) return [...facts];
  const owners = [...headsOf(lines), ...facts.flatMap(asOwner)];
  return facts.map((fact) => {
    const owner = GENERAL.test(fact.label) ? ownerOf(fact, owners) : null;
    return owner === null ? fact : { ...fact, key: keyOf(fact, owner.key) };
  });
};

const GENERAL = /^(?:name|address|street(?: address)?|date|location|phone|e-?mail|company)$/;

const headsOf = (lines: readonly Line[]): Owner[] =>
  lines.flatMap((line) =>
    segmentsOf(line.words, SEGMENT_GAP).flatMap((words) => {
      const text = textOf(words).replace(/\s*:$/, '');
      const about = text.replace(ABOUT, '').replace(/[’']s$/, '');
      const key = OTHERS.test(about) ? 'other' : keyOfLabel(about);
      const isHead = about !== text || text === text.toUpperCase() || line.words.length <= 2;
      return key !== null && isHead && OWNERS.has(key)
        ? [{ key, left: words[0]?.box.left ?? line.box.left, top: line.box.top }]
        : [];
    }),
  );

/** `Adjuster: Ned Alder`: what stands below is the adjuster's. */
const asOwner = ({ key, label, labelLeft, line }: Fact): Owner[] =>
  PERSONS.has(key) && !GENERAL.test(label) ? [{ key, left: labelLeft, top: line.box.top }] : [];

const PERSONS: ReadonlySet<FactKey> = new Set<FactKey>([
  'insured',
  'claimRep',
  'estimator',
  'carrier',
]);

/** The nearest one above, in the label's own column. */
const ownerOf = (fact: Fact, owners: readonly Owner[]): Owner | null =>
  owners
    .filter(
      ({ left, top }) =>
        top < fact.line.box.top &&
        fact.line.box.top - top < REACH &&
        Math.abs(left - fact.labelLeft) < ALIGNED,
    )
    .sort((a, b) => b.top - a.top)[0] ?? null;

const keyOf = ({ key, label }: Fact, owner: FactKey): FactKey => {
  if (label === 'name') return PERSONS.has(owner) ? owner : 'other';
  if (label === 'date') return owner === 'dateOfLoss' ? 'dateOfLoss' : 'other';
  const isPlace = owner === 'property' || owner === 'dateOfLoss' || owner === 'claim';
  if (label === 'location') return isPlace || owner === 'insured' ? 'property' : key;
  if (key === 'insuredAddress')
    return isPlace ? 'property' : owner === 'insured' ? 'insuredAddress' : 'other';
  // A phone, a mail or a company: those of others are nobody's here.
  return owner === 'other' || owner === 'carrier' ? 'other' : key;
};
