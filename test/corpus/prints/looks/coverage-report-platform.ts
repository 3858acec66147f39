import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { factsOf } from '../../content/make-facts.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthSummary, TruthTotal } from '../../model.ts';
import { operationLines } from '../content/operation-items.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const places = [
  ['Coverage A - Dwelling', 'Roof Group 1', 'outside'],
  ['Coverage A - Dwelling', 'Front Elevation', 'outside'],
  ['Coverage A - Dwelling', 'Living/Dining', 'inside'],
  ['Coverage A - Dwelling', 'Bedroom 2', 'inside'],
  ['Coverage A - Dwelling', 'Hall', 'inside'],
  ['Coverage B - Other Structures', 'Detached Garage', 'outside'],
] as const;

interface Priced {
  tax: number;
  rcv: number;
  depreciation: number;
  acv: number;
}

const dollars = (value: number): string => `$${money(value)}`;

/**
 * A claims platform's report for another carrier: grouped by coverage, numbers that begin anew in
 * each room, heads of two lines, descriptions that wrap beside their figures, quantities with what
 * is cut off in parentheses below them, and one table of sums with a column per coverage.
 */
export const coverageReportPlatform: Print = {
  name: 'coverage-report-platform',
  open: true,
  draw: (random, lines) => {
    const facts = factsOf(random.fork('facts'));
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      size: 8,
      marginLeft: 42,
      marginRight: 42,
      marginTop: 56,
      marginBottom: 50,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned'] as const),
      order: random.pick(['reading', 'tables-last'] as const),
      page: random.pick(['plain', 'form'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 9 }, 30);
      flow.mark(
        { text: `Claim # ${facts.claimNumber}   Page ${flow.page}`, x: right, align: 'right' },
        30,
      );
      flow.rule(left, right, 0.5, 36);
    };
    flow.startPage('cover');
    flow.line([{ text: 'Property Estimate', x: left, bold: true, size: 14 }]);
    flow.space(1);
    for (const [label, value] of [
      ['Named Insured', facts.insuredName],
      ['Loss Location', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['Policy Number', facts.policyNumber],
      ['Date of Loss', usDate(facts.dateOfLoss)],
      ['Date Estimated', usDate(facts.dateEntered)],
      ['Prepared By', facts.estimator],
      ['Peril', facts.typeOfLoss],
    ] as const)
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 96 },
      ]);
    const table: RuledTable = {
      left,
      right,
      size: 8,
      headSize: 7.5,
      pad: 2.5,
      lines: 'none',
      headGray: random.pick([null, 0.88]),
      valign: random.pick(['top', 'middle'] as const),
      columns: [
        { head: [''], share: 4, align: 'right' },
        { head: ['Description'], share: 36, align: 'left' },
        { head: ['Quantity'], share: 10, align: 'right' },
        { head: ['Unit', 'Price'], share: 9, align: 'right' },
        { head: ['Per'], share: 5, align: 'center' },
        { head: ['Total', 'Taxes'], share: 9, align: 'right' },
        { head: ['RC'], share: 11, align: 'right' },
        { head: ['Depreciation'], share: 12, align: 'right' },
        { head: ['ACV'], share: 11, align: 'right' },
      ],
    };
    const age = random.int(2, 14);
    const count = Math.max(1, Math.min(places.length, Math.round(lines / 6)));
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const byCoverage = new Map<string, Priced[]>();
    const subtotal = (text: string, its: readonly Priced[]): void => {
      flow.need(26);
      flow.rule(left, right, 0.4);
      ruledRow(
        flow,
        table,
        [
          text,
          '',
          '',
          '',
          '',
          ...(['tax', 'rcv', 'depreciation', 'acv'] as const).map((field) =>
            dollars(addAmounts(its.map((one) => one[field]))),
          ),
        ],
        { bold: true, spans: { 0: 5 }, aligns: { 0: 'left' } },
      );
    };
    flow.startPage('items');
    let coverage = '';
    const closeCoverage = (): void => {
      const its = byCoverage.get(coverage) ?? [];
      if (its.length === 0) return;
      subtotal(`${coverage} - Subtotal (${its.length} items)`, its);
      totals.push({ kind: 'level', name: coverage, rcv: addAmounts(its.map(({ rcv }) => rcv)) });
    };
    for (let index = 0; index < count; index++) {
      const [its, room, where] = places[Math.floor((index * places.length) / count)] ?? places[0];
      flow.need(110);
      if (its !== coverage) {
        closeCoverage();
        coverage = its;
        flow.space(0.6);
        flow.line([{ text: coverage, x: left, bold: true, size: 11 }]);
      }
      flow.space(0.6);
      flow.line([{ text: room, x: left, bold: true, size: 9.5 }]);
      const [long, wide] = [random.int(90, 240) / 12, random.int(70, 200) / 12];
      const rows =
        where === 'inside'
          ? [
              [
                `Length: ${Math.floor(long)}'4"`,
                `Width: ${Math.floor(wide)}'0"`,
                `Height: 8'0" Flat`,
              ],
              [
                `Walls: ${money(2 * (long + wide) * 8)} SF`,
                `Floor: ${money(long * wide)} SF`,
                `Perim (F): ${money(2 * (long + wide))} LF`,
              ],
            ]
          : [[`Area: ${money(long * wide * 4)} SF`, 'Pitch: 5/12', 'Stories: 1']];
      for (const row of rows)
        flow.line(row.map((text, at) => ({ text, x: left + at * 150, size: 7 })));
      flow.space(0.4);
      ruledHead(flow, table);
      flow.rule(left, right, 0.5);
      flow.continuation = () => {
        flow.line([{ text: `${room} (con't)`, x: left, bold: true, size: 9.5 }]);
        flow.space(0.3);
        ruledHead(flow, table);
        flow.rule(left, right, 0.5);
      };
      const share = Math.floor(lines / count) + (index < lines % count ? 1 : 0);
      const own: Priced[] = [];
      for (const [at, line] of operationLines(
        random.fork(`room${index}`),
        share,
        where,
      ).entries()) {
        const tax = percentOf(line.material, 7);
        const rcv = toAmount(sum([line.amount, tax]));
        const lost =
          line.life > 0 && random.chance(0.8) ? Math.min(75, (100 * age) / line.life) : 0;
        const depreciation = percentOf(rcv, toAmount(lost.toFixed(2)));
        const priced = {
          tax,
          rcv,
          depreciation,
          acv: toAmount((rcv - depreciation).toFixed(2)),
        };
        const text = `${line.thing} - ${line.operation.words}`;
        const { page } = ruledRow(flow, table, [
          String(at + 1),
          text,
          line.withWaste === null
            ? money(line.quantity)
            : `${money(line.quantity)}\n(${money(line.withWaste)})`,
          dollars(line.unitPrice),
          line.unit,
          dollars(tax),
          dollars(rcv),
          dollars(depreciation),
          dollars(priced.acv),
        ]);
        own.push(priced);
        items.push(
          jobTruth(page, text, line.quantity, {
            ...priced,
            lineNumber: String(at + 1),
            activity: line.operation.activity === '+' ? ['+', '&'] : [line.operation.activity],
            unit: line.unit,
            unitPrice: line.unitPrice,
            room: [room],
            // The operation may be taken off as the activity.
            alsoRight: { description: [line.thing] },
            unjudged: ['section'],
          }),
        );
      }
      subtotal(`${room} - Subtotal (${share} item${share === 1 ? '' : 's'})`, own);
      flow.continuation = null;
      totals.push({ kind: 'room', name: room, rcv: addAmounts(own.map(({ rcv }) => rcv)) });
      byCoverage.set(coverage, [...(byCoverage.get(coverage) ?? []), ...own]);
    }
    closeCoverage();
    subtotal('Subtotal', [...byCoverage.values()].flat());
    openPagesWithoutRows(flow, items);
    flow.startPage('summary');
    flow.line([{ text: 'Claim Summary', x: left, bold: true, size: 12 }]);
    flow.space(0.8);
    const names = [...byCoverage.keys()];
    const deductible = random.pick([1000, 1500, 2500]);
    const stops = names.map((_, at) => left + 290 + at * 150);
    flow.line(
      names.map((name, at) => ({
        text: name,
        x: stops[at] ?? right,
        align: 'right' as const,
        bold: true,
      })),
    );
    const summaries: TruthSummary[] = names.map((name, at) => {
      const its = byCoverage.get(name) ?? [];
      const whole = (field: keyof Priced): number => addAmounts(its.map((one) => one[field]));
      const less = at === 0 ? deductible : 0;
      return {
        coverage: name,
        alsoCalled: [name.replace(/^Coverage [AB] - /, '')],
        lineItemTotal: toAmount((whole('rcv') - whole('tax')).toFixed(2)),
        rcv: whole('rcv'),
        acv: whole('acv'),
        deductible: less === 0 ? null : less,
        netClaim: Math.max(0, toAmount((whole('acv') - less).toFixed(2))),
      };
    });
    const taxes = names.map((name) =>
      addAmounts((byCoverage.get(name) ?? []).map(({ tax }) => tax)),
    );
    for (const [label, of] of [
      ['Items before Tax', (one: TruthSummary) => one.lineItemTotal ?? 0],
      ['Total Taxes', (_: TruthSummary, at: number) => taxes[at] ?? 0],
      ['Replacement Cost', (one: TruthSummary) => one.rcv ?? 0],
      [
        'Depreciation',
        (one: TruthSummary) => toAmount(((one.rcv ?? 0) - (one.acv ?? 0)).toFixed(2)),
      ],
      ['Actual Cash Value', (one: TruthSummary) => one.acv ?? 0],
      ['Deductible', (one: TruthSummary) => one.deductible ?? 0],
      ['Net Claim', (one: TruthSummary) => one.netClaim ?? 0],
    ] as const) {
      flow.line([
        { text: label, x: left },
        ...summaries.map((one, at) => ({
          text: dollars(of(one, at)),
          x: stops[at] ?? right,
          align: 'right' as const,
        })),
      ]);
      flow.space(0.2);
    }
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: [...new Set(items.map(({ room }) => room[0] ?? ''))].map((room) => [room]),
        totals,
        summaries,
        facts: {
          ...noFacts,
          insuredName: facts.insuredName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          dateOfLoss: facts.dateOfLoss,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          carrierName: facts.carrierName,
        },
      },
    };
  },
};
