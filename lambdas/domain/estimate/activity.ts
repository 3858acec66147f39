import type { Activity } from './estimate.ts';

/**
 * The trade's six activities. A contract may name one by its symbol or by a name, in any letter
 * case; the first name of each is what we print.
 */
export const ACTIVITY_NAMES: Readonly<Record<Activity, readonly [string, ...string[]]>> = {
  '+': ['Replace'],
  '-': ['Remove'],
  '&': ['Remove and Replace', 'Remove & Replace', 'R&R'],
  R: ['Detach & Reset', 'Detach and Reset'],
  I: ['Install'],
  M: ['Material Only'],
};

export const ACTIVITIES = Object.keys(ACTIVITY_NAMES) as Activity[];

const SPELLINGS: readonly [string, Activity][] = ACTIVITIES.flatMap((activity) =>
  [activity, ...ACTIVITY_NAMES[activity]].map((spelling): [string, Activity] => [
    spelling.toLowerCase(),
    activity,
  ]),
);

const BY_SPELLING: ReadonlyMap<string, Activity> = new Map(SPELLINGS);

/** The activity that a symbol or name stands for, or null. */
export const parseActivity = (text: string): Activity | null =>
  BY_SPELLING.get(text.toLowerCase()) ?? null;

/** Every accepted spelling, for messages and documentation. */
export const ACTIVITY_SPELLINGS: readonly string[] = ACTIVITIES.flatMap((activity) => [
  activity,
  ...ACTIVITY_NAMES[activity],
]);

/**
 * A regular expression for the same spellings; JSON Schema knows no case-insensitive enum. No
 * character is escaped: validators read patterns in Unicode mode, where `\\-` is an error.
 */
export const ACTIVITY_PATTERN = `^(?:${SPELLINGS.map(([spelling]) =>
  spelling.replaceAll(/[a-z+]/g, (letter) =>
    letter === '+' ? '[+]' : `[${letter.toUpperCase()}${letter}]`,
  ),
).join('|')})$`;
