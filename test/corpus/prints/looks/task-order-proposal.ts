import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import { addAmounts, type Job, type JobTrade, placeJobs } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const place = (name: string, trades: readonly JobTrade[]) => ({ name, trades });

const places = [
  place('Bldg 12 - Roof', ['roofing', 'masonry']),
  place('Bldg 12 - Room 104', ['demolition', 'drywall', 'paint', 'flooring']),
  place('Bldg 12 - Room 106', ['demolition', 'drywall', 'carpentry', 'electrical']),
  place('Bldg 14 - Exterior', ['siding', 'masonry']),
  place('Bldg 14 - Latrine', ['plumbing', 'cabinets', 'insulation']),
  place('General Requirements', ['general']),
];

const divisions: Record<JobTrade, string> = {
  demolition: '02 41 19',
  drywall: '09 29 00',
  paint: '09 91 23',
  flooring: '09 65 19',
  carpentry: '06 20 13',
  cabinets: '12 32 13',
  insulation: '07 21 16',
  electrical: '26 27 26',
  plumbing: '22 42 13',
  roofing: '07 31 13',
  siding: '07 46 46',
  masonry: '04 01 20',
  general: '01 74 13',
};

const codeOf = (random: Random, job: Job): string =>
  `${divisions[job.trade]} 00-${String(random.int(1, 4200)).padStart(4, '0')}`;

/**
 * A proposal below a standing contract of public works: rows of a catalogue with its number and
 * unit before the words, and below them quantity, price and the contract's factor multiplied out
 * to the amount, which stands again at the right of the words.
 */
export const taskOrderProposal: Print = {
  name: 'task-order-proposal',
  open: true,
  lines: [4, 15, 29, 54, 95],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const used = placeJobs(random.fork('jobs'), lines, places);
    const factor = random.pick([1.121, 0.9875, 1.2046]);
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation']),
      size: 8.5,
      leading: 1.25,
      marginLeft: 45,
      marginRight: 45,
      marginTop: 92,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : { ...plainLayer, runs: random.pick(['cell', 'word'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const order = `0${random.int(11, 98)}.0${random.int(1, 9)}`;
    flow.furniture = () => {
      flow.mark(
        { text: "Contractor's Price Proposal - Detail", x: left, bold: true, size: 13 },
        40,
      );
      flow.mark({ text: `Work Order #: ${order}`, x: left, size: 8 }, 54);
      flow.mark(
        { text: `Title: ${facts.typeOfLoss} repairs, Bldg 12 and 14`, x: left, size: 8 },
        65,
      );
      flow.mark({ text: `Contractor: ${facts.companyName}`, x: left, size: 8 }, 76);
      flow.mark(
        { text: `Date: ${usDate(facts.dateEntered)}`, x: right, align: 'right', size: 8 },
        54,
      );
      flow.mark({ text: `Factor: ${factor.toFixed(4)}`, x: right, align: 'right', size: 8 }, 65);
      flow.mark(
        { text: `Page ${flow.page}`, x: right, align: 'right', size: 8 },
        flow.sheet.height - 30,
      );
      flow.mark({ text: 'Price Proposal Detail', x: left, size: 8 }, flow.sheet.height - 30);
    };
    const [codeAt, unitAt, wordsAt] = [left + 26, left + 118, left + 150];
    const head = (): void => {
      flow.line([
        { text: 'Rec#', x: left, bold: true },
        { text: 'CSI Number', x: codeAt, bold: true },
        { text: 'UOM', x: unitAt, bold: true },
        { text: 'Description', x: wordsAt, bold: true },
        { text: 'Line Total', x: right, align: 'right', bold: true },
      ]);
      flow.rule(left, right, 0.8);
      flow.y += 4;
    };
    const notes = ['Match existing.', 'Quantity field verified 5/12.', 'Rm. 104 only, 2 walls.'];
    const items: TruthItem[] = [];
    const amounts: number[] = [];
    flow.startPage('items');
    head();
    flow.continuation = head;
    for (const { name, lines: own } of used) {
      flow.need(flow.leading * 7);
      flow.line([{ text: name, x: left, bold: true, size: 10 }]);
      flow.rule(left, right, 0.4);
      flow.y += 3;
      const sums: number[] = [];
      for (const { job, quantity, unitPrice } of own) {
        const amount = toAmount(
          lineAmount(1, Number((quantity * unitPrice * factor).toFixed(6))).toFixed(2),
        );
        const words = flow.wrap(job.text, right - wordsAt - 90);
        const note = random.chance(0.35) ? random.pick(notes) : null;
        flow.need(flow.leading * (words.length + 3));
        const number = String(items.length + 1);
        const { page } = flow;
        for (const [index, text] of words.entries())
          flow.line([
            ...(index === 0
              ? [
                  { text: number, x: left },
                  { text: codeOf(random, job), x: codeAt },
                  { text: job.unit, x: unitAt },
                ]
              : []),
            { text, x: wordsAt },
            ...(index === 0
              ? [{ text: `$${money(amount)}`, x: right, align: 'right' as const, bold: true }]
              : []),
          ]);
        const action = job.trade === 'demolition' ? 'Demolition' : 'Installation';
        const stops = [wordsAt + 110, wordsAt + 190, wordsAt + 262, wordsAt + 340];
        const cells = (texts: readonly string[], size: number): void =>
          flow.line(
            texts.map((text, index) => ({
              text,
              x: stops[index] ?? 0,
              align: 'right' as const,
              size,
            })),
          );
        cells(['Quantity', 'Unit Price', 'Factor', 'Total'], 6.5);
        flow.y -= flow.leading;
        flow.line([{ text: action, x: wordsAt, italic: true }], flow.leading);
        cells(
          [
            `${money(quantity)}  x`,
            `${money(unitPrice)}  x`,
            `${factor.toFixed(4)}  =`,
            money(amount),
          ],
          style.size,
        );
        if (note !== null) flow.line([{ text: `User Note: ${note}`, x: wordsAt, size: 7.5 }]);
        flow.space(0.5);
        sums.push(amount);
        items.push(
          jobTruth(page, job.text, quantity, {
            lineNumber: number,
            unit: job.unit,
            unitPrice,
            rcv: amount,
            room: [name],
            f9Note: note,
            unjudged: ['activity', 'machineNotes', 'section'],
            ...(note === null ? {} : { alsoRight: { f9Note: [`User Note: ${note}`] } }),
          }),
        );
      }
      const sum = addAmounts(sums);
      amounts.push(sum);
      flow.need(flow.leading * 2);
      flow.line([
        { text: `Subtotal for ${name}`, x: wordsAt, bold: true },
        { text: `$${money(sum)}`, x: right, align: 'right', bold: true },
      ]);
      flow.space(0.9);
    }
    flow.continuation = null;
    const whole = addAmounts(amounts);
    flow.need(flow.leading * 4);
    flow.rule(left, right, 1);
    flow.y += 4;
    flow.line([
      { text: 'Proposal Total', x: wordsAt, bold: true, size: 10 },
      { text: `$${money(whole)}`, x: right, align: 'right', bold: true, size: 10 },
    ]);
    flow.space(0.6);
    flow.paragraph('The percentage of items that are not priced by the catalogue is 0.00%.', {
      x: left,
    });
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: used.map(({ name }) => [name]),
        totals: [],
        summaries: [],
        facts: noFacts,
      },
    };
  },
};
