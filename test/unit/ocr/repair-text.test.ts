import { describe, expect, test } from 'vitest';
import { repairText } from '../../../lambdas/adapters/ocr/repair-text.ts';

describe('repairText', () => {
  test.each([
    ['10,90', '10.90'],
    ['1,234,56', '1,234.56'],
    ['(35.093.37)', '(35,093.37)'],
    ['36:06', '36.06'],
    ['4.83237', '4,832.37'],
    ['{0.00)', '(0.00)'],
    ['«1,329.43>', '<1,329.43>'],
    ["'827.00", '827.00'],
    ['9.77:', '9.77'],
    ['1O.5O', '10.50'],
    ['5.29%', '5.29%'],
    ['100.00%', '100.00%'],
    ['2,392.38%', '2,392.38*'],
  ])('reads the amount %s, which allows one shape only, as %s', (read, printed) => {
    expect(repairText(read)).toEqual([printed]);
  });

  test.each([
    ['380.618SF', '380.61SF'],
    ['2,137.338SF', '2,137.33SF'],
    ['12.345SQ*', '12.34SQ*'],
  ])('reads the quantity %s, whose S was read twice, as %s', (read, printed) => {
    expect(repairText(read)).toEqual([printed]);
  });

  test.each([
    ['$0.00.', 'estimate:'],
    ['$23.04;', '='],
    ['$1.96,', '@'],
  ])('leaves the mark behind %s, which goes on with a sentence', (read, previous) => {
    expect(repairText(read, { previous })).toEqual([read]);
    expect(repairText(read, { previous, isApart: true })).toEqual([read.slice(0, -1)]);
  });

  test('reads a date of two-digit years, one slash of which was read as a 1', () => {
    expect(repairText('5/7126')).toEqual(['5/7/26']);
    expect(repairText('12/28126')).toEqual(['12/28/26']);
    expect(repairText('5/7196')).toEqual(['5/7196']);
  });

  test('parts an age from the condition that touches it', () => {
    expect(repairText('13/NAbove')).toEqual(['13/NA', 'Above']);
    expect(repairText('14/Nabove')).toEqual(['14/NA', 'Above']);
    expect(repairText('0/NABelow')).toEqual(['0/NA', 'Below']);
  });

  test('parts a count from its unit at the beginning of a cell', () => {
    expect(repairText('2ea', { previous: '2-lamp', isApart: true })).toEqual(['2', 'ea']);
    expect(repairText('1,107sf', { previous: 'pad', isApart: true })).toEqual(['1,107', 'sf']);
    expect(repairText('2ea', { previous: 'lamps,' })).toEqual(['2ea']);
    expect(repairText('lea', { previous: 'in.', isApart: true })).toEqual(['1', 'ea']);
    expect(repairText('lea', { previous: 'a' })).toEqual(['lea']);
  });

  test('reads the number of the second of two rows as it is printed', () => {
    expect(repairText('45h.')).toEqual(['45b.']);
    expect(repairText('45h.', { previous: 'Section' })).toEqual(['45h.']);
  });

  test.each([
    '455',
    '1381069',
    '48-Q27591',
    'HP-391810',
    '972-555-0142',
    '(32"',
    '60")',
    "8'",
    '1/2"',
    '77',
    'TXDF8X_MAR26',
    '1.2345',
    '12.5%',
    '-9.52',
    '24.50LF',
    '3/14/2026',
  ])('leaves %s as it was read', (read) => {
    expect(repairText(read, { previous: 'word' })).toEqual([read]);
  });

  test('parts amounts of neighbouring columns that touch', () => {
    expect(repairText('22.27192,496.95')).toEqual(['22.27', '192,496.95']);
    expect(repairText('Prof&95,290.14')).toEqual(['Prof', '95,290.14']);
    expect(repairText('Prof$)33,952.79')).toEqual(['Prof$)33,952.79']);
    expect(repairText('(0.00)192,496.95')).toEqual(['(0.00)', '192,496.95']);
    expect(repairText('231,759.70<55,133.59>')).toEqual(['231,759.70', '<55,133.59>']);
    // A stamp's frame between the two.
    expect(repairText('12.18<.7,980.82')).toEqual(['12.18', '7,980.82']);
  });

  test('reads an age over a life before years, and a point before none', () => {
    expect(repairText('2:25', { next: 'yrs' })).toEqual(['2/25']);
    expect(repairText('10725', { next: 'yrs' })).toEqual(['10/25']);
    expect(repairText('12/15yrs')).toEqual(['12/15', 'yrs']);
    expect(repairText('15.20', { next: 'SF' })).toEqual(['15.20']);
  });

  test('keeps the colon of a time of day', () => {
    expect(repairText('9:00', { next: 'AM' })).toEqual(['9:00']);
    expect(repairText('9.00', { next: 'AM' })).toEqual(['9:00']);
    expect(repairText('14:30', { previous: '3/14/2026' })).toEqual(['14:30']);
  });

  test('reads the units of squares, square feet and yards behind a quantity', () => {
    expect(repairText('21.358Q')).toEqual(['21.35SQ']);
    expect(repairText('8Y', { previous: '17.04' })).toEqual(['SY']);
    expect(repairText('1.508.96SF')).toEqual(['1,508.96SF']);
    expect(repairText('8Y', { previous: 'type' })).toEqual(['8Y']);
  });

  test('reads a date whose slashes came as other marks, if it can be one', () => {
    expect(repairText('8/23,2024')).toEqual(['8/23/2024']);
    expect(repairText('7124/2025')).toEqual(['7/24/2025']);
    expect(repairText('19:45.2024')).toEqual(['19:45.2024']);
  });

  test('reads the mark of a changed row and its number at the start of a line only', () => {
    expect(repairText('#49.')).toEqual(['*', '49.']);
    expect(repairText('24,')).toEqual(['24.']);
    expect(repairText('24,', { previous: 'of' })).toEqual(['24,']);
  });

  test('reads terms of the trade that no dictionary holds', () => {
    expect(repairText('0o&P')).toEqual(['O&P']);
    expect(repairText('Ib.')).toEqual(['lb.']);
    expect(repairText('1b.*')).toEqual(['lb.*']);
    expect(repairText('HO0-2026227')).toEqual(['HO-2026227']);
    expect(repairText('yard™®')).toEqual(['yard*']);
    expect(repairText('AGEILIFE')).toEqual(['AGE/LIFE']);
    expect(repairText('#**Front')).toEqual(['***Front']);
    expect(repairText('opening®')).toEqual(['opening*']);
    expect(repairText('Roofl')).toEqual(['Roof1']);
    expect(repairText('Roof1l')).toEqual(['Roof1']);
    expect(repairText('"Front"')).toEqual(['"Front"']);
  });

  test.each([
    ['$1,748.00.', 'Percent'],
    ['$1,450.00,', 'was'],
  ])('keeps the mark behind %s where the sentence goes on with %s', (amount, next) => {
    expect(repairText(amount, { previous: 'Millworks', next })).toEqual([amount]);
    expect(repairText(amount, { previous: 'EA', next, isApart: true })).toEqual([
      amount.slice(0, -1),
    ]);
  });

  test('keeps the full stop of a sentence that ends with an amount', () => {
    expect(repairText('$737.94.', { previous: 'is' })).toEqual(['$737.94.']);
    expect(repairText('737.94.', { previous: 'EA' })).toEqual(['737.94']);
  });

  test('reads inches behind an x and an O before small letters', () => {
    expect(repairText('4n', { previous: 'x' })).toEqual(['4"']);
    expect(repairText('0ld')).toEqual(['Old']);
    expect(repairText('01d')).toEqual(['Old']);
    expect(repairText('ws')).toEqual(['w/']);
  });

  test.each(["2°'", "2'°", '2°'])('reads %s as feet', (read) => {
    expect(repairText(read)).toEqual(["2'"]);
  });
});
