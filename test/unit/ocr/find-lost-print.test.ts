import { describe, expect, test } from 'vitest';
import { findLostPrint } from '../../../lambdas/adapters/ocr/find-lost-print.ts';
import { readFiguresAgain } from '../../../lambdas/adapters/ocr/read-figures-again.ts';
import { readStarredHeads } from '../../../lambdas/adapters/ocr/read-starred-heads.ts';
import type { Tesseract } from '../../../lambdas/adapters/ocr/tesseract.ts';
import { drawn, row, textOf, word } from './drawn-line.ts';

/** A Tesseract that reads the same in every box. */
function reading(text: string, confidence = 95): Tesseract {
  return {
    load: () => {},
    readPage: () => ({ blocks: [] }),
    readLine: () => ({ text, confidence }),
  };
}

const gas = word('Gas', { x0: 100, y0: 38, x1: 150, y1: 60 });
const twelve = word('12', { x0: 190, y0: 38, x1: 220, y1: 60 });

describe('findLostPrint', () => {
  test('a level stroke between two words is the dash that was dropped', () => {
    const line = row(gas, twelve);
    findLostPrint(reading(''), [line], drawn([165, 51, 175, 53]));
    expect(textOf(line)).toBe('Gas - 12');
  });

  test('ink before a row is read as its number', () => {
    const line = row(gas);
    const other = row(word('9.', { x0: 20, y0: 8, x1: 40, y1: 30 }));
    findLostPrint(reading('10.'), [other, line], drawn([20, 38, 40, 60]));
    expect(textOf(line)).toBe('10. Gas');
  });

  test('ink before a row is its mark where another row has one at that place', () => {
    const marked = (other: string): string => {
      const line = row(gas);
      const below = row(word(other, { x0: 20, y0: 8, x1: 40, y1: 30 }));
      findLostPrint(reading('W1'), [below, line], drawn([20, 38, 40, 60]));
      return textOf(line);
    };
    expect(marked('w2')).toBe('W1 Gas');
    expect(marked('Roof')).toBe('Gas');
  });

  test('small letters between figures are a unit where others stand above and below', () => {
    const lost = (...others: string[]): string => {
      const line = row(
        word('344.35', { x0: 60, y0: 38, x1: 130, y1: 60 }),
        word('6,401.47', { x0: 240, y0: 38, x1: 330, y1: 60 }),
      );
      const units = others.map((text) => row(word(text, { x0: 180, y0: 8, x1: 200, y1: 30 })));
      findLostPrint(reading('sf', 70), [...units, line], drawn([181, 44, 200, 60]));
      return textOf(line);
    };
    expect(lost('sf', 'ea')).toBe('344.35 sf 6,401.47');
    expect(lost('sf', 'Paint')).toBe('344.35 6,401.47');
  });

  test('letters far before a quantity are the calculation that was dropped', () => {
    const quantity = word('32.69SF', { x0: 280, y0: 38, x1: 350, y1: 60 });
    const other = row(word('9.', { x0: 20, y0: 8, x1: 40, y1: 30 }));
    const line = row(quantity);
    findLostPrint(reading('WC'), [other, line], drawn([90, 38, 115, 60]));
    expect(textOf(line)).toBe('WC 32.69SF');
  });

  test('a letter as wide as no other is a W, however little it is trusted alone', () => {
    const calculated = (text: string, right: number): string => {
      const quantity = word('32.69SF', { x0: 280, y0: 38, x1: 350, y1: 60 });
      const other = row(word('9.', { x0: 20, y0: 8, x1: 40, y1: 30 }));
      const line = row(quantity);
      findLostPrint(reading(text, 2), [other, line], drawn([90, 38, right, 60]));
      return textOf(line);
    };
    expect(calculated('WW', 118)).toBe('W 32.69SF');
    expect(calculated('W', 100)).toBe('32.69SF');
    expect(calculated('C', 118)).toBe('32.69SF');
  });

  test('the calculation’s column may stand as far off as wide print sets it', () => {
    const line = row(word('56.37SF', { x0: 395, y0: 38, x1: 399, y1: 60 }));
    const other = row(word('9.', { x0: 5, y0: 8, x1: 20, y1: 30 }));
    findLostPrint(reading('W'), [other, line], drawn([30, 38, 55, 60]));
    expect(textOf(line)).toBe('W 56.37SF');
  });

  test.each([['[*'], ['[*]'], ['N]']])('a mark behind a quantity is put back: %s', (mark) => {
    const line = row(
      word('3.00SF', { x0: 60, y0: 38, x1: 130, y1: 60 }),
      word('0.00+', { x0: 240, y0: 38, x1: 290, y1: 60 }),
    );
    findLostPrint(reading(mark, 58), [line], drawn([180, 38, 200, 60]));
    expect(textOf(line)).toBe(`3.00SF ${mark} 0.00+`);
  });

  test('what is no number, unit or amount is left', () => {
    const line = row(gas, twelve);
    findLostPrint(reading('~|'), [line], drawn([160, 38, 180, 60]));
    expect(textOf(line)).toBe('Gas 12');
  });
});

describe('readFiguresAgain', () => {
  test('a second look at a figure keeps the unit or sign that stands behind it', () => {
    const line = row(
      word('6.98HR', { x0: 10, y0: 38, x1: 60, y1: 60 }, 0.5),
      word('6.98+', { x0: 100, y0: 38, x1: 150, y1: 60 }, 0.5),
    );
    readFiguresAgain(reading('6.93'), [line], 250);
    expect(textOf(line)).toBe('6.93HR 6.93+');
  });
});

describe('what is read a second time', () => {
  const looksAt = (...words: Parameters<typeof row>): number => {
    let looks = 0;
    const counted = { ...reading('1'), readLine: () => ({ text: `${looks++}`, confidence: 0 }) };
    readFiguresAgain(counted, [row(...words)], 250);
    return looks;
  };
  const box = { x0: 10, y0: 38, x1: 60, y1: 60 };

  test('a figure without its point between amounts is, a house number and a time are not', () => {
    expect(looksAt(word('49150', box, 0.95), word('6,881.00', box, 0.95))).toBe(1);
    expect(looksAt(word('1408', box, 0.95), word('Larkmoor', box, 0.95))).toBe(0);
    expect(looksAt(word('9:00', box, 0.95), word('AM', box, 0.95))).toBe(0);
  });

  test('a date is not, however it was read: no second look can settle it', () => {
    expect(looksAt(word('6/22/2026', box, 0.4))).toBe(0);
  });
});

describe('readStarredHeads', () => {
  test('a sub-head between asterisks is read without them', () => {
    const line = row(word('FHrim**', { x0: 100, y0: 38, x1: 190, y1: 60 }, 0.3));
    const stars: [number, number, number, number][] = [
      [100, 38, 108, 46],
      [111, 38, 119, 46],
      [172, 38, 180, 46],
      [183, 38, 191, 46],
    ];
    readStarredHeads(reading('Trim'), [line], drawn([122, 38, 168, 60], ...stars), 250);
    expect(textOf(line)).toBe('**Trim**');
  });

  test('a sub-head whose first asterisks and letter were left out is read whole', () => {
    const line = row(
      word('gintrrr', { x0: 150, y0: 38, x1: 190, y1: 60 }, 0),
      word('SS', { x0: 330, y0: 30, x1: 380, y1: 66 }, 0),
    );
    const stars: [number, number, number, number][] = [
      [100, 38, 108, 46],
      [111, 38, 119, 46],
      [172, 38, 180, 46],
      [183, 38, 191, 46],
    ];
    const letters: [number, number, number, number][] = [
      [124, 38, 140, 60],
      [150, 42, 168, 60],
    ];
    readStarredHeads(reading('Paint'), [line], drawn(...letters, ...stars), 250);
    expect(textOf(line)).toBe('**Paint** SS');
  });

  test('a sub-head between dashes that was hardly read is read without them', () => {
    const dashes: [number, number, number, number][] = [100, 108, 116, 124, 172, 180, 188, 196].map(
      (x0) => [x0, 51, x0 + 6, 53],
    );
    const read = (confidence: number) => {
      const line = row(word('-=---Trirn----', { x0: 100, y0: 38, x1: 202, y1: 60 }, confidence));
      const letters: [number, number, number, number] = [134, 38, 168, 60];
      readStarredHeads(reading('Trim'), [line], drawn(letters, ...dashes), 250);
      return textOf(line);
    };
    expect(read(0.3)).toBe('----Trim----');
    expect(read(0.95)).toBe('-=---Trirn----');
  });

  test('a description that goes on with a dash is none, though its first letter is broken', () => {
    const read = (confidence: number) => {
      const dash = word('-', { x0: 100, y0: 50, x1: 108, y1: 53 }, confidence);
      const line = row(dash, word('flat', { x0: 116, y0: 38, x1: 160, y1: 60 }, 0.9));
      const ink = drawn(
        [100, 50, 108, 53],
        [116, 38, 124, 44],
        [126, 38, 130, 60],
        [140, 40, 160, 60],
      );
      readStarredHeads(reading('at panel'), [line], ink, 250);
      return textOf(line);
    };
    expect(read(0.92)).toBe('- flat');
    expect(read(0.4)).toBe('- flat');
  });

  test('a line that begins with a dash is none', () => {
    const line = row(word('-insulated', { x0: 100, y0: 38, x1: 190, y1: 60 }, 0.3));
    readStarredHeads(
      reading('x'),
      [line],
      drawn([100, 50, 112, 53], [130, 34, 134, 38], [130, 42, 134, 60], [140, 40, 190, 60]),
      250,
    );
    expect(textOf(line)).toBe('-insulated');
  });
});
