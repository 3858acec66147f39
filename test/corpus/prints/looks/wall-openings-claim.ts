import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthSummary } from '../../model.ts';
import { coverageSums, makeScope, type Place, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  drawBody,
  drawMeasures,
  factLines,
  figures,
  ladder,
  leaveOpen,
  lostText,
  numberOf,
  settled,
  wordsOf,
} from '../drawing/scope-body.ts';
import { factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade'], coverage = 'Building'): PlaceSpec => ({
  name,
  trade,
  above: [],
  coverage,
});

const places: readonly PlaceSpec[] = [
  place('Kitchen/Dinette', 'inside'),
  place('Rear Hall', 'inside'),
  place('Bath No. 1', 'inside'),
  place('NW Bedroom', 'inside'),
  place('Roof', 'roof'),
  place('Outside Walls', 'elevation'),
  place('Yard', 'yard', 'Appurtenant Structures'),
  place('General', 'haul'),
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
];

const feet = (inches: number): string => `${Math.floor(inches / 12)}'${inches % 12}"`;

/**
 * An independent adjuster's print by an older version of the common program: `Room:` before each
 * name and length, width and height beside it, walls that are missing with how many and how wide,
 * subrooms and offsets as lines, words set above their figures so that only the last line has them,
 * `Room Totals:`, heads with QNTY and UNIT COST, the statement of loss by coverage.
 */
export const wallOpeningsClaim: Print = {
  name: 'wall-openings-claim',
  open: true,
  lines: [5, 15, 30, 52, 85],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Tri-County Farm Mutual', {
      taxPercent: 0,
      overheadProfit: false,
      depreciated: 0.65,
      lost: 0.12,
      capPercent: 100,
      notes: 0.12,
      machine: 0,
      minimums: 0,
    });
    const { facts } = scope;
    const style = printStyle({
      family: 'times',
      size: random.pick([10, 10.5, 11]),
      leading: 1.15,
      marginLeft: 54,
      marginRight: 54,
      marginTop: 92,
      marginBottom: 64,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['word', 'gaps', 'cell'] as const),
      sizeIn: random.pick(['font', 'matrix'] as const),
      spaces: random.pick(['plain', 'no-break'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const middle = (left + right) / 2;
    flow.furniture = () => {
      flow.mark({ text: facts.companyName, x: middle, align: 'center', bold: true, size: 14 }, 40);
      flow.mark(
        {
          text: `${facts.companyStreet}, ${facts.companyTown}`,
          x: middle,
          align: 'center',
          size: 9,
        },
        52,
      );
      flow.mark({ text: `Phone ${facts.phone}`, x: middle, align: 'center', size: 9 }, 63);
      const foot = flow.sheet.height - 36;
      flow.mark({ text: facts.estimateName, x: left, size: 9 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: middle, align: 'center', size: 9 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 9 }, foot);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Home:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Claim Rep.:', facts.claimRepresentative, 'Business:', facts.phone],
        ['Company:', facts.carrierName],
        ['', ''],
        ['Claim Number:', facts.claimNumber],
        ['Policy Number:', facts.policyNumber],
        ['Type of Loss:', facts.typeOfLoss],
        ['', ''],
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Date Received:', usDate(facts.dateReceived)],
        ['Date Insp.:', usDate(facts.dateInspected), 'Date Entered:', usDate(facts.dateEntered)],
        ['', ''],
        ['Price List:', facts.priceList],
        ['', 'Restoration/Service/Remodel'],
        ['', 'with Service Charges Factored In'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 90, left + 340],
    );
    const sizes = random.fork('sizes');
    const gaps = (its: Place): void => {
      if (its.trade !== 'inside') return;
      for (let at = sizes.int(0, 2); at > 0; at--)
        flow.line([
          { text: 'Missing Wall:', x: left },
          {
            text: `${sizes.int(1, 2)} - ${feet(sizes.int(30, 70))} X ${its.height ?? `8'`}`,
            x: left + 84,
          },
          {
            text: `Opens into ${sizes.pick(['Rear Hall', 'Kitchen/Dinette', 'E'])}`,
            x: left + 220,
          },
          { text: sizes.pick(['Goes to Floor/Ceiling', 'Goes to Floor']), x: left + 372 },
        ]);
      if (sizes.chance(0.5))
        flow.line([
          { text: `Subroom 1: ${sizes.pick(['Pantry', 'Closet', 'Alcove'])}`, x: left, bold: true },
          {
            text: `LxWxH ${feet(sizes.int(24, 70))} x ${feet(sizes.int(22, 40))} x ${its.height ?? `8'`}`,
            x: right,
            align: 'right',
          },
        ]);
    };
    const stops = [268, 328, 388, 446, right - left].map((x) => left + x);
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 12,
      area: () => undefined,
      place: (its) => {
        flow.space(0.9);
        const { sfFloor = 0, lfCeilingPerimeter = 0 } = its.dimensions;
        const half = lfCeilingPerimeter / 2;
        const apart = Math.sqrt(Math.max(0, half * half - 4 * sfFloor));
        const [long, wide] = [(half + apart) * 6, (half - apart) * 6].map(Math.round);
        const measured =
          long === undefined || wide === undefined || long === 0
            ? []
            : [
                {
                  text: `LxWxH ${feet(long)} x ${feet(wide)} x ${its.height ?? `8'`}`,
                  x: right,
                  align: 'right' as const,
                },
              ];
        flow.line([
          { text: `Room: ${its.name}`, x: left, bold: true, size: style.size + 1 },
          ...measured,
        ]);
        flow.space(0.3);
        drawMeasures(flow, its, left + 20, left + 250);
        gaps(its);
        flow.space(0.5);
      },
      head: () => {
        flow.rule(left, right, 1);
        flow.y += 2;
        flow.line([
          { text: 'DESCRIPTION', x: left },
          ...figures(stops, ['QNTY', 'UNIT COST', 'RCV', 'DEPREC.', 'ACV']),
        ]);
        flow.rule(left, right, 1);
        flow.y += 4;
      },
      section: () => undefined,
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)} ${wordsOf(item)}`, 200);
        flow.need(flow.leading * text.length);
        const { page } = flow;
        // The figures stand beside the last line of the words.
        for (const [index, part] of text.entries())
          flow.line([
            { text: part, x: index === 0 ? left : left + 16 },
            ...(index === text.length - 1
              ? figures(stops, [
                  `${money(item.quantity)} ${item.unit}`,
                  money(item.unitPrice),
                  money(item.rcv),
                  lostText(item),
                  money(item.acv),
                ])
              : []),
          ]);
        return page;
      },
      notes: (item) => {
        if (item.note !== null) flow.paragraph(item.note, { x: left + 16, width: 380 });
        flow.space(0.35);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2);
        flow.rule(left + 240, right, 0.6);
        flow.y += 2;
        const label = kind === 'line_items' ? 'Line Item Totals:' : 'Room Totals:';
        flow.line([
          { text: `${label} ${name}`, x: left, bold: true },
          ...figures(stops.slice(2), [
            money(amounts.rcv),
            money(amounts.depreciation),
            money(amounts.acv),
          ]).map((cell) => ({ ...cell, bold: true })),
        ]);
        flow.space(0.7);
        return true;
      },
      continued: (its) => {
        flow.line([{ text: `CONTINUED - ${its.name}`, x: middle, align: 'center', bold: true }]);
        flow.space(0.5);
      },
      truth: (item, page) => truthOfPrinted(item, page, { layout: 1, printed, style, layer }),
    });
    const deductible = random.pick([250, 500, 1000]);
    const summaries: TruthSummary[] = [];
    flow.startPage('summary');
    for (const [index, its] of coverageSums(scope).entries()) {
      const less = index === 0 ? deductible : 0;
      const { acv, net } = settled(its, less);
      const back = toAmount((its.depreciation - its.lost).toFixed(2));
      flow.need(flow.leading * 16);
      flow.line([
        { text: `Summary for ${its.name}`, x: middle, align: 'center', bold: true, size: 14 },
      ]);
      flow.space(0.6);
      ladder(
        flow,
        [
          ['Line Item Total', money(its.lineItemTotal)],
          ['Replacement Cost Value', `$${money(its.rcv)}`, true, true],
          ['Less Depreciation', `(${money(its.depreciation)})`],
          ['Actual Cash Value', `$${money(acv)}`, true, true],
          ...(less === 0 ? [] : ([['Less Deductible', `(${money(less)})`]] as const)),
          ['Net Claim', `$${money(net)}`, true, true],
          ...(its.lost === 0
            ? []
            : ([
                ['Total Depreciation', money(its.depreciation)],
                ['Less Non-Recoverable Depreciation', `<${money(its.lost)}>`],
              ] as const)),
          ['Total Recoverable Depreciation', money(back)],
          [
            'Net Claim if Depreciation is Recovered',
            `$${money(toAmount((net + back).toFixed(2)))}`,
            true,
            true,
          ],
        ],
        left + 60,
        right - 60,
      );
      flow.space(2);
      summaries.push({
        coverage: its.name,
        lineItemTotal: its.lineItemTotal,
        rcv: its.rcv,
        acv,
        deductible: less === 0 ? null : less,
        netClaim: net,
      });
    }
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
        summaries,
        facts: factsOfCover(scope),
      },
    };
  },
};
