import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** What carriers print, as far as it takes a rule of its own to read it. */

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 260],
  ['UNIT PRICE', 330],
  ['RCV', 440],
  ['DEPREC.', 500],
  ['ACV', 560],
);

const DOOR = ['10.00 EA', '250.00', '2,500.00', '(0.00)', '2,500.00'];
const FELT = ['10.00 SQ', '38.00', '380.00', '(0.00)', '380.00'];
const EDGE = ['40.00 LF', '3.00', '120.00', '(0.00)', '120.00'];

const text = (y: number, words: string, more: Partial<PlacedText> = {}): PlacedText => ({
  text: words,
  x: 36,
  y,
  ...more,
});

const inRoof = (...runs: PlacedText[]) =>
  read(page(1, [text(80, 'Roof', { x: 180, bold: true }), ...header(TABLE, 100), ...runs]));

describe('rows of carriers', () => {
  it('go on below their figures where these are set smaller than the description', () => {
    const small = (y: number, cells: string[]): PlacedText[] =>
      row(TABLE, y, ['', ...cells], { size: 7 });
    const { lineItems } = inRoof(
      text(120, '1. Overhead door/hardware/opener 16-foot'),
      ...small(120, DOOR),
      text(131, 'by 7 feet'),
      text(146, '2. Roofing felt'),
      ...small(146, FELT),
      text(160, '3. Drip edge'),
      ...small(160, EDGE),
    );
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Overhead door/hardware/opener 16-foot by 7 feet',
      'Roofing felt',
      'Drip edge',
    ]);
  });

  it('keep their columns where the room above the heading is called like headings', () => {
    const below = columns(
      ['QUANTITY', 120],
      ['UNIT', 180],
      ['TAX', 240],
      ['RCV', 310],
      ['ACV', 560],
    );
    const { lineItems } = read(
      page(1, [
        text(60, 'Roof', { x: 300 }),
        ...header(below, 70),
        text(82, '1. Roofing felt'),
        ...row(below, 93, ['42.00 SQ', '47.37', '76.13', '2,065.67', '2,065.67']),
        text(106, '2. Drip edge'),
        ...row(below, 117, ['40.00 LF', '3.00', '0.00', '120.00', '120.00']),
        text(146, 'Waste Removal', { x: 280, size: 8, bold: true }),
        ...header(below, 156),
        text(168, '3. Dumpster load'),
        ...row(below, 179, ['1.00 EA', '512.00', '0.00', '512.00', '512.00']),
      ]),
    );
    expect(lineItems).toMatchObject([
      { room: 'Roof', unitPrice: 47.37 },
      { room: 'Roof', unitPrice: 3 },
      { room: 'Waste Removal', unitPrice: 512 },
    ]);
  });

  it('may have two headings with a slash between them', () => {
    const below = columns(['QUANTITY / UNIT PRICE', 36, 'left'], ['TAX', 240], ['RCV', 310]);
    const { lineItems } = read(
      page(1, [
        text(60, 'Roof', { x: 300, bold: true }),
        ...header(below, 72),
        text(84, '1. Roofing felt'),
        ...row(below, 94, ['42.00 SQ @ 47.37', '76.13', '2,065.67']),
        text(106, '2. Drip edge'),
        ...row(below, 116, ['40.00 LF @ 3.00', '0.00', '120.00']),
      ]),
    );
    expect(lineItems).toMatchObject([
      { description: 'Roofing felt', quantity: 42, unitPrice: 47.37, tax: 76.13, rcv: 2065.67 },
      { description: 'Drip edge', quantity: 40, unitPrice: 3, tax: 0, rcv: 120 },
    ]);
  });

  it.each(['In dispute.', 'Agreed 5/02/2026.', '34.13 LF per sketch'])(
    'leave `%s` to the note',
    (note) => {
      const { lineItems } = inRoof(
        ...row(TABLE, 120, ['1. Overhead door & hardware - 16 x 7 feet', ...DOOR]),
        text(131, note),
        ...row(TABLE, 146, ['2. Roofing felt - synthetic underlayment', ...FELT]),
        ...row(TABLE, 160, ['3. Drip edge', ...EDGE]),
      );
      expect(lineItems[0]).toMatchObject({
        description: 'Overhead door & hardware - 16 x 7 feet',
        f9Note: note,
      });
    },
  );

  it('leave a sentence below a full line to the note', () => {
    const { lineItems } = inRoof(
      ...row(TABLE, 120, ['1. Overhead door & hardware - 16 x 7 feet', ...DOOR]),
      text(131, 'Per photo report, items 12 through 19.'),
      ...row(TABLE, 146, ['2. Roofing felt - synthetic underlayment', ...FELT]),
      ...row(TABLE, 160, ['3. Drip edge', ...EDGE]),
    );
    expect(lineItems[0]).toMatchObject({
      description: 'Overhead door & hardware - 16 x 7 feet',
      f9Note: 'Per photo report, items 12 through 19.',
    });
  });

  it.each(['PWARR', 'SEE REVISION'])('are rows with %s where their amount would stand', (word) => {
    const { lineItems } = inRoof(
      ...row(TABLE, 120, ['1. Overhead door', ...DOOR]),
      ...row(TABLE, 134, ['2. Roofing felt', '10.00 SQ', '', '', '', word]),
      text(145, 'Paid upon installation and documentation.'),
      ...row(TABLE, 160, ['3. Drip edge', ...EDGE]),
    );
    expect(lineItems[1]).toMatchObject({
      description: 'Roofing felt',
      quantity: 10,
      unit: 'SQ',
      rcv: null,
      isPaidWhenIncurred: true,
      printed: { priceNote: word },
    });
  });

  it('stand under a plain sub-head that ends in a colon', () => {
    const { lineItems } = inRoof(
      ...row(TABLE, 120, ['1. Overhead door', ...DOOR]),
      text(135, 'Shingles & Felt:'),
      ...row(TABLE, 146, ['2. Roofing felt', ...FELT]),
      ...row(TABLE, 160, ['3. Drip edge', ...EDGE]),
    );
    expect(lineItems.map(({ section }) => section)).toEqual([
      null,
      'Shingles & Felt',
      'Shingles & Felt',
    ]);
  });
});

describe('groups of carriers', () => {
  it('begin anew where a level is headed a second time', () => {
    const level = (y: number, name: string, room: string, cells: string[], sum: string) => [
      text(y, name, { x: 240, bold: true }),
      text(y + 20, room, { bold: true }),
      ...header(TABLE, y + 40),
      ...row(TABLE, y + 60, cells),
      ...row(TABLE, y + 80, [`Totals: ${room}`, '', '', sum, '0.00', sum], { bold: true }),
      ...row(TABLE, y + 100, [`Total: ${name}`, '', '', sum, '0.00', sum], { bold: true }),
    ];
    const { lineItems } = read(
      page(1, [
        ...level(60, 'Aerial Report', 'Roof1', ['1. Overhead door', ...DOOR], '2,500.00'),
        ...level(240, 'First Floor', 'Den', ['2. Roofing felt', ...FELT], '380.00'),
        ...level(420, 'Aerial Report', 'Shed', ['3. Drip edge', ...EDGE], '120.00'),
      ]),
    );
    expect(lineItems.map(({ printed }) => printed?.path.join(' > '))).toEqual([
      'Aerial Report > Roof1',
      'First Floor > Den',
      'Aerial Report > Shed',
    ]);
  });

  it('keep the whole name of a room whose sketch shows a part of it', () => {
    const { lineItems } = read(
      page(1, [
        text(60, 'Entry/Foyer', { x: 180 }),
        text(60, "Height: 8'", { x: 480 }),
        text(74, 'Entry/Foye'),
        text(74, '467.50 SF Walls & Ceiling', { x: 180 }),
        text(74, '130.17 SF Floor', { x: 400 }),
        ...header(TABLE, 100),
        ...row(TABLE, 120, ['1. Overhead door', ...DOOR]),
      ]),
    );
    expect(lineItems[0]?.room).toBe('Entry/Foyer');
  });

  it('are paid when incurred where their name says so', () => {
    const { lineItems } = read(
      page(1, [
        text(80, 'Code Items - Payable When Incurred', { x: 180, bold: true }),
        ...header(TABLE, 100),
        ...row(TABLE, 120, ['1. Overhead door', ...DOOR]),
        ...row(TABLE, 140, ['Totals: Code Items - Payable When Incurred', '', '', '0.00', '', '']),
      ]),
    );
    expect(lineItems[0]).toMatchObject({ isPaidWhenIncurred: true, enabled: false });
  });
});

describe('what is no work', () => {
  it('a recap with a head of its own, over several pages', () => {
    const recap = columns(['Items', 36, 'left'], ['RCV', 440], ['Deprec.', 500], ['ACV', 560]);
    const sums = (y: number, name: string): PlacedText[] =>
      row(recap, y, [name, '2,500.00', '100.00', '2,400.00']);
    const { lineItems } = read(
      page(1, [...header(TABLE, 100), ...row(TABLE, 120, ['1. Overhead door', ...DOOR])]),
      page(2, [
        text(60, 'Recap by Category with Depreciation', { x: 200, bold: true }),
        ...header(recap, 90),
        ...sums(110, 'DOORS'),
      ]),
      page(3, [...header(recap, 90), ...sums(110, 'ROOFING')]),
    );
    expect(lineItems.map(({ description }) => description)).toEqual(['Overhead door']);
  });
});

describe('facts of carriers', () => {
  it('the letterhead, where a fact stands beside it', () => {
    const { carrierName } = read(
      page(1, [
        text(30, 'Heartland Family Insurance'),
        text(30, 'Insured: Alvin Okonjo', { x: 400 }),
        text(44, '6000 Commons Pkwy, Merriam Falls, GA 30189'),
        text(60, 'Insured: Alvin Okonjo'),
        text(72, 'Claim Number: 8377557722'),
        ...header(TABLE, 100),
        ...row(TABLE, 120, ['1. Overhead door', ...DOOR]),
      ]),
    );
    expect(carrierName).toBe('Heartland Family Insurance');
  });

  it('a name in two fields, first and last', () => {
    const { insuredName } = read(
      page(1, [
        text(60, 'Customer:'),
        text(60, 'DESMOND', { x: 100 }),
        text(60, 'OKONJO', { x: 220 }),
        text(60, 'Home: (420) 555-0154', { x: 420 }),
        ...header(TABLE, 100),
        ...row(TABLE, 120, ['1. Overhead door', ...DOOR]),
      ]),
    );
    expect(insuredName).toBe('DESMOND OKONJO');
  });
});

describe('a table that goes on', () => {
  const TAXED = columns(
    ['DESCRIPTION', 36, 'left'],
    ['QUANTITY', 230],
    ['UNIT PRICE', 290],
    ['TAX', 360],
    ['RCV', 440],
    ['ACV', 540],
  );
  const felt = (number: number) => [`${number}. Felt`, '10.00 SQ', '38.00', '4.00', '384.00'];

  it('has the rates of its columns below their headings', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TAXED, 100),
        text(110, '(7.25%)', { x: 333, bold: true }),
        ...row(TAXED, 124, [...felt(1), '384.00']),
        text(150, 'Gutters', { x: 36, bold: true }),
        ...header(TAXED, 170),
        text(180, '(7.25%)', { x: 333, bold: true }),
        ...row(TAXED, 194, [...felt(2), '384.00']),
      ]),
    );
    expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([null, null]);
  });

  it('has the sums of its level behind a page of photos', () => {
    const { printed } = read(
      page(1, [
        text(70, 'Roof', { bold: true }),
        text(84, 'Main Roof', { bold: true }),
        ...header(TAXED, 100),
        ...row(TAXED, 114, [...felt(1), '384.00']),
        ...row(TAXED, 128, [...felt(2), '384.00']),
        ...row(TAXED, 142, ['Totals: Main Roof', '', '', '8.00', '768.00', '768.00']),
      ]),
      page(2, [
        text(100, 'Photo 1', { bold: true }),
        text(114, 'Ceiling stain at 2 ft. from wall'),
      ]),
      page(3, [
        ...row(TAXED, 60, ['Total: Roof', '', '', '8.00', '768.00', '768.00'], { bold: true }),
        text(90, 'Great Room'),
        text(90, "Height: 8'", { x: 400 }),
        ...header(TAXED, 110),
        ...row(TAXED, 124, [...felt(3), '384.00']),
        ...row(TAXED, 138, ['Totals: Great Room', '', '', '4.00', '384.00', '384.00']),
      ]),
    );
    expect(printed?.totals.map(({ kind, name, path }) => [kind, name, path])).toEqual([
      ['room', 'Main Roof', ['Roof', 'Main Roof']],
      ['level', 'Roof', ['Roof']],
      ['room', 'Great Room', ['Great Room']],
    ]);
  });
});

describe('cells that run into each other', () => {
  it('are read one after the other, as they were drawn', () => {
    const worn = columns(
      ['DESCRIPTION', 36, 'left'],
      ['QUANTITY', 230],
      ['UNIT PRICE', 290],
      ['RCV', 340],
      ['AGE/LIFE', 390],
      ['COND.', 404, 'left'],
      ['DEPREC.', 500],
      ['ACV', 560],
    );
    const cells = ['10.00 SQ', '38.00', '380.00', '', '', '(0.00)', '380.00'];
    const { lineItems } = read(
      page(1, [
        ...header(worn, 100),
        ...[120, 134, 148].flatMap((y, at) => [
          ...row(worn, y, [`${at + 1}. Roofing felt`, ...cells]),
          text(y, '14/35 yrs', { x: 360 }),
          text(y, 'Below Avg.', { x: 386 }),
        ]),
      ]),
    );
    expect(
      lineItems.map(({ printed }) => [printed?.ageYears, printed?.lifeYears, printed?.condition]),
    ).toEqual(Array.from({ length: 3 }, () => [14, 35, 'Below Avg.']));
  });

  it('are short where the column is narrow, and may touch the age beside them', () => {
    const worn = columns(
      ['DESCRIPTION', 36, 'left'],
      ['QUANTITY', 245],
      ['UNIT', 306],
      ['RCV', 364],
      ['AGE/LIFE', 414],
      ['COND.', 446],
      ['DEP %', 480],
      ['DEPREC.', 535],
      ['ACV', 576],
    );
    const { lineItems } = read(
      page(1, [
        ...header(worn, 100),
        ...['12/15 yrs', '', '1/6 yrsAbv.Avg.'].flatMap((age, at) => [
          ...row(worn, 120 + at * 14, [
            `${at + 1}. Range`,
            '1.00 EA',
            '976.35',
            '976.35',
            '',
            '',
            '80%',
            '(781.08)',
            '195.27',
          ]),
          ...(age === '' ? [] : [text(120 + at * 14, age, { x: 374 })]),
          ...(at === 0 ? [text(120, 'Bel.Avg.', { x: 418 })] : []),
        ]),
      ]),
    );
    expect(
      lineItems.map(({ printed }) => [printed?.ageYears, printed?.lifeYears, printed?.condition]),
    ).toEqual([
      [12, 15, 'Bel.Avg.'],
      [null, null, null],
      [1, 6, 'Abv.Avg.'],
    ]);
  });
});

describe('sums of carriers', () => {
  it('have columns that the rooms above them leave out', () => {
    const taxed = columns(
      ['DESCRIPTION', 36, 'left'],
      ['QUANTITY', 230],
      ['UNIT PRICE', 290],
      ['TAX', 330],
      ['RCV', 400],
      ['DEPREC.', 470],
      ['ACV', 540],
    );
    const { printed } = read(
      page(1, [
        text(70, 'Exterior', { bold: true }),
        text(85, 'Roof', { bold: true }),
        ...header(taxed, 100),
        ...row(taxed, 115, ['1. Felt', '10.00 SQ', '38.00', '4.00', '384.00', '(0.00)', '384.00']),
        ...row(taxed, 130, ['2. Edge', '40.00 LF', '3.00', '1.00', '121.00', '(21.00)', '100.00']),
        ...row(taxed, 145, ['Totals: Roof', '', '', '5.00', '505.00', '21.00', '484.00']),
        ...row(
          columns(['', 36, 'left'], ['', 300], ['', 350], ['', 410], ['', 470], ['', 540]),
          160,
          ['Total: Exterior', '5.00', '0.00', '505.00', '21.00', '484.00'],
        ),
      ]),
    );
    expect(printed?.totals.at(-1)).toMatchObject({
      kind: 'level',
      amounts: { tax: 5, overheadProfit: 0, rcv: 505, depreciation: 21, acv: 484 },
    });
  });
});

describe("what goes into a contractor's rows", () => {
  it('is listed behind them and is no work', () => {
    const parts = columns(
      ['CODE', 44, 'left'],
      ['DESCRIPTION', 120, 'left'],
      ['QUANTITY', 390],
      ['UNIT PRICE', 460],
      ['TOTAL', 560],
    );
    const listed = (y: number, title: string): PlacedText[] => [
      text(y, title, { bold: true }),
      ...header(parts, y + 12),
      ...row(parts, y + 24, ['DRYJOINT', 'Joint compound', '87.73 GL', '5.118', '449.00']),
      ...row(parts, y + 35, ['PLMWAX', 'Wax ring w/flange', '93.45 EA', '6.380', '596.21']),
      text(y + 46, `Total ${title.toLowerCase()}`),
      text(y + 46, '1,045.21', { x: 560, align: 'right' }),
    ];
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...row(TABLE, 120, ['1. Overhead door & hardware', ...DOOR]),
        ...row(TABLE, 134, ['2. Roofing felt - 15 lb.', ...FELT]),
        ...row(TABLE, 148, ['3. Drip edge', ...EDGE]),
        text(162, 'Line Item Totals: SAMPLE', { bold: true }),
        text(162, '3,000.00', { x: 440, align: 'right', bold: true }),
      ]),
      page(2, [...listed(80, 'MATERIAL COMPONENTS'), ...listed(160, 'LABOR COMPONENTS')]),
      page(3, [
        ...header(parts, 60),
        ...row(parts, 74, ['ROOFER', 'Roofer', '86.33 HR', '96.200', '8,304.95']),
      ]),
    );
    expect(lineItems.map((item) => item.printed?.lineNumber)).toEqual(['1', '2', '3']);
  });
});
