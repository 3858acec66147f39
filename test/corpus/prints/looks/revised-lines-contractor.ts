import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem, TruthItem, TruthSummary } from '../../model.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec, priceLine } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  byCategory,
  centered,
  drawBody,
  drawMeasures,
  factLines,
  figures,
  ladder,
  leaveOpen,
  numberOf,
  shareOf,
  wordsOf,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling, others] = ['Dwelling', 'Other Structures'] as const;

const places: readonly PlaceSpec[] = [
  { name: 'Dwelling Roof', trade: 'roof', above: [], coverage: dwelling },
  { name: 'Detached Garage Roof', trade: 'roof', above: [], coverage: others },
  { name: 'Gutters', trade: 'elevation', above: [], coverage: dwelling },
  { name: 'Windows', trade: 'elevation', above: [], coverage: dwelling },
  {
    name: 'Upstairs Living Area',
    trade: 'inside',
    above: [],
    coverage: dwelling,
    sections: ['Drywall', 'Painting', 'Floor Covering'],
  },
  { name: 'Game Room', trade: 'inside', above: [], coverage: dwelling },
  { name: 'Fence', trade: 'yard', above: [], coverage: others },
  { name: 'Debris Removal', trade: 'haul', above: [], coverage: dwelling },
  { name: 'General', trade: 'haul', above: [], coverage: dwelling },
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'removePrice',
  'replacePrice',
  'resetPrice',
  'tax',
  'overheadProfit',
  'rcv',
];

const subs = [
  'Copperline Sheet Metal Inc._Chimney Chase and Cap',
  'Ironbark Fence & Patio_Iron Fence',
  'Three Rivers Gutter_Painting',
] as const;

/**
 * A contractor's revised estimate: what was revised stays as a row of words, its new row stands at
 * the room's end under a higher number; reasons below the rows are lists with numbers, letters and
 * amounts of their own; subcontractors' bids, a row of nothing for overhead, a credit.
 */
export const revisedLinesContractor: Print = {
  name: 'revised-lines-contractor',
  open: true,
  draw: (random, lines) => {
    const options = {
      taxPercent: 8.25,
      overheadProfit: true,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0,
      machine: 0.3,
      minimums: 3,
    };
    const scope = makeScope(random.fork('scope'), lines, places, '', options);
    const marks = random.fork('marks');
    const { facts } = scope;
    let next = scope.items.length;
    let bids = 0;
    const reason = (item: ModelItem): string => {
      const insurers = toAmount((item.rcv * marks.between(0.4, 0.9)).toFixed(4));
      return marks
        .pick([
          [
            `The Insurance report left out the ${item.description.toLowerCase()}.`,
            `We are requesting ${money(item.quantity)} ${item.unit}`,
            `1. Needed to complete the work as the maker of the material asks. The total cost is $${money(item.rcv)}.`,
            'a. Please see attached aerial report, page 4.',
            'b. 2021 IRC R905.2.8.5 asks for it at eaves and rakes.',
          ],
          [
            `Our line item ${item.number} covers insurance line item ${marks.int(1, 40)}.`,
            `We are requesting for an additional of ${money(toAmount((item.quantity * 0.3).toFixed(4)))} ${item.unit}.`,
            `1. The difference is $${money(toAmount((item.rcv - insurers).toFixed(2)))}. Our cost is $${money(item.rcv)}. While in insurance report cost is $${money(insurers)}.`,
            'a. Measured on site on both slopes.',
          ],
          [`Per photo report, items 12 through ${marks.int(14, 31)}.`],
        ])
        .join('\n');
    };
    for (const place of scope.places) {
      const added: ModelItem[] = [];
      for (const item of [...place.items]) {
        if (marks.chance(0.1) && item.machineNotes.length === 0) {
          next++;
          const again: ModelItem = {
            ...item,
            number: String(next),
            quantity: toAmount(
              (item.quantity + (item.unit === 'EA' ? 1 : item.quantity * 0.12)).toFixed(2),
            ),
            section: place.items.at(-1)?.section ?? null,
          };
          priceLine(again, 0.3, options);
          again.note = `Replaces line ${item.number} at the quantity that was measured again.`;
          added.push(again);
          item.priceNote = 'SEE REVISION';
          for (const key of [
            'unitPrice',
            'removeRate',
            'replaceRate',
            'resetRate',
            'lineItemTotal',
            'tax',
            'overhead',
            'profit',
            'overheadProfit',
            'rcv',
            'acv',
          ] as const)
            item[key] = 0;
        } else if (bids < 3 && marks.chance(0.05) && item.unit === 'EA') {
          item.description = `${subs[bids++] ?? subs[0]} (Bid Item)`;
          Object.assign(item, {
            bidItem: true,
            bold: true,
            activity: '+',
            prefix: '',
            quantity: 1,
            removeRate: 0,
            resetRate: 0,
            replaceRate: marks.int(400, 6900),
          });
          priceLine(item, 0, options);
          item.note = `The Insurance report left out the ${place.name.toLowerCase()} work.\nWe are requesting for our sub bid.\n1. Our sub bid cost is $${money(item.replaceRate)}.`;
        } else if (marks.chance(0.28)) item.note = reason(item);
      }
      // New rows come last, each without the heads above.
      place.items.push(...added);
    }
    const last = scope.places.at(-1);
    const model = last?.items.find((item) => item.priceNote === null);
    if (last !== undefined && model !== undefined && lines > 12) {
      next += 2;
      const nothing: ModelItem = {
        ...model,
        number: String(next - 1),
        description: 'O&P',
        prefix: '',
        activity: '+',
        bidItem: false,
        bold: false,
        quantity: 1,
        unit: 'EA',
        removeRate: 0,
        replaceRate: 0,
        resetRate: 0,
        machineNotes: [],
        section: last.items.at(-1)?.section ?? null,
        note: 'We charge overhead and profit as we coordinate the trades.\nThree or more trades are needed: roofing, gutters, painting.',
      };
      priceLine(nothing, 0, options);
      const credit: ModelItem = {
        ...nothing,
        number: String(next),
        description: 'Credit - Gutter guards supplied by owner',
        replaceRate: -marks.int(80, 260),
        credit: true,
        note: null,
      };
      priceLine(credit, 0, options);
      last.items.push(nothing, credit);
    }
    addUp(scope);
    const style = printStyle({
      size: 9,
      marginLeft: 32,
      marginRight: 32,
      marginTop: 24,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['word', 'cell', 'kerned'] as const),
      order: random.pick(['reading', 'columns'] as const),
      hyphens: random.pick(['plain', 'no-break'] as const),
      encoding: 'scrambled' as const,
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.line([{ text: String(flow.page), x: left, size: 8 }]);
      flow.line([
        { text: facts.companyName, x: (left + right) / 2, align: 'center', bold: true, size: 13 },
      ]);
      flow.line([
        {
          text: `${facts.companyStreet}  ${facts.companyTown}`,
          x: (left + right) / 2,
          align: 'center',
          size: 8,
        },
      ]);
      flow.y += 10;
      if (flow.page > 1) {
        flow.line([
          {
            text: facts.estimateName,
            x: (left + right) / 2,
            align: 'center',
            bold: true,
            size: 10,
          },
        ]);
        flow.y += 4;
      }
      const foot = flow.sheet.height - 30;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark(
        {
          text: `${usDate(facts.dateEntered)}          Page: ${flow.page}`,
          x: right,
          align: 'right',
          size: 8,
        },
        foot,
      );
    };
    flow.startPage('cover');
    const [given = '', family = ''] = facts.insuredName.split(' ');
    factLines(
      flow,
      [
        ['Insured:', `${family}, ${given}`, 'E-mail:', 'owner@mail.example'],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
      ],
      [left + 70, left + 350],
    );
    flow.space(1);
    factLines(
      flow,
      [
        ['Contractor:', facts.estimator, 'Business:', facts.phone],
        ['Company:', facts.companyName],
        ['Business:', facts.companyStreet],
        ['', facts.companyTown],
      ],
      [left + 70, left + 350],
    );
    flow.space(1);
    flow.line([
      { text: `Claim Number: ${facts.claimNumber}`, x: left },
      { text: `Policy Number: ${facts.policyNumber}`, x: left + 180 },
      { text: 'Type of Loss: Hail', x: left + 360 },
    ]);
    flow.space(1);
    factLines(
      flow,
      [
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Date Received:', ''],
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
      [left + 90, left + 330],
    );
    flow.space(2);
    flow.paragraph(
      'Supplement 2.0: rows that read SEE REVISION are priced again further down. This estimate does not include hidden damage, 2 layers of roofing or decking beyond what is listed. Prices hold for 30 days.',
    );

    const stops = [268, 318, 370, 424, 470, 520, right] as const;
    const head = (): void => {
      flow.need(flow.leading * 4);
      flow.rule(left, right, 0.6);
      flow.y += 2;
      flow.line([
        { text: 'DESCRIPTION', x: left, bold: true, size: 8.5 },
        ...figures(stops, ['QTY', 'RESET', 'REMOVE', 'REPLACE', 'TAX', 'O&P', 'TOTAL']).map(
          (cell) => ({ ...cell, bold: true, size: 8.5 }),
        ),
      ]);
      flow.rule(left, right, 0.6);
      flow.y += 4;
    };
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 7,
      area: () => undefined,
      place: (its) => {
        flow.space(0.5);
        flow.line([
          { text: its.name, x: left, bold: true, size: 10 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const, bold: true }]),
        ]);
        drawMeasures(flow, its, left + 110, left + 320);
        flow.space(0.6);
      },
      head,
      section: (text) => {
        flow.need(flow.leading * 3);
        flow.line([{ text, x: left, bold: true, italic: true }]);
      },
      row: (item) => {
        const { bold } = item;
        const text = flow.wrap(`${numberOf(item)} ${wordsOf(item)}`, 184, { bold });
        flow.need(flow.leading * text.length);
        const { page } = flow;
        const quantity = {
          text: `${money(item.quantity)} ${item.unit}`,
          x: stops[0],
          align: 'right' as const,
          bold,
        };
        for (const [index, words] of text.entries())
          flow.line([
            { text: words, x: left, bold },
            ...(index > 0
              ? []
              : item.priceNote !== null
                ? [quantity, { text: item.priceNote, x: right, align: 'right' as const }]
                : [
                    quantity,
                    ...figures(stops.slice(1), [
                      money(item.resetRate),
                      money(item.removeRate),
                      money(item.replaceRate),
                      money(item.tax),
                      money(item.overheadProfit),
                      money(item.rcv),
                    ]).map((cell) => ({ ...cell, bold })),
                  ]),
          ]);
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left });
        for (const text of item.note?.split('\n') ?? [])
          flow.paragraph(text, {
            x: left + (/^[a-z]\. /.test(text) ? 14 : /^\d\. /.test(text) ? 7 : 0),
          });
        flow.space(0.5);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 1.5);
        const label = kind === 'line_items' ? 'Line Item Totals:' : 'Totals:';
        flow.rule(left, right, 0.4);
        flow.y += 2;
        flow.line([
          { text: `${label} ${name}`, x: left, bold: true },
          { text: money(amounts.tax), x: stops[4], align: 'right', bold: true },
          { text: money(amounts.overheadProfit), x: stops[5], align: 'right', bold: true },
          { text: money(amounts.rcv), x: right, align: 'right', bold: true },
        ]);
        flow.space(0.9);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, 10);
        flow.space(0.4);
      },
      truth: (item, page) =>
        truthOfPrinted(item, page, { layout: 5, printed, style, layer, reset: true }),
    });
    const sums = coverageSums(scope);
    flow.need(flow.leading * 7);
    for (const [label, rcv, bold] of [
      ['Coverage', null, true],
      ...sums.map((sum): [string, number, boolean] => [sum.name, sum.rcv, false]),
      ['Contents', 0, false],
      ['Total', scope.totals.rcv, true],
    ] as const)
      flow.line([
        { text: label, x: left, bold },
        { text: rcv === null ? 'Item Total' : money(rcv), x: left + 260, align: 'right', bold },
        {
          text: rcv === null ? '%' : shareOf(rcv, scope.totals.rcv),
          x: left + 320,
          align: 'right',
          bold,
        },
        { text: rcv === null ? 'ACV Total' : money(rcv), x: left + 420, align: 'right', bold },
        {
          text: rcv === null ? '%' : shareOf(rcv, scope.totals.rcv),
          x: left + 480,
          align: 'right',
          bold,
        },
      ]);
    const summaries: TruthSummary[] = [];
    for (const sum of sums) {
      flow.startPage('summary');
      centered(flow, `Summary for ${sum.name}`, 11);
      flow.space(0.5);
      ladder(
        flow,
        [
          ['Line Item Total', money(sum.lineItemTotal)],
          ['Material Sales Tax', money(sum.tax)],
          ['Subtotal', money(toAmount((sum.lineItemTotal + sum.tax).toFixed(2))), false, true],
          ['Overhead', money(sum.overhead)],
          ['Profit', money(sum.profit)],
          ['Replacement Cost Value', `$${money(sum.rcv)}`, true, true],
          ['Net Claim', `$${money(sum.rcv)}`, true, true],
        ],
        left + 60,
        right - 80,
      );
      flow.space(3);
      flow.line([{ text: facts.estimator, x: left + 60 }]);
      summaries.push({
        coverage: sum.name,
        lineItemTotal: sum.lineItemTotal,
        rcv: sum.rcv,
        acv: null,
        deductible: null,
        netClaim: sum.rcv,
      });
    }
    flow.startPage('recap');
    centered(flow, 'Recap of Taxes, Overhead and Profit', 11);
    flow.space(0.8);
    const kinds = [
      'Overhead (10%)',
      'Profit (10%)',
      'Material Sales Tax (8.25%)',
      'Manuf. Home Tax (5%)',
    ];
    const at = kinds.map((_, index) => left + 170 + index * 124);
    flow.line(figures(at, kinds).map((cell) => ({ ...cell, bold: true, size: 8 })));
    const half = sums.reduce((all, sum) => all + sum.overhead, 0);
    for (const label of ['Line Items', 'Total'])
      flow.line([
        { text: label, x: left, bold: label === 'Total' },
        ...figures(at, [money(half), money(half), money(scope.totals.tax), '0.00']),
      ]);
    flow.space(2);
    centered(flow, 'Recap by Category', 11);
    flow.space(0.5);
    flow.line([
      { text: 'O&P Items', x: left, bold: true },
      { text: 'Total', x: right - 80, align: 'right', bold: true },
      { text: '%', x: right, align: 'right', bold: true },
    ]);
    for (const { name, amounts } of byCategory(scope.items)) {
      flow.need(flow.leading);
      flow.line([
        { text: name, x: left },
        { text: money(amounts.lineItemTotal), x: right - 80, align: 'right' },
        { text: shareOf(amounts.lineItemTotal, scope.totals.rcv), x: right, align: 'right' },
      ]);
    }
    for (const [name, amount] of [
      ['O&P Items Subtotal', scope.totals.lineItemTotal],
      ['Material Sales Tax', scope.totals.tax],
      ['Overhead', half],
      ['Profit', half],
      ['Total', scope.totals.rcv],
    ] as const)
      flow.line([
        { text: name, x: left, bold: true },
        { text: money(amount), x: right - 80, align: 'right', bold: true },
        { text: shareOf(amount, scope.totals.rcv), x: right, align: 'right', bold: true },
      ]);
    flow.startPage('other');
    centered(flow, 'Photo Report', 12);
    for (const [index, text] of [
      '1. Front of risk',
      '2. Test square, 10 hits',
      '3. Gutter, 14.00 LF dented',
      '4. Fence, 3 pickets',
    ].entries()) {
      const [x, y] = [left + 20 + (index % 2) * 270, 120 + Math.floor(index / 2) * 270];
      flow.sheet.marks.push({ kind: 'box', x, y, width: 240, height: 220, gray: 0.8 });
      flow.mark({ text, x, size: 9 }, y + 236);
    }
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 5,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: {
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: `${family}, ${given}`,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: null,
          priceList: facts.priceList,
        },
      },
    };
  },
};
