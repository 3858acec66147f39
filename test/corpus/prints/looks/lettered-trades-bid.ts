import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { addAmounts, type JobTrade, percentOf, placeJobs } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { drawTerms } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const trades: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'DEMOLITION', trades: ['demolition'] },
  { name: 'ROOFING', trades: ['roofing'] },
  { name: 'EXTERIOR', trades: ['siding', 'masonry'] },
  { name: 'INSULATION & DRYWALL', trades: ['insulation', 'drywall'] },
  { name: 'CARPENTRY', trades: ['carpentry', 'cabinets'] },
  { name: 'FLOORING', trades: ['flooring'] },
  { name: 'PAINTING', trades: ['paint'] },
  { name: 'ELECTRICAL & PLUMBING', trades: ['electrical', 'plumbing'] },
  { name: 'GENERAL CONDITIONS', trades: ['general'] },
];

/**
 * A general contractor's bid: trades under capital letters, rows numbered by letter and number,
 * the quantity and its price inside the words in parentheses, amounts at the right edge after the
 * last of up to four lines, no heads anywhere; lump sums without a quantity, what is included at
 * no charge, alternates that are in no sum, a mark-up by percent and a discount.
 */
export const letteredTradesBid: Print = {
  name: 'lettered-trades-bid',
  open: true,
  lines: [5, 14, 27, 44, 70],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: random.pick(['times', 'helvetica', 'liberation']),
      size: 10.5,
      marginLeft: 64,
      marginRight: 64,
      marginTop: 58,
      marginBottom: 64,
      leading: 1.25,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : {
            ...plainLayer,
            runs: random.pick(['cell', 'word', 'kerned', 'gaps'] as const),
            quotes: random.pick(['straight', 'typographic'] as const),
          };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const cents = random.chance(0.5);
    const dollars = (value: number): string =>
      cents || !Number.isInteger(value) ? `$${money(value)}` : `$${money(value).slice(0, -3)}`;
    flow.furniture = () => {
      flow.mark(
        { text: `${facts.companyName}  |  ${facts.phone}`, x: left, size: 8, italic: true },
        36,
      );
      flow.mark(
        { text: `Initials: ____   ${flow.page}`, x: right, align: 'right', size: 8 },
        flow.sheet.height - 36,
      );
    };
    flow.startPage('items');
    flow.line([{ text: 'BID / SCOPE OF WORK', x: left, bold: true, size: 16 }]);
    flow.space(0.4);
    for (const [label, value] of [
      ['Owner:', facts.insuredName],
      ['Job site:', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['Claim no.:', facts.claimNumber],
      ['Date:', usDate(facts.dateEntered)],
      ['Estimator:', facts.estimator],
    ])
      flow.line([
        { text: label ?? '', x: left, bold: true },
        { text: value ?? '', x: left + 76 },
      ]);
    flow.space(0.8);
    flow.paragraph(
      'We propose to furnish labor and material for the work below, for the sum at the end of this bid. Work hours 7:30 AM to 4:30 PM; about 35 working days from the permit.',
    );
    flow.space(0.8);
    const places = placeJobs(random.fork('jobs'), lines, trades);
    const choose = random.fork('choose');
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const sums: number[] = [];
    const wide = right - left - 30 - 84;
    const drawRow = (number: string, text: string, amount: string): number => {
      const parts = flow.wrap(text, wide);
      flow.need(flow.leading * parts.length);
      const { page } = flow;
      for (const [index, part] of parts.entries())
        flow.line([
          ...(index === 0 ? [{ text: number, x: left }] : []),
          { text: part, x: left + 30 },
          ...(index === parts.length - 1
            ? [{ text: amount, x: right, align: 'right' as const }]
            : []),
        ]);
      flow.space(0.25);
      return page;
    };
    for (const [index, place] of places.entries()) {
      const letter = String.fromCharCode(65 + index);
      flow.need(flow.leading * 4);
      flow.line([{ text: `${letter}.   ${place.name}`, x: left, bold: true }]);
      flow.space(0.2);
      const amounts: number[] = [];
      for (const [at, line] of place.lines.entries()) {
        const number = `${letter}.${at + 1}`;
        const { job } = line;
        const words = `${job.verb === 'replace' ? choose.pick(['Replace ', 'Furnish and install ', 'Remove and replace ']) : ''}${job.text}`;
        const way = choose.next();
        const activity = words.startsWith('Remove and')
          ? (['&'] as const)
          : job.trade === 'demolition'
            ? (['+', '-', 'R'] as const)
            : (['+', '&'] as const);
        const own = { lineNumber: number, room: [place.name, ''], activity: [...activity] };
        if (way < 0.72) {
          const amount = cents ? line.amount : Math.round(line.amount);
          const unit = choose.chance(0.5) ? job.unit : `${job.unit.toLowerCase()}`;
          const quantity = `${line.quantity.toLocaleString('en-US')} ${unit} @ $${money(line.unitPrice)}`;
          const tail = choose.chance(0.25)
            ? choose.pick([
                ', including cutting, fitting and clean-up at the end of each day',
                '; color by owner from stock, allow 10 days',
                ', to match what is there as near as can be had',
              ])
            : '';
          const page = drawRow(number, `${words}${tail} (${quantity})`, dollars(amount));
          amounts.push(amount);
          items.push(
            jobTruth(page, `${words}${tail}`, line.quantity, {
              ...own,
              unit: job.unit,
              unitPrice: line.unitPrice,
              rcv: amount,
              alsoRight: {
                description: [
                  `${words}${tail} (${quantity})`,
                  `${job.text}${tail}`,
                  `${job.text}${tail} (${quantity})`,
                ],
                descriptionAsPrinted: [`${words}${tail} (${quantity})`],
              },
              unjudged: ['section'],
            }),
          );
        } else if (way < 0.9) {
          const amount = Math.round(line.amount);
          const page = drawRow(number, `${words} - lump sum`, dollars(amount));
          amounts.push(amount);
          items.push(
            jobTruth(page, `${words} - lump sum`, 1, {
              ...own,
              rcv: amount,
              alsoRight: {
                description: [words, job.text, `${job.text} - lump sum`],
                descriptionAsPrinted: [words],
              },
              unjudged: ['section', 'unit', 'unitPrice'],
            }),
          );
        } else {
          const page = drawRow(number, words, 'Incl.');
          items.push(
            jobTruth(page, words, 1, {
              ...own,
              alsoRight: { description: [job.text] },
              unjudged: ['section', 'unit', 'unitPrice', 'rcv', 'priceNote', 'quantity'],
            }),
          );
        }
      }
      const total = addAmounts(amounts);
      sums.push(total);
      totals.push({ kind: 'room', name: place.name, rcv: total });
      flow.need(flow.leading * 1.4);
      flow.line([
        { text: `Total ${place.name}`, x: right - 90, align: 'right', bold: true },
        { text: dollars(total), x: right, align: 'right', bold: true },
      ]);
      flow.space(0.7);
    }
    const subtotal = addAmounts(sums);
    const markup = percentOf(subtotal, 20);
    const discount = choose.int(1, 6) * 100;
    const whole = toAmount(sum([subtotal, markup, -discount]));
    flow.need(flow.leading * 8);
    flow.rule(left, right, 0.8);
    flow.y += 4;
    for (const [label, value, bold] of [
      ['Subtotal', dollars(subtotal), false],
      ['Contractor overhead and profit, 20%', dollars(markup), false],
      ['Less discount if signed within 10 days', `-${dollars(discount)}`, false],
      ['TOTAL BID', dollars(whole), true],
    ] as const)
      flow.line([
        { text: label, x: left + 30, bold },
        { text: value, x: right, align: 'right', bold },
      ]);
    flow.space(1);
    flow.need(flow.leading * 5);
    flow.line([{ text: 'ALTERNATES (not in the total above)', x: left, bold: true }]);
    for (const [number, text, amount] of [
      ['ALT 1', 'Upgrade shingles to impact resistant class 4', 'Add $2,180'],
      ['ALT 2', 'Keep existing vanity, detach and reset only', 'Deduct $640'],
    ])
      flow.line([
        { text: number ?? '', x: left },
        { text: text ?? '', x: left + 46 },
        { text: amount ?? '', x: right, align: 'right' },
      ]);
    openPagesWithoutRows(flow, items);
    drawTerms(flow, random.fork('terms'), 'TERMS AND CONDITIONS');
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
