import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import {
  mendToUnicode,
  withPlainHyphens,
} from '../../../lambdas/domain/pdf/text-layer/plain-hyphens.ts';
import { readPageTexts } from '../../../lambdas/domain/pdf/text-layer/read-page-texts.ts';
import { encrypted } from '../../corpus/journeys/encrypt.ts';
import { makePrint } from '../../corpus/prints/make-print.ts';
import { createRandom } from '../../corpus/random.ts';

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

const stamped = async (pdf: Uint8Array): Promise<Uint8Array> => {
  const document = await PDFDocument.load(pdf);
  for (const page of document.getPages())
    page.drawText('Case 1:21-cv-00321-ABC  Document 12-3', { x: 90, y: 780, size: 9 });
  return await document.save();
};

describe('a PDF whose printed hyphens are soft', () => {
  const spec = { print: 'trade-headed-platform', seed: 'o3', lines: 34 };

  it.each([
    ['by itself', async (pdf: Uint8Array) => pdf],
    ['with a stamp that has plain ones on every page', stamped],
    [
      'protected against copying',
      (pdf: Uint8Array) => encrypted(pdf, 'AES 128', '', createRandom('hyphens')),
    ],
  ])('is read with its hyphens %s', async (_, travel) => {
    const { pdf, truth } = await makePrint(spec);
    const read = await readPageTexts(await travel(pdf));
    if (read.kind === 'failed') throw new Error(read.message);
    const words = read.pages.flatMap((page) => page.words.map((word) => word.text));
    const printed = truth.items.filter((item) => item.descriptionAsPrinted?.includes(' - '));
    expect(printed.length).toBeGreaterThan(5);
    expect(words.filter((word) => word === '-').length).toBeGreaterThanOrEqual(printed.length);
    expect(read.pages.length).toBe(truth.pages.at(-1)?.page);
  });

  it('is left alone where it cannot be taken apart', async () => {
    expect(await withPlainHyphens(Buffer.from('%PDF-1.7 and no more'))).toBeNull();
  });
});
