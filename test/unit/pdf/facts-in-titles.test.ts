import { describe, expect, it } from 'vitest';
import { type PlacedText, page, read, THREE_ROWS } from './draw.ts';

const told = (...texts: string[]): PlacedText[] =>
  texts.map((text, index) => ({ text, x: 36, y: 60 + index * 12 }));

const factsOf = (...texts: string[]) => read(page(1, [...told(...texts), ...THREE_ROWS]));

describe('the title lines of a sheet', () => {
  it('say whose loss it was, where, and who insures it', () => {
    expect(
      factsOf(
        'Quillon - dishwasher leak 5/9/26',
        '27 Plum Row, Elmtown OH 44999 - Orchard Mutual claim 60004417725 - estimate by Oakby',
      ),
    ).toMatchObject({
      insuredName: 'Quillon',
      propertyAddress: '27 Plum Row, Elmtown OH 44999',
      carrierName: 'Orchard Mutual',
      claimNumber: '60004417725',
      dateOfLoss: '2026-05-09',
    });
  });

  it('may name the house in the name of the job, and the insurer behind who ordered it', () => {
    expect(
      factsOf(
        'JOB: Quillon residence - kitchen fire',
        'LOC: 27 Plum Row, Elmtown, OH 44999',
        'FOR: Oakby Builders (Jon) / Nationwide clm 552190-GQ',
      ),
    ).toMatchObject({
      insuredName: 'Quillon',
      propertyAddress: '27 Plum Row, Elmtown, OH 44999',
      carrierName: 'Nationwide',
      claimNumber: '552190-GQ',
    });
  });

  it('say what a list is of, and when that came about, before whose it is', () => {
    expect(
      factsOf(
        'Stolen / damaged 5/9/2026 - Ida Quillon, 27 Plum Row, Apt 3, Elmtown, OH 44999',
        'Orchard Mutual claim 60004417725 policy OH 5512',
      ),
    ).toMatchObject({
      insuredName: 'Ida Quillon',
      propertyAddress: '27 Plum Row, Apt 3, Elmtown, OH 44999',
      dateOfLoss: '2026-05-09',
    });
  });

  it('name the owner and not the contractor who ordered it', () => {
    expect(factsOf('Bid to: Oakby Restoration', 'Job: Quillon, 12 Plum Row')).toMatchObject({
      insuredName: 'Quillon',
      propertyAddress: '12 Plum Row',
    });
    expect(factsOf('Bid to: Oakby Restoration', 'Date: 5/9/26').insuredName).toBe(
      'Oakby Restoration',
    );
    expect(factsOf('Price for repairs at the Quillon residence').insuredName).toBe('Quillon');
  });

  it('say what the paper is for and where, and whose claim it is in cells close by each other', () => {
    const cell = (x: number, text: string): PlacedText => ({ text, x, y: 72 });
    const facts = read(
      page(1, [
        ...told('Estimate for repairs to garage and fence, 12 Plum Row, Elmtown OH 44999'),
        cell(36, 'Owner: Ida Quillon'),
        cell(36 + 18 * 4.5 + 16, 'Amica claim 300-0241187-2026'),
        cell(36 + 46 * 4.5 + 32, 'Loss 3/27/2026 - van backed into garage'),
        ...THREE_ROWS,
      ]),
    );
    expect(facts).toMatchObject({
      insuredName: 'Ida Quillon',
      propertyAddress: '12 Plum Row, Elmtown OH 44999',
      carrierName: 'Amica',
      claimNumber: '300-0241187-2026',
      dateOfLoss: '2026-03-27',
    });
    expect(
      factsOf('Estimate for fire repairs by Oakby Builders, 27 Plum Row, Elmtown OH 44999')
        .propertyAddress,
    ).toBeNull();
  });

  it('may have labels without colons', () => {
    expect(
      factsOf(
        'NAME   Mrs. Ida Quillon',
        'ADDRESS   27 Plum Row, Elmtown, OH 44999',
        'JOB   Tree fell over tank 9/18/26 - State Farm claim 46-88R1-02C',
      ),
    ).toMatchObject({
      insuredName: 'Mrs. Ida Quillon',
      propertyAddress: '27 Plum Row, Elmtown, OH 44999',
      carrierName: 'State Farm',
      dateOfLoss: '2026-09-18',
    });
  });

  it.each([
    ['Oakby - fire and water restoration estimates', 'Call (555) 555-0100'],
    ['Kitchen - water damage 5/9/26', 'Second floor'],
    ['Storm Repairs - hail of 5/9/26', 'Whole house'],
  ])('name nobody with what a trade or a room is called: %s', (...texts) => {
    expect(factsOf(...texts).insuredName).toBeNull();
  });

  it('do not take whoever has a claim for the insurer', () => {
    expect(factsOf('Repair scope - Quillon claim 60004417725').carrierName).toBeNull();
    expect(factsOf('Repair scope - Hail claim 60004417725').carrierName).toBeNull();
  });

  it('do not take the address of who writes for that of the loss', () => {
    expect(
      factsOf('Oakby Pools', '14 Plum Row, Elmtown, OH 44999 - (555) 555-0100').propertyAddress,
    ).toBeNull();
  });
});

describe('the insurer', () => {
  it.each([
    ['Orchard Farm & Home, claim 8-26-07714-F'],
    ['Claim 8-26-07714-F (Orchard Farm & Home)'],
    ['Claim: Orchard Mutual #8-26-07714', 'Orchard Mutual'],
    ['Claim: 8-26-07714 Orchard Mutual', 'Orchard Mutual'],
  ])('stands beside its number: %s', (text, name = 'Orchard Farm & Home') => {
    expect(factsOf(text).carrierName).toBe(name);
  });

  it('stands in the letterhead of an adjuster who says for whom, and that it writes its own', () => {
    expect(
      factsOf(
        'Oakby Flood Adjusters, Inc.',
        'for Orchard Flood Insurance Company (WYO)',
        'Insured: Ida Quillon',
        'Claim Number: 77-1204-55',
      ).carrierName,
    ).toBe('Orchard Flood Insurance Company');
  });

  it('ends where a sentence begins', () => {
    expect(factsOf('Insurer: Orchard Mutual. Work to be done at night').carrierName).toBe(
      'Orchard Mutual',
    );
  });
});

describe('a project', () => {
  it('is named after an institution, with its address and a sentence behind it', () => {
    expect(
      factsOf('Project: St. Agatha Parish, 12 Plum Row, Elmtown, OH 44999. Evaluation of trusses'),
    ).toMatchObject({
      insuredName: 'St. Agatha Parish',
      propertyAddress: '12 Plum Row, Elmtown, OH 44999',
    });
  });
});

describe('the caption of an award', () => {
  it('names both sides with what they are', () => {
    expect(
      factsOf('IDA and JON QUILLON, Insureds', 'and', 'ORCHARD INDEMNITY COMPANY, Insurer'),
    ).toMatchObject({
      insuredName: 'IDA and JON QUILLON',
      carrierName: 'ORCHARD INDEMNITY COMPANY',
    });
  });
});
