import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { factsOf } from '../../content/make-facts.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import type { Random } from '../../random.ts';
import { type OperationLine, operationLines } from '../content/operation-items.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const plans = [
  ['Main Level', 'Kitchen', 'inside'],
  ['Main Level', 'Dining Room', 'inside'],
  ['Main Level', 'Stairway', 'inside'],
  ['Main Level', "Owner's Bedroom", 'inside'],
  ['Main Level', 'Half Bath', 'inside'],
  ['Basement', 'Family Room', 'inside'],
  ['Basement', 'Laundry/Utility', 'inside'],
  ['Roof & Exterior', 'Roof Plane 1', 'outside'],
  ['Roof & Exterior', 'Rear Elevation', 'outside'],
] as const;

/** Labels and measures of a room, four to a line, in the platform's words. */
const measuresOf = (random: Random): string[][] => {
  const [long, wide, high] = [random.int(70, 250), random.int(60, 210), random.pick([90, 96, 108])];
  const feet = (inches: number): string => `${Math.floor(inches / 12)}'${inches % 12}"`;
  const floor = (long * wide) / 144;
  const around = (2 * (long + wide)) / 12;
  const walls = (around * high) / 12;
  return [
    [`Length: ${feet(long)}`, `Width: ${feet(wide)}`, `Height: ${feet(high)} Flat`],
    [
      `Walls: ${money(walls)} SF`,
      `Walls-subs: ${money(walls)} SF`,
      `Walls-subs-cas-bsbd: ${money(walls - around / 3)} SF`,
      'Doors: 2',
    ],
    ['Windows: 1', 'Openings: 0', 'Missing Walls: 1', `Floor: ${money(floor)} SF`],
    [
      `Ceiling: ${money(floor)} SF`,
      `Perim (F): ${money(around - 5)} LF`,
      `Perim (C): ${money(around)} LF`,
    ],
  ];
};

/**
 * A claims platform's report for a regional carrier: the operation behind the thing's name, the
 * unit behind its price, what is cut off in parentheses beside the quantity and so in no product,
 * room names that go on as `(con't)`, sums that count the rows, and lists of material and trades
 * behind them whose lines look like rows.
 */
export const operationSuffixPlatform: Print = {
  name: 'operation-suffix-platform',
  open: true,
  draw: (random, lines) => {
    const facts = factsOf(random.fork('facts'));
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation']),
      size: 8.5,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 40,
      marginBottom: 58,
      emission: random.pick(['cell', 'word']),
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : {
            ...plainLayer,
            runs: random.pick(['cell', 'word', 'kerned'] as const),
            order: random.pick(['reading', 'tables-last'] as const),
          };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const name = `${facts.insuredName.split(' ').at(-1) ?? ''} - ${random.pick(['Initial Estimate', 'Estimate 1', 'Water 2'])}`;
    const whole = Math.max(1, Math.min(plans.length, Math.round(lines / 6)));
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 8 }, 28);
      flow.mark({ text: usDate(facts.dateEntered), x: right, align: 'right', size: 8 }, 28);
      const foot = flow.sheet.height - 30;
      flow.mark({ text: `Claim # ${facts.claimNumber}`, x: left, size: 7.5 }, foot);
      flow.mark(
        { text: `Page ${flow.page} of ${whole * 2 + 3}`, x: right, align: 'right', size: 7.5 },
        foot,
      );
    };
    flow.startPage('cover');
    flow.space(1);
    flow.line([{ text: 'Estimate Report', x: left, bold: true, size: 15 }]);
    flow.space(1);
    for (const [label, value, other, its] of [
      ['Insured', facts.insuredName, 'Claim #', facts.claimNumber],
      ['Loss Address', facts.propertyStreet, 'Policy #', facts.policyNumber],
      ['', facts.propertyTown, 'Date of Loss', usDate(facts.dateOfLoss)],
      ['Adjuster', facts.claimRepresentative, 'Cause of Loss', facts.typeOfLoss],
      ['Phone', facts.phone, 'Estimate Status', 'In progress'],
      ['Pricing Database', '2026 Q2 / Residential', 'Database Edition', '18.2.1'],
    ] as const) {
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 90 },
        { text: other, x: left + 300, bold: true },
        { text: its, x: left + 390 },
      ]);
      flow.space(0.3);
    }
    flow.space(1);
    flow.paragraph(
      'Quantities in parentheses include waste. The waste is applied to the material portion of the price only.',
    );

    const table: RuledTable = {
      left,
      right,
      size: 8.5,
      headSize: 8,
      pad: 3,
      lines: 'none',
      headGray: 0.85,
      columns: [
        { head: [''], share: 5, align: 'right' },
        { head: ['Description'], share: 53, align: 'left' },
        { head: ['Quantity'], share: 15, align: 'right' },
        { head: ['Unit Price'], share: 11, align: 'right' },
        { head: ['Per'], share: 6, align: 'left' },
        { head: ['Total Cost'], share: 13, align: 'right' },
      ],
    };
    const count = Math.max(1, Math.min(plans.length, Math.round(lines / 6)));
    const rooms = Array.from({ length: count }, (_, index) => {
      const [plan, room, where] = plans[Math.floor((index * plans.length) / count)] ?? plans[0];
      const its = Math.floor(lines / count) + (index < lines % count ? 1 : 0);
      return { plan, room, where, lines: operationLines(random.fork(`room${index}`), its, where) };
    });
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const all: OperationLine[] = [];
    let number = random.chance(0.5) ? 0 : random.int(1, 3);
    const subtotal = (text: string, its: readonly number[]): void => {
      ruledRow(
        flow,
        table,
        [
          `${text} - Subtotal (${its.length} item${its.length === 1 ? '' : 's'})`,
          '',
          '',
          '',
          '',
          `$${money(addAmounts(its))}`,
        ],
        { bold: true, spans: { 0: 4 }, aligns: { 0: 'left' } },
      );
    };
    let plan: string = '';
    let planAmounts: number[] = [];
    const closePlan = (): void => {
      if (plan === '') return;
      flow.need(30);
      flow.rule(left, right, 0.8);
      flow.y += 2;
      subtotal(plan, planAmounts);
      totals.push({ kind: 'level', name: plan, rcv: addAmounts(planAmounts) });
      planAmounts = [];
    };
    flow.startPage('items');
    flow.line([{ text: `ESTIMATE: ${name}`, x: left, bold: true, size: 11 }]);
    const drawLine = (line: OperationLine, room: string): void => {
      number++;
      const text = `${line.thing} - ${line.operation.words}`;
      const { page } = ruledRow(flow, table, [
        String(number),
        text,
        line.withWaste === null
          ? money(line.quantity)
          : `${money(line.quantity)} (${money(line.withWaste)})`,
        `$${money(line.unitPrice)}`,
        line.unit,
        `$${money(line.amount)}`,
      ]);
      const noted = random.chance(0.1);
      const note = `Operation & Price Source: ${random.pick(['Local Market Survey', 'User Override', 'Adjuster Price List'])}`;
      if (noted) {
        flow.need(flow.leading);
        flow.line([{ text: note, x: left + 26, italic: true, size: 7.5 }]);
      }
      all.push(line);
      items.push(
        jobTruth(page, text, line.quantity, {
          lineNumber: String(number),
          activity: line.operation.activity === '+' ? ['+', '&'] : [line.operation.activity],
          unit: line.unit,
          unitPrice: line.unitPrice,
          rcv: line.amount,
          room: [room],
          // The operation may be taken off as the activity.
          alsoRight: { description: [line.thing] },
          unjudged: ['section', ...(noted ? ['f9Note', 'machineNotes'] : [])],
        }),
      );
    };
    for (const [index, { plan: its, room, lines: own }] of rooms.entries()) {
      if (its !== plan) {
        closePlan();
        plan = its;
        flow.need(110);
        flow.space(0.6);
        flow.line([{ text: `FLOORPLAN: ${plan}`, x: left, bold: true, size: 10 }]);
        flow.rule(left, right, 0.8);
        flow.y += 4;
      }
      flow.need(92);
      flow.space(0.5);
      flow.line([{ text: room, x: left, bold: true, size: 10 }]);
      flow.space(0.2);
      if (rooms[index]?.where === 'inside')
        for (const row of measuresOf(random))
          flow.line(row.map((text, at) => ({ text, x: left + 8 + at * 132, size: 7.5 })));
      else
        flow.line([
          { text: `Area: ${money(random.between(400, 2400))} SF`, x: left + 8, size: 7.5 },
          { text: 'Slope: 6/12', x: left + 140, size: 7.5 },
        ]);
      flow.space(0.4);
      ruledHead(flow, table);
      const shown = random.pick([`${room} (con't)`, `${room}(con't)`]);
      flow.continuation = () => {
        flow.line([{ text: shown, x: left, bold: true, size: 10 }]);
        flow.space(0.3);
        ruledHead(flow, table);
      };
      for (const line of own) drawLine(line, room);
      const amounts = own.map(({ amount }) => amount);
      subtotal(room, amounts);
      flow.continuation = null;
      planAmounts.push(...amounts);
      totals.push({ kind: 'room', name: room, rcv: addAmounts(amounts) });
    }
    closePlan();
    if (lines > 20) {
      flow.need(60);
      flow.space(0.6);
      flow.line([{ text: 'Minimum Charge Adjustments', x: left, bold: true, size: 10 }]);
      ruledHead(flow, table);
      for (const thing of random.sample(['Plumbing', 'Electrical', 'Drywall/Plaster'], 2)) {
        number++;
        const amount = toAmount(random.between(31, 190).toFixed(2));
        const text = `${thing} - Minimum Charge`;
        const { page } = ruledRow(flow, table, [
          String(number),
          text,
          money(1),
          `$${money(amount)}`,
          'EA',
          `$${money(amount)}`,
        ]);
        planAmounts.push(amount);
        items.push(
          jobTruth(page, text, 1, {
            lineNumber: String(number),
            unit: 'EA',
            unitPrice: amount,
            rcv: amount,
            room: ['Minimum Charge Adjustments'],
            unjudged: ['section', 'room'],
          }),
        );
      }
      subtotal('Minimum Charge Adjustments', planAmounts);
    }
    openPagesWithoutRows(flow, items);

    const subtotalAll = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const material = addAmounts(all.map((line) => line.material));
    flow.startPage('recap');
    flow.line([{ text: 'Recap by Material and Labor', x: left, bold: true, size: 11 }]);
    flow.space(0.6);
    flow.line([{ text: 'MATERIALS', x: left, bold: true }]);
    const recap: RuledTable = {
      ...table,
      headGray: null,
      columns: [
        { head: [''], share: 5, align: 'right' },
        { head: [''], share: 50, align: 'left' },
        { head: [''], share: 18, align: 'right' },
        { head: [''], share: 14, align: 'right' },
        { head: [''], share: 15, align: 'right' },
      ],
    };
    const bought = new Map<string, { quantity: number; unit: string; material: number }>();
    for (const { thing, unit, quantity, withWaste, material: cost } of all) {
      if (cost === 0) continue;
      const known = bought.get(thing) ?? { quantity: 0, unit, material: 0 };
      bought.set(thing, {
        unit,
        quantity: addAmounts([known.quantity, withWaste ?? quantity]),
        material: addAmounts([known.material, cost]),
      });
    }
    for (const [index, [thing, one]] of [...bought].entries())
      ruledRow(flow, recap, [
        String(index + 1),
        thing,
        `${money(one.quantity)} ${one.unit}`,
        `$${money(one.material / one.quantity)}`,
        `$${money(one.material)}`,
      ]);
    flow.space(0.6);
    flow.line([{ text: 'LABOR', x: left, bold: true }]);
    const work = toAmount((subtotalAll - material).toFixed(2));
    const trades = ['CARPENTER', 'DRYWALLER', 'FLOOR LAYER', 'PAINTER', 'LABORER'] as const;
    let rest = work;
    for (const [index, trade] of trades.entries()) {
      const share =
        index === trades.length - 1
          ? rest
          : toAmount((work * random.between(0.1, 0.22)).toFixed(2));
      rest = toAmount((rest - share).toFixed(2));
      const rate = random.between(62, 118);
      ruledRow(flow, recap, [
        String(index + 1),
        trade,
        `~${(share / rate).toFixed(2)} hrs`,
        `$${money(rate)}`,
        `$${money(share)}`,
      ]);
    }
    const tax = percentOf(material, 6);
    const overhead = percentOf(toAmount((subtotalAll + tax).toFixed(2)), 10);
    const before = addAmounts([subtotalAll, tax, overhead, overhead]);
    const deductible = random.pick([500, 1000, 2500]);
    const net = toAmount((before - deductible).toFixed(2));
    flow.startPage('summary');
    flow.line([{ text: `ESTIMATE: ${name}`, x: left, bold: true, size: 11 }]);
    flow.space(1);
    for (const [label, value] of [
      ['Total Materials:', `$${money(material)}`],
      ['Total Labor:', `$${money(work)}`],
      ['Total Equipment:', '$0.00'],
      ['Subtotal:', `$${money(subtotalAll)}`],
      ['Sales Tax (6.00%):', `$${money(tax)}`],
      ['Add 10% overhead:', `$${money(overhead)}`],
      ['Add 10% profit:', `$${money(overhead)}`],
      ['Estimate Subtotal:', `$${money(before)}`],
      ['Deductible:', `$(${money(deductible)})`],
      ['Estimate Total:', net < 0 ? `$(${money(-net)})` : `$${money(net)}`],
    ] as const) {
      flow.line([
        { text: label, x: right - 110, align: 'right', bold: label.startsWith('Estimate') },
        { text: value, x: right - 4, align: 'right', bold: label.startsWith('Estimate') },
      ]);
      flow.space(0.25);
    }
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: [
          ...rooms.map(({ room }) => [room]),
          ...(lines > 20 ? [['Minimum Charge Adjustments']] : []),
        ],
        totals,
        // What is left below the deductible may be read as nothing or as it is printed.
        summaries:
          net < 0
            ? []
            : [
                {
                  coverage: null,
                  lineItemTotal: subtotalAll,
                  rcv: before,
                  acv: null,
                  deductible,
                  netClaim: net,
                },
              ],
        facts: {
          ...noFacts,
          insuredName: facts.insuredName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          dateOfLoss: facts.dateOfLoss,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          carrierName: facts.carrierName,
        },
      },
    };
  },
};
