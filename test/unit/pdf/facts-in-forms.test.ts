import { describe, expect, it } from 'vitest';
import { type PlacedText, page, read, THREE_ROWS } from './draw.ts';

/** Cells of lines: where each begins, and what it says. */
const readCells = (...lines: [y: number, ...cells: [x: number, text: string][]][]) =>
  read(
    page(1, [
      ...lines.flatMap(([y, ...cells]) => cells.map(([x, text]): PlacedText => ({ text, x, y }))),
      ...THREE_ROWS,
    ]),
  );

/** Boxes of a form: their labels in one type, and what stands below these. */
const readBoxes = (
  type: Partial<PlacedText>,
  labels: [x: number, text: string][],
  ...cells: [y: number, x: number, text: string][]
) =>
  read(
    page(1, [
      ...labels.map(([x, text]): PlacedText => ({ text, x, y: 60, ...type })),
      ...cells.map(([y, x, text]): PlacedText => ({ text, x, y })),
      ...THREE_ROWS,
    ]),
  );

const HOME = '12 Plum Row, Elmtown, OH 44999';

describe('labels of forms', () => {
  it('have the rest of a town under them, which ended its line with a comma', () => {
    expect(
      readCells(
        [60, [36, 'Customer: Ida Quillon']],
        [72, [36, 'Address: 12 Plum Row, Elmtown,']],
        [84, [36, 'OH 44999']],
        [96, [36, 'Phone: 555-555-0100']],
      ),
    ).toMatchObject({ propertyAddress: HOME });
  });

  it('may say in brackets that a tenant is the insured', () => {
    expect(
      readCells(
        [60, [36, 'Tenant (insured)'], [140, 'Ida Quillon']],
        [72, [36, 'Address'], [140, HOME]],
        [84, [36, "Insurer's claim"], [140, '2914317276']],
        [96, [36, 'Date of loss'], [140, '3/2/2026']],
      ),
    ).toMatchObject({ insuredName: 'Ida Quillon', propertyAddress: HOME });
  });

  it("may name a mutual's member, and the property, by whose they are", () => {
    expect(
      readCells(
        [60, [36, 'NAME OF MEMBER'], [300, 'CLAIM NO.'], [420, 'POLICY NO.']],
        [72, [36, 'IDA QUILLON'], [300, '26-2214-W'], [420, 'F-018823']],
        [84, [36, 'LOCATION OF PROPERTY'], [420, 'DATE OF LOSS']],
        [96, [36, HOME], [420, '05-31-2026']],
      ),
    ).toMatchObject({ insuredName: 'IDA QUILLON', propertyAddress: HOME });
  });

  it('tell no address by the number and the day of a job', () => {
    expect(
      readCells(
        [60, [36, 'Bill to: Ida Quillon'], [300, 'Date: 03/31/26']],
        [72, [72, '12 Plum Row'], [300, 'Job: 26-1147 Quillon Wind 3/15/26']],
        [84, [72, 'Elmtown, OH 44999'], [300, 'Claim: CM-77104']],
      ),
    ).toMatchObject({ propertyAddress: HOME });
  });

  it('may stand beside the town of an address', () => {
    expect(
      readCells(
        [58, [36, 'Insured'], [130, 'Ida Quillon']],
        [68, [130, '12 Plum Row']],
        [
          77,
          [36, 'Loss Location'],
          [130, 'Elmtown, OH 44999'],
          [330, 'Policy Number'],
          [400, 'QM 2200417'],
        ],
      ),
    ).toMatchObject({ propertyAddress: HOME, policyNumber: 'QM 2200417' });
  });

  it('may have a word for number between their capitals and the number', () => {
    expect(
      readCells(
        [60, [36, 'NAME  Ida Quillon']],
        [72, [36, 'CLAIM No.  BX-77120'], [300, 'DATE OF LOSS'], [400, '2/19/2026']],
        [84, [36, 'POLICY No.  QM 22 0041 7']],
      ),
    ).toMatchObject({ claimNumber: 'BX-77120', policyNumber: 'QM 22 0041 7' });
  });

  it.each([
    ['ESTIMATE', 'No.  0862', '0862'],
    ['Repair Proposal', '# 7712', '7712'],
    ['ESTIMATE', 'No. of bays 4', null],
    ['DIVING', 'No.  0862', null],
  ])('say only that they are numbers below the title of the paper: %s, %s', (title, text, name) => {
    const { estimateName } = readCells(
      [40, [36, 'OAKBY DOCKS'], [480, title]],
      [52, [36, 'Docks and moorings']],
      [64, [36, 'NAME  Ida Quillon'], [480, text]],
    );
    expect(estimateName).toBe(name);
  });

  it('name no estimate in the column of another heading', () => {
    const { estimateName } = readCells(
      [40, [36, 'OAKBY DOCKS'], [480, 'ESTIMATE']],
      [64, [36, 'No.  0862']],
    );
    expect(estimateName).toBeNull();
  });

  it('may stand between the street and the town of an address', () => {
    expect(
      readCells(
        [54, [36, 'Insured'], [130, 'Ida Quillon']],
        [67.5, [130, '12 Plum Row']],
        [72, [36, 'Loss Location'], [330, 'Policy Number'], [400, 'QM 2200417']],
        [76.5, [130, 'Elmtown, OH 44999']],
      ),
    ).toMatchObject({ propertyAddress: HOME, policyNumber: 'QM 2200417' });
  });

  it('may have numbers and dates with spaces in them', () => {
    expect(
      readCells(
        [60, [36, 'Insured Ida Quillon'], [330, 'Policy No. QM 22 0041 7']],
        [
          72,
          [36, 'Risk location 12 Plum Row, Elmtown, OH 44999'],
          [330, 'Date of loss 2 / 19 / 2026'],
        ],
      ),
    ).toMatchObject({ policyNumber: 'QM 22 0041 7', dateOfLoss: '2026-02-19' });
  });

  it('call the place of a risk its situation', () => {
    expect(
      readCells(
        [60, [36, 'Insured: Ida Quillon'], [330, 'Claim no: 77-1204-55']],
        [72, [36, 'Situation: 27 Wattle Street, Oakby, QLD 4566']],
      ).propertyAddress,
    ).toBe('27 Wattle Street, Oakby, QLD 4566');
  });

  it('may say two things of which only one is asked for', () => {
    const { claimNumber } = readCells(
      [60, [36, 'Sold to'], [200, 'Install at'], [400, 'Customer PO / claim #']],
      [71, [36, 'Ida Quillon'], [200, '12 Plum Row'], [400, '77-1204-55']],
    );
    expect(claimNumber).toBe('77-1204-55');
  });

  it('may stand on both sides of a slash', () => {
    expect(
      readCells(
        [60, [36, 'NAME / ADDRESS OF JOB']],
        [71, [36, 'Ida Quillon']],
        [82, [36, '12 Plum Row']],
        [93, [36, 'Elmtown, OH 44999']],
      ),
    ).toMatchObject({ insuredName: 'Ida Quillon', propertyAddress: HOME });
  });

  it('are not parted from what they number', () => {
    expect(
      readCells(
        [60, [36, 'INS. CLAIM NO.'], [200, 'DATE OF LOSS']],
        [71, [36, 'HO-26-120455'], [200, '2-11-26']],
      ),
    ).toMatchObject({ carrierName: null, claimNumber: 'HO-26-120455', dateOfLoss: '2026-02-11' });
  });

  it('may call the claim a file, and the day by what happened', () => {
    expect(
      readCells([60, [36, 'Claim file: 77-1204-55']], [71, [36, 'Storm of: July 8 2026']]),
    ).toMatchObject({ claimNumber: '77-1204-55', dateOfLoss: '2026-07-08' });
  });
});

describe('boxes with their labels in other type', () => {
  it('may have values of some lines, which go on where there is no room for a word', () => {
    expect(
      readBoxes(
        { size: 7 },
        [
          [36, 'CLIENT'],
          [160, 'PROJECT ADDRESS'],
          [290, 'INSURANCE'],
        ],
        [71, 36, 'Max & Ida Jo'],
        [71, 160, '120 County Road'],
        [71, 290, 'Orchard Mutual'],
        [82, 36, 'Quillon'],
        [82, 160, '210'],
        [82, 290, 'Policy number'],
        [93, 36, 'Elm house'],
        [93, 160, 'Elmtown, OH 44999'],
        [93, 290, 'FP-3318820'],
      ),
    ).toMatchObject({
      insuredName: 'Max & Ida Jo Quillon',
      propertyAddress: '120 County Road 210, Elmtown, OH 44999',
      policyNumber: 'FP-3318820',
    });
  });

  it("may have the insurer's name before the claim's number, and a quote its own in one cell", () => {
    expect(
      readBoxes(
        { size: 8 },
        [
          [36, 'SOLD TO'],
          [290, 'INSURANCE'],
        ],
        [40, 440, 'Quote: Q60418'],
        [71, 36, 'IDA QUILLON'],
        [71, 290, 'Orchard Mutual CLAIM AUT-5571-08826'],
        [82, 36, HOME],
        [82, 290, 'ADJUSTER: R. Elm'],
      ),
    ).toMatchObject({
      estimateName: 'Q60418',
      claimNumber: 'AUT-5571-08826',
      carrierName: 'Orchard Mutual',
    });
  });

  it('may stand beside boxes whose labels nobody knows', () => {
    expect(
      readBoxes(
        { size: 7 },
        [
          [36, 'BILL TO'],
          [320, 'JOB / NOTES'],
        ],
        [71, 36, 'Mrs. C. Quillon'],
        [71, 322, 'wind storm 2/19/2026'],
        [82, 36, HOME],
        [82, 322, 'claim NC 0098-4471'],
      ),
    ).toMatchObject({
      insuredName: 'Mrs. C. Quillon',
      propertyAddress: HOME,
      claimNumber: 'NC 0098-4471',
      dateOfLoss: '2026-02-19',
    });
  });

  it.each([{}, { bold: true }])('may have labels in plain or bold type: %o', (type) => {
    expect(
      readBoxes(
        type,
        [
          [36, 'Client'],
          [200, 'Job Site'],
          [400, 'Loss'],
        ],
        [71, 36, 'Ida Quillon'],
        [71, 200, '12 Plum Row'],
        [71, 400, 'Kitchen fire'],
        [82, 36, '(555) 555-0100'],
        [82, 200, 'Elmtown, OH 44999'],
        [82, 400, '2/19/2026'],
      ),
    ).toMatchObject({
      insuredName: 'Ida Quillon',
      propertyAddress: HOME,
      dateOfLoss: '2026-02-19',
    });
  });
});

describe('forms in small type that are filled in larger', () => {
  const small = (x: number, y: number, text: string): PlacedText => ({ text, x, y, size: 6.5 });
  const filled = (x: number, y: number, text: string): PlacedText => ({ text, x, y, size: 9.6 });

  it('have values close behind their labels, and labels that nobody knows behind values', () => {
    expect(
      read(
        page(1, [
          small(43, 60, 'CUSTOMER'),
          filled(75, 60, 'QUILLON, IDA & CURT'),
          small(290, 60, 'DATE OF WORK'),
          filled(340, 60, '11/02/26 MON'),
          small(43, 78, 'INS. CO.'),
          filled(90, 78, 'MUTUAL OF ENUMCLAW'),
          small(290, 78, 'CLAIM NO.'),
          filled(340, 78, '0731-882-46'),
          small(43, 96, 'BILL TO'),
          filled(90, 96, 'SAME'),
          small(290, 96, 'DATE OF LOSS'),
          filled(340, 96, '11/02/2026'),
          ...THREE_ROWS,
        ]),
      ),
    ).toMatchObject({ insuredName: 'QUILLON, IDA & CURT', claimNumber: '0731-882-46' });
  });

  it('have a box each for street, town, state and code', () => {
    expect(
      read(
        page(1, [
          small(38, 60, 'PROPERTY OWNER'),
          small(308, 60, 'PHONE'),
          filled(40, 70, 'Ida Quillon'),
          filled(310, 70, '216-555-0107'),
          small(38, 84, 'LOSS ADDRESS'),
          small(308, 84, 'CITY'),
          small(458, 84, 'STATE'),
          small(508, 84, 'ZIP'),
          filled(40, 94, '12 Plum Row'),
          filled(310, 94, 'Elmtown'),
          filled(460, 94, 'OH'),
          filled(510, 94, '44999'),
          small(38, 108, 'CLAIM NO.'),
          small(308, 108, 'DATE OF LOSS'),
          filled(40, 118, 'WF0005519283'),
          filled(310, 118, '01/03/2026'),
          ...THREE_ROWS,
        ]),
      ).propertyAddress,
    ).toBe('12 Plum Row, Elmtown, OH 44999');
  });
});

describe('who is billed', () => {
  it.each(['SAME', 'Same as above'])('is named elsewhere where the box says %s', (same) => {
    expect(
      readCells(
        [60, [36, `Bill to: ${same}`], [330, 'Claim No.: 77-1204']],
        [72, [36, 'Customer: Ida Quillon']],
      ),
    ).toMatchObject({ insuredName: 'Ida Quillon' });
  });
});

describe('numbers of orders', () => {
  it('are those of claims where people are billed', () => {
    const billed = (name: string, ...order: [x: number, text: string][]) =>
      readCells(
        [60, ...order],
        [71, [36, 'Bill To'], [240, 'Service Location']],
        [82, [36, name], [240, name]],
        [93, [36, '12 Plum Row'], [240, '12 Plum Row']],
        [104, [36, 'Elmtown, OH 44999'], [240, 'Elmtown, OH 44999']],
        [120, [36, 'No heat. The owner is filing a claim.']],
      ).claimNumber;
    const apart: [number, string][] = [
      [36, 'Customer PO'],
      [160, 'HO-2026-114476'],
    ];
    expect(billed('Ida Quillon', ...apart)).toBe('HO-2026-114476');
    expect(billed('Ida Quillon', [36, 'Customer PO: HO-2026-114476'])).toBe('HO-2026-114476');
    expect(billed('Oakby Builders Inc', ...apart)).toBeNull();
  });
});

describe('towns', () => {
  it.each(['Elmtown, Wash. 98999', 'Alder Falls, Ontario K1A 0B1'])(
    'may have their state or province spelled out or shortened: %s',
    (town) => {
      expect(
        readCells(
          [60, [36, 'Prepared For']],
          [71, [36, 'Ida Quillon']],
          [82, [36, '12 Plum Row']],
          [93, [36, town]],
        ),
      ).toMatchObject({ insuredName: 'Ida Quillon', propertyAddress: `12 Plum Row, ${town}` });
    },
  );
});

describe('addresses', () => {
  const OWNED = { insuredName: 'Ida Quillon', propertyAddress: HOME };

  it('may stand in one line with the name and a telephone', () => {
    expect(
      readCells(
        [60, [42, 'CUSTOMER']],
        [71, [36, `Ida Quillon, ${HOME} (555) 555-0100`]],
        [82, [36, 'Claim 77-1204-55']],
      ),
    ).toMatchObject(OWNED);
  });

  it('may have a telephone and a mail between the name and the street', () => {
    expect(
      readCells(
        [60, [36, 'Customer'], [300, 'Service details']],
        [71, [36, 'Ida Quillon'], [300, 'Expected start: Nov 23, 2026']],
        [82, [36, 'ida@mail.example']],
        [93, [36, '(555) 555-0100']],
        [104, [36, '12 Plum Row']],
        [115, [36, 'Elmtown, OH 44999']],
      ),
    ).toMatchObject(OWNED);
  });

  it('may have the code alone in their last line, or before the state', () => {
    expect(
      readCells(
        [60, [36, 'Bill To']],
        [71, [36, 'Ida Quillon']],
        [82, [36, '12 Plum Row, Elmtown, OH']],
        [93, [36, '44999']],
      ),
    ).toMatchObject(OWNED);
    expect(
      readCells(
        [60, [36, 'Bill To']],
        [71, [36, 'Ida Quillon']],
        [82, [36, '12 Plum Row']],
        [93, [36, 'Elmtown']],
        [104, [36, '44999 Ohio']],
      ),
    ).toMatchObject({ ...OWNED, propertyAddress: '12 Plum Row, Elmtown, Ohio 44999' });
  });

  it('may be set to the right below a name', () => {
    const lines = ['Prepared for: Ida Quillon', HOME, 'Dishwasher leak 01/19/2026'];
    expect(
      read(
        page(1, [
          ...lines.map(
            (text, at): PlacedText => ({ text, x: 570, y: 60 + at * 11, align: 'right' }),
          ),
          ...THREE_ROWS,
        ]),
      ),
    ).toMatchObject(OWNED);
  });

  it('have the town of the block that begins with their street', () => {
    expect(
      readCells(
        [60, [36, 'Claim: 77-1204-55'], [300, 'Insured: Ida Quillon']],
        [71, [36, 'License:'], [300, 'Loss address: 12 Plum Row']],
        [82, [36, 'Phone:'], [363, 'Elmtown OH 44999']],
      ).propertyAddress,
    ).toBe('12 Plum Row, Elmtown OH 44999');
  });

  it('have the town behind a label without a colon', () => {
    expect(
      readCells(
        [60, [36, 'Name'], [90, 'Ida & Max Quillon'], [300, 'Ins. Co.'], [380, 'Orchard Mutual']],
        [75, [36, 'Address'], [90, '12 Plum Row'], [300, 'Claim #'], [380, '77-1204-55']],
        [90, [36, 'City'], [90, 'Elmtown, OH 44999'], [300, 'Date of Loss'], [380, '2/19/2026']],
      ),
    ).toMatchObject({ insuredName: 'Ida & Max Quillon', propertyAddress: HOME });
  });

  it('may stand below the name of a project', () => {
    expect(
      readCells(
        [60, [36, 'Project name'], [150, 'Plum Row Condominium - Fire Restoration']],
        [75, [150, HOME]],
        [90, [36, 'Owner'], [150, 'Plum Row Condominium Trust']],
        [105, [36, 'Claim number'], [150, '77-1204-55']],
      ).propertyAddress,
    ).toBe(HOME);
  });
});

describe('who the insured is', () => {
  it('is told by the street where the loss was', () => {
    expect(
      readCells(
        [60, [36, 'IDA QUILLON']],
        [71, [36, '12 PLUM ROW']],
        [82, [36, 'ELMTOWN OH 44999-1234']],
        [110, [36, 'Claim: 77-1204-55']],
        [121, [36, `Loss Location: ${HOME}`]],
      ),
    ).toMatchObject({ insuredName: 'IDA QUILLON', propertyAddress: HOME });
  });

  const letterTo = (...names: string[]) =>
    readCells(
      [40, [200, 'Oakby Abatement Corp.']],
      ...[...names, '12 Plum Row', 'Elmtown, OH 44999'].map(
        (text, at): [number, [number, string]] => [70 + at * 11, [36, text]],
      ),
      [140, [36, 'Re: Fire of August 2, 2026']],
      [151, [36, 'Claim No. 77-1204-55']],
    );

  it.each([
    [['Elmtown Charter School Association'], 'Elmtown Charter School Association'],
    [['Rev. Max Quillon', 'St. Ida’s Church'], 'St. Ida’s Church'],
    [['Ida Quillon'], 'Ida Quillon'],
  ])('is told by a letter to the owner: %s', (names, insuredName) => {
    expect(letterTo(...names)).toMatchObject({ insuredName, propertyAddress: HOME });
  });

  it.each([
    [['Dana Prill', 'Orchard Adjusting']],
    [['Law Office of Dana Prill']],
    [['Oakby Property Management']],
    [['Dana Prill', 'Oakby Restoration']],
  ])('is not told by a letter to somebody else: %s', (names) => {
    expect(letterTo(...names)).toMatchObject({ insuredName: null, propertyAddress: null });
  });

  it('is told by the window of an invoice, below its title', () => {
    expect(
      readCells(
        [40, [36, 'INVOICE'], [300, 'Invoice Date'], [420, 'Oakby Fire & Water Co']],
        [51, [300, 'Feb 27, 2026'], [420, '5590 Mill Street']],
        [70, [60, 'Ida Quillon'], [420, 'Alder, OH 44998']],
        [81, [60, '12 Plum Row'], [420, '303-555-0199']],
        [92, [60, 'Elmtown, OH 44999'], [300, 'Claim 77-1204-55']],
      ),
    ).toMatchObject({ insuredName: 'Ida Quillon', propertyAddress: HOME });
  });

  it('is told by an own telephone below it, beside how to reach who writes', () => {
    expect(
      readCells(
        [40, [300, 'INVOICE'], [420, '#20931']],
        [70, [36, 'Ida Quillon'], [200, 'CONTACT US']],
        [81, [36, '12 Plum Row'], [200, '5590 Mill Street']],
        [92, [36, 'Elmtown, OH 44999'], [200, 'Alder, OH 44998']],
        [114, [36, '303-555-0199'], [200, '303-555-0110']],
        [125, [36, 'quillon@example.net'], [200, 'office@oakby.example']],
      ),
    ).toMatchObject({ insuredName: 'Ida Quillon', propertyAddress: HOME });
  });

  it.each([
    ['Proposal for Quillon - Vehicle Impact', 'Ida Quillon', HOME],
    ['Estimate: Quillon Residence', 'Ida Quillon', HOME],
    ['Proposal for Vehicle Impact', null, null],
    ['Proposal by Ida Quillon', null, null],
  ])('is told by a title below that bears a name: %s', (title, insuredName, propertyAddress) => {
    expect(
      readCells(
        [40, [200, 'Oakby Builders LLC']],
        [51, [150, '5590 Mill Street, Alder, OH 44998 | Phone: (303) 555-0199']],
        [70, [36, 'Ida Quillon'], [400, 'Print Date: 1-19-2026']],
        [81, [36, '12 Plum Row'], [400, 'Insurance: Orchard Mutual Insurance Company']],
        [92, [36, 'Elmtown, OH 44999'], [400, 'Claim No. 77-1204-55']],
        [114, [36, title]],
      ),
    ).toMatchObject({ insuredName, propertyAddress });
  });

  it('is not told by a letterhead with a telephone', () => {
    expect(
      readCells(
        [40, [36, 'INVOICE'], [300, 'Feb 27, 2026']],
        [70, [36, 'Max Quillon'], [300, 'Claim 77-1204-55']],
        [81, [36, '12 Plum Row']],
        [92, [36, 'Elmtown, OH 44999']],
        [103, [36, '303-555-0199']],
      ),
    ).toMatchObject({ insuredName: null, propertyAddress: null });
  });

  it('stands under a label, whatever line of another column comes between', () => {
    expect(
      readCells(
        [60, [36, 'Bill To']],
        [66, [330, 'Estimate Date : 08 Apr 2026']],
        [72, [36, 'Quillon Plaza Holdings, LP']],
        [84, [36, 'Claim Number: 77-1204-55']],
      ).insuredName,
    ).toBe('Quillon Plaza Holdings, LP');
  });

  it('is no label beside its own', () => {
    expect(
      readCells(
        [60, [36, 'Bill To'], [200, 'Subject :']],
        [72, [36, 'Quillon Holdings, LP'], [200, 'Hail and wind loss.']],
        [90, [36, 'Policy : BOP 7714 2098'], [300, 'Carrier : Orchard Mutual']],
      ).insuredName,
    ).toBe('Quillon Holdings, LP');
  });

  it('stands under a label beside a number of the claim', () => {
    expect(
      readCells(
        [60, [36, 'BILL TO'], [300, 'DELIVER TO']],
        [71, [36, 'Ida Quillon'], [300, HOME]],
        [82, [36, 'Claim # TX-441-90728'], [300, 'Date of loss 10/12/26 (fire)']],
      ),
    ).toMatchObject({ insuredName: 'Ida Quillon', propertyAddress: HOME });
  });
});

describe('an insurer', () => {
  it.each(['Oakby Insurance Builders', 'insurance housing solutions', 'Subject: your insurance'])(
    'is nobody who only speaks of insurance: %s',
    (name) => {
      expect(
        readCells([40, [36, name]], [60, [36, 'Claim: 77-1204-55']], [71, [36, 'Client: Ida']])
          .carrierName,
      ).toBeNull();
    },
  );
});

describe('cells of a form', () => {
  it('may centre a label beside two lines of its value', () => {
    expect(
      readCells(
        [60, [36, 'Policyholder'], [150, 'Ida Quillon'], [330, 'Claim number'], [440, '77-1204']],
        [76, [150, '12 Plum Row, Elmtown, OH'], [440, 'Orchard Mutual']],
        [81, [36, 'Risk address'], [330, 'Insurer']],
        [86, [150, '44999'], [440, 'Insurance']],
        [102, [36, 'Date of loss'], [150, '02/19/2026'], [330, 'Policy no.'], [440, 'HO 448 12']],
      ),
    ).toMatchObject({
      insuredName: 'Ida Quillon',
      propertyAddress: HOME,
      carrierName: 'Orchard Mutual Insurance',
      policyNumber: 'HO 448 12',
    });
  });

  it('may centre a value beside two lines of its label', () => {
    expect(
      readCells(
        [60, [36, 'Insured: Ida Quillon'], [330, 'Our File: 26-1187']],
        [76, [36, 'Date of Loss: 2/19/2026'], [330, 'Claim']],
        [81, [400, 'OM 60-33815']],
        [86, [330, 'No.:']],
      ).claimNumber,
    ).toBe('OM 60-33815');
  });

  it('may break a label whose value stands beside its first line', () => {
    expect(
      readCells(
        [60, [36, 'Insured:'], [150, 'Ida Quillon'], [330, 'Day / Date of'], [440, '2026-02-19']],
        [70, [330, 'Loss:']],
        [84, [36, 'Place / Loss'], [150, '12 Plum Row']],
        [94, [36, 'Location:'], [150, 'Elmtown, OH 44999']],
      ),
    ).toMatchObject({ dateOfLoss: '2026-02-19' });
  });

  it('are parted where the next label begins, though no gap parts them', () => {
    expect(
      readCells(
        [60, [36, 'Bill To'], [127, 'Home'], [277, 'Claim Number'], [345, 'Date of Loss']],
        [71, [36, 'Clementine Quillon'], [127, HOME], [277, '77-1204-55902'], [345, '2/19/2026']],
      ),
    ).toMatchObject({
      insuredName: 'Clementine Quillon',
      propertyAddress: HOME,
      claimNumber: '77-1204-55902',
      dateOfLoss: '2026-02-19',
    });
  });

  it('of two lines below one label belong together', () => {
    expect(
      readCells(
        [60, [36, 'Insured'], [127, 'Loss location'], [277, 'Claim number']],
        [71, [36, 'Ida Quillon'], [127, '12 Plum Row, Elmtown, OH'], [277, '77-1204-55902']],
        [82, [127, '44999']],
      ).propertyAddress,
    ).toBe(HOME);
  });

  it('hold no claim where they hold no digit', () => {
    expect(
      readCells([60, [36, 'Claim'], [127, 'Date of'], [277, 'Cause'], [377, 'Loss']]).claimNumber,
    ).toBeNull();
  });

  it('may say the adjuster’s own file number, which is no claim', () => {
    expect(
      readCells(
        [60, [36, 'CLAIM NUMBER'], [200, 'DATE OF LOSS']],
        [71, [36, '260077183'], [200, '2/19/2026']],
        [90, [36, 'ADJUSTER’S FILE NUMBER'], [200, 'INSURER']],
        [101, [36, 'DS-26-2204'], [200, 'Orchard Mutual']],
      ).claimNumber,
    ).toBe('260077183');
  });
});

describe('an insurer’s name', () => {
  const below = (...names: string[]) =>
    read(
      page(1, [
        ...names.map((text, at): PlacedText => ({ text, x: 36, y: 30 + at * 12, bold: at === 0 })),
        { text: 'Insured: Ida Quillon', x: 36, y: 80 },
        { text: 'Claim Number: 77-1204-55', x: 36, y: 91 },
        ...THREE_ROWS,
      ]),
    ).carrierName;

  it('is that of the company below its brand', () => {
    expect(below('Orchard Insurance Group', 'Orchard Insurance Exchange')).toBe(
      'Orchard Insurance Exchange',
    );
    expect(below('NATIONWIDE', 'Nationwide Orchard Insurance Company')).toBe(
      'Nationwide Orchard Insurance Company',
    );
    expect(below('USAA', 'United Services Automobile Association')).toBe(
      'United Services Automobile Association',
    );
  });

  it('is not that of another company below it', () => {
    expect(below('Orchard Mutual', 'Oakby Adjusting Company')).toBe('Orchard Mutual');
  });

  it('is not said twice where it stands beside its sign, and is whole where a label has it', () => {
    expect(
      readCells(
        [30, [36, 'PROGRESSIVE Progressive']],
        [80, [36, 'Insured: Ida Quillon']],
        [91, [36, 'Estimator: Max Oak']],
        [102, [36, 'Company: Progressive Insurance']],
        [113, [36, 'Claim Number: 77-1204-55']],
      ).carrierName,
    ).toBe('Progressive Insurance');
  });
});

describe('a project', () => {
  it('has the name below its head, in a row of heads, whose last word may stand under its label', () => {
    expect(
      readCells(
        [60, [36, 'Customer'], [200, 'Insurance'], [400, 'Project']],
        [
          72,
          [36, 'Ida Quillon'],
          [200, 'Carrier: Plum River Mutual'],
          [400, 'Name: Quillon Rebuild'],
        ],
        [84, [36, '12 Plum Row'], [200, 'Claim #: 77-1204-55'], [400, 'v2']],
        [96, [36, 'Elmtown, OH 44999'], [400, 'Project #: 26-0481-RCN']],
      ),
    ).toMatchObject({ estimateName: 'Quillon Rebuild v2', insuredName: 'Ida Quillon' });
  });
});

describe('forms that are set closely', () => {
  it('have labels in bold type close behind the values of others', () => {
    const line = (y: number, ...cells: [x: number, text: string, bold: boolean][]): PlacedText[] =>
      cells.map(([x, text, bold]) => ({ text, x, y, bold, size: 12 }));
    expect(
      read(
        page(1, [
          ...line(60, [36, 'Bill To:', true], [100, 'Ida Quillon', false]),
          ...line(60, [180, 'Insurance Co.', true], [274, 'ORCHARD Mutual', false]),
          ...line(74, [100, '12 Plum Row', false], [180, 'Claim No.', true]),
          ...line(74, [274, '77-1204-55', false], [348, 'Invoice Date', true]),
          ...line(74, [440, '03/17/2026', false]),
          ...line(88, [100, 'Elmtown, OH 44999', false]),
          ...THREE_ROWS,
        ]),
      ),
    ).toMatchObject({
      insuredName: 'Ida Quillon',
      carrierName: 'ORCHARD Mutual',
      claimNumber: '77-1204-55',
      propertyAddress: HOME,
    });
  });

  it('may have more words in a line across a wide page than a sentence', () => {
    const cells: [x: number, text: string][] = [
      [36, 'Loss Address'],
      [84, HOME],
      [190, 'Policy Number'],
      [242, 'HP 220-8841-6'],
      [296, 'Price List'],
      [340, 'OHCL8X_APR26'],
      [390, 'Type of Loss'],
      [440, 'Hail and wind, and rain behind it'],
    ];
    const form = cells.map(([x, text]): PlacedText => ({ text, x, y: 60, size: 6 }));
    expect(read(page(1, [...form, ...THREE_ROWS]))).toMatchObject({
      policyNumber: 'HP 220-8841-6',
      priceList: 'OHCL8X_APR26',
    });
  });
});

it('a form is numbered at its right, below what it is called', () => {
  const form = readCells(
    [40, [36, 'ORCHARD DOCK & MARINE'], [480, 'ESTIMATE']],
    [60, [36, 'NAME'], [90, 'Ida Quillon'], [480, 'No. 0862']],
    [75, [36, 'CLAIM'], [90, 'No. BX-77120']],
  );
  expect(form).toMatchObject({ estimateName: '0862', claimNumber: 'BX-77120' });
});

describe('labels in plain type between bold values', () => {
  it('end what stands close before them', () => {
    const label = (x: number, y: number, text: string): PlacedText => ({ text, x, y, size: 8 });
    const value = (x: number, y: number, text: string): PlacedText => ({
      ...label(x, y, text),
      bold: true,
    });
    const { carrierName, claimNumber } = read(
      page(1, [
        ...[label(36, 60, 'Insured'), value(96, 60, 'Ida Quillon')],
        ...[label(220, 60, 'Carrier'), value(270, 60, 'Orchard Insurance')],
        ...[label(348, 60, 'Contractor'), value(402, 60, 'Oak & Reed Builders, Elmtown OH')],
        ...[label(36, 74, 'Loss address'), value(96, 74, '12 Plum Row, Elmtown, OH')],
        ...[label(220, 74, 'Claim No.'), value(270, 74, 'HO-26-0011')],
        ...[label(356, 74, 'DOL'), value(402, 74, '01/09/2026')],
        ...THREE_ROWS,
      ]),
    );
    expect({ carrierName, claimNumber }).toEqual({
      carrierName: 'Orchard Insurance',
      claimNumber: 'HO-26-0011',
    });
  });
});
