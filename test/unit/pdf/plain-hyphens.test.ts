import { describe, expect, it } from 'vitest';
import { mendToUnicode, withPlainHyphens } from '../../../lambdas/domain/pdf/plain-hyphens.ts';
import { readPageTexts } from '../../../lambdas/domain/pdf/read-page-texts.ts';
import { makePrint } from '../../corpus/prints/make-print.ts';

describe('maps of character codes', () => {
  it('get a plain hyphen where they have a soft one, and keep the codes', () => {
    const map = [
      '2 beginbfchar',
      '<00AD> <0041>',
      '<0010> <00AD>',
      'endbfchar',
      '3 beginbfrange',
      '<0020> <0020> <00ad>',
      '<0030> <0031> [<0042> <00AD>]',
      '<0040> <0050> <00AD>',
      'endbfrange',
    ].join('\n');
    expect(mendToUnicode(map)).toBe(
      [
        '2 beginbfchar',
        '<00AD> <0041>',
        '<0010> <002D>',
        'endbfchar',
        '3 beginbfrange',
        '<0020> <0020> <002D>',
        '<0030> <0031> [<0042> <002D>]',
        // What follows the hyphen in a range would move along.
        '<0040> <0050> <00AD>',
        'endbfrange',
      ].join('\n'),
    );
  });

  it('stay as they are where they have none', () => {
    expect(mendToUnicode('1 beginbfchar\n<00AD> <0041>\nendbfchar')).toBeNull();
  });
});

describe('a PDF whose printed hyphens are soft', () => {
  it('is read with its hyphens', async () => {
    const { pdf, truth } = await makePrint({
      print: 'trade-headed-platform',
      seed: 'o3',
      lines: 34,
    });
    const read = await readPageTexts(pdf);
    if (read.kind === 'failed') throw new Error(read.message);
    const words = read.pages.flatMap((page) => page.words.map((word) => word.text));
    const printed = truth.items.filter((item) => item.descriptionAsPrinted?.includes(' - '));
    expect(printed.length).toBeGreaterThan(5);
    expect(words.filter((word) => word === '-').length).toBeGreaterThanOrEqual(printed.length);
  });

  it('is left alone where it cannot be taken apart', async () => {
    expect(await withPlainHyphens(Buffer.from('%PDF-1.7 and no more'))).toBeNull();
  });
});
