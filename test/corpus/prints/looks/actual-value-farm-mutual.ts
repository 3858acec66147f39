import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import type { Cell } from '../../drawing/flow.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { Amounts, ModelItem, TruthItem, TruthSummary } from '../../model.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawBody,
  factLines,
  ladder,
  leaveOpen,
  lostText,
  numberOf,
  wordsOf,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling, outbuildings] = ['Dwelling', 'Farm Outbuildings'] as const;

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage: string = dwelling,
): PlaceSpec => ({ name, trade, above, coverage });

const places: readonly PlaceSpec[] = [
  place('Roofing', 'roof', ['HOUSE']),
  place('Siding & Gutters', 'elevation', ['HOUSE']),
  place('Sun Porch', 'inside', ['HOUSE']),
  place('Roofing', 'roof', ['MACHINE SHED'], outbuildings),
  place('Siding & Gutters', 'elevation', ['MACHINE SHED'], outbuildings),
  place('Feed Lot Fence', 'yard', [], outbuildings),
  place('Debris', 'haul', []),
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'rcv',
  'ageYears',
  'lifeYears',
  'depreciationPercent',
  'depreciation',
  'depreciationRecoverable',
  'acv',
];

/**
 * A farm mutual's print under a policy that pays the actual cash value only: everything lost is
 * lost for good, age and life stand in columns of their own without a unit, no tax and no condition
 * in the rows, `Replace` before what is installed, the same trades under house and shed, and two
 * taxes on the summary alone.
 */
export const actualValueFarmMutual: Print = {
  name: 'actual-value-farm-mutual',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Prairie Grange Mutual', {
      taxPercent: 0,
      overheadProfit: false,
      depreciated: 0.9,
      lost: 1,
      capPercent: 90,
      notes: 0.16,
      machine: 0.2,
      minimums: 0,
    });
    for (const item of scope.items)
      if (item.activity === '+' && item.lifeYears !== null && !/^(PNT|CLN)$/.test(item.cat))
        item.prefix = 'Replace ';
    addUp(scope);
    const { facts } = scope;
    facts.claimNumber = `300-0${random.int(100000, 999999)}-2026`;
    facts.typeOfLoss = 'Hail';
    const style = printStyle({
      family: 'helvetica',
      size: 8.5,
      leading: 1.25,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 52,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'spaced-line', 'word'] as const),
      bold: random.pick(['face', 'twice'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark(
        { text: 'PRAIRIE GRANGE MUTUAL INSURANCE COMPANY', x: 306, align: 'center', bold: true },
        30,
      );
      flow.mark(
        { text: `Insured: ${facts.insuredName}   Claim: ${facts.claimNumber}`, x: left, size: 7.5 },
        44,
      );
      const foot = flow.sheet.height - 30;
      flow.mark({ text: `${facts.estimateName}`, x: left, size: 7.5 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: 470, size: 7.5 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('cover');
    flow.space(1);
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Cell:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        [''.padEnd(1), ''],
        ['Claim Rep.:', facts.claimRepresentative, 'Cell:', '(402) 555-0119'],
        ['Company:', 'Prairie Grange Mutual Insurance Company'],
        [''.padEnd(1), ''],
        ['Agency:', 'Tillman Crop & Farm Agency'],
      ],
      [left + 80, left + 330],
    );
    flow.space(1);
    flow.line([
      { text: `Claim Number: ${facts.claimNumber}`, x: left },
      { text: `Policy Number: ${facts.policyNumber}`, x: left + 190 },
      { text: `Type of Loss: ${facts.typeOfLoss}`, x: left + 380 },
    ]);
    flow.space(1);
    flow.line([
      { text: 'Coverage', x: left + 20, bold: true },
      { text: 'Deductible', x: left + 260, align: 'right', bold: true },
      { text: 'Policy Limit', x: left + 360, align: 'right', bold: true },
    ]);
    const deductible = random.pick([1000, 2500, 5000]);
    for (const [name, less, limit] of [
      [dwelling, `$${money(deductible)}`, `$${money(random.int(140, 390) * 1000)}`],
      [outbuildings, '$0.00', `$${money(random.int(30, 90) * 1000)}`],
      ['Household Personal Property', '$0.00', '$84,000.00'],
    ] as const)
      flow.line([
        { text: name, x: left + 20 },
        { text: less, x: left + 260, align: 'right' },
        { text: limit, x: left + 360, align: 'right' },
      ]);
    flow.space(1);
    factLines(
      flow,
      [
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Date Received:', usDate(facts.dateReceived)],
        ['Date Inspected:', usDate(facts.dateInspected)],
        ['Price List:', facts.priceList],
        ['', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 80, left + 330],
    );
    interface Column {
      head: string;
      at: number;
      text(item: ModelItem): string;
      sum?: (amounts: Amounts) => number;
    }
    const columns: readonly Column[] = [
      { head: 'QUANTITY', at: left + 240, text: (item) => `${money(item.quantity)} ${item.unit}` },
      { head: 'UNIT', at: left + 284, text: (item) => money(item.unitPrice) },
      { head: 'RCV', at: left + 340, text: (item) => money(item.rcv), sum: ({ rcv }) => rcv },
      { head: 'AGE', at: left + 366, text: (item) => String(item.ageYears) },
      { head: 'LIFE', at: left + 394, text: (item) => String(item.lifeYears ?? 'NA') },
      {
        head: 'DEP %',
        at: left + 432,
        text: (item) =>
          item.depreciationPercent === null ? 'NA' : `${item.depreciationPercent.toFixed(2)}%`,
      },
      {
        head: 'DEPREC.',
        at: left + 482,
        text: (item) => lostText(item, '<0.00>'),
        sum: ({ depreciation }) => depreciation,
      },
      { head: 'ACV', at: right, text: (item) => money(item.acv), sum: ({ acv }) => acv },
    ];
    const cell = (column: Column, text: string, bold = false): Cell => ({
      text,
      x: column.at,
      align: 'right',
      bold,
    });
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 8,
      area: (name) => {
        flow.space(0.8);
        flow.line([{ text: name, x: left, bold: true, size: style.size + 3 }]);
        flow.rule(left, right, 1.2);
        flow.y += 2;
      },
      place: (its) => {
        flow.space(0.6);
        flow.line([{ text: its.name, x: left, bold: true, size: style.size + 1 }]);
        flow.space(0.2);
      },
      head: () => {
        flow.line([
          { text: 'DESCRIPTION', x: left, bold: true },
          ...columns.map((column) => cell(column, column.head, true)),
        ]);
        flow.rule(left, right, 0.5);
        flow.y += 2;
      },
      section: () => undefined,
      row: (item) => {
        const words = flow.wrap(`${numberOf(item)} ${wordsOf(item)}`, 186);
        flow.need(flow.leading * words.length);
        const { page } = flow;
        for (const [index, text] of words.entries())
          flow.line([
            { text, x: left + (index === 0 ? 0 : 12) },
            ...(index === 0 ? columns.map((column) => cell(column, column.text(item))) : []),
          ]);
        return page;
      },
      notes: (item) => {
        if (item.machineNotes.length > 0 || item.note !== null) flow.space(0.2);
        for (const text of item.machineNotes) flow.paragraph(text, { x: left + 12 });
        if (item.note !== null) flow.paragraph(`${item.note}`, { x: left + 12, italic: true });
        flow.space(0.25);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2.5);
        flow.rule(left, right, 0.5);
        flow.y += 2;
        const word =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.line([
          { text: `${word} ${name}`, x: left, bold: true },
          ...columns.flatMap((column) =>
            column.sum === undefined ? [] : [cell(column, money(column.sum(amounts)), true)],
          ),
        ]);
        flow.space(0.5);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`);
        flow.space(0.3);
      },
      truth: (item, page) =>
        truthOfPrinted(
          item,
          page,
          { layout: 2, printed, style, layer },
          // The mark of the share that ends depreciation is not printed.
          { unjudged: item.depreciationMark === null ? [] : ['flags'] },
        ),
    });
    leaveOpen(flow, body.items);
    const summaries = coverageSums(scope).map((its, index): TruthSummary => {
      flow.startPage('summary');
      const less = index === 0 ? deductible : 0;
      const material = toAmount(lineAmount(its.lineItemTotal, 0.0235));
      const repair = toAmount(lineAmount(its.lineItemTotal, 0.0081));
      const rcv = toAmount(sum([its.lineItemTotal, material, repair]));
      const acv = toAmount(sum([rcv, -its.depreciation]));
      const net = Math.max(0, toAmount(sum([acv, -less])));
      centered(flow, `Summary for ${its.name}`, style.size + 2);
      flow.space(0.5);
      ladder(
        flow,
        [
          ['Line Item Total', money(its.lineItemTotal)],
          ['Material Sales Tax', money(material)],
          ['Repair Labor Tax', money(repair)],
          ['Replacement Cost Value', `$${money(rcv)}`, true, true],
          ['Less Non-recoverable Depreciation', `<${money(its.depreciation)}>`],
          ['Actual Cash Value', `$${money(acv)}`, true, true],
          ...(less === 0 ? [] : ([['Less Deductible', `(${money(less)})`]] as const)),
          ['Net Claim', `$${money(net)}`, true, true],
        ],
        left + 90,
        right - 110,
      );
      flow.space(2);
      centered(flow, facts.claimRepresentative, style.size);
      return {
        coverage: its.name,
        lineItemTotal: its.lineItemTotal,
        rcv,
        acv,
        deductible: less === 0 ? null : less,
        netClaim: net,
      };
    });
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 2,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: {
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          // In capitals in the letterhead, in small letters beside its label.
          carrierName: null,
          priceList: facts.priceList,
        },
      },
    };
  },
};
