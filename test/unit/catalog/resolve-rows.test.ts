import { describe, expect, it } from 'vitest';
import { readStarterCatalog } from '../../../catalog/starter.ts';
import { loadCatalog } from '../../../lambdas/domain/catalog/catalog.ts';
import { RESOLVED_COLUMNS, resolveRows } from '../../../lambdas/domain/catalog/resolve-rows.ts';

const catalog = loadCatalog(readStarterCatalog().bytes);

describe('resolveRows', () => {
  it('answers row for row and leaves the input cells as they are', () => {
    const table = [
      ['id', 'Description', 'Unit', 'note'],
      ['1', 'R&R Toilet', 'EA', 'a, b'],
      ['2', '', '', ''],
      ['3', 'Tile/stone sealer', 'SF'],
    ];
    const [header, ...rows] = resolveRows(table, catalog);
    expect(header).toEqual(['id', 'Description', 'Unit', 'note', ...RESOLVED_COLUMNS]);
    expect(rows.map((row) => row.slice(0, 4))).toEqual([
      ['1', 'R&R Toilet', 'EA', 'a, b'],
      ['2', '', '', ''],
      ['3', 'Tile/stone sealer', 'SF', ''],
    ]);
    expect(rows[0]?.slice(4, 8)).toEqual(['PLM', 'TLT', '&', 'exact_description']);
    expect(rows.every((row) => row.length === header?.length)).toBe(true);
  });

  it('lists the nearest two codes where none is claimed', () => {
    const [, row] = resolveRows([['description'], ['Tile/stone sealer']], catalog);
    expect(row?.slice(1, 3)).toEqual(['', '']);
    expect(row?.slice(6)).toEqual(['FCT SEALS', 'TIL SEALS']);
  });

  it('reads rows that name a room as one document, and rows that do not one by one', () => {
    const lines = ['Tile floor covering', 'Regrout tile floor', '1/2" Cement board', 'Tile base'];
    const alone = resolveRows([['description'], ...lines.map((text) => [text])], catalog);
    expect(alone[3]?.slice(1, 3)).toEqual(['', '']);
    const table = [['description', 'room'], ...lines.map((text) => [text, 'Bath'])];
    expect(resolveRows(table, catalog)[3]?.slice(2, 4)).toEqual(['FCT', 'BCEM1/2']);
  });

  it('does not repeat the claimed code among the candidates', () => {
    const [, row] = resolveRows([['description'], ['Toilet']], catalog);
    expect(row?.slice(1, 3)).toEqual(['PLM', 'TLT']);
    expect(row?.slice(6)).not.toContain('PLM TLT');
  });
});
