import { formatExact } from '../money/money.ts';
import type { Group } from './group-tree.ts';
import type { PricedEstimate } from './price-estimate.ts';
import type { EsxProfile, ProfileView } from './profile.ts';

/**
 * Names of our own for what the native vocabulary has no public name for. They stand in a
 * namespace, so that nothing is passed off as the vendor's.
 */
export const EXTENSION_NAMESPACE = 'urn:estimate-exchange:esx:1';

export interface XactdocInput {
  priced: PricedEstimate;
  tree: Group;
  profile: EsxProfile;
  view: ProfileView;
  /** The estimate name as fitted to the format. */
  fittedName: string;
  documentId: string;
  createdAt: string;
  recipientXnAddress: string | null;
  catalogVersion: string | null;
}

export const flag = (value: boolean | null | undefined): string | null =>
  value === null || value === undefined ? null : value ? '1' : '0';

export const exact = (value: number | null): string | null =>
  value === null ? null : formatExact(value);

export const coverageId = (index: number): string => `COV${index + 1}`;
