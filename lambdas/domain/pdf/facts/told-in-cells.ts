import type { FactKey } from './fact.ts';

/** `Ins. claim CLM7084076`: the number behind its label, in one cell. */
const CLAIM_OR_POLICY =
  /^(?:ins(?:urance|\.)?\s+)?(claim|policy)(?:\s+(?:no\.?|number|num\.?|id|#))?\s*#?\s*((?:[A-Z]{1,3}\s(?=\d))?(?=\S*\d{3})[A-Z\d][A-Z\d-]{4,})(?:\s+page\s+\d+)?$/i;
/** `Policy No. QM 22 0041 7`: a number with spaces, whose parts after the first have figures each. */
const SPACED_NUMBER =
  /^(claim|policy|CLAIM|POLICY|Claim|Policy)\s+(?:[Nn]o\.?|NO\.?|[Nn]umber|NUMBER|#)\s*((?=(?:\D*\d){4})[A-Z\d-]+(?:\s[A-Z-]*\d[A-Z\d-]*)+)$/;
/** `Loss 2/19/2026` */
const LOSS_DATE =
  /^(?:(?:date\s+of\s+)?loss(?:\s+date)?|dol)\s+(\d{1,2}(?:[/.-]| \/ )\d{1,2}(?:[/.-]| \/ )\d{2,4})$/i;

/** A number or a date right behind its label. */
export const toldIn = (text: string): { key: FactKey; value: string } | null => {
  const [, label, number] = CLAIM_OR_POLICY.exec(text) ?? SPACED_NUMBER.exec(text) ?? [];
  if (label !== undefined && number !== undefined)
    return { key: label.toLowerCase() === 'claim' ? 'claim' : 'policy', value: number };
  const date = LOSS_DATE.exec(text)?.[1];
  return date === undefined ? null : { key: 'dateOfLoss', value: date };
};
