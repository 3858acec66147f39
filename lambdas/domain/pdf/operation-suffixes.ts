import type { Activity, LineItem } from '../estimate/estimate.ts';

/**
 * Claims platforms print the operation behind the thing: `Carpet, Plush - Tear Out`. The activities
 * that have a sign of their own; others, such as `Paint`, are work of their own.
 */
const ACTIVITIES: readonly [RegExp, Activity][] = [
  [/^(?:R\s*&\s*R|(?:Remove|Tear\s*Out)\s*(?:&|and|\/)\s*Replace)$/i, '&'],
  [/^(?:Detach|Rem(?:ove)?)\s*(?:&|and|\/)\s*(?:Reset|Reinstall)$/i, 'R'],
  [/^(?:Remove|Tear\s*Out|Demolish)$/i, '-'],
  [/^(?:Replace|Install\s+New)$/i, '+'],
];

/** Operations without a sign. */
const OTHERS = /^(?:(?:seal|clean|prime|stain|paint|repair|refinish)\b.*|\d+\s+coats?)$/i;

/** In the leading program's descriptions `- Detach & reset` is part of the name of a few things. */
const MOST = 0.6;

/** Takes the activities from the descriptions' ends where nearly all of them end in an operation. */
export const withOperationSuffixes = (items: readonly LineItem[]): LineItem[] => {
  const operations = items.map(({ description }) =>
    /\s[-–]\s([^-–]+)$/.exec(description ?? '')?.[1]?.replace(/,.*$/, ''),
  );
  const known = operations.map((operation) =>
    operation === undefined
      ? undefined
      : ACTIVITIES.find(([words]) => words.test(operation.trim()))?.[1],
  );
  const told = operations.filter(
    (operation, index) =>
      known[index] !== undefined || (operation !== undefined && OTHERS.test(operation.trim())),
  ).length;
  if (told < items.length * MOST) return [...items];
  return items.map((item, index) => ({ ...item, activity: known[index] ?? item.activity }));
};
