import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { addAmounts, insideTrades, type JobTrade, placeJobs } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { grayLine } from '../drawing/table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const places: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'Laundry room', trades: [...insideTrades, 'plumbing'] },
  { name: 'Hallway', trades: insideTrades },
  { name: 'Downstairs bath', trades: [...insideTrades, 'plumbing', 'cabinets'] },
  { name: 'Outside', trades: ['roofing', 'siding', 'masonry'] },
];

const spelled: Readonly<Record<string, string>> = {
  SF: 'sq ft',
  LF: 'lin ft',
  SY: 'sq yd',
  SQ: 'sq',
  EA: 'ea',
  HR: 'hrs',
};

/**
 * A handyman's bid as an e-mail that was printed: sender, day, receiver and subject over the text, a
 * greeting, places as words with a colon, each work a line that begins with a hyphen and tells its
 * quantity, price and amount in the running text, going on below the first word where it is long;
 * a subtotal per place, a total, a signature and what was written before behind angle brackets.
 */
export const emailedBid: Print = {
  name: 'emailed-bid',
  open: true,
  lines: [4, 9, 16, 26, 40],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const drawn = placeJobs(random.fork('jobs'), lines, places);
    const style = printStyle({
      family: random.pick(['helvetica', 'times']),
      size: random.pick([10, 10.5]),
      leading: 1.3,
      marginLeft: 46,
      marginRight: 60,
      marginTop: 50,
      marginBottom: 50,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'kerned', 'word', 'glyph'] as const),
      quotes: random.pick(['straight', 'typographic'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: `${usDate(facts.dateEntered)}, 7:48 PM`, x: left, size: 7.5 }, 24);
      flow.mark({ text: 'Mail - Bid for water damage', x: 306, align: 'center', size: 7.5 }, 24);
      flow.mark(
        { text: 'https://mail.example/u/0/?ik=4410b2', x: left, size: 7.5 },
        flow.sheet.height - 22,
      );
      flow.mark(
        { text: `${flow.page}`, x: right, align: 'right', size: 7.5 },
        flow.sheet.height - 22,
      );
    };
    flow.startPage('items');
    for (const [label, value] of [
      ['From:', `${facts.estimator} <fixit@mail.example>`],
      ['Sent:', usDate(facts.dateEntered)],
      ['To:', `${facts.insuredName} <home@mail.example>`],
      ['Subject:', `Bid for water damage at ${facts.propertyStreet}`],
    ] as const)
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 60 },
      ]);
    flow.rule(left, right, 0.6);
    flow.space(0.8);
    flow.paragraph(`Hi ${facts.insuredName.split(' ')[0]},`);
    flow.space(0.6);
    flow.paragraph(
      'Thanks for having me out. Here is what I came up with, labor and material in one. I can start in 2 weeks and will need about 6 days.',
    );
    flow.space(0.8);
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const comma = random.chance(0.5);
    const figure = (value: number): string => (comma ? money(value) : value.toFixed(2));
    const quantityOf = (value: number): string =>
      comma ? value.toLocaleString('en-US') : String(value);
    for (const its of drawn) {
      flow.need(flow.leading * 3);
      flow.line([{ text: `${its.name}:`, x: left, bold: true }]);
      for (const { job, quantity, unitPrice, amount } of its.lines) {
        const text = `${job.verb === 'replace' ? 'Replace ' : ''}${job.text}`;
        const says = `- ${text}, ${quantityOf(quantity)} ${spelled[job.unit] ?? job.unit} @ $${figure(unitPrice)} = $${figure(amount)}`;
        const parts = flow.wrap(says, right - left - 24);
        flow.need(flow.leading * parts.length);
        const { page } = flow;
        for (const [index, part] of parts.entries())
          flow.line([{ text: part, x: left + (index === 0 ? 12 : 20) }]);
        items.push(
          jobTruth(page, text, quantity, {
            unit: job.unit,
            unitPrice,
            rcv: amount,
            room: [its.name],
            alsoRight: { description: [job.text], unit: [spelled[job.unit] ?? ''] },
            unjudged: ['activity', 'lineNumber', 'section'],
          }),
        );
      }
      flow.line([{ text: `${its.name} subtotal: $${figure(its.amount)}`, x: left + 12 }]);
      totals.push({ kind: 'room', name: its.name, rcv: its.amount });
      flow.space(0.7);
    }
    const whole = addAmounts(drawn.map(({ amount }) => amount));
    flow.need(flow.leading * 8);
    flow.line([{ text: `Total for everything: $${figure(whole)}`, x: left, bold: true }]);
    flow.space(0.7);
    flow.paragraph(
      'I ask for 1/3 down and the rest when you are happy. If there is rot behind the tub it is extra, about $65 an hour plus lumber. Price is good until the end of next month.',
    );
    flow.space(0.7);
    flow.paragraph(`${facts.estimator}`);
    flow.paragraph(`${facts.phone} cell`);
    flow.space(1);
    for (const text of [
      `> On ${usDate(facts.dateInspected)} ${facts.insuredName} wrote:`,
      '> Could you send the bid by Friday? My adjuster asks for 2 of them,',
      '> and for room by room prices. The deductible is $1,000.',
    ]) {
      flow.need(flow.leading);
      grayLine(flow, [{ text, x: left, size: style.size }], 0.4);
    }
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
        facts: noFacts,
      },
    };
  },
};
