import { describe, expect, it } from 'vitest';
import type { PageText } from '../../../lambdas/domain/pdf/pages/page-text.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** What lies beside each other on one sheet without belonging together. */

const TABLE = columns(
  ['DESCRIPTION', 30, 'left'],
  ['QTY', 210],
  ['UNIT PRICE', 270],
  ['TOTAL', 330],
);

const SHIFT = 396;

const onRight = (runs: readonly PlacedText[]): PlacedText[] =>
  runs.map((run) => ({ ...run, x: run.x + SHIFT }));

/** A sheet that lies on its side, with a page on either half. */
const sheet = (
  number: number,
  left: readonly PlacedText[],
  right: readonly PlacedText[],
): PageText => ({
  ...page(
    number,
    [...left, ...onRight(right)].map((run) => ({ size: 6, ...run })),
  ),
  width: 792,
  height: 612,
});

const text = (y: number, words: string, more: Partial<PlacedText> = {}): PlacedText => ({
  text: words,
  x: 30,
  y,
  ...more,
});

const rows = (y: number, pitch: number, ...names: string[]): PlacedText[] =>
  names.flatMap((name, at) => row(TABLE, y + at * pitch, [name, '2.00 EA', '50.00', '100.00']));

const described = (pages: PageText[]): (string | null)[] =>
  read(...pages).lineItems.map(({ description }) => description);

describe('two pages on one sheet', () => {
  const left = [
    text(60, 'Kitchen', { bold: true }),
    ...header(TABLE, 80),
    ...rows(95, 12, 'Vinyl floor', 'Base trim', 'Paint walls', 'Range hood'),
  ];
  const right = [
    text(66, 'Hallway', { bold: true }),
    ...header(TABLE, 86),
    ...rows(101, 17, 'Carpet pad', 'Door slab', 'Closet rod'),
  ];

  it('are read one after the other', () => {
    expect(described([sheet(1, left, right)])).toEqual([
      'Vinyl floor',
      'Base trim',
      'Paint walls',
      'Range hood',
      'Carpet pad',
      'Door slab',
      'Closet rod',
    ]);
  });

  it('are two although a remark on the left stands level with the head on the right', () => {
    const full = columns(
      ['DESCRIPTION', 30, 'left'],
      ['QUANTITY', 150],
      ['UNIT PRICE', 190],
      ['TAX', 216],
      ['O&P', 244],
      ['RCV', 286],
      ['DEPREC.', 330],
      ['ACV', 372],
    );
    const figures = ['2.00 EA', '50.00', '0.00', '0.00', '100.00', '(0.00)', '100.00'];
    const table = (y: number, ...names: string[]): PlacedText[] => [
      ...header(full, y),
      ...names.flatMap((name, at) => row(full, y + 15 + at * 14, [name, ...figures])),
    ];
    const first = [text(60, 'Kitchen'), ...table(80, 'Vinyl floor', 'Base trim', 'Paint walls')];
    const second = [text(86, 'Hallway'), ...table(102, 'Carpet pad', 'Door slab', 'Closet rod')];
    const remark = text(102, 'Added with this supplement.');
    expect(described([sheet(1, [...first, remark], second)])).toEqual([
      'Vinyl floor',
      'Base trim',
      'Paint walls',
      'Carpet pad',
      'Door slab',
      'Closet rod',
    ]);
  });

  it('have their places on the sheet', () => {
    const more = [...header(TABLE, 80), ...rows(95, 12, 'Sump pump', 'Ridge vent', 'Soffit')];
    const others = [...header(TABLE, 80), ...rows(95, 14, 'Fascia', 'Drip edge', 'Gutter')];
    const { lineItems, printed } = read(sheet(1, left, right), sheet(2, more, others));
    const at = lineItems.map((item) => item.printed?.readAt);
    expect(at.map((place) => place?.page)).toEqual([1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
    expect(at[0]?.box.left).toBe(30);
    expect(at[4]?.box.left).toBe(30 + SHIFT);
    expect(printed?.pages).toEqual([
      { page: 1, ocr: false, class: 'items' },
      { page: 2, ocr: false, class: 'items' },
    ]);
  });

  it('go on with the table of the page before without a head of their own', () => {
    const goesOn = rows(60, 13, 'Carpet pad', 'Door slab', 'Closet rod', 'Base shoe');
    const numbered = (page: string): PlacedText[] => [
      text(30, 'Linden Restoration'),
      text(580, `Page: ${page}`),
    ];
    expect(
      described([sheet(1, [...left, ...numbered('1')], [...goesOn, ...numbered('2')])]),
    ).toEqual([
      'Vinyl floor',
      'Base trim',
      'Paint walls',
      'Range hood',
      'Carpet pad',
      'Door slab',
      'Closet rod',
      'Base shoe',
    ]);
  });

  const letterhead = (number: string): PlacedText[] => [
    text(20, 'Linden Restoration'),
    text(280, `Estimate E-12 of Ida Quillon   Page: ${number}`),
  ];
  const halfBelow = (runs: readonly PlacedText[]): PlacedText[] =>
    runs.map((run) => ({ ...run, y: run.y + 306 }));

  it('may lie one above the other, as letterheads and numbers say', () => {
    const upper = [...letterhead('1'), ...left];
    const lower = [...letterhead('2'), ...rows(60, 13, 'Carpet pad', 'Door slab')];
    const { lineItems } = read(sheet(1, [...upper, ...halfBelow(lower)], []));
    expect(
      lineItems.map(({ description, f9Note, printed }) => [
        description,
        f9Note,
        Math.round(printed?.readAt.box.bottom ?? 0),
      ]),
    ).toEqual([
      ['Vinyl floor', null, 96],
      ['Base trim', null, 108],
      ['Paint walls', null, 120],
      ['Range hood', null, 132],
      ['Carpet pad', null, 367],
      ['Door slab', null, 380],
    ]);
  });

  it('may be four, row by row', () => {
    const named = (number: string, name: string): PlacedText[] => [
      ...letterhead(number),
      ...header(TABLE, 80),
      ...row(TABLE, 95, [`${name} one`, `${number}.00 EA`, '50.00', `${Number(number) * 50}.00`]),
      ...row(TABLE, 110, [`${name} two`, `${number}.00 EA`, '60.00', `${Number(number) * 60}.00`]),
    ];
    expect(
      described([
        sheet(
          1,
          [...named('1', 'Floor'), ...halfBelow(named('3', 'Roof'))],
          [...named('2', 'Wall'), ...halfBelow(named('4', 'Yard'))],
        ),
      ]),
    ).toEqual([
      'Floor one',
      'Floor two',
      'Wall one',
      'Wall two',
      'Roof one',
      'Roof two',
      'Yard one',
      'Yard two',
    ]);
  });

  it('may be four in small type that say nothing of themselves, and two on the last sheet', () => {
    const small = columns(
      ['DESCRIPTION', 20, 'left'],
      ['QTY', 150],
      ['UNIT PRICE', 210],
      ['TOTAL', 260],
    );
    const own = (name: string, shift: number): PlacedText[] => [
      ...header(small, 40 + shift),
      ...['one', 'two', 'three', 'four', 'five'].flatMap((which, at) =>
        row(small, 50 + shift + at * (8 + shift), [`${name} ${which}`, '2.00 EA', '5.00', '10.00']),
      ),
    ];
    const quarter = (runs: PlacedText[], x: number, y: number): PlacedText[] =>
      runs.map((run) => ({ ...run, x: run.x + x, y: run.y + y, size: 4.3 }));
    const two = (y: number, left: string, right: string): PlacedText[] => [
      ...quarter(own(left, 0), 0, y),
      ...quarter(own(right, 1.5), 306, y),
    ];
    const sheets = [
      page(1, [...two(0, 'Floor', 'Wall'), ...two(396, 'Roof', 'Yard')]),
      page(2, two(0, 'Shed', 'Gate')),
    ];
    const names = described(sheets).map((name) => name?.split(' ')[0]);
    expect([...new Set(names)]).toEqual(['Floor', 'Wall', 'Roof', 'Yard', 'Shed', 'Gate']);
    expect(names.length).toBe(30);
  });

  it('may be a cover and a table, which stands wholly on its half', () => {
    const cover = [
      text(60, 'Insured: Wren Castellbrook of Lower Tamsworth in the county of Ash'),
      text(83, 'Claim Number: 4471-2290'),
      text(97, 'Property: 12 Quarry Lane'),
      text(131, 'The work is priced from the list that was valid on the day of the loss.'),
      text(142, 'Nothing here confirms that the loss is covered.'),
    ];
    expect(described([sheet(1, cover, right)])).toEqual(['Carpet pad', 'Door slab', 'Closet rod']);
  });
});

describe('the wide gap of an ordinary table', () => {
  const wide = columns(
    ['DESCRIPTION', 30, 'left'],
    ['QTY', 250],
    ['UNIT PRICE', 330],
    ['COVERAGE', 470, 'left'],
    ['TAX', 620],
    ['RCV', 740],
  );
  const lines = ['Vinyl floor', 'Base trim', 'Paint walls', 'Range hood', 'Carpet pad'];
  const drawn = [
    ...header(wide, 80),
    ...lines.flatMap((name, at) =>
      row(wide, 95 + 14 * at, [name, '2.00 EA', '50.00', 'Dwelling part', '8.00', '108.00']),
    ),
  ];

  it('parts no row', () => {
    const { lineItems } = read({ ...page(1, drawn), width: 792, height: 612 });
    expect(lineItems.map(({ description, tax, rcv }) => [description, tax, rcv])).toEqual(
      lines.map((name) => [name, 8, 108]),
    );
  });
});

describe('a sheet that is wider than its paper', () => {
  const items = columns(
    ['#', 40, 'left'],
    ['Area', 60, 'left'],
    ['Item', 150, 'left'],
    ['Qty', 420],
    ['Unit', 440, 'left'],
  );
  const amounts = columns(['Unit cost', 120], ['Tax', 200], ['RCV', 300]);
  const left = (number: number, rows: readonly string[], headed = true): PageText =>
    page(number, [
      ...(headed ? header(items, 60) : []),
      ...rows.flatMap((name, at) =>
        row(items, 80 + at * 15, [`${at + 1}`, 'Kitchen', name, '2.00', 'EA']),
      ),
      { text: `Page ${number}`, x: 300, y: 770 },
    ]);
  const right = (number: number, rows: readonly number[], headed = true): PageText =>
    page(number, [
      ...(headed ? header(amounts, 60) : []),
      ...rows.flatMap((price, at) =>
        row(
          amounts,
          80 + at * 15,
          [price, 1, price * 2 + 1].map((value) => value.toFixed(2)),
        ),
      ),
      { text: `Page ${number}`, x: 300, y: 770 },
    ]);
  const rowsOf = (...pages: PageText[]) =>
    read(...pages).lineItems.map(({ room, description, quantity, unitPrice, rcv, printed }) => [
      printed?.readAt.page,
      room,
      description,
      quantity,
      unitPrice,
      rcv,
    ]);
  const first = ['Vinyl floor', 'Base trim', 'Paint walls'];
  const second = ['Range hood', 'Carpet pad', 'Door slab'];

  it('is read across both halves, printed down, then over', () => {
    expect(
      rowsOf(
        left(1, first),
        left(2, second, false),
        right(3, [10, 20, 30]),
        right(4, [40, 50, 60], false),
      ),
    ).toEqual([
      [1, 'Kitchen', 'Vinyl floor', 2, 10, 21],
      [1, 'Kitchen', 'Base trim', 2, 20, 41],
      [1, 'Kitchen', 'Paint walls', 2, 30, 61],
      [2, 'Kitchen', 'Range hood', 2, 40, 81],
      [2, 'Kitchen', 'Carpet pad', 2, 50, 101],
      [2, 'Kitchen', 'Door slab', 2, 60, 121],
    ]);
  });

  it('is read across both halves, printed over, then down', () => {
    expect(
      rowsOf(
        left(1, first),
        right(2, [10, 20, 30]),
        left(3, second, false),
        right(4, [40, 50, 60], false),
      ),
    ).toEqual([
      [1, 'Kitchen', 'Vinyl floor', 2, 10, 21],
      [1, 'Kitchen', 'Base trim', 2, 20, 41],
      [1, 'Kitchen', 'Paint walls', 2, 30, 61],
      [3, 'Kitchen', 'Range hood', 2, 40, 81],
      [3, 'Kitchen', 'Carpet pad', 2, 50, 101],
      [3, 'Kitchen', 'Door slab', 2, 60, 121],
    ]);
  });

  it('is not made of a list and of sums at other heights', () => {
    const sums = page(2, [
      ...header(amounts, 60),
      ...[97, 121, 148].flatMap((y) => row(amounts, y, ['10.00', '1.00', '21.00'])),
    ]);
    expect(() => read(left(1, first), sums)).toThrow('None of the 2 pages holds a table');
  });
});

describe('a table with counts before the words and white between them', () => {
  it('is one table, also above sums of its rooms at the left', () => {
    const tags = columns(
      ['Tag', 36, 'left'],
      ['Found in', 90, 'left'],
      ['Pcs', 240],
      ['Article', 275, 'left'],
      ['Each', 500],
      ['Clean $', 560],
    );
    const articles = [
      'Blouse, silk',
      'Dress, day',
      'Suit, wool',
      'Slacks, wool',
      'Jeans, blue',
      'Scarf, silk',
      'Robe, terry',
    ];
    expect(
      described([
        page(1, [
          ...header(tags, 60),
          ...articles.flatMap((article, at) =>
            row(tags, 90 + at * 24, [
              `${1001 + at}`,
              at < 4 ? 'Primary Closet' : 'Nursery Closet',
              '2',
              article,
              '12.00',
              '24.00',
            ]),
          ),
          ...['Primary Closet cost', 'Nursery Closet cost', 'Den Closet cost', 'All rooms'].flatMap(
            (name, at) => row(tags, 270 + at * 14, ['', name, `${96 + at}.00`]),
          ),
        ]),
      ]),
    ).toEqual(articles);
  });
});

describe('a table whose descriptions stand on lines of their own', () => {
  const HEAD = columns(
    ['QUANTITY', 136],
    ['UNIT PRICE', 206],
    ['TAX', 272],
    ['RCV', 342],
    ['AGE/LIFE', 414],
    ['DEPREC.', 494],
    ['ACV', 568],
  );
  const BELOW = columns(['CONDITION', 414], ['DEP %', 494]);
  /** Where a row has no room for all its figures, the last of them stand one line lower. */
  const entry = (y: number, title: string, upper: string[], lower: string[]): PlacedText[] => [
    text(y, title, { x: 44 }),
    ...row(HEAD, y + 11, [...upper, '', '', '']),
    ...row(HEAD, y + 22, ['', '', '', '', ...lower.slice(0, 3)]),
    ...row(BELOW, y + 33, [lower[3] ?? '', '50.00%']),
  ];
  const opening = (y: number, name: string, into: string): PlacedText[] => [
    text(y, name, { x: 184 }),
    text(y, "3' X 7'", { x: 312 }),
    text(y, `Opens into ${into}`, { x: 451 }),
  ];

  it('is one table, though white parts the figures that stand lower from the others', () => {
    const { lineItems } = read(
      page(1, [
        text(20, 'Porch', { x: 44, bold: true }),
        ...opening(32, 'Window', 'Exterior'),
        ...opening(44, 'Missing Wall', 'Hall'),
        ...opening(56, 'Door', 'Kitchen'),
        ...header(HEAD, 80),
        ...header(BELOW, 91),
        ...entry(
          110,
          '1. R&R Bead board',
          ['10.00 SF', '6.00', '0.00', '60.00'],
          ['10/20 yrs', '(30.00)', '30.00', 'Avg.'],
        ),
        ...entry(
          160,
          '2. R&R Vinyl window',
          ['2.00 EA', '400.00', '0.00', '800.00'],
          ['10/20 yrs', '(400.00)', '400.00', 'Good'],
        ),
        ...entry(
          210,
          '3. R&R Exterior door',
          ['1.00 EA', '90.00', '0.00', '90.00'],
          ['10/20 yrs', '(45.00)', '45.00', 'Above Avg.'],
        ),
        ...entry(
          260,
          '4. R&R Indoor carpet',
          ['20.00 SF', '5.00', '0.00', '100.00'],
          ['10/20 yrs', '(50.00)', '50.00', 'Poor'],
        ),
      ]),
    );
    expect(lineItems.map(({ rcv, depreciation, acv }) => [rcv, depreciation, acv])).toEqual([
      [60, 30, 30],
      [800, 400, 400],
      [90, 45, 45],
      [100, 50, 50],
    ]);
  });
});
