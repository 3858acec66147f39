import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 220],
  ['UNIT', 262],
  ['RCV', 318],
  ['AGE/LIFE', 372],
  ['COND.', 412, 'left'],
  ['DEP %', 490],
  ['DEPREC.', 545],
  ['ACV', 595],
);

describe('age, life and condition of a row', () => {
  it.each([
    ['7/30 yrs', 'Avg.', 7, 30],
    ['7 / 30 yrs', 'Avg.', 7, 30],
    ['7/ 30 years', 'Avg.', 7, 30],
    ['6/36 mos', 'Avg.', 0.5, 3],
    ['7/30 yrs', 'Worn', 7, 30],
    ['7/30 yrs', 'Very good', 7, 30],
  ])('may be printed as %s, %s', (printedAge, condition, ageYears, lifeYears) => {
    const { lineItems } = read(
      page(1, [
        { text: 'Roof', x: 36, y: 60, bold: true },
        ...header(TABLE, 80),
        ...row(TABLE, 96, [
          '1. Ridge cap',
          '10.00 LF',
          '5.00',
          '50.00',
          '3/10 yrs',
          'Avg.',
          '30%',
          '(15.00)',
          '35.00',
        ]),
        ...row(TABLE, 110, [
          '2. Felt',
          '10.00 SQ',
          '30.00',
          '300.00',
          printedAge,
          condition,
          '35%',
          '(105.00)',
          '195.00',
        ]),
      ]),
    );
    expect(lineItems[1]).toMatchObject({
      description: 'Felt',
      rcv: 300,
      depreciation: 105,
      printed: { ageYears, lifeYears, condition, depreciationPercent: 35 },
    });
  });

  it('stands apart from the amount and the share that it touches', () => {
    const numbers = ['118.40 SF', '0.43', '50.9113/100 yrs', 'Avg.', '13.00%(6.62)', '44.29'];
    const { lineItems } = read(
      page(1, [
        { text: 'Roof', x: 36, y: 60, bold: true },
        ...header(TABLE, 80),
        ...row(TABLE, 96, [
          '1. Felt',
          '10.00 SQ',
          '30.00',
          '300.00',
          '7/20 yrs',
          'Avg.',
          '35%',
          '(105.00)',
          '195.00',
        ]),
        { text: '2. House wrap', x: 36, y: 110 },
        ...numbers.map((text, at) => ({
          text,
          x: [220, 262, 372, 390, 545, 595][at] ?? 0,
          y: 110,
          align: 'right' as const,
        })),
      ]),
    );
    expect(lineItems[1]).toMatchObject({
      rcv: 50.91,
      depreciation: 6.62,
      acv: 44.29,
      printed: { ageYears: 13, lifeYears: 100, depreciationPercent: 13 },
    });
  });

  it.each([
    ['3/10', 350, 10],
    ['3/150', 375, 150],
  ])('are an age and a life, however close cells stand around %s', (age, condition, life) => {
    const table = columns(
      ['DESCRIPTION', 36, 'left'],
      ['QUANTITY', 240],
      ['RCV', 300],
      ['COND.', condition],
      ['AGE/LIFE', 400],
      ['DEP %', 432],
      ['DEPREC.', 490],
      ['ACV', 550],
    );
    const { lineItems } = read(
      page(1, [
        ...header(table, 80),
        ...row(table, 96, [
          '1. 3/4" trim - 1/2 of the wall',
          '10.00 LF',
          '50.00',
          'Avg.',
          age,
          '30.00%',
          '(15.00)',
          '35.00',
        ]),
        ...row(table, 110, [
          '2. Felt',
          '10.00 SF',
          '50.00',
          'New',
          '0/NA',
          'NA',
          '(0.00)',
          '50.00',
        ]),
      ]),
    );
    expect(
      lineItems.map(({ description, printed }) => [
        description,
        printed?.ageYears,
        printed?.lifeYears,
        printed?.depreciationPercent,
      ]),
    ).toEqual([
      ['3/4" trim - 1/2 of the wall', 3, life, 30],
      ['Felt', 0, null, null],
    ]);
  });
});

describe('a condition in two lines that are centred on its row', () => {
  it('is one of this row, and no note of the row above', () => {
    const cells = (name: string, condition: string) => [
      name,
      '10.00 LF',
      '5.00',
      '50.00',
      '3/10 yrs',
      condition,
      '30%',
      '(15.00)',
      '35.00',
    ];
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 80),
        ...row(TABLE, 96, cells('1. Ridge cap', 'Avg.')),
        { text: 'Below', x: 412, y: 108 },
        ...row(TABLE, 114, cells('2. Pipe jack', '')),
        { text: 'Avg.', x: 415, y: 120 },
        ...row(TABLE, 134, cells('3. Roof vent', 'Avg.')),
      ]),
    );
    expect(lineItems.map(({ printed, f9Note }) => [printed?.condition, f9Note])).toEqual([
      ['Avg.', null],
      ['Below Avg.', null],
      ['Avg.', null],
    ]);
  });
});
