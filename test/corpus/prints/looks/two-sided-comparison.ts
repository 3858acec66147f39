import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { factsOf } from '../../content/make-facts.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, insideTrades, type JobTrade, placeJobs } from '../content/repair-jobs.ts';
import { drawPhotoSheet } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const places: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'Roof System', trades: ['roofing', 'insulation', 'masonry'] },
  { name: 'Elevations', trades: ['siding', 'carpentry', 'paint'] },
  { name: 'Kitchen', trades: [...insideTrades, 'cabinets', 'plumbing'] },
  { name: 'Great Room', trades: insideTrades },
  { name: 'Primary Bath', trades: [...insideTrades, 'plumbing'] },
  { name: 'Bonus Room', trades: insideTrades },
  { name: 'Whole Project', trades: ['general'] },
];

/**
 * A public adjuster's comparison, sideways: the insurer's quantity, price and amount before his own
 * in the same row, blanks or a word where the insurer left the item out, and the difference. What it
 * estimates is his own side.
 */
export const twoSidedComparison: Print = {
  name: 'two-sided-comparison',
  open: true,
  lines: [5, 14, 28, 55, 90],
  draw: (random, lines) => {
    const facts = factsOf(random.fork('facts'));
    const rooms = placeJobs(random.fork('jobs'), lines, places);
    const style = printStyle({
      width: 792,
      height: 612,
      family: random.pick(['helvetica', 'times']),
      size: 8,
      marginLeft: 34,
      marginRight: 34,
      marginBottom: 46,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned'] as const),
      page: random.pick(['plain', 'form'] as const),
      bold: random.pick(['face', 'twice', 'stroked'] as const),
    };
    const omitted = random.pick(['', 'OMITTED', '-', '0.00']);
    const firm = `${facts.estimator.split(' ')[1]} Public Adjusting`;
    flow.furniture = () => {
      flow.line([
        { text: firm, x: flow.left, bold: true, size: 10 },
        {
          text: `${facts.insuredName} / Claim ${facts.claimNumber}`,
          x: flow.right,
          align: 'right',
        },
      ]);
      flow.y += 6;
      flow.mark(
        { text: `${flow.page}`, x: flow.sheet.width / 2, align: 'center' },
        flow.sheet.height - 20,
      );
    };
    flow.startPage('letter');
    flow.line([{ text: usDate(facts.dateEntered), x: flow.left }]);
    flow.space(1);
    for (const text of [
      facts.carrierName,
      `Attn: ${facts.claimRepresentative}`,
      `Re: ${facts.insuredName}, ${facts.propertyStreet}, ${facts.propertyTown}`,
      `Your claim: ${facts.claimNumber}, loss of ${usDate(facts.dateOfLoss)}`,
    ])
      flow.line([{ text, x: flow.left }]);
    flow.space(1);
    flow.paragraph(
      'We represent the insured named above. The pages that follow set our estimate of the loss beside the one that your company issued. Where your adjuster did not allow an item, his columns stand empty. We ask for a revised estimate or for your reasons within 30 days.',
      { width: 600 },
    );
    flow.startPage('items');
    const figure = (head: string, share: number): RuledTable['columns'][number] => ({
      head: [head],
      share,
      align: 'right',
      headAlign: 'center',
    });
    const table: RuledTable = {
      left: flow.left,
      right: flow.right,
      size: 8,
      headSize: 7.5,
      pad: 3,
      lines: random.pick(['grid', 'rows']),
      headGray: 0.86,
      columns: [
        { head: ['#'], share: 4, align: 'center' },
        { head: ['Scope of Repair'], share: 32, align: 'left' },
        figure('Qty', 10),
        figure('Price', 9),
        figure('Total', 11),
        figure('Qty', 10),
        figure('Price', 9),
        figure('Total', 11),
        figure('Difference', 12),
      ],
    };
    const head = (): void => {
      ruledRow(flow, table, ['', '', "INSURER'S ESTIMATE", '', '', 'OUR ESTIMATE', '', '', ''], {
        bold: true,
        gray: 0.7,
        spans: { 2: 3, 5: 3 },
        aligns: { 2: 'center', 5: 'center' },
        size: 7.5,
      });
      ruledHead(flow, table);
    };
    head();
    flow.continuation = head;
    const signed = (value: number): string =>
      value < 0 ? `(${money(-value)})` : value === 0 ? '0.00' : money(value);
    const items: TruthItem[] = [];
    const theirs: number[] = [];
    let number = 0;
    for (const room of rooms) {
      flow.need(44);
      ruledRow(flow, table, [room.name], {
        bold: true,
        gray: 0.94,
        spans: { 0: 9 },
        aligns: { 0: 'left' },
      });
      const roomTheirs: number[] = [];
      for (const { job, quantity, unitPrice, amount } of room.lines) {
        number++;
        const left = random.chance(0.25);
        const less =
          job.unit === 'EA'
            ? Math.max(1, quantity - random.int(0, 1))
            : toAmount((quantity * random.pick([1, 1, 0.5, 0.8])).toFixed(2));
        const price = random.chance(0.4)
          ? unitPrice
          : toAmount((unitPrice * random.between(0.7, 1.02)).toFixed(2));
        const insurer = left ? 0 : toAmount(lineAmount(less, price));
        roomTheirs.push(insurer);
        const replace = job.verb === 'replace';
        const text = replace ? `R&R ${job.text}` : job.text;
        const { page } = ruledRow(flow, table, [
          String(number),
          text,
          ...(left
            ? ['', '', omitted]
            : [`${money(less)} ${job.unit}`, money(price), money(insurer)]),
          `${money(quantity)} ${job.unit}`,
          money(unitPrice),
          money(amount),
          signed(toAmount((amount - insurer).toFixed(2))),
        ]);
        items.push(
          jobTruth(page, job.text, quantity, {
            lineNumber: String(number),
            descriptionAsPrinted: text,
            activity: replace ? ['&'] : ['+'],
            unit: job.unit,
            unitPrice,
            rcv: amount,
            room: [room.name],
            alsoRight: { description: [text] },
            unjudged: ['section', ...(replace ? [] : ['activity'])],
          }),
        );
      }
      theirs.push(...roomTheirs);
      const sum = addAmounts(roomTheirs);
      ruledRow(
        flow,
        table,
        [
          '',
          `${room.name} totals`,
          '',
          '',
          money(sum),
          '',
          '',
          money(room.amount),
          signed(toAmount((room.amount - sum).toFixed(2))),
        ],
        { bold: true, aligns: { 1: 'right' } },
      );
    }
    const ours = addAmounts(rooms.map(({ amount }) => amount));
    const insurers = addAmounts(theirs);
    ruledRow(
      flow,
      table,
      [
        '',
        'ALL AREAS',
        '',
        '',
        money(insurers),
        '',
        '',
        money(ours),
        signed(toAmount((ours - insurers).toFixed(2))),
      ],
      { bold: true, gray: 0.86, aligns: { 1: 'right' } },
    );
    flow.continuation = null;
    flow.need(60);
    flow.space(0.8);
    flow.line([
      {
        text: `Amount in dispute: $${money(toAmount((ours - insurers).toFixed(2)))}`,
        x: flow.left,
        bold: true,
      },
    ]);
    if (random.chance(0.6)) drawPhotoSheet(flow, random, random.int(1, 40));
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: rooms.map(({ name }) => [name]),
        totals: [],
        summaries: [],
        facts: { ...noFacts, claimNumber: facts.claimNumber },
      },
    };
  },
};
