import type { Warning } from '../../estimate/estimate.ts';
import type { Line, PageLines } from './lines.ts';
import { hasHeaderRow } from './page-class.ts';

/** Pages of an estimate that is attached to the one to be read, by what they are headed with. */
export type AttachedEstimates = ReadonlyMap<number, string>;

/**
 * Another's estimate that lies in a packet behind the one to be read: `FOR COMPARISON ONLY - CARRIER DESK ESTIMATE`,
 * `Exhibit D - Carrier's Estimate`. Its pages bear that title, or the estimate's own name as the first of them
 * tells it. Where no table stands before them, they are what is to be read.
 */
export const attachedEstimates = (pages: readonly PageLines[]): AttachedEstimates => {
  const titles = pages.map(titleOf);
  const first = titles.findIndex((title) => title !== null);
  const attached = new Map<number, string>();
  if (first < 0 || !pages.slice(0, first).some(({ lines }) => hasHeaderRow(lines))) return attached;
  let title: string | null = null;
  let name: string | null = null;
  for (const [at, { page, lines }] of pages.entries()) {
    const goesOn: string | null = name !== null && bears(lines, name) ? title : null;
    title = titles[at] ?? goesOn;
    name = title === null ? null : (nameIn(lines) ?? name);
    if (title !== null) attached.set(page, title);
  }
  return attached;
};

/**
 * Of several estimates for the same work, each with its own status, those that were not taken: `Status   Dismissed` where
 * another one says `Status   Sold`. Pages without a status go on with the estimate before.
 */
export const refusedEstimates = (pages: readonly PageLines[]): AttachedEstimates => {
  const statuses = pages.map(statusOf);
  const refused = new Map<number, string>();
  if (!statuses.some((status) => status !== null && ACCEPTED.test(status))) return refused;
  let last: string | null = null;
  for (const [at, { page }] of pages.entries()) {
    last = statuses[at] ?? last;
    if (last !== null && REFUSED.test(last)) refused.set(page, `Status: ${last}`);
  }
  return refused;
};

const statusOf = ({ lines }: PageLines): string | null => {
  for (const { text } of lines) {
    const status = STATUS.exec(text)?.[1];
    if (status !== undefined) return status;
  }
  return null;
};

const STATUS =
  /(?:^|\s)(?:estimate\s+)?status\s*:?\s+(sold|accepted|approved|dismissed|declined|rejected|unsold|lost|not\s+(?:accepted|selected|sold))$/i;

const ACCEPTED = /^(?:sold|accepted|approved)$/i;
const REFUSED = /^(?:dismissed|declined|rejected|unsold|lost|not\s.*)$/i;

/** What the user is told of an estimate whose rows are none of the one that was read. */
export const attachedEstimateWarning = (page: number, title: string): Warning => ({
  code: 'attached_estimate_left_out',
  message: `Page ${page} is of another estimate that is attached to this one as "${title}". It was left out; upload it by itself if it is to be read.`,
  at: { page },
});

/** The title above whatever has amounts on the page; a remark below a row speaks of that row. */
const titleOf = ({ lines }: PageLines): string | null => {
  const at = lines.findIndex(({ text }) => saysAttached(text));
  const above = lines.slice(0, at + 1);
  return at < 0 || above.some(({ text }) => AMOUNT.test(text)) ? null : (lines[at]?.text ?? null);
};

const saysAttached = (text: string): boolean =>
  SIGN.test(text) &&
  ESTIMATE.test(text) &&
  (FOR_COMPARISON.test(text) || EXHIBIT_OF_INSURER.test(text)) &&
  text.split(' ').length <= MOST_WORDS &&
  !/[.;]$/.test(text);

/** The cheap question, as every line is asked. */
const SIGN = /\bonly\b|\bcomparison\b|^(?:exhibit|attachment|appendix|enclosure)\b|^[-–—]/i;

const ESTIMATE = /\b(?:estimates?|scopes?|bids?|quotes?|proposals?)\b/i;

const FOR_COMPARISON =
  /\bfor\s+(?:comparison\b|(?:your\s+)?(?:reference|information)(?:\s+purposes)?\s+only\b)/i;

/** A stamp like `Exhibit D` in front of it is gone by then, but for its dash. */
const EXHIBIT_OF_INSURER =
  /^(?:(?:exhibit|attachment|appendix|enclosure)\s+\w{1,3}\b.*|[-–—]\s*)\b(?:carrier|insurer|insurance\s+company)(?:['’]?s)?\s+(?:\w+\s+)?estimate\b/i;

/** Words of a title; sentences are longer. */
const MOST_WORDS = 12;

const AMOUNT = /\d\.\d{2}(?!\d)/;

/** `Estimate: IRVINE_MS_CONTENTS`, as the foot of each of its pages repeats it. */
const nameIn = (lines: readonly Line[]): string | null =>
  lines.map(({ text }) => NAME.exec(text)?.[1] ?? null).find((name) => name !== null) ?? null;

const NAME = /^estimate\s*:\s*(\S{5,})$/i;

const bears = (lines: readonly Line[], name: string): boolean =>
  lines.some(({ text }) => text.includes(name));
