import { describe, expect, it } from 'vitest';
import { storePage } from '../../../lambdas/domain/pdf/pages/packed-words.ts';
import type { PageText, Word } from '../../../lambdas/domain/pdf/pages/page-text.ts';
import {
  createWordShelf,
  restorePages,
  type Shelved,
} from '../../../lambdas/domain/pdf/pages/word-shelf.ts';
import { readEstimate } from '../../../lambdas/domain/pdf/read-estimate.ts';

const word = (text: string, left: number, top: number, more: Partial<Word> = {}): Word => ({
  text,
  box: { left, top, right: left + text.length * 5, bottom: top + 9 },
  angle: 0,
  fontSize: 9,
  bold: false,
  italic: false,
  confidence: 1,
  ...more,
});

describe('the shelf of words', () => {
  it('gives packed words back as they were put in', () => {
    const shelf = createWordShelf(1);
    const given = [
      [word('R&R', 72, 100, { bold: true }), word('Fascia', 90, 100, { italic: true })],
      [],
      [word('“12.00”', 300.25, 100.5, { confidence: 0.5, alternatives: ['12.08'], angle: -2 })],
      [word('16.47', 300, 110, { readAs: '19.47' })],
    ];
    const first = shelf.put(structuredClone(given));
    const second = shelf.put([[word('next', 1, 1)]]);
    const all = (shelved: Shelved) => given.map((_, group) => shelved(group));
    expect(second(0)).toHaveLength(1);
    expect(all(first)).toEqual(given);
    expect(second(0)[0]?.text).toBe('next');
    expect(all(first)).toEqual(given);
    expect(first(2)).toEqual(given[2]);
  });

  it('gives the same objects where all words may lie open', () => {
    const shelf = createWordShelf(3);
    const [a, b, c] = ['a', 'b', 'c'].map((text) => shelf.put([[word(text, 1, 1)]]));
    const [first, last] = [a?.(0), c?.(0)];
    expect(b?.(0)).toBe(b?.(0));
    expect(a?.(0)).toBe(first);
    expect(c?.(0)).toBe(last);
  });

  it('keeps one page at hand once there are more words than may lie open', () => {
    const shelf = createWordShelf(2);
    const [a, b, c] = ['a', 'b', 'c'].map((text) => shelf.put([[word(text, 1, 1)]]));
    expect(c?.(0)).toBe(c?.(0));
    const before = c?.(0);
    expect(b?.(0)).toEqual([word('b', 1, 1)]);
    expect(a?.(0)).toBe(a?.(0));
    expect(c?.(0)).not.toBe(before);
    expect(c?.(0)).toEqual(before);
  });

  it('brings pages back from the file between two steps', () => {
    const pages: PageText[] = [1, 2].map((page) => ({
      page,
      width: 612,
      height: 792,
      source: 'text',
      words: [word('⅜" \\ "x"', 72.25, 100.5, { bold: true }), word(String(page), 90, 100)],
    }));
    const file = JSON.stringify(pages.map(storePage));
    expect(restorePages(JSON.parse(file))).toEqual(pages);
  });

  it('reads a document of more words than lie open like a short one', () => {
    const row = (number: number, top: number): Word[] => [
      word(`${number}.`, 40, top),
      ...['R&R', 'Fascia', '-', '6"', 'wide'].map((text, at) => word(text, 60 + at * 40, top)),
      word('10.00', 320, top),
      word('LF', 350, top),
      word('5.00', 420, top),
      word('50.00', 520, top),
    ];
    const head = ['DESCRIPTION', 'QTY', 'PRICE', 'TOTAL'].map((text, at) =>
      word(text, [60, 330, 415, 515][at] ?? 0, 80),
    );
    const pages = Array.from({ length: 60 }, (_, page) => ({
      page: page + 1,
      width: 612,
      height: 792,
      source: 'text' as const,
      words: [
        ...head,
        ...[0, 1, 2].flatMap((at) => row(page * 3 + at + 1, 120 + at * 40)),
        // Another text on each page: what repeats is letterhead.
        word(String.fromCharCode(97 + (page % 26)).repeat(4 + Math.floor(page / 26)), 60, 222),
      ],
    }));
    const reading = readEstimate(pages, { fileName: 'a.pdf', openWords: 100 });
    if (reading.kind === 'failed') throw new Error(reading.message);
    const { lineItems } = reading.estimate;
    expect(lineItems).toHaveLength(180);
    expect(lineItems.map((item) => item.printed?.lineNumber)).toEqual(
      Array.from({ length: 180 }, (_, index) => String(index + 1)),
    );
    expect(lineItems.every((item) => item.description === 'R&R Fascia - 6" wide')).toBe(true);
    expect(lineItems.every((item) => item.quantity === 10 && item.rcv === 50)).toBe(true);
    expect(lineItems.filter((item) => item.f9Note !== null)).toHaveLength(60);
  });
});
