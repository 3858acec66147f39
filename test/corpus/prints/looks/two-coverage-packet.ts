import { chargeOnSummary } from '../../content/make-coverage.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { inventPrint } from '../content/invent-print.ts';
import { coverageRows } from '../drawing/coverage-rows.ts';
import { drawFactorDetail, drawRoofSchedule } from '../drawing/other-pages.ts';
import {
  addressOf,
  ageLifeOf,
  amountIn,
  depreciationOf,
  figureColumn,
  labelled,
  numbered,
  percentOf,
  priceOf,
  roomBlock,
  title,
} from '../drawing/platform.ts';
import { factRows, platformLook } from '../drawing/platform-look.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRooms } from '../drawing/rooms.ts';
import { drawHead, type PrintTable, placeTable } from '../drawing/table.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const printed: (keyof TruthItem)[] = [
  'unitPrice',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
  'ageYears',
  'lifeYears',
  'condition',
  'depreciationPercent',
];

/**
 * A carrier's packet: its address heads every page, a guide with items of its own stands within,
 * quantities touch their units, heads inside a room bear no style, tax comes with the summaries.
 */
export const twoCoveragePacket: Print = {
  name: 'two-coverage-packet',
  open: true,
  draw: (random, lines) => {
    const coverages = lines > 12 ? 2 : 1;
    const estimate = inventPrint(random, lines, {
      tax: false,
      depreciated: 0.6,
      nonRecoverable: 0.15,
      coverages,
      sections: 0.7,
      definitions: 0.08,
      machineNotes: 0.08,
    });
    chargeOnSummary(random.fork('charges'), estimate, true, false);
    const { facts } = estimate;
    facts.estimateName = facts.insuredName.toUpperCase().replace(' ', '_');
    const style = printStyle({ family: 'helvetica', size: 8, marginBottom: 60, itemGap: 0.5 });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'kerned', 'word'] as const),
      order: random.pick(['reading', 'columns'] as const),
      bold: random.pick(['face', 'stroked'] as const),
    };
    flow.furniture = () => {
      const top = flow.y;
      for (const [index, text] of [
        facts.carrierName,
        'P.O. Box 660636',
        facts.companyTown,
        'Fax: 866-555-0147',
        'claims.example.com',
      ].entries())
        flow.line([{ text, x: flow.left, bold: index === 0, size: index === 0 ? 10 : 7.5 }]);
      flow.mark(
        {
          text: `${facts.estimateName}   ${usDate(facts.dateEntered)}   Page: ${flow.page}`,
          x: flow.right,
          align: 'right',
        },
        top + 9,
      );
      flow.y += 8;
    };
    flow.startPage('cover');
    factRows(
      flow,
      [
        ['Insured:', facts.insuredName.toUpperCase(), 'Home:', facts.phone],
        ['Property:', facts.propertyStreet.toUpperCase()],
        ['', facts.propertyTown.toUpperCase()],
        ['Claim Rep.:', facts.claimRepresentative, 'Business:', facts.phone],
        ['Estimator:', facts.estimator],
      ],
      [0.02, 0.15, 0.6, 0.72],
    );
    flow.space(1);
    flow.line([
      { text: `Claim Number: ${facts.claimNumber}`, x: flow.left },
      { text: `Policy Number: ${facts.policyNumber}`, x: flow.left + 190 },
      { text: `Type of Loss: Windstorm and Hail`, x: flow.left + 380 },
    ]);
    flow.space(1);
    factRows(
      flow,
      [
        [
          'Date of Loss:',
          `${usDate(facts.dateOfLoss)} 7:00 PM`,
          'Date Received:',
          `${usDate(facts.dateReceived)} 11:55 AM`,
        ],
        [
          'Date Inspected:',
          usDate(facts.dateInspected),
          'Date Entered:',
          usDate(facts.dateEntered),
        ],
        ['Price List:', facts.priceList],
        ['', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [0.02, 0.15, 0.5, 0.64],
    );
    const styledHeads = random.chance(0.4);
    const amount = amountIn(flow);
    const table: PrintTable = {
      head: 'plain',
      rows: 'plain',
      valign: random.pick(['top', 'center', 'bottom']),
      gap: 7,
      columns: [
        { key: 'description', head: ['DESCRIPTION'], align: 'left', wrap: 1, text: numbered },
        figureColumn('quantity', ['QUANTITY'], (item) => `${money(item.quantity)}${item.unit}`),
        figureColumn('unitPrice', ['UNIT'], priceOf),
        figureColumn(
          'rcv',
          ['RCV'],
          (item) => item.priceNote ?? amount(item, item.rcv),
          ({ rcv }) => money(rcv),
        ),
        figureColumn('ageLife', ['AGE/LIFE'], ageLifeOf),
        figureColumn('condition', ['COND.'], (item) =>
          item.priceNote === null ? item.condition : '',
        ),
        figureColumn('percent', ['DEP %'], percentOf),
        figureColumn(
          'depreciation',
          ['DEPREC.'],
          (item) => (item.priceNote === null ? depreciationOf(item, '(0.00)') : ''),
          ({ depreciation }) => money(depreciation),
        ),
        figureColumn(
          'acv',
          ['ACV'],
          (item) => (item.priceNote === null ? amount(item, item.acv) : ''),
          ({ acv }) => money(acv),
        ),
      ],
    };
    const placed = placeTable(flow, table, estimate.items, [estimate.totals]);
    if (random.chance(0.6)) {
      flow.startPage('guide');
      title(flow, 'Your guide to reading your adjuster summary.*', 3);
      flow.line([{ text: 'Insured: Sam Pleton', x: flow.left }]);
      flow.line([
        { text: 'Claim Number: 0123456789   Policy Number: 000000123456789', x: flow.left },
      ]);
      flow.space(1);
      drawHead(flow, placed);
      for (const [text, figures] of [
        [
          '1. Remove 3 tab - 25 yr. composition',
          '15.88SQ 53.97 857.04 0/25 yrs Avg. NA (0.00) 857.04',
        ],
        [
          '2. 3 tab - 25 yr. - comp. shingle',
          '18.33SQ 219.11 4,016.29 2/25 yrs Avg. 8% (165.16) 3,851.13',
        ],
      ])
        flow.line([
          { text: text ?? '', x: flow.left },
          { text: figures ?? '', x: flow.right, align: 'right' },
        ]);
      flow.line([{ text: 'Total: Roof  4,873.33  165.16  4,708.17', x: flow.left, bold: true }]);
      flow.space(1);
      flow.paragraph('*This is a sample guide to your adjuster summary and not an actual claim.');
    }
    flow.startPage('items');
    const drawn = drawRooms(
      flow,
      estimate,
      platformLook(
        flow,
        placed,
        (item, page) => truthOfPrinted(item, page, { layout: 2, printed, style, layer }),
        {
          room: (_, room) =>
            roomBlock(flow, room, { indent: 0, rule: false, measuresAt: [0.02, 0.35] }),
          section: (_, text) => {
            flow.space(0.6);
            flow.line([{ text, x: flow.left, bold: styledHeads, italic: styledHeads }]);
          },
          breaks: 0.3,
        },
      ),
      random.fork('draw'),
    );
    const names = ['AA-Dwelling', 'BB-Other Structures'];
    flow.startPage('summary');
    const summaries = estimate.coverages.map((coverage, index) => {
      const name = names[index] ?? coverage.name;
      flow.need(flow.leading * 18);
      title(flow, `Summary for ${name}`);
      labelled(flow, coverageRows(coverage, 'claim'), flow.left + 60, flow.right - 90);
      flow.space(2);
      flow.line([{ text: facts.estimator, x: flow.left + 60 }]);
      flow.space(2);
      return {
        coverage: name,
        lineItemTotal: coverage.totals.lineItemTotal,
        rcv: coverage.totals.rcv,
        acv: coverage.totals.depreciation === 0 ? null : coverage.totals.acv,
        deductible: coverage.deductible === 0 ? null : coverage.deductible,
        netClaim: coverage.netClaim,
      };
    });
    if (random.chance(0.5)) drawRoofSchedule(flow, estimate);
    if (random.chance(0.5)) drawFactorDetail(flow, estimate);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 2,
        items: drawn.items,
        rooms: drawn.rooms,
        totals: drawn.totals,
        summaries,
        facts: {
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName.toUpperCase(),
          propertyAddress: addressOf(estimate).toUpperCase(),
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
          priceList: facts.priceList,
        },
      },
    };
  },
};
