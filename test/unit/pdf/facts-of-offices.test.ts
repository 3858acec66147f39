import { describe, expect, it } from 'vitest';
import { type PlacedText, page, read, THREE_ROWS } from './draw.ts';

const at = (x: number, y: number, text: string): PlacedText => ({ text, x, y });
const readBelow = (...runs: PlacedText[]) => read(page(1, [...runs, ...THREE_ROWS]));

describe('insurers whose names mean something else, too', () => {
  it.each([
    ['Alfa claim number 01-4471-8820', 'Alfa'],
    ['Andover claim ZH-0092-4415-C', 'Andover'],
    ['Erie Insurance claim 0725518846', 'Erie Insurance'],
  ])('are told beside a claim: %s', (line, carrierName) => {
    expect(readBelow(at(36, 70, line))).toMatchObject({ carrierName });
  });

  it('are not told elsewhere', () => {
    expect(readBelow(at(36, 70, '12 Andover Road, Elmtown, OH 44999')).carrierName).toBe(null);
  });
});

describe('numbers in text', () => {
  it.each([
    [
      'Re: Slab leak. Farmers Claim # 0512-88417-06, Policy HO3 2290417. Loss date 1/22/2026',
      { policyNumber: 'HO3 2290417' },
    ],
    ['Kitchen fire of November 27, 2025, claim no. HP 84 06617', { claimNumber: 'HP 84 06617' }],
  ])('may stand in parts: %s', (line, facts) => {
    expect(readBelow(at(36, 70, line))).toMatchObject(facts);
  });
});

describe('an office of claims', () => {
  it('has a phone and an address, and no claim', () => {
    expect(
      readBelow(
        at(200, 40, 'Property Claims: 1-866-555-0163 propertyclaims@orchard.example'),
        at(36, 70, 'Claim Number: 118-0093477'),
      ),
    ).toMatchObject({ claimNumber: '118-0093477' });
  });

  it('beside the sign of an insurer is not its name', () => {
    expect(
      readBelow(
        at(36, 40, 'FARMERS'),
        at(420, 40, 'Farmers Insurance Exchange'),
        at(36, 52, 'INSURANCE'),
        at(330, 52, 'National Center, PO Box 268994, Oklahoma City, OK 73126'),
        at(36, 80, 'Insured: Dana Quillon'),
        at(36, 92, 'Claim Number: 118-0093477'),
      ).carrierName,
    ).toBe('Farmers Insurance Exchange');
  });

  it('is called as its company, which the adjuster works for', () => {
    expect(
      readBelow(
        at(36, 40, 'Nationwide Property Claims - Midwest Region'),
        at(36, 70, 'Insured: Dana Quillon'),
        at(36, 84, 'Claim Rep.: Quentin Abara'),
        at(36, 98, 'Company: Nationwide Mutual Insurance Company'),
        at(36, 112, 'Claim Number: 507214-GQ'),
      ).carrierName,
    ).toBe('Nationwide Mutual Insurance Company');
  });
});

describe('a letter to a company', () => {
  const letter = (lossAt: string) =>
    readBelow(
      at(36, 40, 'Company'),
      at(36, 52, 'Harrow Paper Works LLC'),
      at(36, 64, 'Attn: Rolf Quillon'),
      at(36, 76, '12 Mill Street'),
      at(36, 88, 'ELMTOWN OH 44999'),
      at(36, 110, `Location of loss: ${lossAt}`),
    );

  it('goes to the owner of the building where the loss was', () => {
    expect(letter('12 Mill Street, Elmtown OH 44999').insuredName).toBe('Harrow Paper Works LLC');
  });

  it('goes to anybody else', () => {
    expect(letter('9 Plum Row, Elmtown OH 44999').insuredName).toBe(null);
  });
});

describe('a work order', () => {
  it('goes to the person who has the account', () => {
    expect(
      readBelow(
        at(36, 40, 'Account'),
        at(36, 52, 'Henrietta Quillon'),
        at(36, 64, '12 Plum Row'),
        at(36, 76, 'Elmtown, OH 44999'),
        at(300, 40, 'Insurance'),
        at(300, 52, 'Orchard Mutual Ins. Group'),
      ),
    ).toMatchObject({
      insuredName: 'Henrietta Quillon',
      propertyAddress: '12 Plum Row, Elmtown, OH 44999',
    });
  });
});

describe('a quotation of a yard', () => {
  it('goes to a person, and the goods to where they are built in', () => {
    expect(
      readBelow(
        at(36, 40, 'Quote Address:'),
        at(300, 40, 'Delivery Address / Job:'),
        at(36, 52, 'Verl Quillon'),
        at(300, 52, 'TORNADO 5-16-25 SHED'),
        at(36, 64, '12 Plum Row'),
        at(300, 64, '9 Mill Street'),
        at(36, 76, 'Elmtown, OH 44999'),
        at(300, 76, 'Oakby, OH 44998'),
      ),
    ).toMatchObject({
      insuredName: 'Verl Quillon',
      propertyAddress: '9 Mill Street, Oakby, OH 44998',
    });
  });
});

describe('a proposal to a chain', () => {
  it('says whose store it is, and where that stands', () => {
    expect(
      readBelow(
        ...[at(48, 40, 'Work Order #'), at(154, 40, 'WO 271190345')],
        ...[at(309, 40, 'Provider'), at(414, 40, 'Oak Facility Glass LLC')],
        ...[at(48, 52, 'Subscriber'), at(154, 52, 'Plum Drug Stores, Inc.')],
        ...[at(309, 52, 'Provider ID'), at(414, 52, '2000117743')],
        ...[at(48, 64, 'Location'), at(154, 64, 'Store 0418')],
        ...[at(309, 64, 'NTE'), at(414, 64, '$2,500.00')],
        ...[at(48, 76, 'Address'), at(154, 76, '12 Plum Row, Elmtown, OH 44999')],
        ...[at(48, 88, 'Insurance'), at(154, 88, 'Zurich, claim 9410082661')],
      ),
    ).toMatchObject({
      insuredName: 'Plum Drug Stores, Inc.',
      propertyAddress: '12 Plum Row, Elmtown, OH 44999',
      claimNumber: '9410082661',
    });
  });
});
