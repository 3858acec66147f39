import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem, TruthItem } from '../../model.ts';
import { addUp, makeScope, type PlaceSpec, priceLine } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  byCategory,
  centered,
  drawBody,
  drawMeasures,
  drawPlan,
  factLines,
  figures,
  ladder,
  leaveOpen,
  numberOf,
  shareOf,
  wordsOf,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Extra } from '../layer/write-print.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade'], above: readonly string[]): PlaceSpec => ({
  name,
  trade,
  above,
  coverage: 'Water Mitigation',
});

const places: readonly PlaceSpec[] = [
  place('Family Room', 'wet', ['Main Level']),
  place('Powder Bath', 'wet', ['Main Level']),
  place('Stair Hall', 'wet', ['Main Level']),
  place('Basement Rec', 'wet', ['Basement']),
  place('Utility', 'wet', ['Basement']),
  place('Mobilization', 'haul', []),
];

const printed: readonly (keyof TruthItem)[] = ['unitPrice', 'rcv'];

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

const monitored = new Set(['DRY', 'DHM>', 'NAFAN', 'MNT', 'PPE']);

/**
 * A water firm's print of the common program day by day: under each room heads with the day and its
 * date, below them the same machines again and again in the same words at the same price, how many
 * machines ran as a note in parentheses, no tax at all; the bill with what was paid on its first
 * page, logs of readings behind, tables after all running text in the file.
 */
export const dryingByDay: Print = {
  name: 'drying-by-day',
  open: false,
  lines: [6, 14, 28, 44, 60],
  draw: (random, lines) => {
    const options = {
      taxPercent: 0,
      overheadProfit: false,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0.06,
      machine: 0,
      minimums: 0,
    };
    const scope = makeScope(random.fork('scope'), lines, places, '', options);
    const { facts } = scope;
    const marks = random.fork('marks');
    const start = marks.int(2, 20);
    const head = (day: number): string => {
      const date = `3/${start + day}/2026`;
      return `DAY ${day + 1} - ${weekdays[new Date(date).getUTCDay()] ?? 'Mon'} ${date}`;
    };
    for (const its of scope.places) {
      if (its.trade !== 'wet') continue;
      const first: ModelItem[] = its.items.map((item) => ({ ...item, section: head(0) }));
      const again = first.filter(({ sel }) => monitored.has(sel));
      for (const item of again) {
        item.quantity = item.unit === 'HR' ? 1.5 : marks.int(1, 6);
        item.prefix = '';
        priceLine(item, 0, options);
        if (item.unit !== 'HR') item.note = `(${item.quantity} units x 1 day)`;
      }
      const days = again.length === 0 ? 1 : marks.int(2, 4);
      const later = Array.from({ length: days - 1 }, (_, day) =>
        again.map((item) => ({ ...item, section: head(day + 1) })),
      ).flat();
      its.items = [...first, ...later];
    }
    for (const its of scope.places) for (const item of its.items) item.number = '';
    addUp(scope);
    const style = printStyle({
      family: random.pick(['helvetica', 'times']),
      size: random.pick([9, 9.5, 10]),
      marginLeft: 50,
      marginRight: 50,
      marginTop: 88,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'gaps'] as const),
      order: random.pick(['tables-last', 'reading'] as const),
      encoding: random.pick(['scrambled', 'win-ansi'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const extras: Extra[] = [];
    const firm = `${facts.companyName.split(' ')[0]} Water & Fire`;
    flow.furniture = () => {
      extras.push({ page: flow.page, kind: 'image', x: left, y: 22, width: 62, height: 25 });
      flow.mark({ text: firm, x: left + 76, bold: true, size: 13 }, 34);
      flow.mark(
        { text: `24 hr. ${facts.phone}   Tax ID 00-71${lines}008`, x: left + 76, size: 8 },
        46,
      );
      flow.mark({ text: facts.companyStreet, x: right, align: 'right', size: 8 }, 34);
      flow.mark({ text: facts.companyTown, x: right, align: 'right', size: 8 }, 46);
      const foot = flow.sheet.height - 30;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: 430, align: 'right', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    centered(flow, 'INVOICE', 16);
    flow.space(1);
    factLines(
      flow,
      [
        ['Client:', facts.insuredName, 'Cell:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Operator:', 'MIT.DESK'],
        ['', ''],
        ['Estimator:', facts.estimator, 'Business:', facts.phone],
        ['Company:', firm],
      ],
      [left + 90, left + 360],
    );
    flow.space(1);
    flow.line([
      { text: 'Type of Estimate:', x: left + 85, align: 'right' },
      { text: 'Water Damage', x: left + 90 },
    ]);
    flow.line([
      { text: 'Date Entered:', x: left + 85, align: 'right' },
      { text: usDate(facts.dateEntered), x: left + 90 },
      { text: 'Date Assigned:', x: left + 355, align: 'right' },
      { text: usDate(facts.dateReceived), x: left + 360 },
    ]);
    flow.space(1);
    factLines(
      flow,
      [
        ['Price List:', facts.priceList],
        ['Labor Efficiency:', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
        ['File Number:', `M-${start}0${lines}-26`],
      ],
      [left + 90, left + 360],
    );
    flow.space(1.5);
    const paid = Math.min(500, scope.totals.rcv);
    ladder(
      flow,
      [
        ['Invoice Total', `$${money(scope.totals.rcv)}`],
        ['Payment received - deductible', `(${money(paid)})`],
        ['Balance Due', `$${money(scope.totals.rcv - paid)}`, true, true],
      ],
      left + 90,
      left + 360,
    );
    flow.space(1);
    flow.paragraph(
      'Class 2, Category 3 loss at arrival. Equipment is billed per 24 hour period or part of it, from the readings in the log. Terms: net 30, 1.5% per month after.',
    );
    const stops = [330, 410, right - left].map((x) => left + x);
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 8,
      area: (name) => {
        flow.space(0.5);
        centered(flow, name, style.size + 4);
      },
      place: (its) => {
        flow.space(0.8);
        flow.line([
          { text: its.name, x: left + 120, bold: true, size: style.size + 1 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
        ]);
        drawMeasures(flow, its, left + 130, left + 300);
        flow.space(0.5);
      },
      head: () => {
        flow.line([
          { text: 'DESCRIPTION', x: left, bold: true },
          ...figures(stops, ['QTY', 'UNIT PRICE', 'TOTAL']).map((cell) => ({
            ...cell,
            bold: true,
          })),
        ]);
        flow.rule(left, right, 0.8);
        flow.y += 4;
      },
      section: (name) => {
        flow.need(flow.leading * 3);
        flow.line([{ text: name, x: left, bold: true }]);
      },
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)}  ${wordsOf(item)}`, 262);
        flow.need(flow.leading * text.length);
        const { page } = flow;
        for (const [index, part] of text.entries())
          flow.line([
            { text: part, x: left },
            ...(index === 0
              ? figures(stops, [
                  `${money(item.quantity)} ${item.unit}`,
                  money(item.unitPrice),
                  money(item.rcv),
                ])
              : []),
          ]);
        return page;
      },
      notes: (item) => {
        if (item.note !== null) flow.paragraph(item.note, { x: left + 10, width: 400 });
        flow.space(0.3);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.rule(left, right, 0.5);
        flow.y += 2;
        flow.line([
          { text: `${label} ${name}`, x: left, bold: true },
          { text: money(amounts.rcv), x: right, align: 'right', bold: true },
        ]);
        flow.space(0.7);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, style.size + 1);
        flow.space(0.4);
      },
      truth: (item, page) => truthOfPrinted(item, page, { layout: 1, printed, style, layer }),
    });
    flow.startPage('summary');
    centered(flow, 'Summary for Water Mitigation', 13);
    flow.space(0.6);
    ladder(
      flow,
      [
        ['Line Item Total', money(scope.totals.rcv)],
        ['Replacement Cost Value', `$${money(scope.totals.rcv)}`, true, true],
        ['Net Claim', `$${money(scope.totals.rcv)}`, true, true],
      ],
      left + 70,
      right - 90,
    );
    flow.space(2);
    centered(flow, facts.estimator, style.size);
    flow.startPage('recap');
    centered(flow, 'Recap by Category', 13);
    flow.space(0.6);
    for (const { name, amounts } of byCategory(scope.items))
      flow.line([
        { text: name, x: left },
        { text: money(amounts.rcv), x: left + 390, align: 'right' },
        { text: shareOf(amounts.rcv, scope.totals.rcv), x: right, align: 'right' },
      ]);
    flow.line([
      { text: 'Subtotal', x: left, bold: true },
      { text: money(scope.totals.rcv), x: left + 390, align: 'right', bold: true },
      { text: '100.00%', x: right, align: 'right', bold: true },
    ]);
    const log = random.fork('log');
    flow.startPage('other');
    centered(flow, 'Dehumidifier & Moisture Log', 13);
    const columns = [0, 90, 150, 210, 270, 330, 400].map((x) => left + x);
    for (const its of scope.places.filter(({ trade }) => trade === 'wet')) {
      flow.need(flow.leading * 7);
      flow.space(0.6);
      flow.line([{ text: its.name, x: left, bold: true }]);
      flow.line(
        ['Date', 'Temp', 'RH', 'GPP', 'WME 1', 'WME 2', 'Tech'].map((text, at) => ({
          text,
          x: columns[at] ?? left,
          bold: true,
        })),
      );
      for (let day = 0; day < 4; day++)
        flow.line(
          [
            `3/${start + day}/2026`,
            `${log.int(66, 84)}`,
            `${log.int(28, 70)}%`,
            `${log.int(30, 80)}`,
            `${log.int(9, 40)}`,
            `${log.int(9, 40)}`,
            log.pick(['RK', 'TD', 'MV']),
          ].map((text, at) => ({ text, x: columns[at] ?? left })),
        );
    }
    drawPlan(flow, scope, 'Moisture map');
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras,
      truth: {
        layout: 1,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries: [
          {
            coverage: 'Water Mitigation',
            lineItemTotal: scope.totals.rcv,
            rcv: scope.totals.rcv,
            acv: null,
            deductible: null,
            netClaim: scope.totals.rcv,
          },
        ],
        facts: {
          estimateName: facts.estimateName,
          claimNumber: null,
          policyNumber: null,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: null,
          carrierName: null,
          priceList: facts.priceList,
        },
      },
    };
  },
};
