import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { priceWork, sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const groups: readonly (readonly [name: string, works: readonly Work[]])[] = [
  [
    'Preliminaries',
    [
      ['Supply and erect dust screens and protect floor finishes', 'item', 1, 1, 185],
      ['Skip hire, 6 yd, inc. permit', 'nr', 1, 3, 310],
      ['Asbestos R&D survey prior to strip out (up to 5 samples)', 'item', 1, 1, 445],
    ],
  ],
  [
    'Kitchen / Diner',
    [
      ['Take down collapsed lath and plaster ceiling and cart away', 'm2', 6, 22, 14.2],
      ['Plasterboard 12.5mm & skim to ceiling', 'm2', 6, 22, 39.6],
      ['Remove base unit carcass, set aside and re-fix on completion', 'nr', 2, 9, 62],
      ['Worktop 40mm laminate, inc. 1 nr joint and upstand', 'm', 2, 6, 118],
      ['Mist coat and two full coats emulsion, walls', 'm2', 18, 46, 9.1],
      ['Supply & fit vinyl, PC sum £28.00/m2 supply only', 'm2', 8, 22, 51],
    ],
  ],
  [
    'Bedroom 3 (Box Room)',
    [
      ['Take up and dispose of carpet and gripper', 'm2', 5, 12, 4.4],
      ['Skirting, MDF 144mm torus, primed; 2 coats gloss', 'm', 8, 16, 19.4],
      ['Renew 4-panel door, hang on 1.5 pr butts', 'nr', 1, 1, 214],
      ['Strip paper, prepare and line walls 1400 grade', 'm2', 18, 34, 12.8],
    ],
  ],
  [
    'External Works',
    [
      ['Tower scaffold to rear, hire 2 weeks', 'wk', 1, 4, 165],
      ['Re-bed ridge tiles in mortar, 1:3', 'm', 3, 11, 48],
      ['Renew half round gutter, uPVC 112mm', 'm', 3, 14, 27.5],
      ['Labour, roofer and mate', 'hr', 2, 12, 68],
    ],
  ],
];

const codes: Readonly<Record<string, readonly string[]>> = {
  m2: ['M2', 'SM', 'm²'],
  m: ['M', 'LM'],
  nr: ['NR', 'EA', 'NO'],
  item: ['ITEM', 'EA', 'LS', 'IT'],
  wk: ['WK', 'WEEK'],
  hr: ['HR'],
};

/**
 * A British repairer's schedule of reinstatement for an insurer: references of two numbers that are
 * no quantities, net, tax and gross for each line in pounds without signs, prime cost sums within
 * the words, a contingency, the excess that the policyholder pays, dates with the day first.
 */
export const reinstatementScheduleRepairer: Print = {
  name: 'reinstatement-schedule-repairer',
  open: true,
  lines: [6, 12, 20, 34, 46],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Severn & Wye Insurance plc');
    const address = `${random.int(2, 190)} Quarry Lane, Abbotsmere, GL99 4QT`;
    const style = printStyle({
      family: 'liberation',
      size: 8,
      width: 595,
      height: 842,
      marginLeft: 36,
      marginRight: 36,
      marginBottom: 52,
    });
    const flow = new Flow(style);
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const foot = flow.sheet.height - 28;
      flow.mark(
        { text: 'Abbotsmere Building Repairs Ltd. VAT Reg. GB 000 0000 00', x: left, size: 7 },
        foot,
      );
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 7 }, foot);
    };
    const british = (iso: string): string => iso.split('-').reverse().join('/');
    flow.startPage('items');
    flow.line([{ text: 'SCHEDULE OF REINSTATEMENT WORKS', x: left, bold: true, size: 13 }]);
    flow.space(0.4);
    for (const [label, value, other, its] of [
      ['Policyholder:', facts.insuredName, 'Claim Reference:', facts.claimNumber],
      ['Risk Address:', address, 'Date of Incident:', british(facts.dateOfLoss)],
      ['Insurer:', facts.carrierName, 'Date of Survey:', british(facts.dateInspected)],
    ] as const)
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 66 },
        { text: other, x: left + 340, bold: true },
        { text: its, x: left + 424 },
      ]);
    flow.space(1);
    const table: RuledTable = {
      left,
      right,
      size: style.size,
      pad: 3,
      lines: random.pick(['grid', 'rows'] as const),
      headGray: 0.86,
      valign: random.pick(['top', 'bottom'] as const),
      columns: [
        { head: ['Ref'], share: 26, align: 'left' },
        { head: ['Works required'], share: 196, align: 'left' },
        { head: ['Qty'], share: 34, align: 'right' },
        { head: ['Unit'], share: 28, align: 'center' },
        { head: ['Rate £'], share: 42, align: 'right' },
        { head: ['Net £'], share: 50, align: 'right' },
        { head: ['VAT £'], share: 44, align: 'right' },
        { head: ['Gross £'], share: 54, align: 'right' },
      ],
    };
    startRuled(flow, table);
    const choose = random.fork('works');
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const all: [net: number, tax: number, gross: number][] = [];
    const count = Math.max(2, Math.min(groups.length, Math.round(lines / 4)));
    for (const [index, rows] of sharesOf(lines, count).entries()) {
      const [name, works] = groups[index] ?? ['', []];
      flow.need(50);
      ruledRow(flow, table, [`${index + 1}.0`, name, '', '', '', '', '', ''], {
        bold: true,
        gray: 0.94,
        spans: { 1: 7 },
      });
      const own: typeof all = [];
      for (const [line, work] of someWorks(choose, works, rows).entries()) {
        const metric = work[1] === 'm2' || work[1] === 'm';
        const its = priceWork(choose, work, metric ? 2 : 0);
        const tax = percentOf(its.amount, 20);
        const gross = toAmount(sum([its.amount, tax]));
        const ref = `${index + 1}.${String(line + 1).padStart(2, '0')}`;
        const { page } = ruledRow(flow, table, [
          ref,
          its.words,
          metric ? its.quantity.toFixed(2) : String(its.quantity),
          its.unit,
          money(its.unitPrice),
          money(its.amount),
          money(tax),
          money(gross),
        ]);
        own.push([its.amount, tax, gross]);
        items.push(
          jobTruth(page, its.words, its.quantity, {
            lineNumber: ref,
            unit: its.unit.toUpperCase(),
            unitPrice: its.unitPrice,
            tax,
            rcv: gross,
            // Preliminaries are of no room.
            room: name === 'Preliminaries' ? [name, 'General'] : [name],
            alsoRight: {
              unit: [its.unit, ...(codes[its.unit] ?? [])],
              room: [`${index + 1}.0 ${name}`],
            },
            unjudged: ['activity', 'section', 'lineNumber'],
          }),
        );
      }
      all.push(...own);
      const sums = [0, 1, 2].map((at) => addAmounts(own.map((one) => one[at] ?? 0)));
      ruledRow(flow, table, ['', `Sub-total ${name}`, '', '', '', ...sums.map(money)], {
        bold: true,
      });
      totals.push({ kind: 'room', name, rcv: sums[2] ?? 0 });
    }
    flow.continuation = null;
    const [net, tax, gross] = [0, 1, 2].map((at) => addAmounts(all.map((one) => one[at] ?? 0)));
    flow.need(flow.leading * 8);
    flow.space(1);
    const extra = percentOf(gross ?? 0, 5);
    for (const [label, value, bold] of [
      ['Net total', net ?? 0, false],
      ['VAT @ 20%', tax ?? 0, false],
      ['Gross total', gross ?? 0, true],
      ['Contingency 5% (to be expended only as instructed)', extra, false],
      ['Less policy excess payable by policyholder', -350, false],
      ['Balance to insurer', toAmount(sum([gross ?? 0, extra, -350])), true],
    ] as const)
      flow.line([
        { text: label, x: right - 100, align: 'right', bold },
        {
          text: `${value < 0 ? '-' : ''}£${money(Math.abs(value))}`,
          x: right - 3,
          align: 'right',
          bold,
        },
      ]);
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer: null,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: null,
        totals,
        summaries: [],
        // A date of two numbers that may both be months is left open.
        facts: {
          ...noFacts,
          insuredName: facts.insuredName,
          claimNumber: facts.claimNumber,
          propertyAddress: address,
          carrierName: facts.carrierName,
        },
      },
    };
  },
};
