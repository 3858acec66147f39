import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { factsOf } from '../../content/make-facts.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import {
  addAmounts,
  insideTrades,
  type JobTrade,
  percentOf,
  placeJobs,
} from '../content/repair-jobs.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const places: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'KITCHEN', trades: [...insideTrades, 'cabinets', 'plumbing'] },
  { name: 'LIVING/DINING', trades: insideTrades },
  { name: 'HALL', trades: insideTrades },
  { name: 'BEDROOM - NE', trades: insideTrades },
  { name: 'BATH', trades: ['plumbing', 'drywall', 'paint', 'flooring', 'electrical'] },
  { name: 'CRAWL SPACE', trades: ['insulation', 'demolition', 'carpentry'] },
  { name: 'EXTERIOR WALLS', trades: ['siding', 'masonry', 'paint'] },
  { name: 'DETACHED SHED', trades: ['siding', 'roofing', 'carpentry'] },
];

/**
 * An adjuster's desktop worksheet in a fixed pitch: quantity, unit and price as one phrase with an
 * at sign and an equals sign, the loss in value as a percentage before its amount, sums in columns
 * under a broken rule, and a statement of loss by kinds of property.
 */
export const atSignWorksheet: Print = {
  name: 'at-sign-worksheet',
  open: true,
  lines: [5, 14, 28, 55, 110],
  draw: (random, lines) => {
    const facts = factsOf(random.fork('facts'));
    const rooms = placeJobs(random.fork('jobs'), lines, places);
    const style = printStyle({
      family: 'courier',
      size: 8,
      marginLeft: 32,
      marginRight: 32,
      leading: 1.25,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['spaced-line', 'cell', 'word'] as const),
      page: random.pick(['plain', 'cropped'] as const),
    };
    const pitch = flow.width('0');
    const column = (characters: number): number => flow.style.marginLeft + characters * pitch;
    const stops = {
      number: 0,
      description: 5,
      quantity: 52,
      rcv: 79,
      percent: 86,
      depreciation: 98,
      acv: 113,
    };
    flow.furniture = () => {
      flow.line([
        { text: 'PROPERTY LOSS WORKSHEET', x: flow.left, bold: true },
        { text: `PAGE ${flow.page}`, x: column(stops.acv), align: 'right' },
      ]);
      flow.line([
        { text: `INSURED: ${facts.insuredName}`, x: flow.left },
        { text: `CLAIM: ${facts.claimNumber}`, x: column(60) },
      ]);
      flow.line([
        { text: `LOCATION: ${facts.propertyStreet}, ${facts.propertyTown}`, x: flow.left },
      ]);
      flow.line([
        { text: `POLICY: ${facts.policyNumber}`, x: flow.left },
        { text: `D/L: ${usDate(facts.dateOfLoss)}`, x: column(60) },
      ]);
      flow.line([{ text: '='.repeat(stops.acv), x: flow.left }]);
    };
    flow.startPage('items');
    const head = (): void => {
      flow.line([
        { text: 'NO.', x: column(stops.number) },
        { text: 'DESCRIPTION', x: column(stops.description) },
        { text: 'QUANTITY @ UNIT COST', x: column(stops.quantity - 6) },
        { text: 'R.C.V.', x: column(stops.rcv), align: 'right' },
        { text: 'DEP%', x: column(stops.percent), align: 'right' },
        { text: 'DEPREC', x: column(stops.depreciation), align: 'right' },
        { text: 'A.C.V.', x: column(stops.acv), align: 'right' },
      ]);
      flow.line([{ text: '-'.repeat(stops.acv), x: flow.left }]);
    };
    head();
    flow.continuation = head;
    const items: TruthItem[] = [];
    const roomSums: [string, number, number, number][] = [];
    const perRoom = random.chance(0.5);
    let number = 0;
    for (const [index, room] of rooms.entries()) {
      flow.need(flow.leading * 7);
      flow.space(0.5);
      const feet = (): string => `${random.int(4, 21)}'${random.int(0, 11)}"`;
      const measured =
        index < 6 && room.name !== 'CRAWL SPACE' ? `   ${feet()} X ${feet()} X 8'0"` : '';
      flow.line([{ text: `${room.name}${measured}`, x: flow.left, bold: true }]);
      if (perRoom) number = 0;
      const own: TruthItem[] = [];
      for (const { job, quantity, unitPrice, amount } of room.lines) {
        number++;
        const replace = job.verb === 'replace';
        const text = replace ? `R/R ${job.text}` : job.text;
        const percent = random.chance(0.6) ? random.pick([5, 10, 12.5, 20, 25, 40]) : 0;
        const depreciation = percentOf(amount, percent);
        const acv = toAmount((amount - depreciation).toFixed(2));
        const shown = flow.wrap(text, 34 * pitch);
        flow.need(flow.leading * shown.length);
        const page = flow.page;
        shown.forEach((part, line) => {
          flow.line(
            line > 0
              ? [{ text: part, x: column(stops.description + 1) }]
              : [
                  { text: `${number}`, x: column(stops.number + 3), align: 'right' },
                  { text: part, x: column(stops.description) },
                  {
                    text: `${money(quantity)} ${job.unit} @`,
                    x: column(stops.quantity + 4),
                    align: 'right',
                  },
                  { text: `${money(unitPrice)} =`, x: column(stops.quantity + 15), align: 'right' },
                  { text: money(amount), x: column(stops.rcv), align: 'right' },
                  {
                    text: percent === 0 ? '' : percent.toFixed(1),
                    x: column(stops.percent),
                    align: 'right',
                  },
                  {
                    text: percent === 0 ? '' : money(depreciation),
                    x: column(stops.depreciation),
                    align: 'right',
                  },
                  { text: money(acv), x: column(stops.acv), align: 'right' },
                ],
          );
        });
        own.push(
          jobTruth(page, job.text, quantity, {
            lineNumber: String(number),
            descriptionAsPrinted: text,
            activity: replace ? ['&'] : ['+'],
            unit: job.unit,
            unitPrice,
            rcv: amount,
            depreciation: percent === 0 ? null : depreciation,
            acv,
            depreciationPercent: percent === 0 ? null : percent,
            room: [room.name],
            alsoRight: { description: [text] },
            unjudged: ['section', ...(replace ? [] : ['activity'])],
          }),
        );
      }
      items.push(...own);
      const sums = [
        addAmounts(own.map(({ rcv }) => rcv ?? 0)),
        addAmounts(own.map(({ depreciation }) => depreciation ?? 0)),
        addAmounts(own.map(({ acv }) => acv ?? 0)),
      ] as const;
      roomSums.push([room.name, ...sums]);
      const [a, b, c] = sums;
      flow.need(flow.leading * 2);
      flow.line(
        [stops.rcv, stops.depreciation, stops.acv].map((at) => ({
          text: '-'.repeat(11),
          x: column(at),
          align: 'right' as const,
        })),
      );
      flow.line([
        { text: `TOTAL ${room.name}`, x: column(stops.description) },
        { text: money(a), x: column(stops.rcv), align: 'right' },
        { text: money(b), x: column(stops.depreciation), align: 'right' },
        { text: money(c), x: column(stops.acv), align: 'right' },
      ]);
    }
    flow.continuation = null;
    flow.startPage('other');
    flow.line([{ text: 'STATEMENT OF LOSS', x: flow.left, bold: true }]);
    flow.space(0.6);
    const apart = (kept: boolean): (readonly [number, number, number])[] =>
      roomSums
        .filter(([name]) => (name === 'DETACHED SHED') === kept)
        .map(([, a, b, c]) => [a, b, c]);
    flow.line([
      { text: 'DWELLING', x: column(64), align: 'right' },
      { text: 'APPURTENANT', x: column(84), align: 'right' },
    ]);
    const sum = (kept: boolean, index: 0 | 1 | 2): number =>
      addAmounts(apart(kept).map((one) => one[index]));
    const deductible = random.pick([1000, 1250, 2000]);
    for (const [label, a, b] of [
      ['FULL COST OF REPAIR OR REPLACEMENT', sum(false, 0), sum(true, 0)],
      ['LESS APPLICABLE DEPRECIATION', sum(false, 1), sum(true, 1)],
      ['ACTUAL CASH VALUE LOSS', sum(false, 2), sum(true, 2)],
      ['LESS DEDUCTIBLE', deductible, 0],
    ] as const)
      flow.line([
        { text: `${label} ${'.'.repeat(44 - label.length)}`, x: flow.left },
        { text: money(a), x: column(64), align: 'right' },
        { text: money(b), x: column(84), align: 'right' },
      ]);
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: null,
        totals: [],
        summaries: [],
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
