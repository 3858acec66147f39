import { describe, expect, it } from 'vitest';
import { linesOfPage } from '../../../lambdas/domain/pdf/pages/lines.ts';
import { calculationBehind } from '../../../lambdas/domain/pdf/scan/calculations.ts';
import { clearLine } from '../../../lambdas/domain/pdf/scan/clear-line.ts';
import { settleNames } from '../../../lambdas/domain/pdf/scan/names.ts';
import { settleWords } from '../../../lambdas/domain/pdf/scan/settle-words.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const SURE = 0.95;

const linesOf = (...runs: PlacedText[]) => {
  const scan = page(
    1,
    runs.map((run) => ({ confidence: SURE, ...run })),
    'ocr',
  );
  return linesOfPage(scan, scan.words);
};

const clearedOf = (...runs: PlacedText[]) => clearLine(linesOf(...runs)[0] as never, [])?.text;

describe('what a calculation was read as', () => {
  it.each([
    ['32', 6, '3*2'],
    ['124', 48, '12*4'],
    ['32', 32, '32'],
    ['111', 11, '111'],
    ['2#PF', 151.4, '2*PF'],
    ['Ww', 20, 'W'],
    ['89.5+7.5', 17, '9.5+7.5'],
    ['22+7', 9, '2+7'],
    ['8+7', 17, '8+7'],
    ['a', 3, '3'],
    ['a', 30, 'A'],
  ])('%s of %d', (text, quantity, calculation) => {
    expect(calculationBehind(text, quantity)).toBe(calculation);
  });

  it('has no mark behind it where it comes to the quantity, and numbers no row then', () => {
    const cleared = (text: string, quantity: string) =>
      clearedOf({ text, x: 58, y: 100 }, { text: quantity, x: 105, y: 100 });
    expect(cleared('1.', '1.00EA')).toBe('1 1.00EA');
    expect(cleared('2,', '2.00EA')).toBe('2 2.00EA');
    expect(cleared('2.', '1.00EA')).toBe('2. 1.00EA');
    expect(cleared('14.', '14.50SF')).toBe('14. 14.50SF');
  });

  it('is none of the specks that stand alone, however doubtful', () => {
    const hardly = { x: 60, y: 100, confidence: 0.4 };
    const quantity = { text: '290.00SF', x: 160, y: 100 };
    expect(clearedOf({ text: 'WC', ...hardly }, quantity)).toBe('WC 290.00SF');
    expect(clearedOf({ text: 'er', ...hardly }, quantity)).toBe('290.00SF');
  });
});

describe('small signs of a scan', () => {
  it('before the word that sums a group are specks', () => {
    const amount = { text: '830.00', x: 400, y: 100 };
    expect(clearedOf({ text: '- Total Porch', x: 40, y: 100 }, amount)).toBe('Total Porch 830.00');
    expect(clearedOf({ text: '* Total Porch', x: 40, y: 100 }, amount)).toBe(
      '* Total Porch 830.00',
    );
  });

  it('a stroke between two words of a name is a slash, and none between two cells', () => {
    expect(clearedOf({ text: 'Debris | General', x: 40, y: 100 })).toBe('Debris / General');
    expect(clearedOf({ text: 'Totals: Debris | General', x: 40, y: 100 })).toBe(
      'Totals: Debris / General',
    );
    expect(
      clearedOf(
        { text: 'Debris', x: 40, y: 100 },
        { text: '|', x: 80, y: 100 },
        { text: 'General', x: 120, y: 100 },
      ),
    ).toBe('Debris General');
  });

  it('circuit interrupters end in a capital I', () => {
    expect(clearedOf({ text: '7. Ground fault interrupter (GFT) outlet', x: 40, y: 100 })).toBe(
      '7. Ground fault interrupter (GFI) outlet',
    );
  });

  it('the word between two figures is one', () => {
    expect(clearedOf({ text: '7. Blind - 14.1to 20 SF', x: 40, y: 100 })).toBe(
      '7. Blind - 14.1 to 20 SF',
    );
  });

  it('descriptions have no letter between with and its slash, and do not call out', () => {
    const lines = linesOf({
      text: '7. Vinyl! floor wi/trip charge, seallprime',
      x: 40,
      y: 100,
      confidence: 0.7,
    });
    const [settled] = settleWords([{ page: 1, width: 612, height: 792, ocr: true, lines }], []);
    expect(settled?.lines[0]?.text).toBe('7. Vinyl floor w/trip charge, seal/prime');
    const misread = linesOf({ text: '7. Remove Viny! floor', x: 40, y: 100, confidence: 0.7 });
    const [one] = settleWords(
      [{ page: 1, width: 612, height: 792, ocr: true, lines: misread }],
      [],
    );
    expect(one?.lines[0]?.text).toBe('7. Remove Vinyl floor');
  });

  it('a space behind an ampersand is seen, and a state has no small letter', () => {
    expect(clearedOf({ text: '2 Cut &tear out drywall', x: 40, y: 100 })).toBe(
      '2 Cut & tear out drywall',
    );
    expect(clearedOf({ text: 'Elmtown, iA 54999', x: 40, y: 100 })).toBe('Elmtown, IA 54999');
  });

  it('a stroke before the name of a price list is the I of its state', () => {
    expect(clearedOf({ text: 'Price List: |ADM8X_FEB26', x: 40, y: 100 })).toBe(
      'Price List: IADM8X_FEB26',
    );
  });

  it('a rate in a phrase has its unit in one word', () => {
    expect(clearedOf({ text: '9 Floor (allow $3.25/sf material)', x: 40, y: 100 })).toBe(
      '9 Floor (allow $3.25/sf material)',
    );
  });

  it('inches are no star where the document says them elsewhere', () => {
    const lines = linesOf(
      { text: '7. Gutter - up to 5"', x: 40, y: 100 },
      { text: '8. Gutter - up to 5*', x: 40, y: 114 },
      { text: '9. Lumber of 8*', x: 40, y: 128 },
    );
    const [settled] = settleWords([{ page: 1, width: 612, height: 792, ocr: true, lines }], []);
    expect(settled?.lines.map(({ text }) => text)).toEqual([
      '7. Gutter - up to 5"',
      '8. Gutter - up to 5"',
      '9. Lumber of 8*',
    ]);
  });

  it('nothing stands behind the number of a room', () => {
    const lines = linesOf(
      { text: "Bedroom 2'", x: 40, y: 100 },
      { text: "Height: 8'", x: 500, y: 100 },
      { text: 'Totals: Bedroom 2', x: 40, y: 300, confidence: 0.9 },
      { text: '20.00', x: 500, y: 300 },
    );
    const [settled] = settleNames([{ page: 1, width: 612, height: 792, ocr: true, lines }], []);
    expect(settled?.lines[0]?.text).toBe("Bedroom 2 Height: 8'");
  });

  it('is a stroke before a name, which its sum spells', () => {
    const lines = linesOf(
      { text: '/', x: 18, y: 100, confidence: 0.7 },
      { text: 'Hal', x: 42, y: 100, confidence: 0.85 },
      { text: `8' 4" Height`, x: 500, y: 100 },
      { text: 'Totals: Hall', x: 40, y: 300 },
      { text: '20.00', x: 500, y: 300 },
    );
    const [settled] = settleNames([{ page: 1, width: 612, height: 792, ocr: true, lines }], []);
    expect(settled?.lines[0]?.text).toBe(`/ Hall 8' 4" Height`);
  });

  it.each(['-', 'a'])('%s stands before no name of who insures', (mark) => {
    const TABLE = columns(['DESCRIPTION', 36, 'left'], ['QTY', 300], ['PRICE', 380], ['RCV', 460]);
    const runs = [
      { text: `${mark} LOW FEN CASUALTY COMPANY`, x: 50, y: 30 },
      { text: '12 Plum Row, Elmtown, OH 44999', x: 80, y: 42 },
      { text: 'Kitchen', x: 36, y: 80 },
      ...header(TABLE, 100),
      ...row(TABLE, 120, ['1. Paint the walls', '10.00 SF', '2.00', '20.00']),
      ...row(TABLE, 134, ['2. Seal the walls', '10.00 SF', '2.00', '20.00']),
    ].map((run) => ({ ...run, confidence: SURE }));
    expect(read(page(1, runs, 'ocr')).carrierName).toBe('LOW FEN CASUALTY COMPANY');
  });
});

describe('ages of a scan', () => {
  it('have lost their slash, however often, where the percentage tells both figures', () => {
    const TABLE = columns(
      ['DESCRIPTION', 36, 'left'],
      ['QUANTITY', 250],
      ['UNIT PRICE', 310],
      ['RCV', 370],
      ['AGE/LIFE', 430],
      ['DEP %', 480],
      ['DEPREC.', 530],
      ['ACV', 580],
    );
    const worn = (
      y: number,
      number: number,
      age: string,
      percent: string,
      dep: string,
      acv: string,
    ) => row(TABLE, y, [`${number}. Rod`, '1.00 EA', '10.00', '10.00', age, percent, dep, acv]);
    const runs = [
      ...header(TABLE, 100),
      ...worn(120, 1, '1220 yrs', '60.00%', '(6.00)', '4.00'),
      ...worn(134, 2, '5/10 yrs', '50.00%', '(5.00)', '5.00'),
      ...worn(148, 3, '1420 yrs', '70.00%', '(7.00)', '3.00'),
      ...worn(162, 4, 'S5/20yrs', '25.00%', '(2.50)', '7.50'),
    ].map((run) => ({ ...run, confidence: SURE }));
    expect(
      read(page(1, runs, 'ocr')).lineItems.map(({ printed }) => [
        printed?.ageYears,
        printed?.lifeYears,
      ]),
    ).toEqual([
      [12, 20],
      [5, 10],
      [14, 20],
      [5, 20],
    ]);
  });
});
