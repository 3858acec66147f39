import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { Random } from '../../random.ts';
import { lengthenWords } from '../content/long-words.ts';
import { addUp, makeScope, type Place, type PlaceSpec } from '../content/scope.ts';
import {
  type LinedColumn,
  linedFields,
  linedHead,
  linedRow,
  linedTotal,
} from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  byCategory,
  centered,
  drawBody,
  drawMeasures,
  drawPlan,
  figures,
  leaveOpen,
  programFoot,
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

const inside = ['Ceiling', 'Walls', 'Trim', 'Floor'] as const;

const places: readonly PlaceSpec[] = [
  place('Rec Room', 'inside', ['Basement'], inside),
  place('Sump_Room2', 'inside', ['Basement'], ['Walls', 'Floor']),
  place('Foyer/Stairs', 'inside', ['Main Level'], inside),
  place('Kitchen', 'inside', ['Main Level'], inside),
  place('1/2 Bath', 'inside', ['Main Level'], ['Walls', 'Floor']),
  place('Bedroom 3', 'inside', ['Level 2'], inside),
  place('Under_Stair2', 'inside', ['Level 2']),
  place('Contents', 'haul', []),
];

const notes = [
  'Allowance based on 2 test holes at the north wall; readings 18.4 to 31.0 WME. Balance of 46.25 SF is sound and stays.',
  'Quantity equals 1/2 of the walls plus 12.00 SF at the soffit. Paint to nearest break, insured agreed 3/11.',
  'Carpet was inspected by a lab, report 40-1187: 32 oz. polyester, $2.86 per SF, 10% less for closeout. Price list price is kept.',
  'Finish nailed, 3 sides only.',
] as const;

/** `5' 7 11/16"`, as a scan of a room measures. */
const scanned = (random: Random, least: number, most: number): string =>
  `${random.int(least, most)}' ${random.int(1, 11)} ${random.pick(['1/16', '3/16', '7/16', '11/16', '1/2', '3/8', '13/16'])}"`;

/**
 * An independent adjuster's print of a house that was surveyed by a scanner: each room's name among
 * lone dimensions, openings with sixteenths of an inch that open into the names of other rooms,
 * subrooms with measures of their own, words over one line of figures with overhead and profit but
 * neither condition nor percentage, notes in bold capitals and small letters across the page.
 */
export const surveyedOpeningsAdjuster: Print = {
  name: 'surveyed-openings-adjuster',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Lakeshore Heritage Mutual', {
      taxPercent: 7.25,
      overheadProfit: true,
      depreciated: 0.7,
      lost: 0.08,
      capPercent: 80,
      notes: 0,
      machine: 0,
      minimums: 2,
    });
    lengthenWords(random.fork('words'), scope, 0.25);
    const remarks = random.fork('remarks');
    for (const item of scope.items) if (remarks.chance(0.16)) item.note = remarks.pick(notes);
    addUp(scope);
    const style = printStyle({
      family: 'times',
      size: random.pick([9.5, 10]),
      marginLeft: 40,
      marginRight: 40,
      marginTop: 84,
      marginBottom: 58,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const { facts } = scope;
      flow.mark({ text: facts.companyName, x: left + 60, bold: true, size: 14 }, 34);
      flow.mark({ text: facts.companyStreet, x: left + 60, size: 9 }, 48);
      flow.mark({ text: `${facts.companyTown}   ${facts.phone}`, x: left + 60, size: 9 }, 60);
      flow.sheet.marks.push({ kind: 'box', x: left, y: 24, width: 46, height: 38, gray: 0.8 });
      programFoot(flow, scope);
    };
    drawScopeCover(flow, scope, { insured: 'Insured:', adjuster: 'Claim Rep.:', heading: null });
    const columns: readonly LinedColumn[] = [
      { key: 'quantity', head: ['QUANTITY'], at: left + 128 },
      {
        key: 'price',
        head: ['UNIT'],
        at: left + 182,
      },
      { key: 'tax', head: ['TAX'], at: left + 230 },
      { key: 'op', head: ['O&P'], at: left + 284 },
      { key: 'rcv', head: ['RCV'], at: left + 344 },
      { key: 'worn', head: ['AGE/LIFE'], at: left + 404 },
      { key: 'lost', head: ['DEPREC.'], at: left + 468 },
      { key: 'acv', head: ['ACV'], at: right },
    ];
    const sizes = random.fork('sizes');
    const names = scope.places.map(({ name }) => name.toUpperCase().slice(0, 12));
    const openings = (its: Place): void => {
      if (its.trade !== 'inside') return;
      for (let count = sizes.int(1, 4); count > 0; count--)
        flow.line([
          {
            text: sizes.pick([
              'Door',
              'Window',
              'Missing Wall',
              'Missing Wall - Goes to Floor',
              'Window - Goes to Floor',
            ]),
            x: left + 90,
            bold: true,
          },
          { text: `${scanned(sizes, 2, 7)} X ${scanned(sizes, 3, 8)}`, x: left + 248 },
          { text: `Opens into ${sizes.pick([...names, 'Exterior'])}`, x: left + 392 },
        ]);
      if (!sizes.chance(0.45)) return;
      flow.space(0.4);
      flow.line([
        {
          text: `Subroom: ${sizes.pick(['Closet', 'Pantry', 'Nook'])} (${sizes.int(1, 2)})`,
          x: left + 90,
          bold: true,
          size: style.size + 1,
        },
        { text: `Height: ${its.height ?? "8'"}`, x: right, align: 'right', bold: true },
      ]);
      flow.rule(left + 90, right, 0.6);
      const area = sizes.int(900, 4000) / 100;
      flow.line([
        { text: `${money(area * 6.2)}  SF Walls`, x: left + 170 },
        { text: `${money(area)}  SF Ceiling`, x: left + 370 },
      ]);
      flow.line([
        { text: `${money(area * 7.2)}  SF Walls & Ceiling`, x: left + 170 },
        { text: `${money(area)}  SF Floor`, x: left + 370 },
      ]);
    };
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 15,
      area: (name) => {
        flow.space(0.6);
        centered(flow, name, style.size + 4);
        flow.space(0.4);
      },
      place: (its) => {
        flow.space(0.8);
        if (its.trade === 'inside') {
          flow.sheet.marks.push({
            kind: 'box',
            x: left + 6,
            y: flow.y + 8,
            width: 64,
            height: 44,
            gray: null,
          });
          flow.mark({ text: scanned(sizes, 8, 19), x: left + 14, size: 5 }, flow.y + 5);
          flow.mark({ text: its.name, x: left + 20, size: 5 }, flow.y + 32);
          flow.mark(
            { text: `${sizes.int(7, 16)}' ${sizes.int(1, 9)}"`, x: left + 72, size: 5 },
            flow.y + 30,
          );
        }
        flow.line([
          { text: its.name, x: left + 90, bold: true, size: style.size + 1 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const, bold: true }]),
        ]);
        flow.rule(left + 90, right, 0.6);
        flow.space(0.2);
        drawMeasures(flow, its, left + 124, left + 324);
        openings(its);
        flow.space(0.6);
      },
      head: () => {
        flow.rule(left, right, 0.8);
        flow.y += 2;
        linedHead(flow, columns, null);
        flow.rule(left, right, 0.8);
        flow.y += 4;
      },
      section: (name) => {
        flow.need(flow.leading * 4);
        flow.line([{ text: name, x: left, bold: true, italic: true }]);
        flow.space(0.2);
      },
      row: (item) => linedRow(flow, item, { columns, words: right - left - 20, figures: 'below' }),
      notes: (item) => {
        if (item.note !== null) flow.paragraph(item.note, { bold: true, width: right - left - 30 });
        flow.space(0.45);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2.4);
        flow.rule(left, right, 0.6);
        flow.y += 3;
        const label = { room: 'Totals:', labor_minimums: 'Totals:', level: 'Total:' } as const;
        linedTotal(
          flow,
          columns,
          kind === 'line_items' ? `Line Item Totals: ${name}` : `${label[kind]} ${name}`,
          amounts,
        );
        flow.space(0.6);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, style.size + 1);
        flow.space(0.4);
      },
      truth: (item, page) =>
        truthOfPrinted(item, page, { layout: 3, printed: linedFields(columns), style, layer }),
    });
    leaveOpen(flow, body.items);
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([1000, 2500]),
      (name) => `Summary for ${name}`,
    );
    flow.startPage('recap');
    centered(flow, 'Recap by Category with Depreciation', 13);
    flow.space(1);
    const stops = [left + 330, left + 430, right];
    flow.line([
      { text: 'O&P Items', x: left, bold: true },
      ...figures(stops, ['RCV', 'Deprec.', 'ACV']).map((cell) => ({ ...cell, bold: true })),
    ]);
    for (const { name, amounts } of byCategory(scope.items))
      flow.line([
        { text: name, x: left },
        ...figures(stops, [money(amounts.rcv), money(amounts.depreciation), money(amounts.acv)]),
      ]);
    drawPlan(flow, scope, 'Main Level');
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
        facts: factsOfCover(scope),
      },
    };
  },
};
