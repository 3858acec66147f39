import type { PrintedContact } from '../../estimate/estimate.ts';
import type { Fact } from './facts-of-line.ts';

export const PHONE = /\(?\d{3}\)?[\s.-]?\d{3}[\s.-]\d{4}/;

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;

/** `Business:` may stand before an address. */
const STREET = /^(?:\d|p\.?\s*o\.?\s*box\b)/i;

/** Company, phone and e-mail that follow a person's name, before the next person. */
export const contact = (fact: Fact, name: string, all: readonly Fact[]): PrintedContact => {
  const after = all.slice(all.indexOf(fact) + 1);
  const end = after.findIndex((other) =>
    ['claimRep', 'estimator', 'insured', 'claim', 'property'].includes(other.key),
  );
  const own = end < 0 ? after.slice(0, 8) : after.slice(0, end);
  const near = own.filter(
    (other) =>
      other.line.page === fact.line.page && Math.abs(other.line.box.top - fact.line.box.top) < 90,
  );
  const find = (test: (other: Fact) => boolean): string | null => near.find(test)?.value || null;
  return {
    name,
    company: find(
      (other) => other.key === 'company' && !PHONE.test(other.value) && !STREET.test(other.value),
    ),
    phone: find((other) => other.key !== 'other' && PHONE.test(other.value)),
    email: find((other) => other.key !== 'other' && EMAIL.test(other.value)),
  };
};

export const phoneOf = (all: readonly Fact[]): string | null => {
  const insured = all.findIndex((fact) => fact.key === 'insured');
  if (insured < 0) return null;
  const after = all.slice(insured + 1);
  const end = after.findIndex(({ key }) => key === 'claimRep' || key === 'estimator');
  const near = (end < 0 ? after : after.slice(0, end)).filter(
    ({ line }) => Math.abs(line.box.top - (all[insured]?.line.box.top ?? 0)) < 90,
  );
  const found = near.find(
    (fact) => (fact.key === 'phone' || fact.key === 'insuredAddress') && PHONE.test(fact.value),
  );
  return found === undefined ? null : (PHONE.exec(found.value)?.[0] ?? null);
};
