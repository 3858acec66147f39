import { describe, expect, it } from 'vitest';
import { assignColumns } from '../../../lambdas/domain/pdf/columns/assign-columns.ts';
import type { Column } from '../../../lambdas/domain/pdf/columns/column-model.ts';
import type { Word } from '../../../lambdas/domain/pdf/pages/page-text.ts';
import type { ColumnKind } from '../../../lambdas/domain/pdf/tables/column-kinds.ts';
import { tokensOf } from '../../../lambdas/domain/pdf/tokens/tokens.ts';

type Edge = 'left' | 'right' | 'center';

const column = (kind: ColumnKind, left: number, right: number, edge?: Edge): Column => {
  const at = { left, right, center: (left + right) / 2 };
  return {
    kind,
    text: kind,
    left,
    right,
    row: 0,
    align: edge === undefined ? null : { edge, at: at[edge] },
  };
};

const words = (...placed: [string, number, number][]): Word[] =>
  placed.map(([text, left, right]) => ({
    text,
    box: { left, right, top: 0, bottom: 9 },
    angle: 0,
    fontSize: 9.5,
    bold: false,
    italic: false,
    confidence: 1,
  }));

/** The texts of each column that has any. */
const cells = (line: Word[], columns: readonly Column[]): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const { column, token } of assignColumns(tokensOf(line), columns).cells) {
    const kind = column?.kind ?? 'none';
    found[kind] = `${found[kind] ?? ''} ${token.text}`.trim();
  }
  return found;
};

describe('a unit in a column of its own', () => {
  it('is one apart from the figure that stands close to it', () => {
    const columns = [
      column('description', 36, 82),
      column('quantity', 249, 266, 'center'),
      column('unit', 285, 324, 'left'),
      column('unitPrice', 359, 379, 'right'),
      column('total', 406, 442, 'right'),
    ];
    const line = words(
      ['Cellulose', 36, 80],
      ['219.53', 243, 272],
      ['sq', 285, 295],
      ['ft', 298, 303],
      ['$2.21', 355, 379],
      ['$485.16', 408, 442],
    );
    expect(cells(line, columns)).toEqual({
      description: 'Cellulose',
      quantity: '219.53',
      unit: 'sq ft',
      unitPrice: '$2.21',
      total: '$485.16',
    });
  });

  it('is none of the words of a description far before it', () => {
    const columns = [
      column('itemNumber', 54, 59),
      column('description', 83, 128),
      // Learned from `LNFT`, `EA` and `SF` in one column.
      { ...column('unit', 362, 401), align: { edge: 'right' as const, at: 387.3 } },
      column('quantity', 424, 442, 'center'),
      column('unitPrice', 485, 508, 'right'),
      column('rcv', 556, 576, 'right'),
    ];
    const line = words(
      ['32', 54, 65],
      ['Shingle,', 83, 120],
      ['30', 173, 184],
      ['yr.', 186, 196],
      ['square', 367, 396],
      ['110.4', 421, 445],
      ['$371.90', 473, 508],
      ['$41,057.76', 528, 576],
    );
    expect(cells(line, columns)).toMatchObject({
      description: 'Shingle, 30 yr.',
      unit: 'square',
      quantity: '110.4',
    });
  });

  it('is a word of the description behind the number of a row', () => {
    const columns = [
      column('itemNumber', 36, 50),
      column('description', 59, 111),
      column('total', 528, 552, 'right'),
    ];
    const line = words(['1.3', 36, 49], ['Bag', 59, 76], ['debris', 79, 104], ['46.25', 528, 552]);
    expect(cells(line, columns)).toEqual({
      itemNumber: '1.3',
      description: 'Bag debris',
      total: '46.25',
    });
  });

  it('is a thing that is counted right below the heading, and no end of a long description', () => {
    const columns = [
      column('description', 36, 82),
      column('quantity', 249, 266, 'right'),
      column('unitPrice', 359, 379, 'right'),
      column('total', 406, 442, 'right'),
    ];
    const prices = words(['17.14', 355, 379], ['85.70', 415, 442]);
    const counted = [...words(['Shave', 36, 70], ['5', 240, 245], ['doors', 248, 270]), ...prices];
    expect(cells(counted, columns)).toMatchObject({ description: 'Shave', quantity: '5 doors' });
    const long = [
      ...words(['Footings', 36, 200], ['to', 203, 212], ['4', 215, 220], ['rise', 223, 250]),
      ...words(['5.00', 254, 270]),
      ...prices,
    ];
    expect(cells(long, columns)).toMatchObject({
      description: 'Footings to 4 rise',
      quantity: '5.00',
    });
  });
});
