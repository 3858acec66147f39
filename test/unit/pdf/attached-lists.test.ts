import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const WORK = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 260],
  ['UNIT PRICE', 330],
  ['RCV', 440],
  ['DEPREC.', 500],
  ['ACV', 560],
);
const QUOTE = columns(
  ['Appliance', 43, 'left'],
  ['Model', 200, 'left'],
  ['Qty', 390],
  ['Unit price', 460],
  ['Total', 570],
);

const estimate = (sum: string) =>
  page(1, [
    { text: 'Kitchen', x: 36, y: 80, bold: true },
    ...header(WORK, 100),
    ...row(WORK, 120, ['1. Sink', '1.00 EA', '250.00', '250.00', '(0.00)', '250.00']),
    ...row(WORK, 134, ['2. Drywall', '10.00 SF', '3.00', '30.00', '(0.00)', '30.00']),
    { text: 'Line Item Totals: SAMPLE', x: 36, y: 150, bold: true },
    { text: sum, x: 440, y: 150, align: 'right', bold: true },
  ]);

const quoteOn = (number: number, rows = ['Range, gas', 'Dishwasher']): PlacedText[] => [
  { text: `Replacement quote ${number}`, x: 40, y: 71 },
  ...header(QUOTE, 94),
  ...rows.flatMap((name, at) =>
    row(QUOTE, 110 + at * 14, [name, 'KR30', '1', '$500.00', '$500.00']),
  ),
];

const BILL = columns(
  ['#', 30, 'left'],
  ['Service', 50, 'left'],
  ['Hrs', 390],
  ['Rate', 460],
  ['Total', 570],
);

it('a bill in front of the estimate may have numbers of its own', () => {
  const bill = page(1, [
    { text: 'Suncoast Leak Finders', x: 40, y: 71, bold: true },
    ...header(BILL, 94),
    ...row(BILL, 110, ['1', 'Drain line camera', '2.0', '$175.00', '$350.00']),
    ...row(BILL, 124, ['2', 'Hydrostatic test', '1.5', '$200.00', '$300.00']),
    ...row(BILL, 140, ['', 'Total', '', '', '$650.00']),
  ]);
  const { lineItems, printed } = read(bill, { ...estimate('280.00'), page: 2 });
  expect(lineItems.map(({ description }) => description)).toEqual(['Sink', 'Drywall']);
  expect(printed?.warnings.map(({ code, at }) => [code, at?.page])).toContainEqual([
    'attached_list_left_out',
    1,
  ]);
});

const COVERED = columns(
  ['#', 30, 'left'],
  ['Item', 50, 'left'],
  ['Qty', 390],
  ['Each', 460],
  ['RCV', 570],
);

describe('an inventory behind an estimate', () => {
  const inventory = [
    ...header(COVERED, 94),
    ...row(COVERED, 110, ['1', 'Toaster oven', '1', '80.00', '80.00']),
    ...row(COVERED, 124, ['2', 'Stand mixer', '1', '200.00', '200.00']),
    ...row(COVERED, 138, ['3', 'Kettle', '1', '20.00', '20.00']),
  ];

  it('is none of it', () => {
    const { lineItems } = read(estimate('280.00'), page(2, inventory));
    expect(lineItems.map(({ description }) => description)).toEqual(['Sink', 'Drywall']);
  });

  it.each([
    ['a summary counts it for its coverage', 'Replacement Cost Value', '300.00'],
    ['a sum counts all', 'Repairs and contents', '580.00'],
  ])('is where %s', (_, label, amount) => {
    const { lineItems } = read(
      estimate('280.00'),
      page(2, inventory),
      page(3, [
        { text: 'Summary for Coverage C - Contents', x: 200, y: 80, bold: true },
        ...row(COVERED, 100, ['', label, '', '', amount]),
      ]),
    );
    expect(lineItems).toHaveLength(5);
  });
});

describe("a dealer's quote in the file of an estimate", () => {
  it('is left out where the estimate adds up without it, and the user is told', () => {
    const { lineItems, printed } = read(estimate('280.00'), page(2, quoteOn(2)));
    expect(lineItems.map(({ description }) => description)).toEqual(['Sink', 'Drywall']);
    expect(printed?.rooms.map(({ name }) => name)).toEqual(['Kitchen']);
    expect(printed?.warnings).toEqual([
      {
        code: 'attached_list_left_out',
        message:
          'Page 2 lists prices that the total of all lines does not count. It was left out; upload it by itself if it is to be read.',
        at: { page: 2 },
      },
    ]);
  });

  it('stays where the estimate does not add up without it', () => {
    const { lineItems } = read(estimate('1,280.00'), page(2, quoteOn(2)));
    expect(lineItems).toHaveLength(4);
  });
});

describe('a list of belongings behind an estimate', () => {
  const LIST = columns(
    ['No.', 36, 'left'],
    ['Qty', 80, 'left'],
    ['Item', 120, 'left'],
    ['Bought', 330, 'left'],
    ['Room', 410, 'left'],
    ['Price', 500, 'left'],
  );
  const things = ['Sofa, green', 'Floor lamp', 'Piano bench'];
  const belongings = (price: string) =>
    page(2, [
      { text: 'MY THINGS THAT GOT WET', x: 36, y: 60, bold: true },
      ...header(LIST, 94),
      ...things.flatMap((name, at) =>
        row(LIST, 114 + at * 20, [
          `${at + 1}`,
          '2',
          name,
          '2011',
          'Kitchen',
          at === 0 ? price : '',
        ]),
      ),
    ]);

  it('is no work where nobody has filled in what they cost, and the user is told', () => {
    const { lineItems, printed } = read(estimate('280.00'), belongings(''));
    expect(lineItems.map(({ description }) => description)).toEqual(['Sink', 'Drywall']);
    expect(printed?.warnings).toEqual([
      {
        code: 'attached_list_left_out',
        message:
          'Page 2 lists things without any price, behind the total of all lines. It was left out; if its rows belong to the estimate, add them by hand.',
        at: { page: 2 },
      },
    ]);
  });

  it('is none of the estimate either where one of them has a price', () => {
    const { lineItems, printed } = read(estimate('280.00'), belongings('45.00'));
    expect(lineItems).toHaveLength(2);
    expect(printed?.warnings.map(({ code }) => code)).toEqual(['attached_list_left_out']);
  });

  it('stays where the total may be of more than the rows before it', () => {
    expect(read(estimate('290.00'), belongings('')).lineItems).toHaveLength(5);
  });
});

describe('a schedule of payments behind an estimate', () => {
  const schedule = (work: string, price = '3.00') =>
    page(2, [
      { text: 'Factor Detail', x: 240, y: 80, bold: true },
      ...header(WORK, 100),
      ...row(WORK, 120, [`2. ${work}`, '10.00 SF', price, '30.00', '(12.00)', '18.00']),
    ]);

  it('says rows once more, which count once', () => {
    const { lineItems, printed } = read(estimate('280.00'), schedule('Drywall'));
    expect(lineItems.map(({ description }) => description)).toEqual(['Sink', 'Drywall']);
    expect(printed?.rooms.map(({ name }) => name)).toEqual(['Kitchen']);
    expect(printed?.warnings).toMatchObject([{ code: 'attached_list_left_out', at: { page: 2 } }]);
  });

  it('may shorten what it says', () => {
    expect(read(estimate('280.00'), schedule('Dryw.')).lineItems).toHaveLength(2);
  });

  it('is work where a row differs and the total counts it', () => {
    expect(read(estimate('310.00'), schedule('Baseboard', '4.00')).lineItems).toHaveLength(3);
  });
});

describe('the list of changes behind a revised estimate', () => {
  it('says changed rows as they were and as they are, and counts for nothing', () => {
    const changes = page(2, [
      { text: 'Supplement Details', x: 240, y: 80, bold: true },
      ...header(WORK, 100),
      { text: 'CHANGED', x: 36, y: 114, bold: true },
      ...row(WORK, 128, ['2. Drywall', '8.00 SF', '3.00', '24.00', '(0.00)', '24.00']),
      ...row(WORK, 142, ['2. Drywall', '10.00 SF', '3.00', '30.00', '(0.00)', '30.00']),
      { text: 'DELETED', x: 36, y: 156, bold: true },
      ...row(WORK, 170, ['3. Grout', '1.00 EA', '9.00', '9.00', '(0.00)', '9.00']),
    ]);
    const { lineItems, printed } = read(estimate('280.00'), changes);
    expect(lineItems.map(({ description }) => description)).toEqual(['Sink', 'Drywall']);
    expect(printed?.warnings).toMatchObject([
      { message: expect.stringContaining('once more'), at: { page: 2 } },
    ]);
  });

  it('may say them in lines of their own below the row, and print no unit prices', () => {
    const changes = columns(
      ['DESCRIPTION', 36, 'left'],
      ['QUANTITY', 300],
      ['RCV', 440],
      ['DEPREC.', 500],
      ['ACV', 560],
    );
    const { lineItems, printed } = read(
      estimate('280.00'),
      page(2, [
        { text: 'Supplement Details', x: 240, y: 80, bold: true },
        ...header(changes, 100),
        { text: 'Kitchen', x: 36, y: 114, bold: true },
        ...row(changes, 128, ['1. Sink', '1.00 EA', '250.00', '(0.00)', '250.00']),
        { text: '* 2. Drywall', x: 44, y: 142 },
        ...row(changes, 156, ['   Previous', '8.00 SF', '24.00', '(0.00)', '24.00']),
        ...row(changes, 170, ['   Current', '10.00 SF', '30.00', '(0.00)', '30.00']),
      ]),
    );
    expect(lineItems.map(({ description }) => description)).toEqual(['Sink', 'Drywall']);
    expect(printed?.warnings).toMatchObject([
      { message: expect.stringContaining('once more'), at: { page: 2 } },
    ]);
  });
});
