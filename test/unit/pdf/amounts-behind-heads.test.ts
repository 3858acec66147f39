import { describe, expect, it } from 'vitest';
import { assignColumns } from '../../../lambdas/domain/pdf/columns/assign-columns.ts';
import type { Column } from '../../../lambdas/domain/pdf/columns/column-model.ts';
import type { Word } from '../../../lambdas/domain/pdf/pages/page-text.ts';
import type { ColumnKind } from '../../../lambdas/domain/pdf/tables/column-kinds.ts';
import { tokensOf } from '../../../lambdas/domain/pdf/tokens/tokens.ts';

const column = (kind: ColumnKind, left: number, right: number): Column => ({
  kind,
  left,
  right,
  align: null,
  text: kind,
  row: 0,
});

const word = (text: string, left: number, right: number): Word => ({
  text,
  box: { left, right, top: 0, bottom: 10 },
  angle: 0,
  fontSize: 10.2,
  bold: false,
  italic: false,
  confidence: 0.95,
});

/** Headings at the left edges of columns whose figures end at the right ones. */
const HEADS = [
  column('description', 64, 135),
  column('quantity', 339, 354),
  column('unit', 376, 393),
  column('unitPrice', 415, 435),
  column('total', 476, 511),
];

const row = (amount: Word): Word[] => [
  word('Re-nail', 64, 93),
  word('deck', 96, 116),
  word('6', 361, 366),
  word('EA', 385, 395),
  word('78.50', 443, 467),
  amount,
];

const columnOf = (amount: Word): ColumnKind | undefined =>
  assignColumns(tokensOf(row(amount)), HEADS).cells.find(({ token }) => token.text === amount.text)
    ?.column?.kind;

describe('an amount behind the heading of the last column', () => {
  it('is of that column, which is wider than its heading', () => {
    expect(columnOf(word('471.00', 516, 547))).toBe('total');
  });

  it('is of none where the heading ends far before it', () => {
    expect(columnOf(word('471.00', 570, 601))).not.toBe('total');
  });
});
