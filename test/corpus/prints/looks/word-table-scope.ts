import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import {
  addAmounts,
  insideTrades,
  type JobTrade,
  percentOf,
  placeJobs,
} from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const places: readonly { name: string; trades: readonly JobTrade[]; size: string }[] = [
  { name: 'KITCHEN', trades: ['cabinets', 'drywall', 'plumbing'], size: `12'-4" x 10'-6"` },
  { name: 'POWDER ROOM', trades: ['plumbing', 'drywall', 'paint'], size: `5'-0" x 4'-8"` },
  { name: 'DINING ROOM', trades: insideTrades, size: `13'-0" x 11'-2"` },
  { name: 'HALL & STAIRS', trades: insideTrades, size: '' },
  { name: 'BASEMENT', trades: ['demolition', 'insulation', 'electrical'], size: `24' x 31'` },
  { name: 'GENERAL REQUIREMENTS', trades: ['general'], size: '' },
];

/** As builders write units in running text. */
const written: Readonly<Record<string, string>> = {
  SF: 's.f.',
  LF: 'l.f.',
  SY: 's.y.',
  EA: 'ea.',
  HR: 'hr.',
  SQ: 'sq.',
};

/**
 * A small builder's scope of repairs from a word processor: a letter's head, a table with the room
 * and its size in a merged row of capitals, quantities as `240 s.f.` and prices as `$2.10/s.f.` in
 * their cells, whole dollars where there are no cents, sums of rooms in merged rows, overhead and
 * profit as rows of the same table, a closing paragraph.
 */
export const wordTableScope: Print = {
  name: 'word-table-scope',
  open: false,
  lines: [5, 13, 24, 40, 66],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Old Dominion Farm & Home');
    const style = printStyle({
      family: random.pick(['times', 'liberation']),
      size: random.pick([10, 10.5, 11]),
      leading: 1.18,
      marginLeft: 72,
      marginRight: 72,
      marginTop: 72,
      marginBottom: 72,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : {
            ...plainLayer,
            runs: random.pick(['word', 'kerned', 'cell'] as const),
            quotes: random.pick(['straight', 'typographic'] as const),
          };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const whole = random.chance(0.5);
    const dollars = (value: number): string =>
      `$${whole && Number.isInteger(value) ? value.toLocaleString('en-US') : money(value)}`;
    flow.furniture = () => {
      flow.mark(
        { text: `${flow.page}`, x: (left + right) / 2, align: 'center', size: 9 },
        flow.sheet.height - 40,
      );
    };
    flow.startPage('items');
    const builder = `${facts.companyName.split(' ')[0]} & Sons Builders`;
    flow.line([{ text: builder, x: (left + right) / 2, align: 'center', bold: true, size: 15 }]);
    flow.line([
      {
        text: `${facts.companyStreet}, ${facts.companyTown}`,
        x: (left + right) / 2,
        align: 'center',
      },
    ]);
    flow.space(1);
    flow.line([{ text: `Re: ${facts.insuredName}`, x: left, bold: true }]);
    flow.line([{ text: `Loss at: ${facts.propertyStreet}, ${facts.propertyTown}`, x: left }]);
    flow.line([{ text: `Claim No. ${facts.claimNumber}`, x: left }]);
    flow.space(1);
    flow.paragraph(
      'As requested we looked at the damage with your adjuster and propose to furnish all labor and material for the work below. Prices are good for 45 days.',
    );
    flow.space(0.8);
    const table: RuledTable = {
      left,
      right,
      size: style.size - 0.5,
      pad: 4,
      lines: 'grid',
      headGray: null,
      columns: [
        { head: ['Description of Work'], share: 50, align: 'left' },
        { head: ['Quantity'], share: 18, align: 'right' },
        { head: ['Unit Price'], share: 18, align: 'right' },
        { head: ['Extended'], share: 20, align: 'right' },
      ],
    };
    startRuled(flow, table);
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const choose = random.fork('choose');
    const jobs = placeJobs(random.fork('jobs'), lines, places);
    for (const its of jobs) {
      flow.need(60);
      const size = places.find(({ name }) => name === its.name)?.size ?? '';
      const title = size === '' ? its.name : `${its.name} (${size})`;
      ruledRow(flow, table, [title, '', '', ''], { bold: true, gray: 0.9, spans: { 0: 4 } });
      for (const { job, quantity, unitPrice, amount } of its.lines) {
        const text =
          job.verb === 'replace'
            ? `${choose.pick(['Remove and replace', 'Install new', 'Furnish and install'])} ${job.text}`
            : job.text;
        const unit = written[job.unit] ?? job.unit;
        const { page } = ruledRow(flow, table, [
          text,
          `${quantity.toLocaleString('en-US')} ${unit}`,
          `$${money(unitPrice)}/${unit}`,
          dollars(amount),
        ]);
        items.push(
          jobTruth(page, text, quantity, {
            unit: job.unit,
            unitPrice,
            rcv: amount,
            room: [its.name],
            alsoRight: {
              description: [
                job.text,
                ...(text.startsWith('Remove and replace') ? [`Replace ${job.text}`] : []),
              ],
              unit: [unit, unit.toUpperCase()],
              room: [title, title.replaceAll("'", '’').replaceAll('"', '”')],
            },
            unjudged: ['activity', 'section', 'lineNumber'],
          }),
        );
      }
      ruledRow(flow, table, [`Subtotal, ${its.name}`, '', '', dollars(its.amount)], {
        bold: true,
        spans: { 0: 3 },
        aligns: { 0: 'right' },
      });
      totals.push({ kind: 'room', name: its.name, rcv: its.amount });
    }
    const before = addAmounts(jobs.map(({ amount }) => amount));
    const tenth = percentOf(before, 10);
    for (const [label, value] of [
      ['Subtotal, all rooms', before],
      ['Overhead 10%', tenth],
      ['Profit 10%', tenth],
      ['TOTAL', addAmounts([before, tenth, tenth])],
    ] as const)
      ruledRow(flow, table, [label, '', '', dollars(value)], {
        bold: true,
        spans: { 0: 3 },
        aligns: { 0: 'right' },
      });
    flow.continuation = null;
    flow.space(1);
    flow.paragraph(
      'Not included: permits over $250, asbestos testing, work in the 2 rooms above. Half is due at the start. Thank you for the chance to bid.',
    );
    flow.space(1);
    flow.need(flow.leading * 3);
    flow.line([{ text: 'Respectfully,', x: left }]);
    flow.space(1);
    flow.line([{ text: facts.estimator, x: left }]);
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: null,
        totals,
        summaries: [],
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
