import { deflateSync } from 'node:zlib';
import { degrees, PDFDocument, PDFName, StandardFonts } from 'pdf-lib';
import PDFKit from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { isEndless } from '../../../lambdas/domain/pdf/text-layer/endless-text.ts';
import { readPageTexts } from '../../../lambdas/domain/pdf/text-layer/read-page-texts.ts';

const drawn = async (
  draw: (document: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array> => {
  const document = new PDFKit({ size: 'LETTER', ...options });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve) => document.on('end', () => resolve()));
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  draw(document);
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
};

const LINE = 'R&R Drip edge 12.00 LF';

const pagesOf = async (bytes: Uint8Array) => {
  const result = await readPageTexts(bytes);
  if (result.kind === 'failed') throw new Error(`${result.code}: ${result.message}`);
  return result;
};

const codeOf = async (bytes: Uint8Array, limits = {}) => {
  const result = await readPageTexts(bytes, limits);
  return result.kind === 'failed' ? result.code : 'read';
};

describe('words of the text layer', () => {
  it('carries each word with its box from the top left, its size and its weight', async () => {
    const bytes = await drawn((pdf) => {
      pdf.font('Helvetica').fontSize(10).text(LINE, 72, 100);
      pdf.font('Times-BoldItalic').fontSize(12).text('Roof', 72, 140);
    });
    const { pages, pagesWithoutText } = await pagesOf(bytes);
    expect(pagesWithoutText).toEqual([]);
    const words = pages[0]?.words ?? [];
    expect(words.map((word) => word.text)).toEqual(['R&R', 'Drip', 'edge', '12.00', 'LF', 'Roof']);
    const [first] = words;
    expect(first?.box.left).toBeCloseTo(72, 0);
    expect(first?.box.top).toBeGreaterThan(97);
    expect(first?.box.bottom).toBeLessThan(113);
    expect(words.at(-1)).toMatchObject({ bold: true, italic: true, fontSize: 12, angle: 0 });
    expect(words[1]).toMatchObject({ bold: false, italic: false, confidence: 1 });
  });

  it('places words of a rotated page as a person sees them', async () => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    const page = document.addPage([612, 792]);
    page.setRotation(degrees(90));
    page.drawText('Kitchen', { x: 100, y: 700, size: 12, font, rotate: degrees(90) });
    const { pages } = await pagesOf(await document.save());
    expect(pages[0]).toMatchObject({ width: 792, height: 612 });
    const [word] = pages[0]?.words ?? [];
    expect(word?.text).toBe('Kitchen');
    expect(word?.angle).toBeCloseTo(0, 3);
  });

  it('keeps the caller’s bytes whole', async () => {
    const bytes = await drawn((pdf) => pdf.text(LINE));
    const before = bytes.byteLength;
    await pagesOf(bytes);
    expect(bytes.byteLength).toBe(before);
  });
});

describe('pages that need OCR', () => {
  const image = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  it('names a scanned page, also where a fax header stands over it', async () => {
    const bytes = await drawn((pdf) => {
      pdf.text(LINE);
      pdf.addPage().image(image, 0, 0, { width: 612, height: 792 });
      pdf.addPage().image(image, 0, 0, { width: 612, height: 792 }).text('FAX 2 of 3', 400, 10);
    });
    expect((await pagesOf(bytes)).pagesWithoutText).toEqual([2, 3]);
  });

  it('names a scan that was cut into tiles, and not a sheet of photos', async () => {
    const laid = (pdf: PDFKit.PDFDocument, gap: number): void => {
      for (let at = 0; at < 8; at += 1)
        pdf.image(image, (at % 2) * 306, Math.floor(at / 2) * 198, {
          width: 306 - gap,
          height: 198 - gap,
        });
      pdf.fontSize(9).text('SMITH-000123', 500, 770, { lineBreak: false });
    };
    const bytes = await drawn((pdf) => {
      laid(pdf, 0);
      pdf.addPage();
      laid(pdf, 9);
    });
    expect((await pagesOf(bytes)).pagesWithoutText).toEqual([1]);
  });

  it('names a scan below the long header of a mail', async () => {
    const said = 'This message is for whom it is addressed to only and may be privileged. '.repeat(
      4,
    );
    const bytes = await drawn((pdf) => {
      pdf.image(image, 0, 0, { width: 612, height: 792 });
      pdf.fontSize(6).text(said, 10, 10, { width: 590 });
    });
    expect((await pagesOf(bytes)).pagesWithoutText).toEqual([1]);
  });

  it('names a page whose letters are paths, and not one with a plan', async () => {
    const bytes = await drawn((pdf) => {
      for (let row = 0; row < 40; row += 1) {
        for (let stroke = 0; stroke < 200; stroke += 1)
          pdf.lineTo(50 + stroke * 2, 60 + row * 16 + (stroke % 2) * 6);
        pdf.moveTo(50, 60 + row * 16).stroke();
      }
      pdf.fontSize(9).text('SMITH-000123', 500, 770, { lineBreak: false });
      pdf.addPage();
      for (let wall = 0; wall < 40; wall += 1) pdf.rect(60 + wall * 9, 100 + wall * 9, 40, 60);
      pdf.stroke().text('Kitchen', 100, 100);
    });
    expect((await pagesOf(bytes)).pagesWithoutText).toEqual([1]);
  });

  it('leaves an empty page and a page with a small logo alone', async () => {
    const bytes = await drawn((pdf) => {
      pdf.image(image, 20, 20, { width: 60, height: 60 }).text('Dear customer', 72, 200);
      pdf.addPage();
    });
    expect((await pagesOf(bytes)).pagesWithoutText).toEqual([]);
  });
});

describe('files that cannot be read', () => {
  it('says that a file is no PDF, too large or has too many pages', async () => {
    const two = await drawn((pdf) => {
      pdf.text(LINE);
      pdf.addPage().text(LINE);
    });
    expect(await codeOf(new TextEncoder().encode('PK not a pdf'))).toBe('pdf_not_a_pdf');
    expect(await codeOf(new Uint8Array())).toBe('pdf_not_a_pdf');
    expect(await codeOf(two, { maxBytes: 100 })).toBe('pdf_too_large');
    expect(await codeOf(two, { maxPages: 1 })).toBe('pdf_too_many_pages');
  });

  it('says that a file is protected, and reads one that only restricts printing', async () => {
    const locked = await drawn((pdf) => pdf.text(LINE), { userPassword: 'secret' });
    const restricted = await drawn((pdf) => pdf.text(LINE), { ownerPassword: 'owner' });
    expect(await codeOf(locked)).toBe('pdf_encrypted');
    expect(await codeOf(restricted)).toBe('read');
  });

  it('says that a damaged file is damaged, and reads the next one', async () => {
    const whole = await drawn((pdf) => pdf.text(LINE));
    expect(await codeOf(whole.subarray(0, 300))).toBe('pdf_damaged');
    expect(await codeOf(new TextEncoder().encode('%PDF-1.7\n%%EOF'))).toBe('pdf_damaged');
    expect(await codeOf(whole)).toBe('read');
  });

  it.each([1, 2])(
    'refuses a stream that inflates without end, deflated %i times',
    async (times) => {
      let bomb: Uint8Array = Buffer.alloc(160 * 1024 * 1024);
      for (let time = 0; time < times; time += 1) bomb = deflateSync(bomb);
      const bytes = Buffer.concat([
        Buffer.from(`%PDF-1.7\n1 0 obj\n<</Filter[${'/FlateDecode'.repeat(times)}]>>\nstream\n`),
        bomb,
        Buffer.from('\nendstream\nendobj\n%%EOF'),
      ]);
      expect(await codeOf(new Uint8Array(bytes))).toBe('pdf_too_complex');
    },
  );

  it.each([
    ['as it stands', `(${'a b '.repeat(300_000)}) Tj`],
    ['with brackets in it', `(${'()a\\) '.repeat(200_000)}) Tj`],
    ['in hexadecimal', `<${'61'.repeat(1_200_000)}> Tj`],
  ])('refuses a text that would fill the memory at once, %s', async (_, shown) => {
    const document = await PDFDocument.create();
    const page = document.addPage();
    const { context } = document;
    const content = context.flateStream(`BT /F 9 Tf ${shown} ET`);
    page.node.set(PDFName.of('Contents'), context.register(content));
    expect(await codeOf(await document.save())).toBe('pdf_too_complex');
  });

  it.each(['(', '<61', '/a', '[1 '])('refuses a file of nothing but %s', async (begin) => {
    const more = begin.slice(1) || begin;
    const endless = `%PDF-1.7\n1 0 obj\n${begin}${more.repeat(9_000_000 / more.length)}`;
    expect(await codeOf(new TextEncoder().encode(endless))).toBe('pdf_too_complex');
  });

  it('knows the bytes of a picture from brackets', async () => {
    const bytes = Buffer.alloc(1_500_000, '(');
    const content = Buffer.concat([
      Buffer.from('q BI /W 1 /H 1 /BPC 8 /CS /G ID '),
      bytes,
      Buffer.from('\nEI Q'),
    ]);
    expect(isEndless(content)).toBe(false);
    expect(isEndless(bytes)).toBe(true);
  });

  it('refuses a page with more words than a page can hold', async () => {
    const bytes = await drawn((pdf) => pdf.text(LINE));
    expect(await codeOf(bytes, { maxWordsPerPage: 3 })).toBe('pdf_too_complex');
  });
});
