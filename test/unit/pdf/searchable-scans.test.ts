import { PDFDocument, PDFName } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import type { PageRecognition } from '../../../lambdas/domain/pdf/pages/page-recognition.ts';
import { readDocument } from '../../../lambdas/domain/pdf/read-document.ts';
import { readPageTexts } from '../../../lambdas/domain/pdf/text-layer/read-page-texts.ts';
import { columns, header, page, row, warningsOf } from './draw.ts';

const ROWS = [
  ['Drip edge', '120.00 LF', '2.50', '300.00'],
  ['Felt paper 15 lb.', '20.00 SQ', '30.00', '600.00'],
  ['Ridge cap', '40.00 LF', '5.00', '200.00'],
  ['Total', '', '', '1,100.00'],
];
const HEADINGS = ['DESCRIPTION', 'QUANTITY', 'UNIT PRICE', 'TOTAL'];
const LEFTS = [60, 260, 360, 460];

/** Enough words for a page of text. */
const REST = Array.from({ length: 8 }, (_, index) => `The roof was inspected from side ${index}`);

/** A page of which the whole is one picture, and the text of a table; `{}` marks where they stand. */
const scan = async (
  content: (text: string, picture: string) => string,
  rows: readonly string[][] = ROWS,
): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const { context } = document;
  const picture = context.register(
    context.flateStream(new Uint8Array([250]), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: 1,
      Height: 1,
      ColorSpace: 'DeviceGray',
      BitsPerComponent: 8,
    }),
  );
  const font = context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Courier' });
  const put = (text: string, x: number, y: number): string =>
    text === '' ? '' : `1 0 0 1 ${x} ${792 - y} Tm (${text}) Tj`;
  const text = [
    ...[HEADINGS, ...rows].flatMap((cells, index) =>
      cells.map((cell, column) => put(cell, LEFTS[column] ?? 0, 100 + index * 14)),
    ),
    ...REST.map((sentence, index) => put(sentence, 60, 400 + index * 14)),
  ].join(' ');
  const one = document.addPage([612, 792]);
  one.node.set(
    PDFName.of('Resources'),
    context.obj({ Font: { F0: font }, XObject: { Im0: picture } }),
  );
  const whole = content(`BT /F0 8 Tf ${text} ET`, 'q 612 0 0 792 0 0 cm /Im0 Do Q');
  one.node.set(PDFName.of('Contents'), context.register(context.flateStream(whole)));
  return await document.save();
};

const invisible = (text: string, picture: string): string =>
  `${picture} q ${text.replace('BT', 'BT 3 Tr')} Q`;

const sourceOf = async (bytes: Uint8Array) => {
  const read = await readPageTexts(bytes);
  if (read.kind === 'failed') throw new Error(read.message);
  const [first] = read.pages;
  return { source: first?.source, again: read.pagesWithoutText, read };
};

describe('a scan with another program’s text under it', () => {
  it('is read from that text, as a scan, where it adds up to the cent', async () => {
    const { source, again, read } = await sourceOf(await scan(invisible));
    expect({ source, again }).toEqual({ source: 'ocr', again: [] });
    expect(read.pages[0]?.words.every((word) => word.confidence < 1)).toBe(true);
    const reading = readDocument(read.pages, [], 'a.pdf');
    expect(reading.kind === 'estimate' && reading.estimate.lineItems.length).toBe(3);
  });

  it('is the same where the picture lies over painted text', async () => {
    const covered = await scan((text, picture) => `${text} ${picture}`);
    expect(await sourceOf(covered)).toMatchObject({ source: 'ocr', again: [] });
  });

  it('goes through OCR where a figure was misread', async () => {
    const wrong = ROWS.map((cells) =>
      cells.map((cell) => cell.replace('600.00', '680.00').replace('30.00', '33.00')),
    );
    expect(await sourceOf(await scan(invisible, wrong))).toMatchObject({ again: [1] });
    const letters = ROWS.map((cells) => cells.map((cell) => cell.replace('200.00', '2OO.00')));
    expect(await sourceOf(await scan(invisible, letters))).toMatchObject({ again: [1] });
  });

  it('is text where the picture is the paper behind it', async () => {
    const letterhead = await scan((text, picture) => `${picture} ${text}`);
    expect(await sourceOf(letterhead)).toMatchObject({ source: 'text', again: [] });
  });
});

describe('two readings of one scan', () => {
  const table = columns(
    ['DESCRIPTION', 60, 'left'],
    ['QUANTITY', 300],
    ['UNIT PRICE', 400],
    ['TOTAL', 500],
  );
  const drawn = (total: string) =>
    page(
      1,
      [
        ...header(table, 100),
        ...row(table, 114, ['Drip edge', '120.00 LF', '2.50', total]),
        ...row(table, 128, ['Ridge cap', '40.00 LF', '5.00', '200.00']),
      ],
      'ocr',
    );
  const totalOf = (own: string, recognition: PageRecognition): number | null => {
    const reading = readDocument([drawn(own)], [recognition], 'a.pdf');
    if (reading.kind === 'failed') throw new Error(reading.message);
    expect(warningsOf(reading.estimate)).toEqual([]);
    return reading.estimate.lineItems[0]?.rcv ?? null;
  };
  const recognized = (total: string): PageRecognition => ({
    ok: true,
    page: drawn(total),
    preparation: { dpi: 300, quarterTurns: 0, deskewDegrees: 0 },
  });

  it('the one that adds up is taken', () => {
    expect(totalOf('800.00', recognized('300.00'))).toBe(300);
    expect(totalOf('300.00', recognized('800.00'))).toBe(300);
  });

  it('the scan’s own text stays where OCR failed, and nothing is missing', () => {
    const failed = { ok: false, pageNumber: 1, reason: 'timeout', message: '' } as const;
    expect(totalOf('300.00', failed)).toBe(300);
  });
});
