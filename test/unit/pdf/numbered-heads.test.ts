import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { drawn, page, read } from './draw.ts';

const readPage = (text: string): Estimate => read(page(1, drawn(text)));

describe('a number before bold words without figures', () => {
  it('is that of a trade where the rows below have words of their own, and some trades several', () => {
    const { lineItems } = readPage(`
~ Qty   Unit   Description of Work                         Unit Cost         Cost
~1. Masonry
    1   LS     Tuck point chimney above roof               $1,450.00    $1,450.00
                                        Category total                  $1,450.00
~2. Siding
  420   SF     Remove lap siding on north wall,               $11.75    $4,935.00
               replace with fiber cement
   86   LF     Replace corner boards and frieze               $13.20    $1,135.20
                                        Category total                  $6,070.20
~7. Walks
   64   SF     Replace heaved section of walk                 $14.10      $902.40
   10   LF     Seal joints of the walk                         $2.00       $20.00
                                        Category total                    $922.40
`);
    expect(
      lineItems.map(({ room, section, description, printed }) => [
        section ?? room,
        description,
        printed?.lineNumber,
      ]),
    ).toEqual([
      ['1. Masonry', 'Tuck point chimney above roof', null],
      ['2. Siding', 'Remove lap siding on north wall, replace with fiber cement', null],
      ['2. Siding', 'Replace corner boards and frieze', null],
      ['7. Walks', 'Replace heaved section of walk', null],
      ['7. Walks', 'Seal joints of the walk', null],
    ]);
  });

  it('is that of a row whose figures stand below it, where there is one of each', () => {
    const { lineItems } = readPage(`
~Description                              Qty   Unit     Unit Cost         Cost
~1. Masonry repair
Tuck point chimney above roof               1   LS       $1,450.00    $1,450.00
~2. Siding repair
Remove lap siding on north wall           420   SF          $11.75    $4,935.00
~3. Walk repair
Replace heaved section of walk             64   SF          $14.10      $902.40
`);
    expect(lineItems.map(({ printed }) => printed?.lineNumber)).toEqual(['1', '2', '3']);
  });
});
