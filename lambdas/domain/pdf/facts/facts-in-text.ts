import type { Line } from '../pages/lines.ts';
import { isoDate } from './iso-date.ts';

/** `Hail, claim 770120455`, `Prepared for Dana Prill, Claim No. QW-220-81` */
const CLAIM = [
  /\bclaim\s+(?:(?:no\.?|number|#)\s*)?(?=[\w-]*\d{5})([A-Z\d-]{6,})(?![\w/])/i,
  /\bclaim\s*(?:no\.|no\b|number\b|#)\s*:?\s*(?=(?:[A-Z/-]*\d){4})([A-Z\d][A-Z\d/-]{4,})(?!\w)/i,
  /^(?:re|ref|subject)\s*:.*\bclaim\s*:?\s*(?=(?:[A-Z/-]*\d){4})([A-Z\d][A-Z\d/-]{4,})(?!\w)/i,
];

const POLICY =
  /\bpolicy\s*(?:no\.|no\b|number\b|#)\s*:?\s*(?=(?:[A-Z/-]*\d){4})([A-Z\d][A-Z\d/-]{4,})(?!\w)/i;

/** `Date of loss 5/19/2026` anywhere, `water loss of May 19, 2026` in what a letter is about. */
const LOSS =
  /(?:\bdate\s+of\s+loss|^(?:re|ref|subject)\s*:.*\b(?:loss|damage|fire|storm))(?:\s+(?:of|on|dated))?\s*:?\s*(.{6,20})/i;

const inText = (
  pages: readonly { lines: readonly Line[] }[],
  find: (text: string) => string | null | undefined,
): string | null => {
  for (const { text } of pages[0]?.lines ?? []) {
    const found = find(text);
    if (found != null) return found;
  }
  return null;
};

/** The claim's number where running text on the first page says it; null where none does. */
export const claimInText = (pages: readonly { lines: readonly Line[] }[]): string | null =>
  inText(pages, (text) =>
    CLAIM.map((pattern) => pattern.exec(text)?.[1]).find((number) => number !== undefined),
  );

/** The same of the policy's. */
export const policyInText = (pages: readonly { lines: readonly Line[] }[]): string | null =>
  inText(pages, (text) => POLICY.exec(text)?.[1]);

/** The day of the loss, `YYYY-MM-DD`, where running text on the first page says it. */
export const lossInText = (pages: readonly { lines: readonly Line[] }[]): string | null =>
  inText(pages, (text) => {
    const said = LOSS.exec(text)?.[1];
    return said === undefined ? null : isoDate(said);
  });
