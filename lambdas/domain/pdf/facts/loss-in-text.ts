import type { Line } from '../pages/lines.ts';
import { isoDate } from './iso-date.ts';
import { lossWithoutYear } from './loss-without-year.ts';
import { runningText } from './running-text.ts';

/** A day with its year, as a pattern; what parts its figures is named `part`. */
export const DAY = String.raw`\d{1,2}(?<part>[/.-])\d{1,2}\k<part>\d{2,4}(?!\d)|\d{4}-\d{2}-\d{2}(?!\d)|\p{Lu}\p{L}{2,8}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}\b|\d{1,2}(?:st|nd|rd|th)?\s+\p{Lu}\p{L}{2,8}\.?,?\s+\d{4}\b`;

/** `Date of loss 5/19/2026`, `D.O.L. 4/11/2026`: what says so in these words, wherever it stands. */
const SAID =
  /\b(?:date\s+of\s+loss|loss\s+date|d\.?o\.?l\b\.?)(?:\s+(?:of|on|dated))?\s*:?\s*(?<day>.{6,20})/i;

/**
 * `loss of 8/1/2026`, `Storm damage 4/11/26` anywhere, `water loss of May 19, 2026` in what a letter is about.
 */
const LOSS = [
  /^(?:re|ref|subject)\.?\s*:.*\b(?:loss|damage|fire|storm)(?:\s+(?:of|on|dated))?\s*:?\s*(?<day>.{6,20})/i,
  /\bloss\s+(?:(?:of|on|date|dated)\s+)?:?\s*(?<day>\d[\d/.-]{5,9})(?!\d)/i,
  /\b(?:storm|hail|wind|fire|smoke|water|flood|tornado|hurricane|freeze|sewer|sewage|lightning|tree)\b[\p{L}\s/&-]{0,20}\b(?:damage|loss|back-?up|event|storm|leak)\b(?:\s+(?:of|on|from|dated))?\s*[:,-]?\s*(?<day>\d[\d/.-]{5,9})(?!\d)/iu,
];

/** What happens to a house on a day. */
const HAPPENED =
  'hail(?:storm)?|high\\s+water|wind(?:storm)?|(?:hail|wind|ice|rain|thunder)?\\s?storm|fire|flood|tornado|hurricane|cyclone|derecho|(?:earth)?quake|lightning|freeze|explosion|leak|back-?up|puff-?back|overflow|(?:sprinkler|water)\\s+discharge|collapse|ice\\s?dam|(?:vehicle|car|truck)\\s+impact|(?:pipe|riser|hose|valve|line|main|tank|heater|sump|pump|cylinder)\\s+(?:failure|break|burst)|burglary|break-?in|theft|robbery|vandalism|loss';

/** `kitchen fire of December 30, 2025`, `Sewer backup 7/18/2026`, `Lightning strike 6/15/2026`, `Storm 5/30/26`, `valve leak found April 3, 2026`, `Fire was January 27, 2026` */
const HAPPENED_ON = new RegExp(
  String.raw`\b(?:${HAPPENED})\b\)?(?:\s+(?:strike|event|damage|loss|impact|date))?(?:,?\s+(?:of|on|from|dated|occurred|which occurred|was(?:\s+on)?|(?:was\s+)?(?:found|discovered|noticed)(?:\s+on)?)(?:\s+or\s+about)?|\s*[,:–—-])?\s+(?<day>${DAY})`,
  'giu',
);

/**
 * `Tree fell over tank 9/18/26`, `car hit garage on August 30, 2026`, `pipe burst in attic 1/24/2026`, `Car into front
 * wall 3/28/2026`, `the cylinder failing on 14 June 2026`, `smoke damage from kitchen, April 2, 2026`, `the deer coming
 * thru the patio door on January 31, 2026`, `broken tub supply 3/3/2026`, `Stolen / damaged 4/25/2026`, `Water heater in the garage split on 11-22-2025`
 */
const CAME_ABOUT = new RegExp(
  String.raw`\b(?:fell|struck|hit|stolen|burst(?:ing)?|froze|split|ruptured|let\s+go|gave\s+way|broken?|(?:came|come|coming|crashed|drove|ran|backed|rolled|slid|skidded)\s+(?:into|through|thru)|leak(?:ed|ing)|fail(?:ed|ing)|collaps(?:ed|ing)|overflow(?:ed|ing)|flooded|backed\s+up|caught\s+fire|(?:tree|limb|car|truck|pick-?up|vehicle|van)\s+(?:on|in|into|through|down)|(?:vehicle|car|truck|tree)\s+impact\s+(?:to|at|on)|(?:smoke|fire|water|wind|storm|hail|freeze)\s+damage\s+(?:from|in|to|at))\b[\p{L}\s&'’/-]{0,40}?[,:–—-]?\s+(?:(?:on|of)\s+)?(?<day>${DAY})`,
  'giu',
);

/** `after the delivery truck of January 24, 2026`: what came into the house, and on which day. */
const CAME_ON = new RegExp(
  String.raw`\bthe\s+(?:\p{L}+\s+)?(?:truck|car|vehicle|van|tree|limb)\s+(?:of|on)\s+(?<day>${DAY})`,
  'giu',
);

/** `On January 21, 2025 a sprinkler line froze above the corridor` */
const ON_DAY = new RegExp(
  String.raw`\bOn\s+(?:or\s+about\s+)?(?<day>${DAY}),?\s+[\p{L}\s'’/-]{0,60}?\b(?:fell|struck|hit|burst|froze|broke|ruptured|leaked|failed|collapsed|overflowed|flooded|backed\s+up|caught\s+fire|damaged)\b`,
  'gu',
);

/** `the 5/6/2026 storm`, `April 28, 2026 hail event` */
const DAY_BEFORE = new RegExp(
  String.raw`\b(?<day>${DAY})\s+(?:(?:wind|hail|ice|rain|water|kitchen|garage)\s+(?:and\s+|&\s+)?)?(?:${HAPPENED}|event)\b(?!\s+(?:restoration|repairs?|cleaning|alarm|door|window|scope|estimate))`,
  'giu',
);

/** The day of the loss, `YYYY-MM-DD`, where running text says it; null where none does or some say others. */
export const lossInText = (
  pages: readonly { lines: readonly Line[] }[],
  isDayFirst: boolean,
): string | null => {
  const texts = pages.flatMap(({ lines }) => [...runningText(lines)]);
  for (const patterns of [[SAID], LOSS])
    for (const text of texts)
      for (const pattern of patterns) {
        const day = isoDate(pattern.exec(text)?.groups?.day ?? '', isDayFirst);
        if (day !== null) return day;
      }
  const days = new Set(texts.flatMap((text) => daysIn(text, isDayFirst)));
  const [day] = days;
  if (day === undefined) return lossWithoutYear(pages, texts, HAPPENED);
  return days.size === 1 ? day : null;
};

/** A day is looked for where figures may be one, which few lines have. */
const MAY_BE_DAY = /\d([/.-])\d{1,2}\1\d{2}|\d{4}/;

const daysIn = (text: string, isDayFirst: boolean): string[] =>
  !MAY_BE_DAY.test(text)
    ? []
    : [HAPPENED_ON, CAME_ABOUT, CAME_ON, ON_DAY, DAY_BEFORE].flatMap((pattern) =>
        [...text.matchAll(pattern)].flatMap(
          (match) => isoDate(match.groups?.day ?? '', isDayFirst) ?? [],
        ),
      );

/** `Lift Station 7 - storm surge restoration, DOL 6/29/2026`: a name, and the day behind it. */
export const withoutDayOfLoss = (name: string): string => name.replace(DAY_BEHIND, '');

/** The same, and `2026-0188 Printed 02/11/2026 3:42 PM` without when it was printed, as the foot of a page says it. */
export const withoutDays = (name: string): string =>
  withoutDayOfLoss(name).replace(PRINTED_BEHIND, '');

const PRINTED_BEHIND =
  /(?<=\S),?\s+printed(?:\s+on)?\s*:?\s+\d{1,4}[/-]\d{1,2}[/-]\d{2,4}\b.{0,12}$/i;

const DAY_BEHIND = /,?\s+(?:d\.?o\.?l\.?|date\s+of\s+loss)\s*:?\s*\d{1,2}\/\d{1,2}\/\d{2,4}$/i;
