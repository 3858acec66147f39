import { decimal, lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { factsOf } from '../../content/make-facts.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { contentsGoods } from '../content/contents-goods.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { grayLine } from '../drawing/table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const more: readonly (readonly [name: string, maker: string, price: number])[] = [
  ['Dining chairs, oak, upholstered seat', 'Norwell', 149],
  ['Microwave oven 1.2 cu. ft.', 'Kettlecraft', 129],
  ['Laptop computer 15", 512 GB', 'Auralis', 899],
  ["Men's dress shirts", 'Tarnbrook', 44],
  ["Children's books, hard cover", '', 14],
  ['Extension ladder 24 ft. fiberglass', 'Ridgeway', 329],
  ['Canned and dry goods, pantry (lot)', '', 210],
  ['Comforter set - king, 7 piece', 'Slumberline', 139],
  ['Cordless drill kit, 20 V, 2 batteries', 'Swiftaire', 179],
  ['Picture frames 8x10', 'Hearthside', 18],
];

const rooms = [
  'Living Room',
  'Kitchen',
  'BR 1 - Master',
  'BR 2',
  'Garage/Shop',
  'Basement',
] as const;

const shops = ['Homemart', 'Bargain Barn', 'Tall Oak Outfitters', 'Corner Electric'] as const;

/**
 * A contents specialist's valued inventory, sideways: the room in a column of every row, condition
 * and age in years and months, tax per row, what replaces the thing and where in gray below it,
 * dashes for nothing, a sum at each page's foot and what is brought forward at the next one's head.
 */
export const valuedContentsList: Print = {
  name: 'valued-contents-list',
  open: true,
  lines: [6, 18, 34, 62, 120],
  draw: (random, lines) => {
    const facts = factsOf(random.fork('facts'));
    const style = printStyle({
      family: random.pick(['helvetica', 'times']),
      size: 7.5,
      width: 792,
      height: 612,
      marginLeft: 28,
      marginRight: 28,
      marginTop: 30,
      marginBottom: 64,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned'] as const),
      order: random.pick(['reading', 'columns'] as const),
      page: random.pick(['plain', 'rotated-270'] as const),
      quotes: random.pick(['straight', 'typographic'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const nothing = random.pick(['-', '--', '$-']);
    const dollars = (value: number): string => (value === 0 ? nothing : `$${money(value)}`);
    const table: RuledTable = {
      left,
      right,
      size: 7.5,
      headSize: 7,
      pad: 2.5,
      lines: 'rows',
      headGray: 0.84,
      columns: [
        { head: ['Line'], share: 4, align: 'center' },
        { head: ['Room'], share: 10, align: 'left' },
        { head: ['Item', 'Description'], share: 25, align: 'left' },
        { head: ['Brand'], share: 9, align: 'left' },
        { head: ['Cond.'], share: 6, align: 'center' },
        { head: ['Age', 'Yrs'], share: 5, align: 'right' },
        { head: ['Life', 'Yrs'], share: 5, align: 'right' },
        { head: ['Qty'], share: 5, align: 'right' },
        { head: ['Repl. Cost', 'Each'], share: 10, align: 'right' },
        { head: ['Tax'], share: 7, align: 'right' },
        { head: ['Total', 'RCV'], share: 10, align: 'right' },
        { head: ['Dep', '%'], share: 6, align: 'right' },
        { head: ['Dep.', 'Amount'], share: 10, align: 'right' },
        { head: ['ACV'], share: 10, align: 'right' },
      ],
    };
    interface Valued {
      tax: number;
      rcv: number;
      depreciation: number;
      acv: number;
    }
    const all: Valued[] = [];
    let before = 0;
    const sums = (label: string, its: readonly Valued[]): string[] => [
      '',
      '',
      label,
      ...['', '', '', '', '', ''],
      ...[addAmounts(its.map((one) => one.tax)), addAmounts(its.map((one) => one.rcv))].map(
        (value) => dollars(value),
      ),
      '',
      ...[
        addAmounts(its.map((one) => one.depreciation)),
        addAmounts(its.map((one) => one.acv)),
      ].map((value) => dollars(value)),
    ];
    flow.furniture = () => {
      flow.line([
        { text: 'CONTENTS VALUATION REPORT', x: left, bold: true, size: 11 },
        { text: `Prepared ${usDate(facts.dateEntered)}`, x: right, align: 'right' },
      ]);
      flow.line([
        { text: `Insured: ${facts.insuredName}`, x: left },
        { text: `Claim #: ${facts.claimNumber}`, x: left + 200 },
        { text: `Policy #: ${facts.policyNumber}`, x: left + 360 },
        { text: `Loss: ${usDate(facts.dateOfLoss)}`, x: right, align: 'right' },
      ]);
      flow.space(0.5);
      const foot = flow.sheet.height - 24;
      flow.mark(
        { text: 'Confidential - prepared for the insurer named', x: left, size: 6.5 },
        foot,
      );
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 6.5 }, foot);
    };
    flow.startPage('items');
    ruledHead(flow, table);
    const turn = (): void => {
      const bold = { bold: true, gray: 0.93 };
      const at = flow.sheet.height - style.marginBottom + 2;
      flow.y = at - 1;
      const stays = flow.style.marginBottom;
      // The foot of the page has room for this one row.
      flow.style.marginBottom = 30;
      ruledRow(flow, table, sums('Page subtotal', all.slice(before)), bold);
      flow.style.marginBottom = stays;
      before = all.length;
      flow.breakPage();
      ruledHead(flow, table);
      ruledRow(flow, table, sums('Brought forward', all), { italic: true });
    };
    const goods = [...contentsGoods, ...more];
    const count = Math.max(1, Math.min(rooms.length, Math.round(lines / 6)));
    const items: TruthItem[] = [];
    for (let index = 0; index < lines; index++) {
      const room = rooms[Math.floor((index * count) / lines)] ?? rooms[0];
      const [name, brand, price] = random.pick(goods);
      const quantity = random.chance(0.6) ? 1 : random.int(2, 14);
      const unitPrice = toAmount((price * random.between(0.7, 1.4)).toFixed(2));
      const base = toAmount(lineAmount(quantity, unitPrice));
      const tax = name.startsWith('Canned') ? 0 : percentOf(base, 7.5);
      const rcv = toAmount(sum([base, tax]));
      const life = random.pick([5, 7, 8, 10, 12, 15, 20]);
      const months = random.chance(0.12) ? 0 : random.int(1, life * 12);
      const age = toAmount((Math.round((months / 12) * 4) / 4).toFixed(2));
      const percent = Math.min(80, toAmount(decimal(100).times(age).div(life)));
      const depreciation = percentOf(rcv, percent);
      const acv = toAmount((rcv - depreciation).toFixed(2));
      const condition =
        age === 0 ? 'New' : random.pick(['Good', 'Average', 'Average', 'Fair', 'Poor']);
      const comparable = random.chance(0.45)
        ? `Comp: ${brand === '' ? name : `${brand} ${random.pick(['KX-200', 'Series 4', '2026'])}`} @ ${random.pick(shops)}, item ${random.int(10_400, 99_800)}`
        : null;
      if (!flow.fits(comparable === null ? 24 : 34)) turn();
      const { page } = ruledRow(flow, comparable === null ? table : { ...table, lines: 'none' }, [
        String(index + 1),
        room,
        name,
        brand,
        condition,
        String(age),
        String(life),
        String(quantity),
        `$${money(unitPrice)}`,
        dollars(tax),
        `$${money(rcv)}`,
        percent === 0 ? nothing.replace('$', '') : `${percent.toFixed(1)}%`,
        dollars(depreciation),
        `$${money(acv)}`,
      ]);
      if (comparable !== null) {
        const from = left + ((right - left) * 14) / 122 + 2.5;
        grayLine(flow, [{ text: comparable, x: from }], 0.45);
        flow.rule(left, right, 0.5, flow.y);
      }
      all.push({ tax, rcv, depreciation, acv });
      const held =
        layer.quotes === 'typographic' ? name.replaceAll('"', '”').replaceAll("'", '’') : name;
      const named = [...new Set([held, `${name} ${brand}`.trim(), `${held} ${brand}`.trim()])];
      items.push(
        jobTruth(page, name, quantity, {
          lineNumber: String(index + 1),
          unitPrice,
          // A dash is an empty cell.
          tax: tax === 0 ? null : tax,
          rcv,
          depreciation: depreciation === 0 ? null : depreciation,
          acv,
          ageYears: age,
          lifeYears: life,
          condition,
          depreciationPercent: percent === 0 ? null : toAmount(percent.toFixed(1)),
          room: [room],
          alsoRight: {
            // The maker may be kept with the thing.
            description: named,
            descriptionAsPrinted: named,
          },
          // The brand may stand in the description or beside it.
          unjudged: [
            'section',
            'unit',
            ...(brand === '' && comparable === null ? [] : (['f9Note', 'machineNotes'] as const)),
          ],
        }),
      );
    }
    flow.need(30);
    ruledRow(flow, table, sums('GRAND TOTAL', all), { bold: true, gray: 0.88 });
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
        facts: {
          ...noFacts,
          insuredName: facts.insuredName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          dateOfLoss: facts.dateOfLoss,
        },
      },
    };
  },
};
