import type { LineItem } from '../../estimate/estimate.ts';

const PAID_WHEN_INCURRED =
  /\b(?:when|if|once|until|unless|after)\s+(?:[\w-]+\s+){0,5}(?:is|are|was|were|has\s+been|have\s+been)\s+(?:actually\s+)?incurred\b|\bpa(?:id|y)\s+(?:upon|on|after)\s+(?:installation|completion|documentation|proof|receipt|invoice)\b|\b(?:when|if|once|until|unless|as\s+and\s+when)\s+(?:(?:it|they)\s+(?:is|are)\s+|actually\s+|and\s+when\s+)?incurred\b|\bPWI\b|\b(?:pa(?:id|yable)|billed|invoiced|charged|reimbursed)\s+as\s+incurred\b|^\s*as\s+incurred\s*$/i;

/** Whether a note, sub-head or amount says that the row is paid only when incurred. */
export const saysPaidWhenIncurred = (text: string): boolean => PAID_WHEN_INCURRED.test(text);

/**
 * `Difference to cedar not owed unless incurred.`: whether only a note makes a row one that is paid
 * when incurred, and speaks of a part beyond what the row comes to.
 */
export const saysPartIncurred = ({ f9Note, section, description, printed }: LineItem): boolean => {
  const note = (f9Note ?? '').replaceAll('\n', ' ');
  const at = note.search(PAID_WHEN_INCURRED);
  if (at < 0 || !PART.test(note.slice(0, at))) return false;
  const others = [section, description, printed?.priceNote, ...(printed?.path ?? [])];
  return !others.some((text) => text != null && saysPaidWhenIncurred(text));
};

const PART =
  /\b(?:differences?|balance|remainder|excess|shipping|freight|delivery|(?:additional|further)\s+(?:costs?|amounts?|charges?|payments?|expenses?|funds))\b(?:[^.;]|[.;](?=\S))*$/i;
