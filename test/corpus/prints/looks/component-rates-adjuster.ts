import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { watermark } from '../../drawing/furniture.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawPhotoSheet } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawBody,
  drawMeasures,
  figures,
  leaveOpen,
  lostText,
  numberOf,
  wordsOf,
} from '../drawing/scope-body.ts';
import { drawScopeCover, drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  sections?: readonly string[],
): PlaceSpec => ({
  name,
  trade,
  above,
  coverage: 'Dwelling',
  ...(sections === undefined ? {} : { sections }),
});

const places: readonly PlaceSpec[] = [
  place('Upper Roof', 'roof', ['Exterior'], ['Tear off', 'Underlayment & Shingles', 'Accessories']),
  place('South Elevation (rear)', 'elevation', ['Exterior']),
  place('1st Fl. Kitchen', 'inside', ['Interior'], ['Ceiling', 'Walls', 'Floor', 'Contents']),
  place('1st Fl. Dining', 'inside', ['Interior'], ['Ceiling', 'Walls', 'Floor']),
  place('2nd Fl. Bedroom A', 'inside', ['Interior']),
  place('2nd Fl. Bath', 'inside', ['Interior'], ['Walls', 'Floor']),
  place('Job Site & Misc.', 'haul', []),
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'removePrice',
  'replacePrice',
  'resetPrice',
  'tax',
  'overheadProfit',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
];

const reasons = [
  'The carrier omitted this line. The manufacturer’s instructions require it, see tab 4, page 11, and the photo log of 3/14, nos. 41 to 58; 3 of 3 contractors bid it.',
  'Uniform appearance: the 2 adjoining slopes are in one line of sight. 100% of the field is included, less 14.50 SF at the dormer.',
  "Adjuster's quantity of 6.00 is short; measured 3/14 with the insured's builder. We reserve the right to amend.",
  'R905.2.7.1 ice barrier from the eave to 24" inside the exterior wall line: 2 rows of 36" on a 6/12 slope.',
] as const;

/**
 * A public adjuster's print: the words over the row and below them rates to reset, remove and
 * replace beside overhead, depreciation and value, a page that may end between words and figures,
 * reasons in italics as paragraphs, heads within rooms in bold italics, a word across each page.
 */
export const componentRatesAdjuster: Print = {
  name: 'component-rates-adjuster',
  open: true,
  lines: [4, 16, 38, 64, 96],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Castle Rock Specialty', {
      taxPercent: 6.875,
      overheadProfit: true,
      depreciated: 0.3,
      lost: 0,
      capPercent: 100,
      notes: 0.05,
      machine: 0.4,
      minimums: 2,
    });
    const said = random.fork('said');
    for (const item of scope.items)
      if (said.chance(0.2)) item.note = said.pick(reasons).replaceAll('’', "'");
    const { facts } = scope;
    const style = printStyle({
      family: 'helvetica',
      size: random.pick([8, 8.5, 9]),
      leading: 1.25,
      marginLeft: 42,
      marginRight: 42,
      marginTop: 66,
      marginBottom: 60,
      watermark: {
        text: random.pick(['APPRAISAL', 'Privileged', 'SETTLEMENT ONLY']),
        angle: 52,
        size: 68,
        gray: 0.85,
        perGlyph: false,
        under: random.chance(0.5),
      },
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['word', 'cell', 'kerned'] as const),
      bold: random.pick(['face', 'twice'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark(
        { text: `${facts.companyName}, Public Adjusters`, x: right, align: 'right', bold: true },
        30,
      );
      flow.mark(
        {
          text: `Lic. # 3014${lines}7   ${facts.companyTown}`,
          x: right,
          align: 'right',
          size: 7.5,
        },
        40,
      );
      flow.rule(left, right, 1, 48);
      const foot = flow.sheet.height - 30;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: 420, size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    drawScopeCover(flow, scope, {
      insured: 'Insured:',
      adjuster: 'Claim Rep.:',
      heading: null,
    });
    const stops = [98, 140, 186, 236, 286, 340, 404, 466, right - left].map((x) => left + x);
    const photos = random.fork('photos');
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 8,
      area: (name) => {
        flow.space(0.6);
        flow.line([{ text: name, x: left, bold: true, size: style.size + 5 }]);
      },
      place: (its) => {
        flow.space(0.8);
        flow.line([
          {
            text: its.name,
            x: (left + right) / 2,
            align: 'center',
            bold: true,
            size: style.size + 2,
          },
        ]);
        if (its.height !== null)
          flow.line([{ text: `Height: ${its.height}`, x: (left + right) / 2, align: 'center' }]);
        drawMeasures(flow, its, left + 70, left + 280);
        flow.space(0.5);
      },
      head: () => {
        flow.rule(left, right, 0.8);
        flow.y += 2;
        flow.line(
          figures(stops, [
            'QUANTITY',
            'RESET',
            'REMOVE',
            'REPLACE',
            'TAX',
            'O&P',
            'RCV',
            'DEPREC.',
            'ACV',
          ]).map((cell) => ({ ...cell, bold: true })),
        );
        flow.rule(left, right, 0.8);
        flow.y += 4;
      },
      section: (name) => {
        flow.need(flow.leading * 3);
        flow.line([{ text: name, x: left, bold: true, italic: true }]);
        flow.y += 2;
      },
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)} ${wordsOf(item)}`, right - left - 30);
        flow.need(flow.leading);
        const { page } = flow;
        for (const part of text) flow.line([{ text: part, x: left }]);
        flow.need(flow.leading);
        flow.line(
          figures(stops, [
            `${money(item.quantity)} ${item.unit}`,
            money(item.resetRate),
            money(item.removeRate),
            money(item.replaceRate),
            money(item.tax),
            money(item.overheadProfit),
            money(item.rcv),
            lostText(item),
            money(item.acv),
          ]),
        );
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left });
        if (item.note !== null)
          flow.paragraph(item.note, { x: left + 8, width: 440, italic: true });
        flow.space(0.4);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 3);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.rule(left, right, 0.5);
        flow.y += 2;
        flow.line([
          { text: `${label} ${name}`, x: left, bold: true },
          ...figures(stops.slice(4), [
            money(amounts.tax),
            money(amounts.overheadProfit),
            money(amounts.rcv),
            money(amounts.depreciation),
            money(amounts.acv),
          ]).map((cell) => ({ ...cell, bold: true })),
        ]);
        flow.space(0.6);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, style.size + 1);
        flow.space(0.4);
      },
      afterPlace: (its) => {
        if (its.trade !== 'inside' || !photos.chance(0.4)) return;
        drawPhotoSheet(flow, photos, photos.int(1, 60));
        flow.startPage('items');
      },
      truth: (item, page) =>
        truthOfPrinted(item, page, { layout: 5, printed, style, layer, reset: true }),
    });
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([0, 2500, 5000]),
      (name) => `Summary for ${name}`,
    );
    flow.startPage('recap');
    centered(flow, 'Recap of Taxes, Overhead and Profit', style.size + 4);
    flow.space(1);
    const at = [0.2, 0.4, 0.62, 0.84].map((share) => left + share * (right - left));
    for (const [texts, bold] of [
      [['Overhead (10%)', 'Profit (10%)', 'Material Sales Tax', 'Total'], true],
      [['', '', '(6.875%)', ''], true],
      [
        [
          money(toAmount((scope.totals.overheadProfit / 2).toFixed(2))),
          money(toAmount((scope.totals.overheadProfit / 2).toFixed(2))),
          money(scope.totals.tax),
          money(toAmount((scope.totals.overheadProfit + scope.totals.tax).toFixed(2))),
        ],
        false,
      ],
    ] as const)
      flow.line(figures(at, texts).map((cell) => ({ ...cell, bold })));
    flow.space(1);
    flow.line([
      { text: 'Line Items', x: left, bold: true },
      ...figures(at, [
        money(toAmount((scope.totals.overheadProfit / 2).toFixed(2))),
        money(toAmount((scope.totals.overheadProfit / 2).toFixed(2))),
        money(scope.totals.tax),
      ]),
    ]);
    watermark(flow.sheets, flow);
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 5,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: factsOfCover(scope),
      },
    };
  },
};
