import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { factsOf } from '../../content/make-facts.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import {
  addAmounts,
  insideTrades,
  type JobTrade,
  jobs,
  percentOf,
  placeJobs,
} from '../content/repair-jobs.ts';
import { drawTerms } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { edgesOf, type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const places: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'Kitchen', trades: [...insideTrades, 'cabinets', 'plumbing'] },
  { name: 'Dining', trades: insideTrades },
  { name: 'Upstairs bath', trades: ['plumbing', 'drywall', 'flooring', 'paint', 'electrical'] },
  { name: 'Roof', trades: ['roofing', 'insulation'] },
  { name: 'Back porch', trades: ['carpentry', 'siding', 'paint'] },
  { name: 'Bed 1', trades: insideTrades },
  { name: 'Bed 2', trades: insideTrades },
  { name: 'Office', trades: insideTrades },
  { name: 'Site', trades: ['general', 'demolition'] },
];

const wide = 10_000;

/**
 * A contractor's spreadsheet as printed: one cell merged over all rows of a place holds its name,
 * amounts too wide for their cell are marks, credits stand in parentheses, remarks in the last
 * column; sheets of sums and of unit costs before and after, the head on the first page only.
 */
export const mergedLocationSheet: Print = {
  name: 'merged-location-sheet',
  open: true,
  lines: [5, 14, 28, 55, 90],
  draw: (random, lines) => {
    const facts = factsOf(random.fork('facts'));
    const groups = placeJobs(random.fork('jobs'), lines, places);
    const style = printStyle({
      width: 792,
      height: 612,
      family: 'helvetica',
      size: 8,
      marginLeft: 50,
      marginRight: 50,
      marginTop: 54,
      marginBottom: 54,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'glyph'] as const),
      encoding: random.pick(['win-ansi', 'scrambled'] as const),
      page: random.pick(['plain', 'rotated-90'] as const),
    };
    let sheetName = 'Summary';
    flow.furniture = () => {
      flow.mark({ text: sheetName, x: flow.sheet.width / 2, align: 'center' }, 30);
      flow.mark(
        { text: `Page ${flow.page}`, x: flow.sheet.width / 2, align: 'center' },
        flow.sheet.height - 26,
      );
    };
    const figure = (head: string, share: number): RuledTable['columns'][number] => ({
      head: [head],
      share,
      align: 'right',
      headAlign: 'center',
    });
    const table: RuledTable = {
      left: flow.style.marginLeft,
      right: flow.style.width - flow.style.marginRight,
      size: 8,
      pad: 2,
      lines: 'grid',
      headGray: random.pick([0.75, 0.9, null]),
      valign: 'bottom',
      columns: [
        { head: ['Location'], share: 14, align: 'center' },
        { head: ['Work'], share: 38, align: 'left', headAlign: 'center' },
        figure('Meas.', 9),
        { head: ['Per'], share: 5, align: 'center' },
        figure('$/Per', 9),
        figure('Ext.', 10),
        { head: ['Remarks'], share: 19, align: 'left', headAlign: 'center' },
      ],
    };
    const dollars = (value: number): string =>
      value < 0 ? `($${money(-value)})` : `$${money(value)}`;
    const credits = new Map(
      groups.map(({ name }) => [name, random.chance(0.15) ? random.int(5, 40) * 10 : 0] as const),
    );
    const totalOf = (name: string, amount: number): number =>
      toAmount((amount - (credits.get(name) ?? 0)).toFixed(2));
    const whole = addAmounts(groups.map(({ name, amount }) => totalOf(name, amount)));

    flow.startPage('other');
    flow.line([
      { text: `${facts.companyName} - Repair Budget`, x: flow.left, bold: true, size: 13 },
    ]);
    flow.line([{ text: `${facts.insuredName}, ${facts.propertyStreet}`, x: flow.left }]);
    flow.line([{ text: `Ins. claim ${facts.claimNumber}`, x: flow.left }]);
    flow.space(0.8);
    const recap: RuledTable = {
      ...table,
      right: flow.left + 300,
      columns: [{ head: ['Location'], share: 60, align: 'left' }, figure('Budget', 40)],
    };
    ruledHead(flow, recap);
    for (const { name, amount } of groups)
      ruledRow(flow, recap, [name, dollars(totalOf(name, amount))]);
    ruledRow(flow, recap, ['Job cost', dollars(whole)], { bold: true });
    ruledRow(flow, recap, ['O & P 20%', dollars(percentOf(whole, 20))]);
    ruledRow(flow, recap, ['Sell price', dollars(addAmounts([whole, percentOf(whole, 20)]))], {
      bold: true,
    });

    sheetName = 'Scope';
    flow.startPage('items');
    ruledHead(flow, table);
    const items: TruthItem[] = [];
    const [, second = flow.left] = edgesOf(table);
    let top = flow.y;
    const nameCell = (name: string): void => {
      const middle = (flow.y + top) / 2;
      flow.mark(
        { text: name, x: (flow.left + second) / 2, align: 'center', bold: true },
        middle + 3,
      );
      for (const x of [flow.left, second])
        flow.sheet.marks.push({ kind: 'line', x1: x, y1: top, x2: x, y2: flow.y, width: 0.5 });
      flow.rule(flow.left, second, 0.5, top);
      flow.rule(flow.left, second, 0.5);
    };
    const body: RuledTable = { ...table, left: second, columns: table.columns.slice(1) };
    for (const group of groups) {
      // A merged cell stays on its page.
      flow.need(Math.min(420, (group.lines.length + 1) * 15));
      top = flow.y;
      let page = flow.page;
      const draw = (texts: readonly string[], bold = false): number => {
        if (!flow.fits(26)) {
          nameCell(group.name);
          flow.breakPage();
          top = flow.y;
        }
        page = ruledRow(flow, body, texts, { bold }).page;
        return page;
      };
      const truthOf = (
        text: string,
        described: string,
        quantity: number,
        own: Partial<TruthItem>,
      ): void => {
        items.push(
          jobTruth(page, described, quantity, {
            descriptionAsPrinted: text,
            room: [group.name],
            alsoRight: { description: [text] },
            ...own,
            unjudged: ['section', 'lineNumber', 'f9Note', 'machineNotes', ...(own.unjudged ?? [])],
          }),
        );
      };
      for (const { job, quantity, unitPrice, amount } of group.lines) {
        const replace = job.verb === 'replace';
        const text = replace ? `Tear out & replace ${job.text}` : job.text;
        const remark = random.chance(0.3)
          ? random.pick([
              'see pic 12',
              'owner picks color',
              'sub: quote to come',
              'code item',
              'allow.',
            ])
          : '';
        draw([
          text,
          quantity.toLocaleString('en-US'),
          job.unit.toLowerCase(),
          dollars(unitPrice),
          amount >= wide ? '##########' : dollars(amount),
          remark,
        ]);
        truthOf(text, job.text, quantity, {
          activity: replace ? ['&'] : ['+'],
          unit: job.unit,
          unitPrice,
          rcv: amount >= wide ? null : amount,
          alsoRight: { description: [text], unit: [job.unit.toLowerCase()] },
          unjudged: [
            ...(replace ? [] : ['activity']),
            // What the marks stand for may be worked out.
            ...(amount >= wide ? ['rcv', 'priceNote'] : []),
          ],
        });
      }
      const credit = credits.get(group.name) ?? 0;
      if (credit > 0) {
        const text = 'Credit - salvage kept by owner';
        draw([text, '1', 'ls', dollars(-credit), dollars(-credit), '']);
        truthOf(text, text, 1, {
          unit: 'LS',
          unitPrice: -credit,
          rcv: -credit,
          flags: ['credit'],
          alsoRight: { unit: ['ls'] },
          unjudged: ['activity'],
        });
      }
      nameCell(group.name);
      flow.need(16);
      ruledRow(
        flow,
        table,
        ['', '', '', '', 'Sub', dollars(totalOf(group.name, group.amount)), ''],
        { bold: true, gray: 0.94, spans: { 0: 4 } },
      );
    }
    flow.need(20);
    ruledRow(flow, table, ['TOTAL', '', '', '', '', dollars(whole), ''], {
      bold: true,
      spans: { 0: 5 },
      aligns: { 0: 'right' },
    });

    sheetName = 'Unit costs';
    flow.startPage('other');
    const list: RuledTable = {
      ...table,
      right: flow.left + 380,
      columns: [
        { head: ['Task'], share: 64, align: 'left' },
        { head: ['Per'], share: 12, align: 'center' },
        figure('$/Per', 24),
      ],
    };
    ruledHead(flow, list);
    for (const job of random.sample(jobs, 16))
      ruledRow(flow, list, [job.text, job.unit.toLowerCase(), dollars((job.low + job.high) / 2)]);
    sheetName = 'Terms';
    if (random.chance(0.4)) drawTerms(flow, random, 'Agreement');
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
