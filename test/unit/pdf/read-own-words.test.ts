import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { type ColumnPlace, columns, header, type PlacedText, page, read, row } from './draw.ts';

describe('headings that mean something else beside others', () => {
  it('call what replacing comes to a replacement', () => {
    const COLUMNS = columns(
      ['Particulars', 36, 'left'],
      ['# Units', 300],
      ['Cost Per', 380],
      ['Replacement', 480],
    );
    const { lineItems } = read(
      page(1, [
        ...header(COLUMNS, 100),
        ...row(COLUMNS, 116, ['Paint walls', '10.00 SF', '2.00', '20.00']),
        ...row(COLUMNS, 132, ['Seal floor', '20.00 SF', '3.00', '60.00']),
      ]),
    );
    expect(
      lineItems.map(({ unitPrice, rcv, printed }) => [unitPrice, rcv, printed?.replacePrice]),
    ).toEqual([
      [2, 20, null],
      [3, 60, null],
    ]);
  });

  it('go on in a second line behind a small word', () => {
    const COLUMNS = columns(
      ['TASK', 36, 'left'],
      ['of Units', 300],
      ['Cost Per', 380],
      ['Subtotal', 480],
    );
    const { lineItems } = read(
      page(1, [
        { text: 'Amount', x: 300, y: 90, align: 'right', bold: true },
        ...header(COLUMNS, 99),
        ...row(COLUMNS, 116, ['Paint walls', '10.00 SF', '2.00', '20.00']),
        ...row(COLUMNS, 132, ['Seal floor', '20.00 SF', '3.00', '60.00']),
      ]),
    );
    expect(lineItems.map(({ quantity, unitPrice, rcv }) => [quantity, unitPrice, rcv])).toEqual([
      [10, 2, 20],
      [20, 3, 60],
    ]);
  });
});

describe('sheets of claims as presented', () => {
  const COLUMNS = columns(
    ['Item', 36, 'left'],
    ['Location', 70, 'left'],
    ['Description of Repair', 140, 'left'],
    ['Units', 350],
    ['Measure', 386],
    ['Cost Per', 440],
    ['Replacement', 510],
    ['Less', 570],
    ['Photo', 600],
  );
  const bold = (text: string, x: number, y: number): PlacedText => ({
    text,
    x,
    y,
    align: 'right',
    bold: true,
  });
  const { lineItems } = read(
    page(1, [
      ...header(COLUMNS, 100),
      bold('Unit', 440, 110),
      bold('Cost', 510, 110),
      bold('Depreciation', 570, 110),
      { text: 'COVERAGE A - BUILDING', x: 36, y: 126, bold: true },
      ...row(COLUMNS, 142, ['A-1', 'Roof', 'Lay felt', '2.00', 'SQ', '40.00', '80.00', '-', '7']),
      ...row(COLUMNS, 158, ['A-2', 'Kitchen', 'Paint', '9.00', 'SF', '1.00', '9.00', '-', '8']),
      bold('SUBTOTAL COVERAGE A - BUILDING', 440, 174),
      bold('89.00', 510, 174),
      { text: 'COVERAGE B - OTHER STRUCTURES', x: 36, y: 190, bold: true },
      ...row(COLUMNS, 206, ['B-1', 'Shed', 'Hang door', '1.00', 'EA', '50.00', '50.00', '-', '9']),
      bold('SUBTOTAL COVERAGE B - OTHER STRUCTURES', 440, 222),
      bold('50.00', 510, 222),
    ]),
  );

  it('tell how many there are from what they are measured in, where the heads touch', () => {
    expect(
      lineItems.map((item) => [
        item.description,
        item.quantity,
        item.unit,
        item.unitPrice,
        item.rcv,
      ]),
    ).toEqual([
      ['Lay felt', 2, 'SQ', 40, 80],
      ['Paint', 9, 'SF', 1, 9],
      ['Hang door', 1, 'EA', 50, 50],
    ]);
  });

  it('name rooms in their rows, not in the bands of coverages above them', () => {
    expect(lineItems.map(({ room }) => room)).toEqual(['Roof', 'Kitchen', 'Shed']);
  });
});

describe('headings that nobody has seen before', () => {
  const COLUMNS = columns(
    ['No.', 36, 'left'],
    ['Repair proposed', 60, 'left'],
    ['Quantity', 300],
    ['Tariff', 360],
    ['RCV', 430],
    ['Wear', 490],
    ['ACV', 560],
  );
  const estimate = read(
    page(1, [
      { text: 'Kitchen', x: 36, y: 80, bold: true, size: 11 },
      ...header(COLUMNS, 100),
      ...row(COLUMNS, 116, ['1', 'Paint walls', '10.00 SF', '2.00', '20.00', '5.00', '15.00']),
      ...row(COLUMNS, 132, ['2', 'Seal floor', '20.00 SF', '3.00', '60.00', '0.00', '60.00']),
      ...row(COLUMNS, 148, ['3', 'Credit - wax', '4.00 SF', '(1.00)', '(4.00)', '0.00', '(4.00)']),
      ...row(COLUMNS, 166, ['', 'Sum of Kitchen', '', '', '76.00', '5.00', '71.00']),
    ]),
  );

  it('are named by where they stand and by what the rows’ arithmetic makes of them', () => {
    expect(estimate.lineItems[0]).toMatchObject({
      description: 'Paint walls',
      quantity: 10,
      unit: 'SF',
      unitPrice: 2,
      rcv: 20,
      depreciation: 5,
      acv: 15,
    });
  });

  it('leave credits in parentheses below zero', () => {
    expect(estimate.lineItems[2]).toMatchObject({ unitPrice: -1, rcv: -4, acv: -4 });
    expect(estimate.lineItems[2]?.printed?.flags).toContain('credit');
  });

  it('are the total where that is quantity by all prices, with tax and markup on top', () => {
    const table = columns(
      ['DESCRIPTION', 36, 'left'],
      ['QTY', 240],
      ['REMOVE', 300],
      ['REPLACE', 360],
      ['TAX', 410],
      ['O&P', 460],
      ['ENDWERT', 540],
    );
    const { lineItems } = read(
      page(1, [
        { text: 'Kitchen', x: 36, y: 80, bold: true, size: 11 },
        ...header(table, 100),
        ...row(table, 116, ['Baseboard', '10.00 LF', '0.50', '3.00', '1.00', '7.20', '43.20']),
        ...row(table, 132, ['Carpet', '20.00 SF', '0.25', '2.00', '2.00', '9.40', '56.40']),
        ...row(table, 148, ['Haul debris', '1.00 EA', '30.00', '0.00', '0.00', '6.00', '36.00']),
      ]),
    );
    expect(
      lineItems.map(({ unitPrice, tax, overheadProfit, rcv }) => [
        unitPrice,
        tax,
        overheadProfit,
        rcv,
      ]),
    ).toEqual([
      [3.5, 1, 7.2, 43.2],
      [2.25, 2, 9.4, 56.4],
      [30, 0, 6, 36],
    ]);
  });

  it('make no row of a sum, whatever it is called', () => {
    expect(estimate.lineItems).toHaveLength(3);
    expect(estimate.printed?.totals[0]).toMatchObject({ name: 'Kitchen', amounts: { rcv: 76 } });
  });

  it('make no table of a list without prices', () => {
    const factors = columns(
      ['DESCRIPTION', 36, 'left'],
      ['QUANTITY', 300],
      ['ACV', 380],
      ['FACTOR', 450],
      ['FACTORED ACV', 560],
    );
    const again = read(
      page(1, [
        ...header(COLUMNS, 100),
        ...row(COLUMNS, 116, ['1', 'Paint walls', '10.00 SF', '2.00', '20.00', '5.00', '15.00']),
        ...row(COLUMNS, 132, ['2', 'Seal floor', '20.00 SF', '3.00', '60.00', '0.00', '60.00']),
      ]),
      page(2, [
        { text: 'Factor Detail', x: 276, y: 80, size: 10 },
        ...header(factors, 100),
        ...row(factors, 116, ['1. Paint walls', '10.00 SF', '15.00', '1.00', '15.00']),
        ...row(factors, 132, ['2. Seal floor', '20.00 SF', '60.00', '0.50', '30.00']),
      ]),
    );
    expect(again.lineItems).toHaveLength(2);
  });
});

describe('sub-heads without a style of their own', () => {
  const COLUMNS = columns(
    ['DESCRIPTION', 36, 'left'],
    ['QUANTITY', 300],
    ['UNIT PRICE', 360],
    ['RCV', 430],
  );

  it('stand close above the rows that they head, notes close below theirs', () => {
    const estimate = read(
      page(1, [
        { text: 'Kitchen', x: 36, y: 70, bold: true },
        ...header(COLUMNS, 90),
        { text: 'Walls', x: 36, y: 110 },
        ...row(COLUMNS, 120, ['1. Paint walls', '10.00 SF', '2.00', '20.00']),
        { text: 'Two coats needed', x: 36, y: 130 },
        { text: 'Doors & Windows', x: 36, y: 150 },
        ...row(COLUMNS, 160, ['2. Seal frames', '20.00 LF', '3.00', '60.00']),
        { text: 'Four frames', x: 36, y: 170 },
        ...row(COLUMNS, 185, ['3. Paint sashes', '20.00 LF', '3.00', '60.00']),
      ]),
    );
    expect(estimate.lineItems.map((item) => [item.section, item.f9Note])).toEqual([
      ['Walls', 'Two coats needed'],
      ['Doors & Windows', 'Four frames'],
      ['Doors & Windows', null],
    ]);
  });
});

describe('a description over more lines than its figures', () => {
  const COLUMNS = columns(
    ['DESCRIPTION', 36, 'left'],
    ['QUANTITY', 300],
    ['UNIT PRICE', 360],
    ['RCV', 430],
  );
  const plain = (y: number, text: string) => row(COLUMNS, y, [text, '10.00 SF', '2.00', '20.00']);

  it('goes on below figures that stand between its lines', () => {
    const estimate = read(
      page(1, [
        ...header(COLUMNS, 90),
        ...plain(106, '1. Paint walls of the room with two coats'),
        ...plain(122, '2. Seal floor of the room with two coats.'),
        { text: '3. Engineering fee - site visit, report with', x: 36, y: 138 },
        { text: 'stamped drawings and one revision after the', x: 36, y: 148 },
        ...row(COLUMNS, 153, ['', '1.00 EA', '850.00', '850.00']),
        { text: 'review by the department, as quoted', x: 36, y: 158 },
        ...plain(174, '4. Paint doors'),
      ]),
    );
    expect(estimate.lineItems[2]).toMatchObject({
      description:
        'Engineering fee - site visit, report with stamped drawings and one revision after the review by the department, as quoted',
      rcv: 850,
      f9Note: null,
    });
  });

  it('is wider than its column seems where the figures stand halfway', () => {
    const table = columns(
      ['No.', 36, 'left'],
      ['Operation', 60, 'left'],
      ['Qty', 440],
      ['Price', 500],
      ['Total', 570],
    );
    const plainRow = (y: number, number: string, text: string) =>
      row(table, y, [number, text, '10.00 SF', '2.00', '20.00']);
    const estimate = read(
      page(1, [
        ...header(table, 90),
        ...plainRow(106, '1', 'Paint walls'),
        ...plainRow(121, '2', 'Seal floor'),
        { text: 'Furnish labor to remove 3 layers of floor covering down to', x: 60, y: 136 },
        ...row(table, 141, ['3', '', '13.00 SF', '2.00', '26.00']),
        { text: 'the slab and leave the room clean', x: 60, y: 147 },
        ...plainRow(163, '4', 'Paint doors'),
      ]),
    );
    expect(estimate.lineItems.map((item) => [item.description, item.f9Note])).toEqual([
      ['Paint walls', null],
      ['Seal floor', null],
      [
        'Furnish labor to remove 3 layers of floor covering down to the slab and leave the room clean',
        null,
      ],
      ['Paint doors', null],
    ]);
  });

  it('is told from a sub-head that the page break sets apart from its rows', () => {
    const estimate = read(
      page(1, [
        { text: 'Kitchen', x: 36, y: 70, bold: true },
        ...header(COLUMNS, 90),
        ...plain(106, '1. Paint walls'),
        ...plain(122, '2. Seal floor'),
        { text: 'Two coats', x: 36, y: 132 },
        { text: 'Doors & Windows', x: 36, y: 152 },
      ]),
      page(2, [...header(COLUMNS, 90), ...plain(106, '3. Paint doors'), ...plain(122, '4. Wax')]),
    );
    expect(estimate.lineItems.map((item) => [item.section, item.f9Note])).toEqual([
      [null, null],
      [null, 'Two coats'],
      ['Doors & Windows', null],
      ['Doors & Windows', null],
    ]);
  });

  it('leaves the end of the program’s own line to that line', () => {
    const estimate = read(
      page(1, [
        ...header(COLUMNS, 90),
        ...plain(106, '1. Shingles'),
        { text: 'Options: Valleys: Closed-cut, Include rake starter course:', x: 36, y: 118 },
        { text: 'No', x: 36, y: 128 },
        ...plain(144, '2. Felt'),
      ]),
    );
    expect(estimate.lineItems[0]?.f9Note).toBeNull();
    expect(estimate.lineItems[0]?.printed?.machineNotes).toEqual([
      'Options: Valleys: Closed-cut, Include rake starter course: No',
    ]);
  });

  it.each([
    ['Options: Valleys: Woven, Include eave starter course: Yes, Exposure -', 'Hip/Ridge: 5 5/8"'],
    ['Options: Include rake starter course: No, Exposure - Hip/Valley/Ridge/Starter: 5', '5/8"'],
    ['Options: Include rake starter course: No, Exposure - Hip/Valley/Ridge: 5', '5/8",'],
    ['Options: Valleys: Woven, Exposure - 5"', 'Hip/Valley/Ridge/Starter: 5 5/8"'],
  ])('keeps the options of a roof together: %s | %s', (first, second) => {
    const { lineItems } = read(
      page(1, [
        ...header(COLUMNS, 90),
        ...plain(106, '1. Shingles'),
        { text: first, x: 36, y: 118 },
        { text: second, x: 36, y: 129 },
        { text: 'Hail on all slopes.', x: 36, y: 140 },
        ...plain(160, '2. Felt'),
      ]),
    );
    expect(lineItems.map((item) => item.f9Note)).toEqual(['Hail on all slopes.', null]);
    expect(lineItems[0]?.printed?.machineNotes).toEqual([`${first} ${second}`]);
  });
});

describe('notes below rows without a point behind their number', () => {
  it('belong to the row above them where they are indented', () => {
    const COLUMNS = columns(
      ['NO.', 36, 'left'],
      ['DESCRIPTION', 67, 'left'],
      ['QTY', 300],
      ['UNIT PRICE', 360],
      ['RCV', 430],
    );
    const estimate = read(
      page(1, [
        { text: 'Kitchen', x: 36, y: 70, bold: true },
        ...header(COLUMNS, 90),
        ...row(COLUMNS, 106, ['1', 'Paint walls', '10.00 SF', '2.00', '20.00']),
        { text: 'Needed to comply with the code:', x: 62, y: 120 },
        { text: '• eaves: 148 LF', x: 62, y: 131 },
        { text: '• rakes: 96 LF', x: 62, y: 142 },
        ...row(COLUMNS, 155, ['2', 'Seal frames and all of', '20.00 LF', '3.00', '60.00']),
        { text: 'their hardware', x: 67, y: 166 },
        ...row(COLUMNS, 180, ['3', 'Paint sashes', '20.00 LF', '3.00', '60.00']),
      ]),
    );
    expect(estimate.lineItems.map((item) => item.description)).toEqual([
      'Paint walls',
      'Seal frames and all of their hardware',
      'Paint sashes',
    ]);
    expect(estimate.lineItems[0]?.f9Note).toBe(
      'Needed to comply with the code:\n• eaves: 148 LF\n• rakes: 96 LF',
    );
  });
});

describe('cells that wrap in several columns', () => {
  it('go on below their own beginnings', () => {
    const COLUMNS = columns(
      ['Category', 36, 'left'],
      ['Item', 150, 'left'],
      ['Quantity', 340],
      ['Units', 360, 'left'],
      ['Unit Cost', 440],
      ['Line Total', 540],
    );
    const figures = ['10.00', 'SF', '2.00', '20.00'];
    const estimate = read(
      page(1, [
        ...header(COLUMNS, 90),
        ...row(COLUMNS, 106, ['Water Extraction &', 'Apply anti-microbial agent to', ...figures]),
        ...row(COLUMNS, 115, ['Remediation', 'more than the floor']),
        ...row(COLUMNS, 130, ['Heat, Vent & Air', 'Cold air return cover', ...figures]),
        ...row(COLUMNS, 139, ['Conditioning']),
        ...row(COLUMNS, 154, ['Plumbing', 'Bathtub', ...figures]),
        ...row(COLUMNS, 170, ['Electrical', 'Rigid conduit', ...figures]),
      ]),
    );
    expect(estimate.lineItems.map((item) => item.description)).toEqual([
      'Apply anti-microbial agent to more than the floor',
      'Cold air return cover',
      'Bathtub',
      'Rigid conduit',
    ]);
  });
});

describe('rooms between the rows of one table', () => {
  it('are known by the sums that name them, without any style and with a size behind', () => {
    const COLUMNS = columns(
      ['Work Item', 36, 'left'],
      ['Quan.', 340],
      ['Rate', 440],
      ['Cost', 540],
    );
    const figures = ['10.00 SF', '2.00', '20.00'];
    const estimate = read(
      page(1, [
        { text: 'Storage Shed', x: 36, y: 74 },
        ...header(COLUMNS, 90),
        ...row(COLUMNS, 106, ['Paint walls', ...figures]),
        ...row(COLUMNS, 115, ['Seal floor', ...figures]),
        ...row(COLUMNS, 130, ['Total, Storage Shed', '', '', '40.00']),
        { text: `Left Elevation - 16' 3" x 15' 1" x 10'`, x: 36, y: 150 },
        ...row(COLUMNS, 160, ['Paint walls', ...figures]),
        ...row(COLUMNS, 175, ['Total, Left Elevation', '', '', '20.00']),
        { text: 'Kitchen', x: 36, y: 195 },
        ...row(COLUMNS, 205, ['Paint walls', ...figures]),
        ...row(COLUMNS, 220, ['Total, Kitchen', '', '', '20.00']),
      ]),
    );
    expect(estimate.lineItems.map((item) => [item.room, item.description])).toEqual([
      ['Storage Shed', 'Paint walls'],
      ['Storage Shed', 'Seal floor'],
      ['Left Elevation', 'Paint walls'],
      ['Kitchen', 'Paint walls'],
    ]);
  });
});

describe('a bill of somebody else', () => {
  const ESTIMATE = columns(
    ['Description', 36, 'left'],
    ['Qty', 340],
    ['Price', 440],
    ['Total', 540],
  );
  const BILL = columns(['Service', 36, 'left'], ['Hours', 340], ['Rate', 440], ['Amount', 540]);
  const rows = (which: ColumnPlace[]) => [
    ...header(which, 130),
    ...row(which, 146, ['Emergency call', '2.00', '95.00', '190.00']),
    ...row(which, 162, ['Equipment pick-up', '1.50', '60.00', '90.00']),
  ];
  const title: PlacedText[] = [
    { text: 'INVOICE', x: 480, y: 50, size: 18, bold: true },
    { text: 'Bill to: Ida Quillon', x: 36, y: 90 },
  ];

  it('that is attached behind an estimate adds no rows to it', () => {
    const estimate = read(page(1, rows(ESTIMATE)), page(2, [...title, ...rows(BILL)]));
    expect(estimate.lineItems).toHaveLength(2);
  });

  it('is read where it is all there is', () => {
    expect(read(page(1, [...title, ...rows(BILL)])).lineItems).toHaveLength(2);
  });
});

describe('a spreadsheet', () => {
  const COLUMNS = columns(
    ['Item', 36, 'left'],
    ['Qty', 250],
    ['Unit', 290],
    ['Unit Price', 360],
    ['Ext.', 440],
    ['Tax', 500],
    ['Total', 570],
  );
  const estimate = read(
    page(1, [
      { text: 'Ida Quillon', x: 36, y: 60 },
      { text: '12 Plum Row', x: 36, y: 72 },
      ...header(COLUMNS, 100),
      ...row(COLUMNS, 116, ['Remove', '25', 'SQ', '$ 65.00', '$ 1,625.00', '$ -', '$ 1,625.00']),
      ...row(COLUMNS, 132, ['Install', '10', 'SQ', '$ 20.00', '$ 200.00', '$ 16.50', '$ 216.50']),
      ...row(COLUMNS, 148, ['Drip edge', '10', 'LF', '$ 2.00', '$ 20.00', '$ 1.65', '$ 21.65']),
      ...row(COLUMNS, 165, ['', '', '', '', '$ 1,845.00', '$ 18.15', '$ 1,863.15']),
      ...row(COLUMNS, 181, ['Overhead 10%', '', '', '', '', '', '$ 184.50']),
      ...row(COLUMNS, 197, ['Discount', '', '', '', '', '', '$ 40.00']),
      ...row(COLUMNS, 213, ['GRAND TOTAL', '', '', '', '', '', '$ 2,007.65']),
    ]),
  );

  it('prints a dash with its currency for nothing, and sums without a word', () => {
    expect(estimate.lineItems.map((item) => [item.description, item.rcv, item.f9Note])).toEqual([
      ['Remove', 1625, null],
      ['Install', 216.5, null],
      ['Drip edge', 21.65, null],
    ]);
  });

  it('adds markup and takes a discount off below its rows', () => {
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('has the street of its customer above the table, not a room', () => {
    expect(estimate.lineItems[0]?.room).toBe('General');
  });
});

describe('sums by room', () => {
  it('in a table of their own are no rows', () => {
    const work = columns(
      ['DESCRIPTION', 36, 'left'],
      ['QTY', 300],
      ['UNIT PRICE', 360],
      ['RCV', 430],
    );
    const sums = columns(['Room', 36, 'left'], ['RCV', 300], ['Depreciation', 400], ['ACV', 500]);
    const estimate = read(
      page(1, [
        ...header(work, 90),
        ...row(work, 106, ['1. Paint walls', '10.00 SF', '2.00', '20.00']),
        ...row(work, 122, ['2. Seal floor', '10.00 SF', '3.00', '30.00']),
        ...row(work, 140, ['Line Item Totals: QUILLON', '', '', '50.00']),
      ]),
      page(2, [
        ...header(sums, 90),
        ...row(sums, 106, ['Kitchen', '30.00', '0.00', '30.00']),
        ...row(sums, 122, ['Bath', '20.00', '0.00', '20.00']),
        ...row(sums, 138, ['Total', '50.00', '0.00', '50.00']),
      ]),
    );
    expect(estimate.lineItems).toHaveLength(2);
    expect(reconcile(estimate).reconciled).toBe(true);
  });
});

describe('a room whose size stands in brackets behind its name', () => {
  it('is called by its name, and its sum is its own', () => {
    const COLUMNS = columns(
      ['Description', 36, 'left'],
      ['Qty', 330],
      ['Unit Cost', 420],
      ['RC', 520],
    );
    const estimate = read(
      page(1, [
        { text: `Kitchen (12' 0" x 10' 0" x 8' 0")`, x: 36, y: 70, bold: true, size: 11 },
        ...header(COLUMNS, 96),
        ...row(COLUMNS, 112, ['Paint walls', '96.00 SF', '2.50', '240.00']),
        ...row(COLUMNS, 128, ['Seal floor', '10.00 SF', '2.00', '20.00']),
        ...row(COLUMNS, 150, ['Kitchen Total', '', '', '260.00'], { bold: true }),
      ]),
    );
    expect(estimate.lineItems.map((item) => item.room)).toEqual(['Kitchen', 'Kitchen']);
    expect(estimate.printed?.totals[0]).toMatchObject({ kind: 'room', path: ['Kitchen'] });
  });
});

describe('a list of lump sums', () => {
  it('numbers its rows without a column for the numbers', () => {
    const work = ['Tear off shingles', 'Install shingles', 'Replace boots'];
    const estimate = read(
      page(1, [
        { text: 'PROPOSAL', x: 260, y: 50, size: 16, bold: true },
        ...work.flatMap((text, index) => [
          { text: `${index + 1}. ${text}`, x: 36, y: 100 + index * 16 },
          { text: '$450.00', x: 560, y: 100 + index * 16, align: 'right' as const },
        ]),
        { text: 'Total', x: 400, y: 170, bold: true },
        { text: '$1,350.00', x: 560, y: 170, align: 'right', bold: true },
      ]),
    );
    expect(estimate.lineItems.map((item) => [item.printed?.lineNumber, item.description])).toEqual(
      work.map((text, index) => [String(index + 1), text]),
    );
  });
});

describe('hours of work', () => {
  it('are the unit where the column is headed so, and their sum is no name', () => {
    const COLUMNS = columns(
      ['Scope of Work', 60, 'left'],
      ['Hours', 330],
      ['Labor', 400],
      ['Materials', 470],
      ['Line Total', 560],
    );
    const estimate = read(
      page(1, [
        ...header(COLUMNS, 90),
        ...row(COLUMNS, 106, ['Remove vanity', '2.0', '170.00', '0.00', '170.00']),
        ...row(COLUMNS, 122, ['Install vanity', '4.0', '340.00', '612.50', '952.50']),
        ...row(COLUMNS, 138, ['Supply lines', '1.5', '127.50', '64.20', '191.70']),
        ...row(COLUMNS, 160, ['Subtotal', '7.5', '637.50', '676.70', '1,314.20']),
        ...row(COLUMNS, 176, ['Sales tax', '', '', '', '55.83']),
        ...row(COLUMNS, 192, ['Total', '', '', '', '1,370.03']),
      ]),
    );
    expect(estimate.lineItems.map((item) => [item.quantity, item.unit, item.rcv])).toEqual([
      [2, 'HR', 170],
      [4, 'HR', 952.5],
      [1.5, 'HR', 191.7],
    ]);
    expect(estimate.printed?.totals[0]?.name).toBe('');
    expect(reconcile(estimate).reconciled).toBe(true);
  });
});

describe('a row that only sums others', () => {
  it('is none, whatever it is called and whether it stands above or below them', () => {
    const COLUMNS = columns(['Task', 36, 'left'], ['Qty', 330], ['Price', 420], ['Amount', 520]);
    const estimate = read(
      page(1, [
        ...header(COLUMNS, 90),
        ...row(COLUMNS, 106, ['Phase one', '', '', '50.00']),
        ...row(COLUMNS, 122, ['Paint walls', '10.00 SF', '2.00', '20.00']),
        ...row(COLUMNS, 138, ['Seal floor', '10.00 SF', '3.00', '30.00']),
        ...row(COLUMNS, 154, ['Phase two', '', '', '75.00']),
        ...row(COLUMNS, 170, ['Wax', '10.00 SF', '4.00', '40.00']),
        ...row(COLUMNS, 186, ['Polish', '7.00 SF', '5.00', '35.00']),
        ...row(COLUMNS, 202, ['Permit', '', '', '90.00']),
      ]),
    );
    expect(estimate.lineItems.map((item) => item.description)).toEqual([
      'Paint walls',
      'Seal floor',
      'Wax',
      'Polish',
      'Permit',
    ]);
  });
});
