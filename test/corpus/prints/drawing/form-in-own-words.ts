import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem, ModelRoom } from '../../model.ts';
import type { Random } from '../../random.ts';
import { inventPrint } from '../content/invent-print.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { DrawnPrint } from '../print.ts';
import { noFacts } from '../truth.ts';
import { truthOfForeign, worded } from './foreign.ts';
import { closing, figureColumn, labelled, measured } from './platform.ts';
import { factRows, platformLook } from './platform-look.ts';
import { printStyle } from './print-style.ts';
import { drawRooms } from './rooms.ts';
import { placeTable } from './table.ts';

type Heads = readonly (readonly string[])[];

/** What one set of forms calls its columns, sums and labels. */
export interface Vocabulary {
  description: Heads;
  quantity: Heads;
  unit: Heads;
  unitPrice: Heads;
  rcv: Heads;
  depreciation: Heads;
  acv: Heads;
  roomTotal: readonly ((name: string) => string)[];
  total: readonly string[];
  claim: readonly string[];
  insured: readonly string[];
  /** How an amount below zero is written. */
  negative: readonly ((text: string) => string)[];
}

/** A hand-made form whose words and money styles come from a vocabulary. */
export const drawFormInOwnWords = (
  random: Random,
  lines: number,
  words: Vocabulary,
): DrawnPrint => {
  const depreciated = random.chance(0.5);
  const estimate = inventPrint(random, lines, {
    tax: false,
    depreciated: depreciated ? 0.6 : 0,
    credits: 0.05,
    notes: 0.08,
  });
  const { facts } = estimate;
  const style = printStyle({
    family: random.pick(['times', 'helvetica', 'courier']),
    size: random.pick([8, 8.5, 9]),
    itemGap: random.pick([0, 0.2, 0.4]),
  });
  if (style.family === 'courier') style.size = 7.5;
  const flow = new Flow(style);
  const layer = {
    ...plainLayer,
    runs: random.pick(
      style.family === 'courier'
        ? (['spaced-line', 'cell'] as const)
        : (['cell', 'word', 'kerned', 'gaps'] as const),
    ),
    order: random.pick(['reading', 'columns', 'reversed', 'tables-last'] as const),
    page: random.pick(['plain', 'form', 'cropped', 'rotated-270'] as const),
    bold: random.pick(['face', 'stroked'] as const),
    quotes: random.pick(['straight', 'typographic'] as const),
    unseen: random.pick([[], ['white', 'outside']] as const),
  };
  const currency = random.pick(['$', '', '']);
  const negative = random.pick(words.negative);
  const thousands = random.chance(0.7);
  const figure = (value: number): string => {
    const text = `${currency}${thousands ? money(Math.abs(value)) : Math.abs(value).toFixed(2)}`;
    return value < 0 ? negative(text) : text;
  };
  const short = random.chance(0.5);
  const quantityOf = (item: ModelItem): string =>
    short && Number.isInteger(item.quantity)
      ? item.quantity.toLocaleString('en-US')
      : money(item.quantity);
  const numbered = random.chance(0.5);
  const together = random.chance(0.4);
  flow.startPage('items');
  flow.line([{ text: facts.companyName, x: flow.left, bold: true, size: style.size + 5 }]);
  flow.line([{ text: `${facts.companyStreet}, ${facts.companyTown}`, x: flow.left }]);
  flow.space(0.8);
  factRows(
    flow,
    [
      [random.pick(words.insured), facts.insuredName, random.pick(words.claim), facts.claimNumber],
      ['Date:', usDate(facts.dateEntered)],
    ],
    [0, 0.2, 0.58, 0.78],
  );
  const placed = placeTable(
    flow,
    {
      head: random.pick(['rules', 'shaded', 'dark', 'boxed', 'plain']),
      rows: random.pick(['plain', 'rules', 'zebra', 'grid']),
      valign: random.pick(['top', 'center', 'bottom']),
      gap: 10,
      columns: [
        ...(numbered ? [figureColumn('number', ['No.'], (item) => item.number)] : []),
        {
          key: 'description',
          head: random.pick(words.description),
          align: 'left',
          wrap: 1,
          text: (item) => worded(item, 'short'),
        },
        ...(together
          ? [
              figureColumn(
                'quantity',
                random.pick(words.quantity),
                (item) => `${quantityOf(item)} ${item.unit}`,
              ),
            ]
          : [
              figureColumn('quantity', random.pick(words.quantity), quantityOf),
              {
                key: 'unit',
                head: random.pick(words.unit),
                align: 'center' as const,
                text: (item: ModelItem) => item.unit,
              },
            ]),
        figureColumn('unitPrice', random.pick(words.unitPrice), (item) => figure(item.unitPrice)),
        figureColumn(
          'rcv',
          random.pick(words.rcv),
          (item) => figure(item.rcv),
          ({ rcv }) => figure(rcv),
        ),
        ...(depreciated
          ? [
              figureColumn(
                'depreciation',
                random.pick(words.depreciation),
                (item) => figure(item.depreciation),
                ({ depreciation }) => figure(depreciation),
              ),
              figureColumn(
                'acv',
                random.pick(words.acv),
                (item) => figure(item.acv),
                ({ acv }) => figure(acv),
              ),
            ]
          : []),
      ],
    },
    estimate.items,
    [estimate.totals],
  );
  const sizeOf = ({ dimensions, height }: ModelRoom): string => {
    const { sfFloor, lfFloorPerimeter = 0 } = dimensions;
    if (sfFloor === undefined) return '';
    const half = lfFloorPerimeter / 2;
    const width = (half - Math.sqrt(Math.max(0, half * half - 4 * sfFloor))) / 2;
    const feet = (value: number): string =>
      `${Math.floor(Math.round(value * 12) / 12)}' ${Math.round(value * 12) % 12}"`;
    return ` - ${feet(half - width)} x ${feet(width)} x ${measured(height)}`;
  };
  const heading = random.pick([
    (room: ModelRoom) => room.name,
    (room: ModelRoom) => room.name.toUpperCase(),
    (room: ModelRoom) => `${room.name}${sizeOf(room)}`,
    (room: ModelRoom) => `Room: ${room.name}`,
  ]);
  const bigger = random.pick([0, 2]);
  const headAtRooms = random.chance(0.6);
  const roomTotal = random.pick(words.roomTotal);
  const grand = random.pick(words.total);
  const drawn = drawRooms(
    flow,
    estimate,
    platformLook(
      flow,
      placed,
      (item, page) =>
        truthOfForeign(item, page, {
          printed: ['unitPrice', 'rcv', ...(depreciated ? (['depreciation', 'acv'] as const) : [])],
          style,
          layer,
          wording: 'short',
          numbered,
        }),
      {
        room: (_, room) => {
          flow.space(0.9);
          flow.line([{ text: heading(room), x: flow.left, bold: true, size: style.size + bigger }]);
          flow.space(0.2);
        },
        note: (_, text) => flow.paragraph(text, { x: flow.left + 16, italic: true }),
        totalLabel: (kind, text) => (kind === 'line_items' ? null : roomTotal(text)),
        continued: () => undefined,
        headOnEachRoom: headAtRooms,
        breaks: 0,
      },
    ),
    random.fork('draw'),
  );
  closing(flow, 6);
  labelled(
    flow,
    [
      ...(depreciated
        ? ([[grand, figure(estimate.totals.acv), true]] as const)
        : ([[grand, figure(toAmount(sum([estimate.totals.rcv]))), true]] as const)),
    ],
    flow.right - 220,
    flow.right,
  );
  return {
    flow,
    layer,
    extras: [],
    truth: {
      layout: 7,
      items: drawn.items,
      rooms: drawn.rooms,
      totals: [],
      summaries: [],
      facts: { ...noFacts, claimNumber: facts.claimNumber, insuredName: facts.insuredName },
    },
  };
};
