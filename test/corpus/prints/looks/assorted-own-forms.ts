import { type Cell, Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelFacts, TruthFacts, TruthItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import type { Style } from '../../style.ts';
import {
  type FormColumn,
  type FormGroup,
  type FormRow,
  inventForm,
  type OwnForm,
} from '../content/own-forms.ts';
import { inventFacts } from '../content/scope.ts';
import { cellIn, type FittedColumn, fitColumns, shadeLine } from '../drawing/fitted-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { DrawnPrint, Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** Line items of its documents: one document for each form, most of them short. */
const sizes = Array.from({ length: 60 }, (_, index) => [5, 7, 9, 12, 16, 34][index % 6] ?? 5);

/**
 * Forms that people made themselves in a word processor or a workbook, each of a different person:
 * which columns it has, what they are called, how units are spelled, how rows are numbered and
 * grouped, what follows the rows and how the table is set are drawn anew for each document.
 */
export const assortedOwnForms: Print = {
  name: 'assorted-own-forms',
  open: true,
  lines: sizes,
  draw: (random, lines) => drawForm(random, lines),
};

/** The same kind of forms, of other people. */
export const assortedOwnFormsOfOthers: Print = {
  name: 'assorted-own-forms-of-others',
  open: false,
  lines: sizes,
  draw: (random, lines) => drawForm(random, lines),
};

const drawForm = (random: Random, lines: number): DrawnPrint => {
  const form = inventForm(random.fork('form'), lines);
  const facts = inventFacts(random.fork('facts'), '');
  const family = random.pick(['helvetica', 'times', 'liberation'] as const);
  const look = random.fork('look');
  const style = printStyle({
    family,
    size: look.pick([8, 9, 9.5, 10]),
    leading: look.pick([1.15, 1.25, 1.4, 1.7]),
    marginLeft: look.pick([36, 48, 60]),
    marginRight: look.pick([36, 48, 60]),
  });
  const table = placeForm(style, form, look);
  const flow = new Flow(style);
  flow.startPage('items');
  const told = letterhead(flow, facts, look);
  const items = drawTable(flow, table, form, look);
  flow.continuation = null;
  drawFoot(flow, table, form, look);
  flow.space(1.5);
  flow.paragraph('Thank you for your business. Prices are good for 30 days.');
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

type Placed = FittedColumn<FormColumn>;

const texts: ReadonlySet<FormColumn> = new Set([
  'number',
  'place',
  'code',
  'date',
  'work',
  'unit',
  'flag',
  'remark',
  'status',
]);

const placeForm = (style: Style, form: OwnForm, look: Random): Placed[] => {
  const rows = form.groups.flatMap((group) => group.rows);
  const counts = look.pick(['right', 'right', 'center', 'left'] as const);
  return fitColumns(style, {
    columns: form.columns,
    words: 'work',
    alignOf: (column) => (texts.has(column) ? 'left' : column === 'quantity' ? counts : 'right'),
    textsOf: (column) => [form.heads[column], ...rows.map((row) => textOf(form, row, column))],
    gap: look.pick([10, 14, 20]),
    isSpread: look.chance(0.7),
    share: look.pick([1, 1, 0.6]),
  });
};

const textOf = (form: OwnForm, row: FormRow, column: FormColumn): string => {
  const amount = (value: number): string => {
    const figure = `${form.sign}${money(Math.abs(value))}`;
    if (value >= 0) return figure;
    return form.negative === 'minus' ? `-${figure}` : `(${figure})`;
  };
  const cells: Record<FormColumn, () => string> = {
    number: () => row.number,
    place: () => row.place,
    code: () => row.code,
    date: () => row.date,
    work: () => row.words,
    quantity: () => `${row.quantity.toLocaleString('en-US')}${form.fused ? ` ${row.spelled}` : ''}`,
    unit: () => row.spelled,
    unitPrice: () => amount(row.unitPrice),
    labor: () => amount(laborOf(row)),
    material: () => amount(Math.round((row.amount - laborOf(row)) * 100) / 100),
    cost: () => (row.word === null ? amount(row.cost) : ''),
    tax: () => amount(row.tax),
    markup: () => amount(row.markup),
    amount: () => row.word ?? amount(row.amount),
    flag: () => row.flag,
    remark: () => row.remark,
    status: () => row.status,
  };
  return cells[column]();
};

const laborOf = ({ amount }: FormRow): number => Math.round(amount * 60) / 100;

/** The company, the paper's name and the facts of the claim. */
const letterhead = (flow: Flow, facts: ModelFacts, look: Random): Partial<TruthFacts> => {
  const { left } = flow;
  for (const text of [facts.companyName, facts.companyStreet, facts.companyTown, facts.phone])
    flow.line([{ text, x: left, bold: text === facts.companyName }]);
  flow.space(0.8);
  if (look.chance(0.7)) {
    const title = look.pick(['Estimate', 'Proposal', 'Repair Estimate', 'ESTIMATE', 'Quote']);
    flow.line([{ text: title, x: left, bold: true, size: 14 }]);
    flow.space(0.4);
  }
  const address = `${facts.propertyStreet}, ${facts.propertyTown}`;
  const isWide = look.chance(0.4);
  const told: [string, string][] = [
    ['Insured', facts.insuredName],
    ['Property', address],
    [look.pick(['Claim #', 'Claim Number', 'Claim No']), facts.claimNumber],
    ['Date of Loss', usDate(facts.dateOfLoss)],
  ];
  for (const [index, [label, value]] of told.entries()) {
    if (isWide && index % 2 === 1) continue;
    const [second = '', its = ''] = (isWide ? told[index + 1] : undefined) ?? [];
    const cells: Cell[] = [{ text: `${label}: ${value}`, x: left }];
    if (second !== '') cells.push({ text: `${second}: ${its}`, x: left + 240 });
    flow.line(cells);
  }
  flow.space(1.2);
  return {
    insuredName: facts.insuredName,
    propertyAddress: address,
    claimNumber: facts.claimNumber,
    dateOfLoss: facts.dateOfLoss,
  };
};

const drawTable = (
  flow: Flow,
  table: readonly Placed[],
  form: OwnForm,
  look: Random,
): TruthItem[] => {
  const ends = { left: table[0]?.left ?? flow.left, right: table.at(-1)?.right ?? flow.right };
  const kind = look.pick(['plain', 'bold', 'bold', 'ruled', 'shaded'] as const);
  const areRuled = look.chance(0.25);
  const inset = look.pick([0, 8]);
  const head = (): void => {
    if (kind === 'shaded') shadeLine(flow, ends, 0.85);
    flow.line(
      table.map((placed) => cellIn(placed, form.heads[placed.column], { bold: kind !== 'plain' })),
    );
    if (kind === 'ruled') flow.rule(ends.left, ends.right, 0.8);
    flow.space(0.3);
  };
  head();
  if (look.chance(0.6)) flow.continuation = head;
  const items: TruthItem[] = [];
  const work = table.find(({ column }) => column === 'work');
  if (work === undefined) throw new Error('Every form says what is done.');
  for (const group of form.groups) {
    drawGroupHead(flow, table, form, group);
    for (const row of group.rows) {
      const words = flow.wrap(row.words, work.right - work.left + 0.5);
      flow.need(flow.leading * (words.length + (row.note === null ? 0 : 1)) + 3);
      items.push(truthOf(form, group, row, flow.page));
      flow.line(
        table.map((placed) =>
          cellIn(placed, placed === work ? (words[0] ?? '') : textOf(form, row, placed.column)),
        ),
      );
      for (const text of words.slice(1)) flow.line([{ text, x: work.left }]);
      if (row.note !== null) flow.line([{ text: row.note, x: work.left + inset, italic: true }]);
      if (!areRuled) continue;
      flow.rule(ends.left, ends.right, 0.3, flow.y + 1);
      flow.y += 3;
    }
    if (form.subtotal !== null && group.name !== null)
      drawSum(flow, table, form, {
        label: form.subtotal.replace('{}', group.name),
        amount: group.amount,
      });
  }
  return items;
};

const drawGroupHead = (
  flow: Flow,
  table: readonly Placed[],
  form: OwnForm,
  { name, amount }: FormGroup,
): void => {
  if (name === null) return;
  const [first, last] = [table[0], table.findLast(({ column }) => column === 'amount')];
  if (first === undefined || last === undefined) return;
  flow.space(0.4);
  flow.need(flow.leading * 3);
  const kind = form.groupHead;
  if (kind === 'shaded') shadeLine(flow, { left: first.left, right: last.right }, 0.9);
  const text =
    kind === 'capitals'
      ? name.toUpperCase()
      : kind === 'colon'
        ? `${name}:`
        : kind === 'labelled'
          ? `Room: ${name}`
          : name;
  const bold = kind !== 'plain';
  flow.line([
    { text, x: first.left, bold, ...(kind === 'large' ? { size: flow.style.size + 2 } : {}) },
    ...(kind === 'summed'
      ? [{ text: `${form.sign}${money(amount)}`, x: last.right, align: 'right' as const, bold }]
      : []),
  ]);
};

const drawSum = (
  flow: Flow,
  table: readonly Placed[],
  form: OwnForm,
  { label, amount }: { label: string; amount: number },
  own: { bold?: boolean; left?: number } = {},
): void => {
  const last = table.findLast(({ column }) => column === 'amount');
  if (last === undefined) return;
  flow.need(flow.leading);
  const { bold = true } = own;
  const figure = `${form.sign}${money(Math.abs(amount))}`;
  const text = amount >= 0 ? figure : form.negative === 'minus' ? `-${figure}` : `(${figure})`;
  const x = last.right - Math.max(last.right - last.left, flow.width(text, { bold })) - 14;
  flow.line([
    own.left === undefined
      ? { text: label, x, align: 'right', bold }
      : { text: label, x: own.left, bold },
    { text, x: last.right, align: 'right', bold },
  ]);
};

const drawFoot = (flow: Flow, table: readonly Placed[], form: OwnForm, look: Random): void => {
  flow.space(0.6);
  flow.need(flow.leading * (form.foot.length + 2));
  const left = look.chance(0.3) ? { left: table[0]?.left ?? flow.left } : {};
  for (const [index, row] of form.foot.entries())
    drawSum(flow, table, form, row, { ...left, bold: index === form.foot.length - 1 });
};

const truthOf = (form: OwnForm, group: FormGroup, row: FormRow, page: number): TruthItem => {
  const has = (column: FormColumn): boolean => form.columns.includes(column);
  const isUnitPrinted = has('unit') || form.fused;
  const isPriced = has('unitPrice') && row.word === null;
  const room = has('place') ? row.place : form.areRooms ? group.name : null;
  return jobTruth(page, row.words, row.quantity, {
    unit: isUnitPrinted ? row.unit : null,
    unitPrice: isPriced ? row.unitPrice : null,
    tax: has('tax') ? row.tax : null,
    overheadProfit: has('markup') ? row.markup : null,
    rcv: row.amount,
    room: room === null ? [] : [room],
    f9Note: row.note,
    alsoRight: {
      unit: isUnitPrinted ? [row.spelled, row.spelled.toUpperCase()] : ['EA'],
      ...(form.groupHead === 'capitals' && room !== null ? { room: [room.toUpperCase()] } : {}),
    },
    unjudged: [
      'activity',
      'section',
      'lineNumber',
      'machineNotes',
      ...(room === null ? ['room'] : []),
      ...(row.word === null ? [] : ['unitPrice', 'rcv', 'priceNote', 'tax', 'overheadProfit']),
      // Work that is pending may have a price that is.
      ...(has('status') ? ['priceNote'] : []),
      // Whether what stands in these columns is a remark is open.
      ...(['remark', 'flag', 'status', 'date', 'code'].some((one) => has(one as FormColumn))
        ? ['f9Note']
        : []),
    ],
  });
};
