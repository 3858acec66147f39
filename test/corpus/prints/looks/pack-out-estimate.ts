import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

type Task = readonly [name: string, unit: string, low: number, high: number, most: number];

const packing: readonly Task[] = [
  ['Inventory, pack & box - small box w/ paper', 'BX', 14, 22, 40],
  ['Inventory, pack & box - dish pack', 'BX', 26, 38, 14],
  ['Wardrobe box, hanging clothes', 'BX', 24, 33, 12],
  ['Blanket wrap - large furniture', 'EA', 18, 31, 9],
  ['TV box / flat screen protection', 'EA', 39, 62, 3],
  ['Bubble wrap, 24" x 150\' roll', 'RL', 41, 66, 4],
  ['Pack-out technician', 'HR', 52, 68, 30],
  ['Contents supervisor', 'HR', 68, 84, 12],
];

const cleaning: readonly Task[] = [
  ['Clean hard goods by box - light residue', 'BX', 46, 71, 30],
  ['Ultrasonic cleaning, tank load', 'LD', 88, 140, 6],
  ['Clean upholstered chair', 'EA', 52, 80, 4],
  ['Electronics - evaluate and clean', 'EA', 64, 112, 5],
  ['Ozone chamber', 'DA', 150, 240, 3],
  ['Disposal of non-salvage, per cubic yard', 'CY', 38, 57, 8],
];

const back: readonly Task[] = [
  ['Unpack & place contents', 'HR', 52, 68, 26],
  ["Truck, 24' box - local, per trip", 'EA', 190, 280, 3],
  ['Debris removal - used boxes', 'EA', 60, 110, 2],
];

const store: readonly Task[] = [
  ["Storage vault 5' x 7' x 8', per vault per month", 'MO', 78, 104, 18],
  ['Climate controlled surcharge', 'MO', 22, 35, 18],
  ['Vault handling in & out', 'EA', 48, 66, 6],
];

const rooms = ['Kitchen', 'Living Room', 'Main Bedroom', 'Child Room - Blue', 'Garage'] as const;

/**
 * A contents firm's pack-out estimate: four phases in capitals with their sums, the room in a column
 * of each row and a dash where no room is meant, the charge per unit before the count, units of
 * boxes, loads, rolls, vaults and months, a `T` where tax is due, tax and a fuel charge below all.
 */
export const packOutEstimate: Print = {
  name: 'pack-out-estimate',
  open: true,
  lines: [7, 16, 30, 52, 84],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Bellwether Home Insurance');
    const style = printStyle({
      family: random.pick(['helvetica', 'times']),
      size: random.pick([8.5, 9]),
      marginLeft: 40,
      marginRight: 40,
      marginTop: 52,
      marginBottom: 52,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'gaps'] as const),
      quotes: random.pick(['straight', 'typographic'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const foot = flow.sheet.height - 26;
      flow.mark({ text: 'Careful Hands Contents Care', x: left, size: 7.5 }, foot);
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('items');
    flow.line([{ text: 'Careful Hands Contents Care', x: left, bold: true, size: 15 }]);
    flow.line([{ text: 'CONTENTS PACK-OUT, CLEANING & STORAGE ESTIMATE', x: left, size: 10 }]);
    flow.space(0.6);
    for (const [label, value, other, its] of [
      ['Customer:', facts.insuredName, 'Claim #:', facts.claimNumber],
      [
        'Address:',
        `${facts.propertyStreet}, ${facts.propertyTown}`,
        'Date of Loss:',
        usDate(facts.dateOfLoss),
      ],
      ['Carrier:', facts.carrierName, 'Date:', usDate(facts.dateEntered)],
    ] as const)
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 60 },
        { text: other, x: left + 350, bold: true },
        { text: its, x: left + 420 },
      ]);
    flow.space(0.8);
    const table: RuledTable = {
      left,
      right,
      size: style.size,
      pad: 3,
      lines: random.pick(['grid', 'rows'] as const),
      headGray: 0.86,
      columns: [
        { head: ['Room'], share: 17, align: 'left' },
        { head: ['Service / Material'], share: 42, align: 'left' },
        { head: ['Rate'], share: 11, align: 'right' },
        { head: ['Per'], share: 7, align: 'center' },
        { head: ['Count'], share: 9, align: 'right' },
        { head: ['Tax'], share: 5, align: 'center' },
        { head: ['Extended'], share: 14, align: 'right' },
      ],
    };
    startRuled(flow, table);
    const phases: readonly (readonly [string, readonly Task[], boolean])[] = [
      ['PHASE 1 - PACK OUT', packing, true],
      ['PHASE 2 - CLEANING', cleaning, true],
      ['PHASE 3 - STORAGE', store, false],
      ['PHASE 4 - PACK BACK', back, true],
    ];
    const used = phases.slice(0, lines < 12 ? 2 : 4);
    const choose = random.fork('choose');
    // A firm has one price for a thing.
    const prices = new Map(
      [...packing, ...cleaning, ...store, ...back].map(([name, , low, high]) => [
        name,
        toAmount(choose.between(low, high).toFixed(2)),
      ]),
    );
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const amounts: number[] = [];
    const taxed: number[] = [];
    for (const [index, [phase, tasks, placed]] of used.entries()) {
      const share = Math.floor(lines / used.length) + (index < lines % used.length ? 1 : 0);
      flow.need(50);
      ruledRow(flow, table, [phase], { bold: true, gray: 0.94, spans: { 0: 7 } });
      const own: number[] = [];
      const its = Array.from({ length: share }, (_, at) => ({
        room: placed ? (rooms[Math.floor((at * rooms.length) / share)] ?? rooms[0]) : '-',
        task: choose.pick(tasks),
      }));
      for (const { room, task } of its) {
        const [name, unit, low, , most] = task;
        const count = unit === 'HR' ? choose.int(2, most * 2) / 2 : choose.int(1, most);
        const rate = prices.get(name) ?? low;
        const amount = toAmount(lineAmount(count, rate));
        const tax = unit === 'BX' || unit === 'RL';
        own.push(amount);
        if (tax) taxed.push(amount);
        const { page } = ruledRow(flow, table, [
          room,
          name,
          `$${money(rate)}`,
          unit,
          String(count),
          tax ? 'T' : '',
          `$${money(amount)}`,
        ]);
        const held =
          layer.quotes === 'typographic' ? name.replaceAll('"', '”').replaceAll("'", '’') : name;
        items.push(
          jobTruth(page, name, count, {
            unit,
            unitPrice: rate,
            rcv: amount,
            room: [room],
            section: phase,
            alsoRight: { description: [held], descriptionAsPrinted: [held] },
            unjudged: ['activity', 'lineNumber', 'section', ...(room === '-' ? ['room'] : [])],
          }),
        );
      }
      const sum = addAmounts(own);
      amounts.push(sum);
      ruledRow(flow, table, [`Total ${phase}`, '', '', '', '', '', `$${money(sum)}`], {
        bold: true,
        spans: { 0: 6 },
        aligns: { 0: 'right' },
      });
      totals.push({ kind: 'level', name: phase, rcv: sum });
    }
    flow.continuation = null;
    const before = addAmounts(amounts);
    const fuel = percentOf(before, 1.5);
    const tax = percentOf(addAmounts(taxed), 7.75);
    flow.need(flow.leading * 8);
    flow.space(0.8);
    for (const [label, value, bold] of [
      ['Subtotal', before, false],
      ['Fuel & environmental charge 1.5%', fuel, false],
      ['Sales tax 7.75% on items marked T', tax, false],
      ['ESTIMATE TOTAL', addAmounts([before, fuel, tax]), true],
    ] as const)
      flow.line([
        { text: label, x: right - 250, bold },
        { text: `$${money(value)}`, x: right - 3, align: 'right', bold },
      ]);
    flow.space(1);
    flow.paragraph(
      'Counts are estimates; the final bill follows the inventory. Storage is billed by the full month. Items of more than $2,500.00 are moved under a waiver.',
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
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
        },
      },
    };
  },
};
