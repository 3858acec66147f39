import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

/** Who, where and with whom, as the letters and mails of small firms say it. */

const ROWS = `
~Description              Quantity    Unit    Unit Price     Total
Hang drywall                   10    SF           4.00        40.00
Paint walls                    20    SF           3.00        60.00
~Total                                                       100.00
`;

const factsOf = (head: string) => read(page(1, drawn(`${head}\n${ROWS}`)));

const HOME = 'Ida and Jon Quillon\n12 Plum Row\nElmtown, OH 44999';

describe('the block of whoever is greeted below', () => {
  it.each([
    'Hi Ida and Jon,',
    'Hello Ida,',
    'Aloha Ida and Jon. We propose what is below.',
    'Ida,',
    'Ida and Jon:',
    'Ida –',
    'Ms. Quillon,',
  ])('is that of the owner: %s', (greeting) => {
    const { insuredName, propertyAddress } = factsOf(
      `#Oakby Carpentry\nJuly 2, 2026\n\n${HOME}\n\nClaim 77-1204-55\n\n${greeting}`,
    );
    expect({ insuredName, propertyAddress }).toEqual({
      insuredName: 'Ida and Jon Quillon',
      propertyAddress: '12 Plum Row, Elmtown, OH 44999',
    });
  });

  it("is nobody's where somebody else is greeted", () => {
    expect(
      factsOf(`#Oakby Carpentry\nJuly 2, 2026\n\n${HOME}\n\nClaim 77-1204-55\n\nMarcus,`)
        .insuredName,
    ).toBeNull();
  });
});

describe('an address', () => {
  it.each([
    ['12 Plum Row\nElmtown, N.Y. 11999', '12 Plum Row, Elmtown, N.Y. 11999'],
    ['RT 3 BOX 41\nELMTOWN OK 73999', 'RT 3 BOX 41, ELMTOWN OK 73999'],
    ['12 PLUM ROW\nELMTOWN, NORTH DAKOTA 58999', '12 PLUM ROW, ELMTOWN, NORTH DAKOTA 58999'],
  ])('may be written so: %s', (printed, address) => {
    const { insuredName, propertyAddress } = factsOf(
      `#Oakby Carpentry\nJuly 2, 2026\n\nIda Quillon\n${printed}\n\nClaim 77-1204-55\n\nDear Ida Quillon,`,
    );
    expect({ insuredName, propertyAddress }).toEqual({
      insuredName: 'Ida Quillon',
      propertyAddress: address,
    });
  });
});

describe('the block of a letter that greets nobody', () => {
  it.each([
    'Insurance: Oakby Mutual   Claim: 77-1204-55',
    'Oakby Mutual Insurance, claim 77-1204-55',
    'Claim 77-1204-55, water of May 3, 2026',
  ])('is that of the owner where the claim stands below: %s', (about) => {
    const { insuredName, propertyAddress } = factsOf(
      `#Elmtown Abatement\nJuly 2, 2026\n\n${HOME}\n${about}\nWe propose what is below.`,
    );
    expect({ insuredName, propertyAddress }).toEqual({
      insuredName: 'Ida and Jon Quillon',
      propertyAddress: '12 Plum Row, Elmtown, OH 44999',
    });
  });

  it('may be that of a firm, where the letter is about a claim', () => {
    expect(
      factsOf(
        '#Elmtown Welding\nJuly 2, 2026\n\nPlum Row Dairy\n12 Plum Row\nElmtown, OH 44999\n\nRe: truck through the gate, claim FA-26-77310\n\nJoe and Manny,',
      ).insuredName,
    ).toBe('Plum Row Dairy');
  });

  it('is told from how long an offer is good for', () => {
    expect(
      factsOf(
        '#Elmtown Signs\nGood for: 30 days\n\nBill to:\nPlum Row Motels, Inc.\n12 Plum Row\nElmtown, OH 44999',
      ).insuredName,
    ).toBe('Plum Row Motels, Inc.');
  });

  it('is the insurer where an adjuster is written to', () => {
    expect(
      factsOf(
        `#Elmtown Abatement\nJuly 2, 2026\n\nDana Prill\n1 Harbor Way\nElmtown, OH 44999\nYour insured: Ida Quillon, claim 77-1204-55\nWe propose what is below.`,
      ).insuredName,
    ).not.toBe('Dana Prill');
  });

  it('may stand behind To in one line', () => {
    const { insuredName, propertyAddress } = factsOf(
      '#Elmtown Roofing\n7/2/2026\n\nTo: Mr. Jon Quillon, 12 Plum Row, Elmtown, OH 44999\nRoof, wind of 6/3/2026',
    );
    expect({ insuredName, propertyAddress }).toEqual({
      insuredName: 'Mr. Jon Quillon',
      propertyAddress: '12 Plum Row, Elmtown, OH 44999',
    });
  });
});

describe('for whom a paper is', () => {
  it.each([
    'Prepared July 2, 2026 for Ida Quillon\n12 Plum Row, Elmtown, OH 44999',
    'Prepared 7/2/2026 for Ida Quillon\n12 Plum Row\nElmtown, OH 44999',
    'Invoice For   Ida Quillon\n              12 Plum Row\n              Elmtown, OH 44999',
    'Invoice For\nIda Quillon\n12 Plum Row\nElmtown, OH 44999',
    'To whom it may concern:\n\nRE:       Ida Quillon\n          12 Plum Row, Elmtown, OH 44999\n          Claim # 77-1204-55',
  ])('is said above the address: %s', (head) => {
    const { insuredName, propertyAddress } = factsOf(`#Oakby Carpentry\n\n${head}\n`);
    expect({ insuredName, propertyAddress }).toEqual({
      insuredName: 'Ida Quillon',
      propertyAddress: '12 Plum Row, Elmtown, OH 44999',
    });
  });

  it('may be a clinic, to the attention of somebody', () => {
    expect(
      factsOf(
        '#Oakby Carpentry\nTO: Elmtown Family Clinic, attn Office Mgr. Dana Prill\nClaim 77-1204-55',
      ).insuredName,
    ).toBe('Elmtown Family Clinic');
  });

  it('is whom a mail speaks to of a claim', () => {
    const { insuredName, propertyAddress } = factsOf(`
Gmail                              Ida Quillon <ida@mail.example>
Dana Prill <dana@mail.example>
To: Ida Quillon <ida@mail.example>
Ida, here is what I come up with at 12 Plum Row, Elmtown, OH 44999 for your claim 0811-6621-OH.`);
    expect({ insuredName, propertyAddress }).toEqual({
      insuredName: 'Ida Quillon',
      propertyAddress: '12 Plum Row, Elmtown, OH 44999',
    });
  });
});

describe('the print of a mail without addresses', () => {
  const mail = (body: string) =>
    factsOf(`
Dana Prill
From:      Marcus Oak <marcus@mail.example>
Sent:      Wednesday, March 18, 2026 6:52 PM
To:        Ida Quillon
Subject:   Electric, claim 77-1204-55

Ida,
${body}`);

  it('is written to the owner where it speaks of the adjuster as somebody else', () => {
    const { insuredName, propertyAddress } = mail(
      'We walked it with the adjuster. House is 12 Plum Row, Elmtown, OH 44999.',
    );
    expect({ insuredName, propertyAddress }).toEqual({
      insuredName: 'Ida Quillon',
      propertyAddress: '12 Plum Row, Elmtown, OH 44999',
    });
  });

  it.each([
    'Here is the price for the house at 12 Plum Row, Elmtown, OH 44999.',
    'Your insured asked the adjuster for 12 Plum Row, Elmtown, OH 44999.',
  ])('may be written to an adjuster: %s', (body) => {
    expect(mail(body).insuredName).toBeNull();
  });
});

describe('the insurer', () => {
  it.each([
    ['For your Travelers claim OH-26-3390171, hail on May 29, 2026', 'Travelers'],
    ['Copy to Farm Bureau, claim OH-PROP-26-5511. Hail of July 6, 2026.', 'Farm Bureau'],
    ['Insurance co. Mercury                Claim no. 7K-220511-OH', 'Mercury'],
    ['Insurance: Orchard Mutual Insurance Assn. attn. Claims', 'Orchard Mutual Insurance Assn.'],
  ])('is named beside the claim: %s', (said, carrier) => {
    expect(factsOf(`#Oakby Carpentry\n${HOME}\n${said}`).carrierName).toBe(carrier);
  });
});

describe('a number', () => {
  it("of an order or a claim, whichever there is, is the claim's", () => {
    expect(factsOf('#Oakby Hauling\nPO / CLAIM: LC-2026-331901').claimNumber).toBe(
      'LC-2026-331901',
    );
  });

  it('of a claim ends before the day of the loss', () => {
    const { claimNumber, dateOfLoss } = factsOf('#Oakby\nIns claim: HO-2260-77141 DOL 05/23/2026');
    expect({ claimNumber, dateOfLoss }).toEqual({
      claimNumber: 'HO-2260-77141',
      dateOfLoss: '2026-05-23',
    });
  });

  it('of a policy may begin with letters apart', () => {
    expect(
      factsOf('#Oakby\nInsurance claim no. 4006611-A, policy HOM 77-1801-2').policyNumber,
    ).toBe('HOM 77-1801-2');
  });
});

describe('what a letter is about', () => {
  it('may name the insurer above the numbers, behind the word that says so', () => {
    expect(
      factsOf(
        `#Oakby Carpentry\nJuly 2, 2026\n\n${HOME}\n\nSUBJECT:  HAIL 5-9-26. ORCHARD FARM MUTUAL\n          POLICY 55-71-2204 CLAIM 01-77-120455`,
      ).carrierName,
    ).toBe('ORCHARD FARM MUTUAL');
  });

  it.each([
    'Cause: the delivery van rolled into the porch 5/9/2026',
    '1.1   Insurance: Orchard Mutual, policy 55-71-2204, claim 01-77-120455. Date of loss\n      May 9, 2026.',
  ])('says the day of the loss: %s', (printed) => {
    expect(factsOf(`#Oakby Carpentry\nJuly 2, 2026\n\n${printed}\n`).dateOfLoss).toBe('2026-05-09');
  });
});
