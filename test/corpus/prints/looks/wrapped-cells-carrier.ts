import type { Cell } from '../../drawing/flow.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { ModelItem, TruthItem } from '../../model.ts';
import { lengthenWords } from '../content/long-words.ts';
import { addUp, makeScope, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawBody,
  drawMeasures,
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

const [dwelling, others] = ['Dwelling', 'Other Structures'] as const;

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage: string = dwelling,
): PlaceSpec => ({ name, trade, above, coverage });

const places: readonly PlaceSpec[] = [
  place('Roof', 'roof', ['Exterior']),
  place('Siding', 'elevation', ['Exterior']),
  place('Mud Room', 'inside', ['Main Level']),
  place('Study', 'inside', ['Main Level']),
  place('Attic Bath', 'inside', ['Attic']),
  place('Deck and Fence', 'yard', ['Exterior'], others),
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'tax',
  'overheadProfit',
  'rcv',
  'ageYears',
  'lifeYears',
  'condition',
  'depreciationPercent',
  'depreciation',
  'depreciationRecoverable',
  'acv',
];

/**
 * A carrier's print that sets every column the program has on an upright sheet: cells too narrow
 * for what they hold break in two - `14/30` over `yrs`, `Below` over `Avg.`, `80%` over `[M]`, a
 * quantity of thousands over its unit, heads as well - beside words of several lines.
 */
export const wrappedCellsCarrier: Print = {
  name: 'wrapped-cells-carrier',
  open: true,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Summit & Sound Mutual', {
      taxPercent: 8.6,
      overheadProfit: true,
      depreciated: 0.7,
      lost: 0.15,
      capPercent: 80,
      notes: 0.1,
      machine: 0.3,
      minimums: 2,
    });
    lengthenWords(random.fork('words'), scope, 0.2);
    addUp(scope);
    const { facts } = scope;
    const style = printStyle({
      family: random.pick(['helvetica', 'times']),
      size: 8,
      marginLeft: 36,
      marginRight: 36,
      marginTop: 58,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 12 }, 32);
      flow.mark({ text: 'Claims Department', x: left, size: 8 }, 43);
      programFoot(flow, scope);
    };
    drawScopeCover(flow, scope, { insured: 'Insured:', adjuster: 'Claim Rep.:', heading: null });
    interface Narrow {
      head: string;
      at: number;
      width: number;
      text(item: ModelItem): string;
    }
    const columns: readonly Narrow[] = [
      {
        head: 'QUANTITY',
        at: left + 196,
        width: 42,
        text: (item) => `${money(item.quantity)} ${item.unit}`,
      },
      { head: 'UNIT PRICE', at: left + 236, width: 34, text: (item) => money(item.unitPrice) },
      { head: 'TAX', at: left + 272, width: 34, text: (item) => money(item.tax) },
      { head: 'O&P', at: left + 314, width: 38, text: (item) => money(item.overheadProfit) },
      { head: 'RCV', at: left + 362, width: 44, text: (item) => money(item.rcv) },
      { head: 'AGE/ LIFE', at: left + 392, width: 26, text: wornText },
      { head: 'COND.', at: left + 420, width: 26, text: (item) => item.condition },
      { head: 'DEP %', at: left + 452, width: 29, text: (item) => shareText(item) },
      { head: 'DEPREC.', at: left + 498, width: 44, text: (item) => lostText(item) },
      { head: 'ACV', at: right, width: 40, text: (item) => money(item.acv) },
    ];
    const broken = (column: Narrow, text: string): string[] => flow.wrap(text, column.width);
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 11,
      area: (name) => {
        flow.space(0.5);
        centered(flow, name, style.size + 4);
      },
      place: (its) => {
        flow.space(0.7);
        flow.line([
          { text: its.name, x: left + 120, bold: true, size: style.size + 1.5 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
        ]);
        drawMeasures(flow, its, left + 130, left + 320);
        flow.space(0.4);
      },
      head: () => {
        const texts = columns.map(({ head }) => head.split(' '));
        const most = Math.max(...texts.map((parts) => parts.length));
        for (let line = 0; line < most; line++)
          flow.line([
            ...(line === 0 ? [{ text: 'DESCRIPTION', x: left, bold: true, size: 7 }] : []),
            ...columns.flatMap(({ at }, index): Cell[] => {
              const text = texts[index]?.[line];
              return text === undefined
                ? []
                : [{ text, x: at, align: 'right', bold: true, size: 7 }];
            }),
          ]);
        flow.rule(left, right, 0.6);
        flow.y += 3;
      },
      section: () => undefined,
      row: (item) => {
        const words = flow.wrap(`${numberOf(item)}  ${wordsOf(item)}`, 148);
        const cells = columns.map((column) => broken(column, column.text(item)));
        const most = Math.max(words.length, ...cells.map((parts) => parts.length));
        flow.need(flow.leading * most);
        const { page } = flow;
        for (let line = 0; line < most; line++)
          flow.line([
            ...(words[line] === undefined ? [] : [{ text: words[line] ?? '', x: left }]),
            ...columns.flatMap(({ at }, index): Cell[] => {
              const text = cells[index]?.[line];
              return text === undefined ? [] : [{ text, x: at, align: 'right' }];
            }),
          ]);
        return page;
      },
      notes: (item) => {
        flow.space(0.25);
        for (const text of item.machineNotes) flow.paragraph(text, { width: 480 });
        if (item.note !== null) flow.paragraph(item.note, { width: 480 });
        flow.space(0.35);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2.4);
        flow.rule(left, right, 0.5);
        flow.y += 2;
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.line([
          { text: `${label} ${name}`, x: left, bold: true },
          ...(
            [
              [2, amounts.tax],
              [3, amounts.overheadProfit],
              [4, amounts.rcv],
              [8, amounts.depreciation],
              [9, amounts.acv],
            ] as const
          ).map(([index, value]) => ({
            text: money(value),
            x: columns[index]?.at ?? right,
            align: 'right' as const,
            bold: true,
          })),
        ]);
        flow.space(0.6);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`);
        flow.space(0.4);
      },
      truth: (item, page) => truthOfPrinted(item, page, { layout: 2, printed, style, layer }),
    });
    leaveOpen(flow, body.items);
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([1000, 2500]),
      (name) => `Summary for ${name}`,
    );
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
        facts: factsOfCover(scope),
      },
    };
  },
};
