import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { factsOf } from '../../content/make-facts.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import {
  addAmounts,
  insideTrades,
  type JobLine,
  type JobTrade,
  placeJobs,
} from '../content/repair-jobs.ts';
import { drawTerms } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const places: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'Kitchen and Nook', trades: [...insideTrades, 'cabinets', 'plumbing'] },
  { name: 'Hall Bathroom', trades: ['plumbing', 'drywall', 'paint', 'flooring', 'electrical'] },
  { name: 'Family Room', trades: insideTrades },
  { name: 'Exterior - South Side', trades: ['siding', 'masonry', 'paint'] },
  { name: 'Roof', trades: ['roofing'] },
  { name: 'Site and General Conditions', trades: ['general'] },
];

const inWords: Readonly<Record<string, readonly [one: string, more: string]>> = {
  SF: ['square foot', 'square feet'],
  LF: ['linear foot', 'linear feet'],
  SY: ['square yard', 'square yards'],
  SQ: ['square', 'squares'],
  HR: ['hour', 'hours'],
  EA: ['', ''],
};

const sentence = ({ job, quantity }: JobLine, extra: string): string => {
  const [one, more] = inWords[job.unit] ?? ['', ''];
  const many = `${quantity.toLocaleString('en-US')}${more === '' ? '' : ` ${quantity === 1 ? one : more}`}`;
  if (job.verb === 'replace')
    return `Remove and replace ${many}${more === '' ? ' each' : ' of'} ${job.text}${extra}.`;
  return `${job.text}, ${many}${more === '' ? ' each' : ''}${extra}.`;
};

/**
 * A builder's proposal as a letter: each work a sentence that holds its quantity and its unit in
 * words, a row of dots to the price at the right of its last line, no unit prices, areas by letter
 * and underlined, payments in a schedule that looks like more of the same.
 */
export const sentenceProposal: Print = {
  name: 'sentence-proposal',
  open: true,
  lines: [5, 12, 22, 38, 60],
  draw: (random, lines) => {
    const facts = factsOf(random.fork('facts'));
    const groups = placeJobs(random.fork('jobs'), lines, places);
    const style = printStyle({
      family: random.pick(['times', 'liberation']),
      size: 10.5,
      marginLeft: 72,
      marginRight: 72,
      marginTop: 60,
      marginBottom: 66,
      emission: random.pick(['cell', 'word']),
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : {
            ...plainLayer,
            runs: random.pick(['cell', 'word', 'spaced-line'] as const),
            quotes: random.pick(['straight', 'typographic'] as const),
          };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const priceAt = right;
    const measure = right - left - 96;
    const mark = random.pick(['none', 'bullet', 'number'] as const);
    flow.furniture = () => {
      const foot = flow.sheet.height - 36;
      flow.mark(
        {
          text: `${facts.companyName}  |  ${facts.phone}  |  Proposal page ${flow.page}`,
          x: (left + right) / 2,
          align: 'center',
          size: 8,
        },
        foot,
      );
    };
    flow.startPage('items');
    flow.line([
      { text: facts.companyName, x: (left + right) / 2, align: 'center', bold: true, size: 15 },
    ]);
    flow.line([
      {
        text: `${facts.companyStreet}, ${facts.companyTown}`,
        x: (left + right) / 2,
        align: 'center',
      },
    ]);
    flow.space(1.2);
    flow.line([{ text: 'PROPOSAL', x: left, bold: true, size: 13 }]);
    flow.line([{ text: `Submitted to: ${facts.insuredName}`, x: left }]);
    flow.line([{ text: `Job location: ${facts.propertyStreet}, ${facts.propertyTown}`, x: left }]);
    flow.space(0.8);
    flow.paragraph(
      'We propose to furnish all labor, material and supervision needed to complete the work described below in a workmanlike manner. Each price stands beside the work that it pays for.',
    );
    flow.space(0.6);
    const items: TruthItem[] = [];
    for (const [index, group] of groups.entries()) {
      flow.need(flow.leading * 5);
      flow.space(0.5);
      const title = `${String.fromCharCode(65 + index)}. ${group.name}`;
      flow.line([{ text: title, x: left, bold: true }]);
      flow.rule(left, left + flow.width(title, { bold: true }), 0.7, flow.y - 1);
      flow.space(0.25);
      for (const [at, line] of group.lines.entries()) {
        const extra = random.chance(0.4)
          ? random.pick([
              ', including clean up of our debris',
              ', matched to what is there as closely as stock allows',
              ', color by owner',
              ', as shown in photos 3 and 4',
            ])
          : '';
        const text = sentence(line, extra);
        const lead = { none: '', bullet: '•', number: `${at + 1}.` }[mark];
        const x = left + 18;
        const wrapped = flow.wrap(text, measure - 18);
        flow.need(flow.leading * wrapped.length);
        const { page } = flow;
        const price = `$${money(line.amount)}`;
        for (const [row, part] of wrapped.entries()) {
          const last = row === wrapped.length - 1;
          const from = x + flow.width(part) + 5;
          const dots = Math.max(
            0,
            Math.floor((priceAt - flow.width(price) - 5 - from) / flow.width('.')),
          );
          flow.line([
            { text: row === 0 ? lead : '', x: left },
            { text: part, x },
            ...(last
              ? [
                  { text: '.'.repeat(dots), x: from },
                  { text: price, x: priceAt, align: 'right' as const },
                ]
              : []),
          ]);
        }
        flow.space(0.2);
        const bare = text.slice(0, -1);
        items.push(
          jobTruth(page, text, line.quantity, {
            unit: line.job.unit,
            rcv: line.amount,
            activity: line.job.verb === 'replace' ? ['&'] : ['+'],
            room: [group.name],
            alsoRight: {
              description: [bare],
              descriptionAsPrinted: [bare],
              // A price for the whole sentence is a price for one of it.
              quantity: ['1'],
              unit: ['null', 'LS', 'EA', ...(inWords[line.job.unit] ?? [])],
              room: [title],
            },
            unjudged: [
              'section',
              'lineNumber',
              'unitPrice',
              ...(line.job.verb === 'replace' ? [] : ['activity']),
            ],
          }),
        );
      }
      flow.need(flow.leading * 1.4);
      flow.line([
        { text: `Subtotal ${group.name}`, x: right - 90, align: 'right', italic: true },
        { text: `$${money(group.amount)}`, x: right, align: 'right', italic: true },
      ]);
    }
    const whole = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    flow.need(flow.leading * 9);
    flow.space(1);
    flow.line([
      { text: 'TOTAL CONTRACT PRICE', x: left, bold: true },
      { text: `$${money(whole)}`, x: right, align: 'right', bold: true },
    ]);
    flow.space(1);
    flow.line([{ text: 'Schedule of payments', x: left, bold: true }]);
    const first = toAmount((whole * 0.4).toFixed(2));
    for (const [text, value] of [
      ['Upon signing of this proposal', first],
      ['When drywall has been hung', first],
      ['Upon completion', toAmount((whole - 2 * first).toFixed(2))],
    ] as const) {
      const price = `$${money(value)}`;
      const from = left + 18 + flow.width(text) + 5;
      flow.line([
        { text, x: left + 18 },
        {
          text: '.'.repeat(Math.floor((right - flow.width(price) - 5 - from) / flow.width('.'))),
          x: from,
        },
        { text: price, x: right, align: 'right' },
      ]);
    }
    flow.space(1.5);
    flow.need(flow.leading * 3);
    flow.line([
      { text: 'Accepted: ______________________', x: left },
      { text: 'Date: ____________', x: left + 260 },
    ]);
    if (random.chance(0.5)) drawTerms(flow, random, 'General Terms');
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
        facts: { ...noFacts },
      },
    };
  },
};
