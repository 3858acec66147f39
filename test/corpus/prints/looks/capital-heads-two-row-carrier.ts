import { decimal, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem, TruthItem } from '../../model.ts';
import { addUp, coverageSums, makeScope, type Place, type PlaceSpec } from '../content/scope.ts';
import { drawCoverageShares, drawCoverageSummary } from '../drawing/coverage-ends.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawBody,
  drawMeasures,
  factLines,
  figures,
  ladder,
  leaveOpen,
  lostText,
  numberOf,
  shareText,
  wordsOf,
  wornText,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling, codes, others] = [
  'Dwelling',
  'Dwelling - Ordinance or Law - Code Upgrade',
  'Other Structures',
] as const;

const outside = ['Source - AERIAL Roof', 'Exterior'] as const;

const places: readonly PlaceSpec[] = [
  {
    name: 'Masonry',
    trade: 'elevation',
    above: outside,
    coverage: dwelling,
    sections: ['CHIMNEY', 'REAR WALL'],
  },
  { name: 'Fascia and Soffit', trade: 'elevation', above: outside, coverage: dwelling },
  {
    name: 'Roof1',
    trade: 'roof',
    above: outside,
    coverage: dwelling,
    sections: ['Roof Surface', 'Roof Components'],
  },
  {
    name: 'Tree',
    trade: 'yard',
    above: outside,
    coverage: others,
    sections: [
      'TREE REMOVAL FROM COVERED STRUCTURE',
      'TREE DEBRIS REMOVAL FROM THE GROUND - LIMITED TO $500',
    ],
  },
  { name: 'Fencing', trade: 'yard', above: outside, coverage: others },
  { name: 'Guest Bath', trade: 'inside', above: ['SKETCH1', 'Main Level'], coverage: dwelling },
  {
    name: 'Utility',
    trade: 'inside',
    above: ['SKETCH1', 'Main Level'],
    coverage: dwelling,
    sections: ['CEILING', 'WALLS AND TRIM'],
  },
  { name: 'General Conditions', trade: 'haul', above: [], coverage: dwelling },
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'tax',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
  'ageYears',
  'lifeYears',
  'condition',
  'depreciationPercent',
];

/** Rows of such places bear no overhead and profit, and their tables have no column for it. */
const withoutProfit: ReadonlySet<string> = new Set(['Tree', 'Fencing', 'General Conditions']);

const takeProfit = (item: ModelItem): void => {
  item.overhead = 0;
  item.profit = 0;
  item.overheadProfit = 0;
  item.rcv = toAmount(sum([item.lineItemTotal, item.tax]));
  if (item.depreciation !== 0)
    item.depreciation = toAmount(
      decimal(item.rcv)
        .times(item.depreciationPercent ?? 0)
        .div(100),
    );
  item.acv = toAmount(sum([item.rcv, -item.depreciation]));
};

/**
 * A carrier of two-line rows: heads inside a room are plain capitals, with a colon or without, and
 * the first of them stands right below the heads of the columns; overhead and profit have a column
 * in some rooms only; a room's name may end a page whose table begins the next one; what codes ask
 * for counts in no sum; two customers share a line, and limits share other limits.
 */
export const capitalHeadsTwoRowCarrier: Print = {
  name: 'capital-heads-two-row-carrier',
  open: true,
  draw: (random, lines) => {
    const scope = makeScope(
      random.fork('scope'),
      lines,
      places,
      'BRACKEN PERSONAL INSURANCE COMPANY',
      {
        taxPercent: 6.25,
        overheadProfit: true,
        depreciated: 0.7,
        lost: 0.05,
        capPercent: 90,
        notes: 0.15,
        machine: 0.3,
        minimums: 2,
      },
    );
    const marks = random.fork('marks');
    for (const item of scope.items) {
      if (withoutProfit.has(item.room)) takeProfit(item);
      // A short head may be taken for the end of a note.
      if (item.section !== null && item.section === item.section.toUpperCase()) item.note = null;
      if (item.cat !== 'RFG' || item.lifeYears === null || !marks.chance(0.2)) continue;
      item.paidWhenIncurred = 'note';
      item.coverage = codes;
      item.note =
        'Stands in for another item, or widens the repair, as present building codes require. Settled on that item until the code upgrade cost is incurred, subject to limits.';
      item.depreciation = 0;
      item.depreciationMark = null;
      item.acv = item.rcv;
    }
    addUp(scope);
    const { facts } = scope;
    facts.estimateName = `${facts.estimateName}______1`;
    facts.policyNumber = `${facts.policyNumber.replace(' ', '')}633 1`;
    const second = random.pick(['MARLOW TEAGUE', 'IDA BRANNOCK']);
    const style = printStyle({
      size: 9,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 30,
      marginBottom: 50,
      paidWhenIncurredAmounts: 'full',
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['word', 'cell'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const numberFirst = random.chance(0.5);
    flow.furniture = () => {
      if (numberFirst && flow.page > 1) flow.line([{ text: `${flow.page}`, x: right - 6 }]);
      flow.line([{ text: 'BRACKEN', x: left, bold: true, size: 13 }]);
      const foot = flow.sheet.height - 28;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: right - 90, align: 'right', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    flow.line([
      {
        text: 'More about how a claim is handled, and where to find help, is at bracken.example/claim.',
        x: left,
      },
    ]);
    flow.line([
      { text: 'Customer:', x: left + 62, align: 'right', bold: true },
      { text: facts.insuredName.toUpperCase(), x: left + 68 },
      { text: second, x: left + 190 },
      { text: 'Cell:', x: left + 345, align: 'right', bold: true },
      { text: facts.phone, x: left + 350 },
    ]);
    factLines(
      flow,
      [
        ['Property:', facts.propertyStreet.toUpperCase()],
        ['', facts.propertyTown.toUpperCase()],
        ['Home:', facts.propertyStreet.toUpperCase()],
        ['', facts.propertyTown.toUpperCase()],
        ['Claim Rep.:', facts.claimRepresentative],
        ['Company:', facts.carrierName],
        ['Business:', 'PO Box 650011', 'Business:', '(877) 555-0172'],
        ['', 'Dalton, TX 75265', 'E-mail:', 'center@bracken.example'],
      ],
      [left + 68, left + 350],
    );
    flow.space(1);
    flow.line([
      { text: `Claim Number: ${facts.claimNumber}`, x: left },
      { text: `Policy Number: ${facts.policyNumber}`, x: left + 180 },
      { text: 'Type of Loss: WINDSTORM', x: left + 390 },
    ]);
    flow.line([
      { text: `Date of Loss: ${usDate(facts.dateOfLoss)} 12:00 AM`, x: left },
      { text: `Date Completed: ${usDate(facts.dateEntered)} 6:05 PM`, x: left + 180 },
      { text: `Price List: ${facts.priceList}`, x: left + 390 },
    ]);
    flow.space(1);
    for (const [name, amount, limit, sub, id] of [
      ['Coverage', 'Deductible', 'Policy Limit', 'Sublimit', ''],
      [dwelling, '$5,300.00', '$265,000.00', '', ''],
      ['   *Mitigation', '', '', '$0.00/$0.00', '[S 1:1]'],
      ['   *Rebuild', '', '', '$0.00/$0.00', '[S 1:2]'],
      ['Dwelling - Tree Coverage', '$0.00', 'Shared with Dwelling', '', ''],
      [codes, '$0.00', '$26,500.00', '', ''],
      [others, '$0.00', '$26,500.00', '', ''],
    ] as const)
      flow.line([
        { text: name.trim(), x: left + (name.startsWith(' ') ? 34 : 20), bold: sub === 'Sublimit' },
        { text: amount, x: left + 300, align: 'right', bold: sub === 'Sublimit' },
        { text: limit, x: left + 400, align: 'right', bold: sub === 'Sublimit' },
        { text: id, x: left + 414 },
        { text: sub, x: right, align: 'right', bold: sub === 'Sublimit' },
      ]);
    flow.paragraph('*Sublimits do not represent additional coverage amounts (Single/Aggregate)');
    flow.space(1);
    flow.paragraph(`Dear ${facts.insuredName.toUpperCase()} ${second}:`);
    flow.paragraph('This estimate of your loss or damage has been prepared for you.');

    const full = [126, 172, 212, 258, 314, 366, 398, 444, 492, right] as const;
    const heads = [
      'QUANTITY',
      'UNIT',
      'TAX',
      'O&P',
      'RCV',
      'AGE/LIFE',
      'COND.',
      'DEP %',
      'DEPREC.',
      'ACV',
    ] as const;
    let profit = true;
    /** Places and texts of the columns that the room at hand has. */
    const columns = (texts: readonly string[]) => {
      const kept = <T>(list: readonly T[]): T[] => list.filter((_, index) => profit || index !== 3);
      return figures(kept(full), kept(texts));
    };
    const head = (): void => {
      flow.need(flow.leading * 5);
      flow.line(columns(heads).map((cell) => ({ ...cell, bold: true, size: 7.5 })));
      flow.rule(left, right, 0.5);
      flow.y += 3;
    };
    const breaks = random.fork('breaks');
    const colon = random.chance(0.6);
    flow.startPage('items');
    centered(flow, facts.estimateName, 11);
    const body = drawBody(flow, scope, {
      together: flow.leading * 6,
      area: (text) => {
        flow.space(0.3);
        centered(flow, text, 11);
      },
      place: (its: Place) => {
        profit = !withoutProfit.has(its.name) && its.trade !== 'minimum';
        flow.space(0.4);
        centered(flow, its.name, 10);
        const measured = Object.keys(its.dimensions).length > 0;
        if (its.height !== null) {
          flow.y -= 10 * style.leading;
          flow.line(
            [{ text: `Height: ${its.height}`, x: right, align: 'right' }],
            10 * style.leading,
          );
        }
        drawMeasures(flow, its, left + 110, left + 320);
        if (!measured && breaks.chance(0.35)) flow.breakPage();
        flow.space(0.3);
      },
      head,
      section: (text) => {
        flow.need(flow.leading * 4);
        const isCapital = text === text.toUpperCase();
        const one = isCapital && colon && !text.includes(' - ') ? `${text}:` : text;
        flow.line([{ text: isCapital ? one : `***${text}***`, x: left, bold: !isCapital }]);
      },
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)} ${wordsOf(item)}`, right - left - 30);
        flow.need(flow.leading * (text.length + 1.2));
        const { page } = flow;
        for (const line of text) flow.line([{ text: line, x: left }]);
        flow.line(
          columns([
            `${money(item.quantity)} ${item.unit}`,
            money(item.unitPrice),
            money(item.tax),
            money(item.overheadProfit),
            money(item.rcv),
            wornText(item),
            item.condition,
            shareText(item),
            lostText(item, item.recoverable ? '(0.00)' : '<0.00>'),
            money(item.acv),
          ]).map((cell) => ({ ...cell, size: 8.5 })),
        );
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text);
        if (item.note !== null) flow.paragraph(item.note);
        flow.space(0.3);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2);
        if (kind !== 'room' && kind !== 'labor_minimums') profit = true;
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.line([
          { text: `${label} ${name}`, x: left, bold: true },
          ...columns([
            '',
            '',
            money(amounts.tax),
            money(amounts.overheadProfit),
            money(amounts.rcv),
            '',
            '',
            '',
            money(amounts.depreciation),
            money(amounts.acv),
          ]).map((cell) => ({ ...cell, bold: true, size: 8.5 })),
        ]);
        flow.space(0.8);
        return true;
      },
      continued: (its) => centered(flow, `CONTINUED - ${its.name}`, 10),
      truth: (item, page) =>
        truthOfPrinted(item, page, {
          layout: 3,
          printed:
            withoutProfit.has(item.room) || item.laborMinimum
              ? printed
              : [...printed, 'overheadProfit'],
          style,
          layer,
        }),
    });
    const sums = coverageSums(scope);
    drawCoverageShares(
      flow,
      [dwelling, 'Dwelling - Tree Coverage', codes, others, 'Contents'],
      sums,
      scope.totals,
    );
    const summaries = sums.map((its) => {
      flow.startPage('summary');
      const summary = drawCoverageSummary(flow, its, {
        title: [`Summary for ${its.name}`],
        deductible: its.name === dwelling ? 5300 : 0,
      });
      if (its.incurred > 0) {
        flow.space(1);
        centered(flow, `${its.name} Paid When Incurred`, 11);
        const items = its.items.filter(({ paidWhenIncurred }) => paidWhenIncurred !== null);
        const total = (of: (item: ModelItem) => number): string =>
          money(toAmount(sum(items.map(of))));
        ladder(
          flow,
          [
            ['Line Item Total', total((item) => item.lineItemTotal)],
            ['Material Sales Tax', total((item) => item.tax)],
            ['Overhead', total((item) => item.overhead)],
            ['Profit', total((item) => item.profit)],
            ['Replacement Cost Value', `$${total((item) => item.rcv)}`, false, true],
            ['Total Paid When Incurred', `$${total((item) => item.rcv)}`, true, true],
          ],
          left + 70,
          right - 90,
        );
      }
      return summary;
    });
    flow.startPage('recap');
    centered(flow, 'Recap of Taxes, Overhead and Profit', 11);
    flow.space(1);
    const stops = [104, 178, 262, 346, 430, right] as const;
    for (const texts of [
      ['Overhead', 'Profit (10%)', 'Material Sales', 'Cleaning Mtl', 'Manuf. Home', 'Total Tax'],
      ['(10%)', '', 'Tax (6.25%)', 'Tax (6.25%)', 'Tax (5%)', '(6.25%)'],
    ])
      flow.line(figures(stops, texts).map((cell) => ({ ...cell, bold: true, size: 8 })));
    const row = [
      money(toAmount(sum(sums.map((one) => one.overhead)))),
      money(toAmount(sum(sums.map((one) => one.profit)))),
      money(scope.totals.tax),
      '0.00',
      '0.00',
      '0.00',
    ];
    for (const [name, texts] of [
      ['Line Items', row],
      ['Additional Charges', row.map(() => '0.00')],
      ['Total', row],
    ] as const) {
      flow.line([{ text: name, x: left, bold: true }]);
      flow.line(figures(stops, texts));
    }
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
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: `${facts.insuredName.toUpperCase()} ${second}`,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`.toUpperCase(),
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
          priceList: facts.priceList,
        },
      },
    };
  },
};
