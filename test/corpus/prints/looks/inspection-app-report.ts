import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
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
import { grayLine } from '../drawing/table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const areas: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'Roof - Main', trades: ['roofing'] },
  { name: 'Exterior - North', trades: ['siding', 'masonry'] },
  { name: 'Kitchen', trades: ['cabinets', 'drywall', 'electrical', 'plumbing'] },
  { name: 'Upstairs Hallway', trades: insideTrades },
  { name: 'Primary Bedroom', trades: insideTrades },
  { name: 'Attic', trades: ['insulation', 'general'] },
];

const seen = [
  'Active staining, 3 ft. x 5 ft., edges still damp at 27%.',
  'Impact marks in 2 of 4 test squares (10 x 10 ft.).',
  'Prior repair visible; owner has no receipt. Est. 2014.',
  'No damage to trim or casing on 3 sides.',
  'Access limited to 60% of the area because of stored goods.',
] as const;

/**
 * An inspection app's report: per area a band with its name and a grade, what was seen as bullets,
 * pictures three to a row with time stamps, then a table of repairs without row numbers - quantity
 * and unit in columns, age in years, loss in value as a percentage without its amount - and a line
 * of sums as a sentence at the right; a table of areas at the end.
 */
export const inspectionAppReport: Print = {
  name: 'inspection-app-report',
  open: true,
  lines: [4, 11, 22, 38, 60],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Larkspur Insurance');
    const style = printStyle({
      family: random.pick(['liberation', 'helvetica']),
      size: 9,
      leading: 1.3,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 56,
      marginBottom: 52,
    });
    const flow = new Flow(style);
    const { left } = flow;
    const right = style.width - style.marginRight;
    const report = `IR-${random.int(20_000, 89_999)}`;
    flow.furniture = () => {
      flow.mark({ text: 'Property Inspection Report', x: left, bold: true, size: 9 }, 30);
      flow.mark({ text: report, x: right, align: 'right', size: 9 }, 30);
      flow.rule(left, right, 0.5, 36);
      const foot = flow.sheet.height - 26;
      flow.mark({ text: `Generated ${usDate(facts.dateEntered)} 4:12 PM`, x: left, size: 7 }, foot);
      flow.mark({ text: `${flow.page}`, x: right, align: 'right', size: 7 }, foot);
    };
    flow.startPage('cover');
    flow.line([{ text: facts.propertyStreet, x: left, bold: true, size: 18 }]);
    flow.line([{ text: facts.propertyTown, x: left, size: 12 }]);
    flow.space(1.5);
    for (const [label, value] of [
      ['Insured', facts.insuredName],
      ['Carrier', facts.carrierName],
      ['Claim #', facts.claimNumber],
      ['Policy #', facts.policyNumber],
      ['Date of loss', usDate(facts.dateOfLoss)],
      ['Cause', facts.typeOfLoss],
      ['Inspected', `${usDate(facts.dateInspected)} by ${facts.estimator}`],
      ['Weather', '54 F, wind 11 mph'],
    ] as const) {
      grayLine(flow, [{ text: label, x: left, size: 8 }], 0.45);
      flow.y -= 8 * style.leading + 2;
      flow.line([{ text: value, x: left + 90 }]);
      flow.space(0.25);
    }
    const table: RuledTable = {
      left,
      right,
      size: 8.5,
      headSize: 7.5,
      pad: 4,
      lines: 'rows',
      headGray: 0.94,
      columns: [
        { head: ['Repair'], share: 40, align: 'left' },
        { head: ['Qty'], share: 11, align: 'right' },
        { head: ['UoM'], share: 8, align: 'center' },
        { head: ['Unit Cost'], share: 13, align: 'right' },
        { head: ['Replacement', 'Cost'], share: 15, align: 'right' },
        { head: ['Age', '(yrs)'], share: 8, align: 'right' },
        { head: ['Dep', '%'], share: 8, align: 'right' },
        { head: ['ACV'], share: 14, align: 'right' },
      ],
    };
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const sums: { name: string; rcv: number; acv: number }[] = [];
    const choose = random.fork('choose');
    const jobs = placeJobs(random.fork('jobs'), lines, areas);
    flow.startPage('items');
    for (const [index, its] of jobs.entries()) {
      flow.continuation = null;
      flow.need(170);
      flow.sheet.marks.push({
        kind: 'box',
        x: left,
        y: flow.y,
        width: right - left,
        height: 22,
        gray: 0.85,
      });
      flow.y += 6;
      flow.line([
        { text: its.name, x: left + 8, bold: true, size: 11 },
        { text: `Area ${index + 1} of ${jobs.length}`, x: left + 260, size: 8 },
        {
          text: `Condition: ${choose.pick(['Poor', 'Fair', 'Good'])}`,
          x: right - 8,
          align: 'right',
          size: 8,
        },
      ]);
      flow.space(0.7);
      for (const text of choose.sample(seen, choose.int(1, 3)))
        flow.line([
          { text: '•', x: left + 6 },
          { text, x: left + 16 },
        ]);
      flow.space(0.5);
      if (choose.chance(0.6)) {
        flow.need(120);
        const top = flow.y;
        for (let at = 0; at < 3; at++) {
          const x = left + at * 180;
          flow.sheet.marks.push({ kind: 'box', x, y: top, width: 168, height: 80, gray: 0.75 });
          flow.mark(
            {
              text: `${index + 1}.${at + 1}  ${usDate(facts.dateInspected)} 10:${choose.int(10, 59)} AM`,
              x,
              size: 7,
            },
            top + 90,
          );
        }
        flow.y = top + 98;
      }
      flow.need(60);
      flow.line([{ text: 'Estimated Repairs', x: left, bold: true }]);
      flow.space(0.2);
      startRuled(flow, table);
      const values: number[] = [];
      for (const { job, quantity, unitPrice, amount } of its.lines) {
        const text = `${job.verb === 'replace' ? 'Replace ' : ''}${job.text}`;
        const age = choose.int(0, 14);
        const lost = choose.chance(0.35) ? 0 : Math.min(80, age * choose.pick([4, 5]));
        const acv = toAmount((amount - percentOf(amount, lost)).toFixed(2));
        values.push(acv);
        const { page } = ruledRow(flow, table, [
          text,
          money(quantity),
          job.unit,
          `$${money(unitPrice)}`,
          `$${money(amount)}`,
          String(age),
          `${lost}%`,
          `$${money(acv)}`,
        ]);
        items.push(
          jobTruth(page, text, quantity, {
            unit: job.unit,
            unitPrice,
            rcv: amount,
            acv,
            ageYears: age,
            depreciationPercent: lost,
            room: [its.name],
            alsoRight: { description: [job.text] },
            unjudged: ['activity', 'section', 'lineNumber', 'depreciation'],
          }),
        );
      }
      flow.continuation = null;
      const acv = addAmounts(values);
      flow.need(flow.leading * 2);
      flow.y += 4;
      flow.line([
        {
          text: `${its.name} subtotal   RCV $${money(its.amount)}   ACV $${money(acv)}`,
          x: right - 4,
          align: 'right',
          bold: true,
        },
      ]);
      flow.space(1.2);
      totals.push({ kind: 'room', name: its.name, rcv: its.amount });
      sums.push({ name: its.name, rcv: its.amount, acv });
    }
    const rcv = addAmounts(sums.map((one) => one.rcv));
    const acv = addAmounts(sums.map((one) => one.acv));
    const deductible = random.pick([500, 1000]);
    const net = Math.max(0, toAmount((acv - deductible).toFixed(2)));
    flow.startPage('summary');
    flow.line([{ text: 'Estimate Summary', x: left, bold: true, size: 14 }]);
    flow.space(0.6);
    const recap: RuledTable = {
      ...table,
      columns: [
        { head: ['Area'], share: 40, align: 'left' },
        { head: ['Items'], share: 10, align: 'right' },
        { head: ['RCV'], share: 20, align: 'right' },
        { head: ['Depreciation'], share: 20, align: 'right' },
        { head: ['ACV'], share: 20, align: 'right' },
      ],
    };
    startRuled(flow, recap);
    for (const [index, one] of sums.entries())
      ruledRow(flow, recap, [
        one.name,
        String(jobs[index]?.lines.length ?? 0),
        `$${money(one.rcv)}`,
        `-$${money(one.rcv - one.acv)}`,
        `$${money(one.acv)}`,
      ]);
    ruledRow(
      flow,
      recap,
      ['Total', String(lines), `$${money(rcv)}`, `-$${money(rcv - acv)}`, `$${money(acv)}`],
      { bold: true },
    );
    flow.continuation = null;
    flow.space(1);
    for (const [label, value] of [
      ['Replacement cost value', rcv],
      ['Actual cash value', acv],
      ['Deductible', -deductible],
      ['Net claim', net],
    ] as const)
      flow.line([
        { text: label, x: left + 300 },
        {
          text: value < 0 ? `-$${money(-value)}` : `$${money(value)}`,
          x: right - 4,
          align: 'right',
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
        summaries: [{ coverage: null, lineItemTotal: null, rcv, acv, deductible, netClaim: net }],
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
        },
      },
    };
  },
};
