import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import type { Random } from '../../random.ts';
import { chargedLine, type PlanLine, planLines } from '../content/plan-work.ts';
import { addAmounts } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { planGrid } from '../drawing/plan-grid.ts';
import { printStyle } from '../drawing/print-style.ts';
import { openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const plans = [
  ['Floor Plan', ['Bedroom', 'Bedroom Closet', 'Hallway', 'Kitchen']],
  ['Basement', ['Rec Room', 'Stairs', 'Utility']],
] as const;

const taxPercent = 6;
const deductible = 1000;

/** Labels and measures of a room, up to four to a line. */
const measuresOf = (random: Random): string[][] => {
  const [long, wide, high] = [random.int(70, 250), random.int(60, 210), random.pick([90, 96, 108])];
  const feet = (inches: number): string => `${Math.floor(inches / 12)}'${inches % 12}"`;
  const [floor, around] = [(long * wide) / 144, (2 * (long + wide)) / 12];
  const walls = (around * high) / 12;
  return [
    [`Length: ${feet(long)}`, `Width: ${feet(wide)}`, `Height: ${feet(high)} Flat`],
    [
      `Walls: ${money(walls)} SF`,
      `Walls-subs: ${money(walls - 21)} SF`,
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
 * A claims platform's supplement of rooms: nine columns with overhead and profit on each row, rows
 * that take back what an earlier estimate gave, bundles that round the material of a price alone,
 * least charges outside every plan that only the last sum counts, and lists of materials and labor
 * behind the rows whose lines have figures like theirs.
 */
export const floorPlansSupplementPlatform: Print = {
  name: 'floor-plans-supplement-platform',
  open: true,
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Northgate Farmers Exchange');
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation']),
      size: random.pick([7, 7.5, 8]),
      marginLeft: 30,
      marginRight: 30,
      marginTop: 40,
      marginBottom: 50,
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
    const negative = random.pick([
      (text: string) => `-$${text}`,
      (text: string) => `$-${text}`,
      (text: string) => `($${text})`,
      (text: string) => `$(${text})`,
    ]);
    const dollars = (value: number): string =>
      value < 0 ? negative(money(-value)) : `$${money(value)}`;
    flow.furniture = () => {
      const foot = flow.sheet.height - 28;
      flow.mark({ text: `Claim ${facts.claimNumber} Page ${flow.page}`, x: left, size: 7 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: right, align: 'right', size: 7 }, foot);
    };
    flow.startPage('cover');
    flow.line([{ text: facts.carrierName, x: left, bold: true, size: 12 }]);
    flow.space(1);
    for (const [label, value] of [
      ['Insured:', facts.insuredName],
      ['Loss Address:', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['Claim No.:', facts.claimNumber],
      ['Policy No.:', facts.policyNumber],
      ['Date of Loss:', usDate(facts.dateOfLoss)],
      ['Type of Claim:', facts.typeOfLoss],
      ['Claim Rep:', facts.claimRepresentative],
    ] as const)
      flow.line([
        { text: label, x: left },
        { text: value, x: left + 90 },
      ]);

    const grid = planGrid(flow, {
      align: 'right',
      stops: [208, 256, 264, 330, 384, 436, 494, 552].map((x) => left + x),
      bold: true,
      fused: false,
      wordsAt: left + 15,
      wordsWidth: 134,
      noteAt: left + 40,
      operation: 'before',
      amount: dollars,
    });
    const title = `ESTIMATE: ${random.pick(['Supplement 1', 'Supplement', 'Structure - Supplement'])}`;
    flow.startPage('items');
    flow.line([{ text: title, x: left, bold: true, size: 10 }]);
    flow.line([{ text: random.pick(['In progress', 'Approved']), x: left }]);
    const pricing = { taxPercent, overheadProfit: true, depreciated: 0.7, mixedBundles: true };
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const rooms: string[][] = [];
    const all: PlanLine[] = [];
    const more = random.fork('more');
    let number = 0;
    const takeBack = (line: PlanLine): PlanLine => ({
      ...line,
      quantity: -line.quantity,
      rounded: null,
      overheadProfit: -line.overheadProfit,
      tax: -line.tax,
      rcv: -line.rcv,
      depreciation: -line.depreciation,
      acv: -line.acv,
    });
    const place = (line: PlanLine, room: string, plan: string): void => {
      number++;
      const notes = line.rounded === null ? [] : ['Materials quantity bundle rounding applied.'];
      items.push(
        grid.row(number, line, notes, {
          room: plan === '' ? [room] : [room, plan],
          unjudged: ['section', 'f9Note', 'machineNotes', ...(plan === '' ? ['room'] : [])],
        }),
      );
      flow.space(0.35);
      all.push(line);
    };
    const count = Math.max(1, Math.min(7, Math.round(lines / 5)));
    const places = plans
      .flatMap(([plan, its]) => its.map((room) => ({ plan, room })))
      .slice(0, count);
    const heads = (): void => {
      grid.heads();
      flow.rule(left, right, 0.6);
      flow.y += 3;
    };
    for (const [plan] of plans) {
      const its = places.filter((place) => place.plan === plan);
      if (its.length === 0) continue;
      flow.need(flow.leading * 10);
      flow.space(0.5);
      flow.line([{ text: `FLOORPLAN: ${plan}`, x: left, bold: true, size: 9 }]);
      const planned: PlanLine[] = [];
      for (const { room } of its) {
        const at = places.findIndex((place) => place.room === room);
        const own = planLines(
          random.fork(room),
          Math.floor(lines / count) + (at < lines % count ? 1 : 0),
          'inside',
          pricing,
        ).map((line) =>
          line.rounded === null && line.wastePercent === null && more.chance(0.15)
            ? takeBack(line)
            : line,
        );
        flow.need(flow.leading * 9);
        flow.space(0.4);
        flow.line([{ text: room, x: left, bold: true, size: 9 }]);
        rooms.push([room]);
        for (const row of measuresOf(more))
          flow.line(row.map((text, column) => ({ text, x: left + 8 + column * 130 })));
        flow.space(0.3);
        heads();
        flow.continuation = () => {
          flow.line([{ text: `${room} (con't)`, x: left, bold: true, size: 9 }]);
          heads();
        };
        for (const line of own) place(line, room, plan);
        grid.sum(room, own.length, own);
        flow.continuation = null;
        totals.push({ kind: 'room', name: room, rcv: addAmounts(own.map(({ rcv }) => rcv)) });
        planned.push(...own);
      }
      grid.sum(plan, planned.length, planned);
      totals.push({ kind: 'level', name: plan, rcv: addAmounts(planned.map(({ rcv }) => rcv)) });
    }
    if (lines > 10) {
      flow.need(flow.leading * 6);
      flow.line([{ text: 'Minimum Charge Adjustments', x: left, bold: true, size: 9 }]);
      heads();
      rooms.push(['Minimum Charge Adjustments']);
      const charges = random
        .sample(['Drywall/Plaster', 'Electrical', 'Finish Carpentry', 'Floor Coverings'], 2)
        .map((trade) =>
          chargedLine(`${trade} - Minimum Charge`, toAmount(random.between(31, 190).toFixed(2)), 0),
        );
      for (const line of charges) place(line, 'Minimum Charge Adjustments', '');
      grid.sum('Minimum Charge Adjustments', charges.length, charges);
    }
    grid.sum('', 0, all);
    openPagesWithoutRows(flow, items);
    const add = (of: (line: PlanLine) => number): number => addAmounts(all.map(of));
    const [rcv, acv, tax] = [
      add((line) => line.rcv),
      add((line) => line.acv),
      add((line) => line.tax),
    ];
    const depreciation = add((line) => line.depreciation);
    const profit = add((line) => line.overheadProfit);
    const subtotal = toAmount(sum([rcv, -tax, -profit]));
    const overhead = toAmount((profit / 2).toFixed(2));
    const labor = toAmount((subtotal * 0.6).toFixed(2));
    const net = Math.max(0, toAmount(sum([acv, -deductible])));
    flow.startPage('summary');
    flow.line([{ text: title, x: left, bold: true, size: 10 }]);
    flow.space(0.6);
    for (const [label, value] of [
      ['Total Materials:', toAmount(sum([subtotal, -labor]))],
      ['Total Labor:', labor],
      ['Subtotal:', subtotal],
      [
        `Sales Tax ${taxPercent.toFixed(3)}% (applies to materials only, some items overridden):`,
        tax,
      ],
      ['Overhead 10.0%:', overhead],
      ['Profit 10.0%:', toAmount(sum([profit, -overhead]))],
      ['Replacement Cost Value:', rcv],
      ['Less Recoverable Depreciation:', -depreciation],
      ['Actual Cash Value:', acv],
      [`Deductible ($${money(deductible)}):`, -deductible],
      ['Net Estimate:', net],
      ['Net Estimate if Depreciation Is Recovered:', toAmount(sum([net, depreciation]))],
    ] as const) {
      flow.line([
        { text: label, x: left },
        { text: dollars(value), x: left + 400, align: 'right' },
      ]);
      flow.space(0.2);
    }
    flow.startPage('recap');
    flow.line([{ text: 'Recap by Component', x: left, bold: true, size: 10 }]);
    for (const [name, its, whole] of [
      ['MATERIALS', ['Carpet, Plush, Standard', 'Drywall, 1/2", Sheet'], sum([subtotal, -labor])],
      ['LABOR', ['Carpenter, Finish', 'Drywall Installer/Finisher'], labor],
    ] as const) {
      const first = toAmount((Number(whole) * 0.6).toFixed(2));
      flow.line([{ text: name, x: left, bold: true }]);
      for (const [text, amount] of [
        [its[0], first],
        [its[1], toAmount(sum([whole, -first]))],
      ] as const) {
        const quantity = more.int(200, 9000) / 100;
        flow.line([
          { text, x: left + 8 },
          { text: money(quantity), x: left + 256, align: 'right' },
          { text: name === 'LABOR' ? 'HR' : 'SF', x: left + 264 },
          { text: dollars(amount), x: left + 436, align: 'right' },
        ]);
      }
      flow.line([
        { text: `Total, all ${name.toLowerCase()}`, x: left, bold: true },
        { text: dollars(toAmount(sum([whole]))), x: left + 436, align: 'right', bold: true },
      ]);
    }
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms,
        totals,
        summaries: [
          { coverage: null, lineItemTotal: subtotal, rcv, acv, deductible, netClaim: net },
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
