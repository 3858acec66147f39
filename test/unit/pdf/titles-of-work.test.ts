import { describe, expect, it } from 'vitest';
import { type PlacedText, page, read, THREE_ROWS } from './draw.ts';

const nameOf = (...runs: PlacedText[]): string | null =>
  read(page(1, [...runs, ...THREE_ROWS])).estimateName;

const at = (y: number, text: string, size = 9): PlacedText => ({ text, x: 36, y, size });

describe('what an estimate is called', () => {
  it.each(['Full Roof Replacement + Gutters (Hail)', 'Quillon Dishwasher Loss'])(
    'is the title below how to reach who wrote it: %s',
    (title) => {
      expect(
        nameOf(at(40, 'Oakby Exteriors, LLC', 13), at(54, '(402) 555-0163'), at(75, title, 16)),
      ).toBe(title);
    },
  );

  it('is the title above whom it is for, and is said better so than by its number', () => {
    expect(
      nameOf(
        at(40, 'Storm Repair - Tree Impact', 20),
        at(62, 'Proposal for Ida Quillon', 12),
        at(76, 'Estimate no.: 2026-0218'),
      ),
    ).toBe('Storm Repair - Tree Impact');
  });

  it('stands behind its subject, or below it', () => {
    const subject = 'Sunroom & garage - wind and water damage repair';
    expect(nameOf(at(60, `Subject: ${subject}`))).toBe(subject);
    expect(nameOf(at(60, 'Subject :'), at(72, subject))).toBe(subject);
  });

  it.each([
    ['a company', [at(40, 'Orosco Fire Repair', 17), at(56, 'Fresno, CA 93703 (559) 555-0140')]],
    ['what the paper is', [at(40, '(402) 555-0163'), at(60, 'Hail Damage Estimate', 16)]],
    [
      'what the paper is, in two lines',
      [at(40, '(402) 555-0163'), at(60, 'Roof Replacement', 16), at(78, 'Proposal', 16)],
    ],
    ['a letter', [at(60, 'Subject: Water claim of March 3')]],
  ])('is not %s', (_, runs) => {
    expect(nameOf(...runs)).toBeNull();
  });
});

describe('who insures and where', () => {
  it('may stand in the reference of an invoice', () => {
    expect(
      read(page(1, [at(60, 'Reference# : Heritage Insurance / ZN-448120-7'), ...THREE_ROWS])),
    ).toMatchObject({ carrierName: 'Heritage Insurance', claimNumber: 'ZN-448120-7' });
  });

  it('may be a known company right before its claim', () => {
    expect(
      read(page(1, [at(60, 'Plymouth Rock claim CLM-0099318-26. Unit vacant.'), ...THREE_ROWS])),
    ).toMatchObject({ carrierName: 'Plymouth Rock' });
    expect(
      read(page(1, [at(60, 'Insurance claim CLM-0099318-26.'), ...THREE_ROWS])).carrierName,
    ).toBeNull();
  });
});
