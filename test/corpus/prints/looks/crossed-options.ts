import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { watermark } from '../../drawing/furniture.ts';
import type { Amounts, ModelItem, TruthItem, TruthSummary } from '../../model.ts';
import type { Random } from '../../random.ts';
import type { Place, Scope } from '../content/scope.ts';
import { type Choices, chooseOptions } from '../drawing/crossed/choices.ts';
import { crossedTable, wears } from '../drawing/crossed/columns.ts';
import { crossedScope } from '../drawing/crossed/content.ts';
import { drawRecaps, drawSummaries } from '../drawing/crossed/ends.ts';
import {
  chooseFront,
  drawFront,
  drawFurniture,
  drawLetter,
  drawPagesOf,
} from '../drawing/crossed/front.ts';
import { drawArea, drawRoom, drawSection } from '../drawing/crossed/rooms.ts';
import { drawSampleGuide } from '../drawing/other-pages.ts';
import { drawPhotoSheet } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { centered, drawBody, drawPlan, leaveOpen } from '../drawing/scope-body.ts';
import {
  closeRow,
  drawHead,
  drawRow,
  drawTotals,
  type PlacedPrintTable,
  placeTable,
} from '../drawing/table.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

/** The smallest type that such prints are set in. */
const smallest = 7;

interface Fitted {
  flow: Flow;
  choices: Choices;
  scope: Scope;
  placed: PlacedPrintTable;
  printed: (keyof TruthItem)[];
}

/** What is given up, one after the other, until the columns fit on the paper. */
const concessions: readonly ((choices: Choices) => Choices)[] = [
  (choices) => choices,
  (choices) => ({ ...choices, margin: 24, size: Math.min(8, choices.size) }),
  (choices) => ({
    ...choices,
    rows: choices.rows === 'beside' ? 'above' : choices.rows,
    quantityFirst: false,
  }),
  (choices) => ({ ...choices, coverageColumn: 'none' }),
  (choices) => ({ ...choices, paper: [792, 612] }),
];

/** Sets the columns of a combination, without what the paper has no room for. */
const setColumns = (random: Random, lines: number): Fitted => {
  let choices = chooseOptions(random.fork('choices'));
  if (choices.family === 'courier') choices.size = 7.5;
  for (const concede of concessions) {
    choices = concede(choices);
    const [width, height] = choices.paper;
    const shape = random.fork('shape');
    const style = printStyle({
      width,
      height,
      marginLeft: choices.margin,
      marginRight: choices.margin,
      marginTop: 34,
      marginBottom: 58,
      family: choices.family,
      size: choices.size,
      leading: shape.between(1.12, 1.32),
      itemGap: shape.pick([0.2, 0.4, 0.7]),
      emission: shape.pick(['cell', 'word', 'columns', 'fragment', 'adjusted-line'] as const),
      watermark:
        choices.watermark === null
          ? null
          : {
              text: choices.watermark,
              angle: 45,
              size: 96,
              gray: 0.78,
              perGlyph: false,
              under: true,
            },
    });
    const flow = new Flow(style);
    const scope = crossedScope(random.fork('content'), lines, choices);
    const { table, printed } = crossedTable(random.fork('table'), choices);
    const sums: Amounts[] = [scope.totals, ...scope.places.map(({ totals }) => totals)];
    try {
      const placed = placeTable(flow, table, scope.items, sums);
      if (style.size >= smallest) return { flow, choices, scope, placed, printed };
    } catch {
      // Does not fit at any size: the next concession is made.
    }
  }
  throw new Error('No concession lets the columns fit.');
};

/** Cells that the options leave blank are not printed, whatever they would say. */
const blanks = (item: ModelItem, choices: Choices): Partial<TruthItem> => {
  const zero = choices.zeros === 'blank';
  const none = (value: number, field: keyof TruthItem): Partial<TruthItem> =>
    zero && value === 0 ? { [field]: null } : {};
  return {
    ...(choices.number === 'none' ? { lineNumber: null } : {}),
    ...(choices.codes === 'cat-sel-act' ? { activity: [item.activity] } : {}),
    ...none(item.tax, 'tax'),
    ...none(item.overheadProfit, 'overheadProfit'),
    ...(item.removeRate === 0 ? none(0, 'removePrice') : {}),
    ...(item.replaceRate === 0 && item.resetRate === 0 ? none(0, 'replacePrice') : {}),
    ...(choices.rates === 'split-reset' && item.replaceRate === 0 ? none(0, 'replacePrice') : {}),
    ...(item.resetRate === 0 ? none(0, 'resetPrice') : {}),
    // None of the rates that it would be the sum of is printed.
    ...(choices.rates !== 'unit' && item.priceNote === null
      ? none(toAmount(sum([item.removeRate, item.replaceRate, item.resetRate])), 'unitPrice')
      : {}),
    ...(wears(item, choices)
      ? {}
      : {
          depreciation: null,
          depreciationRecoverable: null,
          ageYears: null,
          lifeYears: null,
          condition: null,
          depreciationPercent: null,
        }),
  };
};

/**
 * Estimates of the leading program whose print options are combined as nobody else combines them:
 * each document draws its columns, heads, rooms, notes, sums, summaries and type anew.
 */
export const crossedOptions: Print = {
  name: 'crossed-options',
  open: true,
  draw: (random, lines) => {
    const { flow, choices, scope, placed, printed } = setColumns(random, lines);
    const { facts } = scope;
    const { style } = flow;
    const layers = random.fork('layer');
    const layer = layers.chance(0.25)
      ? null
      : {
          ...plainLayer,
          runs:
            style.family === 'courier' && layers.chance(0.5)
              ? ('spaced-line' as const)
              : layers.pick(['cell', 'cell', 'word', 'gaps', 'kerned'] as const),
          order:
            choices.watermark === null
              ? layers.pick(['reading', 'reading', 'columns', 'tables-last'] as const)
              : ('reading' as const),
          quotes: layers.pick(['straight', 'straight', 'typographic'] as const),
          bold: layers.pick(['face', 'face', 'face', 'stroked'] as const),
        };
    const front = chooseFront(random.fork('front'), choices, facts);
    const look = random.fork('look');
    const marks = { centered: look.chance(0.5), ruled: look.chance(0.5) };
    flow.furniture = () => {
      drawFurniture(flow, choices, front, facts, marks);
    };
    const settled = {
      deductible: look.pick([500, 1000, 1500, 2500, 5000]),
      prior: look.chance(0.3) ? look.int(30, 160) * 10.55 : 0,
      together: look.chance(0.3),
    };
    settled.prior = Math.round(settled.prior * 100) / 100;
    if (choices.letter) drawLetter(flow, facts, random.fork('letter'));
    if (choices.guide) drawSampleGuide(flow);
    const foot = `${facts.estimateName}  Sketch`;
    if (choices.rowsOnFront) {
      flow.startPage('items');
      flow.sheet.class = 'other';
      drawFront(flow, choices, front);
      flow.space(1);
    } else {
      flow.startPage('cover');
      drawFront(flow, choices, front);
    }
    const summaries: TruthSummary[] = [];
    const before = choices.summary === 'before' && !choices.rowsOnFront;
    if (before) summaries.push(...drawSummaries(flow, scope, choices, settled));
    if (choices.sketch === 'before' && !choices.rowsOnFront) drawPlan(flow, scope, foot);
    if (!choices.rowsOnFront) flow.startPage('items');
    if (look.chance(0.5)) centered(flow, facts.estimateName, style.size + 3);

    const rcvOnly: PlacedPrintTable = {
      ...placed,
      placed: placed.placed.map((entry) => {
        const { total: _, ...column } = entry.column;
        return entry.column.key === 'rcv' ? entry : { ...entry, column };
      }),
    };
    const sums = choices.roomTotalColumns === 'all' ? placed : rcvOnly;
    const words =
      choices.rows === 'beside' || (choices.codes === 'none' && look.chance(0.5))
        ? null
        : described(choices);
    let headDrawn = false;
    let continuing = false;
    const head = (): void => {
      const skip =
        (choices.heads === 'once' && headDrawn) || (choices.heads === 'room' && continuing);
      continuing = false;
      headDrawn = true;
      if (skip) return;
      if (words !== null) flow.line([{ text: words, x: flow.left, bold: true }]);
      drawHead(flow, placed);
    };
    let index = 0;
    const rooms = random.fork('rooms');
    const body = drawBody(flow, scope, {
      together: flow.leading * 12,
      area: (name, depth) => {
        drawArea(flow, choices, name, depth);
      },
      place: (place: Place) => {
        drawRoom(flow, choices, place, rooms);
      },
      head,
      section: (name) => {
        drawSection(flow, choices, name);
      },
      row: (item) =>
        drawRow(flow, placed, item, index++, {
          mayBreak: choices.breakRows && choices.rowLook === 'plain',
        }),
      notes: (item) => {
        const x = flow.left + choices.noteIndent;
        if (item.note !== null && !choices.noteItalic) flow.space(0.35);
        for (const text of item.machineNotes) flow.paragraph(text, { x });
        if (item.note !== null) flow.paragraph(item.note, { x, italic: choices.noteItalic });
        closeRow(flow, placed);
        flow.space(style.itemGap);
      },
      total: (kind, name, amounts) => {
        const label =
          kind === 'line_items'
            ? choices.finalTotal
            : kind === 'level'
              ? choices.levelTotal
              : choices.roomTotal;
        if (label === null) return false;
        drawTotals(flow, kind === 'line_items' ? placed : sums, label(name), amounts, {
          rule: choices.rowLook !== 'grid',
        });
        return true;
      },
      continued: (place) => {
        continuing = true;
        if (choices.continued === null) return;
        const text = choices.continued(place.name);
        if (choices.roomHead === 'centered' || choices.roomHead === 'sketched')
          centered(flow, text);
        else flow.line([{ text, x: flow.left, bold: true, size: style.size + 1 }]);
        flow.space(0.4);
      },
      truth: (item, page) => {
        const truth = truthOfPrinted(
          item,
          page,
          { layout: 1, printed, style, layer, reset: choices.rates === 'split-reset' },
          blanks(item, choices),
        );
        // Also where rates to remove and to replace are printed.
        return item.depreciationMark === 'M' &&
          truth.depreciationPercent !== null &&
          !truth.flags.includes('depreciation_capped')
          ? { ...truth, flags: [...truth.flags, 'depreciation_capped'] }
          : truth;
      },
    });
    if (choices.legend && choices.depreciation.length > 0) {
      flow.space(0.6);
      flow.paragraph('( ) - recoverable depreciation.  < > - non-recoverable depreciation.');
      if (choices.depreciation.includes('percent'))
        flow.paragraph(
          '[M] - Indicates that the depreciation percentage was limited by the maximum allowable depreciation for this item',
        );
    }
    leaveOpen(flow, body.items);
    if (!before) summaries.push(...drawSummaries(flow, scope, choices, settled));
    drawRecaps(flow, scope, choices);
    if (choices.sketch === 'behind') drawPlan(flow, scope, foot);
    if (choices.photos) drawPhotoSheet(flow, random.fork('photos'), 1);
    if (choices.foot === 'of') drawPagesOf(flow, facts);
    watermark(flow.sheets, flow);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 1,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: front.facts,
      },
    };
  },
};

/** The words over a description that stands on a line of its own, its codes before it. */
const described = (choices: Choices): string =>
  [
    choices.codes === 'none' ? '' : 'CAT  SEL',
    choices.codes === 'cat-sel-act' ? 'ACT' : '',
    'DESCRIPTION',
  ]
    .filter((word) => word !== '')
    .join('  ');
