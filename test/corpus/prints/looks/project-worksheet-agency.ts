import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import {
  addAmounts,
  insideTrades,
  type JobTrade,
  percentOf,
  placeJobs,
} from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const sites: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'Site 1 - Fire Station No. 2', trades: ['roofing', 'siding', 'electrical'] },
  { name: 'Site 2 - Annex, Ground Floor', trades: insideTrades },
  { name: 'Site 3 - Pump House', trades: ['masonry', 'electrical', 'plumbing', 'general'] },
  { name: 'Site 4 - Park Restrooms', trades: ['plumbing', 'drywall', 'paint', 'general'] },
];

/** Codes of the agency's cost list begin with these. */
const codes: Readonly<Partial<Record<JobTrade, string>>> = {
  roofing: '31',
  siding: '32',
  electrical: '52',
  plumbing: '51',
  masonry: '24',
  general: '90',
};

/**
 * A public agency's project worksheet after a disaster: a form of boxes with number, category and
 * applicant, damage and scope of work as paragraphs full of dimensions, then the cost: item, code,
 * narrative, quantity and unit in one cell with a slash, price and cost; a row per site as a head,
 * the insurer's payment and the salvage as rows with a minus, the total in the last box.
 */
export const projectWorksheetAgency: Print = {
  name: 'project-worksheet-agency',
  open: true,
  lines: [5, 12, 22, 38, 60],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const drawn = placeJobs(random.fork('jobs'), lines, sites);
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      size: 9,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 44,
      marginBottom: 50,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const project = `PW-${random.int(100, 999)}`;
    flow.furniture = () => {
      const foot = flow.sheet.height - 24;
      flow.mark({ text: `Form 90-91 (rev. 7/24)   ${project}`, x: left, size: 7 }, foot);
      flow.mark({ text: `PAGE ${flow.page}`, x: right, align: 'right', size: 7 }, foot);
    };
    const table = (
      shares: readonly (readonly [string, number, 'left' | 'right' | 'center'])[],
    ): RuledTable => ({
      left,
      right,
      size: 8.5,
      headSize: 7.5,
      pad: 3,
      lines: 'grid',
      headGray: 0.88,
      columns: shares.map(([head, share, align]) => ({ head: [head], share, align })),
    });
    flow.startPage('items');
    flow.line([
      {
        text: 'STATE OFFICE OF EMERGENCY MANAGEMENT',
        x: 306,
        align: 'center',
        bold: true,
        size: 10,
      },
    ]);
    flow.line([{ text: 'PROJECT WORKSHEET', x: 306, align: 'center', bold: true, size: 14 }]);
    flow.space(0.5);
    const box = table([
      ['DISASTER', 20, 'left'],
      ['PROJECT NO.', 20, 'left'],
      ['APPLICANT ID', 24, 'left'],
      ['DATE', 16, 'left'],
      ['CATEGORY', 20, 'left'],
    ]);
    startRuled(flow, box);
    ruledRow(flow, box, [
      '4999-DR',
      project,
      `039-${facts.policyNumber.slice(-5)}-00`,
      usDate(facts.dateEntered),
      'E - Buildings',
    ]);
    const two = {
      ...box,
      columns: box.columns.slice(0, 2).map((column) => ({ ...column, share: 50 })),
    };
    ruledRow(flow, two, [
      `APPLICANT: City of ${facts.companyTown.split(',')[0]}`,
      'COUNTY: Harrow',
    ]);
    ruledRow(flow, two, [
      `LOCATION: ${facts.propertyStreet}`,
      `WORK COMPLETE AS OF ${usDate(facts.dateInspected)}: 15%`,
    ]);
    flow.continuation = null;
    flow.space(0.6);
    flow.line([{ text: 'DAMAGE DESCRIPTION AND DIMENSIONS', x: left, bold: true }]);
    flow.paragraph(
      `On ${usDate(facts.dateOfLoss)} wind of 84 mph and 9.5 inches of rain damaged ${drawn.length} sites. Site 1: 3,200 SF of roof, built 1987. Water stood 14 in. deep in 2 rooms of 12 ft. x 20 ft. each.`,
    );
    flow.space(0.5);
    flow.line([{ text: 'SCOPE OF WORK', x: left, bold: true }]);
    flow.paragraph(
      '1. Restore each site to its design before the event. 2. Replace 240 LF of coping in kind. 3. No work of mitigation (406) is included. Work to be completed is estimated at unit prices of the 2026 cost list.',
    );
    flow.space(0.7);
    flow.line([{ text: 'PROJECT COST', x: left, bold: true, size: 10 }]);
    const costs = table([
      ['ITEM', 8, 'center'],
      ['CODE', 10, 'center'],
      ['NARRATIVE', 44, 'left'],
      ['QUANTITY/UNIT', 17, 'center'],
      ['UNIT PRICE', 14, 'right'],
      ['COST', 16, 'right'],
    ]);
    startRuled(flow, costs);
    const items: TruthItem[] = [];
    const slash = random.pick([' / ', '/']);
    let number = 0;
    for (const its of drawn) {
      flow.need(44);
      ruledRow(flow, costs, ['', '', its.name.toUpperCase(), '', '', ''], { bold: true });
      for (const { job, quantity, unitPrice, amount } of its.lines) {
        number += 1;
        const text = `${job.verb === 'replace' ? 'Replace ' : ''}${job.text}`;
        const code = `${codes[job.trade] ?? '41'}${String(number * 7 + 10).slice(-2)}`;
        const { page } = ruledRow(flow, costs, [
          String(number),
          code,
          text,
          `${money(quantity).replace(/\.00$/, '')}${slash}${job.unit}`,
          `$ ${money(unitPrice)}`,
          `$ ${money(amount)}`,
        ]);
        items.push(
          jobTruth(page, text, quantity, {
            lineNumber: String(number),
            unit: job.unit,
            unitPrice,
            rcv: amount,
            room: [its.name.toUpperCase()],
            alsoRight: { description: [job.text], room: [its.name] },
            unjudged: ['activity', 'section'],
          }),
        );
      }
    }
    const before = addAmounts(drawn.map(({ amount }) => amount));
    const less = percentOf(before, 31);
    number += 1;
    const { page } = ruledRow(flow, costs, [
      String(number),
      '5900',
      'Deduct actual insurance proceeds (see attached settlement)',
      `1${slash}LS`,
      `$ -${money(less)}`,
      `$ -${money(less)}`,
    ]);
    items.push(
      jobTruth(page, 'Deduct actual insurance proceeds (see attached settlement)', 1, {
        lineNumber: String(number),
        unit: 'LS',
        unitPrice: -less,
        rcv: -less,
        unjudged: ['activity', 'section', 'room'],
      }),
    );
    flow.continuation = null;
    ruledRow(
      flow,
      costs,
      ['TOTAL COST', '', '', '', '', `$ ${money(toAmount((before - less).toFixed(2)))}`],
      { bold: true, spans: { 0: 5 }, aligns: { 0: 'right' } },
    );
    flow.need(50);
    flow.space(1.2);
    flow.line([
      { text: `PREPARED BY: ${facts.estimator}, Project Specialist`, x: left },
      { text: 'SIGNATURE ________________', x: left + 330 },
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
        facts: noFacts,
      },
    };
  },
};
