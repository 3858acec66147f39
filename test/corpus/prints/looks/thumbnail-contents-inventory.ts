import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { sharesOf } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** What it is, what the owner told of it, about what one costs, per cent lost in a year. */
type Good = readonly [name: string, details: string, price: number, wear: number];

const rooms: readonly (readonly [name: string, goods: readonly Good[]])[] = [
  [
    'Family Room',
    [
      ['Reclining loveseat, leather', 'Brand: Ashmoor | Model: RL-2204', 1249, 7],
      ['Soundbar with subwoofer', 'Brand: Tonewell | Model: SB-410', 329, 12],
      ['Floor lamp, arc', 'Brand: Unknown', 119, 6],
      ['End table, oak', 'Brand: Unknown | Solid top', 165, 5],
      ['Throw blanket', 'Brand: Hearthside', 39, 15],
      ['Framed print, 24 x 36', 'Gift, bought about the price of a new one', 98, 4],
      ['Game console', 'Brand: Auralis | Model: G5 | Serial: 77K20418', 449, 14],
    ],
  ],
  [
    'Primary Bedroom',
    [
      ['Dresser, 6 drawer', 'Brand: Ashmoor', 689, 5],
      ['Mattress, king, memory foam', 'Brand: Slumberline | Model: Calm 12', 1099, 10],
      ['Alarm clock', 'Brand: Unknown', 24, 10],
      ['Duvet cover set, king', 'Brand: Hearthside', 84, 12],
      ['Blackout curtain panel', 'Brand: Hearthside', 29, 9],
      ['Jewelry box', 'Brand: Unknown', 62, 4],
    ],
  ],
  [
    'Kitchen',
    [
      ['Stand mixer, 5 qt', 'Brand: Kettlecraft | Model: KM5', 379, 7],
      ['Dinner plate, stoneware', 'Brand: Millrun', 12, 8],
      ['Knife block set, 14 piece', 'Brand: Kettlecraft', 139, 6],
      ['Microwave, countertop', 'Brand: Swiftaire | Model: MW-11', 129, 11],
      ['Bar stool', 'Brand: Norwell', 112, 7],
      ['Canned and dry goods, assorted lot', '', 210, 0],
    ],
  ],
  [
    'Garage',
    [
      ['Cordless drill kit', 'Brand: Ridgeway | Model: 20V', 159, 10],
      ['Mountain bike, adult', 'Brand: Ridgeway', 620, 9],
      ['Storage tote, 27 gal', 'Brand: Unknown', 15, 8],
      ['Pressure washer, electric', 'Brand: Swiftaire | Model: PW2000', 189, 10],
      ['Extension ladder, 24 ft', 'Brand: Unknown', 268, 4],
    ],
  ],
];

/**
 * A contents program's inventory with a picture in each row: the picture between the number and the
 * thing, maker and model below the thing's name in the same cell, age and condition in columns,
 * tax within the replacement cost, what is lost by percent and amount, rooms in bands that count
 * their things, and a table of rooms before the rows.
 */
export const thumbnailContentsInventory: Print = {
  name: 'thumbnail-contents-inventory',
  open: true,
  lines: [4, 12, 24, 44, 80],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Larkspur Home Insurance');
    const style = printStyle({
      width: 792,
      height: 612,
      family: random.pick(['helvetica', 'liberation']),
      size: 8,
      marginLeft: 36,
      marginRight: 36,
      marginTop: 40,
      marginBottom: 44,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const foot = flow.sheet.height - 22;
      const text = `Contents Inventory - Claim ${facts.claimNumber} - ${facts.insuredName}`;
      flow.mark({ text, x: left, size: 7 }, foot);
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 7 }, foot);
    };
    const rate = random.pick([6, 7.5, 8.875]);
    const choose = random.fork('goods');
    const used = rooms.slice(0, Math.min(rooms.length, Math.max(1, Math.round(lines / 6))));
    const shares = sharesOf(lines, used.length);
    const priced = used.map(([name, goods], index) => ({
      name,
      rows: Array.from({ length: shares[index] ?? 0 }, (_, at) => {
        const [thing, details, price, wear] = goods[at % goods.length] ?? ['', '', 0, 0];
        const quantity = price < 40 ? choose.int(1, 12) : choose.int(1, 2);
        const each = toAmount((price * choose.between(0.8, 1.25)).toFixed(2));
        const cost = toAmount(lineAmount(quantity, each));
        const tax = percentOf(cost, rate);
        const rcv = toAmount(sum([cost, tax]));
        const age = choose.int(1, 9);
        const percent = Math.min(75, age * wear);
        const lost = percentOf(rcv, percent);
        const acv = toAmount(sum([rcv, -lost]));
        const condition = choose.pick(['Average', 'Good', 'Good', 'Fair']);
        return { thing, details, quantity, each, tax, rcv, age, percent, lost, acv, condition };
      }),
    }));
    const sumsOf = (rows: readonly { tax: number; rcv: number; lost: number; acv: number }[]) => ({
      tax: addAmounts(rows.map((row) => row.tax)),
      rcv: addAmounts(rows.map((row) => row.rcv)),
      lost: addAmounts(rows.map((row) => row.lost)),
      acv: addAmounts(rows.map((row) => row.acv)),
    });
    flow.startPage('other');
    flow.line([{ text: 'Contents Inventory Report', x: left, bold: true, size: 17 }]);
    flow.space(0.8);
    for (const [label, value, other, its] of [
      ['Policyholder', facts.insuredName, 'Claim Number', facts.claimNumber],
      ['Loss Location', facts.propertyStreet, 'Policy Number', facts.policyNumber],
      ['', facts.propertyTown, 'Date of Loss', usDate(facts.dateOfLoss)],
      ['Insurer', facts.carrierName, 'Sales Tax Rate', `${rate}%`],
    ] as const) {
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 90 },
        { text: other, x: left + 380, bold: true },
        { text: its, x: left + 470 },
      ]);
      flow.space(0.3);
    }
    flow.space(1);
    const recap: RuledTable = {
      left,
      right: left + 520,
      size: 8.5,
      pad: 4,
      lines: 'grid',
      headGray: 0.88,
      columns: [
        { head: ['Room'], share: 34, align: 'left' },
        { head: ['Items'], share: 12, align: 'right' },
        { head: ['Total RCV'], share: 20, align: 'right' },
        { head: ['Total Depreciation'], share: 20, align: 'right' },
        { head: ['Total ACV'], share: 20, align: 'right' },
      ],
    };
    startRuled(flow, recap);
    const recapRow = (name: string, rows: (typeof priced)[number]['rows'], bold: boolean): void => {
      const { rcv, lost, acv } = sumsOf(rows);
      ruledRow(
        flow,
        recap,
        [name, String(rows.length), `$${money(rcv)}`, `$${money(lost)}`, `$${money(acv)}`],
        { bold },
      );
    };
    for (const { name, rows } of priced) recapRow(name, rows, false);
    const all = priced.flatMap(({ rows }) => rows);
    recapRow('All Rooms', all, true);
    flow.continuation = null;
    flow.startPage('items');
    const table: RuledTable = {
      left,
      right,
      size: 8,
      headSize: 7.5,
      pad: 3,
      lines: 'rows',
      headGray: 0.88,
      columns: [
        { head: ['#'], share: 4, align: 'left' },
        { head: ['Photo'], share: 7, align: 'left' },
        { head: ['Item Description'], share: 30, align: 'left' },
        { head: ['Qty'], share: 5, align: 'right' },
        { head: ['Age', '(yrs)'], share: 6, align: 'center' },
        { head: ['Condition'], share: 9, align: 'left' },
        { head: ['Unit Price'], share: 9, align: 'right' },
        { head: ['Sales Tax'], share: 8, align: 'right' },
        { head: ['RCV'], share: 10, align: 'right' },
        { head: ['Dep %'], share: 6, align: 'right' },
        { head: ['Dep $'], share: 9, align: 'right' },
        { head: ['ACV'], share: 10, align: 'right' },
      ],
    };
    startRuled(flow, table);
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    for (const { name, rows } of priced) {
      flow.need(90);
      const count = `${name} (${rows.length} ${rows.length === 1 ? 'item' : 'items'})`;
      ruledRow(flow, table, [count, ...Array.from({ length: 11 }, () => '')], {
        bold: true,
        gray: 0.94,
        size: 9,
        spans: { 0: 12 },
        aligns: { 0: 'left' },
      });
      for (const row of rows) {
        const number = String(items.length + 1);
        const { page, top } = ruledRow(
          flow,
          table,
          [
            number,
            '',
            row.details === '' ? row.thing : `${row.thing}\n${row.details}`,
            String(row.quantity),
            String(row.age),
            row.condition,
            `$${money(row.each)}`,
            `$${money(row.tax)}`,
            `$${money(row.rcv)}`,
            `${row.percent}%`,
            `$${money(row.lost)}`,
            `$${money(row.acv)}`,
          ],
          { least: 32 },
        );
        flow.sheet.marks.push({
          kind: 'box',
          x: left + 30,
          y: top + 3,
          width: 34,
          height: 26,
          gray: 0.75,
        });
        const whole = `${row.thing} ${row.details}`.trim();
        items.push(
          jobTruth(page, row.thing, row.quantity, {
            lineNumber: number,
            unitPrice: row.each,
            tax: row.tax,
            rcv: row.rcv,
            depreciation: row.lost,
            depreciationPercent: row.percent,
            acv: row.acv,
            ageYears: row.age,
            condition: row.condition,
            room: [name],
            alsoRight: {
              description: [whole],
              descriptionAsPrinted: [whole],
              unit: ['EA'],
              room: [count],
            },
            // Maker and model may be kept as a remark.
            unjudged: ['activity', 'section', 'f9Note', 'machineNotes'],
          }),
        );
      }
      const its = sumsOf(rows);
      totals.push({ kind: 'room', name, rcv: its.rcv });
      ruledRow(
        flow,
        table,
        [
          `Total ${name}`,
          ...Array.from({ length: 6 }, () => ''),
          `$${money(its.tax)}`,
          `$${money(its.rcv)}`,
          '',
          `$${money(its.lost)}`,
          `$${money(its.acv)}`,
        ],
        { bold: true, spans: { 0: 7 }, aligns: { 0: 'right' } },
      );
    }
    flow.continuation = null;
    const whole = sumsOf(all);
    ruledRow(
      flow,
      table,
      [
        'Grand Total',
        ...Array.from({ length: 6 }, () => ''),
        `$${money(whole.tax)}`,
        `$${money(whole.rcv)}`,
        '',
        `$${money(whole.lost)}`,
        `$${money(whole.acv)}`,
      ],
      { bold: true, gray: 0.88, spans: { 0: 7 }, aligns: { 0: 'right' } },
    );
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: priced.map(({ name }) => [name]),
        totals,
        summaries: [],
        facts: {
          ...noFacts,
          insuredName: facts.insuredName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          carrierName: facts.carrierName,
          dateOfLoss: facts.dateOfLoss,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
