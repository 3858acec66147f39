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

  it('may be for anybody else', () => {
    expect(mail('Here is the estimate for the job.')).toBeNull();
  });
});
