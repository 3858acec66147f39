import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { factsOf } from '../../content/make-facts.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, type JobTrade, percentOf, placeJobs } from '../content/repair-jobs.ts';
import { drawPhotoSheet } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const divisions: readonly { name: string; trades: readonly JobTrade[]; first: string }[] = [
  { name: 'DIVISION 09 - FINISHES', trades: ['drywall', 'paint', 'flooring'], first: '09' },
  { name: 'DIVISION 02 - EXISTING CONDITIONS', trades: ['demolition'], first: '02' },
  {
    name: 'DIVISION 06 - WOOD, PLASTICS & COMPOSITES',
    trades: ['carpentry', 'cabinets'],
    first: '06',
  },
  {
    name: 'DIVISION 07 - THERMAL & MOISTURE PROTECTION',
    trades: ['roofing', 'insulation', 'siding'],
    first: '07',
  },
  { name: 'DIVISION 26 - ELECTRICAL', trades: ['electrical'], first: '26' },
  { name: 'DIVISION 22 - PLUMBING', trades: ['plumbing'], first: '22' },
  { name: 'DIVISION 04 - MASONRY', trades: ['masonry'], first: '04' },
  { name: 'DIVISION 01 - GENERAL REQUIREMENTS', trades: ['general'], first: '01' },
];

/**
 * A building consultant's budget from a spreadsheet, printed sideways: divisions of the trades'
 * common numbering, pairs of unit and total under heads that span them, the dollar sign at the left
 * edge of each cell, a dash for nothing, marks-up as rows of the same grid.
 */
export const divisionBudgetSheet: Print = {
  name: 'division-budget-sheet',
  open: true,
  lines: [5, 14, 28, 55, 110],
  draw: (random, lines) => {
    const facts = factsOf(random.fork('facts'));
    const groups = placeJobs(random.fork('jobs'), lines, divisions).sort((a, b) =>
      a.name.localeCompare(b.name),
    );
    const style = printStyle({
      width: 792,
      height: 612,
      family: random.pick(['helvetica', 'times']),
      size: 7.5,
      marginLeft: 30,
      marginRight: 30,
      marginBottom: 48,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word'] as const),
      page: random.pick(['plain', 'rotated-90', 'rotated-270'] as const),
      encoding: random.pick(['win-ansi', 'scrambled'] as const),
    };
    const dollars = (value: number): string => `$\t${value === 0 ? '-' : money(value)}`;
    const columns: RuledTable['columns'] = [
      { head: ['CSI', 'NO.'], share: 8, align: 'center' },
      { head: ['DESCRIPTION OF WORK'], share: 31, align: 'left', headAlign: 'center' },
      { head: ['QTY'], share: 8, align: 'right', headAlign: 'center' },
      { head: ['U/M'], share: 5, align: 'center' },
      { head: ['UNIT'], share: 9, align: 'right', headAlign: 'center' },
      { head: ['TOTAL'], share: 11, align: 'right', headAlign: 'center' },
      { head: ['UNIT'], share: 9, align: 'right', headAlign: 'center' },
      { head: ['TOTAL'], share: 11, align: 'right', headAlign: 'center' },
      { head: ['TOTAL'], share: 10, align: 'right', headAlign: 'center' },
      { head: ['LINE COST'], share: 12, align: 'right', headAlign: 'center' },
    ];
    let sheetName = 'Cover';
    flow.furniture = () => {
      const foot = flow.sheet.height - 22;
      flow.mark({ text: sheetName, x: flow.sheet.width / 2, align: 'center', size: 7 }, foot);
      flow.mark({ text: `Page ${flow.page}`, x: flow.right, align: 'right', size: 7 }, foot);
    };
    flow.startPage('cover');
    flow.line([{ text: 'BUILDING CONSULTANT REPORT OF COST', x: flow.left, bold: true, size: 14 }]);
    flow.line([{ text: `Project: ${facts.insuredName} Residence`, x: flow.left, size: 10 }]);
    flow.line([{ text: `${facts.propertyStreet}, ${facts.propertyTown}`, x: flow.left, size: 10 }]);
    flow.line([{ text: `Our File: BC-${facts.policyNumber.slice(-4)}`, x: flow.left, size: 10 }]);
    flow.line([{ text: `Claim No.: ${facts.claimNumber}`, x: flow.left, size: 10 }]);
    flow.line([{ text: `Date: ${usDate(facts.dateEntered)}`, x: flow.left, size: 10 }]);
    flow.space(1);
    flow.paragraph(
      'This opinion of probable cost rests on a visit to the site and on measurements taken there. Unit costs come from published cost data, adjusted by the city index, and from local bids.',
      { width: 560 },
    );
    sheetName = 'Detail';
    flow.startPage('items');
    const table: RuledTable = {
      left: flow.left,
      right: flow.right,
      size: 7.5,
      headSize: 7,
      pad: 2.5,
      lines: 'grid',
      headGray: 0.8,
      valign: 'bottom',
      columns,
    };
    const head = (): void => {
      ruledRow(flow, table, ['', '', '', '', 'MATERIAL', '', 'LABOR', '', 'EQUIP.', ''], {
        bold: true,
        gray: 0.8,
        spans: { 0: 4, 4: 2, 6: 2 },
        aligns: { 4: 'center', 6: 'center', 8: 'center' },
        size: 7,
      });
      ruledHead(flow, table);
    };
    // Only some sheets repeat their first rows on each page.
    const repeats = random.chance(0.6);
    head();
    flow.continuation = repeats ? head : null;
    const items: TruthItem[] = [];
    const subtotals: [string, number][] = [];
    for (const group of groups) {
      ruledRow(flow, table, [group.name], {
        bold: true,
        gray: 0.92,
        spans: { 0: 10 },
        aligns: { 0: 'left' },
      });
      const prefix = divisions.find(({ name }) => name === group.name)?.first ?? '00';
      const amounts: number[] = [];
      for (const { job, quantity, unitPrice } of group.lines) {
        const bare = job.verb === 'none' && ['demolition', 'general'].includes(job.trade);
        const material = bare ? 0 : toAmount((unitPrice * random.between(0.35, 0.6)).toFixed(2));
        const labor = toAmount((unitPrice - material).toFixed(2));
        const [its, work] = [material, labor].map((rate) => toAmount(lineAmount(quantity, rate)));
        const equipment = random.chance(0.15) ? random.int(3, 40) * 5 : 0;
        const amount = addAmounts([its ?? 0, work ?? 0, equipment]);
        amounts.push(amount);
        const text = job.verb === 'replace' ? `Remove & replace ${job.text}` : job.text;
        const code = `${prefix} ${random.int(11, 97)} ${random.pick(['00', '13', '16', '23'])}`;
        const { page } = ruledRow(flow, table, [
          code,
          text,
          quantity.toLocaleString('en-US'),
          job.unit,
          dollars(material),
          dollars(its ?? 0),
          dollars(labor),
          dollars(work ?? 0),
          dollars(equipment),
          dollars(amount),
        ]);
        items.push(
          jobTruth(page, job.text, quantity, {
            descriptionAsPrinted: text,
            activity: job.verb === 'replace' ? ['&'] : ['+'],
            unit: job.unit,
            rcv: amount,
            alsoRight: {
              description: [text, `${code} ${text}`],
              descriptionAsPrinted: [`${code} ${text}`],
              lineNumber: [code],
            },
            unjudged: [
              'room',
              'section',
              'lineNumber',
              // Two rates and a lump make one price, or none.
              'unitPrice',
              'removePrice',
              'replacePrice',
              'resetPrice',
              ...(job.verb === 'replace' ? [] : ['activity']),
            ],
          }),
        );
      }
      const subtotal = addAmounts(amounts);
      subtotals.push([group.name, subtotal]);
      ruledRow(
        flow,
        table,
        ['', `SUBTOTAL DIV. ${prefix}`, '', '', '', '', '', '', '', dollars(subtotal)],
        {
          bold: true,
          italic: true,
          aligns: { 1: 'right' },
        },
      );
    }
    const direct = addAmounts(subtotals.map(([, amount]) => amount));
    const marks = (
      [
        ['GENERAL CONDITIONS', 8],
        ['CONTRACTOR OVERHEAD', 10],
        ['CONTRACTOR PROFIT', 10],
        ['PERMIT & PLAN REVIEW', 1.25],
        ['CONTINGENCY', 5],
      ] as const
    ).map(([name, percent]) => [name, percent, percentOf(direct, percent)] as const);
    const whole = addAmounts([direct, ...marks.map(([, , amount]) => amount)]);
    const closingRow = (text: string, rate: string, amount: number, bold: boolean): void => {
      ruledRow(flow, table, ['', text, '', '', '', '', '', '', rate, dollars(amount)], {
        bold,
        aligns: { 1: 'right' },
      });
    };
    flow.continuation = null;
    closingRow('DIRECT COST', '', direct, true);
    for (const [name, percent, amount] of marks)
      closingRow(name, `${percent.toFixed(2)}%`, amount, false);
    closingRow('OPINION OF PROBABLE COST', '', whole, true);
    // The recap is a sheet of its own; its rows are sums.
    sheetName = 'Recap';
    flow.startPage('other');
    flow.line([{ text: 'RECAPITULATION BY DIVISION', x: flow.left, bold: true, size: 10 }]);
    flow.space(0.4);
    const recap: RuledTable = {
      ...table,
      right: flow.left + 420,
      columns: [
        { head: ['DIVISION'], share: 60, align: 'left' },
        { head: ['AMOUNT'], share: 22, align: 'right' },
        { head: ['% OF COST'], share: 18, align: 'right' },
      ],
    };
    ruledHead(flow, recap);
    for (const [name, amount] of subtotals)
      ruledRow(flow, recap, [name, dollars(amount), `${((100 * amount) / direct).toFixed(1)}%`]);
    ruledRow(flow, recap, ['TOTAL DIRECT COST', dollars(direct), '100.0%'], { bold: true });
    sheetName = 'Photos';
    if (random.chance(0.5)) drawPhotoSheet(flow, random, 1);
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
        facts: { ...noFacts, claimNumber: facts.claimNumber },
      },
    };
  },
};
