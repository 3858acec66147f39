import { decimal, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
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

const rooms = [
  ['Bedroom', 'inside'],
  ['Bedroom Closet', 'inside'],
  ['Upstairs Hall', 'inside'],
  ['Living Room', 'inside'],
  ['Powder Room', 'inside'],
  ['Foyer', 'inside'],
  ['Main Roof', 'outside'],
  ['Front', 'outside'],
] as const;

/** What stands before the thing's name. */
const prefixes = {
  Replace: 'Replace',
  'Remove & Replace': 'Remove & Replace',
  'Tear Out': 'Remove',
  'Rem/Reset': 'Detach & Reset',
  'Paint, 2 Coats': 'Paint',
  'Seal & Paint': 'Seal & Paint',
  Clean: 'Clean',
} as const;

interface Priced {
  overheadProfit: number;
  tax: number;
  rcv: number;
  depreciation: number;
  acv: number;
}

const dollars = (value: number): string => (value < 0 ? `-$${money(-value)}` : `$${money(value)}`);

/**
 * A national carrier's report from a claims platform: the operation and a dash before the thing,
 * every amount with its dollar sign, the loss in value as a plain sum, credits with a minus before
 * the dollar, rooms in gray bands, sums that count their rows, a statement per coverage.
 */
export const operationPrefixCarrier: Print = {
  name: 'operation-prefix-carrier',
  open: true,
  draw: (random, lines) => {
    const facts = factsOf(random.fork('facts'));
    const wide = random.chance(0.5);
    const style = printStyle({
      family: random.pick(['helvetica', 'times']),
      size: wide ? 8 : 7,
      marginLeft: 30,
      marginRight: 30,
      marginTop: 34,
      marginBottom: 50,
      ...(wide ? { width: 792, height: 612 } : {}),
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'gaps'] as const),
      order: random.pick(['reading', 'columns'] as const),
      sizeIn: random.pick(['font', 'matrix'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const foot = flow.sheet.height - 26;
      flow.rule(left, right, 0.4, foot - 10);
      flow.mark(
        {
          text: `${facts.insuredName}    Claim ${facts.claimNumber}    Policy ${facts.policyNumber}`,
          x: left,
          size: 7,
        },
        foot,
      );
      flow.mark(
        { text: `Claim ${facts.claimNumber} Page ${flow.page}`, x: right, align: 'right', size: 7 },
        foot,
      );
    };
    flow.startPage('cover');
    flow.line([{ text: facts.carrierName, x: left, bold: true, size: 13 }]);
    flow.line([{ text: 'Property Claims, P.O. Box 515, Dunmore Heights, PA 18999', x: left }]);
    flow.space(1.5);
    for (const [label, value] of [
      ['Policyholder:', facts.insuredName],
      ['Loss Location:', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['Claim Number:', facts.claimNumber],
      ['Policy Number:', facts.policyNumber],
      ['Date of Loss:', usDate(facts.dateOfLoss)],
      ['Type of Loss:', facts.typeOfLoss],
      ['Estimator:', facts.estimator],
      ['Contact:', facts.phone],
    ] as const)
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 100 },
      ]);
    flow.space(1);
    flow.paragraph(
      'RC is the replacement cost of each item with its share of taxes and of overhead and profit. ACV is RC less depreciation. Please keep this report with your claim papers.',
    );

    const table: RuledTable = {
      left,
      right,
      size: style.size,
      headSize: style.size - 0.5,
      pad: 2,
      lines: random.pick(['none', 'rows'] as const),
      headGray: null,
      valign: random.pick(['top', 'bottom'] as const),
      columns: [
        { head: [''], share: 3.5, align: 'left' },
        { head: ['Description'], share: 38, align: 'left' },
        { head: ['Quantity'], share: 9, align: 'right' },
        { head: ['Unit Price'], share: 10, align: 'right' },
        { head: ['Per'], share: 4, align: 'left' },
        { head: ['Total O&P'], share: 10, align: 'right' },
        { head: ['Total Taxes'], share: 10, align: 'right' },
        { head: ['RC'], share: 11, align: 'right' },
        { head: ['Depreciation'], share: 12, align: 'right' },
        { head: ['ACV'], share: 11, align: 'right' },
      ],
    };
    const overheadShare = random.chance(0.7) ? 20 : 0;
    const age = random.int(3, 16);
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const all: Priced[] = [];
    const amountsOf = (its: readonly Priced[]): string[] =>
      (['overheadProfit', 'tax', 'rcv', 'depreciation', 'acv'] as const).map((field) =>
        dollars(addAmounts(its.map((one) => one[field]))),
      );
    const subtotal = (text: string, its: readonly Priced[]): void => {
      flow.need(24);
      flow.rule(left, right, 0.5);
      ruledRow(flow, table, [text, '', '', '', '', ...amountsOf(its)], {
        bold: true,
        spans: { 0: 5 },
        aligns: { 0: 'left' },
        lines: 'none',
      });
    };
    flow.startPage('items');
    flow.line([{ text: 'Floor Plan', x: left, bold: true, size: 10 }]);
    ruledHead(flow, table);
    flow.continuation = () => ruledHead(flow, table);
    const count = Math.max(1, Math.min(rooms.length, Math.round(lines / 7)));
    let number = 0;
    for (let index = 0; index < count; index++) {
      const [room, where] = rooms[Math.floor((index * rooms.length) / count)] ?? rooms[0];
      const its = Math.floor(lines / count) + (index < lines % count ? 1 : 0);
      flow.need(40);
      ruledRow(flow, table, ['', room, '', '', '', '', '', '', '', ''], {
        bold: true,
        gray: 0.9,
        lines: 'none',
      });
      const own: Priced[] = [];
      for (const line of operationLines(random.fork(`room${index}`), its, where)) {
        number++;
        const words = prefixes[line.operation.words as keyof typeof prefixes];
        const credit = random.chance(0.03);
        const quantity = credit ? -line.quantity : line.quantity;
        // What is cut off is in the quantity here.
        const base = toAmount(decimal(quantity).times(line.unitPrice));
        const tax = percentOf(credit ? -line.material : line.material, 6.35);
        const overheadProfit = percentOf(base, overheadShare);
        const rcv = toAmount(sum([base, tax, overheadProfit]));
        const lost =
          line.life > 0 && random.chance(0.75) ? Math.min(80, (100 * age) / line.life) : 0;
        const depreciation = percentOf(rcv, toAmount(lost.toFixed(2)));
        const priced = {
          overheadProfit,
          tax,
          rcv,
          depreciation,
          acv: toAmount((rcv - depreciation).toFixed(2)),
        };
        const text = `${words} - ${line.thing}`;
        const { page } = ruledRow(flow, table, [
          String(number),
          text,
          money(quantity),
          dollars(line.unitPrice),
          line.unit,
          dollars(overheadProfit),
          dollars(tax),
          dollars(rcv),
          dollars(depreciation),
          dollars(priced.acv),
        ]);
        const note = random.chance(0.12)
          ? random.pick([
              'Note: Homeowner reports carpet installed in 2018.',
              'Note: Color match with adjoining wall to corner only.',
              'Note: Quantity per contractor photo 11, 2 of 3 panels.',
              'Note: Priced by invoice 3381 dated 04/02/2026, $412.50.',
            ])
          : null;
        if (note !== null) flow.paragraph(note, { x: left + (right - left) * 0.035, italic: true });
        own.push(priced);
        items.push(
          jobTruth(page, line.thing, quantity, {
            ...priced,
            lineNumber: String(number),
            descriptionAsPrinted: text,
            activity:
              line.operation.activity === '+' && words === 'Replace'
                ? ['+', '&']
                : [line.operation.activity],
            unit: line.unit,
            unitPrice: line.unitPrice,
            room: [room],
            f9Note: note,
            alsoRight: {
              description: [text],
              ...(note === null ? {} : { f9Note: [note.replace('Note: ', '')] }),
            },
            unjudged: ['section'],
          }),
        );
      }
      all.push(...own);
      subtotal(`${room} - Subtotal (${its} item${its === 1 ? '' : 's'})`, own);
      totals.push({ kind: 'room', name: room, rcv: addAmounts(own.map(({ rcv }) => rcv)) });
    }
    flow.continuation = null;
    subtotal(`Floor Plan - Subtotal (${lines} items)`, all);
    subtotal('Subtotal', all);
    openPagesWithoutRows(flow, items);
    const whole = (field: keyof Priced): number => addAmounts(all.map((one) => one[field]));
    const deductible = random.pick([0, 1000, 2000]);
    const net = Math.max(0, toAmount((whole('acv') - deductible).toFixed(2)));
    flow.startPage('summary');
    flow.line([{ text: 'Coverage Summary', x: left, bold: true, size: 11 }]);
    flow.space(0.8);
    flow.line([{ text: 'Coverage: Building', x: left, bold: true }]);
    flow.space(0.3);
    for (const [label, value] of [
      ['Item Subtotal', addAmounts([whole('rcv'), -whole('tax'), -whole('overheadProfit')])],
      ['Total Taxes', whole('tax')],
      ['Total Overhead and Profit', whole('overheadProfit')],
      ['Replacement Cost (RC)', whole('rcv')],
      ['Less Recoverable Depreciation', -whole('depreciation')],
      ['Actual Cash Value (ACV)', whole('acv')],
      ['Less Deductible', -deductible],
      ['Net Payable', net],
    ] as const)
      flow.line([
        { text: label, x: left + 20 },
        { text: dollars(value), x: left + 330, align: 'right' },
      ]);
    const summaries: TruthSummary[] = [
      {
        coverage: 'Building',
        lineItemTotal: addAmounts([whole('rcv'), -whole('tax'), -whole('overheadProfit')]),
        rcv: whole('rcv'),
        acv: whole('acv'),
        deductible: deductible === 0 ? null : deductible,
        netClaim: net,
      },
    ];
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
