import { amountsOf } from '../../content/add-amounts.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addUp, makeScope, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawBody,
  figures,
  leaveOpen,
  lostText,
  numberOf,
  programFoot,
  shareText,
  wordsOf,
  wornText,
} from '../drawing/scope-body.ts';
import { drawScopeCover, drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling, others, codes] = ['Dwelling', 'Other Structures', 'Ordinance or Law'] as const;
const letters: Readonly<Record<string, string>> = { [dwelling]: 'A', [others]: 'B', [codes]: 'OL' };

const places: readonly PlaceSpec[] = [
  { name: 'Dwelling Roof', trade: 'roof', above: [], coverage: dwelling },
  { name: 'North Elevation', trade: 'elevation', above: [], coverage: dwelling },
  { name: 'East Elevation', trade: 'elevation', above: [], coverage: dwelling },
  { name: 'Entry', trade: 'inside', above: [], coverage: dwelling },
  { name: 'Primary Bedroom', trade: 'inside', above: [], coverage: dwelling },
  { name: 'Garage', trade: 'inside', above: [], coverage: dwelling },
  { name: 'Fence Line', trade: 'yard', above: [], coverage: others },
  { name: 'Debris', trade: 'haul', above: [], coverage: dwelling },
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'tax',
  'overheadProfit',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
  'ageYears',
  'lifeYears',
  'condition',
  'depreciationPercent',
  'cat',
  'sel',
];

/**
 * A carrier's final draft with the codes on: category, selector and activity before the words, the
 * coverage's letters before the second of two lines of figures, the estimator's note above the row
 * that it is about, sums of a room told apart by coverage, wide sheets in small print.
 */
export const codedRowsCarrier: Print = {
  name: 'coded-rows-carrier',
  open: true,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Old Harbor Property & Casualty', {
      taxPercent: 8.25,
      overheadProfit: true,
      depreciated: 0.7,
      lost: 0.15,
      capPercent: 75,
      notes: 0.3,
      machine: 0,
      minimums: 0,
    });
    const coverages = random.fork('coverages');
    for (const item of scope.items)
      if (item.coverage === dwelling && coverages.chance(0.12)) item.coverage = codes;
    addUp(scope);
    const style = printStyle({
      family: random.pick(['helvetica', 'times']),
      size: 8,
      marginLeft: 36,
      marginRight: 36,
      marginTop: 40,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word'] as const),
      order: random.pick(['reading', 'tables-last'] as const),
      bold: random.pick(['face', 'stroked'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.line([{ text: scope.facts.carrierName, x: left, bold: true, size: 10 }]);
      flow.line([{ text: 'PO Box 7100, Fort Banner, CO 80528', x: left, size: 7.5 }]);
      flow.space(0.8);
      programFoot(flow, scope);
    };
    drawScopeCover(flow, scope, { insured: 'Insured:', adjuster: 'Estimator:', heading: null });
    const top = [210, 270, 330, 395, 0].map((x) => (x === 0 ? right : left + x));
    const below = [270, 320, 395, 460, 0].map((x) => (x === 0 ? right : left + x));
    const head = (): void => {
      flow.need(flow.leading * 7);
      flow.rule(left, right, 0.6);
      flow.y += 2;
      flow.line([
        { text: 'CAT', x: left + 22, bold: true, size: 7.5 },
        { text: 'SEL', x: left + 48, bold: true, size: 7.5 },
        { text: 'ACT', x: left + 88, bold: true, size: 7.5 },
        { text: 'DESCRIPTION', x: left + 112, bold: true, size: 7.5 },
      ]);
      flow.line(
        figures(top, ['QUANTITY', 'UNIT PRICE', 'TAX', 'O&P', 'RCV']).map((cell) => ({
          ...cell,
          bold: true,
          size: 7.5,
        })),
      );
      flow.line([
        { text: 'COV', x: left + 112, bold: true, size: 7.5 },
        ...figures(below, ['AGE/LIFE', 'COND.', 'DEP %', 'DEPREC.', 'ACV']).map((cell) => ({
          ...cell,
          bold: true,
          size: 7.5,
        })),
      ]);
      flow.rule(left, right, 0.6);
      flow.y += 4;
    };
    const items = new Map(scope.places.map((place) => [place.name, place.items]));
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 11,
      area: () => undefined,
      place: (place) => {
        flow.space(0.6);
        centered(flow, place.name, 10);
        const { sfWalls, sfFloor, numberOfSquares } = place.dimensions;
        const text =
          sfWalls !== undefined && sfFloor !== undefined
            ? `${money(sfWalls)} SF Walls    ${money(sfFloor)} SF Floor    Height: ${place.height ?? "8'"}`
            : numberOfSquares === undefined
              ? ''
              : `${money(numberOfSquares)} Number of Squares`;
        if (text !== '') flow.line([{ text, x: (left + right) / 2, align: 'center' }]);
        flow.space(0.4);
      },
      head,
      section: () => undefined,
      row: (item) => {
        const note =
          item.note === null ? [] : flow.wrap(item.note, right - left - 112, { italic: true });
        const words = flow.wrap(wordsOf(item), right - left - 112);
        flow.need(flow.leading * (note.length + words.length + 2));
        for (const text of note) flow.line([{ text, x: left + 112, italic: true }]);
        const { page } = flow;
        for (const [index, text] of words.entries())
          flow.line([
            ...(index > 0
              ? []
              : [
                  { text: numberOf(item), x: left },
                  { text: item.cat, x: left + 22 },
                  { text: item.sel, x: left + 48 },
                  { text: item.activity, x: left + 92 },
                ]),
            { text, x: left + 112 },
          ]);
        flow.line(
          figures(top, [
            `${money(item.quantity)} ${item.unit}`,
            money(item.unitPrice),
            money(item.tax),
            money(item.overheadProfit),
            money(item.rcv),
          ]),
        );
        flow.line([
          { text: letters[item.coverage] ?? '', x: left + 116 },
          ...figures(below, [
            wornText(item),
            item.condition,
            shareText(item, 'always'),
            lostText(item),
            money(item.acv),
          ]),
        ]);
        return page;
      },
      notes: () => flow.space(0.8),
      total: (kind, name, amounts) => {
        const own = items.get(name) ?? [];
        const parts = [...new Set(own.map((item) => item.coverage))];
        const shown =
          kind === 'room' && parts.length > 1
            ? parts.map((part) => ({
                label: part,
                sums: amountsOf(own.filter((item) => item.coverage === part)),
              }))
            : [];
        flow.need(flow.leading * 2 * (1.5 + shown.length));
        flow.rule(left, right, 0.5);
        flow.y += 2;
        const row = (label: string, x: number, sums: typeof amounts, bold: boolean): void => {
          flow.line([
            { text: label, x, bold },
            ...figures(top.slice(2), [
              money(sums.tax),
              money(sums.overheadProfit),
              money(sums.rcv),
            ]).map((cell) => ({ ...cell, bold })),
          ]);
          flow.line(
            figures(below.slice(3), [money(sums.depreciation), money(sums.acv)]).map((cell) => ({
              ...cell,
              bold,
            })),
          );
        };
        row(
          `${kind === 'line_items' ? 'Line Item Totals' : 'Totals'}: ${name}`,
          left,
          amounts,
          true,
        );
        for (const { label, sums } of shown) row(label, left + 24, sums, false);
        flow.space(0.8);
        return true;
      },
      continued: (place) => {
        centered(flow, `CONTINUED - ${place.name}`, 9.5);
        flow.space(0.4);
      },
      truth: (item, page) => ({
        ...truthOfPrinted(item, page, { layout: 4, printed, style, layer }),
        // Printed here even where nothing is depreciated.
        ageYears: item.ageYears,
        lifeYears: item.lifeYears,
        condition: item.condition,
      }),
    });
    leaveOpen(flow, body.items);
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([1500, 3275]),
      (name) => `Summary for ${name}`,
    );
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 4,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: factsOfCover(scope),
      },
    };
  },
};
