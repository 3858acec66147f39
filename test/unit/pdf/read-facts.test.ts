import { describe, expect, it } from 'vitest';
import { type ColumnPlace, columns, header, type PlacedText, page, read, row } from './draw.ts';

const COLUMNS: ColumnPlace[] = [
  { heading: 'Description', x: 36, align: 'left' },
  { heading: 'Qty', x: 300, align: 'right' },
  { heading: 'Unit Price', x: 400, align: 'right' },
  { heading: 'Total', x: 500, align: 'right' },
];

const LIMITS = columns(
  ['Coverage', 36, 'left'],
  ['Deductible', 340],
  ['Policy Limit', 440],
  ['Sublimit', 540],
);

const ROWS: PlacedText[] = [
  { text: 'Kitchen', x: 36, y: 380, bold: true, size: 11 },
  ...header(COLUMNS, 400),
  ...row(COLUMNS, 416, ['Paint the walls', '10.00 SF', '2.00', '20.00']),
  ...row(COLUMNS, 432, ['Paint the ceiling', '20.00 SF', '3.00', '60.00']),
  ...row(COLUMNS, 448, ['Clean the floor', '30.00 SF', '1.00', '30.00']),
];

const FORM: PlacedText[] = [
  { text: 'Orchard Mutual Insurance', x: 36, y: 40, size: 12 },
  { text: '1', x: 570, y: 40, size: 12 },
  { text: 'Insured', x: 36, y: 80 },
  { text: 'Ida', x: 150, y: 80 },
  { text: 'Quillon', x: 215, y: 80 },
  { text: 'Claim Number', x: 330, y: 80 },
  { text: '77-1204-55', x: 440, y: 80 },
  { text: 'Property Address', x: 36, y: 91 },
  { text: '12 Plum Row', x: 150, y: 91 },
  { text: 'Policy Number', x: 330, y: 91 },
  { text: 'HO 448 12', x: 440, y: 91 },
  { text: 'Elmtown, OH 44999', x: 150, y: 102 },
  { text: 'Date of Loss', x: 330, y: 102 },
  { text: '2/19/2026', x: 440, y: 102 },
];

const STATED = {
  insuredName: 'Ida Quillon',
  claimNumber: '77-1204-55',
  policyNumber: 'HO 448 12',
  propertyAddress: '12 Plum Row, Elmtown, OH 44999',
  dateOfLoss: '2026-02-19',
  carrierName: 'Orchard Mutual Insurance',
};

describe('what heads an estimate', () => {
  it('is read from labels without colons, in two columns', () => {
    expect(read(page(1, [...FORM, ...ROWS]))).toMatchObject(STATED);
  });

  it('is read from labels of one edge that their values follow as words do', () => {
    const lines = [
      'Claim 770120455',
      'Policyholder Ida Quillon',
      'Home address 12 Plum Row, Elmtown, OH 44999',
      'Date of loss 2/19/2026',
    ];
    expect(
      read(
        page(1, [
          ...lines.map((text, at): PlacedText => ({ text, x: 36, y: 60 + at * 11 })),
          ...ROWS,
        ]),
      ),
    ).toMatchObject({
      claimNumber: '770120455',
      insuredName: 'Ida Quillon',
      propertyAddress: '12 Plum Row, Elmtown, OH 44999',
      dateOfLoss: '2026-02-19',
    });
  });

  it('is not read from sentences that begin so', () => {
    const lines = [
      'Insured parties must sign below before work begins.',
      'Claim 770120455 was reported by phone.',
      'Property owners choose their own contractor.',
      'Loss payments follow within ten days.',
    ];
    expect(
      read(
        page(1, [
          ...lines.map((text, at): PlacedText => ({ text, x: 36, y: 60 + at * 11 })),
          ...ROWS,
        ]),
      ),
    ).toMatchObject({ insuredName: null, propertyAddress: null, dateOfLoss: null });
  });

  it('is read from labels that stand over their values, one below the other', () => {
    const lines = [
      'Project',
      '12 Plum Row, Elmtown, OH 44999',
      'Customer',
      'Ida Quillon',
      'Prepared by',
      'Alvin Dunleavy',
      'Date',
      '7/22/2026',
    ];
    const estimate = read(
      page(1, [
        ...lines.map((text, at): PlacedText => ({ text, x: 36, y: 60 + at * 11 })),
        ...ROWS,
      ]),
    );
    expect(estimate).toMatchObject({
      estimateName: null,
      insuredName: 'Ida Quillon',
      propertyAddress: '12 Plum Row, Elmtown, OH 44999',
    });
    expect(estimate.printed?.facts.estimator?.name).toBe('Alvin Dunleavy');
  });

  it('is read from a label of two parts without a colon', () => {
    const fields: [string, string][] = [
      ['Owner', 'Ida Quillon'],
      ['Address', '12 Plum Row, Elmtown, OH 44999'],
      ['Insurer / claim', 'Orchard Mutual / 770120455'],
    ];
    expect(
      read(
        page(1, [
          ...fields.flatMap(([label, value], at): PlacedText[] => [
            { text: label, x: 36, y: 60 + at * 11 },
            { text: value, x: 150, y: 60 + at * 11 },
          ]),
          ...ROWS,
        ]),
      ),
    ).toMatchObject({
      insuredName: 'Ida Quillon',
      carrierName: 'Orchard Mutual',
      claimNumber: '770120455',
      propertyAddress: '12 Plum Row, Elmtown, OH 44999',
    });
  });

  it('takes the insurer’s claim before somebody’s own file', () => {
    const { claimNumber } = read(
      page(1, [
        { text: 'Our File: BC-6209', x: 36, y: 60 },
        { text: 'Claim No.: 770120455', x: 36, y: 71 },
        ...ROWS,
      ]),
    );
    expect(claimNumber).toBe('770120455');
  });

  it.each(['Service at:', 'Trees at:', 'JOB SITE..'])(
    'is read where work is done at an address: %s',
    (label) => {
      const { insuredName, propertyAddress } = read(
        page(1, [
          { text: 'Owner: Ida Quillon', x: 36, y: 60 },
          { text: `${label} 12 Plum Row, Elmtown, OH 44999`, x: 36, y: 71 },
          ...ROWS,
        ]),
      );
      expect([insuredName, propertyAddress]).toEqual([
        'Ida Quillon',
        '12 Plum Row, Elmtown, OH 44999',
      ]);
    },
  );

  it('knows the owner beside a claim’s number, both without colons', () => {
    const { insuredName, claimNumber } = read(
      page(1, [
        { text: 'Owner', x: 36, y: 60 },
        { text: 'Ida Quillon', x: 150, y: 60 },
        { text: 'Claim', x: 36, y: 71 },
        { text: '770120455', x: 150, y: 71 },
        ...ROWS,
      ]),
    );
    expect([insuredName, claimNumber]).toEqual(['Ida Quillon', '770120455']);
  });

  it('is read from labels without colons that end where their values begin', () => {
    const fields: [string, string, number][] = [
      ['Customer', 'Alvin Marroquin', 60],
      ['Service address', '12 Plum Row', 72],
      ['Insurer', 'Old Harbor Casualty', 96],
      ['Policy nbr', '726 409898', 108],
    ];
    const estimate = read(
      page(1, [
        ...fields.flatMap(([label, value, y]): PlacedText[] => [
          { text: label, x: 118, y, align: 'right' },
          { text: value, x: 122, y },
        ]),
        { text: 'Elmtown, OH 44999', x: 122, y: 84 },
        ...ROWS,
      ]),
    );
    expect(estimate).toMatchObject({
      insuredName: 'Alvin Marroquin',
      propertyAddress: '12 Plum Row, Elmtown, OH 44999',
      carrierName: 'Old Harbor Casualty',
      policyNumber: '726 409898',
    });
  });

  it('is found behind a policy', () => {
    const policy = Array.from({ length: 12 }, (_, at) =>
      page(at + 1, [
        { text: `SECTION ${at + 1}`, x: 36, y: 80, bold: true },
        { text: `We cover loss number ${at + 1} unless it is excluded below.`, x: 36, y: 100 },
        { text: `Condition ${at + 40} applies to what is said on the page before.`, x: 36, y: 112 },
      ]),
    );
    expect(read(...policy, page(13, [...FORM, ...ROWS]))).toMatchObject(STATED);
  });

  it('takes the carrier from a letterhead that shares its line with the estimate’s name', () => {
    const estimate = read(
      page(1, [
        { text: 'Orchard Mutual Insurance', x: 36, y: 40, size: 8 },
        { text: 'QUILLON_IDA 7/21/2026 Page: 1', x: 400, y: 40, size: 8 },
        { text: 'P.O. Box 1200', x: 36, y: 50, size: 8 },
        { text: 'Fax: 800-555-0147', x: 36, y: 60, size: 8 },
        { text: 'Insured: Ida Quillon', x: 36, y: 80 },
        { text: 'Type of Estimate: Hail', x: 36, y: 91 },
        { text: 'Estimate: QUILLON_IDA', x: 36, y: 102 },
        ...ROWS,
      ]),
    );
    expect(estimate.carrierName).toBe('Orchard Mutual Insurance');
    expect(estimate.estimateName).toBe('QUILLON_IDA');
    expect(estimate.printed?.facts.typeOfLoss).toBe('Hail');
  });

  it.each([
    [
      'a label without a colon, among others',
      [
        { text: 'Estimate', x: 330, y: 113 },
        { text: '2026-07-13-1022', x: 440, y: 113 },
      ],
    ],
    ['the foot of its page', [{ text: '2026-07-13-1022 7/21/2026 Page: 1', x: 36, y: 760 }]],
    [
      'the total of all lines',
      [
        { text: 'Line Item Totals: 2026-07-13-1022', x: 36, y: 500 },
        { text: '110.00', x: 540, y: 500, align: 'right' },
      ],
    ],
  ] as [string, PlacedText[]][])('takes a name of a day and an hour from %s', (_, named) => {
    expect(read(page(1, [...FORM, ...ROWS, ...named])).estimateName).toBe('2026-07-13-1022');
  });

  it('knows the label of one person or more', () => {
    const estimate = read(
      page(1, [
        { text: 'Policyholder(s): Ida Quillon', x: 36, y: 80 },
        { text: 'Claim Number: 77-1204-55', x: 36, y: 91 },
        ...ROWS,
      ]),
    );
    expect(estimate.insuredName).toBe('Ida Quillon');
  });

  it('has nothing where a program or a person says that there is nothing', () => {
    const estimate = read(
      page(1, [
        { text: 'Insured: Ida Quillon', x: 36, y: 80 },
        { text: 'Claim Number: Pending', x: 36, y: 91 },
        { text: 'Policy Number: TBD', x: 200, y: 91 },
        { text: 'Type of Loss: <NONE>', x: 360, y: 91 },
        ...ROWS,
      ]),
    );
    expect(estimate).toMatchObject({
      insuredName: 'Ida Quillon',
      claimNumber: null,
      policyNumber: null,
      printed: { facts: { typeOfLoss: null } },
    });
  });

  it('takes the estimate’s name from below its label', () => {
    const cells = (y: number, ...texts: string[]): PlacedText[] =>
      texts.map((text, at) => ({ text, x: 36 + at * 180, y }));
    const estimate = read(
      page(1, [
        ...cells(80, 'Insured', 'Estimate Number', 'Claim #'),
        ...cells(92, 'Ida Quillon', '26-1182', '0755123456'),
        ...cells(110, 'Policy #', 'Date of Loss', 'Insurance Company'),
        ...cells(122, 'HP-99-1', '04/02/26', 'Harbor Mutual'),
        ...ROWS,
      ]),
    );
    expect(estimate).toMatchObject({
      insuredName: 'Ida Quillon',
      estimateName: '26-1182',
      claimNumber: '0755123456',
      policyNumber: 'HP-99-1',
    });
  });

  it('takes the carrier from a letterhead beside a claim’s number without a colon', () => {
    const estimate = read(
      page(1, [
        { text: 'Orchard Mutual Insurance', x: 36, y: 30, size: 8 },
        { text: 'Claim 77-1204-55', x: 480, y: 30, size: 8 },
        { text: 'Your estimate', x: 36, y: 60, size: 16, bold: true },
        ...FORM.slice(2),
        ...ROWS,
      ]),
    );
    expect(estimate.carrierName).toBe('Orchard Mutual Insurance');
    expect(estimate.claimNumber).toBe('77-1204-55');
  });

  it('heads no rows where it stands right above them', () => {
    const { lineItems, printed } = read(
      page(1, [
        { text: 'Policyholder:', x: 36, y: 380 },
        { text: 'Ida Quillon', x: 120, y: 380 },
        { text: 'Claim No.:', x: 330, y: 380 },
        { text: 'CL-2026-1187', x: 420, y: 380 },
        ...ROWS.slice(1),
      ]),
    );
    expect(lineItems[0]?.room).toBe('General');
    expect(printed?.rooms).toEqual([]);
  });

  it.each(['YOUR ESTIMATE COVER SHEET', 'PROOF OF LOSS - REPAIR ESTIMATE', 'Supplement Request'])(
    'takes no title of the page, such as %s, for a letterhead',
    (title) => {
      const { printed } = read(
        page(1, [
          { text: title, x: 40, y: 30 },
          { text: 'Granite Claims', x: 40, y: 44 },
          { text: 'Insured: Jane Sample', x: 40, y: 60 },
          { text: 'Claim Number: 77-1', x: 40, y: 74 },
          ...ROWS,
        ]),
      );
      expect(printed?.facts.companyName).toBe('Granite Claims');
    },
  );

  it('takes no sentence of its page’s top for a letterhead, rather the employer of the claim rep', () => {
    const estimate = read(
      page(1, [
        {
          text: 'For more information about your claim and our services, please visit orchard.com/claim.',
          x: 36,
          y: 40,
        },
        { text: 'Customer: IDA QUILLON', x: 36, y: 80 },
        { text: 'MAX OAKES', x: 220, y: 80 },
        { text: 'Cell: (555) 555-0148', x: 400, y: 80 },
        { text: 'Claim Rep.: Ned Alder', x: 36, y: 110 },
        { text: 'Company: ORCHARD PERSONAL INSURANCE COMPANY', x: 36, y: 121 },
        { text: 'Business: PO Box 1200', x: 36, y: 132 },
        { text: 'Business: (555) 555-0149', x: 400, y: 132 },
        { text: 'Claim Number: 77A', x: 36, y: 160 },
        ...ROWS,
        ...row(COLUMNS, 470, ['Line Item Totals: IDA_QUILLON', '', '', '110.00'], { bold: true }),
      ]),
    );
    expect(estimate).toMatchObject({
      insuredName: 'IDA QUILLON MAX OAKES',
      carrierName: 'ORCHARD PERSONAL INSURANCE COMPANY',
      estimateName: 'IDA_QUILLON',
    });
    expect(estimate.printed?.facts).toMatchObject({ insuredPhone: '(555) 555-0148' });
  });

  it('takes a number close behind its label, and the end of it below', () => {
    const estimate = read(
      page(1, [
        { text: 'Insured: Ida Quillon', x: 36, y: 60 },
        { text: 'Claim Number:7701204-5519-', x: 36, y: 80 },
        { text: 'Policy Number: HO448', x: 230, y: 80 },
        { text: '014', x: 94.5, y: 90 },
        ...ROWS,
      ]),
    );
    expect(estimate).toMatchObject({ claimNumber: '7701204-5519-014', policyNumber: 'HO448' });
  });

  it.each([
    ['Page Family Trust 2019', 'Page Family Trust 2019'],
    ['Job Alvarez (555) 010-2233', 'Job Alvarez'],
    ['Order of Saint Ida 12', 'Order of Saint Ida 12'],
    ['Page 2 of 3', null],
    ['Job No. 4471', null],
    ['Order #: A-4471', null],
    ['Quote dated 3/14/2026', null],
  ])('tells who is called Page or Job from a page and a job: %s', (value, insuredName) => {
    const { insuredName: name } = read(
      page(1, [{ text: `Insured: ${value}`, x: 36, y: 80 }, ...ROWS]),
    );
    expect(name).toBe(insuredName);
  });

  it('takes no street for a company, and no insured’s phone for the adjuster’s', () => {
    const estimate = read(
      page(1, [
        { text: 'INSURED: Ida Quillon', x: 310, y: 60 },
        { text: 'Type of Claim: Hail', x: 36, y: 71 },
        { text: 'Mobile phone: (555) 555-0146', x: 310, y: 125 },
        { text: 'Claim Rep: Ned Alder', x: 36, y: 150 },
        { text: 'Contact Phone: (555) 555-0146', x: 310, y: 150 },
        { text: 'Phone: (555) 555-0149', x: 36, y: 161 },
        { text: 'Contact Email: ida@plum.example', x: 310, y: 161 },
        { text: 'Email: ned@orchard.example', x: 36, y: 172 },
        { text: 'Business: 11 Quince Street', x: 36, y: 183 },
        ...ROWS,
      ]),
    );
    expect(estimate.printed?.facts).toMatchObject({
      typeOfLoss: 'Hail',
      insuredPhone: '(555) 555-0146',
      claimRepresentative: {
        company: null,
        phone: '(555) 555-0149',
        email: 'ned@orchard.example',
      },
    });
  });

  it('is taken from its own head rather than from the letter before it', () => {
    const fact = (y: number, label: string, value: string): PlacedText[] => [
      { text: label, x: 36, y },
      { text: value, x: 130, y },
    ];
    const estimate = read(
      page(1, [
        ...fact(60, 'Claim Number:', '770120455-1-1'),
        ...fact(72, 'Insured:', 'Ida Quillon'),
        ...fact(84, 'Policy Number:', 'HO44812'),
        ...fact(96, 'Location of Loss:', '12 Plum Row, Elmtown, OH'),
        { text: 'Enclosed is our estimate of the damage to your home.', x: 36, y: 130 },
      ]),
      page(2, [
        ...fact(60, 'Insured:', 'IDA QUILLON'),
        ...fact(72, 'Property:', '12 PLUM ROW'),
        { text: 'ELMTOWN, OH 44999', x: 130, y: 82 },
        ...fact(100, 'Claim Number:', '770120455-1'),
        ...fact(112, 'Price List:', 'OHCL8X_FEB26'),
      ]),
      page(3, ROWS),
    );
    expect(estimate).toMatchObject({
      insuredName: 'IDA QUILLON',
      claimNumber: '770120455-1',
      policyNumber: 'HO44812',
      propertyAddress: '12 PLUM ROW, ELMTOWN, OH 44999',
    });
  });

  it('has its address below the insured, and no name in its totals', () => {
    const estimate = read(
      page(1, [
        { text: 'Insured:', x: 36, y: 60, bold: true },
        { text: 'Ida Quillon', x: 115, y: 60 },
        { text: 'Cell:', x: 380, y: 60 },
        { text: '(555) 555-0100', x: 465, y: 60 },
        { text: '12 Plum Row', x: 115, y: 71 },
        { text: 'E-mail:', x: 380, y: 71 },
        { text: 'ida@example.test', x: 465, y: 71 },
        { text: 'Elmtown, OH, 44999', x: 115, y: 82 },
        { text: 'Claim Number:', x: 36, y: 104 },
        { text: '770120455', x: 115, y: 104 },
        ...ROWS,
        { text: 'Line Item Totals:', x: 36, y: 470, bold: true },
        { text: '29.52', x: 400, y: 470, align: 'right' },
        { text: '110.00', x: 500, y: 470, align: 'right' },
      ]),
    );
    expect(estimate).toMatchObject({
      estimateName: null,
      propertyAddress: '12 Plum Row, Elmtown, OH, 44999',
    });
  });

  it('is read from the head of an invoice', () => {
    const estimate = read(
      page(1, [
        { text: 'BILL TO', x: 36, y: 60, bold: true },
        { text: 'JOB', x: 336, y: 60, bold: true },
        { text: 'Ida Quillon', x: 36, y: 71 },
        { text: 'Loss: Water, Category 2', x: 336, y: 71 },
        { text: '12 Plum Row', x: 36, y: 82 },
        { text: 'Date of loss: 2/19/2026', x: 336, y: 82 },
        { text: 'Elmtown, OH 44999', x: 36, y: 93 },
        { text: 'Claim #: 770120455', x: 336, y: 93 },
        ...ROWS,
      ]),
    );
    expect(estimate).toMatchObject({
      insuredName: 'Ida Quillon',
      claimNumber: '770120455',
      propertyAddress: '12 Plum Row, Elmtown, OH 44999',
      dateOfLoss: '2026-02-19',
    });
  });

  it.each(['Location:', 'Ship to:'])(
    'may tell the property as `%s`, with the town below',
    (label) => {
      const estimate = read(
        page(1, [
          { text: label, x: 36, y: 60, bold: true },
          { text: '12 Plum Row', x: 100, y: 60 },
          { text: 'Policy Number:', x: 330, y: 60, bold: true },
          { text: 'HO44812', x: 420, y: 60 },
          { text: 'Elmtown, OH 44999', x: 100, y: 71 },
          { text: 'Job:', x: 36, y: 82, bold: true },
          { text: 'Hail, claim 770120455', x: 100, y: 82 },
          ...ROWS,
        ]),
      );
      expect(estimate).toMatchObject({
        claimNumber: '770120455',
        policyNumber: 'HO44812',
        propertyAddress: '12 Plum Row, Elmtown, OH 44999',
      });
    },
  );

  it('is read from a form that labels the parts of an address', () => {
    const { propertyAddress } = read(
      page(1, [
        { text: 'Name of Insured:', x: 36, y: 60 },
        { text: 'Policy Number:', x: 330, y: 60 },
        { text: 'Ida Quillon', x: 36, y: 71 },
        { text: '8704412291', x: 330, y: 71 },
        { text: 'Property Address:', x: 36, y: 82 },
        { text: 'Date of Loss:', x: 330, y: 82 },
        { text: '12 Plum Row', x: 36, y: 93 },
        { text: '09/26/2024', x: 330, y: 93 },
        { text: 'City: Elmtown', x: 36, y: 104 },
        { text: 'State: FL', x: 200, y: 104 },
        { text: 'ZIP: 34652', x: 330, y: 104 },
        ...ROWS,
      ]),
    );
    expect(propertyAddress).toBe('12 Plum Row, Elmtown, FL 34652');
  });

  it('is not what stands where nothing is given', () => {
    const estimate = read(
      page(1, [
        { text: 'Insured: Ida Quillon', x: 36, y: 60 },
        { text: 'Estimator: —', x: 330, y: 60 },
        { text: 'Claim Number: —', x: 36, y: 71 },
        { text: 'Policy Number: N/A', x: 330, y: 71 },
        { text: 'Price List: OHCL8X_APR26', x: 36, y: 82 },
        { text: 'Restoration/Service/Remodel', x: 330, y: 82 },
        ...ROWS,
      ]),
    );
    expect(estimate).toMatchObject({ claimNumber: null, policyNumber: null });
    expect(estimate.printed?.facts).toMatchObject({
      estimator: null,
      laborEfficiency: 'Restoration/Service/Remodel',
    });
  });

  it('takes one cell of a form for a number', () => {
    const form: [string, string, string, string][] = [
      ['Prepared for', 'Ida Quillon', 'Date', '3/1/2026'],
      ['Property', '9 Mill Lane, Alder, OH 44999', 'Estimate no.', 'E-12'],
      ['Claim', '77012045', 'Valid for', '30 days'],
    ];
    const estimate = read(
      page(1, [
        ...form.flatMap((cells, at) =>
          cells.map((text, cell) => ({ text, x: [36, 110, 360, 430][cell] ?? 0, y: 60 + 11 * at })),
        ),
        ...ROWS,
      ]),
    );
    expect(estimate.claimNumber).toBe('77012045');
  });

  it('takes no amount in a note for a carrier', () => {
    const estimate = read(
      page(1, [...ROWS, { text: 'Carrier: $0.00. Difference: $603.68.', x: 44, y: 460 }]),
    );
    expect(estimate.carrierName).toBeNull();
  });
});

describe('the table of the coverages', () => {
  it('may state limits before deductibles, whole dollars, and shares of other limits', () => {
    const limits = columns(['Line of Coverage', 36, 'left'], ['Limit', 340], ['Deductible', 440]);
    const { printed } = read(
      page(1, [
        { text: 'Insured: Ida Quillon', x: 36, y: 60 },
        { text: 'Claim Number: 77A', x: 36, y: 71 },
        ...header(limits, 100),
        ...row(limits, 112, ['A - Dwelling', '$265,000', '$2,650.00']),
        ...row(limits, 123, ['Ordinance or Law', '10%', '$0.00']),
        ...row(limits, 134, ['Fungi or Mold', '$10,000', '']),
        ...ROWS,
      ]),
    );
    expect(printed?.coverages).toEqual([
      { name: 'A - Dwelling', deductible: 2650, policyLimit: 265000 },
      { name: 'Ordinance or Law', deductible: 0, policyLimit: null },
      { name: 'Fungi or Mold', deductible: null, policyLimit: 10000 },
    ]);
  });

  it('is not there: the deductible in the head is that of the coverage that bears it', () => {
    const summary = (y: number, coverage: string, deductible: string): PlacedText[] => [
      { text: `Summary for ${coverage}`, x: 200, y, bold: true },
      ...[
        ['Line Item Total', '110.00'],
        ['Less Deductible', deductible],
      ].flatMap(([label = '', amount = ''], at): PlacedText[] => [
        { text: label, x: 120, y: y + 14 + at * 14 },
        { text: amount, x: 480, y: y + 14 + at * 14, align: 'right' },
      ]),
    ];
    const { printed } = read(
      page(1, [
        { text: 'Insured: Ida Quillon', x: 36, y: 60 },
        { text: 'Deductible: $1,000.00', x: 36, y: 71 },
        { text: 'Date of Loss: 2-May-2026', x: 36, y: 82 },
        ...ROWS,
      ]),
      page(2, [
        ...summary(80, 'Coverage A - Dwelling', '(110.00)'),
        ...summary(160, 'Contents', '0.00'),
      ]),
    );
    expect(printed?.coverages).toEqual([
      { name: 'Coverage A - Dwelling', deductible: 1000, policyLimit: null },
    ]);
  });

  it('may hold limits of their parts, shared limits and long names', () => {
    const { printed } = read(
      page(1, [
        { text: 'Insured: Ida Quillon', x: 36, y: 60 },
        { text: 'Claim Number: 77A', x: 36, y: 71 },
        ...row(LIMITS, 100, ['Coverage', 'Deductible', 'Policy Limit', 'Sublimit']),
        ...row(LIMITS, 112, ['Dwelling', '$500.00', '$265,000.00', '']),
        ...row(LIMITS, 123, ['  *Cleanup [S 1:1]', '', '', '$0.00/$0.00']),
        ...row(LIMITS, 134, ['Dwelling - Trees', '$0.00', 'Shared with Dwelling', '']),
        ...row(LIMITS, 145, ['Other Structures - 12 Wind,', '$0.00', '$26,500.00', '']),
        ...row(LIMITS, 155, ['Hail, & Removal', '', '', '']),
        ...row(LIMITS, 166, ['Contents', '$0.00', '$132,500.00', '']),
        { text: '*Sublimits are no additional amounts (Single/Aggregate)', x: 36, y: 177 },
        ...ROWS,
      ]),
    );
    expect(printed?.coverages).toEqual([
      { name: 'Dwelling', deductible: 500, policyLimit: 265000 },
      { name: 'Dwelling - Trees', deductible: 0, policyLimit: null },
      { name: 'Other Structures - 12 Wind, Hail, & Removal', deductible: 0, policyLimit: 26500 },
      { name: 'Contents', deductible: 0, policyLimit: 132500 },
    ]);
  });
});

describe('the sums of the claim', () => {
  const SUMS: [string, string][] = [
    ['Total Materials', '60.00'],
    ['Sales Tax', '0.00'],
    ['Replacement Cost Value', '110.00'],
    ['Less Depreciation', '30.00-'],
    ['Actual Cash Value', '80.00'],
    ['Less Deductible', '(50.00)'],
    ['Net Claim', '30.00'],
  ];
  const sums = (y: number): PlacedText[] =>
    SUMS.flatMap(([label, amount], index) => [
      { text: label, x: 180, y: y + index * 12 },
      { text: amount, x: 500, y: y + index * 12, align: 'right' as const },
    ]);
  const total = row(COLUMNS, 470, ['Total Kitchen', '', '', '110.00'], { bold: true });
  const values = {
    coverage: null,
    rcv: 110,
    depreciation: 30,
    acv: 80,
    deductible: 50,
    netClaim: 30,
  };

  it('are read below the last total although no title announces them', () => {
    const estimate = read(page(1, [...ROWS, ...total, ...sums(500)]));
    expect(estimate.printed?.summaries).toHaveLength(1);
    expect(estimate.printed?.summaries[0]).toMatchObject(values);
    expect(estimate.lineItems).toHaveLength(3);
  });

  it('are read under `STATEMENT OF LOSS`, whose page is a summary', () => {
    const estimate = read(
      page(1, [...ROWS, ...total]),
      page(2, [{ text: 'STATEMENT OF LOSS', x: 250, y: 50, size: 11 }, ...sums(80)]),
    );
    expect(estimate.printed?.summaries[0]).toMatchObject(values);
    expect(estimate.printed?.pages[1]?.class).toBe('summary');
  });

  it('keep a sum below zero', () => {
    const estimate = read(
      page(1, [...ROWS, ...total]),
      page(2, [
        { text: 'Summary for Dwelling', x: 250, y: 50, size: 11 },
        { text: 'Line Item Total', x: 180, y: 80 },
        { text: '-2,047.84', x: 500, y: 80, align: 'right' },
        { text: 'Less Deductible', x: 180, y: 92 },
        { text: '(100.00)', x: 500, y: 92, align: 'right' },
      ]),
    );
    expect(estimate.printed?.summaries[0]).toMatchObject({
      lineItemTotal: -2047.84,
      deductible: 100,
    });
  });
});

describe('cells without a value', () => {
  it('may hold a dash', () => {
    const columns: ColumnPlace[] = [
      ...COLUMNS.slice(0, 3),
      { heading: 'Tax', x: 440, align: 'right' },
      { heading: 'RCV', x: 500, align: 'right' },
      { heading: 'Deprec.', x: 540, align: 'right' },
      { heading: 'ACV', x: 600, align: 'right' },
    ];
    const estimate = read(
      page(1, [
        { text: 'Kitchen', x: 36, y: 80, bold: true, size: 11 },
        ...header(columns, 100),
        ...row(columns, 116, ['Paint - walls', '10.00 SF', '2.00', '1.00', '21.00', '-', '21.00']),
        ...row(columns, 132, ['Seal - floor', '20.00 SF', '3.00', '-', '60.00', '-', '60.00']),
        ...row(columns, 148, ['Wax', '30.00 SF', '1.00', '2.00', '32.00', '12.00', '20.00']),
        ...row(columns, 170, ['Total Kitchen', '', '', '3.00', '113.00', '-', '101.00']),
      ]),
    );
    expect(
      estimate.lineItems.map((item) => [item.description, item.tax, item.rcv, item.acv]),
    ).toEqual([
      ['Paint - walls', 1, 21, 21],
      ['Seal - floor', null, 60, 60],
      ['Wax', 2, 32, 20],
    ]);
    expect(estimate.printed?.totals[0]?.amounts).toMatchObject({ tax: 3, rcv: 113, acv: 101 });
  });
});

describe('rows without numbers', () => {
  it('stay rows where numbered terms stand below the table', () => {
    const terms = ['1. A deposit of half.', '2. Rotten decking is extra.', '3. Valid for 30 days.'];
    const estimate = read(
      page(1, [
        ...ROWS,
        { text: 'TOTAL', x: 36, y: 470, bold: true },
        { text: '$110.00', x: 500, y: 470, align: 'right', bold: true },
        ...terms.map((text, index) => ({ text, x: 36, y: 500 + index * 12 })),
      ]),
    );
    expect(estimate.lineItems).toHaveLength(3);
  });
});

describe('labels of forms', () => {
  it.each([
    ['Ins. Claim No.', 'claimNumber', '77-1204-55', '77-1204-55'],
    ['Homeowners', 'insuredName', 'Ida Quillon', 'Ida Quillon'],
    ['Displaced family', 'insuredName', 'Ida Quillon', 'Ida Quillon'],
    ['Damaged residence', 'propertyAddress', '12 Plum Row, Elmtown, OH 44999', null],
    ['Removed from', 'propertyAddress', '12 Plum Row, Elmtown, OH 44999', null],
    ['Date water found', 'dateOfLoss', '2/19/2026', '2026-02-19'],
  ] as const)('%s says %s', (label, field, value, stated) => {
    const line = { text: `${label}: ${value}`, x: 36, y: 80 };
    expect(read(page(1, [line, ...ROWS]))).toMatchObject({ [field]: stated ?? value });
  });
});
