import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { drawTradeSummary } from '../../pages/recap.ts';
import { inventPrint } from '../content/invent-print.ts';
import { supplementNotes } from '../content/print-words.ts';
import { coverageRows } from '../drawing/coverage-rows.ts';
import { drawSupplementDetails } from '../drawing/other-pages.ts';
import { drawPhotosHere } from '../drawing/photos.ts';
import {
  addressOf,
  amountIn,
  figureColumn,
  labelled,
  numbered,
  quantityOf,
  roomBlock,
  title,
} from '../drawing/platform.ts';
import { factRows, platformLook } from '../drawing/platform-look.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRooms } from '../drawing/rooms.ts';
import { placeTable } from '../drawing/table.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Extra } from '../layer/write-print.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

/**
 * A contractor's supplement: rates to reset, remove and replace, long notes with bullets, sums
 * and addresses below many rows, photographs between rooms, credits and lines out of order.
 */
export const supplementWithNotes: Print = {
  name: 'supplement-with-notes',
  open: true,
  draw: (random, lines) => {
    const reset = random.chance(0.6);
    const estimate = inventPrint(random, lines, {
      overheadProfit: true,
      depreciated: 0,
      notes: 0.4,
      supplement: true,
      credits: 0.05,
      changed: 0.08,
      bidItems: 0.06,
      detachReset: 0.15,
      laborMinimums: random.chance(0.4),
      splitPairs: 0.15,
    });
    for (const item of estimate.items)
      if (item.note !== null) item.note = random.pick(supplementNotes);
    for (const item of estimate.items)
      if (!item.credit && !item.bidItem && random.chance(0.06))
        item.description += ' (Supplement 1)';
    const { facts } = estimate;
    const style = printStyle({ size: 9, splitItems: 0.5, changeMarkGap: false });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned', 'gaps'] as const),
      quotes: random.pick(['typographic', 'primes', 'straight'] as const),
      encoding: 'scrambled' as const,
      order: random.pick(['reading', 'tables-last'] as const),
      unseen: random.pick([[], ['white', 'invisible']] as const),
    };
    const extras: Extra[] = [];
    flow.furniture = () => {
      flow.mark({ text: String(flow.page), x: 8, size: 8 }, 12);
      extras.push({ page: flow.page, kind: 'image', x: flow.left, y: 30, width: 90, height: 36 });
      flow.y += 40;
      const foot = flow.sheet.height - 26;
      flow.mark({ text: facts.estimateName, x: flow.left, size: 8 }, foot);
      flow.mark(
        { text: usDate(facts.dateEntered), x: flow.right - 60, align: 'right', size: 8 },
        foot,
      );
      flow.mark({ text: `Page: ${flow.page}`, x: flow.right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    factRows(
      flow,
      [
        ['Client:', facts.insuredName, 'Home:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['Operator:', 'OFFICE2'],
        ['Estimator:', facts.estimator, 'Company:', facts.companyName],
        ['Type of Estimate:', facts.typeOfLoss],
        ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Date Entered:', usDate(facts.dateEntered)],
        ['Price List:', facts.priceList],
        ['Labor Efficiency:', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [0.04, 0.22, 0.56, 0.7],
    );
    flow.space(2);
    flow.paragraph(
      'Supplement 1 of 2. Prices are those of the list above; items marked * differ from it. The sum of $4,212.67 paid on 3/02/2026 is not part of this print.',
    );
    flow.startPage('items');
    const amount = amountIn(flow);
    const priced = (value: number, word: string | null): string =>
      word === null ? money(value) : '';
    const placed = placeTable(
      flow,
      {
        head: 'rules',
        rows: 'plain',
        valign: random.pick(['top', 'bottom']),
        gap: 8,
        columns: [
          { key: 'description', head: ['DESCRIPTION'], align: 'left', wrap: 1, text: numbered },
          figureColumn('quantity', ['QTY'], quantityOf),
          ...(reset
            ? [figureColumn('reset', ['RESET'], (item) => priced(item.resetRate, item.priceNote))]
            : []),
          figureColumn('remove', ['REMOVE'], (item) => priced(item.removeRate, item.priceNote)),
          figureColumn('replace', ['REPLACE'], (item) => {
            const rate = reset ? item.replaceRate : item.replaceRate + item.resetRate;
            return `${priced(rate, item.priceNote)}${item.priceChanged ? '*' : ''}`;
          }),
          figureColumn(
            'tax',
            ['TAX'],
            (item) => amount(item, item.tax),
            ({ tax }) => money(tax),
          ),
          figureColumn(
            'overheadProfit',
            ['O&P'],
            (item) => amount(item, item.overheadProfit),
            ({ overheadProfit }) => money(overheadProfit),
          ),
          figureColumn(
            'rcv',
            ['TOTAL'],
            (item) => item.priceNote ?? amount(item, item.rcv),
            ({ rcv }) => money(rcv),
          ),
        ],
      },
      estimate.items,
      [estimate.totals],
    );
    const printed = [
      'unitPrice',
      'removePrice',
      'replacePrice',
      'tax',
      'overheadProfit',
      'rcv',
      ...(reset ? (['resetPrice'] as const) : []),
    ] as const;
    const drawn = drawRooms(
      flow,
      estimate,
      platformLook(
        flow,
        placed,
        (item, page) => truthOfPrinted(item, page, { layout: 5, printed, style, layer, reset }),
        {
          room: (_, room) =>
            roomBlock(flow, room, { indent: 0.24, rule: true, measuresAt: [0.3, 0.66] }),
          breaks: 0.3,
          between: () => {
            if (random.chance(0.25)) extras.push(...drawPhotosHere(flow, estimate, random));
          },
        },
      ),
      random.fork('draw'),
    );
    const [coverage] = estimate.coverages;
    if (coverage === undefined) throw new Error('An estimate has a coverage.');
    flow.startPage('summary');
    title(flow, 'Summary');
    labelled(
      flow,
      coverageRows({ ...coverage, deductible: 0, netClaim: coverage.totals.rcv }, 'claim'),
      flow.left + 60,
      flow.right - 80,
    );
    if (random.chance(0.5)) drawTradeSummary(flow, estimate);
    if (random.chance(0.6)) drawSupplementDetails(flow, estimate, random);
    return {
      flow,
      layer,
      extras,
      truth: {
        layout: 5,
        items: drawn.items,
        rooms: drawn.rooms,
        totals: drawn.totals,
        summaries: [
          {
            coverage: null,
            lineItemTotal: coverage.totals.lineItemTotal,
            rcv: coverage.totals.rcv,
            acv: null,
            deductible: null,
            netClaim: coverage.totals.rcv,
          },
        ],
        facts: {
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: addressOf(estimate),
          dateOfLoss: facts.dateOfLoss,
          carrierName: null,
          priceList: facts.priceList,
        },
      },
    };
  },
};
