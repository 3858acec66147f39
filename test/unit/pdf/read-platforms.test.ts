import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** What claims platforms and reports by trade print, as far as it takes a rule of its own. */

const text = (y: number, words: string, more: Partial<PlacedText> = {}): PlacedText => ({
  text: words,
  x: 36,
  y,
  ...more,
});

describe("a claims platform's report", () => {
  const TABLE = columns(
    ['Description', 50, 'left'],
    ['Quantity', 360],
    ['Unit Price Per', 440],
    ['Total Cost', 540],
  );
  const sum = (y: number, name: string, amount: string): PlacedText[] => [
    text(y, name, { bold: true }),
    text(y, amount, { x: 540, align: 'right', bold: true }),
  ];
  const kitchen = [
    text(40, 'FLOORPLAN: Main Level', { bold: true, size: 10 }),
    text(60, 'Kitchen', { bold: true, size: 10 }),
    text(74, `Length: 12' 6"    Width: 9' 9 1/2"    Height: 8' 0" Flat`),
    text(86, 'Walls: 356.00 SF   Floor: 121.88 SF   Perim (F): 41.50 LF   Doors: 2'),
    ...header(TABLE, 100),
    text(120, '2', { x: 36 }),
    ...row(TABLE, 120, ['Carpet, Plush, Standard - Tear Out', '10.00', '$1.50 SY', '$15.00']),
    text(134, '3', { x: 36 }),
    ...row(TABLE, 134, ['Base Molding - Replace', '20.00 (22.00)', '$4.00 LF', '$86.00']),
    text(148, '4', { x: 36 }),
    ...row(TABLE, 148, ['Vanity Cabinet - Rem/Reset', '1.00', '$90.00 EA', '$90.00']),
    ...sum(162, 'Kitchen - Subtotal (3 items)', '$191.00'),
    ...sum(176, 'Main Level - Subtotal (3 items)', '$191.00'),
  ];

  it('has the unit behind the price, the operation behind the thing, numbers without a point', () => {
    const { lineItems } = read(page(1, kitchen));
    expect(
      lineItems.map(({ printed, description, activity, quantity, unit, unitPrice, rcv }) => [
        printed?.lineNumber,
        description,
        activity,
        quantity,
        unit,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['2', 'Carpet, Plush, Standard - Tear Out', '-', 10, 'SY', 1.5, 15],
      ['3', 'Base Molding - Replace', '+', 20, 'LF', 4, 86],
      ['4', 'Vanity Cabinet - Rem/Reset', 'R', 1, 'EA', 90, 90],
    ]);
  });

  it('has levels and rooms with labelled measures, closed by sums that count their rows', () => {
    const { lineItems, printed } = read(page(1, kitchen));
    expect(lineItems.map((item) => item.printed?.path)).toEqual(
      lineItems.map(() => ['Main Level', 'Kitchen']),
    );
    expect(printed?.totals.map(({ kind, name }) => [kind, name])).toEqual([
      ['room', 'Kitchen'],
      ['level', 'Main Level'],
    ]);
    expect(printed?.rooms.map(({ name }) => name)).toEqual(['Main Level', 'Kitchen']);
    expect(printed?.rooms.find(({ name }) => name === 'Kitchen')?.dimensions).toEqual({
      sfWalls: 356,
      sfFloor: 121.88,
      lfFloorPerimeter: 41.5,
    });
  });

  it('may name the operation first, or behind a comma where materials are listed', () => {
    const names = [
      ['Rem/Reset - Roof Vent, Static', 'R'],
      ['Remove - Gutter, Aluminum', '-'],
      ['Shingles, Laminated, Tear Out', '-'],
      ['Shingles, Laminated, Supply', 'M'],
      ['Shingles, Laminated, Install', 'I'],
      ['Tear Off, Roof Felt, 1 Layer', '-'],
      ['Dumpster, 10 Yard', '+'],
    ] as const;
    const rows = names.flatMap(([name], at) => [
      text(120 + at * 14, String(at + 1), { x: 36 }),
      ...row(TABLE, 120 + at * 14, [name, '10.00', '$1.50 SY', '$15.00']),
    ]);
    const { lineItems } = read(page(1, [...header(TABLE, 100), ...rows]));
    expect(lineItems.map(({ description, activity }) => [description, activity])).toEqual(names);
  });

  it('may have one plan, rows that are notes, heads below them, and each authority’s tax', () => {
    const { lineItems, printed } = read(
      page(1, [
        ...header(TABLE, 60),
        text(72, 'ROOFPLAN: Model 1 - 23788', { bold: true }),
        text(84, 'Roof', { bold: true }),
        text(96, '1'),
        ...row(TABLE, 96, ['Replace - Roof Felt', '10.00', '$1.50 SY', '$15.00']),
        text(108, '2  The quantity of felt has been reduced by that of the ice shield.'),
        text(120, 'VENTS AND FLASHINGS', { bold: true }),
        text(132, '3'),
        ...row(TABLE, 132, ['Replace - Drip Edge', '10.00', '$2.00 LF', '$20.00']),
        ...sum(144, 'Roof - Subtotal (3 items)', '$35.00'),
        ...sum(156, 'Model 1 - 23788 - Subtotal (3 items)', '$35.00'),
      ]),
      page(2, [
        ...[
          ['Subtotal:', '$35.00'],
          ['State 2.900% (applies to materials only):', '$1.00'],
          ['City 3.460% (applies to materials only):', '$2.00'],
          ['Replacement Cost Value:', '$38.00'],
          ['Less Debris Removal', '$(4.00)'],
          ['Less Recoverable Depreciation:', '$(3.00)'],
          ['Net Actual Cash Value on Coverage Building:', '$31.00'],
          ['Recoverable Depreciation:', '$3.00'],
          ['Paid When Incurred: Debris Removal', '$4.00'],
          ['Deductible ($10.00):', '$(10.00)'],
          ['Net Estimate:', '$21.00'],
          ['Net Estimate if Depreciation Is Recovered and Costs Are Incurred:', '$28.00'],
        ].flatMap(([label = '', amount = ''], at) => [
          text(60 + at * 12, label),
          text(60 + at * 12, amount, { x: 540, align: 'right' }),
        ]),
      ]),
    );
    expect(lineItems.map(({ section, printed: own }) => [section, own?.path])).toEqual([
      [null, ['Model 1 - 23788', 'Roof']],
      ['VENTS AND FLASHINGS', ['Model 1 - 23788', 'Roof']],
    ]);
    expect(printed?.summaries[0]).toMatchObject({
      taxes: [
        { name: 'State', rate: 2.9, amount: 1 },
        { name: 'City', rate: 3.46, amount: 2 },
      ],
      rcv: 38,
      depreciation: 3,
      deductible: 10,
      netClaim: 21,
      recoverableDepreciation: 3,
      paidWhenIncurred: 4,
      netClaimIfDepreciationRecovered: 28,
    });
  });

  it('adds up with waste that counts for the material alone, and not with more than that', () => {
    expect(reconcile(read(page(1, kitchen))).reconciled).toBe(true);
    const dearer = kitchen.map((run) => (run.text === '$86.00' ? { ...run, text: '$88.50' } : run));
    expect(reconcile(read(page(1, dearer))).failures[0]).toMatchObject({
      scope: 'line',
      item: 1,
      printed: 88.5,
      computed: 88,
    });
  });

  it('may set its headings over two lines and its waste below the quantity', () => {
    const top = columns(
      ['Description', 60, 'left'],
      ['Quantity', 300],
      ['Unit', 350],
      ['Per', 366, 'left'],
      ['Total', 430],
      ['RC', 480],
      ['Depreciation', 535],
      ['ACV', 590],
    );
    const item = (y: number, number: string, ...cells: string[]): PlacedText[] => [
      text(y, number, { x: 46 }),
      ...row(top, y, cells),
    ];
    const estimate = read(
      page(1, [
        text(30, 'Old Lantern Insurance Exchange', { bold: true }),
        text(30, 'Claim # CLM2050713 Page 2', { x: 576, align: 'right' }),
        text(60, 'Roof Group 1', { bold: true, size: 10 }),
        text(74, 'Area: 354.75 SF    Pitch: 5/12    Stories: 1'),
        ...header(top, 100),
        text(109, 'Price', { x: 350, align: 'right', bold: true }),
        text(109, 'Taxes', { x: 430, align: 'right', bold: true }),
        ...item(
          124,
          '1',
          'Felt - Replace',
          '10.00',
          '$20.00',
          'SQ',
          '$5.00',
          '$213.00',
          '$0.00',
          '$213.00',
        ),
        text(134, '(10.60)', { x: 302, align: 'right' }),
        ...item(
          150,
          '2',
          'Gutter, Aluminum, 5 in. Seamless - Remove &',
          '100.00',
          '$10.00',
          'LF',
          '$9.00',
          '$1,040.00',
          '$40.00',
          '$1,000.00',
        ),
        text(160, 'Replace', { x: 60 }),
        text(160, '(106.00)', { x: 302, align: 'right' }),
        ...item(
          176,
          '3',
          'Vent - Replace',
          '1.00',
          '$30.00',
          'EA',
          '$1.00',
          '$31.00',
          '$0.00',
          '$31.00',
        ),
        text(200, 'Roof Group 1 - Subtotal (3 items)', { bold: true }),
        ...row(top, 200, ['', '', '', '', '$15.00', '$1,284.00', '$40.00', '$1,244.00']),
      ]),
      page(2, [
        text(30, 'Claim Summary', { bold: true, size: 11 }),
        text(50, 'Coverage A - Dwelling', { x: 300, bold: true }),
        text(64, 'Items before Tax'),
        text(64, '$1,269.00', { x: 400, align: 'right' }),
        text(76, 'Net Claim'),
        text(76, '$1,244.00', { x: 400, align: 'right' }),
      ]),
    );
    expect(
      estimate.lineItems.map((line) => [
        line.room,
        line.description,
        line.quantity,
        line.printed?.quantityWithWaste,
        line.unitPrice,
        line.tax,
        line.acv,
      ]),
    ).toEqual([
      ['Roof Group 1', 'Felt - Replace', 10, 10.6, 20, 5, 213],
      [
        'Roof Group 1',
        'Gutter, Aluminum, 5 in. Seamless - Remove & Replace',
        100,
        106,
        10,
        9,
        1000,
      ],
      ['Roof Group 1', 'Vent - Replace', 1, undefined, 30, 1, 31],
    ]);
    expect(estimate.claimNumber).toBe('CLM2050713');
    expect(estimate.printed?.summaries).toMatchObject([
      { coverage: 'Coverage A - Dwelling', lineItemTotal: 1269, netClaim: 1244 },
    ]);
    expect(reconcile(estimate)).toMatchObject({ reconciled: true, failures: [] });
  });

  it('goes on counting where a description goes on with `1 Layer`, and where numbers touch it', () => {
    const numbers = ['8', '9', '10', '11', '12'];
    const rows = numbers.flatMap((number, at) =>
      row(TABLE, 120 + at * 40, [`${number}Drip Edge, Aluminum`, '10.00', '$2.00 SF', '$20.00']),
    );
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...rows.map((run) => (/^\d+\p{L}/u.test(run.text) ? { ...run, x: 36 } : run)),
        text(130, '1 Layer - Tear Out', { x: 50 }),
      ]),
    );
    expect(lineItems.map((item) => item.printed?.lineNumber)).toEqual(numbers);
  });

  it('names the document below the headings of each page, which is no note', () => {
    const pageOf = (number: number) =>
      page(number, [
        ...header(TABLE, 45),
        text(57, 'ESTIMATE: Dwelling    Claim #4932352769, Tobias Marroquin', { bold: true }),
        ...[80, 94].flatMap((y, at) => [
          text(y, String(number * 2 + at - 1), { x: 36 }),
          ...row(TABLE, y, ['Carpet - Tear Out', '10.00', '$1.50 SY', '$15.00']),
        ]),
      ]);
    const { lineItems } = read(pageOf(1), pageOf(2), pageOf(3));
    expect(lineItems.map(({ f9Note }) => f9Note)).toEqual(Array.from({ length: 6 }, () => null));
  });

  it('sums the claim with the deductible that was applied', () => {
    const { printed } = read(
      page(1, kitchen),
      page(2, [
        text(45, 'CLAIM TOTALS', { bold: true }),
        ...[
          ['Replacement cost value:', '$191.00'],
          ['Applied deductible:', '$(100.00)'],
          ['Net actual cash value:', '$91.00'],
        ].flatMap(([label = '', amount = ''], at) => [
          text(60 + at * 12, label),
          text(60 + at * 12, amount, { x: 400, align: 'right' }),
        ]),
      ]),
    );
    expect(printed?.summaries).toMatchObject([{ rcv: 191, deductible: 100, netClaim: 91 }]);
  });

  it('numbers its rows anew in each room', () => {
    const again = kitchen.map((run) => ({
      ...run,
      y: run.y + 200,
      text: run.text.replace('Kitchen', 'Pantry'),
    }));
    const numbers = read(page(1, [...kitchen, ...again])).lineItems.map(
      ({ room, printed }) => `${room} ${printed?.lineNumber}`,
    );
    expect(numbers).toEqual([
      'Kitchen 2',
      'Kitchen 3',
      'Kitchen 4',
      'Pantry 2',
      'Pantry 3',
      'Pantry 4',
    ]);
  });

  it('has its sums on a page without a title', () => {
    const row = (y: number, label: string, amount: string): PlacedText[] => [
      text(y, label, { x: 420, align: 'right' }),
      text(y, amount, { x: 540, align: 'right' }),
    ];
    const { printed } = read(
      page(1, kitchen),
      page(2, [
        ...row(60, 'Total Materials:', '$91.00'),
        ...row(72, 'Total Labor:', '$100.00'),
        ...row(84, 'Subtotal:', '$191.00'),
        ...row(96, 'Add 10% overhead:', '$19.10'),
        ...row(108, 'Add 10% profit:', '$19.10'),
        ...row(120, 'Estimate Subtotal:', '$229.20'),
        ...row(132, 'Deductible:', '$(100.00)'),
        ...row(144, 'Estimate Total:', '$129.20'),
      ]),
    );
    expect(printed?.summaries).toMatchObject([
      {
        lineItemTotal: 191,
        overhead: 19.1,
        profit: 19.1,
        rcv: 229.2,
        deductible: 100,
        netClaim: 129.2,
      },
    ]);
  });

  it('has summaries of several coverages under one title', () => {
    const rows = (y: number, coverage: string, amount: string): PlacedText[] => [
      text(y, `Coverage: ${coverage}`, { bold: true }),
      text(y + 12, 'Item Subtotal'),
      text(y + 12, amount, { x: 540, align: 'right' }),
      text(y + 24, 'Net Payable'),
      text(y + 24, amount, { x: 540, align: 'right' }),
    ];
    const { printed } = read(
      page(1, kitchen),
      page(2, [
        text(40, 'Coverage Summary', { bold: true, size: 11 }),
        ...rows(60, 'Building', '$150.00'),
        ...rows(110, 'Other Structures', '$41.00'),
      ]),
    );
    expect(printed?.summaries).toMatchObject([
      { coverage: 'Building', lineItemTotal: 150, netClaim: 150 },
      { coverage: 'Other Structures', lineItemTotal: 41, netClaim: 41 },
    ]);
  });

  it('keeps `- Detach & reset` as part of a name where the others end in no operation', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...row(TABLE, 120, ['Window shade - Detach & reset', '1.00 EA', '20.00', '20.00']),
        ...row(TABLE, 134, ['Baseboard - 3 1/4"', '10.00 LF', '2.00', '20.00']),
      ]),
    );
    expect(lineItems.map(({ activity }) => activity)).toEqual(['+', '+']);
  });
});

describe('a table whose cells are set at the bottom', () => {
  it('has the number and the figures beside the last line of a description', () => {
    const TABLE = columns(
      ['Description', 70, 'left'],
      ['Quantity', 330],
      ['Unit Price Per', 410],
      ['RC', 480],
      ['ACV', 560],
    );
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        text(120, '1'),
        ...row(TABLE, 120, ['Replace - Carpet Pad', '10.00', '$1.00 SF', '$10.00', '$10.00']),
        ...row(TABLE, 136, ['Remove & Replace - Vanity Cabinet, 36", Average']),
        text(144, '2'),
        ...row(TABLE, 144, ['Grade', '-1.00', '$90.00 EA', '-$90.00', '-$90.00']),
        text(160, '3'),
        ...row(TABLE, 160, ['Paint - Casing', '20.00', '$2.00 LF', '$40.00', '$40.00']),
      ]),
    );
    expect(
      lineItems.map(({ printed, description, quantity }) => [
        printed?.lineNumber,
        description,
        quantity,
      ]),
    ).toEqual([
      ['1', 'Replace - Carpet Pad', 10],
      ['2', 'Remove & Replace - Vanity Cabinet, 36", Average Grade', -1],
      ['3', 'Paint - Casing', 20],
    ]);
  });
});

describe('a report by trade', () => {
  const TABLE = columns(
    ['ROOM', 36, 'left'],
    ['DESCRIPTION', 130, 'left'],
    ['QUANTITY', 370],
    ['UNIT PRICE', 430],
    ['TAX', 480],
    ['RCV', 550],
  );
  const sums = (y: number, name: string, tax: string, rcv: string) =>
    row(TABLE, y, [name, '', '', '', tax, rcv], { bold: true });
  const sheet = [
    ...sums(80, 'CLEANING', '0.50', '50.50'),
    ...header(TABLE, 94),
    ...row(TABLE, 108, ['Lobby', '4. Clean floor - tile', '100.00 SF', '0.50', '0.50', '50.50']),
    ...sums(130, 'DRYWALL', '2.00', '182.00'),
    ...header(TABLE, 144),
    ...row(TABLE, 158, ['Hall', '2. R&R Drywall', '10.00 SF', '10.00', '1.00', '101.00']),
    text(168, 'Both sides of the door are included here.', { x: 130, italic: true }),
    ...row(TABLE, 182, ['', '1. Texture', '80.00 SF', '1.00', '1.00', '81.00']),
    ...sums(200, 'Carried forward', '', '232.50'),
  ];

  it('has rooms at the left, numbers within, and sums above the rows', () => {
    const estimate = read(page(1, sheet));
    expect(
      estimate.lineItems.map(({ printed, room, section, description, f9Note }) => [
        printed?.lineNumber,
        room,
        section,
        description,
        f9Note,
      ]),
    ).toEqual([
      ['4', 'Lobby', 'CLEANING', 'Clean floor - tile', null],
      ['2', 'Hall', 'DRYWALL', 'R&R Drywall', 'Both sides of the door are included here.'],
      ['1', 'Hall', 'DRYWALL', 'Texture', null],
    ]);
    expect(reconcile(estimate).reconciled).toBe(true);
  });

  it('names the trade whose sum does not add up', () => {
    const wrong = sheet.map((run) => (run.text === '182.00' ? { ...run, text: '188.00' } : run));
    expect(reconcile(read(page(1, wrong))).failures).toMatchObject([
      { scope: 'section', name: 'DRYWALL', printed: 188, computed: 182 },
    ]);
  });
});

describe('a final draft with codes and coverages', () => {
  it('has a letter of the coverage before its second line of figures, and coverages below sums', () => {
    const table = columns(
      ['CAT', 60, 'left'],
      ['SEL', 90, 'left'],
      ['ACT', 130, 'left'],
      ['DESCRIPTION', 160, 'left'],
    );
    const first = columns(
      ['QUANTITY', 260],
      ['UNIT PRICE', 330],
      ['TAX', 390],
      ['O&P', 450],
      ['RCV', 550],
    );
    const second = columns(
      ['COV', 160, 'left'],
      ['AGE/LIFE', 330],
      ['COND.', 380],
      ['DEP %', 440],
      ['DEPREC.', 495],
      ['ACV', 550],
    );
    const item = (y: number, name: string, figures: string[], below: string[]): PlacedText[] => [
      text(y, name),
      ...row(first, y + 10, figures),
      ...row(second, y + 20, below),
    ];
    const { lineItems, printed } = read(
      page(1, [
        text(60, 'North Elevation', { x: 260, bold: true, size: 11 }),
        ...header(table, 80),
        ...header(first, 90),
        ...header(second, 100),
        ...item(
          116,
          '1.  RFG 300S + Laminated shingles',
          ['10.00 SQ', '250.00', '10.00', '0.00', '2,510.00'],
          ['A', '5/30 yrs', 'Avg.', '16.67%', '(418.42)', '2,091.58'],
        ),
        ...item(
          152,
          '2.  RFG FELT15 + Roofing felt',
          ['10.00 SQ', '40.00', '2.00', '0.00', '402.00'],
          ['OL', '5/20 yrs', 'Avg.', '25.00%', '(100.50)', '301.50'],
        ),
        ...row(first, 190, ['Totals: North Elevation', '', '12.00', '0.00', '2,912.00']),
        text(204, 'Dwelling', { x: 60 }),
        ...row(first, 204, ['', '', '10.00', '0.00', '2,510.00']),
        text(230, 'East Elevation', { x: 260, bold: true, size: 11 }),
        ...header(table, 250),
        ...header(first, 260),
        ...header(second, 270),
        ...item(
          286,
          '3.  SFG GUTA + Gutter',
          ['10.00 LF', '10.00', '1.00', '0.00', '101.00'],
          ['A', '0/25 yrs', 'Avg.', '0.00%', '(0.00)', '101.00'],
        ),
      ]),
    );
    expect(
      lineItems.map(({ printed: own, acv, depreciation, f9Note }) => [
        own?.path.join(' > '),
        own?.coverage,
        own?.ageYears,
        depreciation,
        acv,
        f9Note,
      ]),
    ).toEqual([
      ['North Elevation', 'A', 5, 418.42, 2091.58, null],
      ['North Elevation', 'OL', 5, 100.5, 301.5, null],
      ['East Elevation', 'A', 0, 0, 101, null],
    ]);
    expect(printed?.rooms.map(({ kind }) => kind)).toEqual(['room', 'room']);
  });
});
