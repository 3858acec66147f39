import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { factsOf } from '../../content/make-facts.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { drawRates } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const classes = [
  ['Project Manager', 95],
  ['Supervisor', 78],
  ['Water Tech - Lead', 66],
  ['Water Tech', 54.5],
  ['General Laborer', 44],
  ['Water Tech (OT)', 81.75],
  ['Laborer (OT)', 66],
  ['Health & Safety Officer', 88],
] as const;

const machines = [
  ['Axial air mover', 32],
  ['LGR dehumidifier, 130 ppd', 118],
  ['HEPA air scrubber, 500 cfm', 92],
  ['Desiccant trailer, 3000 cfm', 940],
  ['Generator 45 kW w/ fuel', 385],
  ['Injectidry panel system', 165],
  ['Distribution panel', 48],
  ['Box truck, 16 ft.', 110],
] as const;

/** The platform's codes of the units that are printed in words; as right as these. */
const platformUnits: Readonly<Record<string, string>> = { ROLL: 'RL', GAL: 'GL', BOX: 'BX' };

const goods = [
  ['6 mil poly, 20x100', 'ROLL', 118],
  ['Tyvek suit', 'EA', 14.25],
  ['N-100 cartridge pair', 'PR', 21.9],
  ['Quat disinfectant', 'GAL', 42.6],
  ['Red tape, 2 in.', 'ROLL', 11.4],
  ['Contractor bags, 3 mil', 'BOX', 48],
  ['Zip wall pole', 'EA', 36.5],
  ['Nitrile gloves', 'BOX', 19.8],
] as const;

/**
 * A drying firm's invoice by time and material: three tables with heads of their own in one
 * document - hours by day and class, machines by number and days, goods by the piece - and a
 * surcharge, a mark-up and tax below them.
 */
export const timeAndMaterialInvoice: Print = {
  name: 'time-and-material-invoice',
  open: true,
  lines: [6, 15, 28, 50, 90],
  draw: (random, lines) => {
    const facts = factsOf(random.fork('facts'));
    const style = printStyle({
      family: random.pick(['helvetica', 'times']),
      size: 9,
      marginLeft: 44,
      marginRight: 44,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'gaps', 'kerned'] as const),
      order: random.pick(['reading', 'tables-last'] as const),
      sizeIn: random.pick(['font', 'matrix'] as const),
    };
    const invoice = `TM-${random.int(1000, 9899)}`;
    flow.furniture = () => {
      const foot = flow.sheet.height - 24;
      flow.mark(
        {
          text: `Invoice ${invoice}   Page ${flow.page}`,
          x: flow.right,
          align: 'right',
          size: 7.5,
        },
        foot,
      );
    };
    flow.startPage('items');
    flow.line([
      { text: facts.companyName, x: flow.left, bold: true, size: 15 },
      { text: 'INVOICE', x: flow.right, align: 'right', bold: true, size: 18 },
    ]);
    flow.line([{ text: `${facts.companyStreet}, ${facts.companyTown}`, x: flow.left }]);
    flow.space(0.8);
    for (const [a, b, c, d] of [
      ['Bill To:', facts.insuredName, 'Invoice No.:', invoice],
      ['Loss Site:', facts.propertyStreet, 'Invoice Date:', usDate(facts.dateEntered)],
      ['', facts.propertyTown, 'Terms:', 'Due on receipt'],
      ['Carrier:', facts.carrierName, 'Claim No.:', facts.claimNumber],
    ] as const)
      flow.line([
        { text: a, x: flow.left, bold: true },
        { text: b, x: flow.left + 60 },
        { text: c, x: 370, bold: true },
        { text: d, x: 450 },
      ]);
    const items: TruthItem[] = [];
    const base = {
      left: flow.left,
      right: flow.right,
      size: 8.5,
      headSize: 8,
      pad: 3,
      lines: 'rows',
      headGray: 0.88,
    } as const;
    const heading = (text: string): void => {
      flow.continuation = null;
      flow.need(70);
      flow.space(1);
      flow.line([{ text, x: flow.left, bold: true, size: 11 }]);
      flow.space(0.2);
    };
    const closingRow = (table: RuledTable, text: string, amount: number): void => {
      const last = table.columns.length - 1;
      ruledRow(
        flow,
        table,
        table.columns.map((_, index) =>
          index === 0 ? text : index === last ? `$${money(amount)}` : '',
        ),
        { bold: true, spans: { 0: last }, aligns: { 0: 'right' } },
      );
      flow.continuation = null;
    };
    const share = Math.max(1, Math.floor(lines / 3));
    const open = ['section', 'room', 'activity'];

    heading('A. LABOR');
    const labor: RuledTable = {
      ...base,
      columns: [
        { head: ['DATE'], share: 14, align: 'left' },
        { head: ['CLASSIFICATION'], share: 40, align: 'left' },
        { head: ['HOURS'], share: 12, align: 'right' },
        { head: ['RATE/HR'], share: 15, align: 'right' },
        { head: ['EXTENSION'], share: 19, align: 'right' },
      ],
    };
    startRuled(flow, labor);
    const laborAmounts: number[] = [];
    let day = 3;
    for (let at = 0; at < lines - 2 * share; at++) {
      if (random.chance(0.35)) day++;
      const date = `${String(1 + Math.floor(day / 28)).padStart(2, '0')}/${String(1 + (day % 28)).padStart(2, '0')}/26`;
      const [name, rate] = random.pick(classes);
      const hours = random.int(3, 48) / 4 + 1;
      const amount = toAmount(lineAmount(hours, rate));
      laborAmounts.push(amount);
      const { page } = ruledRow(flow, labor, [
        date,
        name,
        hours.toFixed(2),
        money(rate),
        money(amount),
      ]);
      items.push(
        jobTruth(page, name, hours, {
          unit: 'HR',
          unitPrice: rate,
          rcv: amount,
          alsoRight: {
            description: [`${date} ${name}`],
            descriptionAsPrinted: [`${date} ${name}`],
            unit: ['HRS', 'HOURS'],
          },
          // The unit is in the head only.
          unjudged: [...open, 'unit', 'lineNumber'],
        }),
      );
    }
    const laborSum = addAmounts(laborAmounts);
    closingRow(labor, 'Labor Subtotal', laborSum);

    heading('B. EQUIPMENT');
    const equipment: RuledTable = {
      ...base,
      columns: [
        { head: ['EQUIPMENT'], share: 38, align: 'left' },
        { head: ['UNITS'], share: 10, align: 'right' },
        { head: ['DAYS'], share: 10, align: 'right' },
        { head: ['UNIT', 'DAYS'], share: 12, align: 'right' },
        { head: ['DAILY', 'RATE'], share: 13, align: 'right' },
        { head: ['EXTENSION'], share: 17, align: 'right' },
      ],
    };
    startRuled(flow, equipment);
    const equipmentAmounts: number[] = [];
    for (let at = 0; at < share; at++) {
      const [name, rate] = machines[at % machines.length] ?? machines[0];
      const [units, days] = [random.int(1, 24), random.int(1, 9)];
      const amount = toAmount(lineAmount(units * days, rate));
      equipmentAmounts.push(amount);
      const { page } = ruledRow(flow, equipment, [
        name,
        String(units),
        String(days),
        String(units * days),
        money(rate),
        money(amount),
      ]);
      items.push(
        jobTruth(page, name, units * days, {
          unit: 'DA',
          unitPrice: rate,
          rcv: amount,
          unjudged: [...open, 'unit', 'lineNumber'],
        }),
      );
    }
    const equipmentSum = addAmounts(equipmentAmounts);
    closingRow(equipment, 'Equipment Subtotal', equipmentSum);

    heading('C. MATERIALS & CONSUMABLES');
    const materials: RuledTable = {
      ...base,
      columns: [
        { head: ['QTY'], share: 9, align: 'right' },
        { head: ['UOM'], share: 9, align: 'left' },
        { head: ['MATERIAL'], share: 46, align: 'left' },
        { head: ['COST EA.'], share: 16, align: 'right' },
        { head: ['EXTENSION'], share: 20, align: 'right' },
      ],
    };
    startRuled(flow, materials);
    const materialAmounts: number[] = [];
    for (let at = 0; at < share; at++) {
      const [name, unit, rate] = goods[at % goods.length] ?? goods[0];
      const quantity = random.int(1, 36);
      const amount = toAmount(lineAmount(quantity, rate));
      materialAmounts.push(amount);
      const { page } = ruledRow(flow, materials, [
        String(quantity),
        unit,
        name,
        money(rate),
        money(amount),
      ]);
      items.push(
        jobTruth(page, name, quantity, {
          unit,
          alsoRight: { unit: [platformUnits[unit] ?? unit] },
          unitPrice: rate,
          rcv: amount,
          unjudged: [...open, 'lineNumber'],
        }),
      );
    }
    const materialSum = addAmounts(materialAmounts);
    closingRow(materials, 'Materials Subtotal', materialSum);

    const before = addAmounts([laborSum, equipmentSum, materialSum]);
    const markup = percentOf(materialSum, 15);
    const surcharge = percentOf(laborSum, 3);
    const tax = percentOf(addAmounts([materialSum, markup]), 8.25);
    const whole = addAmounts([before, markup, surcharge, tax]);
    const paid = random.chance(0.5) ? random.int(4, 30) * 100 : 0;
    flow.need(120);
    flow.space(1);
    for (const [label, value] of [
      ['Subtotal A + B + C', before],
      ['Material handling 15.00%', markup],
      ['Small tools & PPE 3.00% of labor', surcharge],
      ['Sales tax 8.25% (C only)', tax],
      ['INVOICE TOTAL', whole],
      ['Payments received', paid === 0 ? 0 : -paid],
      ['BALANCE DUE', toAmount((whole - paid).toFixed(2))],
    ] as const)
      flow.line([
        { text: label, x: flow.right - 110, align: 'right' },
        {
          text: value < 0 ? `$(${money(-value)})` : `$${money(value)}`,
          x: flow.right - 3,
          align: 'right',
        },
      ]);
    flow.startPage('other');
    flow.line([{ text: 'Psychrometric Readings', x: flow.left, bold: true, size: 12 }]);
    const log: RuledTable = {
      ...base,
      lines: 'grid',
      columns: ['DATE', 'AREA', 'TEMP F', 'RH %', 'GPP', 'MC %'].map((head) => ({
        head: [head],
        share: 10,
        align: 'center' as const,
      })),
    };
    startRuled(flow, log);
    for (let at = 0; at < 14; at++)
      ruledRow(flow, log, [
        `02/${String(3 + Math.floor(at / 3)).padStart(2, '0')}/26`,
        random.pick(['Affected', 'Unaffected', 'HVAC', 'Outside']),
        random.between(62, 88).toFixed(1),
        random.between(28, 71).toFixed(1),
        random.between(31, 94).toFixed(1),
        random.between(8, 41).toFixed(1),
      ]);
    flow.continuation = null;
    drawRates(flow, 'Schedule of Rates', [
      ...classes.map(([name, rate]) => [name, rate, 'hour'] as const),
      ...machines.map(([name, rate]) => [name, rate, 'day'] as const),
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
        facts: { ...noFacts, claimNumber: facts.claimNumber },
      },
    };
  },
};
