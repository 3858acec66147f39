import { type Cell, Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelFacts, TruthFacts, TruthItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import {
  type BookColumn,
  type BookGroup,
  type BookRow,
  inventWorkbook,
  type Workbook,
} from '../content/own-workbooks.ts';
import { addAmounts } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { cellIn, type FittedColumn, fitColumns, shadeLine } from '../drawing/fitted-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { DrawnPrint, Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** Line items of its documents: one document for each workbook, most of them short. */
const sizes = Array.from({ length: 60 }, (_, index) => [5, 7, 9, 12, 16, 34][index % 6] ?? 5);

/**
 * Workbooks that people price repairs in, each of a different person: two-line headings, headings
 * below each room's name, places said once, signs at the left of their cells, sums of all columns,
 * hours beside materials, depreciation, details below rows and a recapitulation behind the end, drawn
 * anew for each document.
 */
export const assortedWorkbooks: Print = {
  name: 'assorted-workbooks',
  open: true,
  lines: sizes,
  draw: (random, lines) => drawWorkbook(random, lines),
};

/** The same kind of workbooks, of other people. */
export const assortedWorkbooksOfOthers: Print = {
  name: 'assorted-workbooks-of-others',
  open: false,
  lines: sizes,
  draw: (random, lines) => drawWorkbook(random, lines),
};

const drawWorkbook = (random: Random, lines: number): DrawnPrint => {
  const book = inventWorkbook(random.fork('book'), lines);
  const facts = inventFacts(random.fork('facts'), '');
  const look = random.fork('look');
  const family = look.pick(['helvetica', 'times', 'liberation'] as const);
  const style = printStyle({
    family,
    size: look.pick([8, 9, 9.5]),
    leading: look.pick([1.2, 1.35, 1.6]),
    marginLeft: look.pick([36, 54]),
    marginRight: look.pick([36, 54]),
  });
  const table = fitColumns(style, {
    columns: book.columns,
    words: 'work',
    alignOf: alignment(look),
    textsOf: (column) => [
      ...book.heads[column].split('\n'),
      ...book.groups.flatMap(({ rows }) => rows.map((row) => textOf(book, row, column))),
      ...(figures.has(column) ? [`$ ${money(totalOf(book, column))}`] : []),
    ],
    gap: look.pick([9, 13, 18]),
    isSpread: look.chance(0.7),
    share: 1,
  });
  const flow = new Flow(style);
  const isPaged = look.chance(0.5);
  flow.furniture = () => {
    const foot = flow.sheet.height - 28;
    if (!isPaged) return;
    flow.mark({ text: facts.companyName, x: flow.left, size: 7.5 }, foot);
    flow.mark({ text: `Page ${flow.page}`, x: flow.right, align: 'right', size: 7.5 }, foot);
  };
  flow.startPage('items');
  const told = letterhead(flow, facts, look);
  const items = drawTable(flow, table, book, look);
  flow.continuation = null;
  drawFoot(flow, table, book);
  if (book.recap) drawRecap(flow, book);
  flow.space(1.2);
  flow.paragraph('Hidden damage is not included. This price may be withdrawn after 30 days.');
  openPagesWithoutRows(flow, items);
  return {
    flow,
    layer:
      family === 'liberation'
        ? null
        : { ...plainLayer, runs: look.pick(['cell', 'word', 'kerned'] as const) },
    extras: [],
    truth: {
      layout: 7,
      items,
      rooms: null,
      totals: [],
      summaries: [],
      facts: { ...noFacts, ...told },
    },
  };
};

type Placed = FittedColumn<BookColumn>;

const figures: ReadonlySet<BookColumn> = new Set([
  'labor',
  'material',
  'equipment',
  'amount',
  'depreciation',
  'acv',
]);

const alignment = (look: Random): ((column: BookColumn) => Placed['align']) => {
  const counts = look.pick(['right', 'center'] as const);
  const units = look.pick(['left', 'center'] as const);
  return (column) => {
    if (column === 'unit') return units;
    if (column === 'quantity' || column === 'hours') return counts;
    return column === 'number' || column === 'place' || column === 'work' ? 'left' : 'right';
  };
};

const totalOf = (book: Workbook, column: BookColumn): number =>
  addAmounts(book.groups.map((group) => sumOf(group, column)));

const sumOf = ({ rows }: BookGroup, column: BookColumn): number =>
  addAmounts(rows.map((row) => Number(row[column as 'amount'])));

const amountText = (book: Workbook, amount: number): string => {
  if (book.money === 'dash-for-nothing' && amount === 0) return '-';
  const sign = book.money === 'signed' || book.money === 'dash-for-nothing' ? '$' : '';
  return amount < 0 ? `(${sign}${money(-amount)})` : `${sign}${money(amount)}`;
};

const countText = (book: Workbook, count: number): string =>
  book.quantities === 'short' ? count.toLocaleString('en-US') : money(count);

const textOf = (book: Workbook, row: BookRow, column: BookColumn): string => {
  if (column === 'work') return row.words;
  if (column === 'unit') return row.spelled;
  if (column === 'number') return row.number;
  if (column === 'place') return row.place;
  if (column === 'quantity' || column === 'hours') return countText(book, row[column]);
  return amountText(book, row[column]);
};

/** An amount in its column, its sign at the column's left edge where the workbook sets it there. */
const amountCells = (book: Workbook, placed: Placed, text: string, bold = false): Cell[] => {
  const isApart = book.money === 'sign-at-left' && /\d/.test(text) && placed.align === 'right';
  return [
    ...(isApart ? [{ text: '$', x: placed.left - 4, bold }] : []),
    cellIn(placed, text, { bold }),
  ];
};

const letterhead = (flow: Flow, facts: ModelFacts, look: Random): Partial<TruthFacts> => {
  flow.line([{ text: facts.companyName, x: flow.left, bold: true, size: 13 }]);
  flow.line([{ text: `${facts.companyStreet}, ${facts.companyTown}`, x: flow.left }]);
  flow.space(0.7);
  const address = `${facts.propertyStreet}, ${facts.propertyTown}`;
  const told: [string, string][] = [
    ['Insured', facts.insuredName],
    ['Loss Address', address],
    ['Claim Number', facts.claimNumber],
    ['Policy Number', facts.policyNumber],
    ['Date of Loss', usDate(facts.dateOfLoss)],
  ];
  const colon = look.chance(0.6) ? ':' : '';
  for (const [label, value] of told)
    flow.line([
      { text: `${label}${colon}`, x: flow.left, bold: true },
      { text: value, x: flow.left + 90 },
    ]);
  flow.space(1);
  return {
    insuredName: facts.insuredName,
    propertyAddress: address,
    claimNumber: facts.claimNumber,
    policyNumber: facts.policyNumber,
    dateOfLoss: facts.dateOfLoss,
  };
};

const drawTable = (
  flow: Flow,
  table: readonly Placed[],
  book: Workbook,
  look: Random,
): TruthItem[] => {
  const head = (): void => drawHead(flow, table, book);
  if (!book.headsEach) head();
  if (look.chance(0.6)) flow.continuation = head;
  const areRuled = look.chance(0.4);
  const inset = look.pick([0, 10]);
  const items: TruthItem[] = [];
  for (const [index, group] of book.groups.entries()) {
    drawGroupHead(flow, table, book, group, index);
    if (book.headsEach) head();
    let place = '';
    for (const row of group.rows) {
      const page = drawRow(
        flow,
        table,
        book,
        { ...row, place: shownPlace(book, row, place) },
        inset,
      );
      place = row.place;
      items.push(truthOf(book, group, row, page));
      if (!areRuled) continue;
      flow.rule(table[0]?.left ?? flow.left, table.at(-1)?.right ?? flow.right, 0.3, flow.y + 1);
      flow.y += 3;
    }
    if (group.name !== null && book.sums !== 'none') drawSums(flow, table, book, group);
  }
  return items;
};

const shownPlace = (book: Workbook, row: BookRow, above: string): string =>
  book.placeOnce && row.place === above ? '' : row.place;

const drawHead = (flow: Flow, table: readonly Placed[], book: Workbook): void => {
  const count = Math.max(...table.map(({ column }) => book.heads[column].split('\n').length));
  for (let line = 0; line < count; line++)
    flow.line(
      table.flatMap((placed) => {
        const words = book.heads[placed.column].split('\n');
        const text = words[line - (count - words.length)] ?? '';
        return text === '' ? [] : [cellIn(placed, text, { bold: true })];
      }),
    );
  flow.rule(table[0]?.left ?? flow.left, table.at(-1)?.right ?? flow.right, 0.8);
  flow.space(0.3);
};

const drawGroupHead = (
  flow: Flow,
  table: readonly Placed[],
  book: Workbook,
  { name, rows }: BookGroup,
  index: number,
): void => {
  if (name === null) return;
  const ends = { left: table[0]?.left ?? flow.left, right: table.at(-1)?.right ?? flow.right };
  flow.space(0.5);
  flow.need(flow.leading * 5);
  const sides = `${8 + (rows.length % 7)}' x ${10 + (rows.length % 5)}'`;
  const text = {
    numbered: `${index + 1}. ${name}`,
    lettered: `${String.fromCharCode(65 + index)}. ${name}`,
    measured: `${name} - ${sides}`,
    centered: name,
    band: name,
    'plain-bold': name,
    capitals: name.toUpperCase(),
  }[book.groupHead];
  if (book.groupHead === 'band') shadeLine(flow, ends, 0.85);
  const isCentered = book.groupHead === 'centered';
  flow.line([
    {
      text,
      bold: true,
      x: isCentered ? (ends.left + ends.right) / 2 : ends.left,
      align: isCentered ? 'center' : 'left',
    },
  ]);
};

/** Draws a row with its details and returns the page on which it stands. */
const drawRow = (
  flow: Flow,
  table: readonly Placed[],
  book: Workbook,
  row: BookRow,
  inset: number,
): number => {
  const work = table.find(({ column }) => column === 'work');
  if (work === undefined) throw new Error('Every workbook says what is done.');
  const words = flow.wrap(row.words, work.right - work.left + 0.5);
  flow.need(flow.leading * (words.length + row.details.length) + 3);
  const { page } = flow;
  flow.line(
    table.flatMap((placed) => {
      const text = placed === work ? (words[0] ?? '') : textOf(book, row, placed.column);
      const isMoney = figures.has(placed.column) || placed.column === 'unitPrice';
      return isMoney ? amountCells(book, placed, text) : [cellIn(placed, text)];
    }),
  );
  for (const text of words.slice(1)) flow.line([{ text, x: work.left }]);
  for (const text of row.details)
    flow.line([{ text, x: work.left + inset, size: flow.style.size - 1, italic: inset === 0 }]);
  return page;
};

const drawSums = (flow: Flow, table: readonly Placed[], book: Workbook, group: BookGroup): void => {
  const work = table.find(({ column }) => column === 'work');
  flow.need(flow.leading);
  const summed = table.filter(
    ({ column }) => figures.has(column) && (book.sums === 'all-columns' || column === 'amount'),
  );
  flow.line([
    { text: `Total ${group.name}`, x: work?.left ?? flow.left, bold: true },
    ...summed.flatMap((placed) =>
      amountCells(book, placed, amountText(book, sumOf(group, placed.column)), true),
    ),
  ]);
};

const drawFoot = (flow: Flow, table: readonly Placed[], book: Workbook): void => {
  const amount = table.find(({ column }) => column === 'amount');
  if (amount === undefined) return;
  flow.space(0.8);
  flow.need(flow.leading * (book.foot.length + 2));
  for (const [index, { label, amount: value }] of book.foot.entries()) {
    const bold = index === book.foot.length - 1;
    const text = amountText(book, value);
    const x = amount.right - Math.max(amount.right - amount.left, flow.width(text, { bold })) - 12;
    const cells = amountCells(book, amount, text, bold);
    flow.line([
      book.footPlace === 'under-amounts'
        ? { text: label, x, align: 'right', bold }
        : { text: label, x: x - 130, bold },
      ...cells,
    ]);
  }
};

const drawRecap = (flow: Flow, book: Workbook): void => {
  flow.space(1.5);
  flow.need(flow.leading * (book.groups.length + 3));
  flow.line([
    { text: book.areRooms ? 'Summary by Room' : 'Summary by Trade', x: flow.left, bold: true },
  ]);
  for (const group of book.groups)
    flow.line([
      { text: group.name ?? '', x: flow.left },
      { text: amountText(book, sumOf(group, 'amount')), x: flow.left + 240, align: 'right' },
    ]);
};

const truthOf = (book: Workbook, group: BookGroup, row: BookRow, page: number): TruthItem => {
  const has = (column: BookColumn): boolean => book.columns.includes(column);
  const room = has('place') ? row.place : book.areRooms ? group.name : null;
  const note = row.details.join(' ');
  return jobTruth(page, row.words, has('quantity') ? row.quantity : 1, {
    unit: has('unit') ? row.unit : null,
    unitPrice: has('unitPrice') ? row.unitPrice : null,
    rcv: row.amount,
    depreciation: has('depreciation') ? row.depreciation : null,
    acv: has('acv') ? row.acv : null,
    room: room === null ? [] : [room],
    f9Note: note === '' ? null : note,
    alsoRight: {
      unit: has('unit') ? [row.spelled, row.spelled.toUpperCase()] : ['EA'],
      ...(room !== null && book.groupHead === 'capitals' ? { room: [room.toUpperCase()] } : {}),
    },
    unjudged: [
      'activity',
      'section',
      'lineNumber',
      'machineNotes',
      ...(room === null ? ['room'] : []),
      // Hours beside materials: whether they are the row's quantity is open.
      ...(has('hours') ? ['quantity', 'unit', 'unitPrice'] : []),
    ],
  });
};
