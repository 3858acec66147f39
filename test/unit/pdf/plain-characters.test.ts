import { describe, expect, it } from 'vitest';
import { wordsOfRuns } from '../../../lambdas/domain/pdf/text-layer/page-words.ts';

const read = (str: string): string =>
  wordsOfRuns(
    [{ str, transform: [9, 0, 0, 9, 72, 700], width: 100, height: 9, fontName: 'F', hasEOL: true }],
    { transform: [1, 0, 0, -1, 0, 792] },
    () => ({ bold: false, italic: false }),
  )
    .map(({ text }) => text)
    .join(' ');

describe('characters that producers write for the same print', () => {
  it.each([
    ['a minus', '\u22121,234.56', '-1,234.56'],
    ['a dash before a credit', '\u2013431.98 \u2014$1,200.00', '-431.98 -$1,200.00'],
    ['soft and unbroken hyphens', 'tuck\u00ADpoint 3\u20111', 'tuck-point 3-1'],
    ['full-width figures', '\uFF11\uFF12\uFF0C\uFF13\uFF14\uFF15\uFF0E\uFF10\uFF10', '12,345.00'],
    ['full-width signs', '\uFF0412.00 R\uFF06R 5\uFF05', '$12.00 R&R 5%'],
    ['figures of formulas', '\u{1D7D0}\u{1D7CE}.\u{1D7D3}', '20.5'],
    ['old-style figures', '\uF731\uF732.\uF735\uF730', '12.50'],
    ['other slashes', '3\u20444 and 5\u221525', '3/4 and 5/25'],
    ['other points and commas', '1\u201A250\u202450 and 7\u00B725', '1,250.50 and 7.25'],
    ['opening marks for feet and inches', '12\u2018 4\u201C', '12\u2019 4\u201D'],
    ['marks without a width', '\uFEFF12\u200B.\u200E50 \u2060SF', '12.50 SF'],
    ['narrow and figure spaces', '12.50\u202FSF\u2007x', '12.50 SF x'],
  ])('are read as that: %s', (_, printed, expected) => {
    expect(read(printed)).toBe(expected);
  });

  it('stay as printed where they look different', () => {
    expect(read('4\u201D pipe \u2013 Owner\u2019s \u201Cas is\u201D m\u00B2 \u00BD')).toBe(
      '4\u201D pipe \u2013 Owner\u2019s \u201Cas is\u201D m\u00B2 \u00BD',
    );
  });
});
