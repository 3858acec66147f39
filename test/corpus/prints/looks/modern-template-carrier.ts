import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthSummary } from '../../model.ts';
import { coverageSums, makeScope, type Place, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  drawBody,
  figures,
  ladder,
  leaveOpen,
  settled,
  shareText,
  wordsOf,
} from '../drawing/scope-body.ts';
import { factsOfCover } from '../drawing/scope-pages.ts';
import { grayLine } from '../drawing/table.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage = 'Dwelling',
): PlaceSpec => ({ name, trade, above, coverage });

const places: readonly PlaceSpec[] = [
  place('Front slope', 'roof', ['Exterior']),
  place('Deck & patio', 'elevation', ['Exterior']),
  place('Entry', 'inside', ['Ground floor']),
  place('Playroom', 'inside', ['Ground floor']),
  place('Bedroom 4', 'inside', ['Upper floor']),
  place('Detached studio', 'elevation', ['Studio'], 'Other structures'),
  place('Whole property', 'haul', []),
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
  'depreciationPercent',
];

/** All of a room's measures in one gray line. */
const measuresOf = ({ dimensions: d, height }: Place): string =>
  [
    height === null ? '' : `Height ${height}`,
    d.sfWalls === undefined ? '' : `Walls ${money(d.sfWalls)} SF`,
    d.sfCeiling === undefined ? '' : `Ceiling ${money(d.sfCeiling)} SF`,
    d.sfFloor === undefined ? '' : `Floor ${money(d.sfFloor)} SF`,
    d.lfFloorPerimeter === undefined ? '' : `Perimeter ${money(d.lfFloorPerimeter)} LF`,
    d.sfSurfaceArea === undefined ? '' : `Surface ${money(d.sfSurfaceArea)} SF`,
    d.numberOfSquares === undefined ? '' : `Squares ${money(d.numberOfSquares)}`,
  ]
    .filter((part) => part !== '')
    .join('  |  ');

/**
 * A carrier's estimate in the template of a newer program: heads in sentence case, every other row
 * on gray, row numbers without a point in a column of their own, age and life as `7/30 yr`, the
 * percentage in the same cell before the amount lost, room sums as `Entry total`, measures in one
 * gray line, facts as cards of two columns, the summaries side by side with their explanations.
 */
export const modernTemplateCarrier: Print = {
  name: 'modern-template-carrier',
  open: true,
  lines: [5, 16, 33, 58, 95],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Northlight Insurance', {
      taxPercent: 6.35,
      overheadProfit: false,
      depreciated: 0.6,
      lost: 0.1,
      capPercent: 100,
      notes: 0.12,
      machine: 0.5,
      minimums: 2,
    });
    const { facts } = scope;
    const style = printStyle({
      family: 'liberation',
      size: random.pick([8, 8.5]),
      leading: 1.3,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 60,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const { left } = flow;
    const right = style.width - style.marginRight;
    const whole = Math.ceil(lines / 18) + 4;
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 12 }, 34);
      flow.mark({ text: `Claim ${facts.claimNumber}`, x: right, align: 'right', size: 8 }, 34);
      flow.rule(left, right, 0.5, 42);
      const foot = flow.sheet.height - 28;
      flow.mark(
        { text: `${facts.estimateName}  |  ${usDate(facts.dateEntered)}`, x: left, size: 7.5 },
        foot,
      );
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('cover');
    flow.line([{ text: 'Your estimate', x: left, bold: true, size: 20 }]);
    flow.space(1);
    for (const [a, b, c, d] of [
      ['Insured', facts.insuredName, 'Claim number', facts.claimNumber],
      ['Property', facts.propertyStreet, 'Policy number', facts.policyNumber],
      ['', facts.propertyTown, 'Type of loss', facts.typeOfLoss],
      ['Date of loss', usDate(facts.dateOfLoss), 'Date inspected', usDate(facts.dateInspected)],
      ['Claim rep.', facts.claimRepresentative, 'Phone', facts.phone],
      ['Estimate', facts.estimateName, 'Price list', facts.priceList],
      ['Company', facts.carrierName, 'Labor', 'Restoration/Service/Remodel'],
    ] as const) {
      flow.line([
        { text: a, x: left, size: 7.5 },
        { text: b, x: left + 70 },
        { text: c, x: left + 290, size: 7.5 },
        { text: d, x: left + 370 },
      ]);
      flow.space(0.2);
    }
    flow.space(1.2);
    flow.paragraph(
      `This document has about ${whole} pages. RCV is what repairs cost today; ACV is that less depreciation. Tell us of anything we have missed within 60 days.`,
    );
    const stops = [210, 256, 292, 342, 384, 474, right - left].map((x) => left + x);
    let index = 0;
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 8,
      area: (name, depth) => {
        flow.space(0.5);
        flow.line([{ text: name, x: left, bold: true, size: style.size + 6 - 2 * depth }]);
      },
      place: (its) => {
        flow.space(0.6);
        flow.line([{ text: its.name, x: left, bold: true, size: style.size + 2 }]);
        const measures = measuresOf(its);
        if (measures !== '') grayLine(flow, [{ text: measures, x: left, size: 7.5 }], 0.4);
        flow.space(0.3);
        index = 0;
      },
      head: () => {
        flow.rule(left, right, 0.6);
        flow.y += 2;
        const before = flow.sheet.marks.length;
        flow.line([
          { text: '#', x: left + 2, size: 7.5 },
          { text: 'Description', x: left + 24, size: 7.5 },
          ...figures(stops, [
            'Quantity',
            'Unit price',
            'Tax',
            'RCV',
            'Age/life',
            'Depreciation',
            'ACV',
          ]).map((cell) => ({ ...cell, size: 7.5 })),
        ]);
        for (const mark of flow.sheet.marks.slice(before))
          if (mark.kind === 'text') mark.gray = 0.3;
        flow.rule(left, right, 0.6);
        flow.y += 3;
      },
      section: () => undefined,
      row: (item) => {
        const text = flow.wrap(wordsOf(item), 138);
        const height = flow.leading * text.length + 4;
        flow.need(height);
        const { page } = flow;
        if (index++ % 2 === 1)
          flow.sheet.marks.push({
            kind: 'box',
            x: left,
            y: flow.y,
            width: right - left,
            height,
            gray: 0.95,
          });
        flow.y += 2;
        const lost =
          item.depreciation === 0
            ? '$0.00'
            : `${shareText(item)} ${item.recoverable ? `(${money(item.depreciation)})` : `<${money(item.depreciation)}>`}`;
        for (const [at, part] of text.entries())
          flow.line([
            ...(at === 0 ? [{ text: item.number, x: left + 2 }] : []),
            { text: part, x: left + 24 },
            ...(at === 0
              ? figures(stops, [
                  `${money(item.quantity)} ${item.unit}`,
                  money(item.unitPrice),
                  money(item.tax),
                  money(item.rcv),
                  item.lifeYears === null
                    ? `${item.ageYears}/NA`
                    : `${item.ageYears}/${item.lifeYears} yr`,
                  lost,
                  money(item.acv),
                ])
              : []),
          ]);
        flow.y += 2;
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left + 24, width: 440 });
        if (item.note !== null)
          flow.paragraph(item.note, { x: left + 24, width: 440, italic: true });
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2);
        flow.rule(left, right, 0.6);
        flow.y += 2;
        flow.line([
          {
            text: kind === 'line_items' ? `Line item total - ${name}` : `${name} total`,
            x: left + 24,
            bold: true,
          },
          ...(
            [
              [2, amounts.tax],
              [3, amounts.rcv],
              [5, amounts.depreciation],
              [6, amounts.acv],
            ] as const
          ).map(([at, value]) => ({
            text: money(value),
            x: stops[at] ?? right,
            align: 'right' as const,
            bold: true,
          })),
        ]);
        flow.space(0.7);
        return true;
      },
      continued: (its) => {
        flow.line([{ text: `${its.name} (continued)`, x: left, bold: true, size: style.size + 2 }]);
        flow.space(0.2);
      },
      truth: (item, page) =>
        truthOfPrinted(
          item,
          page,
          { layout: 1, printed, style, layer: null },
          // Where nothing is lost the cell has no percentage.
          item.depreciation === 0 ? { unjudged: ['depreciationPercent'] } : {},
        ),
    });
    const deductible = random.pick([1000, 1500]);
    const summaries: TruthSummary[] = [];
    for (const [at, its] of coverageSums(scope).entries()) {
      flow.startPage('summary');
      const less = at === 0 ? deductible : 0;
      const { acv, net } = settled(its, less);
      const back = toAmount((its.depreciation - its.lost).toFixed(2));
      flow.line([{ text: `Summary for ${its.name}`, x: left, bold: true, size: 14 }]);
      flow.space(0.8);
      const top = flow.y;
      ladder(
        flow,
        [
          ['Line item total', `$${money(its.lineItemTotal)}`],
          ['Sales tax', `$${money(its.tax)}`],
          ['Replacement cost value', `$${money(its.rcv)}`, true, true],
          ['Less depreciation', `-$${money(its.depreciation)}`],
          ['Actual cash value', `$${money(acv)}`, true, true],
          ...(less === 0 ? [] : ([['Less deductible', `-$${money(less)}`]] as const)),
          ['Net claim', `$${money(net)}`, true, true],
          ['Recoverable depreciation', `$${money(back)}`],
          [
            'Net claim if depreciation is recovered',
            `$${money(toAmount((net + back).toFixed(2)))}`,
            true,
            true,
          ],
        ],
        left,
        left + 290,
      );
      // Beside the figures, in a column of its own.
      let y = top + 8;
      for (const text of flow.wrap(
        'What do these mean? The net claim is paid now. The recoverable part is paid once you send us invoices, within 2 years of the loss.',
        180,
        {},
        8,
      )) {
        flow.mark({ text, x: left + 330, size: 8 }, y);
        y += 11;
      }
      summaries.push({
        coverage: its.name,
        lineItemTotal: its.lineItemTotal,
        rcv: its.rcv,
        acv,
        deductible: less === 0 ? null : less,
        netClaim: net,
      });
    }
    leaveOpen(flow, body.items);
    return {
      flow,
      layer: null,
      extras: [],
      truth: {
        layout: 1,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: factsOfCover(scope),
      },
    };
  },
};
