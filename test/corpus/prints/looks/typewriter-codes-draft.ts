import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem, TruthItem } from '../../model.ts';
import { addUp, makeScope, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRoomRecap } from '../drawing/recap-pages.ts';
import {
  centered,
  drawBody,
  drawMeasures,
  factLines,
  ladder,
  leaveOpen,
  numberOf,
  wordsOf,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts, truthOfPrinted } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade'], level: string): PlaceSpec => ({
  name,
  trade,
  above: [level],
  coverage: 'Dwelling',
});

const places: readonly PlaceSpec[] = [
  { ...place('Recreation Rm', 'inside', 'Basement'), sections: ['Tear Out', 'Put Back'] },
  place('Mechanical', 'wet', 'Basement'),
  place('Powder Rm (1/2 Bath)', 'inside', 'Main Level'),
  { ...place('Dining', 'inside', 'Main Level'), sections: ['Ceiling', 'Walls', 'Floor'] },
  place('Stair 1', 'inside', 'Main Level'),
  place('Roof - Rear Only', 'roof', 'Exterior'),
  place('West Side', 'elevation', 'Exterior'),
  place('Misc.', 'haul', 'Exterior'),
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'removePrice',
  'replacePrice',
  'resetPrice',
  'tax',
  'overheadProfit',
  'rcv',
  'cat',
  'sel',
  'calculation',
];

/** What the estimator wrote of a room's measures where a quantity is asked for. */
const formulas: Readonly<Record<string, readonly string[]>> = {
  SF: ['W*.5', 'F+C', '(W+C)/2', 'C/2+14', 'W-21', 'WC'],
  LF: ['PF-(2*3)', 'PC+4.5', 'PF/2'],
  SQ: ['SQ*1.12', 'SQ/2'],
};

/** A quantity as the sum that it was reckoned from: `12+14.5`. */
const added = (quantity: number): string => {
  const half = Math.floor(quantity / 2);
  return half === 0 ? String(quantity) : `${half}+${toAmount(sum([quantity, -half]))}`;
};

/**
 * A rough draft from a desk that prints in a typewriter's face: codes before the words, formulas
 * with brackets and slashes below them, rates to reset, remove and replace that are added up in the
 * row, overhead and profit per row, flags in brackets, words where nothing is priced, levels with
 * sums; no plans and no openings.
 */
export const typewriterCodesDraft: Print = {
  name: 'typewriter-codes-draft',
  open: false,
  lines: [6, 15, 31, 54, 92],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Copperline Insurance Exchange', {
      taxPercent: 5.75,
      overheadProfit: true,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0.18,
      machine: 0.4,
      minimums: 2,
    });
    const marks = random.fork('marks');
    for (const item of scope.items) {
      const known = formulas[item.unit];
      if (item.laborMinimum || marks.chance(0.35)) item.calculation = String(item.quantity);
      else if (known === undefined || marks.chance(0.3)) item.calculation = added(item.quantity);
      else item.calculation = marks.pick(known);
      if (!item.laborMinimum && marks.chance(0.1))
        item.roughDraftFlag = marks.pick(['*', 'N', 'E']);
      if (item.laborMinimum || item.machineNotes.length > 0 || !marks.chance(0.05)) continue;
      item.priceNote = marks.pick(['OPEN ITEM', 'PENDING', 'SEE BID', 'REVISED']);
      item.roughDraftFlag = 'N';
      for (const key of [
        'unitPrice',
        'removeRate',
        'replaceRate',
        'resetRate',
        'lineItemTotal',
        'tax',
        'overhead',
        'profit',
        'overheadProfit',
        'rcv',
        'acv',
      ] as const)
        item[key] = 0;
    }
    addUp(scope);
    const { facts } = scope;
    const style = printStyle({
      family: 'courier',
      size: 7.5,
      leading: 1.24,
      marginLeft: 34,
      marginRight: 34,
      marginTop: 58,
      marginBottom: 52,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'spaced-line'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'COPPERLINE INSURANCE EXCHANGE', x: left, bold: true, size: 10 }, 32);
      flow.mark({ text: 'Rough Draft - not for release', x: right, align: 'right' }, 32);
      flow.mark({ text: `${facts.insuredName} / ${facts.claimNumber}`, x: left }, 43);
      const foot = flow.sheet.height - 28;
      flow.mark({ text: facts.estimateName, x: left }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: right - 110, align: 'right' }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right' }, foot);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Home:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Claim Rep.:', facts.claimRepresentative, 'Business:', facts.phone],
        ['', ''],
        ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
        ['Type of Loss:', facts.typeOfLoss],
        ['', ''],
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Date Entered:', usDate(facts.dateEntered)],
        ['', ''],
        ['Price List:', facts.priceList],
        ['', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 90, left + 370],
    );
    const at = { cat: left + 32, sel: left + 56, act: left + 92, words: left + 110 };
    const stops = [left + 206, left + 280, left + 332, left + 396, left + 438, left + 486, right];
    const cells = (texts: readonly string[], from: number, bold = false) =>
      texts.map((text, index) => ({
        text,
        x: stops[from + index] ?? right,
        align: 'right' as const,
        bold,
      }));
    const head = (): void => {
      flow.need(flow.leading * 6);
      flow.line([
        { text: 'CAT', x: at.cat, bold: true },
        { text: 'SEL', x: at.sel, bold: true },
        { text: 'ACT', x: at.act, bold: true },
        { text: 'DESCRIPTION', x: at.words + 14, bold: true },
      ]);
      flow.line([
        { text: 'CALC', x: at.cat, bold: true },
        ...cells(['QTY', 'RESET', 'REMOVE', 'REPLACE', 'TAX', 'O&P', 'TOTAL'], 0, true),
      ]);
      flow.rule(left, right, 0.6);
      flow.y += 3;
    };
    const row = (item: ModelItem): number => {
      const text = flow.wrap(wordsOf(item), right - at.words);
      flow.need(flow.leading * (text.length + 1));
      const { page } = flow;
      for (const [index, words] of text.entries())
        flow.line([
          ...(index > 0
            ? []
            : [
                { text: numberOf(item), x: left },
                { text: item.cat, x: at.cat },
                { text: item.sel, x: at.sel },
                { text: item.activity, x: at.act + 4 },
              ]),
          { text: words, x: at.words },
        ]);
      const flag = item.roughDraftFlag === null ? '' : `[${item.roughDraftFlag}]`;
      flow.line([
        { text: item.calculation, x: at.cat },
        ...cells([`${money(item.quantity)}${item.unit}`], 0),
        { text: flag, x: left + 210 },
        ...(item.priceNote === null
          ? cells(
              [
                `${money(item.resetRate)}+`,
                `${money(item.removeRate)}+`,
                `${money(item.replaceRate)} =`,
                money(item.tax),
                money(item.overheadProfit),
                money(item.rcv),
              ],
              1,
            )
          : [{ text: item.priceNote, x: right, align: 'right' as const }]),
      ]);
      return page;
    };
    flow.startPage('items');
    centered(flow, facts.estimateName, 10);
    const body = drawBody(flow, scope, {
      together: flow.leading * 13,
      area: (name) => {
        flow.space(0.5);
        centered(flow, name, 10);
        flow.space(0.3);
      },
      place: (its) => {
        flow.space(0.6);
        flow.line([
          { text: its.name, x: left, bold: true, size: 9 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
        ]);
        drawMeasures(flow, its, left + 60, left + 300);
        flow.space(0.5);
      },
      head,
      section: (name) => {
        flow.need(flow.leading * 4);
        flow.line([{ text: `** ${name} **`, x: at.cat, bold: true }]);
      },
      row,
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: at.cat });
        if (item.note !== null) flow.paragraph(item.note, { x: at.cat });
        flow.space(0.35);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2.4);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.rule(left, right, 0.4);
        flow.y += 2;
        flow.line([
          { text: `${label} ${name}`, x: left, bold: true },
          ...cells(
            [money(amounts.tax), money(amounts.overheadProfit), money(amounts.rcv)],
            4,
            true,
          ),
        ]);
        flow.space(0.9);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, 8.5);
        flow.space(0.4);
      },
      truth: (item, page) =>
        truthOfPrinted(item, page, { layout: 6, printed, style, layer, reset: true }),
    });
    leaveOpen(flow, body.items);
    const { totals } = scope;
    const deductible = random.pick([1000, 2500]);
    const net = Math.max(0, toAmount(sum([totals.rcv, -deductible])));
    flow.startPage('summary');
    centered(flow, 'Summary', 10);
    flow.space(0.6);
    ladder(
      flow,
      [
        ['Line Item Total', money(totals.lineItemTotal)],
        ['Material Sales Tax', money(totals.tax)],
        ['Subtotal', money(toAmount(sum([totals.lineItemTotal, totals.tax]))), false, true],
        ['Overhead', money(toAmount(sum(scope.items.map((item) => item.overhead))))],
        ['Profit', money(toAmount(sum(scope.items.map((item) => item.profit))))],
        ['Replacement Cost Value', `$${money(totals.rcv)}`, true, true],
        ['Less Deductible', `(${money(deductible)})`],
        ['Net Claim', `$${money(net)}`, true, true],
      ],
      left + 60,
      right - 110,
    );
    drawRoomRecap(flow, scope);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 6,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries: [
          {
            coverage: null,
            lineItemTotal: totals.lineItemTotal,
            rcv: totals.rcv,
            acv: null,
            deductible,
            netClaim: net,
          },
        ],
        facts: {
          ...noFacts,
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          priceList: facts.priceList,
        },
      },
    };
  },
};
