import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { sharesOf } from '../content/priced-works.ts';
import { addAmounts } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** What it is, catalog number, finish, maker's letters, unit, count per opening, net price. */
type Part = readonly [
  words: string,
  catalog: string,
  finish: string,
  maker: string,
  unit: string,
  each: number,
  net: number,
];

const parts: readonly Part[] = [
  ['Door, Flush 18 Ga.', 'L18 30 x 70 x 134', 'Primed', 'CR', 'EA', 1, 742],
  ['Door, Wood Solid Core', 'SCL5 30 x 70 x 134', 'Clear Birch', 'OS', 'EA', 1, 518],
  ['Frame, Knock Down 16 Ga.', 'DW16 30 x 70 x 514', 'Primed', 'CR', 'EA', 1, 268],
  ['Hinge', 'FBB79 4.5 x 4.5', 'US26D', 'PN', 'EA', 3, 17.4],
  ['Continuous Hinge', 'G224 HD 83', 'CLR', 'PN', 'EA', 1, 196],
  ['Office Lock', 'ND70 LEV', '626', 'TW', 'EA', 1, 314],
  ['Passage Set', 'ND10 LEV', '626', 'TW', 'EA', 1, 207],
  ['Rim Exit Device', '9975-L x 36', '630', 'VK', 'EA', 1, 1086],
  ['Closer', '4050 EDA', '689', 'VK', 'EA', 1, 287],
  ['Overhead Stop', '450S', 'US32D', 'GJ', 'EA', 1, 142],
  ['Kick Plate', 'K50 10 x 34', 'US32D', 'RK', 'EA', 1, 46],
  ['Flush Bolt', '555 x 12', 'US26D', 'RK', 'PR', 1, 88],
  ['Threshold', '171A 36', 'AL', 'NB', 'EA', 1, 52],
  ['Gasket', '5050B 17 Ft.', 'BRN', 'NB', 'SET', 1, 31],
  ['Sweep', '200NA 36', 'AL', 'NB', 'EA', 1, 24.6],
  ['Wall Stop', 'W9', 'US26D', 'RK', 'EA', 1, 9.8],
  ['Silencer', 'S64', 'GRY', 'RK', 'EA', 3, 0.65],
  ['Vision Kit', 'FGS75 8 x 32', 'GRY', 'AG', 'EA', 1, 178],
];

const sets: readonly (readonly [title: string, openings: readonly string[]])[] = [
  ['Exterior single, exit', ['101A', '118']],
  ['Office, lockable', ['104', '105', '106']],
  ['Corridor pair, rated', ['112']],
  ['Storage', ['109', '121']],
  ['Toilet, push and pull', ['107', '108']],
  ['Mechanical, insulated', ['130']],
];

/**
 * A door supplier's quotation for a burnt office by hardware sets: under each set the openings that
 * it stands at, then the count and its unit first, what it is, its catalog number, its finish and
 * its maker in columns of letters that look alike, net and extension at the right; sets in a frame
 * over the page's width with their price at the frame's foot, a key of the makers' letters, terms.
 */
export const hardwareSetsDoorQuote: Print = {
  name: 'hardware-sets-door-quote',
  open: true,
  lines: [5, 11, 19, 30, 46],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      width: 792,
      height: 612,
      family: 'helvetica',
      size: 9,
      leading: 1.3,
      marginLeft: 48,
      marginRight: 48,
      marginTop: 40,
      marginBottom: 50,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const quote = String(random.int(30_100, 78_900));
    flow.furniture = () => {
      const foot = flow.sheet.height - 26;
      flow.mark({ text: `Bid ${quote} rev 1`, x: left, size: 7.5 }, foot);
      flow.mark(
        {
          text: 'Plumb & Latch Door Supply, Inc.',
          x: style.width / 2,
          align: 'center',
          size: 7.5,
        },
        foot,
      );
      flow.mark({ text: `Sheet ${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('items');
    flow.line([
      { text: 'Plumb & Latch Door Supply, Inc.', x: left, bold: true, size: 14 },
      { text: 'DOORS, FRAMES & FINISH HARDWARE', x: right, align: 'right', bold: true },
    ]);
    flow.space(0.5);
    for (const [one, other] of [
      [
        `Job: Fire repair, ${facts.propertyStreet}, ${facts.propertyTown}`,
        `Date: ${usDate(facts.dateEntered)}`,
      ],
      [`Insured: ${facts.insuredName}`, `Claim No: ${facts.claimNumber}`],
      ['Attn: Estimating', 'Division 08 71 00, material only, F.O.B. jobsite'],
    ] as const)
      flow.line([
        { text: one, x: left },
        { text: other, x: left + 420 },
      ]);
    flow.space(1);
    const at = {
      count: left + 34,
      unit: left + 42,
      words: left + 78,
      catalog: left + 236,
      finish: left + 384,
      maker: left + 470,
      net: right - 100,
      amount: right - 8,
    };
    const choose = random.fork('works');
    const used = sets.slice(0, Math.max(1, Math.min(sets.length, Math.round(lines / 6))));
    const items: TruthItem[] = [];
    const totals: [label: string, amount: number][] = [];
    for (const [index, count] of sharesOf(lines, used.length).entries()) {
      const [title, openings] = used[index] ?? ['', []];
      const label = `Hardware Set ${String(index + 1).padStart(2, '0')}`;
      flow.need(flow.leading * 6);
      let top = flow.y;
      const frame = (): void => {
        flow.sheet.marks.push({
          kind: 'box',
          x: left,
          y: top,
          width: right - left,
          height: flow.y - top,
          gray: null,
        });
      };
      const heads = (continued: boolean): void => {
        flow.y += 4;
        flow.line([
          { text: `${label}${continued ? ' (cont.)' : ''}`, x: left + 8, bold: true },
          { text: title, x: left + 130, bold: true },
          { text: `Openings: ${openings.join(', ')}`, x: at.amount, align: 'right' },
        ]);
        flow.line([
          { text: 'Qty', x: at.count, align: 'right', italic: true },
          { text: 'Item', x: at.words, italic: true },
          { text: 'Catalog No.', x: at.catalog, italic: true },
          { text: 'Finish', x: at.finish, italic: true },
          { text: 'Mfr', x: at.maker, italic: true },
          { text: 'Net', x: at.net, align: 'right', italic: true },
          { text: 'Extension', x: at.amount, align: 'right', italic: true },
        ]);
      };
      heads(false);
      const before = items.length;
      const chosen = choose
        .sample(parts, count)
        .sort((one, other) => parts.indexOf(one) - parts.indexOf(other));
      for (const [words, catalog, finish, maker, unit, each, price] of chosen) {
        const quantity = each * openings.length;
        const net = toAmount((price * choose.fork(catalog).between(0.9, 1.25)).toFixed(2));
        const amount = toAmount(lineAmount(quantity, net));
        if (!flow.fits(flow.leading * 2 + 8)) {
          frame();
          flow.breakPage();
          top = flow.y;
          heads(true);
        }
        const { page } = flow;
        flow.line([
          { text: String(quantity), x: at.count, align: 'right' },
          { text: unit, x: at.unit },
          { text: words, x: at.words },
          { text: catalog, x: at.catalog },
          { text: finish, x: at.finish },
          { text: maker, x: at.maker },
          { text: money(net), x: at.net, align: 'right' },
          { text: money(amount), x: at.amount, align: 'right' },
        ]);
        const others = [
          `${words} ${catalog}`,
          `${words} ${catalog} ${finish}`,
          `${words} ${catalog} ${finish} ${maker}`,
        ];
        items.push(
          jobTruth(page, words, quantity, {
            unit: unit === 'SET' ? 'ST' : unit,
            unitPrice: net,
            rcv: amount,
            alsoRight: { description: others, descriptionAsPrinted: others },
            // A set is a section, its openings are where; catalog numbers may be codes or remarks.
            unjudged: [
              ...['activity', 'section', 'room', 'lineNumber'],
              ...['f9Note', 'machineNotes', 'priceNote'],
            ],
          }),
        );
      }
      const own = addAmounts(items.slice(before).map(({ rcv }) => rcv ?? 0));
      totals.push([label, own]);
      flow.line([
        { text: `${label} total, ${openings.length} openings`, x: at.net, align: 'right' },
        { text: `$${money(own)}`, x: at.amount, align: 'right', bold: true },
      ]);
      flow.y += 4;
      frame();
      flow.y += 10;
    }
    const whole = addAmounts(totals.map(([, amount]) => amount));
    const freight = 185 + 35 * used.length;
    flow.need(flow.leading * (totals.length + 8));
    for (const [label, amount] of [
      ...totals,
      ['Freight, two drops', freight] as const,
      ['BID, NO SALES TAX', toAmount(sum([whole, freight]))] as const,
    ])
      flow.line([
        { text: label, x: left + 420, bold: label.startsWith('BID') },
        { text: `$${money(amount)}`, x: at.amount, align: 'right', bold: label.startsWith('BID') },
      ]);
    flow.space(0.8);
    flow.line([
      {
        text: 'CR Crestline Steel   OS Oak Strand   PN Penhale   TW Tower   VK Vick   GJ Gage-Jarvis   RK Rook   NB Norbeck   AG Agate',
        x: left,
        size: 7.5,
      },
    ]);
    flow.line([
      {
        text: 'Keying, installation, glass and electrified hardware are by others. Eight weeks after approved submittals.',
        x: left,
        size: 7.5,
      },
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
        facts: { ...noFacts, insuredName: facts.insuredName, claimNumber: facts.claimNumber },
      },
    };
  },
};
