import type { Line } from '../pages/lines.ts';

export type FactKey =
  | 'insured'
  | 'property'
  | 'place'
  | 'insuredAddress'
  | 'name'
  | 'phone'
  | 'email'
  | 'company'
  | 'claim'
  | 'policy'
  | 'typeOfLoss'
  | 'dateOfLoss'
  | 'dateInspected'
  | 'dateReceived'
  | 'dateEntered'
  | 'dateContacted'
  | 'dateCompleted'
  | 'priceList'
  | 'laborEfficiency'
  | 'estimate'
  | 'claimRep'
  | 'estimator'
  | 'carrier'
  | 'deductible'
  | 'other';

export interface Fact {
  key: FactKey;
  /** As printed, in lower case without its colon. */
  label: string;
  labelLeft: number;
  labelRight: number;
  /** Whom the head above its label is about. */
  owner?: FactKey;
  value: string;
  /** Where the value begins, for values that go on below. */
  left: number;
  line: Line;
}
