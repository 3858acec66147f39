import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { addAmounts, type JobTrade, percentOf, placeJobs } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const groups: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: '01 GENERAL CONDITIONS', trades: ['general'] },
  { name: '02 SELECTIVE DEMO', trades: ['demolition'] },
  { name: '06 ROUGH & FINISH CARPENTRY', trades: ['carpentry', 'cabinets'] },
  { name: '07 THERMAL & MOISTURE', trades: ['insulation', 'roofing', 'siding'] },
  { name: '09 FINISHES', trades: ['drywall', 'paint', 'flooring'] },
  { name: '15 PLUMBING / 16 ELECTRICAL', trades: ['plumbing', 'electrical'] },
];

/**
 * A builder's spreadsheet fitted to the width of one page in tiny print: labor and material each
 * with a price per unit and an amount beside the row's total, a dash with its dollar sign where one
 * of them is nothing, cost codes with a point, the head on the first page only, group names in the
 * code's column over blank cells, sums of both halves per group, marks-up below.
 */
export const laborMaterialSheet: Print = {
  name: 'labor-material-sheet',
  open: false,
  lines: [6, 17, 33, 58, 110],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      width: random.pick([612, 792]),
      height: 792,
      family: random.pick(['helvetica', 'liberation']),
      size: random.pick([6.5, 7, 7.5]),
      leading: 1.2,
      marginLeft: 22,
      marginRight: 22,
      marginTop: 34,
      marginBottom: 34,
    });
    if (style.width === 792) style.height = 612;
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : { ...plainLayer, runs: random.pick(['cell', 'word'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const pages = random.chance(0.5);
    flow.furniture = () => {
      flow.mark(
        {
          text: pages ? `Sheet1   Page ${flow.page}` : 'Rebuild_v3_FINAL.xlsx',
          x: (left + right) / 2,
          align: 'center',
          size: 6,
        },
        flow.sheet.height - 16,
      );
    };
    flow.startPage('items');
    flow.line([{ text: facts.companyName.toUpperCase(), x: left, bold: true, size: 12 }]);
    for (const text of [
      `OWNER: ${facts.insuredName}`,
      `JOB: ${facts.propertyStreet}, ${facts.propertyTown}`,
      `CLAIM: ${facts.claimNumber}     DATE: ${usDate(facts.dateEntered)}     REV 3`,
    ])
      flow.line([{ text, x: left, size: 8 }]);
    flow.space(1);
    const signed = random.pick(['$\t', '$']);
    const cell = (value: number): string =>
      value === 0 ? `${signed === '$' ? '$' : signed}-` : `${signed}${money(value)}`;
    const table: RuledTable = {
      left,
      right,
      size: style.size,
      pad: 2,
      lines: 'grid',
      headGray: 0.75,
      valign: 'bottom',
      columns: [
        { head: ['COST', 'CODE'], share: 8, align: 'left' },
        { head: ['DESCRIPTION'], share: 38, align: 'left' },
        { head: ['QTY'], share: 9, align: 'right' },
        { head: ['U/M'], share: 6, align: 'center' },
        { head: ['LABOR', '$/UNIT'], share: 11, align: 'right' },
        { head: ['LABOR', 'TOTAL'], share: 13, align: 'right' },
        { head: ["MAT'L", '$/UNIT'], share: 11, align: 'right' },
        { head: ["MAT'L", 'TOTAL'], share: 13, align: 'right' },
        { head: ['TOTAL'], share: 14, align: 'right' },
      ],
    };
    ruledHead(flow, table);
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const halves = random.fork('halves');
    const group = (texts: readonly string[], gray: number): void => {
      ruledRow(flow, table, texts, { bold: true, gray });
    };
    const all: [labor: number, material: number][] = [];
    for (const [at, its] of placeJobs(random.fork('jobs'), lines, groups).entries()) {
      const [code = '', ...name] = its.name.split(' ');
      flow.need(flow.leading * 5);
      ruledRow(
        flow,
        table,
        [`${code}  ${name.join(' ')}`, ...Array.from({ length: 8 }, () => '')],
        {
          bold: true,
          spans: { 0: 2 },
          gray: 0.9,
        },
      );
      const sums: [labor: number, material: number][] = [];
      for (const [index, { job, quantity, unitPrice }] of its.lines.entries()) {
        const only = halves.chance(0.25);
        const labor = toAmount((unitPrice * (only ? 1 : halves.between(0.35, 0.65))).toFixed(2));
        const material = toAmount((unitPrice - labor).toFixed(2));
        const [first, second] = [
          toAmount(lineAmount(quantity, labor)),
          toAmount(lineAmount(quantity, material)),
        ];
        const rcv = toAmount(sum([first, second]));
        sums.push([first, second]);
        const text = job.verb === 'replace' ? `R/R ${job.text}` : job.text;
        const number = `${code}.${String(10 * (index + 1)).padStart(3, '0')}`;
        const { page } = ruledRow(flow, table, [
          number,
          text,
          money(quantity),
          job.unit,
          cell(labor),
          cell(first),
          cell(material),
          cell(second),
          cell(rcv),
        ]);
        items.push(
          jobTruth(page, text, quantity, {
            unit: job.unit,
            rcv,
            room: [name.join(' ')],
            alsoRight: { description: [job.text, `${number} ${text}`, `${number} ${job.text}`] },
            unjudged: [
              'activity',
              'section',
              'room',
              'lineNumber',
              'unitPrice',
              'removePrice',
              'replacePrice',
            ],
          }),
        );
      }
      const labor = addAmounts(sums.map(([first]) => first));
      const material = addAmounts(sums.map(([, second]) => second));
      all.push([labor, material]);
      const rcv = addAmounts([labor, material]);
      group(
        ['', `TOTAL ${name.join(' ')}`, '', '', '', cell(labor), '', cell(material), cell(rcv)],
        0.96,
      );
      totals.push({ kind: 'room', name: name.join(' '), rcv });
      // A blank row of the sheet.
      if (at % 2 === 0)
        ruledRow(
          flow,
          table,
          Array.from({ length: 9 }, () => ''),
        );
    }
    const labor = addAmounts(all.map(([first]) => first));
    const material = addAmounts(all.map(([, second]) => second));
    const before = addAmounts([labor, material]);
    const tax = percentOf(material, 7.75);
    const general = percentOf(before, 21);
    for (const [label, first, second, amount] of [
      ['DIRECT COST', labor, material, before],
      ["SALES TAX ON MAT'L 7.75%", 0, tax, tax],
      ['O & P 21%', 0, 0, general],
      ['CONTRACT PRICE', 0, 0, addAmounts([before, tax, general])],
    ] as const)
      group(
        [
          '',
          label,
          '',
          '',
          '',
          first === 0 ? '' : cell(first),
          '',
          second === 0 ? '' : cell(second),
          cell(amount),
        ],
        0.85,
      );
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
