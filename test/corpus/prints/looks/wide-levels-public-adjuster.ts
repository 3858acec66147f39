import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { watermark } from '../../drawing/furniture.ts';
import { money, usDate } from '../../layouts/format.ts';
import { makeSite } from '../content/make-site.ts';
import { coverageSums, type PlaceSpec } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { centered, drawMeasures, drawPlan, ladder, leaveOpen } from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const trades = ['DEMOLITION', 'DRYWALL & PAINT', 'FLOORING / TRIM'] as const;

const place = (
  name: string,
  above: string,
  trade: PlaceSpec['trade'],
  sections: readonly string[] = [],
): PlaceSpec => ({ name, above: [above], trade, coverage: '', sections });

const places: readonly PlaceSpec[] = [
  place('Foyer (open to 2nd)', 'LEVEL 1', 'inside', trades),
  place('Great Rm', 'LEVEL 1', 'inside', trades),
  place('Powder', 'LEVEL 1', 'inside'),
  place('Emergency Services', 'LEVEL 1', 'wet'),
  place('Bath 3 - Jack & Jill', 'LEVEL 2', 'inside', trades),
  place('Bedroom 4 (NE)', 'LEVEL 2', 'inside'),
  place('Lower Roof', 'EXTERIORS', 'roof', ['TILE', 'FLAT']),
  place('Pool Cage / Lanai', 'EXTERIORS', 'yard'),
];

/**
 * A public adjuster's print of the leading program, sideways with wide columns: tax and overhead
 * and profit per row and no depreciation, trades in slanted capitals as heads of a room, length,
 * width and height beside its name, remarks behind NOTE:, a pale line across each page.
 */
export const wideLevelsPublicAdjuster: Print = {
  name: 'wide-levels-public-adjuster',
  open: true,
  lines: [7, 16, 30, 50, 80],
  draw: (random, lines) => {
    const scope = makeSite(random.fork('site'), lines, places, 'Seaboard Fidelity Ins. Co.', {
      taxPercent: 7,
      overheadProfit: true,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0.3,
      minimums: 0,
    });
    const { facts } = scope;
    const say = random.fork('say');
    for (const item of scope.items) {
      item.acv = item.rcv;
      item.descriptionChanged = !item.bidItem && say.chance(0.06);
      if (item.note !== null) item.note = `NOTE: ${item.note}`;
    }
    const style = printStyle({
      family: 'helvetica',
      size: 9,
      leading: 1.25,
      width: 792,
      height: 612,
      marginTop: 64,
      marginBottom: 44,
      marginLeft: 46,
      marginRight: 46,
      watermark: random.chance(0.5)
        ? {
            text: 'PREPARED FOR MEDIATION',
            size: 44,
            angle: 32,
            gray: 0.9,
            perGlyph: false,
            under: true,
          }
        : null,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'gaps'] as const) };
    const { left } = flow;
    flow.furniture = () => {
      flow.mark({ text: 'BRIGHTWATER LOSS CONSULTANTS', x: left, bold: true, size: 11 }, 30);
      flow.mark(
        { text: 'Lic. W000000 | 9 Quay St, Suite 4 | (555) 555-0160', x: left, size: 7.5 },
        41,
      );
      flow.mark(
        {
          text: `${facts.insuredName} v. ${facts.carrierName}`,
          x: flow.right,
          align: 'right',
          size: 7.5,
        },
        30,
      );
      const foot = flow.sheet.height - 26;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: 396, align: 'center', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: flow.right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    flow.space(2);
    for (const [label, value, other, its] of [
      ['Client:', facts.insuredName, 'Cell:', facts.phone],
      ['Property:', facts.propertyStreet, 'Type of Estimate:', 'Water Damage'],
      ['', facts.propertyTown, '', ''],
      ['Public Adjuster:', facts.estimator, 'Position:', 'Licensed Estimator'],
      ['Reference:', facts.carrierName, '', ''],
      ['Claim Number:', facts.claimNumber, 'Date of Loss:', `${usDate(facts.dateOfLoss)} 2:15 AM`],
      ['Policy Number:', facts.policyNumber, 'Date Inspected:', usDate(facts.dateInspected)],
      ['Price List:', facts.priceList, 'Labor Efficiency:', 'Restoration/Service/Remodel'],
      ['Estimate:', facts.estimateName, '', ''],
    ] as const)
      flow.line([
        { text: label, x: left + 120, align: 'right' },
        { text: value, x: left + 128 },
        { text: other, x: left + 470, align: 'right' },
        { text: its, x: left + 478 },
      ]);
    flow.space(1);
    flow.paragraph(
      "This estimate is the policyholder's measure of the loss as of this date. It may be supplemented. It does not include items 1 through 4 of the carrier's letter of 3/2/2026, mold over $10,000.00 or code costs of $1,250.00 per permit.",
    );
    flow.startPage('items');
    const column = (key: LinedColumn['key'], head: string, at: number): LinedColumn => ({
      key,
      head: [head],
      at: left + at,
    });
    const sides = random.fork('sides');
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        column('quantity', 'QUANTITY', 400),
        column('price', 'UNIT PRICE', 480),
        column('tax', 'TAX', 545),
        column('op', 'O&P', 615),
        column('rcv', 'RCV', 700),
      ],
      layout: 1,
      head: 'DESCRIPTION',
      words: 300,
      figures: 'first',
      labels: {
        room: 'Totals: ',
        level: 'Total: ',
        line_items: 'Line Item Totals: ',
        labor_minimums: 'Totals: ',
      },
      placeAt: [left + 150, left + 170, left + 420],
      note: { bold: true, x: left + 24, width: 520 },
      breaks: (item) => item.number.endsWith('2'),
      truth: ({ note }) => (note === null ? {} : { alsoRight: { f9Note: [note.slice(6)] } }),
      own: {
        area: (name) => {
          flow.space(0.6);
          centered(flow, name, 14);
        },
        place: (its) => {
          flow.space(0.7);
          const size =
            its.height === null
              ? ''
              : `LxWxH ${sides.int(6, 22)}' ${sides.int(1, 11)}" x ${sides.int(5, 15)}' x ${its.height}`;
          flow.line([
            { text: its.name, x: left + 150, bold: true, size: 10.5 },
            { text: size, x: flow.right, align: 'right' },
          ]);
          flow.rule(left + 150, flow.right, 0.6);
          flow.y += 3;
          drawMeasures(flow, its, left + 170, left + 420);
          if (sides.chance(0.4) && its.height !== null)
            flow.line([
              { text: 'Missing Wall - Goes to Floor', x: left + 60 },
              { text: `${sides.int(2, 9)}' X 6' 8"`, x: left + 300 },
              { text: 'Opens into GREAT_RM', x: left + 420 },
            ]);
          flow.space(0.4);
        },
        section: (name) => {
          flow.need(flow.leading * 4);
          flow.space(0.2);
          flow.line([{ text: name, x: left, bold: true, italic: true }]);
          flow.space(0.2);
        },
      },
    });
    flow.startPage('summary');
    centered(flow, 'Summary for All Items', 12);
    flow.space(0.8);
    const { totals } = scope;
    const [overhead, profit] = (['overhead', 'profit'] as const).map((key) =>
      toAmount(sum(coverageSums(scope).map((one) => one[key]))),
    );
    ladder(
      flow,
      [
        ['Line Item Total', money(totals.lineItemTotal)],
        ['Material Sales Tax', money(totals.tax)],
        ['Subtotal', money(toAmount(sum([totals.lineItemTotal, totals.tax]))), false, true],
        ['Overhead', money(overhead ?? 0)],
        ['Profit', money(profit ?? 0)],
        ['Replacement Cost Value', `$${money(totals.rcv)}`, false, true],
        ['Net Claim', `$${money(totals.rcv)}`, true, true],
      ],
      left + 150,
      flow.right - 150,
    );
    drawPlan(flow, scope, 'LEVEL 1');
    if (style.watermark !== null) watermark(flow.sheets, flow);
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 1,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries: [
          {
            coverage: null,
            alsoCalled: ['All Items'],
            lineItemTotal: totals.lineItemTotal,
            rcv: totals.rcv,
            acv: null,
            deductible: null,
            netClaim: totals.rcv,
          },
        ],
        facts: {
          ...noFacts,
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          priceList: facts.priceList,
        },
      },
    };
  },
};
