import { Worker } from 'node:worker_threads';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { lookIntoFile } from '../../../lambdas/domain/pdf/text-layer/look-into-file.ts';
import { readPageTexts } from '../../../lambdas/domain/pdf/text-layer/read-page-texts.ts';

const ROW = 'BT /F 9 Tf 1 0 0 1 50 700 Tm (1. R&R Drip edge 10.00 LF 2.00 20.00) Tj ET\n';

interface Page {
  /** As deflated, before it is damaged. */
  content?: Buffer;
  filter?: string;
  author?: string;
  encrypted?: boolean;
  /** Bytes before the file's head. */
  before?: string;
  startxref?: number;
}

const pdfOf = ({ content = deflateSync(ROW.repeat(40)), before = '', ...more }: Page = {}) => {
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from(`<</Type/Pages/Kids[3 0 R]/Count 1>>`),
    Buffer.from(
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    ),
    Buffer.concat([
      Buffer.from(`<</Filter${more.filter ?? '/FlateDecode'}/Length ${content.length}>>\nstream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
    Buffer.from('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'),
    Buffer.from(`<</Author(${more.author ?? ''})>>`),
  ];
  let file = Buffer.from('%PDF-1.7\n');
  const places = objects.map((object, index) => {
    const place = file.length;
    const parts = [file, Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')];
    file = Buffer.concat(parts);
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const encrypt = more.encrypted === true ? '/Encrypt 9 0 R' : '';
  const table = `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n<</Size ${places.length + 1}/Root 1 0 R${encrypt}>>\nstartxref\n${more.startxref ?? file.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([Buffer.from(before), file, Buffer.from(table)]));
};

/** With some bytes in its middle that are others. */
const spoiled = (content: Buffer): Buffer => {
  const copy = Buffer.from(content);
  const middle = Math.floor(copy.length / 2);
  copy.fill(0xff, middle, middle + 6);
  return copy;
};

const whole = deflateSync(ROW.repeat(40));
const withoutLastBlock = deflateSync(ROW.repeat(40), { finishFlush: 2 });

describe('a file of which something is lost', () => {
  it.each<[string, Page, boolean]>([
    ['is whole', {}, false],
    ['has a stream with other bytes in its middle', { content: spoiled(whole) }, true],
    ['has a stream that is cut off', { content: whole.subarray(0, whole.length - 20) }, true],
    ['has a stream without the sum at its end', { content: whole.subarray(0, -4) }, false],
    ['has a stream that was flushed and never ended', { content: withoutLastBlock }, false],
    [
      'is encrypted, so that nothing of it can be judged',
      { content: spoiled(whole), encrypted: true },
      false,
    ],
    [
      'has its deflated stream in letters',
      {
        content: Buffer.from(`${whole.toString('hex')}>`),
        filter: '[/ASCIIHexDecode /FlateDecode]',
      },
      false,
    ],
    [
      'has a list of one filter, and other bytes in its stream',
      { content: spoiled(whole), filter: ' [ /FlateDecode ]' },
      true,
    ],
    ['speaks of a stream behind its last one', { author: 'Mainstream Roofing' }, false],
    ['has its table elsewhere than it says', { startxref: 99 }, true],
    ['stands behind the lines of a mail', { before: 'Content-Type: x\r\n\r\n' }, false],
  ])('%s', (_, page, isDamaged) => {
    expect(lookIntoFile(pdfOf(page))).toMatchObject({ isBomb: false, isDamaged });
  });

  it('is read as far as it goes, and every page says so', async () => {
    const read = await readPageTexts(pdfOf({ content: spoiled(whole) }));
    expect(read).toMatchObject({ kind: 'pages', pages: [{ page: 1, isRepaired: true }] });
  });
});

describe('letters with outlines', () => {
  const drawn = (mode: string): string => ROW.replace('/F 9 Tf', `/F 9 Tf ${mode}`);
  const deflated = (mode: string): Page => ({ content: deflateSync(drawn(mode)) });
  it.each<[string, Page, boolean]>([
    ['are in no content', {}, false],
    ['are asked for', deflated('2 Tr'), true],
    ['are asked for by another writing of the number', deflated('2.0\nTr'), true],
    ['are asked for behind the end of another stream', { content: deflateSync(' Tr 0 g') }, true],
    ['are none where letters are filled, or unseen', deflated('0 Tr 3 Tr'), false],
    ['are none where words begin so', deflated('(2 Trim) Tj'), false],
    [
      'cannot be ruled out in a stream in letters',
      {
        content: Buffer.from(`${whole.toString('hex')}>`),
        filter: '[/ASCIIHexDecode /FlateDecode]',
      },
      true,
    ],
    ['cannot be ruled out in an encrypted file', { encrypted: true }, true],
    ['cannot be ruled out in what is cut off', { content: whole.subarray(0, 40) }, true],
  ])('%s', (_, page, mayOutline) => {
    expect(lookIntoFile(pdfOf(page))).toMatchObject({ mayOutline });
  });
});

/** What becomes of a thread on which something is rejected that nobody waits for. */
const afterRejection = async (name: string): Promise<string> => {
  const module = new URL(
    '../../../lambdas/domain/pdf/text-layer/stray-rejections.ts',
    import.meta.url,
  );
  const code = `
    const { parentPort } = require('node:worker_threads');
    import(${JSON.stringify(module.href)}).then(({ overlookStrayRejections }) => {
      overlookStrayRejections();
      Promise.reject(Object.assign(new Error('stray'), { name: '${name}' }));
      setTimeout(() => parentPort.postMessage('lives on'), 50);
    });`;
  const worker = new Worker(code, { eval: true });
  return await new Promise((resolve) => {
    worker.once('message', resolve);
    worker.once('error', () => resolve('ends'));
  });
};

describe('an object that pdfjs looked for ahead of need and did not find', () => {
  it.each([
    ['XRefEntryException', 'lives on'],
    ['ParserEOFException', 'lives on'],
    ['TypeError', 'ends'],
  ])('%s: its thread %s', async (name, fate) => {
    expect(await afterRejection(name)).toBe(fate);
  });
});
