import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const HEADS =
  '~DESCRIPTION                         QUANTITY  UNIT PRICE       RCV     DEPREC.       ACV';
const MEASURES = '152.00  Surface Area              1.52  Number of Squares';
const row = (work: string): string =>
  `${work.padEnd(36)}10.00 SQ      200.00  2,000.00    (500.00)  1,500.00`;

const pathsOf = (...all: string[]): (string[] | undefined)[] =>
  read(page(1, drawn(all.join('\n')))).lineItems.map(({ printed }) => printed?.path);

describe('rooms named as the faces of a roof are, which no total names', () => {
  it.each([
    ['', (name: string): string[] => [name, HEADS]],
    ['with measures', (name: string): string[] => [name, MEASURES, HEADS]],
    ['with their height', (name: string): string[] => [`${name}       Height: 8'`, HEADS]],
  ])('are headed in bold type %s', (_, head) => {
    expect(
      pathsOf(...head('~R10'), row('1. Shingles'), '', ...head('~F2'), row('2. Fence')),
    ).toEqual([['R10'], ['F2']]);
  });

  it('stand in their level', () => {
    const total =
      '~Total: Main Level                                         2,000.00    500.00  1,500.00';
    for (const below of [[], [total]])
      expect(pathsOf('~Main Level', '~R10', HEADS, row('1. Shingles'), ...below)).toEqual([
        ['Main Level', 'R10'],
      ]);
  });

  it('are told from what letters a drawing', () => {
    expect(pathsOf('~Kitchen', '12\' 4"   F2', 'F3', HEADS, row('1. Shingles'))).toEqual([
      ['Kitchen'],
    ]);
    const { lineItems } = read(
      page(1, drawn(['~Dwelling Roof', MEASURES, '~R10', HEADS, row('1. Shingles')].join('\n'))),
    );
    expect(lineItems).toMatchObject([{ room: 'Dwelling Roof', section: null }]);
  });
});
