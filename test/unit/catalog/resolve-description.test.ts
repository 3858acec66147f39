import { describe, expect, it } from 'vitest';
import { readStarterCatalog } from '../../../catalog/starter.ts';
import { loadCatalog } from '../../../lambdas/domain/catalog/catalog.ts';
import {
  type DescribedItem,
  resolveDescription,
} from '../../../lambdas/domain/catalog/resolve-description.ts';

const catalog = loadCatalog(readStarterCatalog().bytes);
const nothing: DescribedItem = {
  description: null,
  unit: null,
  room: null,
  section: null,
  activity: null,
  cat: null,
  sel: null,
};
const resolve = (item: Partial<DescribedItem>) =>
  resolveDescription({ ...nothing, ...item }, catalog);
const code = (description: string, item: Partial<DescribedItem> = {}) => {
  const { cat, sel } = resolve({ description, ...item });
  return sel === null ? null : `${cat} ${sel}`;
};

describe('resolveDescription', () => {
  it('reads printed abbreviations as the plain wording of the catalogue', () => {
    expect(code('Laminated - comp. shingle rfg. - w/out felt')).toBe('RFG 300S');
    expect(code('Laminated - comp. shingle rfg. - w/ felt')).toBe('RFG 300');
    expect(code('1/2" drywall - hung, taped, floated, ready for paint')).toBe('DRY 1/2');
    expect(code("Overhead door & hardware - 8' x 10'")).toBe('DOR OH81');
    expect(code('Heat, vent, & air cond. labor minimum')).toBe('HVC MN');
  });

  it('takes the activity from a printed prefix, and another selector from a suffix', () => {
    expect(resolve({ description: 'R&R Toilet' })).toMatchObject({ sel: 'TLT', activity: '&' });
    expect(resolve({ description: 'Detach & Reset Toilet' })).toMatchObject({
      sel: 'TLT',
      activity: 'R',
    });
    expect(resolve({ description: 'Toilet - Detach & reset' })).toMatchObject({
      sel: 'TLTRS',
      activity: '+',
    });
    expect(resolve({ description: 'Tear out wet drywall, no bagging' })).toMatchObject({
      sel: 'DRYN',
      activity: '-',
    });
  });

  it("reads contractors' verbs before and behind the item", () => {
    expect(resolve({ description: 'bathtub replacement' })).toMatchObject({ sel: 'TUB' });
    expect(resolve({ description: 'Rip out carpet' })).toMatchObject({ cat: 'FCC', activity: '-' });
    expect(resolve({ description: 'take down and put back medicine cabinet' })).toMatchObject({
      sel: 'MCRS',
      activity: '+',
    });
    expect(resolve({ description: 'toilet removal and replacement' })).toMatchObject({
      sel: 'TLT',
      activity: '&',
    });
  });

  it('fills {V} and either side of a slash', () => {
    expect(code('Seal the walls and ceiling w/PVA primer - one coat')).toBe('PNT S-');
    expect(code('Gutter - aluminum - up to 5"')).toBe('SFG GUTA');
    expect(code('R&R Downspout - aluminum - 6"')).toBe('SFG GUTA>');
  });

  it('claims no code where a size, a grade or a negation differs', () => {
    expect(code('Gutter - aluminum - 7"')).toBeNull();
    expect(code('3 tab - 30 yr. - comp. shingle roofing - w/out felt')).toBeNull();
    expect(code('Toilet - Deluxe grade')).toBeNull();
    expect(code('Baseboard - 9 1/4"')).toBeNull();
    expect(code('Carpet & pad')).toBeNull();
    expect(code('carpet and pad removal')).toBeNull();
  });

  it('sees a place typed behind a description, and not a variant', () => {
    expect(code('Rigid conduit, 1" North Wing 2')).toBe('ELE RC1');
    expect(code('Roofing felt - 30 lb. - Per Local Code Office - ABC 1.2')).toBe('RFG FELT30');
    expect(code('Rigid conduit, 1" - Aluminum')).toBeNull();
    expect(code('Light fixture - Wall Sconce Deluxe grade')).toBeNull();
    expect(code('RIGID CONDUIT, 1" ALUMINUM')).toBeNull();
    expect(resolve({ description: 'Rigid conduit, 1" lobby', room: 'Lobby' }).sel).toBe('RC1');
  });

  it('keeps a given pair, and says when the catalogue lacks it', () => {
    expect(resolve({ cat: 'rfg', sel: '300s' })).toMatchObject({
      method: 'exact_pair',
      cat: 'RFG',
      sel: '300S',
    });
    expect(resolve({ cat: 'RFG', sel: 'START', description: 'Toilet' })).toMatchObject({
      method: 'unverified_pair',
      cat: 'RFG',
      sel: 'START',
      catalogDescription: null,
    });
  });

  it('looks only in a given category', () => {
    expect(code('Tile/stone sealer', { cat: 'TIL' })).toBe('TIL SEALS');
    expect(resolve({ description: 'something unheard of', cat: 'RFG' })).toMatchObject({
      method: 'category',
      cat: 'RFG',
      sel: null,
    });
  });

  it('lists every code of a shared wording and claims none without a reason', () => {
    const shared = resolve({ description: 'Tile/stone sealer' });
    expect(shared.sel).toBeNull();
    expect(
      shared.candidates
        .slice(0, 3)
        .map(({ cat }) => cat)
        .sort(),
    ).toEqual(['FCS', 'FCT', 'TIL']);
  });

  it('answers at once for a description of a megabyte', () => {
    const long = `Toilet ${'x1 - (qwrt) '.repeat(80_000)}${' '.repeat(50_000)}`;
    expect(resolve({ description: long })).toMatchObject({ sel: null });
  });

  it('leaves free text to a custom item', () => {
    expect(resolve({ description: 'See attached invoice from ACME, 3 pages' })).toMatchObject({
      method: 'custom',
      cat: null,
      sel: null,
    });
    expect(resolve({ description: '' })).toMatchObject({ method: 'custom', sel: null });
  });
});
