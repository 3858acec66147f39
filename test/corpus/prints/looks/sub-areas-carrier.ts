import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { lengthenWords } from '../content/long-words.ts';
import { addUp, makeScope, type PlaceSpec } from '../content/scope.ts';
import {
  type LinedColumn,
  linedFields,
  linedHead,
  linedRow,
  linedTotal,
} from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { centered, drawBody, figures, leaveOpen, shareOf } from '../drawing/scope-body.ts';
import { drawScopeCover, drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const parts = (room: string, level: string, names: readonly string[]): PlaceSpec[] =>
  names.map((name) => ({
    name,
    trade: 'inside',
    above: [level, room],
    coverage: 'Dwelling',
  }));

/** A part of each room is a group of its own; most rooms have parts of the same names. */
const places: readonly PlaceSpec[] = [
  ...parts('Kitchen', 'Main Level', ['Ceiling', 'Walls', 'Floor']),
  ...parts('Powder Room', 'Main Level', ['Walls', 'Floor']),
  ...parts('Bedroom 1', 'Second Level', ['Ceiling', 'Walls', 'Floor']),
  { name: 'Roof Covering', trade: 'roof', above: ['Exterior', 'Roof'], coverage: 'Dwelling' },
  { name: 'Gutters', trade: 'elevation', above: ['Exterior', 'Roof'], coverage: 'Dwelling' },
  { name: 'Debris', trade: 'haul', above: ['Exterior', 'Site'], coverage: 'Dwelling' },
];

/**
 * A farm insurer's print in which estimators group each room's rows by ceiling, walls and floor, as
 * groups with sums of their own: names that come again under every room, three sums in a row where
 * room and level end, words over their figures with all that the program knows of wear.
 */
export const subAreasCarrier: Print = {
  name: 'sub-areas-carrier',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'County Line Farm Insurance', {
      taxPercent: 7,
      overheadProfit: false,
      depreciated: 0.7,
      lost: 0.1,
      capPercent: 90,
      notes: 0.15,
      machine: 0.4,
      minimums: 2,
    });
    lengthenWords(random.fork('words'), scope, 0.15);
    addUp(scope);
    const { facts } = scope;
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      size: 9,
      marginLeft: 42,
      marginRight: 42,
      marginTop: 62,
      marginBottom: 54,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'gaps'] as const),
      bold: random.pick(['face', 'twice'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 12 }, 30);
      flow.mark(
        {
          text: `${facts.estimateName}     ${usDate(facts.dateEntered)}     Page: ${flow.page}`,
          x: right,
          align: 'right',
          size: 8.5,
        },
        30,
      );
      flow.rule(left, right, 0.8, 38);
    };
    drawScopeCover(flow, scope, { insured: 'Insured:', adjuster: 'Claim Rep.:', heading: null });
    const columns: readonly LinedColumn[] = [
      { key: 'quantity', head: ['QUANTITY'], at: left + 92 },
      { key: 'price', head: ['UNIT'], at: left + 150 },
      { key: 'tax', head: ['TAX'], at: left + 196 },
      { key: 'rcv', head: ['RCV'], at: left + 258 },
      { key: 'worn', head: ['AGE/LIFE'], at: left + 320 },
      { key: 'condition', head: ['COND.'], at: left + 370 },
      { key: 'share', head: ['DEP %'], at: left + 418 },
      { key: 'lost', head: ['DEPREC.'], at: left + 472 },
      { key: 'acv', head: ['ACV'], at: right },
    ];
    for (const item of scope.items) if (item.condition.length > 5) item.condition = 'Avg.';
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 8,
      area: (name, depth) => {
        flow.space(depth === 0 ? 0.8 : 0.5);
        if (depth === 0) centered(flow, name, 13);
        else {
          flow.line([{ text: name, x: left, bold: true, size: 11 }]);
          flow.rule(left, right, 1);
          flow.space(0.3);
        }
      },
      place: (its) => {
        flow.space(0.4);
        flow.line([{ text: its.name, x: left + 20, bold: true, size: 9.5 }]);
        flow.space(0.1);
      },
      head: () => {
        linedHead(flow, columns, null, { bold: true, size: 8 });
        flow.rule(left, right, 0.4);
        flow.y += 3;
      },
      section: () => undefined,
      row: (item) => linedRow(flow, item, { columns, words: 490, figures: 'below' }),
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { width: 470 });
        if (item.note !== null) flow.paragraph(item.note, { width: 470, italic: true, bold: true });
        flow.space(0.4);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2.4);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.rule(left + 160, right, 0.4);
        flow.y += 2;
        linedTotal(flow, columns, `${label} ${name}`, amounts);
        flow.space(0.3);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`);
        flow.space(0.3);
      },
      truth: (item, page) => {
        const truth = truthOfPrinted(item, page, {
          layout: 3,
          printed: linedFields(columns),
          style,
          layer,
        });
        // A part of a room may be told as the room's section, or as a place of its own.
        const room = item.path.at(-2);
        return {
          ...truth,
          room: room === undefined ? truth.room : [item.room, room],
          unjudged: [...(truth.unjudged ?? []), 'path', 'section'],
        };
      },
    });
    leaveOpen(flow, body.items);
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([1000, 2500]),
      (name) => `Summary for ${name}`,
    );
    flow.startPage('recap');
    centered(flow, 'Recap by Room', 13);
    flow.space(0.8);
    for (const its of scope.places)
      flow.line([
        { text: its.path.join(' / '), x: left + 20 },
        ...figures(
          [left + 380, right],
          [
            money(its.totals.lineItemTotal),
            shareOf(its.totals.lineItemTotal, scope.totals.lineItemTotal),
          ],
        ),
      ]);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 3,
        items: body.items,
        rooms: null,
        totals: body.totals,
        summaries,
        facts: factsOfCover(scope),
      },
    };
  },
};
