import { describe, expect, it } from 'vitest';
import { type PlacedText, page, read, THREE_ROWS } from './draw.ts';

const HOME = '12 Plum Row, Elmtown, OH 44999';

/** Lines below each other; a bar begins a cell at the points in front of its colon. */
const readLines = (...lines: string[]) =>
  read(
    page(1, [
      ...lines.flatMap((line, at): PlacedText[] =>
        line.split(' | ').map((cell, index): PlacedText => {
          const [, x = '36', text = cell] = /^(\d+):(.*)$/.exec(cell) ?? [];
          return { text, x: index === 0 ? 36 : Number(x), y: 50 + at * 12 };
        }),
      ),
      ...THREE_ROWS,
    ]),
  );

describe('the owner', () => {
  it.each([
    ['Re: Ida Quillon, 12 Plum Row, Elmtown, OH 44999', 'Ida Quillon', HOME],
    ['Re: Quillon residence, 12 Plum Row, Elmtown, OH 44999', null, HOME],
    ['Repairs at 12 Plum Row, Elmtown, OH 44999', null, HOME],
    [
      'Estimate for the residence of Ida Quillon, 12 Plum Row, Elmtown, OH 44999',
      'Ida Quillon',
      HOME,
    ],
    ['Between Oakby Basements and Ida Quillon (“Owner”)', 'Ida Quillon', null],
    ['Agreement between Ida Quillon (the "Owner") and Oakby Basements', 'Ida Quillon', null],
    ['Estimate for: Ida Quillon at 12 Plum Row, Elmtown, OH 44999', 'Ida Quillon', HOME],
    ['Oakby Roofing – 900 Mill Street, Alder, OH 44998', null, null],
  ])('is said in text: %s', (text, insuredName, propertyAddress) => {
    expect(readLines('Oakby Roofing', text, 'Claim 77-1204-55')).toMatchObject({
      insuredName,
      propertyAddress,
    });
  });

  it('is said in cells that begin with labels', () => {
    expect(
      readLines(
        'Order FT-5512 (smoke) | 140:Policyholder Ida Quillon | 270:Claim 77-1204-55 | 370:Fire date 2/19/2026',
        `Loss site ${HOME} | 300:Stored at Bay 14`,
      ),
    ).toMatchObject({
      insuredName: 'Ida Quillon',
      claimNumber: '77-1204-55',
      dateOfLoss: '2026-02-19',
      propertyAddress: HOME,
    });
  });

  it('stands over the street where the work is done, which is all that the place is', () => {
    expect(
      readLines(
        'Bill To: | 300:Job Site:',
        'Ida Quillon | 300:Ida Quillon',
        '12 Plum Row | 300:12 Plum Row',
        'Elmtown, OH 44999 | 300:Elmtown, OH 44999',
      ),
    ).toMatchObject({ insuredName: 'Ida Quillon', propertyAddress: HOME });
  });

  it('stands beside another label over its own value', () => {
    expect(
      readLines(
        'CUSTOMER | 300:SERVICE LOCATION',
        'Ida Quillon | 300:12 Plum Row',
        'ida@mail.example | 300:Elmtown, OH 44999',
      ),
    ).toMatchObject({ insuredName: 'Ida Quillon', propertyAddress: HOME });
  });

  it('may have somebody who opens the letters', () => {
    expect(
      readLines(
        'Submitted to:',
        'Plum Row Condominium Association',
        'Attn: Max Oak, Manager',
        '12 Plum Row',
        'Elmtown, OH 44999',
      ),
    ).toMatchObject({ insuredName: 'Plum Row Condominium Association', propertyAddress: HOME });
  });

  it('fills the classic form of a proposal', () => {
    expect(
      readLines(
        'PROPOSAL SUBMITTED TO | 300:PHONE | 450:DATE',
        'Ida Quillon | 300:555-555-0100 | 450:2/28/2026',
        'STREET | 300:JOB NAME',
        '12 Plum Row | 300:Quillon roof',
        'CITY, STATE AND ZIP CODE | 300:JOB LOCATION',
        'Elmtown, OH 44999 | 300:Same',
      ),
    ).toMatchObject({ insuredName: 'Ida Quillon', propertyAddress: HOME });
  });
});

describe('the insurer', () => {
  it('stands below the owner in two columns, whatever other rows are between them', () => {
    expect(
      readLines(
        'For | 130:Ida Quillon',
        `House | 130:${HOME}`,
        'Insurance | 130:Erie Insurance, claim A00006149372',
        'Storm | 130:Hail on May 16, 2025',
      ),
    ).toMatchObject({ insuredName: 'Ida Quillon', carrierName: 'Erie Insurance' });
  });

  it.each([
    ['Storm 5/30/26 Insurer Orchard Home & Auto Claim WR-881-40972', 'Orchard Home & Auto'],
    ['Insurance claim FNG-118-77420, Plum Lakes Guaranty. Please review.', 'Plum Lakes Guaranty'],
    ['Claim: 77-1204-55 (Orchard Mutual), DOL 2/19/2026', 'Orchard Mutual'],
    [
      'To | 100:Orchard & Loam Mutual Insurance Company, attn. Max Oak',
      'Orchard & Loam Mutual Insurance Company',
    ],
    ['You said Amica wants your claim number 77-1204-55 on it.', 'Amica'],
    ['We work nationwide, your claim number 77-1204-55 too.', null],
    ['Insurance claim FNG-118-77420, Max Oak', null],
    ['Client Ida & Max Quillon | 200:Insurance claim 77-1204-55', null],
  ])('is said beside the claim, or written to: %s', (text, carrierName) => {
    expect(readLines('Oakby Roofing', 'Owner: Ida Quillon', text).carrierName).toBe(carrierName);
  });

  it('is the company under its heading, with the claim’s number under its own', () => {
    expect(
      readLines(
        'Oakby Roofing',
        'INSURANCE INFORMATION | 300:CLAIM INFORMATION',
        'Company: Orchard Mutual | 300:Number: 77-1204-55',
        'Adjuster: Dana Prill | 300:Date of Loss: 2/19/2026',
      ),
    ).toMatchObject({ carrierName: 'Orchard Mutual', claimNumber: '77-1204-55' });
  });
});

describe('what an estimate is called', () => {
  it.each([
    ['Mitigation Invoice MT-0552', 'MT-0552'],
    ['# EST-000731', 'EST-000731'],
    ['Proposal 2026', null],
  ])('is its number in a title: %s', (title, estimateName) => {
    expect(readLines(title, 'Customer: Ida Quillon', 'Claim: 77-1204-55').estimateName).toBe(
      estimateName,
    );
  });

  it('is what follows its title', () => {
    const { estimateName } = read(
      page(1, [
        { text: 'Estimate - Quillon leak', x: 36, y: 40, size: 14 },
        { text: 'Client: Ida Quillon', x: 36, y: 60 },
        ...THREE_ROWS,
      ]),
    );
    expect(estimateName).toBe('Quillon leak');
  });

  it('is no street behind it', () => {
    expect(
      readLines(`Project: Fire repairs, ${HOME}`, 'Owner: Ida Quillon', 'Claim: 77-1204-55'),
    ).toMatchObject({ estimateName: 'Fire repairs', propertyAddress: HOME });
  });
});
