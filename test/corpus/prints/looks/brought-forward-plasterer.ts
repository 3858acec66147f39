import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const works: readonly Work[] = [
  ['Take down loose plaster to sound edge, cart away', 'sq yds', 4, 38, 17.5],
  ['Wire lath, stapled and tied', 'sq yds', 4, 38, 13.25],
  ['Scratch, brown and finish coats, gauged lime putty', 'sq yds', 4, 38, 84],
  ['Skim over existing, bonded', 'sq yds', 6, 60, 36],
  ['Run cornice in place, new zinc template', 'lin ft', 8, 52, 61],
  ['Cast and set egg and dart enrichment', 'lin ft', 6, 44, 38],
  ['Ceiling medallion, mold from old one', 'only', 1, 1, 925],
  ['Corner bead, square', 'lin ft', 8, 70, 6.4],
  ['Plaster washers to hold sagging field', 'doz', 2, 14, 21],
  ['Scaffold tower, in and out', 'days', 1, 6, 74],
  ['Float stucco patch, match sand', 'sq ft', 12, 160, 11.75],
  ['Sheet and tape floors and stair', 'sq ft', 80, 420, 0.62],
];

const places = [
  'Parlor',
  'Stair hall',
  'Dining room',
  'North chamber',
  'Rear wall, outside',
] as const;
const codes: Readonly<Record<string, readonly string[]>> = {
  'sq yds': ['SY'],
  'lin ft': ['LF'],
  'sq ft': ['SF'],
  only: ['EA'],
  doz: ['DZ', 'DOZ'],
  days: ['DA', 'DAY', 'DAYS', 'DY'],
};

/**
 * An old plastering firm's estimate with the figures in front: what a row comes to at the left
 * edge, then the rate, then how many and the unit, the work in words last; places in italics above
 * their rows, each page's sum carried forward at its foot and brought forward at the head of the
 * next one.
 */
export const broughtForwardPlasterer: Print = {
  name: 'brought-forward-plasterer',
  open: true,
  lines: [5, 11, 20, 32, 48],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      width: 595,
      height: 842,
      family: 'times',
      size: 12,
      leading: 1.3,
      marginLeft: 64,
      marginRight: 70,
      marginTop: 64,
      marginBottom: 96,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'gaps'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const at = { amount: left + 66, rate: left + 122, count: left + 162, words: left + 214 };
    const items: TruthItem[] = [];
    const soFar = (): number => addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const head = (): void => {
      flow.line([
        { text: 'Amount', x: at.amount, align: 'right', bold: true },
        { text: 'Rate', x: at.rate, align: 'right', bold: true },
        { text: 'Quantity', x: at.count - 26, bold: true },
        { text: 'Work', x: at.words, bold: true },
      ]);
      flow.rule(left, right, 0.8);
      flow.y += 4;
    };
    const need = (height: number): void => {
      if (flow.fits(height)) return;
      const foot = flow.sheet.height - 76;
      flow.rule(left, at.amount, 0.6, foot - 13);
      flow.mark({ text: money(soFar()), x: at.amount, align: 'right' }, foot);
      flow.mark({ text: 'carried forward', x: at.words, italic: true }, foot);
      flow.breakPage();
    };
    flow.startPage('items');
    flow.line([{ text: 'Aldercott Brothers, Plasterers', x: left, bold: true, size: 16 }]);
    flow.line([{ text: 'Flat and ornamental work, 555-0162', x: left, italic: true }]);
    flow.space(0.7);
    for (const [label, value] of [
      ['Estimate for', facts.insuredName],
      ['Premises', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['Claim number', facts.claimNumber],
      ['Dated', usDate(facts.dateEntered)],
    ] as const)
      flow.line([
        { text: `${label}:`, x: left },
        { text: value, x: left + 92 },
      ]);
    flow.space(0.9);
    head();
    flow.continuation = () => {
      head();
      flow.line([
        { text: money(soFar()), x: at.amount, align: 'right' },
        { text: 'brought forward', x: at.words, italic: true },
      ]);
    };
    const choose = random.fork('works');
    const used = places.slice(0, Math.max(1, Math.min(places.length, Math.round(lines / 5))));
    for (const [index, count] of sharesOf(lines, used.length).entries()) {
      const name = used[index] ?? '';
      need(flow.leading * 4);
      flow.space(0.4);
      flow.line([{ text: name, x: at.words, italic: true, bold: true }]);
      for (const [words, unit, least, most, price] of someWorks(choose, works, count)) {
        const quantity = choose.int(least, most);
        const unitPrice = toAmount((price * choose.fork(words).between(0.9, 1.2)).toFixed(2));
        const amount = toAmount(lineAmount(quantity, unitPrice));
        const texts = flow.wrap(words, right - at.words);
        need(flow.leading * texts.length);
        const { page } = flow;
        for (const [line, text] of texts.entries())
          flow.line([
            ...(line > 0
              ? []
              : ([
                  { text: money(amount), x: at.amount, align: 'right' },
                  { text: money(unitPrice), x: at.rate, align: 'right' },
                  { text: String(quantity), x: at.count, align: 'right' },
                  { text: unit, x: at.count + 5 },
                ] as const)),
            { text, x: at.words + (line > 0 ? 10 : 0) },
          ]);
        items.push(
          jobTruth(page, words, quantity, {
            unit: codes[unit]?.[0] ?? null,
            unitPrice,
            rcv: amount,
            room: [name],
            alsoRight: { unit: [unit, unit.toUpperCase(), ...(codes[unit] ?? [])] },
            unjudged: [
              ...['activity', 'section', 'lineNumber'],
              ...['f9Note', 'machineNotes', 'priceNote'],
              ...(unit === 'only' ? ['unit'] : []),
            ],
          }),
        );
      }
    }
    flow.continuation = null;
    const whole = soFar();
    const less = percentOf(whole, 2.5);
    need(flow.leading * 7);
    flow.space(0.4);
    flow.rule(left, at.amount, 0.8);
    flow.y += 3;
    for (const [value, label, bold] of [
      [money(whole), 'The whole of the above', false],
      [`(${money(less)})`, 'less 2 1/2 per cent for the one scaffold', false],
      [`$${money(toAmount(sum([whole, -less])))}`, 'Our estimate, painting not included', true],
    ] as const)
      flow.line([
        { text: value, x: at.amount, align: 'right', bold },
        { text: label, x: at.words, bold },
      ]);
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: used.map((name) => [name]),
        totals: [],
        summaries: [],
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
