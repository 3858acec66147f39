import { amountsOf } from '../../content/add-amounts.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { Amounts, ModelItem, TruthItem, TruthTotal } from '../../model.ts';
import { makeScope, type Place, type PlaceSpec } from '../content/scope.ts';
import { truthOfForeign, worded } from '../drawing/foreign.ts';
import { printStyle } from '../drawing/print-style.ts';
import { ladder } from '../drawing/scope-body.ts';
import { grayLine } from '../drawing/table.ts';
import { openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade']): PlaceSpec => ({
  name,
  trade,
  above: [],
  coverage: 'Dwelling',
});

const places: readonly PlaceSpec[] = [
  place('Roof - Main', 'roof'),
  place('Elevation - Front', 'elevation'),
  place('Elevation - Rear', 'elevation'),
  place('Interior - Kitchen', 'inside'),
  place('Interior - Hallway', 'inside'),
  place('Interior - Bedroom 1', 'inside'),
  place('Exterior - Fence', 'yard'),
];

const trades: Readonly<Record<string, string>> = {
  RFG: 'Roofing',
  SFG: 'Soffit, Fascia & Gutter',
  SDG: 'Siding',
  DRY: 'Drywall',
  PNT: 'Painting',
  FEN: 'Fencing',
  FRM: 'Framing & Rough Carpentry',
  DOR: 'Doors',
  WDW: 'Windows',
  FCC: 'Floor Covering - Carpet',
  FCT: 'Floor Covering - Tile',
  FNC: 'Finish Carpentry',
  PLM: 'Plumbing',
  ELE: 'Electrical',
  HVC: 'HVAC',
  CAB: 'Cabinetry',
  INS: 'Insulation',
  CLN: 'Cleaning',
};

const printed: readonly (keyof TruthItem)[] = [
  'cat',
  'sel',
  'unitPrice',
  'tax',
  'overheadProfit',
  'rcv',
  'depreciation',
  'acv',
];

/** A dash set for nothing, as such programs do. */
const orDash = (value: number, dash: string): string => (value === 0 ? dash : money(value));

/**
 * A young vendor's print that takes after the common program: the code in a column before the
 * words, unit apart from quantity, every amount of a row under short heads in white on dark, a
 * dash for nothing, the trade as a small head among the rows, notes in gray behind a label, sums
 * called subtotals, a recap by trade with shares.
 */
export const lookalikeWebEstimate: Print = {
  name: 'lookalike-web-estimate',
  open: true,
  lines: [5, 14, 28, 52, 90],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, '', {
      taxPercent: 8,
      overheadProfit: true,
      depreciated: 0.5,
      lost: 0,
      capPercent: 80,
      notes: 0.3,
      machine: 0,
      minimums: 0,
    });
    const { facts, totals: whole } = scope;
    const style = printStyle({
      family: 'helvetica',
      size: 7.5,
      leading: 1.35,
      marginTop: 40,
      marginBottom: 52,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'cell', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const dash = random.pick(['—', '-', '0.00']);
    const at = [0, 18, 80, 268, 274, 318, 356, 398, 444, 490, 540].map((x) => left + x);
    const [number, code, words, quantity, unit, price, tax, op, rcv, lost, acv] = at as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    flow.furniture = () => {
      const foot = flow.sheet.height - 28;
      const made = `${facts.estimateName} - generated ${usDate(facts.dateEntered)} with RoofLedger`;
      flow.mark({ text: made, x: left, size: 6.5 }, foot);
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 6.5 }, foot);
    };
    const head = (): void => {
      flow.sheet.marks.push({
        kind: 'box',
        x: left - 3,
        y: flow.y - 2,
        width: right - left + 6,
        height: flow.leading + 4,
        gray: 0.2,
      });
      const cell = (text: string, x: number) => ({ text, x, align: 'right' as const, bold: true });
      grayLine(
        flow,
        [
          { text: '#', x: number, bold: true },
          { text: 'CODE', x: code, bold: true },
          { text: 'DESCRIPTION', x: words, bold: true },
          cell('QTY', quantity),
          { text: 'UNIT', x: unit, bold: true },
          cell('PRICE', price),
          cell('TAX', tax),
          cell('O&P', op),
          cell('RCV', rcv),
          cell('DEP', lost),
          cell('ACV', acv),
        ],
        1,
      );
      flow.space(0.5);
    };
    const sums = (label: string, amounts: Amounts): void => {
      flow.need(flow.leading * 2);
      flow.rule(left, right, 0.5);
      flow.y += 2;
      const cell = (text: string, x: number) => ({ text, x, align: 'right' as const, bold: true });
      flow.line([
        { text: label, x: left, bold: true },
        cell(money(amounts.tax), tax),
        cell(money(amounts.overheadProfit), op),
        cell(money(amounts.rcv), rcv),
        cell(orDash(amounts.depreciation, dash), lost),
        cell(money(amounts.acv), acv),
      ]);
      flow.space(0.6);
    };
    flow.startPage('items');
    flow.line([
      { text: facts.companyName, x: left, bold: true, size: 15 },
      { text: 'ESTIMATE', x: right, align: 'right', bold: true, size: 15 },
    ]);
    flow.space(0.6);
    for (const [a, b, c, d] of [
      ['Insured', facts.insuredName, 'Claim #', facts.claimNumber],
      ['Property', facts.propertyStreet, 'Policy #', facts.policyNumber],
      ['', facts.propertyTown, 'Date of Loss', usDate(facts.dateOfLoss)],
      ['Phone', facts.phone, 'Type of Loss', facts.typeOfLoss],
    ] as const)
      flow.line([
        { text: a, x: left, size: 7 },
        { text: b, x: left + 56, bold: true },
        { text: c, x: left + 320, size: 7 },
        { text: d, x: left + 390, bold: true },
      ]);
    flow.space(1);
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const row = (item: ModelItem): void => {
      const text = flow.wrap(worded(item, 'verbs'), 156);
      flow.need(flow.leading * (text.length + (item.note === null ? 0 : 1)));
      const { page } = flow;
      const cell = (one: string, x: number) => ({ text: one, x, align: 'right' as const });
      for (const [index, one] of text.entries())
        flow.line([
          { text: one, x: words },
          ...(index > 0
            ? []
            : [
                { text: item.number, x: number },
                { text: `${item.cat} ${item.sel}`, x: code },
                cell(money(item.quantity), quantity),
                { text: item.unit, x: unit },
                cell(money(item.unitPrice), price),
                cell(orDash(item.tax, dash), tax),
                cell(orDash(item.overheadProfit, dash), op),
                cell(money(item.rcv), rcv),
                cell(item.depreciation === 0 ? dash : `(${money(item.depreciation)})`, lost),
                cell(money(item.acv), acv),
              ]),
        ]);
      if (item.note !== null)
        for (const one of flow.wrap(`Note: ${item.note}`, 400))
          grayLine(flow, [{ text: one, x: words }], 0.45);
      flow.space(0.25);
      const print = { printed, style, layer, wording: 'verbs', numbered: true } as const;
      // A dash says nothing, `0.00` says zero.
      const truth = truthOfForeign(item, page, print, {
        ...(dash !== '0.00' && item.tax === 0 ? { tax: null } : {}),
        ...(dash !== '0.00' && item.depreciation === 0 ? { depreciation: null } : {}),
      });
      items.push(
        item.note === null
          ? truth
          : { ...truth, alsoRight: { ...truth.alsoRight, f9Note: [`Note: ${item.note}`] } },
      );
    };
    const drawPlace = (its: Place): void => {
      flow.continuation = null;
      flow.need(flow.leading * 7);
      flow.line([{ text: its.name, x: left, bold: true, size: 10 }]);
      flow.space(0.2);
      head();
      flow.continuation = head;
      let trade = '';
      for (const item of its.items) {
        const name = trades[item.cat] ?? 'General';
        if (name !== trade) {
          flow.need(flow.leading * 3);
          grayLine(flow, [{ text: `${item.cat} · ${name}`, x: words, bold: true }], 0.35);
        }
        trade = name;
        row(item);
      }
      flow.continuation = null;
      sums(`Subtotal - ${its.name}`, its.totals);
      totals.push({ kind: 'room', name: its.name, rcv: its.totals.rcv });
    };
    for (const its of scope.places) drawPlace(its);
    sums('Estimate Totals', whole);
    // As much a recap as a summary.
    flow.startPage('other');
    flow.line([{ text: 'Claim Summary', x: left, bold: true, size: 12 }]);
    flow.space(0.5);
    const deductible = random.pick([1000, 1500, 2000]);
    const cents = (value: number): number => Math.round(value * 100) / 100;
    const net = Math.max(0, cents(whole.acv - deductible));
    ladder(
      flow,
      [
        ['Line Item Total', `$${money(whole.lineItemTotal)}`],
        ['Sales Tax (8.00%)', `$${money(whole.tax)}`],
        ['Overhead & Profit (10/10)', `$${money(whole.overheadProfit)}`],
        ['Replacement Cost Value', `$${money(whole.rcv)}`, true, true],
        ['Less Depreciation', `($${money(whole.depreciation)})`],
        ['Actual Cash Value', `$${money(whole.acv)}`, true, true],
        ['Less Deductible', `($${money(deductible)})`],
        ['Net Claim', `$${money(net)}`, true, true],
      ],
      left,
      left + 300,
    );
    flow.space(1.5);
    flow.line([{ text: 'RECAP BY TRADE', x: left, bold: true }]);
    for (const cat of [...new Set(scope.items.map((item) => item.cat))].sort()) {
      const amount = amountsOf(scope.items.filter((item) => item.cat === cat)).rcv;
      flow.line([
        { text: `${cat} — ${trades[cat] ?? 'General'}`, x: left },
        { text: money(amount), x: left + 240, align: 'right' },
        { text: `${((100 * amount) / whole.rcv).toFixed(1)}%`, x: left + 300, align: 'right' },
      ]);
    }
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: scope.places.map(({ name }) => [name]),
        totals,
        summaries: [
          {
            coverage: null,
            lineItemTotal: whole.lineItemTotal,
            rcv: whole.rcv,
            acv: whole.acv,
            deductible,
            netClaim: net,
          },
        ],
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
