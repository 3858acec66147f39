import { describe, expect, it } from 'vitest';
import { isSentence } from '../../../lambdas/domain/pdf/between-rows/wrapped-text.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Where a description goes on below its row, and where a note of the row begins. */

const TABLE = columns(
  ['DESCRIPTION', 40, 'left'],
  ['QUANTITY', 330],
  ['UNIT PRICE', 400],
  ['RCV', 460],
);

/** Characters of 9 points type that fit into the width of the words. */
const CHARACTERS = 46;

const ROW = 15;
const LINE = 10.8;

interface Job {
  words: string;
  note?: string;
  /** The figures stand beside the last line of the words. */
  figuresLast?: boolean;
}

interface Look {
  /** How far the later lines of a description are set in; they are no shorter for that. */
  hang?: number;
  note?: Partial<PlacedText>;
}

const wrap = (words: string): string[] => {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length === 0 || longer.length > CHARACTERS) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
};

/** What is read of a room's jobs, printed with the words wrapped at their width. */
const readJobs = (jobs: readonly Job[], look: Look = {}) => {
  let y = 100;
  const runs = jobs.flatMap(({ words, note, figuresLast }, index) => {
    const lines = wrap(`${index + 1}. ${words}`);
    const beside = figuresLast === true ? lines.length - 1 : 0;
    const printed: PlacedText[] = [];
    for (const [at, line] of lines.entries()) {
      y += at === 0 ? ROW : LINE;
      printed.push({ text: line, x: 40 + (at === 0 ? 0 : (look.hang ?? 0)), y });
      if (at === beside) printed.push(...row(TABLE, y, ['', '2.00 EA', '50.00', '100.00']));
    }
    if (note !== undefined) {
      y += LINE;
      printed.push({ text: note, x: 40 + (look.hang ?? 0), y, ...look.note });
    }
    return printed;
  });
  const total = `${jobs.length}00.00`;
  const { lineItems } = read(
    page(1, [
      { text: 'Kitchen', x: 40, y: 60, bold: true },
      ...header(TABLE, 80),
      ...runs,
      ...row(TABLE, y + 20, ['Totals: Kitchen', '', '', total], { bold: true }),
    ]),
  );
  return lineItems.map(({ description, f9Note }) => [description, f9Note]);
};

const short: readonly Job[] = [
  { words: 'Sink - single basin' },
  { words: 'Range hood with light' },
  { words: 'Drawer slides, per pair' },
  { words: 'Toe kick - prefinished' },
  { words: 'Outlet or switch with plate' },
];

const expected = (jobs: readonly Job[]) => jobs.map(({ words, note }) => [words, note ?? null]);

describe('descriptions that hang below their numbers', () => {
  it('go on as far right as their indent has moved them', () => {
    const jobs = [
      ...short,
      {
        words: 'Pantry cabinet - full height, 2 doors, plywood box - with 5 pull-out shelves each',
      },
      {
        words:
          'Cabinet doors for wall units - raised panel, matched to those of the wall opposite, stained',
      },
      {
        words: 'Tile backsplash above the counter - 4 rows of glass mosaic and one of river stones',
      },
    ];
    expect(readJobs(jobs, { hang: 16 })).toEqual(expected(jobs));
  });
});

describe('a sentence below a description', () => {
  it.each([
    ['The owner keeps the old hood.', true],
    ['Added: 2 supplies of 7 ft. each cut.', true],
    ['Blend to the beam, 42 SF.', true],
    ['12 pieces; includes 2 drape panels.', true],
    ['Vanity: with two bowls', false],
    ['Paint, two coats.', false],
  ])('is a remark: %s', (text, isRemark) => {
    expect(isSentence(text)).toBe(isRemark);
  });
});

describe('descriptions beside whose first or last line the figures stand', () => {
  const jobs = [
    ...short,
    {
      words: 'Pantry cabinet - full height, 2 doors, plywood box - with 5 shelves',
      figuresLast: true,
    },
    { words: 'Granite counter with an eased edge, polished and sealed', figuresLast: true },
    { words: 'Cabinet doors for wall units - raised panel, stained to match' },
    { words: 'Tile backsplash above the counter, 4 rows of glass mosaic' },
    { words: 'Clean and seal the natural stone floor with a penetrating sealer' },
  ];

  it('go on below their figures as well', () => {
    expect(readJobs(jobs)).toEqual(expected(jobs));
  });

  it('have no later lines where none is left unfinished', () => {
    const others = jobs.map((job) => ({ ...job, figuresLast: true }));
    const noted = { words: 'Range hood, ducted, with charcoal filter', note: 'one of two' };
    expect(readJobs([...others, noted])).toEqual(expected([...others, noted]));
  });
});

describe('descriptions beside a number in a column of its own', () => {
  const table = columns(
    ['#', 40, 'left'],
    ['DESCRIPTION', 60, 'left'],
    ['QUANTITY', 330],
    ['UNIT PRICE', 400],
    ['RCV', 460],
  );
  const filled = (y: number, number: string, words: string) =>
    row(table, y, [number, words, '2.00 EA', '50.00', '100.00']);
  const text = (y: number, words: string, x = 60): PlacedText => ({ text: words, x, y });

  it('begin above it where the figures stand beside their last line or one between', () => {
    const { lineItems } = read(
      page(1, [
        { text: 'Kitchen', x: 40, y: 60, bold: true },
        ...header(table, 80),
        { text: 'Cabinets', x: 40, y: 98, bold: true },
        text(113, 'Pantry cabinet - full height, two doors,'),
        ...filled(123, '1.', 'plywood box with five pull-out shelves'),
        ...filled(140, '2.', 'Sink - single basin'),
        text(150, 'See photo 14.', 40),
        text(167, 'Granite counter - eased edge, polished -'),
        ...filled(177, '3.', 'high grade, cut to the template, with a'),
        text(187, 'backsplash of 4"'),
        ...filled(204, '4.', 'Range hood with light'),
        text(214, 'The owner keeps the old hood and its lamp'),
        ...filled(231, '5.', 'Tile'),
        text(241, '2.00 EA x $50.00 = $100.00 per the quote'),
        ...filled(251, '6.', 'Grout'),
        text(261, 'The grout is to match that of the hall.'),
        ...filled(271, '7.', 'Tile sealer'),
        ...row(table, 290, ['Totals: Kitchen', '', '', '', '700.00'], { bold: true }),
      ]),
    );
    expect(
      lineItems.map(({ description, section, f9Note }) => [description, section, f9Note]),
    ).toEqual([
      [
        'Pantry cabinet - full height, two doors, plywood box with five pull-out shelves',
        'Cabinets',
        null,
      ],
      ['Sink - single basin', 'Cabinets', 'See photo 14.'],
      [
        'Granite counter - eased edge, polished - high grade, cut to the template, with a backsplash of 4"',
        'Cabinets',
        null,
      ],
      ['Range hood with light', 'Cabinets', 'The owner keeps the old hood and its lamp'],
      ['Tile', 'Cabinets', '2.00 EA x $50.00 = $100.00 per the quote'],
      ['Grout', 'Cabinets', 'The grout is to match that of the hall.'],
      ['Tile sealer', 'Cabinets', null],
    ]);
  });
});

describe('descriptions behind their quantities', () => {
  it('begin above the row, where its number and figures stand beside their last line', () => {
    const table = columns(
      ['NO.', 40, 'left'],
      ['QTY', 130],
      ['DESCRIPTION', 140, 'left'],
      ['PRICE', 330],
      ['RCV', 400],
    );
    const filled = (y: number, number: string, words: string) =>
      row(table, y, [number, '2.00 EA', words, '50.00', '100.00']);
    const { lineItems } = read(
      page(1, [
        ...header(table, 80),
        ...filled(100, '1.', 'Sink - single basin'),
        { text: 'Pantry cabinet - full height, two', x: 140, y: 117 },
        ...filled(127, '2.', 'doors, plywood box'),
        ...filled(144, '3.', 'Range hood with light'),
      ]),
    );
    expect(lineItems.map(({ description, quantity }) => [description, quantity])).toEqual([
      ['Sink - single basin', 2],
      ['Pantry cabinet - full height, two doors, plywood box', 2],
      ['Range hood with light', 2],
    ]);
  });
});

describe('descriptions as far apart as rows are', () => {
  it('go on below them where the last word leaves them open', () => {
    // Set so, the distances come to 1.2000000000000004 times the type.
    const at = (line: number) => 100 + 10.2 * line;
    const small = { size: 8.5 };
    const { lineItems } = read(
      page(1, [
        { text: 'Roof', x: 40, y: 60, bold: true },
        ...header(TABLE, 80),
        ...row(TABLE, at(0), ['1. Tear off shingles', '2.00 EA', '50.00', '100.00'], small),
        ...row(
          TABLE,
          at(1),
          ['2. Hip / Ridge cap - Standard profile, cut from -', '2.00 EA', '50.00', '100.00'],
          small,
        ),
        { text: 'composition shingles', x: 40, y: at(2), ...small },
        ...row(TABLE, at(3), ['3. Drip edge', '2.00 EA', '50.00', '100.00'], small),
        ...row(TABLE, at(4), ['Totals: Roof', '', '', '300.00'], { bold: true, size: 8.5 }),
      ]),
    );
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Tear off shingles',
      'Hip / Ridge cap - Standard profile, cut from - composition shingles',
      'Drip edge',
    ]);
  });
});

describe('a line that begins like a numbered row', () => {
  it('closes the bracket that the description has opened', () => {
    const jobs = [
      ...short,
      { words: 'Shingles - laminated, heavy impact (Class 4) - without felt' },
      { words: 'Ridge vent - shingle-over, baffled (bundle 8) - filtered' },
    ];
    expect(readJobs(jobs)).toEqual(expected(jobs));
  });
});

describe('a note set as the descriptions are', () => {
  it('is none of a description whose line had room for its first word', () => {
    const jobs = [
      ...short,
      {
        words: 'Pantry cabinet - full height, 2 doors, plywood box - with 5 pull-out shelves each',
      },
      { words: 'Cabinet doors for the base units', note: 'both ends' },
      { words: 'Granite counter, 3 cm, eased edge', note: 'one sink cut out' },
      { words: 'Window screen, 10 - 16 SF', note: 'two of them' },
    ];
    expect(readJobs(jobs)).toEqual(expected(jobs));
  });

  it('is none of a description that ends as if it went on, halfway through its column', () => {
    const jobs = [
      ...short,
      {
        words: 'Pantry cabinet - full height, 2 doors, plywood box - with 5 pull-out shelves each',
      },
      { words: 'General clean - up', note: '7.96 HR per sketch' },
    ];
    expect(readJobs(jobs)).toEqual(expected(jobs));
  });

  it('is known again where it would not have fitted', () => {
    const jobs = [
      ...short,
      {
        words: 'Pantry cabinet - full height, 2 doors, plywood box - with 5 pull-out shelves each',
      },
      { words: 'Wall paper', note: 'per bid of 3/14' },
      { words: 'Drywall patch, hung, taped, ready for paint', note: 'per bid of 3/14' },
    ];
    expect(readJobs(jobs)).toEqual(expected(jobs));
  });

  it.each(['10% Waste Added', 'Screens by side:', '15% waste'])(
    'says how much was added or opens a list, however full the line above is: `%s`',
    (note) => {
      const jobs = [
        ...short,
        {
          words:
            'Pantry cabinet - full height, 2 doors, plywood box - with 5 pull-out shelves each',
        },
        { words: 'Countertop - granite or marble - high grade', note },
        { words: 'Laminated shingles - w/ felt, rake starter and 10% waste all told' },
      ];
      expect(readJobs(jobs)).toEqual(expected(jobs));
    },
  );

  it('begins with a capital where the words above end in small letters', () => {
    const jobs = [
      ...short,
      {
        words: 'Pantry cabinet - full height, 2 doors, plywood box - with 5 pull-out shelves each',
      },
      { words: 'Finish Carpenter, Cabinet Maker, Stair Builder Labor - per hour' },
      { words: 'Wall paper', note: 'both sides' },
      { words: 'Window screen', note: 'two of them' },
      { words: 'Drywall patch, hung, taped, ready for paint', note: 'Owner supplied' },
    ];
    expect(readJobs(jobs)).toEqual(expected(jobs));
  });
});

describe('a description that ends in a size, in rows without numbers', () => {
  const table = columns(
    ['DESCRIPTION', 50, 'left'],
    ['QUANTITY', 270],
    ['UNIT PRICE', 340],
    ['RCV', 430],
  );
  const cells = (y: number) => row(table, y, ['', '1.00 EA', '5.00', '5.00']);
  const shed = ['Storage shed - Vinyl - Gable', "type - 8' x 8'"] as const;

  it('is no room above the figures of its row', () => {
    const above = (y: number, ...words: string[]) => [
      ...words.map((text, at) => ({ text, x: 50, y: y + 11 * at })),
      ...cells(y + 11 * words.length),
    ];
    const { lineItems } = read(
      page(1, [
        { text: 'Garage', x: 50, y: 60, bold: true, size: 11 },
        ...header(table, 80),
        ...above(96, 'Paint'),
        ...above(122, ...shed),
        ...above(159, 'Seal the floor'),
        ...above(185, ...shed),
      ]),
    );
    const described = shed.join(' ');
    expect(lineItems.map(({ description, room }) => `${room}: ${description}`)).toEqual([
      'Garage: Paint',
      `Garage: ${described}`,
      'Garage: Seal the floor',
      `Garage: ${described}`,
    ]);
  });

  it('is no room below its row, where the words before it are few', () => {
    const below = (y: number, first: string, ...more: string[]) => [
      { text: first, x: 50, y },
      ...cells(y),
      ...more.map((text) => ({ text, x: 50, y: y + 11 })),
    ];
    const { lineItems, printed } = read(
      page(1, [
        { text: 'Garage', x: 50, y: 60, bold: true, size: 11 },
        ...header(table, 80),
        ...below(96, 'Paint'),
        ...below(112, 'Overhead door &', "hardware - 16' x 7'"),
        ...below(139, 'Seal the floor'),
      ]),
    );
    expect(printed?.rooms.map(({ name }) => name)).toEqual(['Garage']);
    expect(lineItems.map(({ room }) => room)).toEqual(['Garage', 'Garage', 'Garage']);
  });
});

describe('words typed in capitals below a description that filled its line', () => {
  it('are a note of the row', () => {
    const jobs = [
      ...short,
      { words: 'Content Manipulation charge - per hour', note: 'CREW OF 2 FOR 2 HOURS' },
      { words: 'Tile backsplash above the counter, 4 rows of glass mosaic' },
    ];
    expect(readJobs(jobs)).toEqual(expected(jobs));
  });
});

describe('a description that ends in a dash', () => {
  it('goes on below, in a table whose rows stand as close as its lines', () => {
    const rows = [
      '1. R&R Metal roofing - ribbed - 29 gauge - painted -',
      'Agricultural',
      '2. Ridge cap',
      '3. Drip edge',
    ];
    const { lineItems } = read(
      page(1, [
        { text: 'Roof', x: 180, y: 88, bold: true },
        ...header(TABLE, 100),
        ...rows.flatMap((words, at) => [
          { text: words, x: 40, y: 112 + at * 11.5 },
          ...(at === 1 ? [] : row(TABLE, 112 + at * 11.5, ['', '2.00 EA', '50.00', '100.00'])),
        ]),
      ]),
    );
    expect(lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual([
      ['R&R Metal roofing - ribbed - 29 gauge - painted - Agricultural', null],
      ['Ridge cap', null],
      ['Drip edge', null],
    ]);
  });
});

describe('descriptions typed on the ruling of a form', () => {
  it('go on as far below as rows stand, at their edge, where remarks are set in smaller', () => {
    const table = columns(['WORK', 40, 'left'], ['HRS', 330], ['RATE', 400], ['AMOUNT', 460]);
    const lines: (string | [work: string])[] = [
      ['SECURE DOORS'],
      ['EMERGENCY RESPONSE, MEET OWNER, SECURE'],
      'SITE AND YARD',
      'GATE CODE FROM OWNER',
      ['SHUT OFF GAS WITH UTILITY'],
      'TAGGED',
      ['TARP ROOF FROM RIDGE TO EAVE OVER BURN'],
      'HOLE, BATTEN AND SEAL AT CHIMNEY, TWO',
      'SLOPES',
      ['PICK UP SHINGLES IN YARD'],
      'HAULED',
      ['BOARD UP FRONT DOOR'],
      'KEYED',
      ['DIG AND BACKFILL'],
    ];
    const remarks = ['GATE CODE FROM OWNER', 'TAGGED', 'HAULED', 'KEYED'];
    const printed = lines.flatMap((line, at): PlacedText[] => {
      const y = 100 + at * 15.4;
      if (typeof line !== 'string') return row(table, y, [...line, '2.00', '50.00', '100.00']);
      return [
        remarks.includes(line) ? { text: line, x: 54, y, size: 8 } : { text: line, x: 40, y },
      ];
    });
    const { lineItems } = read(page(1, [...header(table, 84), ...printed]));
    expect(lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual([
      ['SECURE DOORS', null],
      ['EMERGENCY RESPONSE, MEET OWNER, SECURE SITE AND YARD', 'GATE CODE FROM OWNER'],
      ['SHUT OFF GAS WITH UTILITY', 'TAGGED'],
      ['TARP ROOF FROM RIDGE TO EAVE OVER BURN HOLE, BATTEN AND SEAL AT CHIMNEY, TWO SLOPES', null],
      ['PICK UP SHINGLES IN YARD', 'HAULED'],
      ['BOARD UP FRONT DOOR', 'KEYED'],
      ['DIG AND BACKFILL', null],
    ]);
  });
});
