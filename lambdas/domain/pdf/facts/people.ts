import type { PrintedContact } from '../../estimate/estimate.ts';
import type { Fact, FactKey } from './fact.ts';
import { keyOfLabel } from './fact-labels.ts';
import { OTHERS } from './section-owners.ts';

export const PHONE = /\(?\d{3}\)?[\s.-]?\d{3}[\s.-]\d{4}/;

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;

const REACH_ALONE = new RegExp(
  String.raw`^(?:(?:tel(?:ephone)?|phone|cell|mobile|home|e-?mail)\.?:?\s+)?(?:${PHONE.source}|${EMAIL.source})(?:\s+\(\p{L}+\))?$`,
  'iu',
);

/** Whether a text says how to reach somebody, and nothing else. */
export const isReach = (text: string): boolean => REACH_ALONE.test(text);

/** `Business:` may stand before an address. */
const STREET = /^(?:\d|p\.?\s*o\.?\s*box\b)/i;

/** Points below a person's name within which its phone is found. */
const REACH = 90;

const PERSONS: readonly FactKey[] = ['claimRep', 'estimator', 'insured', 'claim', 'property'];

/** Company, phone and e-mail that follow a person's name, before the next person. */
export const contact = (fact: Fact, name: string, all: readonly Fact[]): PrintedContact => {
  const own = ownOf(fact, all, PERSONS).slice(0, 8);
  const find = (test: (other: Fact) => boolean): string | null => own.find(test)?.value || null;
  return {
    name,
    company: find(
      (other) => other.key === 'company' && !PHONE.test(other.value) && !STREET.test(other.value),
    ),
    phone: find((other) => other.key !== 'other' && PHONE.test(other.value)),
    email: find((other) => other.key !== 'other' && EMAIL.test(other.value)),
  };
};

/** The insured's phone, before the next person. */
export const phoneOf = (all: readonly Fact[]): string | null => {
  const insured = all.find((fact) => fact.key === 'insured');
  if (insured === undefined) return null;
  const found = ownOf(insured, all, ['claimRep', 'estimator']).find(
    (fact) => (fact.key === 'phone' || fact.key === 'insuredAddress') && PHONE.test(fact.value),
  );
  return found === undefined ? null : (PHONE.exec(found.value)?.[0] ?? null);
};

/** The facts that follow a person's name in its column or right of it, up to the next in a list. */
const ownOf = (person: Fact, all: readonly Fact[], next: readonly FactKey[]): readonly Fact[] => {
  const after = all.slice(all.indexOf(person) + 1).filter(({ line, labelLeft, label, owner }) => {
    if (line.page !== person.line.page) return false;
    if (Math.abs(line.box.top - person.line.box.top) >= REACH) return false;
    if (owner !== undefined && owner !== person.key) return false;
    const named = OWN_LABEL.exec(label)?.[1];
    return named === undefined
      ? labelLeft > person.labelLeft - REACH
      : keyOfLabel(named) === person.key;
  });
  const end = after.findIndex(
    ({ key, label, labelLeft }) =>
      (next.includes(key) || OTHERS.test(label) || label === 'reference') &&
      labelLeft < person.labelLeft + REACH,
  );
  return end < 0 ? after : after.slice(0, end);
};

/** `Adjuster Phone` */
const OWN_LABEL = /^(adjuster|estimator|insured)\s+(?:phone|email)$/;
