import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { lineAmount, sum, toAmount } from '../../../lambdas/domain/money/money.ts';
import { percentOf } from '../../corpus/prints/content/repair-jobs.ts';
import { charactersOf, plainLayer } from '../../corpus/prints/layer/text-layer.ts';
import { makePrint } from '../../corpus/prints/make-print.ts';
import { prints } from '../../corpus/prints/prints.ts';
import { printDocuments } from '../../corpus/suites.ts';

/** A page's characters by baseline and from left to right, without spaces and commas. */
const pagesOf = async (pdf: Uint8Array): Promise<string[]> => {
  const task = getDocument({ data: pdf.slice(), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const runs = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [x, y] = viewport.convertToViewportPoint(item.transform[4], item.transform[5]);
      return [{ text: item.str, x: Number(x), y: Math.round(Number(y) * 10) }];
    });
    runs.sort((a, b) => a.y - b.y || a.x - b.x);
    pages.push(
      runs
        .map(({ text }) => text)
        .join('')
        .replace(/[\s,]+/g, ''),
    );
  }
  await task.destroy();
  return pages;
};

/** The prints whose text layer holds what is printed. */
const mapped = prints.filter(({ name }) => name !== 'unmapped-glyphs').map(({ name }) => name);

/** Prints of contracts that multiply every price by one factor. */
const withFactor: ReadonlySet<string> = new Set(['task-order-proposal']);

/** Prints that charge material by more than the quantity: what is cut off, printed in parentheses. */
const withWaste: ReadonlySet<string> = new Set([
  'operation-suffix-platform',
  'coverage-report-platform',
  'plan-headed-report',
  'floor-plans-supplement-platform',
]);

/** Prints that round work and material apart, so that a row may miss its product by a cent. */
const roundedApart: ReadonlySet<string> = new Set([
  'areas-within-plans-carrier',
  'one-weight-plans-insurer',
  'floor-plans-supplement-platform',
]);

/** Prints with a comma before the cents, or cents in a cell of their own: points fall away too. */
const commaBeforeCents: ReadonlySet<string> = new Set([
  'cents-column-form',
  'french-contractor-estimate',
  'german-repair-calculation',
  'portuguese-repair-budget',
]);

describe.each(mapped)('the print %s', (print) => {
  const spec = { print, seed: 'unit', lines: 14 };

  it('is the same bytes for the same seed, and others for another', async () => {
    const [once, again, other] = await Promise.all([
      makePrint(spec),
      makePrint(spec),
      makePrint({ ...spec, seed: 'other' }),
    ]);
    expect(Buffer.compare(once.pdf, again.pdf)).toBe(0);
    expect(once.truth).toEqual(again.truth);
    expect(Buffer.compare(once.pdf, other.pdf)).not.toBe(0);
  });

  it.each(['a', 'b', 'c'])(
    'prints every figure of its truth on its page (seed %s)',
    async (seed) => {
      const { pdf, truth } = await makePrint({ ...spec, seed });
      const pages = await pagesOf(pdf);
      const hasCommas = commaBeforeCents.has(print);
      const text = hasCommas ? pages.join('\n').replaceAll('.', '') : pages.join('\n');
      expect(truth.items.length).toBeGreaterThanOrEqual(spec.lines);
      for (const item of truth.items) {
        expect(pages[item.page - 1]).toBeDefined();
        const unjudged = item.unjudged ?? [];
        const figures = [
          item.quantity,
          item.rcv,
          item.acv,
          item.depreciation === 0 ? null : item.depreciation,
          unjudged.includes('tax') ? null : item.tax,
        ];
        for (const figure of figures) {
          if (figure === null || figure === 0) continue;
          const fixed = Math.abs(figure).toFixed(2);
          const shown = [hasCommas ? fixed.replace('.', '') : fixed, String(figure)];
          expect(shown.some((one) => text.includes(one))).toBe(true);
        }
      }
    },
  );

  it('has a truth that adds up: rows to cents, rooms to the last total', async () => {
    for (const seed of ['a', 'b', 'c']) {
      const { truth } = await makePrint({ ...spec, seed });
      const dearest = truth.items.toSorted((one, other) => (other.rcv ?? 0) - (one.rcv ?? 0))[0];
      const factor = (dearest?.rcv ?? 0) / ((dearest?.quantity ?? 0) * (dearest?.unitPrice ?? 0));
      for (const item of truth.items) {
        if (item.priceNote !== null || item.rcv === null || item.unitPrice === null) continue;
        if (item.isPaidWhenIncurred) continue;
        const base = lineAmount(item.quantity, item.unitPrice);
        const charged = [item.tax, item.overheadProfit];
        const amount = toAmount(sum([base, ...charged]));
        if (withWaste.has(print)) {
          const [least, paid] = [Math.abs(amount), Math.abs(item.rcv)];
          expect(paid).toBeGreaterThanOrEqual(least - (roundedApart.has(print) ? 0.011 : 0));
          expect(paid).toBeLessThanOrEqual(least * 1.1 + 0.01);
        } else if (roundedApart.has(print)) {
          expect(Math.abs(item.rcv - amount)).toBeLessThan(0.011);
        } else if (withFactor.has(print)) {
          expect(Math.abs(item.rcv - amount * factor)).toBeLessThan(0.01 + amount * 1e-5);
        } else if (item.unjudged?.includes('tax') !== true) expect(item.rcv).toBe(amount);
        // Some print its percentage alone.
        const depreciation =
          item.depreciation ?? percentOf(item.rcv, item.depreciationPercent ?? 0);
        if (item.acv !== null) expect(item.acv).toBe(toAmount(sum([item.rcv, -depreciation])));
      }
      const counted = truth.items.filter((item) => !item.isPaidWhenIncurred);
      for (const total of truth.totals.filter(({ kind }) => kind === 'line_items'))
        expect(toAmount(sum(counted.map((item) => item.rcv)))).toBe(total.rcv);
      // Rooms of one name are told apart by their places only, so their sums count together.
      const rooms = truth.totals.filter(({ kind }) => kind === 'room');
      for (const name of new Set(rooms.map((total) => total.name))) {
        const its = counted.filter((item) => item.room[0] === name).map((item) => item.rcv);
        const totals = rooms.filter((total) => total.name === name).map(({ rcv }) => rcv);
        expect(toAmount(sum(its))).toBe(toAmount(sum(totals)));
      }
    }
  });
});

describe('the print unmapped-glyphs', () => {
  it('holds none of its words in the text layer', async () => {
    const { pdf, truth } = await makePrint({ print: 'unmapped-glyphs', seed: 'a', lines: 5 });
    const text = (await pagesOf(pdf)).join('');
    expect(truth.items).not.toHaveLength(0);
    for (const item of truth.items) expect(text).not.toContain(item.description.slice(0, 6));
  });
});

describe('the suites of prints', () => {
  it('keep open and blind looks apart', () => {
    const looks = (suite: 'prints-open' | 'prints-blind'): string[] => [
      ...new Set(printDocuments(suite).map(({ print }) => print)),
    ];
    expect(looks('prints-open').length).toBeGreaterThanOrEqual(6);
    expect(looks('prints-blind').length).toBeGreaterThanOrEqual(6);
    expect(new Set([...looks('prints-open'), ...looks('prints-blind')]).size).toBe(prints.length);
  });
});

describe('a text layer', () => {
  it('holds marks as typesetters write them and leaves the rest alone', () => {
    const layer = { ...plainLayer, quotes: 'primes', hyphens: 'soft', ligatures: true } as const;
    expect(charactersOf(`Owner's 5' x 3" - finish`, layer)).toBe(
      'Owner’s 5′ x 3″ \u00ad \ufb01nish',
    );
    expect(charactersOf(`Owner's 5' x 3" - finish`, plainLayer)).toBe(`Owner's 5' x 3" - finish`);
  });
});
