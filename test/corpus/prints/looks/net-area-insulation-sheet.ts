import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { sharesOf } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** Where it goes and what it is, its R, inches, feet that a bag covers, price of a square foot. */
type Fill = readonly [words: string, r: number, inches: string, bag: number, price: number];

const levels: readonly (readonly [name: string, fills: readonly Fill[]])[] = [
  [
    'ATTIC',
    [
      ['Flat over bedrooms, blown fiberglass', 49, '17', 37, 1.62],
      ['Flat over garage, blown cellulose', 38, '10 3/4', 29, 1.38],
      ['Knee wall, unfaced batt with netting', 21, '5 1/2', 78, 1.94],
      ['Vaulted slope, dense pack in rafter', 30, '8 1/4', 22, 2.87],
      ['Hatch and pull-down cover, rigid', 14, '2', 32, 5.2],
      ['Vacuum out wet fill, to bags', 0, '-', 0, 1.15],
    ],
  ],
  [
    'MAIN FLOOR',
    [
      ['Exterior wall, kraft batt', 15, '3 1/2', 88, 1.28],
      ['Exterior wall, drill and fill', 13, '3 1/2', 40, 2.44],
      ['Rim at floor, closed cell foam', 14, '2', 0, 3.95],
      ['Bath partition, sound batt', 11, '3 1/2', 90, 1.16],
      ['Poly vapor retarder, 6 mil', 0, '-', 500, 0.29],
      ['Cantilever below bay, open cell foam', 20, '5 1/2', 0, 3.3],
    ],
  ],
  [
    'CRAWL SPACE',
    [
      ['Foundation wall, foil faced board', 10, '1 1/2', 32, 2.76],
      ['Floor joist, unfaced batt with rods', 25, '8', 53, 1.71],
      ['Ground cover, 12 mil, seams taped', 0, '-', 1000, 1.08],
      ['Pull down fallen batts, to bags', 0, '-', 0, 0.74],
    ],
  ],
];

/**
 * An insulator's spreadsheet: per floor where it goes and what it is, the R value and the inches,
 * square feet gross, less openings and net, the bags that the net takes, what a foot costs and what
 * it comes to; only the net is charged. A dark band with the floor's name, heads that stand once,
 * the floor's net and money at its end, a blower by the day, the utility's rebate off, a
 * certificate to be signed.
 */
export const netAreaInsulationSheet: Print = {
  name: 'net-area-insulation-sheet',
  open: true,
  lines: [4, 8, 13, 19, 26],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      width: 595,
      height: 842,
      family: random.pick(['liberation', 'helvetica']),
      size: 8.5,
      leading: 1.3,
      marginLeft: 42,
      marginRight: 42,
      marginTop: 44,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer = style.family === 'liberation' ? null : plainLayer;
    const { left } = flow;
    const right = style.width - style.marginRight;
    const table: RuledTable = {
      columns: [
        { head: ['Location / material'], share: 176, align: 'left' },
        { head: ['R'], share: 26, align: 'center' },
        { head: ['In.'], share: 38, align: 'center' },
        { head: ['Gross', 'sq ft'], share: 46, align: 'right' },
        { head: ['Less', 'open.'], share: 40, align: 'right' },
        { head: ['NET', 'sq ft'], share: 48, align: 'right' },
        { head: ['Bags'], share: 36, align: 'right' },
        { head: ['$ per', 'sq ft'], share: 42, align: 'right' },
        { head: ['Total'], share: 59, align: 'right' },
      ],
      left,
      right,
      size: 8.5,
      pad: 3,
      lines: 'rows',
      headGray: null,
    };
    flow.startPage('items');
    flow.line([
      { text: 'WARM HOLLOW INSULATION', x: left, bold: true, size: 14 },
      { text: 'Insulation bid', x: right, align: 'right', size: 12 },
    ]);
    flow.line([{ text: 'Batts, blow-in, foam, removal.  555-0173', x: left }]);
    flow.space(0.8);
    for (const [one, other] of [
      [`Insured: ${facts.insuredName}`, `Claim number: ${facts.claimNumber}`],
      [`Property: ${facts.propertyStreet}, ${facts.propertyTown}`, ''],
    ] as const)
      flow.line([
        { text: one, x: left },
        { text: other, x: left + 340 },
      ]);
    flow.space(0.8);
    ruledHead(flow, table);
    const choose = random.fork('works');
    const used = levels.slice(0, Math.max(1, Math.min(levels.length, Math.round(lines / 4))));
    const items: TruthItem[] = [];
    for (const [index, count] of sharesOf(lines, used.length).entries()) {
      const [name, fills] = used[index] ?? ['', []];
      flow.need(66);
      const { marks } = flow.sheet;
      const first = marks.length;
      ruledRow(flow, table, [name, '', '', '', '', '', '', '', ''], {
        bold: true,
        gray: 0.28,
        spans: { 0: 9 },
      });
      for (const mark of marks.slice(first)) if (mark.kind === 'text') mark.gray = 1;
      const chosen: Fill[] = [];
      while (chosen.length < count)
        chosen.push(...choose.sample(fills, Math.min(fills.length, count - chosen.length)));
      const rows = chosen
        .sort((one, two) => fills.indexOf(one) - fills.indexOf(two))
        .map(([words, r, inches, bag, price]) => {
          const gross = choose.int(60, 1180);
          const less = choose.chance(0.5) ? Math.round(gross * choose.between(0.04, 0.18)) : 0;
          const net = gross - less;
          const unitPrice = toAmount((price * choose.fork(words).between(0.9, 1.2)).toFixed(2));
          const amount = toAmount(lineAmount(net, unitPrice));
          const bags = bag === 0 ? '' : String(Math.ceil(net / bag));
          return { words, r, inches, gross, less, net, unitPrice, amount, bags };
        });
      for (const { words, r, inches, gross, less, net, unitPrice, amount, bags } of rows) {
        const { page } = ruledRow(flow, table, [
          words,
          r === 0 ? '-' : String(r),
          inches,
          String(gross),
          less === 0 ? '' : String(less),
          String(net),
          bags,
          unitPrice.toFixed(2),
          money(amount),
        ]);
        const measured = [r === 0 ? '-' : String(r), inches];
        const others = [`${words} ${measured[0]}`, `${words} ${measured.join(' ')}`];
        items.push(
          jobTruth(page, words, net, {
            unit: 'SF',
            unitPrice,
            rcv: amount,
            room: [name],
            alsoRight: { description: others, descriptionAsPrinted: others, unit: ['sq ft'] },
            // The unit stands in the heads; floors are rooms, levels or sections.
            unjudged: [
              ...['activity', 'section', 'room', 'unit', 'lineNumber'],
              ...['f9Note', 'machineNotes', 'priceNote'],
            ],
          }),
        );
      }
      ruledRow(
        flow,
        table,
        [
          `${name} net`,
          '',
          '',
          '',
          '',
          String(addAmounts(rows.map(({ net }) => net))),
          '',
          '',
          money(addAmounts(rows.map(({ amount }) => amount))),
        ],
        { bold: true, gray: 0.92 },
      );
    }
    const whole = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const blower = random.int(1, 3) * 225;
    const rebate = percentOf(whole, 6);
    flow.need(flow.leading * 12);
    flow.space(1);
    for (const [label, value, bold] of [
      ['All floors', money(whole), false],
      ['Blower truck', money(blower), false],
      ['Less utility rebate, assigned to us', `(${money(rebate)})`, false],
      ['Bid', `$${money(toAmount(sum([whole, blower, -rebate])))}`, true],
    ] as const)
      flow.line([
        { text: label, x: right - 260, bold },
        { text: value, x: right - 3, align: 'right', bold },
      ]);
    flow.space(1);
    flow.paragraph(
      'Openings are taken out where over 10 sq ft. Bags are the least that the maker prints for the settled R. A signed card with bags and R is stapled at the hatch.',
    );
    flow.space(1.5);
    flow.rule(left, left + 190, 0.5);
    flow.line([{ text: 'Installer, certificate no.', x: left, size: 7.5 }]);
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
          insuredName: facts.insuredName,
          claimNumber: facts.claimNumber,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
