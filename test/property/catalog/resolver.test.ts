import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStarterCatalog } from '../../../catalog/starter.ts';
import { loadCatalog } from '../../../lambdas/domain/catalog/catalog.ts';
import { editDistance } from '../../../lambdas/domain/catalog/ranking.ts';
import { resolveDescription } from '../../../lambdas/domain/catalog/resolve-description.ts';
import { resolveRows } from '../../../lambdas/domain/catalog/resolve-rows.ts';
import { cleanText, readWording } from '../../../lambdas/domain/catalog/wording.ts';

const catalog = loadCatalog(readStarterCatalog().bytes);
const rows = [...catalog.rows()];
const row = fc.constantFrom(...rows);
const words = fc.constantFrom(
  ...new Set(rows.flatMap(({ description }) => description.split(/\s+/))),
);
/** Text that looks like descriptions, and text that does not. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.array(words, { maxLength: 12 }).map((list) => list.join(' ')),
  row.map(({ description }) => description),
);
const item = fc.record({
  description: fc.option(text),
  unit: fc.option(fc.constantFrom('EA', 'SF', 'sq ft', 'SQ', '?')),
  room: fc.option(fc.constantFrom('Roof', 'Kitchen', 'Bath 2')),
  section: fc.constant(null),
  activity: fc.option(fc.constantFrom('+', 'R&R', 'Remove', 'nonsense')),
  cat: fc.option(fc.constantFrom('RFG', 'plumbing', 'DEM', '')),
  sel: fc.constant(null),
});

describe('the resolver', () => {
  it('cleans text once and for all', () => {
    fc.assert(
      fc.property(text, (description) => {
        const once = cleanText(description);
        expect(cleanText(once)).toBe(once);
      }),
      // Marks that only decomposition brings out.
      { examples: [['\u1fef'], ['\u2057'], ['\u1ffd']] },
    );
  });

  it('reads the same tokens however a text is spaced and cased', () => {
    fc.assert(
      fc.property(row, ({ description }) => {
        const { tokens } = readWording(description);
        expect(readWording(`  ${description.toUpperCase()} * `).tokens).toEqual(tokens);
        expect(readWording(description.replaceAll(' ', '  ')).tokens).toEqual(tokens);
      }),
    );
  });

  it('never claims a code that the catalogue does not hold', () => {
    fc.assert(
      fc.property(item, (described) => {
        const { cat, sel, confidence, candidates } = resolveDescription(described, catalog);
        if (sel !== null) expect(catalog.find(cat ?? '', sel)).not.toBeNull();
        for (const candidate of candidates) {
          expect(catalog.find(candidate.cat, candidate.sel)).not.toBeNull();
        }
        expect(candidates.length).toBeLessThanOrEqual(5);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('stays within a category that is given', () => {
    fc.assert(
      fc.property(text, (description) => {
        const { candidates } = resolveDescription(
          {
            description,
            unit: null,
            room: null,
            section: null,
            activity: null,
            cat: 'PLM',
            sel: null,
          },
          catalog,
        );
        expect(candidates.every(({ cat }) => cat === 'PLM')).toBe(true);
      }),
    );
  });

  it('lists a row among the candidates of its own wording', () => {
    fc.assert(
      fc.property(row, ({ cat, sel, description, unit }) => {
        const { candidates } = resolveDescription(
          { description, unit, room: null, section: null, activity: null, cat, sel: null },
          catalog,
        );
        expect(candidates.slice(0, 3).map((candidate) => candidate.sel)).toContain(sel);
      }),
    );
  });

  it('answers row for row', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 8 }), (records) => {
        const table = [['description', 'other'], ...records];
        const resolved = resolveRows(table, catalog);
        expect(resolved).toHaveLength(table.length);
        expect(resolved.map((cells) => cells.slice(0, 2))).toEqual(table);
      }),
    );
  });
});

describe('editDistance', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

  it('is symmetric, zero only for equal words, and never above the longer word', () => {
    fc.assert(
      fc.property(word, word, (left, right) => {
        const distance = editDistance(left, right, 8);
        expect(distance).toBe(editDistance(right, left, 8));
        expect(distance === 0).toBe(left === right);
        expect(distance).toBeLessThanOrEqual(Math.max(left.length, right.length));
      }),
    );
  });

  it('agrees with itself under a smaller limit', () => {
    fc.assert(
      fc.property(word, word, (left, right) => {
        const distance = editDistance(left, right, 8);
        expect(editDistance(left, right, 1)).toBe(Math.min(distance, 2));
      }),
    );
  });
});
