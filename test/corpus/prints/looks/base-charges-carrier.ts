import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthSummary } from '../../model.ts';
import { coverageSums, makeScope, type Place, type PlaceSpec } from '../content/scope.ts';
import {
  type LinedColumn,
  linedFields,
  linedHead,
  linedRow,
  linedTotal,
} from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawBody,
  drawMeasures,
  ladder,
  leaveOpen,
  programFoot,
} from '../drawing/scope-body.ts';
import { drawScopeCover, factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade'], above: readonly string[]): PlaceSpec => ({
  name,
  trade,
  above,
  coverage: 'Dwelling',
});

const places: readonly PlaceSpec[] = [
  place('Utility Room', 'inside', ['Main Level']),
  place('Kitchen', 'inside', ['Main Level']),
  place('Hallway', 'wet', ['Main Level']),
  place('Bedroom 3', 'inside', ['Upper Level']),
  place('Hall Bath', 'inside', ['Upper Level']),
  place('Roof', 'roof', ['Exterior']),
  place('Siding', 'elevation', ['Exterior']),
  place('Clean-Up', 'haul', []),
];

/** Trades that charge for coming at all. */
const comers = [
  'Carpenter - General Framer',
  'Drywall Installer/Finisher',
  'Electrician',
  'Flooring Installer',
  'Plumber',
  'Painter',
  'Roofer',
] as const;

/**
 * A carrier's print in the contractor's form: rates to reset, to remove and to replace, no
 * depreciation in the rows but on the summary, places with length, width and height in one line;
 * after the last sum what each trade charges for coming at all, by trade without numbers and
 * quantities, which the line items' sum leaves out and the summary adds. A letter with the amounts
 * of a payment comes before.
 */
export const baseChargesCarrier: Print = {
  name: 'base-charges-carrier',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Cedar Valley Assurance', {
      taxPercent: 8.25,
      overheadProfit: false,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0.16,
      machine: 0.4,
      minimums: 0,
    });
    const { facts } = scope;
    const style = printStyle({
      family: random.pick(['times', 'times', 'helvetica']),
      size: 9,
      leading: 1.2,
      marginLeft: 50,
      marginRight: 46,
      marginTop: 60,
      marginBottom: 58,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['spaced-line', 'cell', 'word'] as const),
      sizeIn: random.pick(['font', 'matrix'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const [its] = coverageSums(scope);
    if (its === undefined) throw new Error('An estimate has a coverage.');
    const charges = random
      .fork('charges')
      .sample(comers, random.int(2, 5))
      .map((trade): readonly [string, number] => [trade, random.int(6100, 24800) / 100]);
    const charged = toAmount(sum(charges.map(([, amount]) => amount)));
    const rcv = toAmount(sum([its.rcv, charged]));
    const depreciation = toAmount(lineAmount(its.rcv, 0.1375));
    const acv = toAmount(sum([rcv, -depreciation]));
    const deductible = random.pick([500, 1000, 1750]);
    const net = Math.max(0, toAmount(sum([acv, -deductible])));
    flow.furniture = () => {
      flow.mark({ text: 'Cedar Valley Assurance', x: left, bold: true, size: 14 }, 34);
      flow.mark({ text: 'Western Property Claims  -  (555) 555-0144', x: left, size: 8 }, 46);
      if (flow.page > 1) programFoot(flow, scope);
    };
    flow.startPage('other');
    flow.space(1);
    for (const text of [
      usDate(facts.dateEntered),
      '',
      facts.insuredName,
      facts.propertyStreet,
      facts.propertyTown,
      '',
      `RE: Claim ${facts.claimNumber}, loss of ${usDate(facts.dateOfLoss)}`,
      '',
    ])
      flow.line([{ text, x: left }]);
    flow.paragraph(
      `Enclosed is our estimate of the covered damage. The cost to repair or replace is $${money(rcv)}. From it we have taken depreciation of $${money(depreciation)} and your deductible of $${money(deductible)}; a payment of $${money(net)} is on its way to you and to your mortgagee.`,
    );
    flow.space(0.8);
    flow.paragraph(
      'You may claim what was held back once the work is done. Send us the invoices within one year of the loss. If your contractor finds more damage, call before it is repaired: we may want to look at it.',
    );
    flow.space(2);
    flow.line([{ text: facts.claimRepresentative, x: left }]);
    drawScopeCover(flow, scope, { insured: 'Insured:', adjuster: 'Claim Rep.:', heading: null });
    const at = (x: number): number => left + x;
    const columns: readonly LinedColumn[] = [
      { key: 'quantity', head: ['QTY'], at: at(262) },
      { key: 'reset', head: ['RESET'], at: at(308) },
      { key: 'remove', head: ['REMOVE'], at: at(356) },
      { key: 'replace', head: ['REPLACE'], at: at(410) },
      { key: 'tax', head: ['TAX'], at: at(454) },
      { key: 'rcv', head: ['TOTAL'], at: right },
    ];
    // The rates add up to the price of a unit.
    const printed = [...linedFields(columns), 'unitPrice' as const];
    const sizes = random.fork('sizes');
    const heading = (place: Place): void => {
      flow.space(0.7);
      const inches = (): string => `${sizes.int(6, 24)}' ${sizes.int(1, 11)}"`;
      flow.line([
        { text: place.name, x: left, bold: true, size: style.size + 1.5 },
        ...(place.height === null
          ? []
          : [
              {
                text: `LxWxH ${inches()} x ${inches()} x ${place.height}`,
                x: right,
                align: 'right' as const,
              },
            ]),
      ]);
      drawMeasures(flow, place, left + 130, left + 320);
      flow.space(0.4);
    };
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 12,
      area: (name) => {
        flow.space(0.5);
        centered(flow, name, style.size + 3);
      },
      place: heading,
      head: () => {
        linedHead(flow, columns, 'DESCRIPTION');
        flow.rule(left, right, 0.6);
        flow.y += 3;
      },
      section: () => undefined,
      row: (item) =>
        linedRow(flow, item, { columns, words: 206, hang: 0, figures: 'first', mayBreak: false }),
      notes: (item) => {
        if (item.machineNotes.length > 0 || item.note !== null) flow.space(0.3);
        for (const text of item.machineNotes) flow.paragraph(text);
        if (item.note !== null) flow.paragraph(item.note);
        flow.space(0.4);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2.6);
        flow.rule(left, right, 0.5);
        flow.y += 3;
        const word =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        linedTotal(flow, columns, `${word} ${name}`, amounts);
        flow.space(0.6);
        return true;
      },
      continued: (place) => {
        centered(flow, `CONTINUED - ${place.name}`);
        flow.space(0.3);
      },
      truth: (item, page) =>
        truthOfPrinted(item, page, { layout: 5, printed, style, layer, reset: true }),
    });
    flow.need(flow.leading * (charges.length + 6));
    flow.space(1);
    flow.line([
      { text: 'Adjustments for Base Service Charges', x: left, bold: true },
      { text: 'Adjustment', x: right, align: 'right', bold: true },
    ]);
    flow.rule(left, right, 0.6);
    flow.y += 3;
    for (const [trade, amount] of charges)
      flow.line([
        { text: trade, x: left },
        { text: money(amount), x: right, align: 'right' },
      ]);
    flow.rule(left, right, 0.4);
    flow.y += 3;
    flow.line([
      { text: 'Total Adjustments for Base Service Charges:', x: left, bold: true },
      { text: money(charged), x: right, align: 'right', bold: true },
    ]);
    leaveOpen(flow, body.items);
    flow.startPage('summary');
    centered(flow, 'Summary for Dwelling', style.size + 2);
    flow.space(0.6);
    ladder(
      flow,
      [
        ['Line Item Total', money(its.lineItemTotal)],
        ['Total Adjustments for Base Service Charges', money(charged)],
        ['Material Sales Tax', money(its.tax)],
        ['Replacement Cost Value', `$${money(rcv)}`, true, true],
        ['Less Depreciation', `(${money(depreciation)})`],
        ['Actual Cash Value', `$${money(acv)}`, true, true],
        ['Less Deductible', `(${money(deductible)})`],
        ['Net Claim', `$${money(net)}`, true, true],
        ['Total Recoverable Depreciation', money(depreciation)],
        [
          'Net Claim if Depreciation is Recovered',
          `$${money(toAmount(sum([net, depreciation])))}`,
          true,
          true,
        ],
      ],
      left + 70,
      right - 80,
    );
    const summary: TruthSummary = {
      coverage: 'Dwelling',
      lineItemTotal: its.lineItemTotal,
      rcv,
      acv,
      deductible,
      netClaim: net,
    };
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 5,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries: [summary],
        facts: factsOfCover(scope),
      },
    };
  },
};
