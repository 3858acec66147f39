import type { LineItem } from '../../estimate/estimate.ts';
import { activityNamed } from './operation-suffixes.ts';

/** Operations that have no sign, as the leading program names work of its own. */
const OTHERS =
  /^(?:clean|install|labou?r|paint|prime|refinish|rent(?:al)?|repair|seal|service|stain|supply|treat)$/i;

/** Fewer rows may be work that is called so. */
const LEAST_ROWS = 3;
/** Of all rows. */
const MOST = 0.8;

/**
 * `Shingles, laminated` on a line of its own, and below it a row each for `Remove` and `Replace`: rural insurers'
 * programs name the thing once and price what is done with it. Where nearly all rows are called by an operation
 * alone, they are described by the thing that heads them, which is then no section.
 */
export const withThingsDescribed = (items: readonly LineItem[]): LineItem[] => {
  const told = items.filter(isOperation);
  if (told.length < LEAST_ROWS || told.length < items.length * MOST) return [...items];
  // `Paint` below `Ceiling` is work of its own, in a section that is a surface.
  const signed = told.filter(({ description }) => activityNamed(description ?? '') !== null);
  if (signed.length * 2 < told.length) return [...items];
  return items.map((item) => (isOperation(item) ? described(item) : item));
};

const isOperation = ({ description, section }: LineItem): boolean => {
  const said = description ?? '';
  return section !== null && (activityNamed(said) !== null || OTHERS.test(said));
};

const described = (item: LineItem): LineItem => {
  const thing = item.section ?? '';
  const whole = `${item.description} ${thing}`;
  const activity = activityNamed(item.description ?? '');
  if (item.printed !== null) item.printed.descriptionAsPrinted = whole;
  return {
    ...item,
    description: activity === null ? whole : thing,
    activity: activity ?? item.activity,
    section: null,
  };
};
