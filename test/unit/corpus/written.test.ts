import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createReader } from '../../../bench/read/reader.ts';
import { realDocuments } from '../../../bench/read/real.ts';
import { scoreReading } from '../../../bench/read/score.ts';

/** What is not read whole yet, and why; a document that is has no place here. */
const NOT_WHOLE: ReadonlyMap<string, string> = new Map([
  ['addl-cost-value', 'an additional cost beside the value'],
  [
    'aroflo-quote-tasks-labour-and-materials-tables-gst-per-line-ex-inc-columns-options-section-cyclone-clubhouse',
    'an option whose tick is a drawing is counted',
  ],
  [
    'no-heading-statement-chimney-stucco-ornamental-plaster-quake',
    'a letter without headings, its figures in words below: rows are lost, and told',
  ],
  [
    'painter-room-paragraph-comma-list-task-then-bare-price-no-total-skylight-leak',
    'bare figures in running text and no total: nothing is read, and that is said',
  ],
  ['pipe-organ-builder-divisions-prose', 'a sentence at no charge is lost'],
  ['pool-canva-two-columns-hurricane', 'two columns of cards: rows are lost, and told'],
  [
    'property-manager-owner-packet-work-orders-stacked-labor-and-parts-tables-gl-account-washer-hose-duplex',
    'a work order that has no table yet is a row at no charge',
  ],
  [
    'shelter-edmond-hail-roofers-software-lump-prices-sections-included-lines-superseded-version-in-front-weather-eagleview',
    'the rows of a section above its heads overleaf are lost beside a bid for the same work, and told',
  ],
  [
    'siding-bid-elevations-alternates-accepted',
    'accepted alternates in a table of their own below the base bid are lost, and told',
  ],
  [
    'take-off-excel-net-waste-percent-order-quantity-calc-typed-two-line-head-assemblies-labor-rows-no-waste-hail-lodge',
    'the sum below a credit is read as a row',
  ],
  [
    'upholsterer-text-messages-pasted-in-word-no-dollar-sign-each-then-dash-amount-sum-in-last-message-sprinkler',
    '`free, i like it` of a message is lost',
  ],
  ['usaa-old-depreciation', 'a numbered row without figures is a note'],
]);

/** Milliseconds; a few of them hold pages that are recognized, beside whatever else runs. */
const WITH_SCANNED_PAGES = 90_000;

const FOLDER = fileURLToPath(new URL('../../corpus/written', import.meta.url));

describe('estimates that others wrote', () => {
  const reader = createReader();
  afterAll(() => reader.close());

  it.each(
    realDocuments(FOLDER)
      .withTruth.map((document) => ({ ...document, name: basename(document.path, '.pdf') }))
      .filter(({ name }) => !NOT_WHOLE.has(name)),
  )(
    'have all lines read and no other, with what each comes to: $name',
    async ({ name, pdf, truth }) => {
      const { estimate, reconciliation, failure } = await reader.read(pdf.slice(), name);
      if (estimate === null || reconciliation === null) throw new Error(failure ?? name);
      const { mismatches } = scoreReading(truth, estimate, reconciliation);
      expect(
        mismatches.filter(({ field }) => ['missed', 'invented', 'rcv', 'acv'].includes(field)),
      ).toEqual([]);
    },
    WITH_SCANNED_PAGES,
  );
});
