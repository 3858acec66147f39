import type { Activity } from '../../../../lambdas/domain/estimate/estimate.ts';
import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { ladder } from '../drawing/scope-body.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

/** Words, unit, rates, quantities; `LS` is a lump sum. */
type Task = readonly [
  words: string,
  unit: string,
  low: number,
  high: number,
  least: number,
  most: number,
];

const phases: readonly (readonly [name: string, tasks: readonly Task[]])[] = [
  [
    'Mobilization and Permits',
    [
      ['State notification, 10 working days, with filing fee', 'LS', 240, 680, 1, 1],
      ['Project design and work plan by licensed consultant', 'LS', 650, 1900, 1, 1],
      ['Mobilize crew, trailer and decontamination unit', 'LS', 480, 1250, 1, 1],
      ['Supervisor, certified, on site', 'HR', 74, 98, 8, 40],
    ],
  ],
  [
    'Containment',
    [
      ['Critical barriers, 2 layers of 6 mil poly at doors and vents', 'SF', 1.1, 2.4, 60, 420],
      ['Full containment, walls and floor, with frame', 'SF', 1.6, 3.2, 180, 900],
      ['Three stage decontamination chamber', 'EA', 390, 720, 1, 2],
      ['Negative air machine, 2,000 CFM, with HEPA filter', 'DAY', 88, 130, 3, 24],
      ['Manometer with recorder', 'DAY', 24, 42, 2, 8],
    ],
  ],
  [
    'Regulated Removal',
    [
      ['Remove popcorn ceiling texture, wet method', 'SF', 4.6, 8.2, 120, 860],
      ['Remove 9 x 9 floor tile and black mastic', 'SF', 5.1, 9.4, 80, 640],
      ['Remove joint compound and wallboard as one system', 'SF', 4.2, 7.6, 90, 780],
      ['Remove pipe lagging by glove bag, up to 4 in. pipe', 'LF', 21, 38, 6, 92],
      ['Remove vermiculite by vacuum', 'SF', 6.4, 11.2, 200, 980],
      ['Remove duct tape and mastic at boots', 'EA', 62, 110, 2, 14],
    ],
  ],
  [
    'Cleaning and Clearance',
    [
      ['HEPA vacuum and wet wipe all surfaces', 'SF', 0.7, 1.5, 300, 1800],
      ['Lock-down encapsulant, one coat', 'SF', 0.6, 1.2, 200, 1400],
      ['Final air clearance, PCM, 5 samples per set, by third party', 'EA', 310, 560, 1, 3],
      ['Replace HEPA and pre-filters', 'EA', 48, 190, 1, 6],
    ],
  ],
  [
    'Transport and Disposal',
    [
      ['Lined 30 yd. container, delivered and pulled', 'EA', 690, 1080, 1, 2],
      ['Disposal of friable waste at licensed landfill', 'CY', 64, 112, 4, 30],
      ['Bags, labels and drums', 'LS', 90, 340, 1, 1],
      ['Waste manifest and report for owner and insurer', 'LS', 120, 380, 1, 1],
    ],
  ],
];

const locations = [
  'Kitchen',
  'Hall',
  'Bedroom 1',
  'Bedroom 2',
  'Basement',
  'Attic',
  'Whole house',
] as const;

const alternates = [
  'Alternate 1: remove roof felt and flashing cement of the porch, 3.40 SQ, add $1,940.00.',
  'Alternate 2: night work, 6 PM to 2 AM, add 18% to phases 2 and 3.',
  'Alternate 3: heat for the containment, electric, $145.00 per day.',
] as const;

/**
 * An abatement contractor's bid on an insured loss: phases as white words on dark bands, rows
 * numbered by phase and row with two digits, the place in a column behind the words, lump sums as
 * one `LS`, units such as days and cubic yards, a sum at the end of each phase, and below the total
 * what could be had besides, with prices, in sentences.
 */
export const abatementPhasesBid: Print = {
  name: 'abatement-phases-bid',
  open: false,
  lines: [5, 9, 14, 19, 24],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Stonebridge Home Insurance');
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation']),
      size: 8.5,
      leading: 1.2,
      marginLeft: 46,
      marginRight: 46,
      marginTop: 50,
      marginBottom: 54,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const bid = `${random.int(24, 26)}-${random.int(100, 999)}`;
    flow.furniture = () => {
      const foot = flow.sheet.height - 28;
      flow.mark({ text: `Bid ${bid}`, x: left, size: 7.5 }, foot);
      flow.mark({ text: `page ${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('items');
    flow.line([
      { text: 'Clearwell Environmental LLC', x: left, bold: true, size: 15 },
      { text: 'BID', x: right, align: 'right', bold: true, size: 15 },
    ]);
    flow.line([
      { text: 'Asbestos - Lead - Mold.  Lic. AB-20417', x: left },
      { text: `No. ${bid}`, x: right, align: 'right' },
    ]);
    flow.space(0.8);
    const second = left + 290;
    for (const [label, value, other, its] of [
      ['Client:', facts.insuredName, 'Insurance Carrier:', facts.carrierName],
      ['Site:', facts.propertyStreet, 'Claim #:', facts.claimNumber],
      ['', facts.propertyTown, 'Policy #:', facts.policyNumber],
      ['Phone:', facts.phone, 'Date of Loss:', usDate(facts.dateOfLoss)],
      ['Bid date:', usDate(facts.dateEntered), 'Adjuster:', facts.claimRepresentative],
    ] as const)
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 52 },
        { text: other, x: second, bold: true },
        { text: its, x: second + 92 },
      ]);
    flow.space(0.8);
    const table: RuledTable = {
      left,
      right,
      size: style.size,
      pad: 4,
      lines: 'rows',
      headGray: 0.9,
      valign: 'top',
      columns: [
        { head: ['Task'], share: 9, align: 'left' },
        { head: ['Work'], share: 46, align: 'left' },
        { head: ['Location'], share: 17, align: 'left' },
        { head: ['Qty'], share: 11, align: 'right' },
        { head: ['Unit'], share: 8, align: 'center' },
        { head: ['Rate'], share: 13, align: 'right' },
        { head: ['Extended'], share: 16, align: 'right' },
      ],
    };
    ruledHead(flow, table);
    flow.continuation = () => ruledHead(flow, table);
    const used = phases.slice(0, Math.max(2, Math.min(phases.length, Math.round(lines / 3))));
    const choose = random.fork('tasks');
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const sums: number[] = [];
    let leftOver = lines;
    for (const [index, [name, tasks]] of used.entries()) {
      const count = Math.max(1, Math.round(leftOver / (used.length - index)));
      leftOver -= count;
      const title = `Phase ${index + 1} - ${name}`;
      flow.need(flow.leading * 4);
      const band = ruledRow(flow, table, [title, '', '', '', '', '', ''], {
        bold: true,
        gray: 0.25,
        spans: { 0: 7 },
      });
      for (const mark of flow.sheet.marks)
        if (mark.kind === 'text' && mark.text === title && mark.y > band.top) mark.gray = 1;
      const drawn = choose.sample(tasks, tasks.length);
      const amounts: number[] = [];
      for (let at = 0; at < count; at++) {
        // What is charged once does not come again.
        const again = drawn.filter(([, unit]) => unit !== 'LS');
        const task = drawn[at] ?? again[(at - drawn.length) % again.length];
        if (task === undefined) throw new Error('A phase has tasks.');
        const [words, unit, low, high, least, most] = task;
        const lump = unit === 'LS';
        const quantity =
          lump || unit === 'EA' || unit === 'DAY' || unit === 'HR'
            ? choose.int(least, most)
            : toAmount(choose.between(least, most).toFixed(1));
        const rate = toAmount(choose.between(low, high).toFixed(2));
        const amount = toAmount(lineAmount(quantity, rate));
        const where = lump ? 'Whole house' : choose.pick(locations);
        const number = `${index + 1}.${String(at + 1).padStart(2, '0')}`;
        const { page } = ruledRow(flow, table, [
          number,
          words,
          where,
          quantity.toLocaleString('en-US'),
          unit,
          money(rate),
          money(amount),
        ]);
        amounts.push(amount);
        const activity: Activity[] = words.startsWith('Remove') ? ['-', '+'] : ['+'];
        items.push(
          jobTruth(page, words, quantity, {
            lineNumber: number,
            unit,
            unitPrice: rate,
            rcv: amount,
            room: [where],
            activity,
            alsoRight: {
              description: [words.replace(/^(Remove|Replace) /, '')],
              room: [title, `${title} > ${where}`],
              ...(unit === 'DAY' ? { unit: ['DA'] } : {}),
            },
            unjudged: ['section'],
          }),
        );
      }
      const total = addAmounts(amounts);
      sums.push(total);
      totals.push({ kind: 'level', name: title, rcv: total });
      ruledRow(flow, table, [`Subtotal ${title}`, '', '', '', '', '', money(total)], {
        bold: true,
        gray: 0.95,
        spans: { 0: 6 },
        aligns: { 0: 'right' },
      });
    }
    flow.continuation = null;
    const subtotal = addAmounts(sums);
    const insurance = percentOf(subtotal, 2.5);
    flow.need(flow.leading * 8);
    flow.space(0.8);
    ladder(
      flow,
      [
        ['All phases', `$${money(subtotal)}`],
        ['Pollution liability insurance, 2.5%', `$${money(insurance)}`],
        ['Total bid', `$${money(toAmount(sum([subtotal, insurance])))}`, true, true],
      ],
      right - 260,
      right - 4,
    );
    flow.space(1);
    flow.line([{ text: 'Not included above:', x: left, bold: true }]);
    for (const text of alternates) flow.paragraph(text, { x: left + 10 });
    flow.space(0.6);
    flow.paragraph(
      'Bid is good for 45 days. Rebuilding, moving of contents and power are by others. A second clearance, if the first fails, is at our cost.',
    );
    flow.space(1.4);
    flow.need(flow.leading * 2);
    flow.line([
      { text: 'Accepted: ______________________', x: left },
      { text: 'Date: ____________', x: left + 220 },
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
        totals,
        summaries: [],
        facts: {
          estimateName: null,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
          priceList: null,
        },
      },
    };
  },
};
