import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { columns, drawn, header, page, read, row } from './draw.ts';

const COLUMNS = columns(
  ['Description', 36, 'left'],
  ['Qty', 300],
  ['Unit Price', 400],
  ['Total', 500],
);

const ROWS = [
  { text: 'Kitchen', x: 36, y: 560, bold: true, size: 11 },
  ...header(COLUMNS, 580),
  ...row(COLUMNS, 596, ['Paint the walls', '10.00 SF', '2.00', '20.00']),
  ...row(COLUMNS, 612, ['Paint the ceiling', '20.00 SF', '3.00', '60.00']),
  ...row(COLUMNS, 628, ['Clean the floor', '30.00 SF', '1.00', '30.00']),
];

/** An estimate of three rows below a head that is drawn with spaces. */
const under = (head: string): Estimate => read(page(1, [...drawn(head), ...ROWS]));

const STATED = {
  insuredName: 'Ida Quillon',
  propertyAddress: '12 Plum Row, Elmtown, OH 44999',
  claimNumber: '7701204',
};

describe('labels and their values', () => {
  it('may be parted by a bar', () => {
    const estimate = under(`
Insured | Ida Quillon
Property | 12 Plum Row, Elmtown, OH 44999
Claim # | 7701204 | Date of Loss | 2/19/2026
Carrier | Harbor Point Mutual
`);
    expect(estimate).toMatchObject({
      ...STATED,
      dateOfLoss: '2026-02-19',
      carrierName: 'Harbor Point Mutual',
    });
  });

  it('may stand in one line with bars between them', () => {
    const estimate = under(`
Insured: Ida Quillon | Claim: 7701204 | Policy: HO44812
Property: 12 Plum Row, Elmtown, OH 44999 | Carrier: Harbor Point Mutual
`);
    expect(estimate).toMatchObject({
      ...STATED,
      policyNumber: 'HO44812',
      carrierName: 'Harbor Point Mutual',
    });
  });

  it('may be joined by rows of dots', () => {
    const estimate = under(`
Insured ........ Ida Quillon
Loss Address ... 12 Plum Row, Elmtown, OH 44999
Claim No........ 7701204
Date of Loss ... 2/19/2026
`);
    expect(estimate).toMatchObject({ ...STATED, dateOfLoss: '2026-02-19' });
  });

  it('may be parted by dashes', () => {
    expect(
      under(`
INSURED - Ida Quillon
ADDRESS - 12 Plum Row, Elmtown, OH 44999
CLAIM - 7701204
`),
    ).toMatchObject(STATED);
  });

  it('may stand on the lines of a form to be filled in', () => {
    const estimate = under(`
Insured: ____Ida Quillon_____________  Claim No.: __7701204______
Loss Location: _12 Plum Row, Elmtown, OH 44999__________________
Date of Loss: _2/19/2026___  Adjuster: ______________
`);
    expect(estimate).toMatchObject({ ...STATED, dateOfLoss: '2026-02-19' });
    expect(estimate.printed?.facts.claimRepresentative).toBeNull();
  });

  it('may be short', () => {
    expect(
      under(`
INSD: QUILLON, IDA        CLM#: 7701204      POL#: HO44812
LOC: 12 PLUM ROW ELMTOWN OH 44999            D/L: 02/19/26
Ins. Co.: Harbor Point
`),
    ).toMatchObject({
      insuredName: 'QUILLON, IDA',
      propertyAddress: '12 PLUM ROW ELMTOWN OH 44999',
      claimNumber: '7701204',
      policyNumber: 'HO44812',
      dateOfLoss: '2026-02-19',
      carrierName: 'Harbor Point',
    });
  });

  it('may stand in one line between points', () => {
    expect(
      under(`
#Estimate for Ida Quillon
12 Plum Row, Elmtown, OH 44999
Claim 7701204 · Harbor Point Mutual · Loss 2/19/2026
`),
    ).toMatchObject({ ...STATED, dateOfLoss: '2026-02-19' });
  });

  it('of claims go before those of files', () => {
    expect(under('\nFile No: A-2026-15\nClaim No: 7701204').claimNumber).toBe('7701204');
  });

  it('are no sentences of a note', () => {
    expect(
      under(`
Owner: requested that the color match the existing trim as closely as possible.
Property: The yard fence belongs to the neighbor and is not included here.
`),
    ).toMatchObject({ insuredName: null, propertyAddress: null });
  });

  it('end where a label begins that nobody knows', () => {
    const estimate = under(`
Insured: Ida Quillon  Reported By: Mary Oak  Claim Number: 7701204
Property: 12 Plum Row, Elmtown, OH 44999  Adjuster License: W123
Policy Number: HO44812  Effective: 1/1/2026  Type of Loss: Hail
`);
    expect(estimate).toMatchObject({ ...STATED, policyNumber: 'HO44812' });
    expect(estimate.printed?.facts.typeOfLoss).toBe('Hail');
  });
});

describe('a name over a street and a town', () => {
  const ADDRESSED = {
    insuredName: 'Ida Quillon',
    propertyAddress: '12 Plum Row, Elmtown, OH 44999',
  };

  it.each([
    [
      'under a label',
      `
~OWNER:
Ida Quillon
12 Plum Row
Elmtown, OH 44999
`,
    ],
    [
      'behind words that say for whom',
      `
Prepared for Ida Quillon
12 Plum Row
Elmtown, OH 44999
March 3, 2026
`,
    ],
    [
      'behind a short label',
      `
To: Ida Quillon
    12 Plum Row
    Elmtown, OH 44999
Re: Roof repair
`,
    ],
    [
      'beside those who prepared it',
      `
#Dogwood Builders
4 Shop Street, Alder, OH 44990
~PREPARED BY                             PREPARED FOR
Carl Dogwood                            Ida Quillon
Dogwood Builders                        12 Plum Row
4 Shop Street                           Elmtown, OH 44999
Alder, OH 44990                         (555) 555-0100
`,
    ],
    [
      'under the address of the job',
      `
#Dogwood Builders
~Job Address
Ida Quillon
12 Plum Row
Elmtown, OH 44999
~Billing Address
Ida Quillon
PO Box 77
Alder, OH 44990
`,
    ],
    [
      'beside the address of the job',
      `
#Dogwood Builders
CUSTOMER                          JOB ADDRESS                    ESTIMATE
Ida Quillon                       12 Plum Row                    # 1042
PO Box 77                         Elmtown, OH 44999              Date 3/3/2026
Alder, OH 44990
`,
    ],
    [
      'that is billed, beside where it is shipped',
      `
#Dogwood Builders
~Bill To:                     Ship To:
Ida Quillon                  Ida Quillon
PO Box 77                    12 Plum Row
Alder, OH 44990              Elmtown, OH 44999
`,
    ],
    [
      'in the window of a letter',
      `
Harbor Point Insurance Company
PO Box 1200
Elmtown, OH 44999

March 3, 2026

Ida Quillon
12 Plum Row
Elmtown, OH 44999

RE:  Claim Number: 7701204

Dear Ida Quillon,

Our estimate of the damage to your home follows below.
`,
    ],
  ])('is the insured and the property %s', (_, head) => {
    expect(under(head)).toMatchObject(ADDRESSED);
  });

  it.each([
    [
      'in a letterhead',
      `
Carl Dogwood
4 Shop Street
Alder, OH 44990
(555) 555-0188
`,
    ],
    [
      'in a letter to somebody else about the insured',
      `
Harbor Point Insurance Company
March 3, 2026

Pat Ash
900 Court Street
Alder, OH 44990

RE:  Your client, claim 7701204

Dear Pat Ash,

Our estimate of the damage to your client's home follows below.
`,
    ],
    [
      'in a letter to a company',
      `
March 3, 2026

First Alder Bank
900 Court Street
Alder, OH 44990

Dear First Alder Bank,

Our estimate of the damage to the home follows below.
`,
    ],
    [
      'under the contractor',
      `
~CONTRACTOR
Carl Dogwood
4 Shop Street
Alder, OH 44990
`,
    ],
    [
      'to which payments go',
      `
~Remit to:
Carl Dogwood
4 Shop Street
Alder, OH 44990
`,
    ],
  ])('is neither %s', (_, head) => {
    expect(under(head)).toMatchObject({ insuredName: null, propertyAddress: null });
  });

  it('is the carrier where the bill goes to an insurer', () => {
    expect(
      under(`
#Dogwood Builders
~Bill To:
Harbor Point Insurance
900 Court Street
Alder, OH 44990

Insured: Ida Quillon
Job Site: 12 Plum Row, Elmtown, OH 44999
`),
    ).toMatchObject({ ...ADDRESSED, carrierName: 'Harbor Point Insurance' });
  });
});

describe('a street', () => {
  it.each([
    [
      'as the title of the page',
      `
#12 Plum Row
Elmtown, OH 44999
Roof inspection and repair estimate
`,
    ],
    [
      'with its town as the title of the page',
      `
Dogwood Builders
#12 Plum Row, Elmtown, OH 44999
Roof inspection and repair estimate
`,
    ],
    [
      'behind the label of the job',
      `
#Dogwood Builders
JOB: 12 Plum Row, Elmtown, OH 44999
DATE: 3/3/2026
`,
    ],
  ])('%s is that of the property', (_, head) => {
    expect(under(head).propertyAddress).toBe('12 Plum Row, Elmtown, OH 44999');
  });
});

describe('heads over labels', () => {
  const CLAIM = 'Claim #: 7701204';

  it('say whose the names and addresses below them are', () => {
    const estimate = under(`
~CONTRACTOR
Name: Carl Dogwood
Address: 4 Shop Street, Alder, OH 44990
Phone: (555) 555-0188
~INSURED
Name: Ida Quillon
Address: 12 Plum Row, Elmtown, OH 44999
Phone: (555) 555-0100
~ADJUSTER
Name: Ned Alder
Company: Harbor Point Mutual Insurance
Phone: (555) 555-0149
${CLAIM}
`);
    expect(estimate).toMatchObject({ ...STATED, carrierName: 'Harbor Point Mutual Insurance' });
    expect(estimate.printed?.facts).toMatchObject({
      insuredPhone: '(555) 555-0100',
      claimRepresentative: { name: 'Ned Alder', phone: '(555) 555-0149' },
    });
  });

  it('may stand beside each other, over labels without colons', () => {
    const estimate = under(`
Policyholder Information                        Claim Information
Name              Ida Quillon                   Claim Number        7701204
Address           12 Plum Row                   Policy Number       HO44812
                  Elmtown, OH 44999             Date of Loss        2/19/2026
Phone             (555) 555-0100                Adjuster            Ned Alder
`);
    expect(estimate).toMatchObject({ ...STATED, dateOfLoss: '2026-02-19' });
    expect(estimate.printed?.facts.claimRepresentative?.name).toBe('Ned Alder');
  });

  it('tell the date of the loss from other dates', () => {
    const estimate = under(`
~Inspection
Date: 3/3/2026
~Loss Information
Date: 2/19/2026
Location: 12 Plum Row, Elmtown, OH 44999
~Insured Information
Name: Ida Quillon
${CLAIM}
`);
    expect(estimate).toMatchObject({ ...STATED, dateOfLoss: '2026-02-19' });
  });

  it('leave an address without one to nobody but the insured', () => {
    expect(
      under(`
Insured: Ida Quillon
Adjuster: Ned Alder
Address: 900 Court Street, Alder, OH 44990
${CLAIM}
`).propertyAddress,
    ).toBeNull();
    expect(
      under(`
Insured: Ida Quillon
Address: 12 Plum Row, Elmtown, OH 44999
${CLAIM}
`),
    ).toMatchObject(STATED);
  });
});

describe('the parts of an address', () => {
  it.each([
    [
      'a town behind a label of three words',
      `
Insured: Ida Quillon                    Claim Number: 7701204
Address: 12 Plum Row                    Policy Number: HO44812
City, State, Zip: Elmtown, OH 44999     Date of Loss: 2/19/2026
`,
    ],
    [
      'labels below each other',
      `
Insured: Ida Quillon
Street: 12 Plum Row
City: Elmtown
State: OH
Zip: 44999
Claim Number: 7701204
`,
    ],
  ])('are joined: %s', (_, head) => {
    expect(under(head)).toMatchObject(STATED);
  });
});

describe('an address', () => {
  it('may have no code', () => {
    expect(under('\nCustomer: Ida Quillon\n12 Plum Row\nElmtown, OH').propertyAddress).toBe(
      '12 Plum Row, Elmtown, OH',
    );
  });

  it('may go on under its label', () => {
    expect(
      under(`
Insured: Ida Quillon
Property: 12 Plum Row
Elmtown, OH 44999
Claim Number: 7701204
`),
    ).toMatchObject(STATED);
  });

  it('is read beside the labels of somebody else', () => {
    const estimate = under(`
#Dogwood Builders
Contractor: Dogwood Builders               Insured: Ida Quillon
Contact: Carl Dogwood                      Property Address: 12 Plum Row
Phone: (555) 555-0188                      City/State/Zip: Elmtown, OH 44999
License: 12345                             Claim Number: 7701204
`);
    expect(estimate).toMatchObject(STATED);
    expect(estimate.printed?.facts.insuredPhone).toBeNull();
  });

  it('is not the end of another that stands on the same line', () => {
    expect(
      under(`
      Insured:  Ida Quillon                     Business:  4 Shop Street
     Property:                                             Alder, OH 44990
Claim Number: 7701204
`).propertyAddress,
    ).toBeNull();
  });
});

describe('phones', () => {
  it('belong to whom their labels or their columns say', () => {
    const { printed } = under(`
  Insured Name:          IDA QUILLON             Policy Number:       HP 1234567
  Property Address:      12 PLUM ROW             Cause of Loss:       Wind/Hail
                         ELMTOWN, OH 44999       Adjuster:            NED ALDER
  Home Phone:            (555) 555-0100          Adjuster Phone:      (555) 555-0149
  Email:                 ida@plum.example        Adjuster Email:      ned@birch.example
`);
    expect(printed?.facts).toMatchObject({
      insuredPhone: '(555) 555-0100',
      claimRepresentative: { phone: '(555) 555-0149', email: 'ned@birch.example' },
    });
  });
});

describe('values below their labels', () => {
  it('may be indented', () => {
    expect(
      under(`
Insured:
     Ida Quillon
Property:
     12 Plum Row
     Elmtown, OH 44999
Claim Number:
     7701204
Date of Loss:
     2/19/2026
`),
    ).toMatchObject({ ...STATED, dateOfLoss: '2026-02-19' });
  });

  it('may be the name of the adjuster', () => {
    expect(
      under(`
Claim Number          Policy Number          Date of Loss
7701204               HO44812                2/19/2026
Adjuster              Phone                  Email
Ned Alder             (555) 555-0149         ned@harbor.example
`).printed?.facts.claimRepresentative?.name,
    ).toBe('Ned Alder');
  });
});

describe('the insured', () => {
  it.each([
    ['its address', 'Insured: Ida Quillon, 12 Plum Row, Elmtown, OH 44999'],
    [
      'its phone',
      'Insured: Ida Quillon   (555) 555-0100\nProperty: 12 Plum Row, Elmtown, OH 44999',
    ],
  ])('is told from %s on the same line', (_, line) => {
    expect(under(`\n${line}\nClaim #: 7701204`)).toMatchObject(STATED);
  });

  it('is the customer whose name and address stand under a head beside the insurer', () => {
    expect(
      under(`
~Customer Info                              Insurance Info
Ida Quillon                                Harbor Point Mutual
12 Plum Row                                Claim # 7701204
Elmtown, OH 44999                          Policy # HO44812
(555) 555-0100                             Date of Loss 2/19/2026
`),
    ).toMatchObject({
      ...STATED,
      policyNumber: 'HO44812',
      dateOfLoss: '2026-02-19',
      carrierName: 'Harbor Point Mutual',
    });
  });

  it('shares a label with the mailing address', () => {
    expect(
      under(`
Named Insured and Mailing Address          Loss Location
Ida Quillon                                12 Plum Row
PO Box 77                                  Elmtown, OH 44999
Alder, OH 44990
Policy Number                              Claim Number
HO44812                                    7701204
`),
    ).toMatchObject(STATED);
  });

  it('may be two people on two lines', () => {
    expect(
      under(`
     Insured:  Ida Quillon &                           Home:  (555) 555-0100
               Max Quillon
    Property:  12 Plum Row
               Elmtown, OH 44999
Claim Number: 7701204
`),
    ).toMatchObject({ ...STATED, insuredName: 'Ida Quillon & Max Quillon' });
  });

  it('may be two people of whom the second begins the next line', () => {
    expect(
      under(`
     Insured:  QUILLON-MARCHBANKS, IDA            Estimate: 77-01204
               & QUILLON, MAX P.
    Property:  12 Plum Row
               Elmtown, OH 44999
Claim Number: 7701204
`),
    ).toMatchObject({ ...STATED, insuredName: 'QUILLON-MARCHBANKS, IDA & QUILLON, MAX P.' });
  });

  it('is a member of an association', () => {
    const estimate = under(`
        Member:  MAJ IDA QUILLON
 Member Number:  012345678
`);
    expect(estimate).toMatchObject({ insuredName: 'MAJ IDA QUILLON', claimNumber: '012345678' });
  });

  it('goes before the client of the one who wrote the estimate', () => {
    expect(
      under(`
Client: Harbor Point Insurance
Insured: Ida Quillon
${'Claim #: 7701204'}
`),
    ).toMatchObject({ insuredName: 'Ida Quillon', carrierName: 'Harbor Point Insurance' });
    expect(
      under(`
Customer: Dogwood Builders
Insured: Ida Quillon
`).insuredName,
    ).toBe('Ida Quillon');
  });
});

describe('the carrier', () => {
  it('may be behind `Insurance`, which no other insurance is', () => {
    expect(under('\nInsured: Ida Quillon\nInsurance: Harbor Point').carrierName).toBe(
      'Harbor Point',
    );
    expect(
      under('\nInsured: Ida Quillon\nGeneral Liability Insurance: Birch Brokers').carrierName,
    ).toBeNull();
  });

  it('is the employer of the claim’s representative in the print of somebody else', () => {
    expect(
      under(`
#Alder Public Adjusters
Insured: Ida Quillon
Claim Rep.: Ned Alder
Company: Castle Specialty
Estimator: Pat Ash
Company: Alder Public Adjusters
Claim Number: 7701204
`).carrierName,
    ).toBe('Castle Specialty');
  });
});

describe('the home of the insured', () => {
  it('is told from the phone there', () => {
    const { printed, propertyAddress } = under(`
      Insured:  Ida Quillon                          Home:  (555) 555-0100
     Property:  12 Plum Row                        E-mail:  ida@plum.example
                Elmtown, OH 44999
         Home:  PO Box 77
                Alder, OH 44990
   Claim Rep.:  Ned Alder                      Business:  (555) 555-0149
`);
    expect(printed?.facts.insuredAddress).toBe('PO Box 77, Alder, OH 44990');
    expect(propertyAddress).toBe('12 Plum Row, Elmtown, OH 44999');
  });
});

describe('the head with all its people', () => {
  it('keeps each with what is theirs', () => {
    const estimate = under(`
Harbor Point Insurance
PO Box 1200, Elmtown, OH 44999

      Insured:  Ida Quillon                          Home:  (555) 555-0100
     Property:  12 Plum Row                        E-mail:  ida@plum.example
                Elmtown, OH 44999
         Home:  PO Box 77
                Alder, OH 44990

   Claim Rep.:  Ned Alder                      Business:  (555) 555-0149
     Company:  Harbor Point Insurance            E-mail:  ned@harbor.example
    Business:  PO Box 1200
               Elmtown, OH 44999

    Estimator:  Sam Birch                      Business:  7 Field Road
     Company:  Birch Adjusting                             Bend, OH 44980
   Contractor:  Carl Dogwood                    Business:  (555) 555-0188
     Company:  Dogwood Builders

Claim Number: 7701204     Policy Number: HO44812     Type of Loss: Wind Damage

Date Contacted:    3/1/2026 9:00 AM
  Date of Loss:    2/19/2026 12:00 PM           Date Received:    2/20/2026
Date Inspected:    3/3/2026                      Date Entered:    2/21/2026 8:00 AM
Date Est. Completed: 3/9/2026 4:00 PM

    Price List:  OHCL8X_FEB26
                 Restoration/Service/Remodel
      Estimate:  QUILLON_IDA
`);
    expect(estimate).toMatchObject({
      ...STATED,
      policyNumber: 'HO44812',
      dateOfLoss: '2026-02-19',
      carrierName: 'Harbor Point Insurance',
      estimateName: 'QUILLON_IDA',
      priceList: 'OHCL8X_FEB26',
    });
    expect(estimate.printed?.facts).toEqual({
      typeOfLoss: 'Wind Damage',
      laborEfficiency: 'Restoration/Service/Remodel',
      companyName: 'Harbor Point Insurance',
      insuredAddress: 'PO Box 77, Alder, OH 44990',
      insuredPhone: '(555) 555-0100',
      claimRepresentative: {
        name: 'Ned Alder',
        company: 'Harbor Point Insurance',
        phone: '(555) 555-0149',
        email: 'ned@harbor.example',
      },
      estimator: { name: 'Sam Birch', company: 'Birch Adjusting', phone: null, email: null },
      dateContacted: '2026-03-01',
      dateReceived: '2026-02-20',
      dateEntered: '2026-02-21',
      dateInspected: '2026-03-03',
      dateCompleted: '2026-03-09',
    });
  });
});
