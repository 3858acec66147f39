import { describe, expect, it } from 'vitest';
import { readWording, slashReadings, wordingKey } from '../../../lambdas/domain/catalog/wording.ts';

const tokens = (text: string) => readWording(text).tokens;
const key = (text: string) => wordingKey(tokens(text));

describe('readWording', () => {
  it('reads print and plain wording as the same item', () => {
    const pairs = [
      [
        'Laminated - comp. shingle rfg. - w/out felt',
        'Laminated, composition shingle roofing, without felt',
      ],
      ['1/2" drywall - hung & fire taped only', '½ inch drywall, hung and fire taped only'],
      ['Carpet - High grade', 'High-grade carpet'],
      ['Cooktop - Detach & reset', 'Cooktop (detach and reset)'],
      ['Clean door (per side)', 'Clean door, per side'],
      ['Stair nosing safety tread - 1 1/2"x 3"', 'Stair nosing safety tread, 1 1/2 in x 3 in'],
      ['Siding labor minimum', 'Siding - Labor Minimum'],
      ['Baseboard - 5 1/4" MDF', 'Baseboard - 5-1/4” MDF *'],
    ];
    for (const [print, plain] of pairs) expect(key(print ?? ''), print).toBe(key(plain ?? ''));
  });

  it('keeps sizes, grades and negations apart that make another item', () => {
    const pairs = [
      ["Overhead door - 10' x 8'", "Overhead door - 8' x 10'"],
      ['Gutter - aluminum - up to 5"', 'Gutter - aluminum - 5"'],
      ['Roofing - w/ felt', 'Roofing - w/out felt'],
      ['Carpet - High grade', 'Carpet - Premium grade'],
      ["Wood fence 3'- 4' high", "Wood fence 5'- 6' high"],
      ['1/0 gauge copper cable', '2/0 gauge copper cable'],
      ['Post & Beam construction - Beams', 'Post & Beam construction - Posts'],
      ['Paint trim - one coat', 'Paint trim - two coats'],
    ];
    for (const [left, right] of pairs) expect(key(left ?? ''), left).not.toBe(key(right ?? ''));
  });

  it('binds numbers to their units, ranges and bounds', () => {
    expect(tokens('Batt insulation - 10" - R30')).toEqual(['batt', 'insulation', '#10in', 'r30']);
    expect(tokens('window, 12-23 sf')).toEqual(['window', '#12sf~23sf']);
    expect(tokens('60" or wider, up to 4\' tall')).toEqual(['#>60in', '#<4ft', 'tall']);
    expect(tokens('2" x 4" x 8\' #2')).toEqual(['#2in*4in*8ft', '#no2']);
    expect(tokens('steep roof - 7/12 to 9/12 slope')).toEqual([
      'steep',
      'roof',
      '#7/12',
      '#9/12',
      'slope',
    ]);
  });

  it('reads the letters that scanners take for digits, and the digits for letters', () => {
    expect(tokens('5iding - l/2"')).toEqual(['siding', '#0.5in']);
    expect(tokens('5gallon bucket')).toEqual(['#5gal', 'bucket']);
  });

  it('drops line numbers and change marks', () => {
    expect(tokens('12a. Toilet *')).toEqual(['toilet']);
    expect(tokens('Toilet [*E]')).toEqual(['toilet']);
  });
});

describe('slashReadings', () => {
  it('offers all alternatives together, then each alone', () => {
    const readings = slashReadings(readWording('Gutter / downspout - aluminum'));
    expect(readings.map((reading) => reading.join(' '))).toEqual([
      'gutter downspout aluminum',
      'gutter aluminum',
      'downspout aluminum',
    ]);
  });
});
