import activities from '../../../catalog/wording/activities.json' with { type: 'json' };
import type { Activity } from '../estimate/estimate.ts';

export const ACTIVITIES: readonly Activity[] = ['+', '-', '&', 'R', 'I', 'M'];

const NAMES = new Map(Object.entries(activities.names) as [string, Activity][]);
const PREFIXES = activities.prefixes as [string, Activity][];
const CONTRACTOR_PREFIXES: [string, Activity][] = [
  ...activities.contractorReset.map((text): [string, Activity] => [text, 'R']),
  ...activities.contractorReplaceAll.map((text): [string, Activity] => [text, '&']),
  ...activities.contractorRemove.map((text): [string, Activity] => [text, '-']),
  ...activities.contractorReplace.map((text): [string, Activity] => [text, '+']),
].sort((a, b) => b[0].length - a[0].length);

const CONTRACTOR_SUFFIXES = activities.contractorSuffixes as [string, Activity][];

/** The activity that a column names, as a symbol or in words; null for blank or unknown text. */
export function activityFromName(text: string | null): Activity | null {
  if (text === null) return null;
  return NAMES.get(text.trim().toLowerCase().replace(/\s+/g, ' ')) ?? null;
}

export interface ActivityReading {
  activity: Activity;
  /** The description without the words that name the activity. */
  rest: string;
}

/**
 * The activity that a printed description opens with: `R&R Drip edge`, `Detach & Reset Toilet`.
 * The suffix form (`Toilet - Detach & reset`) is no prefix: it is another selector.
 */
export function readActivityPrefix(description: string): ActivityReading | null {
  return readPrefix(description, PREFIXES);
}

/** The same for contractors' verbs: `tear out and dispose of carpet`, `bathtub replacement`. */
export function readContractorVerb(description: string): ActivityReading | null {
  return readPrefix(description, CONTRACTOR_PREFIXES) ?? readSuffix(description);
}

function readSuffix(description: string): ActivityReading | null {
  const text = description.trimEnd();
  const lower = text.toLowerCase();
  for (const [suffix, activity] of CONTRACTOR_SUFFIXES) {
    if (!lower.endsWith(suffix)) continue;
    const rest = text.slice(0, -suffix.length);
    const item = rest.replace(/[\s:,;(-]+$/, '');
    if (item !== '' && item !== rest) return { activity, rest: item };
  }
  return null;
}

function readPrefix(description: string, prefixes: [string, Activity][]): ActivityReading | null {
  const lower = description.toLowerCase();
  for (const [prefix, activity] of prefixes) {
    if (!lower.startsWith(prefix)) continue;
    const rest = description.slice(prefix.length);
    if (!/^[\s:.,-]/.test(rest)) continue;
    const item = rest.replace(/^[\s:.,-]+/, '').replace(/^(?:the|of|for)\s+/i, '');
    if (item !== '') return { activity, rest: item };
  }
  return null;
}

/** Whether a description is itself a removal: `Tear out wet drywall`, `Haul debris`. */
export function isDemolitionWording(description: string): boolean {
  const lower = description.toLowerCase();
  return activities.demolition.some((opening) => lower.startsWith(opening));
}
