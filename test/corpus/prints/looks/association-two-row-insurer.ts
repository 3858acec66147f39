import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem, TruthSummary } from '../../model.ts';
import { rewordLines } from '../content/list-words.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec, type Scope } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRoomRecap } from '../drawing/recap-pages.ts';
import { centered, drawMeasures, leaveOpen, lostText, settled } from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: string,
  coverage = 'Dwelling',
): PlaceSpec => ({ name, trade, above: [above], coverage });

const places: readonly PlaceSpec[] = [
  place('Family Room', 'inside', 'Main Level'),
  place('Powder Room', 'inside', 'Main Level'),
  place('Utility', 'wet', 'Main Level'),
  place('Primary Bedroom', 'inside', 'Level 2'),
  place('Loft', 'inside', 'Level 2'),
  place('Main Roof', 'roof', 'Roof Plan'),
  place('Backyard', 'yard', 'Grounds', 'Other Structures'),
  place('Driveway & Gate', 'yard', 'Grounds', 'Other Structures'),
];

const incurredHead = 'Ordinance or Law - Paid When Incurred';

/** Moves the last row of some places behind a head of its own; it adds nothing to any sum. */
const setAside = (scope: Scope, chance: (share: number) => boolean): void => {
  for (const place of scope.places) {
    const last = place.items.at(-1);
    if (last === undefined || place.items.length < 3 || place.trade === 'wet' || !chance(0.35))
      continue;
    last.section = incurredHead;
    last.paidWhenIncurred = 'section';
    last.depreciation = 0;
    last.depreciationPercent = last.depreciationPercent === null ? null : 0;
    last.depreciationMark = null;
    last.acv = last.rcv;
    last.note = null;
  }
  addUp(scope);
};

/** A column per coverage and what is paid of it below. */
const drawStatement = (flow: Flow, scope: Scope, deductible: number): TruthSummary[] => {
  const sums = coverageSums(scope);
  const stops = sums.map((_, index) => flow.left + 300 + index * 120);
  const row = (label: string, texts: readonly string[], bold = false): void =>
    flow.line([
      { text: label, x: flow.left + 20, bold },
      ...texts.map((text, index) => ({
        text,
        x: stops[index] ?? flow.right,
        align: 'right' as const,
        bold,
      })),
    ]);
  const facts = sums.map((sum, index) => settled(sum, index === 0 ? deductible : 0));
  centered(flow, 'STATEMENT OF LOSS', 13);
  flow.space(1);
  row(
    'Coverage',
    sums.map(({ name }) => name),
    true,
  );
  flow.rule(flow.left, flow.right, 0.8);
  flow.y += 3;
  const of = (values: readonly number[]): string[] => values.map((value) => `$${money(value)}`);
  const less = (values: readonly number[]): string[] => values.map((value) => `($${money(value)})`);
  row('Replacement Cost Value', of(sums.map(({ rcv }) => rcv)));
  row(
    'Less Recoverable Depreciation',
    less(sums.map((sum) => toAmount((sum.depreciation - sum.lost).toFixed(2)))),
  );
  row('Less Non-Recoverable Depreciation', less(sums.map(({ lost }) => lost)));
  row('Actual Cash Value', of(facts.map(({ acv }) => acv)), true);
  row('Less Deductible', less(sums.map((_, index) => (index === 0 ? deductible : 0))));
  row('Net Claim', of(facts.map(({ net }) => net)), true);
  flow.rule(flow.left, flow.right, 0.8);
  flow.space(1);
  flow.paragraph(
    'Amounts for ordinance or law are paid when the work has been done and are not part of the figures above.',
    { italic: true },
  );
  return sums.map((sum, index) => ({
    coverage: sum.name,
    lineItemTotal: null,
    rcv: sum.rcv,
    acv: facts[index]?.acv ?? null,
    deductible: index === 0 ? deductible : null,
    netClaim: facts[index]?.net ?? null,
  }));
};

/**
 * An association insurer's print: a letter, a statement of loss with a column per coverage, words
 * in bold over their figures, overhead and profit within the row, the coverage at the right of a
 * room's name, and rows for code set aside below a head of their own.
 */
export const associationTwoRowInsurer: Print = {
  name: 'association-two-row-insurer',
  open: false,
  lines: [6, 17, 36, 64, 110],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Garrison Members Association', {
      taxPercent: 6.5,
      overheadProfit: true,
      depreciated: 0.6,
      lost: 0.2,
      capPercent: 75,
      notes: 0.2,
      machine: 0.5,
      minimums: 2,
    });
    rewordLines(random.fork('words'), scope, 0.35);
    setAside(scope, random.fork('aside').chance);
    for (const item of scope.items) item.bold = true;
    const { facts } = scope;
    const deductible = random.pick([500, 1000]);
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation']),
      size: 8,
      leading: 1.28,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 66,
      marginBottom: 58,
      paidWhenIncurredAmounts: 'full',
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : { ...plainLayer, runs: random.pick(['cell', 'gaps', 'word'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'GARRISON', x: left, bold: true, size: 14 }, 40);
      flow.mark({ text: 'Members Association Property Claims', x: left + 92, size: 7 }, 40);
      flow.mark({ text: `Claim ${facts.claimNumber}`, x: right, align: 'right', size: 7 }, 40);
      flow.rule(left, right, 1.2, 48);
      const foot = flow.sheet.height - 28;
      flow.mark({ text: facts.estimateName, x: left, size: 7 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: 306, align: 'center', size: 7 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 7 }, foot);
    };
    flow.startPage('letter');
    for (const text of [
      usDate(facts.dateEntered),
      '',
      facts.insuredName,
      facts.propertyStreet,
      facts.propertyTown,
      '',
      `Dear ${facts.insuredName}:`,
    ])
      flow.line([{ text, x: left }]);
    flow.space(1);
    for (const text of [
      'Enclosed is our estimate of the damage to your home. Please share it with the contractor of your choice before work begins.',
      'If your contractor finds additional damage or cannot do the work for the amounts shown, call us before any change is made. We must be given the chance to inspect.',
      'You have 12 months from the date of this letter to claim recoverable depreciation.',
      'Sincerely,',
      facts.claimRepresentative,
    ]) {
      flow.paragraph(text);
      flow.space(0.8);
    }
    flow.startPage('cover');
    const pair = (label: string, value: string, x = left): void =>
      flow.line([
        { text: label, x, bold: true },
        { text: value, x: x + 96 },
      ]);
    centered(flow, 'Dwelling and Other Structures Estimate', 12);
    flow.space(1);
    pair('Insured:', facts.insuredName);
    pair('Property:', facts.propertyStreet);
    pair('', facts.propertyTown);
    flow.space(0.6);
    pair('Claim Rep.:', facts.claimRepresentative);
    pair('Estimator:', facts.estimator);
    flow.space(0.6);
    pair('Claim Number:', facts.claimNumber);
    pair('Policy Number:', facts.policyNumber);
    pair('Type of Loss:', facts.typeOfLoss);
    pair('Date of Loss:', usDate(facts.dateOfLoss));
    pair('Date Inspected:', usDate(facts.dateInspected));
    pair('Price List:', facts.priceList);
    pair('Estimate:', facts.estimateName);
    flow.startPage('summary');
    const summaries = drawStatement(flow, scope, deductible);
    const column = (
      key: LinedColumn['key'],
      head: string,
      at: number,
      text?: (item: ModelItem) => string,
    ): LinedColumn => ({
      key,
      head: [head],
      at: left + at,
      ...(text === undefined ? {} : { text }),
    });
    flow.startPage('items');
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        column('quantity', 'QUANTITY', 66),
        column('price', 'UNIT', 116),
        column('tax', 'TAX', 158),
        column('op', 'GCO&P', 206),
        column('rcv', 'RCV', 262),
        column('worn', 'AGE/LIFE', 318),
        column('condition', 'COND.', 368),
        column('share', 'DEP %', 418),
        column('lost', 'DEPREC.', 474, (item) => lostText(item)),
        column('acv', 'ACV', 532),
      ],
      layout: 3,
      head: null,
      words: right - left,
      figures: 'below',
      labels: {
        room: 'Totals:',
        level: 'Total:',
        line_items: 'Line Item Totals:',
        labor_minimums: 'Totals:',
      },
      placeAt: [left, left, left],
      note: { x: left + 14, italic: true },
      own: {
        area: (name) => {
          flow.space(0.8);
          flow.line([{ text: name, x: left, bold: true, size: 12 }]);
        },
        place: (its) => {
          flow.space(0.8);
          flow.line([
            { text: its.name, x: left, bold: true, size: 10 },
            { text: `Coverage: ${its.coverage}`, x: 340 },
            ...(its.height === null
              ? []
              : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
          ]);
          drawMeasures(flow, its, left + 20, left + 270);
          flow.space(0.4);
        },
        section: (name) => {
          flow.need(flow.leading * 5);
          flow.space(0.3);
          flow.line([{ text: name, x: left, bold: true, italic: true }]);
          flow.space(0.2);
        },
        continued: (its) => {
          flow.line([{ text: `CONTINUED - ${its.name}`, x: left, bold: true }]);
          flow.space(0.4);
        },
      },
    });
    drawRoomRecap(flow, scope);
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 3,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
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
