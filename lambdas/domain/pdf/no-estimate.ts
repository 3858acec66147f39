import type { ReadEstimateResult } from './read-estimate.ts';

/** What the user is told of a document of so many pages without a row of work. */
export const noEstimateIn = (pages: number): ReadEstimateResult => ({
  kind: 'failed',
  code: 'no_estimate_found',
  message:
    pages === 0
      ? 'The document has no pages to read.'
      : `None of the ${pages} pages holds a table of line items with quantities and prices. Upload the estimate itself, not a letter, photo report or payment summary.`,
});
