import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import type { Random } from '../../random.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { drawRates } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const labor: readonly (readonly [words: string, rate: number])[] = [
  ['Project Manager - walk through with adjuster', 95],
  ['Supervisor - containment, set HEPA', 78],
  ['Technician - demo of wet base and board', 58],
  ['Technician - daily monitoring', 58],
  ['Technician - bag and haul out', 58],
  ['General Laborer - contents moved to garage', 42],
  ['Technician (after hours) - emergency extraction', 87],
  ['Hygienist escort', 64],
];

const equipment: readonly (readonly [words: string, rate: number])[] = [
  ['Air mover, axial', 28],
  ['Air mover, centrifugal', 30],
  ['LGR dehumidifier, 130 pint', 95],
  ['Desiccant, 600 CFM', 410],
  ['HEPA air scrubber, 500 CFM', 85],
  ['Injectidry system, 1 manifold', 140],
  ['Distribution panel, 50 amp', 45],
];

const supplies: readonly (readonly [words: string, unit: string, cost: number])[] = [
  ['6 mil poly sheeting, 20 x 100', 'roll', 98.4],
  ['Contractor bags, 3 mil', 'box', 41.15],
  ['Antimicrobial, botanical', 'gal', 52.8],
  ['Tyvek suits', 'ea', 9.85],
  ['N95 respirators', 'box', 27.6],
  ['HEPA filter change', 'ea', 188],
  ['Zip doors', 'ea', 24.95],
  ['2 in. painters tape', 'roll', 7.45],
];

const spread = (random: Random, lines: number): [number, number, number] => {
  const first = Math.max(1, Math.round(lines * random.between(0.4, 0.5)));
  const second = Math.max(1, Math.round(lines * random.between(0.2, 0.3)));
  return [first, second, Math.max(1, lines - first - second)];
};

/**
 * A restoration firm's time and material bill: three ruled tables with heads of their own - hours
 * by date and rate, machines as units, days and unit-days, supplies at cost with a mark-up in per
 * cent - each closing with its sum beside its name, sales tax on supplies, rates on a page behind.
 */
export const hoursAndMarkupBill: Print = {
  name: 'hours-and-markup-bill',
  open: false,
  lines: [6, 15, 28, 46, 75],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation', 'times']),
      size: 8.5,
      leading: 1.25,
      marginLeft: 44,
      marginRight: 44,
      marginTop: 60,
      marginBottom: 50,
    });
    const flow = new Flow(style);
    const { left } = flow;
    const right = style.width - style.marginRight;
    const bill = `${random.int(26_000, 26_999)}-TM`;
    flow.furniture = () => {
      flow.mark({ text: facts.companyName, x: left, bold: true, size: 12 }, 34);
      flow.mark({ text: `Invoice ${bill}`, x: right, align: 'right' }, 34);
      flow.mark(
        { text: `Page ${flow.page}`, x: right, align: 'right', size: 7.5 },
        flow.sheet.height - 26,
      );
      flow.mark(
        { text: 'Remit within 10 days. 1.5% monthly on balances past due.', x: left, size: 7.5 },
        flow.sheet.height - 26,
      );
    };
    flow.startPage('items');
    flow.line([
      {
        text: 'TIME & MATERIAL INVOICE',
        x: (left + right) / 2,
        align: 'center',
        bold: true,
        size: 14,
      },
    ]);
    flow.space(0.8);
    for (const [a, b, c, d] of [
      ['Customer:', facts.insuredName, 'Invoice Date:', usDate(facts.dateEntered)],
      ['Loss Address:', facts.propertyStreet, 'Date of Loss:', usDate(facts.dateOfLoss)],
      ['', facts.propertyTown, 'Claim No.:', facts.claimNumber],
      ['Phone:', facts.phone, 'Policy No.:', facts.policyNumber],
    ] as const)
      flow.line([
        { text: a, x: left, bold: true },
        { text: b, x: left + 76 },
        { text: c, x: left + 310, bold: true },
        { text: d, x: left + 390 },
      ]);
    flow.space(1);
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const draw = random.fork('rows');
    const [hours, machines, goods] = spread(random, lines);
    const start = draw.int(2, 18);
    const frame = { left, right, size: style.size, pad: 3, lines: 'grid', headGray: 0.85 } as const;
    const open = ['activity', 'section', 'lineNumber', 'room', 'unit', 'f9Note'];
    let section = '';
    const note = (page: number, text: string, quantity: number, own: Partial<TruthItem>): void => {
      items.push(
        jobTruth(page, text, quantity, {
          ...own,
          room: [section],
          unjudged: [...open, ...(own.unjudged ?? [])],
        }),
      );
    };
    const heading = (text: string): void => {
      section = text;
      flow.continuation = null;
      flow.need(70);
      flow.line([{ text, x: left, bold: true, size: 11 }]);
      flow.space(0.2);
    };
    const close = (table: RuledTable, name: string, amount: number): void => {
      const last = table.columns.length - 1;
      ruledRow(
        flow,
        table,
        [`${name} Total`, ...Array.from({ length: last - 1 }, () => ''), money(amount)],
        { bold: true, spans: { 0: last }, aligns: { 0: 'right' } },
      );
      flow.continuation = null;
      flow.space(1.2);
      totals.push({ kind: 'room', name, rcv: amount });
    };
    heading('Labor');
    const laborTable: RuledTable = {
      ...frame,
      columns: [
        { head: ['Date'], share: 13, align: 'left' },
        { head: ['Description'], share: 48, align: 'left' },
        { head: ['Hours'], share: 11, align: 'right' },
        { head: ['Rate'], share: 12, align: 'right' },
        { head: ['Amount'], share: 15, align: 'right' },
      ],
    };
    startRuled(flow, laborTable);
    const laborSums: number[] = [];
    for (let at = 0; at < hours; at++) {
      const [words, rate] = draw.pick(labor);
      const quantity = draw.int(2, 38) / 4;
      const amount = toAmount(lineAmount(quantity, rate));
      laborSums.push(amount);
      const date = `3/${start + Math.floor((at * 6) / hours)}/2026`;
      const { page } = ruledRow(flow, laborTable, [
        date,
        words,
        quantity.toFixed(2),
        money(rate),
        money(amount),
      ]);
      note(page, words, quantity, {
        unitPrice: rate,
        rcv: amount,
        alsoRight: {
          description: [`${date} ${words}`],
          descriptionAsPrinted: [`${date} ${words}`],
        },
      });
    }
    close(laborTable, 'Labor', addAmounts(laborSums));
    heading('Equipment');
    const machineTable: RuledTable = {
      ...frame,
      columns: [
        { head: ['Equipment'], share: 42, align: 'left' },
        { head: ['Units'], share: 9, align: 'right' },
        { head: ['Days'], share: 9, align: 'right' },
        { head: ['Unit-Days'], share: 12, align: 'right' },
        { head: ['Daily Rate'], share: 13, align: 'right' },
        { head: ['Amount'], share: 15, align: 'right' },
      ],
    };
    startRuled(flow, machineTable);
    const machineSums: number[] = [];
    for (let at = 0; at < machines; at++) {
      const [words, rate] = equipment[at % equipment.length] ?? ['Fan', 20];
      const [units, days] = [draw.int(1, 9), draw.int(2, 5)];
      const amount = toAmount(lineAmount(units * days, rate));
      machineSums.push(amount);
      const { page } = ruledRow(flow, machineTable, [
        words,
        String(units),
        String(days),
        String(units * days),
        money(rate),
        money(amount),
      ]);
      note(page, words, units * days, { unitPrice: rate, rcv: amount });
    }
    close(machineTable, 'Equipment', addAmounts(machineSums));
    heading('Materials & Supplies');
    const goodsTable: RuledTable = {
      ...frame,
      columns: [
        { head: ['Item'], share: 42, align: 'left' },
        { head: ['Qty'], share: 9, align: 'right' },
        { head: ['Unit'], share: 9, align: 'center' },
        { head: ['Cost'], share: 12, align: 'right' },
        { head: ['Markup'], share: 13, align: 'right' },
        { head: ['Amount'], share: 15, align: 'right' },
      ],
    };
    startRuled(flow, goodsTable);
    const goodsSums: number[] = [];
    for (let at = 0; at < goods; at++) {
      const [words, unit, cost] = supplies[at % supplies.length] ?? ['Tape', 'roll', 5];
      const quantity = draw.int(1, 14);
      const amount = toAmount(lineAmount(quantity, cost).times(1.2));
      goodsSums.push(amount);
      const { page } = ruledRow(flow, goodsTable, [
        words,
        String(quantity),
        unit,
        money(cost),
        '20%',
        money(amount),
      ]);
      note(page, words, quantity, { rcv: amount, unjudged: ['unitPrice'] });
    }
    const supply = addAmounts(goodsSums);
    close(goodsTable, 'Materials & Supplies', supply);
    const before = addAmounts([...laborSums, ...machineSums, supply]);
    const tax = percentOf(supply, 6.5);
    const whole = addAmounts([before, tax]);
    const deposit = Math.min(1000, before);
    flow.need(flow.leading * 8);
    for (const [label, value, bold] of [
      ['Subtotal', before, false],
      ['Sales Tax 6.5% (materials only)', tax, false],
      ['Invoice Total', whole, true],
      ['Deposit Received 3/4', -deposit, false],
      ['Balance Due', toAmount((whole - deposit).toFixed(2)), true],
    ] as const)
      flow.line([
        { text: label, x: right - 200, bold },
        {
          text: value < 0 ? `(${money(-value)})` : money(value),
          x: right - 3,
          align: 'right',
          bold,
        },
      ]);
    openPagesWithoutRows(flow, items);
    drawRates(flow, 'Published Rate Sheet, effective 1/1/2026', [
      ['Project Manager', 95, 'HR'],
      ['Supervisor', 78, 'HR'],
      ['Technician', 58, 'HR'],
      ['LGR dehumidifier, 130 pint', 95, 'DAY'],
    ]);
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
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
        },
      },
    };
  },
};
