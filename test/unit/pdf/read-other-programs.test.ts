import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** What other programs, consultants and agencies print, as far as it takes a rule of its own. */

const text = (y: number, words: string, more: Partial<PlacedText> = {}): PlacedText => ({
  text: words,
  x: 36,
  y,
  ...more,
});

describe('a table that says what is done and not to what', () => {
  const TABLE = columns(
    ['Action', 36, 'left'],
    ['Qty UOM', 260],
    ['Unit Cost', 330],
    ['RCV', 440],
    ['ACV', 560],
  );
  const rows = (...names: string[]): PlacedText[] =>
    names.flatMap((name, index) => [
      text(120 + index * 40, name, { bold: true }),
      ...row(TABLE, 133 + index * 40, ['Remove & Replace', '4.00 EA', '50.00', '200.00', '200.00']),
    ]);

  it('has its descriptions on the lines above, behind numbers without a point', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...rows('1 Hollow door unit', '2 5/8 in. gypsum board', '3 Set vanity on new plinth'),
      ]),
    );
    expect(
      lineItems.map(({ description, activity, printed }) => [
        printed?.lineNumber,
        description,
        activity,
      ]),
    ).toEqual([
      ['1', 'Hollow door unit', '&'],
      ['2', '5/8 in. gypsum board', '&'],
      ['3', 'Set vanity on new plinth', '&'],
    ]);
  });

  it('has them there without numbers too', () => {
    const { lineItems } = read(
      page(1, [...header(TABLE, 100), ...rows('Hollow door unit', 'Corner bead, metal')]),
    );
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Hollow door unit',
      'Corner bead, metal',
    ]);
  });
});

describe("a consultant's spreadsheet", () => {
  const TABLE = columns(
    ['NO.', 36, 'left'],
    ['DESCRIPTION OF WORK', 90, 'left'],
    ['QTY', 250],
    ['U/M', 280],
    ['UNIT', 340],
    ['TOTAL', 400],
    ['UNIT', 450],
    ['TOTAL', 500],
    ['LINE COST', 570],
  );
  /** The currency's sign at the left edge of each amount's cell. */
  const signed = (y: number, cells: string[]): PlacedText[] => [
    ...row(TABLE, y, cells),
    ...[290, 350, 405, 455, 505].flatMap((x, at) =>
      cells[at + 4] === '' ? [] : [text(y, '$', { x })],
    ),
  ];

  it('gives the last total as the row’s, with signs, dashes and trade numbers', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...signed(120, [
          '02 11 00',
          'Carry debris',
          '13',
          'HR',
          '-',
          '-',
          '59.56',
          '774.28',
          '774.28',
        ]),
        ...signed(134, [
          '06 33 16',
          'Laminate top',
          '2',
          'EA',
          '37.19',
          '74.38',
          '34.48',
          '68.96',
          '143.34',
        ]),
        ...signed(148, [
          '07 77 23',
          'Step flashing',
          '10',
          'LF',
          '5.00',
          '50.00',
          '6.00',
          '60.00',
          '110.00',
        ]),
        ...signed(162, ['', 'DIRECT COST', '', '', '', '', '', '', '1,027.62']),
        ...signed(176, ['', 'GENERAL CONDITIONS 10.00%', '', '', '', '', '', '', '102.76']),
        ...signed(190, ['', 'OPINION OF COST', '', '', '', '', '', '', '1,130.38']),
      ]),
    );
    expect(
      lineItems.map(({ description, quantity, unit, rcv }) => [description, quantity, unit, rcv]),
    ).toEqual([
      ['Carry debris', 13, 'HR', 774.28],
      ['Laminate top', 2, 'EA', 143.34],
      ['Step flashing', 10, 'LF', 110],
    ]);
    expect(lineItems[0]?.printed?.lineNumber).toBe('02 11 00');
  });
});

describe("a housing agency's write-up", () => {
  const TABLE = columns(
    ['Spec #', 36, 'left'],
    ['Spec', 90, 'left'],
    ['Quantity', 360],
    ['Units', 400],
    ['Unit Price', 470],
    ['Total Price', 560],
  );
  const place = (y: number, name: string): PlacedText[] => [
    text(y, 'Location:'),
    text(y, name, { x: 90 }),
    text(y, 'Approx. Wall SF: 139', { x: 280 }),
    text(y, 'Ceiling/Floor SF: 96', { x: 450 }),
  ];

  it('has rooms with their measures on one line, and trades', () => {
    const { lineItems, printed } = read(
      page(1, [
        ...place(60, '1 - Kitchen'),
        ...header(TABLE, 80),
        text(94, 'Trade:', { x: 50 }),
        text(94, '22  Plumbing', { x: 90 }),
        ...row(TABLE, 108, ['3779', 'WATER CLOSET--REPLACE', '1.00', 'EA', '$404.59', '$404.59']),
        ...row(TABLE, 122, ['', 'Location Total:', '', '', '', '$404.59']),
        text(136, 'Bid: ______________', { x: 470 }),
        ...place(160, '2 - Bathroom'),
        ...header(TABLE, 180),
        ...row(TABLE, 208, ['4243', 'STEP FLASHING', '10.00', 'LF', '$12.00', '$120.00']),
        ...row(TABLE, 222, ['', 'Location Total:', '', '', '', '$120.00']),
      ]),
    );
    expect(lineItems.map(({ room, section, rcv }) => [room, section, rcv])).toEqual([
      ['1 - Kitchen', 'Plumbing', 404.59],
      ['2 - Bathroom', null, 120],
    ]);
    expect(printed?.totals.map(({ kind, name, amounts }) => [kind, name, amounts.rcv])).toEqual([
      ['room', '1 - Kitchen', 404.59],
      ['room', '2 - Bathroom', 120],
    ]);
  });
});

describe('an invoice by time and material', () => {
  const LABOR = columns(
    ['Classification', 36, 'left'],
    ['Hours', 330],
    ['Rate/Hr', 400],
    ['Amount', 520],
  );
  const EQUIPMENT = columns(
    ['Equipment', 36, 'left'],
    ['Qty', 260],
    ['Days', 300],
    ['Total Days', 360],
    ['Rate/Day', 430],
    ['Amount', 520],
  );
  const sheet = (...more: PlacedText[]) =>
    page(1, [
      ...header(LABOR, 100),
      ...row(LABOR, 120, ['Restoration technician', '12.00', '50.00', '600.00']),
      ...row(LABOR, 134, ['Restoration supervisor', '4.00', '75.00', '300.00']),
      ...header(EQUIPMENT, 180),
      ...row(EQUIPMENT, 200, ['Air mover', '4', '3', '12', '30.00', '360.00']),
      ...row(EQUIPMENT, 214, ['Dehumidifier, large', '2', '3', '6', '90.00', '540.00']),
      ...more,
    ]);

  it('counts labor in hours and equipment in days, not in pieces', () => {
    const { lineItems } = read(sheet());
    expect(
      lineItems.map(({ description, quantity, unitPrice, rcv }) => [
        description,
        quantity,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['Restoration technician', 12, 50, 600],
      ['Restoration supervisor', 4, 75, 300],
      ['Air mover', 12, 30, 360],
      ['Dehumidifier, large', 6, 90, 540],
    ]);
  });

  const billed = (total: string) =>
    read(
      sheet(
        ...row(EQUIPMENT, 230, ['Equipment Subtotal', '', '', '', '', '900.00']),
        ...row(EQUIPMENT, 246, ['Fuel surcharge 10%', '', '', '', '', '90.00']),
        text(280, 'Invoice Total', { bold: true }),
        text(280, total, { x: 490, bold: true }),
      ),
    );

  it('takes percentages of a printed sum as no work', () => {
    expect(billed('1,890.00').lineItems.map(({ description }) => description)).toEqual([
      'Restoration technician',
      'Restoration supervisor',
      'Air mover',
      'Dehumidifier, large',
    ]);
  });

  it('reckons those percentages in the total of the invoice', () => {
    expect(reconcile(billed('1,890.00')).reconciled).toBe(true);
    expect(reconcile(billed('1,850.00')).reconciled).toBe(false);
  });
});

describe('an invoice for drying', () => {
  const TABLE = columns(
    ['Item', 36, 'left'],
    ['Description', 80, 'left'],
    ['Units', 370],
    ['UoM', 410],
    ['Days', 460],
    ['Rate', 510],
    ['Amount', 575],
  );
  const rates = columns(
    ['DESCRIPTION', 49, 'left'],
    ['PER', 285],
    ['STANDARD', 370],
    ['AFTER HOURS', 450],
  );

  it('counts pieces by days, numbers in two parts, and neither deposits nor its list of rates', () => {
    const { lineItems } = read(
      page(1, [
        text(80, 'BILL TO', { bold: true }),
        text(80, 'JOB', { x: 346, bold: true }),
        ...header(TABLE, 100),
        ...row(TABLE, 120, ['1.01', 'Call after hours', '2', 'EA', '-', '212.50', '425.00']),
        ...row(TABLE, 134, ['1.02', 'Furniture, block', '6', 'RM', '-', '58.00', '348.00']),
        ...row(TABLE, 148, ['2.01', 'Air mover, axial', '4', 'EA', '4', '29.10', '465.60']),
        text(162, 'Deposit received 3/12/26', { x: 376 }),
        text(162, '(500.00)', { x: 575, align: 'right' }),
      ]),
      page(2, [
        text(47, 'Rate sheet 2026', { bold: true }),
        ...header(rates, 69),
        ...row(rates, 86, ['Technician', 'HR', '$64.90', '$97.35']),
        ...row(rates, 103, ['Air mover', 'DAY', '$27.50', '$41.25']),
      ]),
    );
    expect(
      lineItems.map(({ printed, description, quantity, unit, unitPrice, rcv, room }) => [
        printed?.lineNumber,
        description,
        quantity,
        unit,
        unitPrice,
        rcv,
        room,
      ]),
    ).toEqual([
      ['1.01', 'Call after hours', 2, 'EA', 212.5, 425, 'General'],
      ['1.02', 'Furniture, block', 6, 'RM', 58, 348, 'General'],
      ['2.01', 'Air mover, axial', 16, 'EA', 29.1, 465.6, 'General'],
    ]);
  });
});

describe('a statement of loss that lists its items', () => {
  const TABLE = columns(
    ['No.', 53, 'left'],
    ['Item of loss', 82, 'left'],
    ['Replacement cost', 380],
    ['Depr. %', 430],
    ['Depreciation', 500],
    ['Actual cash value', 580],
  );

  it('is read though it calls itself a summary and has no quantities', () => {
    const { lineItems } = read(
      page(1, [
        text(60, 'STATEMENT OF LOSS', { x: 230, bold: true }),
        text(85, 'COVERAGE A - BUILDING', { bold: true }),
        text(85, 'Limit $358,000.00', { x: 480 }),
        ...header(TABLE, 100),
        ...row(TABLE, 120, ['1', 'Roof covering', '1,600.00', '50%', '800.00', '800.00']),
        ...row(TABLE, 134, ['2', 'Kitchen - floor', '400.00', '25%', '100.00', '300.00']),
        text(150, 'Total Coverage A', { x: 82, bold: true }),
        ...row(TABLE, 150, ['', '', '2,000.00', '', '900.00', '1,100.00'], { bold: true }),
        text(175, 'COVERAGE B - OTHER STRUCTURES', { bold: true }),
        text(175, 'Limit $69,000.00', { x: 480 }),
        ...header(TABLE, 190),
        ...row(TABLE, 205, ['3', 'Shed, 8 x 10', '500.00', '20%', '100.00', '400.00']),
      ]),
    );
    expect(
      lineItems.map(({ printed, description, rcv, depreciation, acv }) => [
        printed?.lineNumber,
        description,
        rcv,
        depreciation,
        acv,
      ]),
    ).toEqual([
      ['1', 'Roof covering', 1600, 800, 800],
      ['2', 'Kitchen - floor', 400, 100, 300],
      ['3', 'Shed, 8 x 10', 500, 100, 400],
    ]);
  });
});

describe("a contractor's outline", () => {
  const TABLE = columns(['Item', 54, 'left'], ['Quantity', 380], ['Rate', 450], ['Extended', 555]);
  const head = (y: number, name: string, sum: string): PlacedText[] => [
    text(y, name, { x: 54, bold: true }),
    text(y, sum, { x: 555, align: 'right', bold: true }),
  ];

  it('numbers its rows within rooms, whose sums stand beside their names', () => {
    const estimate = read(
      page(1, [
        ...header(TABLE, 100),
        ...head(120, '1 Kitchen', '$60.00'),
        ...row(TABLE, 134, ['1.1 Sister floor joist', '1 ea', '20.00', '20.00']),
        ...row(TABLE, 148, ['1.2 Finish oak strip', '4 sf', '10.00', '40.00']),
        ...head(168, '2 Stair Hall', '$75.00'),
        ...row(TABLE, 182, ['2.1 Surface light', '2 ea', '30.00', '60.00']),
        ...row(TABLE, 196, ['2.2 Duplex outlet', '3 ea', '5.00', '15.00']),
        text(220, 'Direct cost', { x: 400 }),
        text(220, '$135.00', { x: 555, align: 'right' }),
        text(233, "Builder's fee 10%", { x: 400 }),
        text(233, '$13.50', { x: 555, align: 'right' }),
        ...head(246, 'Estimate total', '$148.50'),
      ]),
    );
    const { lineItems, printed } = estimate;
    expect(
      lineItems.map((item) => [item.printed?.lineNumber, item.description, item.room]),
    ).toEqual([
      ['1.1', 'Sister floor joist', 'Kitchen'],
      ['1.2', 'Finish oak strip', 'Kitchen'],
      ['2.1', 'Surface light', 'Stair Hall'],
      ['2.2', 'Duplex outlet', 'Stair Hall'],
    ]);
    expect(printed?.totals.map(({ name, amounts }) => [name, amounts.lineItemTotal])).toEqual([
      ['Kitchen', 60],
      ['Stair Hall', 75],
      ['', 148.5],
    ]);
    expect(lineItems.at(-1)?.f9Note).toBeNull();
    expect(reconcile(estimate)).toMatchObject({ reconciled: true, failures: [] });
  });
});

describe("a restoration firm's estimate", () => {
  const TABLE = columns(
    ['Item', 48, 'left'],
    ['Qty', 380],
    ['Rate', 450],
    ['Tax', 480],
    ['Amount', 560],
  );
  const head = (y: number, name: string, sum: string): PlacedText[] => [
    text(y, name, { x: 48, bold: true }),
    text(y, sum, { x: 560, align: 'right', bold: true }),
  ];

  it('heads its trades with their sums, and marks what is taxed', () => {
    const { lineItems, printed } = read(
      page(1, [
        ...header(TABLE, 100),
        ...head(120, 'Main Bath', '$60.00'),
        ...row(TABLE, 134, ['Install pipe boot', '3 ea', '$10.00', '', '$30.00']),
        ...row(TABLE, 148, ['Replace tile floor', '2.50 sf', '$12.00', 'T', '$30.00']),
        ...head(168, 'Kitchen Rebuild', '$75.00'),
        ...row(TABLE, 182, ['Set vanity', '1 ea', '$75.00', 'Yes', '$75.00']),
      ]),
    );
    expect(
      lineItems.map(({ description, quantity, unit, room }) => [description, quantity, unit, room]),
    ).toEqual([
      ['Install pipe boot', 3, 'EA', 'Main Bath'],
      ['Replace tile floor', 2.5, 'SF', 'Main Bath'],
      ['Set vanity', 1, 'EA', 'Kitchen Rebuild'],
    ]);
    expect(printed?.totals.map(({ name, amounts }) => [name, amounts.rcv])).toEqual([
      ['Main Bath', 60],
      ['Kitchen Rebuild', 75],
    ]);
  });
});

describe('an estimate in Spanish', () => {
  const TABLE = columns(
    ['Descripción', 49, 'left'],
    ['Cantidad', 380],
    ['Unidad', 420],
    ['Costo unitario', 490],
    ['Importe', 570],
  );
  const sum = (y: number, label: string, amount: string): PlacedText[] => [
    text(y, label, { x: 420, align: 'right' }),
    text(y, amount, { x: 570, align: 'right' }),
  ];

  it('has its rows, sums and facts under the words of Puerto Rico', () => {
    const estimate = read(
      page(1, [
        text(60, 'Asegurado: Marisela Ibáñez'),
        text(72, 'Reclamación núm.: 3492509517'),
        text(84, 'Fecha de pérdida: 26 de diciembre de 2025'),
        ...header(TABLE, 110),
        ...row(TABLE, 130, ['Pintura de paredes', '10.00', 'P2', '$2.00', '$20.00']),
        ...row(TABLE, 144, ['Losa de cerámica', '5.00', 'P2', '$8.00', '$40.00']),
        ...row(TABLE, 158, ['Ventana de seguridad', '1.00', 'UNI', '$140.00', '$140.00']),
        ...sum(180, 'Subtotal', '$200.00'),
        ...sum(192, 'Gastos generales y ganancia (10%)', '$20.00'),
        ...sum(204, 'IVU (11.5%)', '$23.00'),
        ...sum(216, 'TOTAL', '$243.00'),
      ]),
    );
    expect(
      estimate.lineItems.map(({ description, quantity, unitPrice, rcv }) => [
        description,
        quantity,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['Pintura de paredes', 10, 2, 20],
      ['Losa de cerámica', 5, 8, 40],
      ['Ventana de seguridad', 1, 140, 140],
    ]);
    expect(estimate).toMatchObject({
      insuredName: 'Marisela Ibáñez',
      claimNumber: '3492509517',
      dateOfLoss: '2025-12-26',
    });
    expect(reconcile(estimate)).toMatchObject({ reconciled: true, failures: [] });
  });
});

describe('a scope of work without prices', () => {
  const TABLE = columns(['DESCRIPTION', 45, 'left'], ['QTY', 450], ['DONE', 560]);

  it('is read with quantities, and prices to come', () => {
    const { lineItems, printed } = read(
      page(1, [
        text(60, 'Foyer', { bold: true }),
        text(60, "Height: 8'", { x: 516 }),
        text(74, '588.25 SF Walls     319.76 SF Ceiling', { x: 194 }),
        ...header(TABLE, 100),
        text(115, 'Ceiling', { x: 45, bold: true }),
        ...row(TABLE, 128, ['1. Drywall - hung, taped', '527.12 SF']),
        ...row(TABLE, 142, ['2. Window screen, 10 - 16 SF', '3.00 EA']),
        text(153, 'Homeowner keeps the old fixture. Gate code 4471.', { x: 59 }),
        ...row(TABLE, 168, ['3. Crown molding - 3 1/4"', '42.46 LF']),
        text(200, 'Laundry Room', { bold: true }),
        text(200, "Height: 8'", { x: 516 }),
        ...header(TABLE, 220),
        ...row(TABLE, 235, ['4. Water extraction', '351.46 SF']),
      ]),
    );
    expect(
      lineItems.map(({ printed, description, quantity, unit, unitPrice, rcv, room, section }) => [
        printed?.lineNumber,
        description,
        quantity,
        unit,
        unitPrice,
        rcv,
        room,
        section,
      ]),
    ).toEqual([
      ['1', 'Drywall - hung, taped', 527.12, 'SF', null, null, 'Foyer', 'Ceiling'],
      ['2', 'Window screen, 10 - 16 SF', 3, 'EA', null, null, 'Foyer', 'Ceiling'],
      ['3', 'Crown molding - 3 1/4"', 42.46, 'LF', null, null, 'Foyer', 'Ceiling'],
      ['4', 'Water extraction', 351.46, 'SF', null, null, 'Laundry Room', null],
    ]);
    expect(lineItems[1]?.f9Note).toBe('Homeowner keeps the old fixture. Gate code 4471.');
    expect(printed?.warnings).toMatchObject([{ code: 'prices_missing', at: null }]);
  });
});

describe('a spreadsheet whose rooms are merged cells', () => {
  const TABLE = columns(
    ['Location', 36, 'left'],
    ['Work', 130, 'left'],
    ['Meas.', 340],
    ['Per', 360, 'left'],
    ['$/Per', 440],
    ['Ext.', 520],
    ['Remarks', 540, 'left'],
  );
  const work = (y: number, ...cells: string[]) => row(TABLE, y, ['', ...cells]);
  const sum = (y: number, amount: string) => row(TABLE, y, ['', '', '', '', 'Sub', amount]);
  const roomsOf = (...pages: PlacedText[][]) =>
    read(...pages.map((runs, index) => page(index + 1, runs))).lineItems.map(
      ({ room, description, quantity, rcv, lineItemTotal }) => [
        room,
        description,
        quantity,
        rcv ?? lineItemTotal,
      ],
    );
  const sheet = [
    text(40, 'Scope', { x: 280 }),
    ...header(TABLE, 80),
    ...work(100, 'Duplex outlet, 15 amp', '2', 'ea', '$45.00', '$90.00'),
    text(107, 'Kitchen', { x: 36, bold: true }),
    ...work(114, 'Enamel base and casings', '3', 'lf', '$2.00', '$6.00 allow.'),
    ...sum(128, '$96.00'),
    ...work(142, 'Dry-in with felt', '7', 'sq', '$50.00', '$350.00'),
    ...row(TABLE, 156, ['Roof', 'Pipe boot', '1', 'ea', '$60.00', '$60.00', 'see pic 12']),
    ...work(170, 'Step flashing', '10', 'lf', '$6.00', '$60.00'),
    ...sum(184, '$470.00'),
  ];

  it('has the name of a room at all rows of its cell, the page after too', () => {
    expect(
      roomsOf(sheet, [
        ...work(60, 'Final broom clean', '100', 'sf', '$0.50', '$50.00'),
        text(67, 'Site', { x: 36, bold: true }),
        ...work(74, 'Bag and carry out debris', '4', 'hr', '$50.00', '$200.00'),
        ...sum(88, '$250.00'),
      ]),
    ).toEqual([
      ['Kitchen', 'Duplex outlet, 15 amp', 2, 90],
      ['Kitchen', 'Enamel base and casings', 3, 6],
      ['Roof', 'Dry-in with felt', 7, 350],
      ['Roof', 'Pipe boot', 1, 60],
      ['Roof', 'Step flashing', 10, 60],
      ['Site', 'Final broom clean', 100, 50],
      ['Site', 'Bag and carry out debris', 4, 200],
    ]);
  });

  it('keeps names that stand on the first row of their cell where they are', () => {
    expect(
      roomsOf([
        ...header(TABLE, 80),
        ...row(TABLE, 100, ['Kitchen', 'Duplex outlet', '2', 'ea', '$45.00', '$90.00']),
        ...work(114, 'Enamel base', '3', 'lf', '$2.00', '$6.00'),
        ...row(TABLE, 128, ['Roof', 'Pipe boot', '1', 'ea', '$60.00', '$60.00']),
        ...work(142, 'Step flashing', '10', 'lf', '$6.00', '$60.00'),
        ...work(156, 'Dry-in with felt', '7', 'sq', '$50.00', '$350.00'),
      ]).map(([room]) => room),
    ).toEqual(['Kitchen', 'Kitchen', 'Roof', 'Roof', 'Roof']);
  });
});

describe('a list of contents with their values', () => {
  it('has age and life apart, in quarters of a year, and headings over two lines', () => {
    const TABLE = columns(
      ['Line', 36, 'left'],
      ['Item', 70, 'left'],
      ['Brand', 200, 'left'],
      ['Cond.', 260, 'left'],
      ['Age', 325],
      ['Life', 355],
      ['Qty', 385],
      ['Repl. Cost', 440],
      ['Tax', 475],
      ['Total', 520],
      ['Dep.', 560],
      ['ACV', 605],
    );
    const BELOW = columns(
      ['', 36, 'left'],
      ['Description', 70, 'left'],
      ['', 200, 'left'],
      ['', 260, 'left'],
      ['Yrs', 325],
      ['Yrs', 355],
      ['', 385],
      ['Each', 440],
      ['', 475],
      ['RCV', 520],
      ['Amount', 560],
      ['', 605],
    );
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...header(
          BELOW.filter(({ heading }) => heading !== ''),
          109,
        ),
        ...row(TABLE, 124, [
          '1',
          'Area rug',
          'Weft',
          'Poor',
          '1.25',
          '5',
          '2',
          '$100.00',
          '-',
          '$200.00',
          '$50.00',
          '$150.00',
        ]),
        ...row(TABLE, 138, [
          '2',
          'Router, wireless',
          'Auralis',
          'New',
          '0',
          '8',
          '1',
          '$70.00',
          '$5.00',
          '$75.00',
          '$-',
          '$75.00',
        ]),
      ]),
    );
    expect(
      lineItems.map(({ description, quantity, unitPrice, tax, rcv, acv, printed }) => [
        description,
        printed?.ageYears,
        printed?.lifeYears,
        quantity,
        unitPrice,
        tax,
        rcv,
        acv,
      ]),
    ).toEqual([
      ['Area rug', 1.25, 5, 2, 100, null, 200, 150],
      ['Router, wireless', 0, 8, 1, 70, 5, 75, 75],
    ]);
  });
});

describe("a roofer's estimate from measurements", () => {
  it('counts what is ordered, not what was measured, at prices with their units', () => {
    const TABLE = columns(
      ['Item', 36, 'left'],
      ['Measured', 330],
      ['Order Qty', 400],
      ['Price', 490],
      ['Total', 560],
    );
    const { lineItems } = read(
      page(1, [
        text(60, 'Main House', { bold: true, size: 12 }),
        text(84, 'Materials', { bold: true }),
        ...header(TABLE, 100),
        ...row(TABLE, 118, ['Shingles', '38.00 SQ', '43 SQ', '$141.35 per SQ', '$6,078.05']),
        ...row(TABLE, 134, ['Starter strip', '216 ft', '3 BDL', '$62 per BDL', '$186']),
        ...row(TABLE, 150, ['Pipe boots', '2 ea', '2 ea', '$45/EA', '$90']),
      ]),
    );
    expect(
      lineItems.map(({ description, quantity, unit, unitPrice, rcv }) => [
        description,
        quantity,
        unit,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['Shingles', 43, 'SQ', 141.35, 6078.05],
      ['Starter strip', 3, 'BD', 62, 186],
      ['Pipe boots', 2, 'EA', 45, 90],
    ]);
  });
});
