import { describe, expect, it } from 'vitest';
import { drawn, page, read, warningsOf } from './draw.ts';

const readPage = (text: string) => read(page(1, drawn(text)));

describe('headings that a browser centres', () => {
  it('stand far behind the cells of their columns, which the order of the figures tells', () => {
    const estimate = readPage(`
#Marlowe Restoration

~            Description                             Qty                       Rate                      Cost
Drywall                               12 SF                     $3.00                    $36.00
Paint walls                           120 SF                    $1.00                    $120.00
Door, interior                        1 EA                      $310.00                  $310.00
Total                                                                                    $466.00
`);
    expect(
      estimate.lineItems.map(({ description, quantity, unit, unitPrice, rcv }) => [
        description,
        quantity,
        unit,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['Drywall', 12, 'SF', 3, 36],
      ['Paint walls', 120, 'SF', 1, 120],
      ['Door, interior', 1, 'EA', 310, 310],
    ]);
    expect(warningsOf(estimate)).toEqual([]);
  });
});

describe('a name where others have the word for descriptions', () => {
  it('is a room also in plain type, and where it is the only one', () => {
    const rows = `
Drywall                                            12 SF          $3.00          $36.00
Paint walls                                       120 SF          $1.00         $120.00`;
    const heads = 'Qty             Rate            Cost';
    const rooms = (text: string) => readPage(text).lineItems.map(({ room }) => room);
    expect(
      rooms(`
Kitchen                                            ${heads}${rows}

Bath                                               ${heads}${rows}
Total                                                                           $312.00
`),
    ).toEqual(['Kitchen', 'Kitchen', 'Bath', 'Bath']);
    expect(
      rooms(`
#Marlowe Restoration
~Kitchen                                            ${heads}${rows}
Total                                                                           $156.00
`),
    ).toEqual(['Kitchen', 'Kitchen']);
  });
});

describe('headings that nearly touch', () => {
  it('are not taken for one another', () => {
    const right = (heading: string, x: number) => ({ text: heading, x, y: 60, bold: true });
    const line = (y: number, cells: readonly (readonly [string, number])[]) =>
      cells.map(([text, x]) => ({ text, x, y }));
    const { lineItems } = read(
      page(1, [
        // 0.8 font sizes apart, where a space is half of one.
        right('Work Item', 40),
        right('Qty', 200),
        right('Unit', 221),
        right("Mat'l $/unit", 246.5),
        right('Labor $/unit', 308),
        right("Mat'l Total", 369),
        right('Labor Total', 426),
        right('Line Total', 483),
        ...line(74, [
          ['Replace joists', 40],
          ['84', 204],
          ['LF', 221],
          ['6.40', 282],
          ['9.10', 344],
          ['537.60', 391],
          ['764.40', 448],
          ['1,302.00', 492],
        ]),
        ...line(88, [
          ['Subfloor', 40],
          ['160', 200],
          ['SF', 221],
          ['1.95', 282],
          ['1.30', 344],
          ['312.00', 391],
          ['208.00', 448],
          ['520.00', 501],
        ]),
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
      ['Replace joists', 84, 'LF', 15.5, 1302],
      ['Subfloor', 160, 'SF', 3.25, 520],
    ]);
  });
});

describe('metres', () => {
  it('stand right behind their figures, as the British print them, below headings with a currency each', () => {
    const { lineItems } = readPage(`
#J. Thackeray & Sons, Builders
~Lounge                              Qty     Unit    Rate (£)   Net (£)   VAT (£)   Gross (£)
Strip wallpaper                      12.5m²             4.20      52.50     10.50       63.00
Hack off and replaster               12.5m²            38.00     475.00     95.00      570.00
Renew skirting, ogee 145mm           6.2m              19.40     120.28     24.06      144.34
Totals                                                           647.78    129.56      777.34
`);
    expect(
      lineItems.map(({ room, description, quantity, unit, unitPrice, tax, rcv }) => [
        room,
        description,
        quantity,
        unit,
        unitPrice,
        tax,
        rcv,
      ]),
    ).toEqual([
      ['Lounge', 'Strip wallpaper', 12.5, 'm²', 4.2, 10.5, 63],
      ['Lounge', 'Hack off and replaster', 12.5, 'm²', 38, 95, 570],
      ['Lounge', 'Renew skirting, ogee 145mm', 6.2, 'm', 19.4, 24.06, 144.34],
    ]);
  });
});

describe('words that are broken at their hyphens', () => {
  it('are one word again', () => {
    const { lineItems } = readPage(`
Description                      Qty      Rate      Amount
Extract water, with truck-     3 hrs    185.00      555.00
mount set up, and after-
hours response
Remove pre- and                2 hrs     50.00      100.00
post-test strips
`);
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Extract water, with truck-mount set up, and after-hours response',
      'Remove pre- and post-test strips',
    ]);
  });
});

describe('a list of a letter', () => {
  const letter = (total: string) => `
Corrigan Floors, Inc.
June 2, 2026
RE: Claim 7781-220, water loss of May 19, 2026
Dear Mr. Abernathy:
We propose to furnish labor and materials as follows:
1. Remove and dispose of wet carpet and pad in family room: $310.00
2. Treat subfloor with antimicrobial: $165.00
3. Furnish and install new 8 lb pad and carpet, allowance $32/yd: $1,896.00
4. Re-hang closet doors and reset base shoe: $140.00

Total for the above work: ${total} Half is due at signing.
Sincerely,
`;

  it('says behind its words what each work is to cost, where a sentence has the sum', () => {
    const estimate = readPage(letter('$2,511.00.'));
    expect(
      estimate.lineItems.map(({ description, quantity, rcv }) => [description, quantity, rcv]),
    ).toEqual([
      ['Remove and dispose of wet carpet and pad in family room', 1, 310],
      ['Treat subfloor with antimicrobial', 1, 165],
      ['Furnish and install new 8 lb pad and carpet, allowance $32/yd', 1, 1896],
      ['Re-hang closet doors and reset base shoe', 1, 140],
    ]);
    expect(estimate.printed?.totals).toMatchObject([{ kind: 'grand', amounts: { rcv: 2511 } }]);
    expect(estimate).toMatchObject({ claimNumber: '7781-220', dateOfLoss: '2026-05-19' });
  });

  it('is none where no sum proves it', () => {
    expect(() => readPage(letter('$2,600.00.'))).toThrow('line items');
  });
});

describe('a claim said in running text', () => {
  it('is found behind whom the estimate is for', () => {
    const { claimNumber, policyNumber } = readPage(`
Estimate for Dana Prill, Claim No. QW-220-81, Policy # HO-33-1187
Description                      Qty      Rate      Amount
Extract water                  3 hrs    185.00      555.00
`);
    expect([claimNumber, policyNumber]).toEqual(['QW-220-81', 'HO-33-1187']);
  });
});

describe('columns by what stands beside them', () => {
  const figuresOf = (text: string) =>
    readPage(text).lineItems.map(({ description, quantity, unit, unitPrice, rcv }) => [
      description,
      quantity,
      unit,
      unitPrice,
      rcv,
    ]);

  it('make a second price behind O&P what the row comes to', () => {
    const { lineItems, printed } = readPage(`
#      Trade        Work                        Measure      Rate       Cost   O&P 20%     Price
1      Demolition   Remove gypsum board          412 SF      0.88     362.56     72.51    435.07
2      Insulation   Batt insulation R-20         412 SF      1.58     650.96    130.19    781.15
3      Paint        Prime and two coats          412 SF      1.29     531.48    106.30    637.78
                                         Cost                                           1,545.00
                                         Overhead and profit                              309.00
                                         Net price                                      1,854.00
                                         HST 13%                                          241.02
                                         TOTAL CAD                                     $2,095.02
`);
    expect(lineItems.map(({ section, rcv }) => [section, rcv])).toEqual([
      ['Demolition', 435.07],
      ['Insulation', 781.15],
      ['Paint', 637.78],
    ]);
    expect(printed?.totals.at(-1)).toMatchObject({ kind: 'grand', amounts: { rcv: 2095.02 } });
  });

  it('make labor between hours and rates what is described', () => {
    expect(
      figuresOf(`
   HRS.         LABOR                                          RATE       AMOUNT
   2.5          SHUT DOWN & EXPOSE BURST LINE                118.00       295.00
   3            50 GAL HEATER, SET AND TEST                  118.00       354.00
                                                      TOTAL LABOR         649.00
`),
    ).toEqual([
      ['SHUT DOWN & EXPOSE BURST LINE', 2.5, 'HR', 118, 295],
      ['50 GAL HEATER, SET AND TEST', 3, 'HR', 118, 354],
    ]);
  });

  it('may have their currency behind a comma, and count what no list has', () => {
    expect(
      figuresOf(`
~Improvement                                         Count       Each, $        Amount, $
Helical piers to 22 ft, north wall              12 piers        1,485            17,820
Carbon fiber straps, bowed wall                  7 straps         640             4,480
Hand dig under gas line                                                           incl.
                                              Work, as listed                    22,300
`),
    ).toEqual([
      ['Helical piers to 22 ft, north wall', 12, 'piers', 1485, 17820],
      ['Carbon fiber straps, bowed wall', 7, 'straps', 640, 4480],
      ['Hand dig under gas line', 1, null, 0, 0],
    ]);
  });

  it('do not take the last word of a sum for a unit', () => {
    const { lineItems, printed } = readPage(`
No     Cleaning task                   Count   Per       Rate      Charge
1      HEPA vacuum ceiling               410   sf       0.215       88.15
2      Clean light fixtures                6   ea      18.250      109.50
3      Clean hardwood floor              410   sf       0.525      215.25
             Cleaning charges, all rooms                            412.90
             Overhead at 10%                                         41.29
             Estimate total                                       $454.19
`);
    expect(lineItems).toHaveLength(3);
    expect(printed?.totals.at(-1)).toMatchObject({ kind: 'grand', amounts: { rcv: 454.19 } });
  });
});

describe('headings that are set widely', () => {
  it('are words again, where their letters came apart', () => {
    const letters = (text: string, y: number, gap: number) =>
      [...text].flatMap((letter, at) =>
        letter === ' ' ? [] : [{ text: letter, x: 36 + at * (4.5 + gap), y, bold: true }],
      );
    const { lineItems } = read(
      page(1, [
        ...drawn('Description                 Qty   Rate    Amount'),
        ...letters('ROOFING', 54, 1.5),
        ...drawn('Shingles                     10   3.00     30.00', 66),
        ...letters('CODE UPGRADE', 78, 1.5),
        ...drawn('Ice barrier                  20   2.00     40.00', 90),
      ]),
    );
    expect(lineItems.map(({ room }) => room)).toEqual(['ROOFING', 'CODE UPGRADE']);
  });
});

describe('spaces between thousands', () => {
  it('are none between figures', () => {
    const { lineItems, printed } = readPage(`
Code     Description of Repair          Quantity     Rate ($)    Amount ($)
DW-22    Hang and finish drywall          164 SF         3.95        647.80
FL-41    Carpet and underpad             38.5 SY        52.40      2 017.40
                                         Repairs before tax        2 665.20
                                         HST 13%                     346.48
                                         Replacement cost          3 011.68
                                         Less deductible           1 000.00-
                                         Amount payable            2 011.68
`);
    expect(lineItems.map(({ rcv }) => rcv)).toEqual([647.8, 2017.4]);
    expect(printed?.summaries).toMatchObject([{ rcv: 3011.68, deductible: 1000 }]);
  });
});

describe('a card in one line', () => {
  it('says its place and what it is below', () => {
    const { lineItems } = readPage(`
ClearSpan Window & Door                          Quote 88-20417

Line 0001   Double Hung, White/White             Qty 3   684.00 ea.     2,052.00
            Location: Living Room
            Net frame 35 1/2 x 59 1/4. Low-E argon
Line 0002   Awning, Obscure                      Qty 1   498.20 ea.       498.20
            Location: Bath
            Net frame 35 1/2 x 17 1/2. Tempered
                                                 Lines total            2,550.20
`);
    expect(
      lineItems.map(({ room, description, quantity, unitPrice, rcv, f9Note, printed }) => [
        printed?.lineNumber,
        room,
        description,
        quantity,
        unitPrice,
        rcv,
        f9Note,
      ]),
    ).toEqual([
      [
        '0001',
        'Living Room',
        'Double Hung, White/White',
        3,
        684,
        2052,
        'Net frame 35 1/2 x 59 1/4. Low-E argon',
      ],
      ['0002', 'Bath', 'Awning, Obscure', 1, 498.2, 498.2, 'Net frame 35 1/2 x 17 1/2. Tempered'],
    ]);
  });
});

describe('labels of an invoice', () => {
  const table = `
Description                      Qty      Rate      Amount
Extract water                  3 hrs    185.00      555.00
`;
  it('name what happened on its day, and stand in bold type right before their values', () => {
    const bold = (text: string, x: number, y: number) => ({ text, x, y, bold: true });
    const { insuredName, propertyAddress, dateOfLoss, claimNumber } = read(
      page(1, [
        bold('OWNER', 36, 40),
        { text: 'Jerome Pettibone', x: 61, y: 40 },
        bold('LOSS SITE', 36, 52),
        { text: '951 Noble Ave, Akron, OH 44320', x: 79, y: 52 },
        bold('FIRE DATE', 320, 40),
        { text: '08/29/2026', x: 363, y: 40 },
        bold('CARRIER CLAIM', 320, 52),
        { text: '44-F-209917', x: 381, y: 52 },
        ...drawn(table, 70),
      ]),
    );
    expect([insuredName, propertyAddress, dateOfLoss, claimNumber]).toEqual([
      'Jerome Pettibone',
      '951 Noble Ave, Akron, OH 44320',
      '2026-08-29',
      '44-F-209917',
    ]);
  });

  it('stand beside each other over their values, of which one may be the same as another', () => {
    const { insuredName, propertyAddress } = readPage(`
Bill To:                         Work Location:           Invoice No: 5520
Edwin Hatmaker                   Same                     Claim #: 0291-448-NC
66 Laurel Fork Road                                       Date of loss: 9/2/2026
Asheville, NC 28805
${table}`);
    expect([insuredName, propertyAddress]).toEqual([
      'Edwin Hatmaker',
      '66 Laurel Fork Road, Asheville, NC 28805',
    ]);
  });

  it('may set the day first, where no month could be', () => {
    expect(readPage(`Date of event: 19/02/2026\n${table}`).dateOfLoss).toBe('2026-02-19');
  });

  it.each([
    ['where another date shows it', 'Date: 14/03/2026'],
    ['where prices are in pounds', 'Excess: £350.00'],
    ['where the postcode is British', 'Risk address: 14 Weir Cottages, Otley, LS21 9QX'],
  ])('may set the day first %s', (_, line) => {
    expect(readPage(`Date of event: 09/02/2026\n${line}\n${table}`).dateOfLoss).toBe('2026-02-09');
  });

  it('set the month first elsewhere, also beside tiles of vinyl and asbestos', () => {
    expect(readPage(`Date of event: 09/02/2026\nRemove VAT flooring\n${table}`).dateOfLoss).toBe(
      '2026-09-02',
    );
  });

  it('say in a sentence on which day something broke, and to whom that was reported', () => {
    const { dateOfLoss, carrierName } = readPage(`
On January 21, 2026 a sprinkler line froze above the corridor.
The loss was reported to Plumland Schools Property Pool, claim no. PSP-26-0317.
${table}`);
    expect([dateOfLoss, carrierName]).toEqual(['2026-01-21', 'Plumland Schools Property Pool']);
  });
});

describe('columns that nobody knows', () => {
  it('are wear and worth where one leaves the other of what a row costs', () => {
    const { lineItems } = readPage(`
Work                          Qty  Unit      Price         New    Age %    Age allowance   Worth today
Base cabinet, maple             3  ea        612.00    1,836.00      12%           220.32      1,615.68
Pantry tower                    1  ea      1,420.00    1,420.00      12%           170.40      1,249.60
Undermount cut-out              1  ea        265.00      265.00       0%             0.00        265.00
`);
    expect(
      lineItems.map(({ rcv, depreciation, acv, printed }) => [
        rcv,
        depreciation,
        acv,
        printed?.depreciationPercent,
      ]),
    ).toEqual([
      [1836, 220.32, 1615.68, 12],
      [1420, 170.4, 1249.6, 12],
      [265, 0, 265, 0],
    ]);
  });
});

describe('a text column behind codes', () => {
  it('begins where its cells do, left of the heading that is centred over it', () => {
    const { lineItems } = readPage(`
Task code           Task                  Count      Each         Amount
EXP-11    Thermal expansion tank 2 gal        1    268.20         268.20
PRV-34    Pressure reducing valve, 3/4        1    550.80         550.80
ANG-14    Angle stop, quarter turn, new       6     76.05         456.30
SUP-BR    Braided supply line, 20 inch        6     35.78         214.68
`);
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Thermal expansion tank 2 gal',
      'Pressure reducing valve, 3/4',
      'Angle stop, quarter turn, new',
      'Braided supply line, 20 inch',
    ]);
  });
});

describe('rows without a table', () => {
  it('say in a cell of their own how many things they are of, or that they are flat', () => {
    const { lineItems } = readPage(`
~Phase 1 - Detach
Remove modules, label and crate             26 panels @ $58.00        $1,508.00
Remove rail and clamps                      312 ft @ $4.25            $1,326.00
String testing, before                      1 visit                     $385.00
Container delivery                          flat                        $345.00
                                            Total for all phases: $3,564.00
`);
    expect(lineItems.map(({ description, quantity, rcv }) => [description, quantity, rcv])).toEqual(
      [
        ['Remove modules, label and crate', 26, 1508],
        ['Remove rail and clamps', 312, 1326],
        ['String testing, before', 1, 385],
        ['Container delivery', 1, 345],
      ],
    );
  });

  it('may be a numbered list with its sum, beside phrases with theirs', () => {
    const estimate = readPage(`
~A. Bench work, per item
01      65" LED television, wall mount         Living Room        145.00
        S/N 7Q4-221. Powers on, no lines.
02      AV receiver, 7 channel                 Living Room        185.00
03      Desktop tower computer                 Office             195.00
                                               Bench work         525.00
~B. Handling
        Pack-out, 2 techs: 9 hours at $58.00 = $522.00
        Transport van: 2 trips at $75.00 = $150.00
                                               Handling:          672.00
                                     Restoration cost A + B:   $1,197.00
`);
    expect(
      estimate.lineItems.map(({ room, description, rcv }) => [room, description, rcv]).slice(0, 3),
    ).toEqual([
      ['Living Room', '65" LED television, wall mount', 145],
      ['Living Room', 'AV receiver, 7 channel', 185],
      ['Office', 'Desktop tower computer', 195],
    ]);
    expect(estimate.lineItems.map(({ rcv }) => rcv).slice(3)).toEqual([522, 150]);
    expect(estimate.printed?.totals.at(-1)).toMatchObject({ amounts: { rcv: 1197 } });
  });

  it('may be in whole dollars in a letter, one at no charge', () => {
    const { lineItems } = readPage(`
RE: Your claim no. AL-5519-0284, storm of April 2, 2026
Dear Ms. Petty:
Here is what it will take to put your garage doors back
as they were before the limb came down:
 1.   Remove and haul away both damaged doors                          $340
 2.   Furnish one insulated door, almond, with two
      rows of stiffeners for wind code                               $2,185
 3.   High-cycle torsion springs, both doors                           $520
 4.   Dispose of old wheel stop                                   no charge
The whole job comes to $3,045, tax included. The doors are ten working days out.
Sincerely,
`);
    expect(lineItems.map(({ room, description, rcv }) => [room, description, rcv])).toEqual([
      ['General', 'Remove and haul away both damaged doors', 340],
      [
        'General',
        'Furnish one insulated door, almond, with two rows of stiffeners for wind code',
        2185,
      ],
      ['General', 'High-cycle torsion springs, both doors', 520],
      ['General', 'Dispose of old wheel stop', 0],
    ]);
  });

  it.each([
    ['bold', '~'],
    ['plain', ''],
  ])(
    'may be sentences of a letter whose sum proves them, though few say how much, below %s names',
    (_, sign) => {
      const { lineItems, printed } = readPage(`
Dear Ms. Petty,
here is what I would do and what I need for it.

${sign}Den:
Take down the stained tiles and put up 14 new ones, $322.00
Clean the track and the two rings - $40.00
Patch the hole where the plumber went in and prime is $265.00
New baseboard along the wall, 22 feet at $6.50 a foot - $143.00
Re-hang the towel bar, no charge

${sign}Hallway and bedrooms:
Two interior doors trimmed at the bottom at $45.00 each - $90.00
Vinyl plank as near as I can, 68 square feet at $7.25 - $493.00
Dump run - $60.00

All of it together comes to $1,413.00. I charge no tax.

Half up front please, $706.50.
`);
      expect(
        lineItems.map((item) => [
          item.room,
          item.description,
          item.quantity,
          item.unit,
          item.unitPrice,
          item.rcv,
        ]),
      ).toEqual([
        ['Den', 'Take down the stained tiles and put up 14 new ones', 1, null, null, 322],
        ['Den', 'Clean the track and the two rings', 1, null, null, 40],
        ['Den', 'Patch the hole where the plumber went in and prime', 1, null, null, 265],
        ['Den', 'New baseboard along the wall', 22, 'LF', 6.5, 143],
        ['Den', 'Re-hang the towel bar', 1, null, 0, 0],
        ['Hallway and bedrooms', 'Two interior doors trimmed at the bottom', 2, null, 45, 90],
        ['Hallway and bedrooms', 'Vinyl plank as near as I can', 68, 'SF', 7.25, 493],
        ['Hallway and bedrooms', 'Dump run', 1, null, null, 60],
      ]);
      expect(printed?.totals).toMatchObject([{ kind: 'grand', amounts: { rcv: 1413 } }]);
    },
  );
});

describe('a place in capitals', () => {
  it('is the room of the trades below it, in small letters', () => {
    const { lineItems } = readPage(`
#Insurance repair bid
~Work                                 Qty Unit        Price         Amount
~ KITCHEN
~ Cabinetry
 Base cabinet, maple                   3 ea          612.00       1,836.00
~ Tops
 Quartz top                           10 sf           88.00         880.00
~ HALL BATH
~ Fixtures
 Vanity                                1 ea          500.00         500.00
`);
    expect(lineItems.map(({ room, section }) => [room, section])).toEqual([
      ['KITCHEN', 'Cabinetry'],
      ['KITCHEN', 'Tops'],
      ['HALL BATH', 'Fixtures'],
    ]);
  });
});
