import { decimal, formatExact, toNumber } from '../money/money.ts';
import { LARGEST_AMOUNT } from './fit-rough-draft.ts';
import type { Group } from './group-tree.ts';
import type { PricedEstimate } from './price-estimate.ts';
import type { ProfileView } from './profile.ts';

export const ROUGH_DRAFT_NAMESPACE = 'http://xactware.com/generic_roughdraft.xsd';

export interface RoughDraftInput {
  priced: PricedEstimate;
  tree: Group;
  view: ProfileView;
  /** The name the document goes by before it is fitted to the format. */
  name: string;
  /** ISO date and time. */
  createdAt: string;
  recipientXnAddress: string | null;
}

/** Percent of the whole, two decimals, half up. */
export const share = (part: number, whole: number): string | null => {
  if (whole === 0 || part === 0) return null;
  const percent = toNumber(decimal(part).times(100).div(whole).round(2));
  // Only contradictory input gets here: a part that is many times the whole.
  return Math.abs(percent) > LARGEST_AMOUNT ? null : formatExact(percent);
};

/** {@link share} where it is between 0 and 100 %: credits can make a part more than the whole. */
export const shareOfWhole = (part: number, whole: number): string | null => {
  const percent = share(part, whole);
  return percent === null || Number(percent) < 0 || Number(percent) > 100 ? null : percent;
};
