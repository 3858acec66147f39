import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileStarter } from '../../../catalog/build.ts';
import { readStarterCatalog } from '../../../catalog/starter.ts';
import {
  buildCatalog,
  CatalogFormatError,
  type CatalogRow,
  categoryByName,
  categoryName,
  loadCatalog,
} from '../../../lambdas/domain/catalog/catalog.ts';

const rows: CatalogRow[] = [
  { cat: 'PLM', sel: 'TLT', description: 'Toilet', unit: 'EA', activities: ['+', '-', '&'] },
  { cat: 'RFG', sel: '240S', description: 'Shingles – Größe 3', unit: 'SQ', activities: [] },
  { cat: 'DMO', sel: 'PU', description: 'Haul debris', unit: 'EA', activities: [] },
];

describe('a compiled catalogue', () => {
  it('gives back every row, its unit and its activities', () => {
    const catalog = loadCatalog(buildCatalog(rows, { version: 'v1' }));
    expect(catalog.version).toBe('v1');
    expect(catalog.size).toBe(3);
    expect(catalog.categories).toEqual(['DMO', 'PLM', 'RFG']);
    expect(catalog.find('PLM', 'TLT')).toEqual(rows[0]);
    expect(catalog.find('RFG', '240S')).toEqual(rows[1]);
    expect(catalog.find('PLM', '240S')).toBeNull();
  });

  it('takes demolition for a removal where the list names no activity', () => {
    expect(loadCatalog(buildCatalog(rows, { version: 'v' })).find('DMO', 'PU')?.activities).toEqual(
      ['-'],
    );
  });

  it('is the same bytes for the same rows in any order', () => {
    expect(buildCatalog(rows, { version: 'v' })).toEqual(
      buildCatalog([...rows].reverse(), { version: 'v' }),
    );
  });

  it('opens from any place in a larger buffer', () => {
    const bytes = buildCatalog(rows, { version: 'v' });
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    expect(loadCatalog(shifted.subarray(3)).find('PLM', 'TLT')).toEqual(rows[0]);
  });

  it('is compiled anew when a release reads wording differently', () => {
    const bytes = buildCatalog(rows, { version: 'v1' });
    const text = new TextDecoder('latin1').decode(bytes);
    const at = text.indexOf('"wording":"') + '"wording":"'.length;
    const older = bytes.slice();
    older.set(new TextEncoder().encode('00000000'), at);
    const catalog = loadCatalog(older);
    expect([...catalog.rows()]).toEqual([...loadCatalog(bytes).rows()]);
    expect(catalog.version).toBe('v1');
    expect(catalog.index.rowsWithWording(['toilet'])).toHaveLength(1);
  });

  it('says what is wrong with bytes that are none', () => {
    expect(() => loadCatalog(new Uint8Array(40))).toThrow(CatalogFormatError);
    const bytes = buildCatalog(rows, { version: 'v' });
    expect(() => loadCatalog(bytes.subarray(0, bytes.length - 40))).toThrow(/cut short/);
  });
});

describe('the starter taxonomy', () => {
  const catalog = loadCatalog(readStarterCatalog().bytes);

  it('is compiled from starter.csv as it stands (else run: node catalog/build.ts)', () => {
    const csv = readFileSync(new URL('../../../catalog/starter.csv', import.meta.url), 'utf8');
    const generated = new URL('../../../catalog/starter-index.generated.json', import.meta.url);
    expect(compileStarter(csv) === readFileSync(generated, 'utf8')).toBe(true);
  });

  it('names the trade of every code it holds', () => {
    expect(catalog.size).toBeGreaterThan(3400);
    expect(catalog.categories.filter((cat) => categoryName(cat) === null)).toEqual([]);
  });

  it('has no abbreviation left in its wording', () => {
    const shortened = [...catalog.rows()].filter(({ description }) =>
      /\b(?:comp|rfg|grd|w\/out|w\/|incl|galv|insul|lvrd|mtd)\b/i.test(description),
    );
    expect(shortened).toEqual([]);
  });
});

describe('category names', () => {
  it('are found by code, by name and as the category recap prints them', () => {
    expect(categoryName('RFG')).toBe('Roofing');
    expect(categoryByName('rfg')).toBe('RFG');
    expect(categoryByName('FLOOR COVERING - CERAMIC TILE')).toBe('FCT');
    expect(categoryByName('HEAT, VENT & AIR CONDITIONING')).toBe('HVC');
    expect(categoryByName('Permits and Fees')).toBe('FEE');
    expect(categoryByName('DEM')).toBeNull();
  });
});
