import { describe, expect, it } from 'vitest';
import { amount, drawn, lines, type PlacedText, page, read, text } from './draw.ts';

/** Prints without a table: each item's figures stand in a phrase or behind labels of their own. */

const bold = (words: string): PlacedText[] => [text(0, words, { bold: true })];

const figures = (...pages: PlacedText[][]) =>
  read(...pages.map((runs, at) => page(at + 1, runs))).lineItems.map((item) => [
    item.room,
    item.description,
    item.quantity,
    item.unit,
    item.unitPrice,
    item.rcv,
  ]);

describe('quantities in brackets before what they come to', () => {
  it('are rows', () => {
    const { lineItems } = read(
      page(
        1,
        lines(
          'CLAIM NUMBER: 49-8821',
          bold('SUMMARY OF LOSS:'),
          'Line Item 1: Tear off 3-tab shingles (28.33 SQ) - $1,416.50',
          'Line Item 2: Ridge vent, shingle-over (45 LF) - $495.00',
          'Line Item 3: Paint pipe jacks (3 each): $90.00',
          'TOTAL REPLACEMENT COST VALUE (RCV): $2,001.50',
          'LESS DEDUCTIBLE: ($1,500.00)',
          'NET PAYMENT ISSUED: $501.50',
        ),
      ),
    );
    expect(
      lineItems.map(({ printed, description, quantity, unit, rcv }) => [
        printed?.lineNumber,
        description,
        quantity,
        unit,
        rcv,
      ]),
    ).toEqual([
      ['1', 'Tear off 3-tab shingles', 28.33, 'SQ', 1416.5],
      ['2', 'Ridge vent, shingle-over', 45, 'LF', 495],
      ['3', 'Paint pipe jacks', 3, 'EA', 90],
    ]);
  });
});

describe('quantities and prices below what they come to', () => {
  it('make rows of the amounts that they come to, and of nothing else', () => {
    const { lineItems } = read(
      page(
        1,
        lines(
          [text(0, 'Roof System', { bold: true, size: 14 })],
          [...bold('Replace architectural shingle, 30 yr.'), amount(0, '$14,871.66')],
          '35.5 SQ × $418.92',
          [...bold('Replace pipe boot,'), amount(0, '$274.44')],
          bold('1-1/2 to 3 in.'),
          '4 EA × $68.61',
          '• Includes up to 2 sheets of 7/16 OSB; more at $84.00 each',
          [text(0, 'Roof System Total', { x: 300 }), amount(0, '$15,146.10')],
        ),
      ),
      page(
        2,
        lines(
          [text(0, 'Your insurance claim', { bold: true, size: 16 })],
          [text(0, 'First check (ACV)'), amount(0, '$8,784.74')],
          [text(0, 'Your deductible'), amount(0, '$1,000.00')],
          [text(0, '[ ] Class 4 impact shingles'), amount(0, '$2,940.00')],
        ),
      ),
    );
    expect(
      lineItems.map((item) => [item.room, item.description, item.quantity, item.unit, item.rcv]),
    ).toEqual([
      ['Roof System', 'Replace architectural shingle, 30 yr.', 35.5, 'SQ', 14871.66],
      ['Roof System', 'Replace pipe boot, 1-1/2 to 3 in.', 4, 'EA', 274.44],
    ]);
  });
});

it('lump sums whose numbers go on from a phrase below its words are rows, though none of their group counts', () => {
  const item = (words: string) => [text(0, words)];
  const below = (words: string, total: string) => [text(0, words, { x: 60 }), amount(0, total)];
  expect(
    figures(
      lines(
        bold('ISLAND'),
        item('1) New end panels, V-groove'),
        below('2 EA @ $236.00', '$472.00'),
        item('2) Replace island back'),
        below('26.5 SF @ $14.20', '$376.30'),
        [text(0, 'Subtotal', { x: 300 }), amount(0, '$848.30')],
        '',
        bold('FINISHING'),
        [text(0, '3) Prime and two coats of varnish'), amount(0, '$1,975.00')],
        item('4) Glaze existing uppers, bill at $62.00 hr'),
        below('Allow 16 hours', '$992.00'),
        [text(0, 'Subtotal', { x: 300 }), amount(0, '$2,967.00')],
      ),
    ).map(([, description, , , , rcv]) => [description, rcv]),
  ).toEqual([
    ['New end panels, V-groove', 472],
    ['Replace island back', 376.3],
    ['Prime and two coats of varnish', 1975],
    ['Glaze existing uppers, bill at $62.00 hr Allow 16 hours', 992],
  ]);
});

describe('lump sums among prices below what they come to', () => {
  const priced = (words: string, total: string) => [...bold(words), amount(0, total)];
  const small = (words: string) => [text(0, words, { size: 8 })];

  it('are rows where a printed sum counts them, as is what is not charged', () => {
    expect(
      figures(
        lines(
          [text(0, 'Kitchen', { bold: true, size: 14 })],
          priced('Template & measure', 'Included'),
          priced('Remove granite tops', '$498.75'),
          small('52.5 sf × $9.50'),
          priced('Reconnect plumbing', 'By plumber'),
          priced('Seal sample door', '$0.00'),
          small('1 ea × $0.00'),
          [text(0, 'Whole job', { bold: true, size: 14 })],
          priced('Dumpster', '$415.00'),
          small('1 ea × $415.00'),
          priced('Move washer and dryer', '$120.00'),
          priced('Returning customer', '-$200.00'),
          [text(0, 'Subtotal', { x: 300 }), amount(0, '$833.75')],
        ),
      ),
    ).toEqual([
      ['Kitchen', 'Template & measure', 1, null, 0, 0],
      ['Kitchen', 'Remove granite tops', 52.5, 'SF', 9.5, 498.75],
      ['Kitchen', 'Reconnect plumbing', 1, null, 0, null],
      ['Kitchen', 'Seal sample door', 1, 'EA', 0, 0],
      ['Whole job', 'Dumpster', 1, 'EA', 415, 415],
      ['Whole job', 'Move washer and dryer', 1, null, null, 120],
      ['Whole job', 'Returning customer', 1, null, null, -200],
    ]);
  });
});

describe('letters that ask for more than was allowed', () => {
  const letter = (total: string) =>
    read(
      page(
        1,
        lines(
          'Please review the items below.',
          bold('1. R&R pipe boot'),
          'Carrier allowed: not included',
          'Requested: 1.00 EA @ $52.90 = $52.90',
          'Difference: $52.90',
          'Grounds: Required by code.',
          bold('2. R&R vented soffit panel'),
          'Carrier allowed: 523.00 SF @ $6.68 = $3,493.64',
          'Requested: 637.00 SF @ $6.68 = $4,255.16',
          'Difference: $761.52',
          'Grounds: Measured on site.',
          bold('3. Tuck-point chimney'),
          'Carrier allowed: 10.00 SF @ $28.00 = $280.00',
          'Requested: 20.00 SF @ $28.00 = $560.00',
          'Difference: $280.00',
          [text(0, 'Total requested', { x: 200 }), amount(0, total)],
        ),
      ),
    );

  it('are read as what is asked for, under the titles of the items', () => {
    expect(
      letter('$4,868.06').lineItems.map((item) => [
        item.printed?.lineNumber,
        item.description,
        item.quantity,
        item.unit,
        item.rcv,
      ]),
    ).toEqual([
      ['1', 'R&R pipe boot', 1, 'EA', 52.9],
      ['2', 'R&R vented soffit panel', 637, 'SF', 4255.16],
      ['3', 'Tuck-point chimney', 20, 'SF', 560],
    ]);
  });

  it('say which side was not read', () => {
    expect(letter('$4,868.06').printed?.warnings.map(({ code }) => code)).toContain(
      'compared_side_left_out',
    );
  });

  it('keep both sides where no printed sum tells which of them counts', () => {
    expect(letter('$9,999.99').lineItems).toHaveLength(5);
  });
});

describe('cards of labelled figures', () => {
  it('are rows, each below its title', () => {
    expect(
      figures(
        lines(
          'Linden Restoration Estimate',
          [text(0, 'Kitchen', { bold: true, size: 12 })],
          bold('Hang drywall'),
          'Both sides of the wall. Crew of 2, about 1 day.',
          [
            text(0, 'Qty: 12 sq ft'),
            text(0, 'Unit Cost: $2.10', { x: 200 }),
            text(0, 'Line Total: $25.20', { x: 360 }),
          ],
          bold('Paint walls'),
          [
            text(0, 'Qty: 400 sq ft'),
            text(0, 'Unit Cost: $0.90', { x: 200 }),
            text(0, 'Line Total: $360.00', { x: 360 }),
          ],
          [text(0, 'Hallway', { bold: true, size: 12 })],
          bold('Set door slab'),
          [
            text(0, 'Qty: 2 each'),
            text(0, 'Unit Cost: $110.00', { x: 200 }),
            text(0, 'Line Total: $220.00', { x: 360 }),
          ],
        ),
      ),
    ).toEqual([
      ['Kitchen', 'Hang drywall', 12, 'SF', 2.1, 25.2],
      ['Kitchen', 'Paint walls', 400, 'SF', 0.9, 360],
      ['Hallway', 'Set door slab', 2, 'EA', 110, 220],
    ]);
  });

  it('may be records in a grid, with labels at the same places and no colons', () => {
    const { lineItems, printed } = read(
      page(
        1,
        drawn(`
Customer   Ann Osgood            Claim no.     AU-118045

Item       1       Description   Torsion spring set
Quantity   1       Sold by       set     Unit price   $385.00   Line total   $385.00

Item       2       Description   Perimeter weather seal
Quantity   30      Sold by       feet    Unit price   $4.00     Line total   $120.00

Item       3       Description   Remove crushed door
Quantity   2       Sold by       hour    Unit price   $70.00    Line total   $140.00
                                               Goods and labor      $645.00
                                               Sales tax             $10.00
                                               Estimate total       $655.00`),
      ),
    );
    expect(
      lineItems.map(({ description, quantity, unit, rcv, f9Note }) => [
        description,
        quantity,
        unit,
        rcv,
        f9Note,
      ]),
    ).toEqual([
      ['Torsion spring set', 1, 'ST', 385, null],
      ['Perimeter weather seal', 30, 'LF', 120, null],
      ['Remove crushed door', 2, 'HR', 140, null],
    ]);
    expect(printed?.totals.map(({ amounts }) => amounts.rcv)).toEqual([645, 655]);
  });

  it('may have a line for each label', () => {
    expect(
      figures(
        lines(
          'Estimate',
          'Item: Hang drywall',
          'Location: Kitchen',
          'Quantity: 12.00 SF',
          'Unit Price: $2.10',
          'Total: $25.20',
          '',
          'Item: Paint walls',
          'Location: Hallway',
          'Quantity: 400.00 SF',
          'Unit Price: $0.90',
          'Total: $360.00',
        ),
      ),
    ).toEqual([
      ['Kitchen', 'Hang drywall', 12, 'SF', 2.1, 25.2],
      ['Hallway', 'Paint walls', 400, 'SF', 0.9, 360],
    ]);
  });

  it('may have labels without colons, numbers and tax', () => {
    const { lineItems } = read(
      page(
        1,
        lines(
          bold('1. Hang drywall'),
          [
            text(0, 'QTY 12.00 SF'),
            text(0, 'PRICE 2.10', { x: 150 }),
            text(0, 'TAX 1.51', { x: 260 }),
            text(0, 'RCV 26.71', { x: 360 }),
          ],
          bold('2. Paint walls'),
          [
            text(0, 'QTY 400.00 SF'),
            text(0, 'PRICE 0.90', { x: 150 }),
            text(0, 'TAX 3.00', { x: 260 }),
            text(0, 'RCV 363.00', { x: 360 }),
          ],
          bold('3. Set door slab'),
          [
            text(0, 'QTY 2.00 EA'),
            text(0, 'PRICE 110.00', { x: 150 }),
            text(0, 'TAX 5.00', { x: 260 }),
            text(0, 'RCV 225.00', { x: 360 }),
          ],
        ),
      ),
    );
    expect(
      lineItems.map(({ description, tax, rcv, printed }) => [
        printed?.lineNumber,
        description,
        tax,
        rcv,
      ]),
    ).toEqual([
      ['1', 'Hang drywall', 1.51, 26.71],
      ['2', 'Paint walls', 3, 363],
      ['3', 'Set door slab', 5, 225],
    ]);
  });

  it('have the sum of a group beside its name', () => {
    const { lineItems, printed } = read(
      page(
        1,
        lines(
          [...bold('Kitchen'), amount(0, '$385.20')],
          bold('Hang drywall'),
          'Qty: 12 SF   Rate: $2.10   Amount: $25.20',
          bold('Paint walls'),
          'Qty: 400 SF   Rate: $0.90   Amount: $360.00',
          [...bold('Hallway'), amount(0, '$220.00')],
          bold('Set door slab'),
          'Qty: 2 EA   Rate: $110.00   Amount: $220.00',
        ),
      ),
    );
    expect(lineItems.map(({ room }) => room)).toEqual(['Kitchen', 'Kitchen', 'Hallway']);
    expect(printed?.totals.map(({ name, amounts }) => [name, amounts.rcv])).toEqual([
      ['Kitchen', 385.2],
      ['Hallway', 220],
    ]);
  });
});

describe('figures joined by a sign', () => {
  it('stand below their description, with the amount at the edge', () => {
    expect(
      figures(
        lines(
          'Scope of loss',
          bold('KIT:'),
          'R&R broadloom carpet',
          [text(0, '12.00 SY @ 4.00', { x: 50 }), amount(0, '48.00')],
          'Seal and two finish coats',
          [text(0, '240 SF @ 2.10', { x: 50 }), amount(0, '504.00')],
          [text(0, 'KIT total', { x: 50 }), amount(0, '552.00')],
          bold('HALL BATH:'),
          'Lavatory faucet',
          [text(0, '1 EA @ 180.00', { x: 50 }), amount(0, '180.00')],
          [text(0, 'HALL BATH total', { x: 50 }), amount(0, '180.00')],
        ),
      ),
    ).toEqual([
      ['KIT', 'R&R broadloom carpet', 12, 'SY', 4, 48],
      ['KIT', 'Seal and two finish coats', 240, 'SF', 2.1, 504],
      ['HALL BATH', 'Lavatory faucet', 1, 'EA', 180, 180],
    ]);
  });

  it('follow the description', () => {
    expect(
      figures(
        lines(
          'Work order',
          'Remove carpet 12 SY @ $4.00/SY = $48.00',
          'Seal walls, 2 coats - 240 SF x 2.10 = 504.00',
          'Lavatory faucet, 1 EA at $180.00 each: $180.00',
        ),
      ).map((row) => row.slice(1)),
    ).toEqual([
      ['Remove carpet', 12, 'SY', 4, 48],
      ['Seal walls, 2 coats', 240, 'SF', 2.1, 504],
      ['Lavatory faucet', 1, 'EA', 180, 180],
    ]);
  });

  it('stand around the description', () => {
    expect(
      figures(
        lines(
          'Proposal',
          '12 SF of drywall at $2.10 = $25.20',
          '240 SF of primer at $0.50 per SF = $120.00',
          '2 EA of door slab at $110.00 = $220.00',
        ),
      ).map((row) => row.slice(1)),
    ).toEqual([
      ['drywall', 12, 'SF', 2.1, 25.2],
      ['primer', 240, 'SF', 0.5, 120],
      ['door slab', 2, 'EA', 110, 220],
    ]);
  });
});

describe('sentences with a price at the edge', () => {
  const sentence = (words: string, price: string, mark = ''): PlacedText[] => [
    ...(mark === '' ? [] : [text(0, mark)]),
    text(0, words, { x: 54 }),
    amount(0, price),
  ];

  it('are rows over all of their lines, up to the sum of them', () => {
    expect(
      figures(
        lines(
          'PROPOSAL',
          'We propose to furnish the labor and material that is needed for the work below.',
          'Each price stands beside the work that it pays for.',
          'It holds for 30 days from the day on which it was written.',
          '',
          bold('Kitchen'),
          [
            text(0, '\u2022'),
            text(0, 'Remove and replace 57.14 square yards of broadloom carpet, 32', { x: 54 }),
          ],
          sentence('oz., with 8 lb. pad.', '$2,388.45'),
          sentence('Refinish door slab, both faces, 2 each.', '$148.48', '\u2022'),
          [text(0, 'Subtotal Kitchen', { x: 300, italic: true }), amount(0, '$2,536.93')],
          '',
          bold('Hallway'),
          sentence('Permit and plan review.', '$150.00', '\u2022'),
          sentence('Hang 441 square feet of 1/2 in. gypsum board.', '$1,675.80', '\u2022'),
          [text(0, 'Subtotal Hallway', { x: 300, italic: true }), amount(0, '$1,825.80')],
          '',
          [...bold('TOTAL CONTRACT PRICE'), amount(0, '$4,362.73')],
          sentence('Upon signing of this proposal', '$2,181.37'),
          sentence('When 10 square feet of board are hung', '$2,181.36'),
        ),
      ),
    ).toEqual([
      [
        'Kitchen',
        'Remove and replace 57.14 square yards of broadloom carpet, 32 oz., with 8 lb. pad.',
        57.14,
        'SY',
        null,
        2388.45,
      ],
      ['Kitchen', 'Refinish door slab, both faces, 2 each.', 2, 'EA', null, 148.48],
      ['Hallway', 'Permit and plan review.', 1, null, null, 150],
      ['Hallway', 'Hang 441 square feet of 1/2 in. gypsum board.', 441, 'SF', null, 1675.8],
    ]);
  });

  it('may be numbered by letters, in whole dollars, with a unit price or a word for the amount', () => {
    const { lineItems, printed } = read(
      page(
        1,
        lines(
          'We bid for the work below, for the sum at its end.',
          bold('A. DEMOLITION'),
          sentence('Gut lower walls (153.78 lf @ $3.55)', '$546', 'A.1'),
          sentence('Fit pipe boot 1-1/2 to 3 in. (3 ea @ $67.70)', '$203', 'A.2'),
          sentence('Set existing vanity', 'Incl.', 'A.3'),
          [text(0, 'Total DEMOLITION', { x: 400, bold: true }), amount(0, '$749')],
          bold('B. ROOFING'),
          [
            text(0, 'B.1'),
            text(0, 'Dry-in with felt, to match what is there (27.64 SQ @', { x: 54 }),
          ],
          sentence('$61.53)', '$1,701'),
          sentence('Ridge cap - lump sum', '$391', 'B.2'),
          [text(0, 'Total ROOFING', { x: 400, bold: true }), amount(0, '$2,092')],
          [text(0, 'Subtotal', { x: 54 }), amount(0, '$2,841')],
          [text(0, 'Overhead and profit, 20%', { x: 54 }), amount(0, '$568.20')],
          [...bold('TOTAL BID'), amount(0, '$3,409.20')],
          bold('ALTERNATES'),
          sentence('Upgrade 20 squares of shingles', 'Add $2,180', 'A.4'),
        ),
      ),
    );
    expect(
      lineItems.map(({ room, description, quantity, unit, unitPrice, rcv, printed: row }) => [
        row?.lineNumber,
        room,
        description,
        quantity,
        unit,
        unitPrice,
        rcv,
        row?.priceNote,
      ]),
    ).toEqual([
      ['A.1', 'DEMOLITION', 'Gut lower walls', 153.78, 'LF', 3.55, 546, null],
      ['A.2', 'DEMOLITION', 'Fit pipe boot 1-1/2 to 3 in.', 3, 'EA', 67.7, 203, null],
      ['A.3', 'DEMOLITION', 'Set existing vanity', 1, null, 0, 0, 'Incl.'],
      [
        'B.1',
        'ROOFING',
        'Dry-in with felt, to match what is there',
        27.64,
        'SQ',
        61.53,
        1701,
        null,
      ],
      ['B.2', 'ROOFING', 'Ridge cap - lump sum', 1, null, null, 391, null],
    ]);
    expect(
      printed?.totals
        .filter(({ kind }) => kind === 'room')
        .map(({ name, amounts }) => [name, amounts.rcv]),
    ).toEqual([
      ['DEMOLITION', 749],
      ['ROOFING', 2092],
    ]);
  });

  it('may have a dash for the amount, and the word for it in the cell before', () => {
    const cells = (words: string, said: string, price: string): PlacedText[] => [
      ...sentence(words, price),
      text(0, said, { x: 380 }),
    ];
    const { lineItems } = read(
      page(
        1,
        lines(
          cells('Remove modules, label and crate', '26 panels @ $58.00', '$1,508.00'),
          cells('Remove rail and clamps', '312 ft @ $4.25', '$1,326.00'),
          cells('Structural letter, stamped', 'flat', '$650.00'),
          cells('Pull standoffs', '54 ea @ $11.50', '$621.00'),
          cells('Utility witness test', 'included', '\u2013'),
          [...bold('Total'), amount(0, '$4,105.00')],
        ),
      ),
    );
    const last = lineItems.at(-1);
    expect([lineItems.length, last?.description, last?.printed?.priceNote, last?.rcv]).toEqual([
      5,
      'Utility witness test',
      'included',
      0,
    ]);
  });

  it('may come to a word below a remark on the row before', () => {
    const cells = (words: string, said: string, price: string): PlacedText[] => [
      text(0, words),
      ...(said === '' ? [] : [text(0, said, { x: 380 })]),
      amount(0, price),
    ];
    const remark = (words: string): PlacedText[] => [text(0, words, { x: 54, size: 8 })];
    const { lineItems } = read(
      page(
        1,
        lines(
          cells('1 Push piers, steel', '14 piers x $100.00', '$1,400.00'),
          remark('North and west walls, lifted and locked off.'),
          cells('2 Interior drain', '88 feet x $50.00', '$4,400.00'),
          remark('Saw, trench, stone, re-pour.'),
          cells('3 Porch slab lift', '118 sq ft x $10.00', '$1,180.00'),
          remark('Tilted toward house.'),
          cells("4 Engineer's letter", 'lump sum', '$890.00'),
          cells('5 Lifetime pier warranty', '', 'Included'),
          [...bold('Subtotal'), amount(0, '$7,870.00')],
        ),
      ),
    );
    expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Push piers, steel', 1400],
      ['Interior drain', 4400],
      ['Porch slab lift', 1180],
      ["Engineer's letter", 890],
      ['Lifetime pier warranty', 0],
    ]);
  });

  it('are told from a letter that names amounts', () => {
    const letter = page(
      1,
      lines(
        'Dear Ms. Quillon,',
        'your carrier has allowed for 400 square feet of drywall and has paid $1,200.00',
        'of that. The rest of the claim is for 12 hours of labor and comes to $480.00',
        'Please call us.',
      ),
    );
    expect(() => read(letter)).toThrow('None of the 1 pages holds a table');
  });
});

describe('sums that name their room between phrases', () => {
  it('are no part of the row above them, and the last is that of everything', () => {
    const print = page(
      1,
      lines(
        bold('Laundry room:'),
        '- Haul off wet carpet, 10.5 sq ft @ $2.00 = $21.00',
        '- Replace Corner bead, metal, 10 lin ft @ $1.00 = $10.00',
        'Laundry room subtotal: $31.00',
        bold('Hallway:'),
        '- Bag and carry out debris, 15 hrs @ $60.00 = $900.00',
        '- Blend texture to match, 100 sq ft @ $1.50 = $150.00',
        'Hallway subtotal: $1050.00',
        bold('Total for everything: $1081.00'),
      ),
    );
    const { lineItems, printed } = read(print);
    expect(lineItems.map(({ room, description }) => [room, description])).toEqual([
      ['Laundry room', 'Haul off wet carpet'],
      ['Laundry room', 'Replace Corner bead, metal'],
      ['Hallway', 'Bag and carry out debris'],
      ['Hallway', 'Blend texture to match'],
    ]);
    expect(printed?.totals.map(({ kind, name, amounts }) => [kind, name, amounts.rcv])).toEqual([
      ['room', 'Laundry room', 31],
      ['room', 'Hallway', 1050],
      ['grand', '', 1081],
    ]);
  });
});

describe('a list that somebody typed', () => {
  const rowsOf = (text: string) =>
    read(page(1, drawn(text))).lineItems.map(({ room, description, quantity, rcv }) => [
      room,
      description,
      quantity,
      rcv,
    ]);

  it('may break a bracket of its words', () => {
    expect(
      rowsOf(`
~Family room:
Dimmer switch                                2 ea @ 64.75        129.50
Ceiling fan, same as before (Acme 52", matte
black)                                       1 ea @ 345.00       345.00
~Total                                                           474.50
`),
    ).toEqual([
      ['Family room', 'Dimmer switch', 2, 129.5],
      ['Family room', 'Ceiling fan, same as before (Acme 52", matte black)', 1, 345],
    ]);
  });

  it('may name its rows by words that head columns elsewhere', () => {
    expect(
      rowsOf(`
~Kitchen:
Dimmer switch                                2 ea @ 64.75        129.50

~Labor and other:
Panel changeout, two men                     14 hrs @ 95.00      1,330.00
Rough and trim                               2 hrs @ 85.00       170.00
~Total                                                           1,629.50
`),
    ).toEqual([
      ['Kitchen', 'Dimmer switch', 2, 129.5],
      ['Labor and other', 'Panel changeout, two men', 14, 1330],
      ['Labor and other', 'Rough and trim', 2, 170],
    ]);
  });

  it('may say behind a tab that nothing is charged', () => {
    expect(
      rowsOf(`
~Kitchen:
Panel changeout, two men                     14 hrs @ 95.00      1,330.00
Rough and trim                               2 hrs @ 85.00       170.00
Permit and inspection                                            165.00
Power company disconnect                                         N/C
~Total                                                           1,665.00
`),
    ).toEqual([
      ['Kitchen', 'Panel changeout, two men', 14, 1330],
      ['Kitchen', 'Rough and trim', 2, 170],
      ['Kitchen', 'Permit and inspection', 1, 165],
      ['Kitchen', 'Power company disconnect', 1, 0],
    ]);
  });

  it('may part each quantity by a dash, and say behind one that a row has none', () => {
    const { lineItems, printed } = read(
      page(
        1,
        lines(
          'Crane with operator - 6 hrs @ 285 = 1,710.00',
          'Rigging mats, set and pull - 8 mats @ 35 = 280.00',
          'Log hauling - 3 loads @ 160 = 480.00',
          'Traffic control, one lane - flat 380.00',
          'Magnet sweep - no charge',
          'All in: $2,850.00',
          'We can be there Thursday if the crane company confirms.',
        ),
      ),
    );
    expect(
      lineItems.map(({ description, quantity, rcv, f9Note }) => [
        description,
        quantity,
        rcv,
        f9Note,
      ]),
    ).toEqual([
      ['Crane with operator', 6, 1710, null],
      ['Rigging mats, set and pull', 8, 280, null],
      ['Log hauling', 3, 480, null],
      ['Traffic control, one lane', 1, 380, null],
      ['Magnet sweep', 1, 0, null],
    ]);
    expect(printed?.totals.map(({ kind, amounts }) => [kind, amounts.rcv])).toEqual([
      ['grand', 2850],
    ]);
  });

  it('may say behind `=` what a row comes to that counts nothing', () => {
    expect(
      rowsOf(`
~Shed
- 56 ft tear out old fence @ $4.50 = $252
- 16 bags concrete mix @ $6.50 = $104
- haul off and dump = $240
- trim back the lilac = free
~Total $596
`),
    ).toEqual([
      ['Shed', 'tear out old fence', 56, 252],
      ['Shed', 'concrete mix', 16, 104],
      ['Shed', 'haul off and dump', 1, 240],
      ['Shed', 'trim back the lilac', 1, 0],
    ]);
  });
});
