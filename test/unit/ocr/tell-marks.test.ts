import { describe, expect, test } from 'vitest';
import { findFinalStops } from '../../../lambdas/adapters/ocr/find-final-stops.ts';
import { tellCapitals } from '../../../lambdas/adapters/ocr/tell-capitals.ts';
import { tellStopsFromCommas } from '../../../lambdas/adapters/ocr/tell-stops-from-commas.ts';
import { drawn, row, textOf, word } from './drawn-line.ts';

const box = { x0: 10, y0: 38, x1: 64, y1: 66 };

/** A letter with a stem, and behind it the marks. */
function stopped(text: string, ...marks: [number, number, number, number][]): string {
  const line = row(word(text, box));
  tellStopsFromCommas([line], drawn([10, 38, 50, 60], ...marks));
  return textOf(line);
}

describe('tellStopsFromCommas', () => {
  const dot: [number, number, number, number] = [56, 57, 60, 60];
  const tailed: [number, number, number, number] = [56, 56, 60, 64];
  const upper: [number, number, number, number] = [56, 44, 60, 47];

  test('a mark with a tail below the baseline is a comma', () => {
    expect(stopped('times.', tailed)).toBe('times,');
  });

  test('a tailed mark below a dot is a semicolon', () => {
    expect(stopped('withdrawn:', upper, tailed)).toBe('withdrawn;');
  });

  test('full stops, colons and commas that were read stay', () => {
    expect(stopped('used.', dot)).toBe('used.');
    expect(stopped('Totals:', upper, dot)).toBe('Totals:');
    expect(stopped('unit,', dot)).toBe('unit,');
  });

  test('a tail that ends on the baseline shows beside the dot above it', () => {
    expect(stopped('rakes:', [55, 44, 60, 49], [55, 50, 60, 60])).toBe('rakes;');
    expect(stopped('rakes:', [55, 44, 60, 49], [55, 55, 60, 60])).toBe('rakes:');
  });
});

describe('tellCapitals', () => {
  /** A first letter of a height, then one of 16 and one of 22 on the baseline. */
  function spelled(text: string, height: number): string {
    const line = row(word(text, box));
    tellCapitals([line], drawn([10, 60 - height, 24, 60], [28, 44, 40, 60], [44, 38, 48, 60]));
    return textOf(line);
  }

  test('a first letter as high as the highest is a capital', () => {
    expect(spelled('walls', 22)).toBe('Walls');
  });

  test('a first letter that blur lifts above the other small ones is none', () => {
    const line = row(word('color', box));
    tellCapitals([line], drawn([10, 40, 24, 60], [28, 43, 40, 60], [44, 38, 48, 60]));
    expect(textOf(line)).toBe('color');
  });

  test('a first letter lower than the others is none', () => {
    expect(spelled('Wall', 16)).toBe('wall');
  });

  test('letters that touch do not make the first of them a capital', () => {
    const line = row(word('walls', box));
    tellCapitals([line], drawn([10, 38, 46, 60], [50, 44, 54, 60], [58, 38, 62, 60]));
    expect(textOf(line)).toBe('walls');
  });

  test('a letter as high as the digits behind it is a capital', () => {
    const marked = (height: number): string => {
      const line = row(word('w2', box));
      tellCapitals([line], drawn([10, 60 - height, 28, 60], [34, 38, 44, 60]));
      return textOf(line);
    };
    expect(marked(22)).toBe('W2');
    expect(marked(15)).toBe('w2');
  });

  test('letters whose small form differs keep their reading', () => {
    expect(spelled('Trim', 16)).toBe('Trim');
  });
});

describe('findFinalStops', () => {
  /** Words 20 wide, 30 apart, the last of which ends at 120 and more, with ink behind it. */
  function ended(texts: string, ...ink: [number, number, number, number][]): string {
    const words = texts.split(' ').map((text, at) => {
      const x0 = 10 + at * 30;
      return word(text, { x0, y0: 44, x1: x0 + 20, y1: 60 });
    });
    const line = row(...words);
    findFinalStops([line], drawn(...ink));
    return textOf(line);
  }
  const dot: [number, number, number, number] = [156, 58, 159, 60];

  test('a dot on the baseline behind a sentence is its full stop', () => {
    expect(ended('Owner selects colors before signing', dot)).toBe(
      'Owner selects colors before signing.',
    );
  });

  test('a speck elsewhere, or one of several, is none', () => {
    const sentence = 'Owner selects colors before signing';
    expect(ended(sentence, [156, 48, 159, 50])).toBe(sentence);
    expect(ended(sentence, dot, [164, 50, 167, 53])).toBe(sentence);
  });

  test('a description has none', () => {
    expect(ended('1. Batt insulation per foot', dot)).toBe('1. Batt insulation per foot');
    expect(ended('R&R Gutter Guard High grade', dot)).toBe('R&R Gutter Guard High grade');
  });
});
