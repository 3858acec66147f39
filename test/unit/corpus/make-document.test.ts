import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { lineAmount, sum, toAmount } from '../../../lambdas/domain/money/money.ts';
import { type DocumentSpec, makeDocument } from '../../corpus/make-document.ts';
import type { Truth } from '../../corpus/model.ts';
import { layouts } from '../../corpus/suites.ts';

const spec = (
  layout: DocumentSpec['layout'],
  seed: string,
  suite: DocumentSpec['suite'] = 'tuning',
): DocumentSpec => ({
  suite,
  layout,
  seed,
  lines: 24,
});

/** All text of a page without spaces: how the text is cut into pieces must not matter. */
const pagesOf = async (pdf: Uint8Array): Promise<string[]> => {
  const task = getDocument({ data: pdf.slice(), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const content = await page.getTextContent();
    const viewport = page.getViewport({ scale: 1 });
    const runs = content.items.flatMap((item) => {
      if (!('str' in item)) return [];
      const [x, y] = viewport.convertToViewportPoint(item.transform[4], item.transform[5]) as [
        number,
        number,
      ];
      return [{ str: item.str, x, y: Math.round(y * 100) }];
    });
    // By baseline, then from left to right: some documents are drawn column by column.
    runs.sort((a, b) => a.y - b.y || a.x - b.x);
    // Bold may be faked by drawing twice.
    const single = runs.filter(
      (run) =>
        !runs.some(
          (other) =>
            other.str === run.str && other.y === run.y && other.x < run.x && run.x - other.x < 1,
        ),
    );
    pages.push(
      single
        .map((run) => run.str)
        .join('')
        .replace(/\s+/g, ''),
    );
  }
  await task.destroy();
  return pages;
};

const figures = (truth: Truth): number[] =>
  truth.items.flatMap((item) =>
    [item.quantity, item.tax, item.overheadProfit, item.rcv, item.depreciation, item.acv].filter(
      (value) => value !== null,
    ),
  );

const money = (value: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The text of one coverage's summary, from its title to the next one's. */
const summaryText = async (
  pdf: Uint8Array,
  truth: Truth,
  coverage: string | null,
  index: number,
): Promise<string> => {
  const pages = await pagesOf(pdf);
  const text = truth.pages
    .filter((page) => page.class === 'summary')
    .map((page) => pages[page.page - 1])
    .join('');
  if (coverage === null) return text;
  const blocks = text.split('Summaryfor').slice(1);
  return blocks[index] ?? '';
};

const amountAfter = (text: string, label: string): number => {
  const found = new RegExp(`${label.replaceAll(' ', '')}[$(]*(-?[\\d,]+\\.\\d\\d)`).exec(text);
  return found === null ? 0 : Number(found[1]!.replaceAll(',', ''));
};

describe.each(layouts)('a generated document of layout %i', (layout) => {
  it('is the same bytes for the same seed, and others for another', async () => {
    const [once, again, other] = await Promise.all([
      makeDocument(spec(layout, 'a')),
      makeDocument(spec(layout, 'a')),
      makeDocument(spec(layout, 'b')),
    ]);
    expect(Buffer.compare(once.pdf, again.pdf)).toBe(0);
    expect(once.truth).toEqual(again.truth);
    expect(Buffer.compare(once.pdf, other.pdf)).not.toBe(0);
  });

  it.each(['a', 'b', 'c'])('prints every figure of its truth (seed %s)', async (seed) => {
    for (const suite of ['tuning', 'held-out'] as const) {
      const { pdf, truth } = await makeDocument(spec(layout, seed, suite));
      const pages = await pagesOf(pdf);
      expect(pages).toHaveLength(truth.pages.length);
      const text = pages.join('\n');
      const plain = text.replaceAll(',', '');
      const missing = figures(truth).filter(
        (value) =>
          !plain.includes(money(value).replaceAll(',', '')) && !plain.includes(String(value)),
      );
      expect(missing).toEqual([]);
      for (const item of truth.items) {
        const [word = ''] = item.descriptionAsPrinted.split(' ');
        expect(pages[item.page - 1]).toContain(word);
      }
    }
  });

  it('has a truth that adds up: lines to cents, rooms to their totals', async () => {
    for (const seed of ['a', 'b', 'c']) {
      const { truth } = await makeDocument(spec(layout, seed));
      for (const item of truth.items) {
        if (
          item.priceNote !== null ||
          item.isPaidWhenIncurred ||
          item.rcv === null ||
          item.unitPrice === null
        )
          continue;
        const base = lineAmount(item.quantity, item.unitPrice);
        expect(item.rcv).toBe(toAmount(sum([base, item.tax, item.overheadProfit])));
        if (item.acv !== null)
          expect(item.acv).toBe(toAmount(sum([item.rcv, -(item.depreciation ?? 0)])));
      }
      for (const total of truth.totals.filter(({ kind }) => kind === 'line_items')) {
        const counted = truth.items.filter((item) => !item.isPaidWhenIncurred);
        expect(toAmount(sum(counted.map((item) => item.rcv)))).toBe(total.rcv);
      }
    }
  });

  it('when sabotaged differs from the clean document in one figure of one line', async () => {
    const clean = await makeDocument(spec(layout, 'e'));
    const altered = await makeDocument({ ...spec(layout, 'e'), sabotage: true });
    const different = altered.truth.items.filter(
      (item, index) => JSON.stringify(item) !== JSON.stringify(clean.truth.items[index]),
    );
    expect(different).toHaveLength(1);
    expect(altered.truth.items.indexOf(different[0]!)).toBe(altered.truth.sabotage?.item);
    expect(altered.truth.totals).toEqual(clean.truth.totals);
  });
});

describe.each(layouts.filter((layout) => layout < 7))('a summary of layout %i', (layout) => {
  it('follows from the lines and from what is charged on it', async () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { pdf, truth } = await makeDocument(spec(layout, seed));
      const [line, ...rows] = [
        'Line Item Total',
        'Material Sales Tax',
        'Cleaning Mtl Tax',
        'Overhead',
        'Profit',
      ];
      for (const [index, summary] of truth.summaries.entries()) {
        const text = await summaryText(pdf, truth, summary.coverage, index);
        const amounts = rows.map((row) => amountAfter(text, row));
        expect(amountAfter(text, line!)).toBe(summary.lineItemTotal);
        expect(toAmount(sum([summary.lineItemTotal, ...amounts]))).toBe(summary.rcv);
      }
    }
  });
});
