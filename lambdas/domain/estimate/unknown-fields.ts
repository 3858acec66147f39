import { nearestName } from './nearest-name.ts';
import type { IntakeWarning } from './problem.ts';

/** A document record has to stay small whatever was sent. */
const MOST_WARNINGS = 50;

/**
 * One warning per field name that the contract does not know, with the name that was probably
 * meant. `records` are the line items, or the estimate alone with `inItems` false.
 */
export const warnOfUnknown = (
  records: readonly Readonly<Record<string, unknown>>[],
  known: readonly string[],
  inItems: boolean,
): IntakeWarning[] => {
  const found = new Map<string, { first: number; count: number }>();
  for (const [index, record] of records.entries()) {
    for (const field of Object.keys(record)) {
      if (known.includes(field)) continue;
      const seen = found.get(field);
      if (seen) seen.count += 1;
      else found.set(field, { first: index, count: 1 });
    }
  }
  return [...found].slice(0, MOST_WARNINGS).map(([field, { first, count }]) => {
    const name = shorten(field);
    const times = count > 1 ? ` (in ${count} line items)` : '';
    return {
      code: 'unknown_field',
      message: unknownMessage('field', name, nearestName(field, known)) + times,
      at: inItems ? { item: first, field: name } : { field: name },
    };
  });
};

/** `The field "quanity" is not known and was ignored. Did you mean "quantity"?` */
export const unknownMessage = (
  kind: 'field' | 'column',
  name: string,
  nearest: string | null,
): string => {
  const hint = nearest === null ? '' : ` Did you mean "${nearest}"?`;
  return `The ${kind} "${shorten(name)}" is not known and was ignored.${hint}`;
};

const shorten = (name: string): string => (name.length > 80 ? `${name.slice(0, 80)}...` : name);
