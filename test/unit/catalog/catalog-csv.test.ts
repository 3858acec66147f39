import { describe, expect, it } from 'vitest';
import {
  CatalogCsvError,
  catalogVersion,
  parseCatalogCsv,
} from '../../../lambdas/domain/catalog/catalog-csv.ts';

describe('parseCatalogCsv', () => {
  it('reads columns under their aliases, in any order and with any separator', () => {
    const text = '\ufeffItem Description;UOM;Selector Code;Category\r\nToilet;ea;tlt;plm\r\n';
    expect(parseCatalogCsv(text)).toEqual({
      rows: [{ cat: 'PLM', sel: 'TLT', description: 'Toilet', unit: 'EA', activities: [] }],
      problems: [],
    });
  });

  it('keeps selectors with signs, slashes and spaces around them', () => {
    const { rows } = parseCatalogCsv(
      'cat,sel,description,unit\nDRY, 1/2- ,"1/2"" drywall",SF\nWDW,P<<++,Window,EA\n',
    );
    expect(rows.map((row) => row.sel)).toEqual(['1/2-', 'P<<++']);
  });

  it('names bad rows by number, column and reason, and takes the good ones', () => {
    const { rows, problems } = parseCatalogCsv(
      [
        'cat,sel,description,unit',
        'PLM,TLT,Toilet,EA',
        ',TLT,Toilet,EA',
        'PLUMBING,TLT,Toilet,EA',
        'PLM,,Toilet,EA',
        'PLM,NO SPACE ALLOWED,Toilet,EA',
        'PLM,SNK,,EA',
        'PLM,TUB,Bathtub,by the piece',
      ].join('\n'),
    );
    expect(rows).toHaveLength(1);
    expect(problems.map(({ row, column }) => `${row} ${column}`)).toEqual([
      '3 cat',
      '4 cat',
      '5 sel',
      '6 sel',
      '7 description',
      '8 unit',
    ]);
    expect(problems[1]?.reason).toContain('PLUMBING');
  });

  it('lets the later of two rows with one code count, and names the earlier', () => {
    const { rows, problems } = parseCatalogCsv(
      'cat,sel,description\nPLM,TLT,Toilet\nPLM,TLT,Toilet - tall\n',
    );
    expect(rows.map((row) => row.description)).toEqual(['Toilet - tall']);
    expect(problems).toEqual([
      { row: 2, column: 'sel', reason: 'PLM TLT stands again in row 3; the later row counts' },
    ]);
  });

  it('refuses a list without the needed columns or rows, and says which', () => {
    expect(() => parseCatalogCsv('code,text\nx,y\n')).toThrow(CatalogCsvError);
    expect(() => parseCatalogCsv('cat,description\nPLM,Toilet\n')).toThrow(/no column sel/);
    expect(() => parseCatalogCsv('')).toThrow(/empty/);
    expect(() => parseCatalogCsv('cat,sel,description\n')).toThrow(/no rows/);
    expect(() => parseCatalogCsv('cat,sel,description\n1,2,\n')).toThrow(/row 2/);
    expect(() => parseCatalogCsv('cat,sel,description\n"PLM,TLT,Toilet\n')).toThrow(/not readable/);
  });
});

describe('catalogVersion', () => {
  it('names the same rows the same, other rows otherwise, in letters safe for file names', () => {
    const { rows } = parseCatalogCsv('cat,sel,description\nPLM,TLT,Toilet\n');
    const { rows: others } = parseCatalogCsv('cat,sel,description\nPLM,TLT,Toilets\n');
    expect(catalogVersion('import', rows)).toBe(catalogVersion('import', [...rows]));
    expect(catalogVersion('import', rows)).not.toBe(catalogVersion('import', others));
    expect(catalogVersion('import', rows)).toMatch(/^import-[0-9a-f]{16}$/);
  });
});
