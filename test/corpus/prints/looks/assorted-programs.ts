import { type Cell, Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelFacts, TruthFacts, TruthItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import {
  inventProgram,
  type Program,
  type ProgramColumn,
  type ProgramRoom,
  type ProgramRow,
  sumOfColumn,
} from '../content/own-programs.ts';
import { inventFacts } from '../content/scope.ts';
import { cellIn, type FittedColumn, fitColumns, shadeLine } from '../drawing/fitted-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { DrawnPrint, Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** Line items of its documents: one document for each program. */
const sizes = Array.from({ length: 60 }, (_, index) => [6, 9, 14, 20, 30, 48][index % 6] ?? 6);

/**
 * Estimates of insurers and adjusters, each by another program: which columns there are, what they
 * are called, whether the words stand above their figures, how depreciation is taken off, how rooms
 * are headed, measured and summed and what closes the estimate are drawn anew for each document.
 */
export const assortedPrograms: Print = {
  name: 'assorted-programs',
  open: true,
  lines: sizes,
  draw: (random, lines) => drawEstimate(random, lines),
};

/** The same kind of estimates, by other programs. */
export const assortedProgramsOfOthers: Print = {
  name: 'assorted-programs-of-others',
  open: false,
  lines: sizes,
  draw: (random, lines) => drawEstimate(random, lines),
};

type Placed = FittedColumn<ProgramColumn>;

/** How a program sets what it prints. */
interface Setting {
  table: readonly Placed[];
  /** The words of a row stand on lines of their own above its figures. */
  above: boolean;
  headsEach: boolean;
  headLook: 'bold' | 'plain' | 'ruled' | 'shaded';
  room: 'bold' | 'capitals' | 'labelled' | 'centered' | 'large' | 'measured' | 'underlined';
  measures: 'none' | 'grid' | 'line';
  /** `{}` stands for the room's name. */
  sum: string | null;
  grand: string;
  ruled: boolean;
  noteIndent: number;
  isNoteItalic: boolean;
}

const drawEstimate = (random: Random, lines: number): DrawnPrint => {
  const program = inventProgram(random.fork('program'), lines);
  const facts = inventFacts(
    random.fork('facts'),
    random.pick(['Cedar Fork Mutual', 'Plainsman Insurance Company', 'Harborlight Casualty']),
  );
  const look = random.fork('look');
  const family = look.pick(['helvetica', 'times', 'liberation', 'courier'] as const);
  const style = printStyle({
    family,
    size: look.pick([7.5, 8, 9]),
    leading: look.pick([1.15, 1.25, 1.4]),
    marginTop: 60,
    marginLeft: look.pick([30, 40, 54]),
    marginRight: look.pick([30, 40, 54]),
  });
  const setting = settingOf(style, program, look);
  const flow = new Flow(style);
  const isDated = look.chance(0.5);
  flow.furniture = () => {
    flow.mark({ text: facts.carrierName, x: flow.left, bold: true }, 36);
    flow.mark({ text: `Claim: ${facts.claimNumber}`, x: flow.right, align: 'right' }, 36);
    const foot = flow.sheet.height - 30;
    if (isDated) flow.mark({ text: usDate(facts.dateOfLoss), x: flow.left }, foot);
    flow.mark({ text: `Page: ${flow.page}`, x: flow.right, align: 'right' }, foot);
  };
  flow.startPage('items');
  const told = drawFacts(flow, facts, look);
  const items = drawRooms(flow, program, setting);
  flow.continuation = null;
  drawTotals(flow, program, setting, look);
  openPagesWithoutRows(flow, items);
  return {
    flow,
    layer:
      family === 'liberation'
        ? null
        : { ...plainLayer, runs: look.pick(['cell', 'word', 'kerned'] as const) },
    extras: [],
    truth: {
      layout: 4,
      items,
      rooms: null,
      totals: [],
      summaries: [],
      facts: { ...noFacts, ...told, carrierName: facts.carrierName },
    },
  };
};

const texts: ReadonlySet<ProgramColumn> = new Set(['number', 'code', 'work', 'unit']);

const settingOf = (
  style: ReturnType<typeof printStyle>,
  program: Program,
  look: Random,
): Setting => {
  const counts = look.pick(['right', 'right', 'center'] as const);
  const above = look.chance(0.25) && program.columns.indexOf('work') <= 1;
  const rows = program.rooms.flatMap((room) => room.rows);
  const sums = (column: ProgramColumn): string[] =>
    summed.has(column) ? [signed(program, sumOfColumn(program.rooms, column as 'rcv'))] : [];
  const table = fitColumns(style, {
    columns: program.columns,
    words: 'work',
    alignOf: (column) => (texts.has(column) ? 'left' : column === 'quantity' ? counts : 'right'),
    textsOf: (column) => [
      ...program.heads[column].split('\n'),
      ...(above && column === 'work' ? [] : rows.map((row) => textOf(program, row, column))),
      ...sums(column),
    ],
    gap: look.pick([8, 12, 16]),
    isSpread: look.chance(0.8),
    share: 1,
  });
  return {
    table,
    above,
    headsEach: look.chance(0.5),
    headLook: look.pick(['bold', 'bold', 'plain', 'ruled', 'shaded'] as const),
    room: look.pick([
      'bold',
      'capitals',
      'labelled',
      'centered',
      'large',
      'measured',
      'underlined',
    ] as const),
    measures: look.pick(['none', 'none', 'grid', 'line'] as const),
    sum: look.pick([
      null,
      'Totals: {}',
      'Total {}',
      '{} Totals',
      'Room Total',
      '{} Subtotal',
      'Subtotal',
    ]),
    grand: look.pick(['Totals', 'Grand Totals', 'Estimate Total', 'Line Item Totals', 'TOTAL']),
    ruled: look.chance(0.2),
    noteIndent: look.pick([0, 8, 16]),
    isNoteItalic: look.chance(0.4),
  };
};

const summed: ReadonlySet<ProgramColumn> = new Set(['tax', 'markup', 'rcv', 'depreciation', 'acv']);

const signed = ({ sign }: Program, amount: number): string => `${sign}${money(amount)}`;

const takenText = (program: Program, amount: number): string => {
  if (amount === 0) return program.nothing;
  const figure = signed(program, amount);
  return { plain: figure, minus: `-${figure}`, round: `(${figure})`, angle: `<${figure}>` }[
    program.taken
  ];
};

const textOf = (program: Program, row: ProgramRow, column: ProgramColumn): string => {
  const cells: Record<ProgramColumn, () => string> = {
    number: () => row.number,
    code: () => row.code,
    work: () => row.words,
    quantity: () => `${money(row.quantity)}${program.fused ? ` ${row.spelled}` : ''}`,
    unit: () => row.spelled,
    unitPrice: () => signed(program, row.unitPrice),
    tax: () => (row.tax === 0 ? program.nothing : signed(program, row.tax)),
    markup: () => signed(program, row.markup),
    rcv: () => signed(program, row.rcv),
    age: () => `${row.age}`,
    life: () => `${row.life}`,
    ageLife: () => `${row.age}/${row.life}`,
    percent: () =>
      ({ whole: `${row.percent}%`, decimals: `${row.percent}.00%`, bare: `${row.percent}` })[
        program.percent
      ],
    depreciation: () => takenText(program, row.depreciation),
    acv: () => signed(program, row.acv),
  };
  return cells[column]();
};

const drawFacts = (flow: Flow, facts: ModelFacts, look: Random): Partial<TruthFacts> => {
  const address = `${facts.propertyStreet}, ${facts.propertyTown}`;
  const told: [string, string][] = [
    [look.pick(['Insured', 'Named Insured', 'Policyholder']), facts.insuredName],
    [look.pick(['Loss Location', 'Property', 'Property Address']), address],
    [look.pick(['Claim Number', 'Claim No.', 'Claim #']), facts.claimNumber],
    [look.pick(['Policy Number', 'Policy No.', 'Policy #']), facts.policyNumber],
    [look.pick(['Date of Loss', 'Loss Date']), usDate(facts.dateOfLoss)],
  ];
  const gap = look.pick([90, 110]);
  for (const [label, value] of told)
    flow.line([
      { text: `${label}:`, x: flow.left },
      { text: value, x: flow.left + gap },
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

const endsOf = ({ table }: Setting): { left: number; right: number } => ({
  left: table[0]?.left ?? 0,
  right: table.at(-1)?.right ?? 0,
});

const drawHead = (flow: Flow, program: Program, setting: Setting): void => {
  const { table, headLook } = setting;
  const count = Math.max(...table.map(({ column }) => program.heads[column].split('\n').length));
  for (let line = 0; line < count; line++) {
    if (headLook === 'shaded') shadeLine(flow, endsOf(setting), 0.85);
    flow.line(
      table.flatMap((placed) => {
        const parts = program.heads[placed.column].split('\n');
        const text = parts[line - (count - parts.length)];
        return text === undefined ? [] : [cellIn(placed, text, { bold: headLook !== 'plain' })];
      }),
    );
  }
  const { left, right } = endsOf(setting);
  if (headLook === 'ruled') flow.rule(left, right, 0.8);
  flow.space(0.25);
};

const drawRooms = (flow: Flow, program: Program, setting: Setting): TruthItem[] => {
  const items: TruthItem[] = [];
  const head = (): void => drawHead(flow, program, setting);
  flow.continuation = head;
  if (program.level !== null) flow.line([{ text: program.level, x: flow.left, bold: true }]);
  if (!setting.headsEach) head();
  for (const room of program.rooms) {
    flow.need(flow.leading * 9);
    drawRoomHead(flow, room, setting);
    if (setting.headsEach) head();
    for (const row of room.rows) items.push(drawRow(flow, program, setting, room, row));
    if (setting.sum !== null)
      drawSum(flow, program, setting, setting.sum.replace('{}', room.name), [room]);
    flow.space(0.8);
  }
  return items;
};

const feet = (value: number): string => `${value}' 0"`;

const drawRoomHead = (flow: Flow, room: ProgramRoom, setting: Setting): void => {
  const { name, length, width, height } = room;
  const { left, right } = endsOf(setting);
  const kind = setting.room;
  if (kind === 'centered')
    flow.line([{ text: name, x: (left + right) / 2, align: 'center', bold: true }]);
  else {
    const text =
      kind === 'capitals' ? name.toUpperCase() : kind === 'labelled' ? `Room: ${name}` : name;
    const cells: Cell[] = [
      { text, x: left, bold: true, ...(kind === 'large' ? { size: flow.style.size + 2 } : {}) },
    ];
    if (kind === 'measured')
      cells.push({
        text: `${feet(length)} x ${feet(width)} x ${feet(height)}`,
        x: right,
        align: 'right',
      });
    flow.line(cells);
  }
  if (kind === 'underlined') flow.rule(left, right, 0.5);
  const around = 2 * (length + width);
  const measures = [
    `${money(around * height)} SF Walls`,
    `${money(length * width)} SF Ceiling`,
    `${money(length * width)} SF Floor`,
    `${money(around)} LF Perimeter`,
  ];
  if (setting.measures === 'line')
    flow.line([
      {
        text: `Walls: ${money(around * height)} SF   Floor: ${money(length * width)} SF   Perimeter: ${money(around)} LF`,
        x: left,
      },
    ]);
  if (setting.measures === 'grid')
    for (let at = 0; at < measures.length; at += 2)
      flow.line([
        { text: measures[at] ?? '', x: left + 20 },
        { text: measures[at + 1] ?? '', x: left + 200 },
      ]);
  flow.space(0.2);
};

const drawRow = (
  flow: Flow,
  program: Program,
  setting: Setting,
  room: ProgramRoom,
  row: ProgramRow,
): TruthItem => {
  const { table, above } = setting;
  const work = table.find(({ column }) => column === 'work');
  if (work === undefined) throw new Error('Every program says what is done.');
  const { right } = endsOf(setting);
  const room_ = above ? right - work.left : work.right - work.left + 0.5;
  const words = flow.wrap(row.words, room_);
  flow.need(flow.leading * (words.length + (above ? 1 : 0) + (row.note === null ? 0 : 1)) + 3);
  const truth = truthOf(program, room, row, flow.page);
  const cells = (first: string): Cell[] =>
    table.map((placed) =>
      cellIn(placed, placed === work ? first : textOf(program, row, placed.column)),
    );
  if (above) {
    const isWords = ({ column }: Placed): boolean => column === 'number' || column === 'code';
    flow.line(
      table
        .filter((placed) => isWords(placed) || placed === work)
        .map((placed) =>
          cellIn(placed, placed === work ? (words[0] ?? '') : textOf(program, row, placed.column)),
        ),
    );
    for (const text of words.slice(1)) flow.line([{ text, x: work.left }]);
    flow.line(
      table
        .filter((placed) => !isWords(placed) && placed !== work)
        .map((placed) => cellIn(placed, textOf(program, row, placed.column))),
    );
  } else {
    flow.line(cells(words[0] ?? ''));
    for (const text of words.slice(1)) flow.line([{ text, x: work.left }]);
  }
  if (row.note !== null)
    flow.line([
      { text: row.note, x: work.left + setting.noteIndent, italic: setting.isNoteItalic },
    ]);
  const ends = endsOf(setting);
  if (setting.ruled) {
    flow.rule(ends.left, ends.right, 0.3, flow.y + 1);
    flow.y += 3;
  }
  return truth;
};

const drawSum = (
  flow: Flow,
  program: Program,
  { table }: Setting,
  label: string,
  rooms: readonly ProgramRoom[],
): void => {
  flow.need(flow.leading);
  const work = table.find(({ column }) => column === 'work');
  flow.line([
    { text: label, x: work?.left ?? flow.left, bold: true },
    ...table
      .filter(({ column }) => summed.has(column))
      .map((placed) => {
        const amount = sumOfColumn(rooms, placed.column as 'rcv');
        const text =
          placed.column === 'depreciation' ? takenText(program, amount) : signed(program, amount);
        return cellIn(placed, text, { bold: true });
      }),
  ]);
};

const drawTotals = (flow: Flow, program: Program, setting: Setting, look: Random): void => {
  drawSum(flow, program, setting, setting.grand, program.rooms);
  flow.space(1.2);
  const { rooms, deductible } = program;
  const [rcv, depreciation] = [sumOfColumn(rooms, 'rcv'), sumOfColumn(rooms, 'depreciation')];
  const acv = Math.round((rcv - depreciation) * 100) / 100;
  const summary: [string, string][] = [
    [look.pick(['Replacement Cost Value', 'Total Replacement Cost', 'RCV']), money(rcv)],
    ...(program.columns.includes('depreciation')
      ? ([
          ['Less Depreciation', `(${money(depreciation)})`],
          ['Actual Cash Value', money(acv)],
        ] as [string, string][])
      : []),
    ['Less Deductible', `(${money(deductible)})`],
    [
      look.pick(['Net Claim', 'Net Payment', 'Net Amount Due']),
      money(Math.max(0, acv - deductible)),
    ],
  ];
  flow.need(flow.leading * (summary.length + 2));
  flow.line([
    { text: look.pick(['Summary', 'Claim Summary', 'Loss Summary']), x: flow.left, bold: true },
  ]);
  for (const [label, amount] of summary)
    flow.line([
      { text: label, x: flow.left + 10 },
      { text: amount, x: flow.left + 260, align: 'right' },
    ]);
};

const truthOf = (program: Program, room: ProgramRoom, row: ProgramRow, page: number): TruthItem => {
  const has = (column: ProgramColumn): boolean => program.columns.includes(column);
  return jobTruth(page, row.words, row.quantity, {
    unit: row.unit,
    unitPrice: row.unitPrice,
    tax: has('tax') ? row.tax : null,
    overheadProfit: has('markup') ? row.markup : null,
    rcv: row.rcv,
    depreciation: has('depreciation') ? row.depreciation : null,
    acv: has('acv') ? row.acv : null,
    ageYears: has('age') || has('ageLife') ? row.age : null,
    lifeYears: has('life') || has('ageLife') ? row.life : null,
    depreciationPercent: has('percent') ? row.percent : null,
    room: [room.name],
    f9Note: row.note,
    alsoRight: {
      unit: [row.spelled, row.spelled.toUpperCase()],
      room: [room.name.toUpperCase()],
    },
    unjudged: [
      'activity',
      'section',
      'lineNumber',
      'machineNotes',
      // Nothing printed may be nothing, or a zero.
      ...(program.nothing === '0.00' ? [] : ['tax', 'depreciation']),
      ...(row.percent === 0 ? ['depreciationPercent'] : []),
      ...(has('code') ? ['f9Note'] : []),
      ...(row.note?.includes('when incurred') ? ['paidWhenIncurred', 'priceNote'] : []),
    ],
  });
};
