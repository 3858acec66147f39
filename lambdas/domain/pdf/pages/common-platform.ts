import { headerRowAt } from '../tables/header-row.ts';
import type { HeaderRow } from '../tables/heading.ts';
import type { PageLines } from './lines.ts';

/** `Totals: Kitchen   40.12   1,204.10`, `Total: Main Level   ...`: how the platform closes a place. */
const CLOSES_PLACE = /^totals?: \S.*\d\.\d{2}[)>]?$/i;

/** `12. R&R Baseboard`, `* 28. ...`, `10a. ...`: how it numbers its rows. */
const NUMBERED = /^(?:\*{1,3} )?\d{1,4}[a-z]?\. \S/;

/** Its words for what work costs. */
const HEADS = /\b(?:RCV|ACV|REMOVE|REPLACE)\b/;

/** In type of capitals and signs. */
const CAPITALS = /^[^\p{Ll}]+$/u;

/**
 * Whether pages are an estimate of the common estimating platform and nothing else with rows: numbered rows below
 * heads of its words in capitals, places closed by sums as it says them. Whatever form the prints of others
 * may have, these have none of it, and what looks like one is chance: `1.00 EA ... (189.64) 189.63` is half the
 * cost taken off, and no price in brackets.
 */
export const isOfCommonPlatform = (pages: readonly PageLines[]): boolean =>
  [CLOSES_PLACE, NUMBERED, HEADS].every((sign) =>
    pages.some(({ lines }) => lines.some(({ text }) => sign.test(text))),
  ) &&
  pages.every(({ lines }) =>
    lines.every((_, at) => {
      const header = headerRowAt(lines, at);
      return header === null || !countsWork(header) || isInCapitals(header);
    }),
  );

const countsWork = ({ headings }: HeaderRow): boolean =>
  headings.some(({ kind }) => kind === 'quantity' || kind === 'unitPrice');

const isInCapitals = ({ lines }: HeaderRow): boolean =>
  lines.every(({ text }) => CAPITALS.test(text));
