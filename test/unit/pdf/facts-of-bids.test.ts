import { describe, expect, it } from 'vitest';
import { type PlacedText, page, read, THREE_ROWS } from './draw.ts';

const at = (x: number, y: number, text: string): PlacedText => ({ text, x, y });
const readBelow = (...runs: PlacedText[]) => read(page(1, [...runs, ...THREE_ROWS]));

describe('the head of a bid', () => {
  const letter = readBelow(
    at(36, 40, 'Marlowe Holdings, LLC'),
    at(36, 51, '12 Plum Row, Elmtown, OH 44999'),
    at(36, 72, 'Re:'),
    at(72, 72, 'Bid B26-118 – Vehicle impact of July 11, 2026'),
    at(72, 83, 'State Farm, Claim EC 4471-9082 (adj. D. Prill)'),
  );

  it('says its number before a dash of what the letter is about', () => {
    expect(letter.estimateName).toBe('B26-118');
  });

  it('says a claim whose number is parted by a space', () => {
    expect(letter.claimNumber).toBe('EC 4471-9082');
  });

  it('goes to a company that owns buildings', () => {
    expect(letter).toMatchObject({
      insuredName: 'Marlowe Holdings, LLC',
      propertyAddress: '12 Plum Row, Elmtown, OH 44999',
    });
  });

  it('names the request that it answers, where it has no number of its own', () => {
    expect(readBelow(at(120, 50, 'Section 41 – Pool Restoration – RFP 26-0417')).estimateName).toBe(
      'RFP 26-0417',
    );
  });

  it.each([
    ['Claim', { carrierName: 'QBE', claimNumber: 'FL-26-551903' }],
    ['Policy', { carrierName: 'QBE', policyNumber: 'FL-26-551903' }],
  ])('may say insurer and number behind a label of both: %s', (label, facts) => {
    expect(
      readBelow(at(36, 70, `Insurer / ${label}:`), at(150, 70, 'QBE'), at(190, 70, 'FL-26-551903')),
    ).toMatchObject(facts);
  });
});

describe('labels over their values in the head of a quote', () => {
  it('may have their colons or not', () => {
    expect(
      readBelow(
        at(36, 60, 'RECIPIENT:'),
        at(200, 60, 'SERVICE ADDRESS:'),
        at(360, 60, 'INSURANCE CLAIM #'),
        at(36, 71, 'Ida Quillon'),
        at(200, 71, '12 Plum Row'),
        at(360, 71, '07-WND-664120'),
        at(200, 82, 'Elmtown, OH 44999'),
      ),
    ).toMatchObject({
      insuredName: 'Ida Quillon',
      propertyAddress: '12 Plum Row, Elmtown, OH 44999',
      claimNumber: '07-WND-664120',
    });
  });

  it('may have the bid’s number beside the only one of them', () => {
    expect(
      readBelow(
        at(36, 60, 'BID FOR:'),
        at(300, 60, 'Bid no. 26-118'),
        at(36, 71, 'Ida Quillon'),
        at(300, 71, 'Date April 4, 2026'),
      ).insuredName,
    ).toBe('Ida Quillon');
  });

  it('may have the paper’s own number beside one of them, which is not its value', () => {
    expect(
      readBelow(
        at(36, 60, 'Prepared for'),
        at(200, 60, 'Insurance'),
        at(400, 60, 'Quote number Q-0118'),
        at(36, 71, 'Ida Quillon'),
        at(200, 71, 'Orchard Mutual'),
        at(36, 82, '12 Plum Row, Elmtown, OH 44999'),
        at(200, 82, 'Claim number: 0047-WD-88'),
      ),
    ).toMatchObject({ insuredName: 'Ida Quillon', carrierName: 'Orchard Mutual' });
  });

  it('may have the insurer over the claim, and the sum of all half a line off', () => {
    expect(
      readBelow(
        at(36, 60, 'Reference'),
        at(36, 72, 'PQR Insurance'),
        at(400, 78, '$60.00'),
        at(36, 84, 'Claim 25-HO-60944'),
      ).carrierName,
    ).toBe('PQR Insurance');
  });

  it('may say in brackets behind the claim what happened, and when', () => {
    expect(
      readBelow(at(36, 60, 'Claim: ACH-2025-1188-02 (ice maker line, loss date 11/30/2025)')),
    ).toMatchObject({ claimNumber: 'ACH-2025-1188-02', dateOfLoss: '2025-11-30' });
  });
});

describe('the print of a mail', () => {
  const mail = (below: string) =>
    readBelow(
      at(300, 40, 'Ida Quillon <ida@mail.example>'),
      at(36, 60, 'Max Oak <max@jobs.example>'),
      at(36, 71, 'To: ida@mail.example'),
      at(36, 90, below),
    ).insuredName;

  it('is for whom it is addressed to, where it speaks of what an owner has', () => {
    expect(mail('The number is on here for your insurance man.')).toBe('Ida Quillon');
  });

  it('may name whom it is addressed to right there, and again beside a program’s sign', () => {
    expect(
      readBelow(
        at(36, 40, 'M Mail'),
        at(300, 40, 'Ida Quillon <ida@mail.example>'),
        at(36, 71, 'To: Ida Quillon <ida@mail.example>'),
        at(36, 90, 'Here is the price for your house.'),
      ).insuredName,
    ).toBe('Ida Quillon');
  });

  it('may be for anybody else', () => {
    expect(mail('Here is the estimate for the job.')).toBeNull();
  });
});
