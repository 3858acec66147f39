import type { Activity, LineItem } from '../../estimate/estimate.ts';

/**
 * Claims platforms print the operation behind the thing: `Carpet, Plush - Tear Out`. The activities
 * that have a sign of their own; others, such as `Paint`, are work of their own.
 */
const ACTIVITIES: readonly [RegExp, Activity][] = [
  [/^(?:R\s*&\s*R|(?:Remove|Tear\s*Out)\s*(?:&|and|\/)\s*Replace)$/i, '&'],
  [/^(?:Detach|Rem(?:ove)?)\s*(?:&|and|\/)\s*(?:Reset|Reinstall)$/i, 'R'],
  [/^(?:Remove|Tear\s*(?:Out|Off)|Demolish)$/i, '-'],
  [/^(?:Replace|Install\s+New)$/i, '+'],
];

/** Operations without a sign. */
const OTHERS = /^(?:(?:seal|clean|prime|stain|paint|repair|refinish)\b.*|\d+\s+coats?)$/i;

/** Behind the last comma: what the platform's own lists of roofing materials are priced by. */
const LISTED: readonly [RegExp, Activity][] = [
  [/^(?:Tear\s*(?:Out|Off)|Remove)$/i, '-'],
  [/^Supply$/i, 'M'],
  [/^Install$/i, 'I'],
];

/** In the leading program's descriptions `- Detach & reset` is part of the name of a few things. */
const MOST = 0.6;

interface Told {
  /** null for an operation without a sign. */
  activity: Activity | null;
  /** Behind a comma other programs name kinds of things, too. */
  certain: boolean;
}

const activityOf = (
  words: string | undefined,
  names: readonly [RegExp, Activity][],
): Activity | undefined =>
  words === undefined ? undefined : names.find(([name]) => name.test(words.trim()))?.[1];

/** The activity of an operation's name and nothing else. */
export const activityNamed = (text: string): Activity | null =>
  activityOf(text, ACTIVITIES) ?? null;

const operationOf = (description: string): Told | null => {
  const behind = /\s[-–]\s([^-–]+)$/.exec(description)?.[1]?.replace(/,.*$/, '');
  const before = /^([^-–,]+?)\s[-–]\s/.exec(description)?.[1];
  const told = activityOf(behind, ACTIVITIES) ?? activityOf(before, ACTIVITIES);
  if (told !== undefined) return { activity: told, certain: true };
  if (OTHERS.test(behind?.trim() ?? '')) return { activity: null, certain: true };
  const listed =
    activityOf(/,\s*([^,]+)$/.exec(description)?.[1], LISTED) ??
    activityOf(/^(Tear\s+Off),/.exec(description)?.[1], LISTED);
  return listed === undefined ? null : { activity: listed, certain: false };
};

/**
 * Takes the activities from the descriptions' ends, or beginnings, where nearly all of them name
 * an operation there.
 */
export const withOperationSuffixes = (items: readonly LineItem[]): LineItem[] => {
  const operations = items.map(({ description }) => operationOf(description ?? ''));
  const told = operations.filter((operation) => operation !== null);
  if (told.length < items.length * MOST || !told.some(({ certain }) => certain)) return [...items];
  return items.map((item, index) => ({
    ...item,
    activity: operations[index]?.activity ?? item.activity,
  }));
};
