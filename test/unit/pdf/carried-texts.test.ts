import { PDFDocument, PDFName, PDFString, StandardFonts, TextAlignment } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../lambdas/domain/pdf/read-document.ts';
import { readPageTexts } from '../../../lambdas/domain/pdf/text-layer/read-page-texts.ts';

const ROWS = [
  ['DESCRIPTION', 'QUANTITY', 'UNIT PRICE', 'TOTAL'],
  ['Drip edge', '120.00 LF', '2.50', '300.00'],
  ['Ridge cap', '40.00 LF', '5.00', '200.00'],
];
const LEFTS = [60, 260, 360, 460];

/** A table as text, page after page; every page has rows of its own. */
const estimate = async (pages = 1): Promise<PDFDocument> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pages; number += 1) {
    const page = document.addPage([612, 792]);
    const own = (text: string): string => (number > 1 ? `${text} no. ${number}` : text);
    const rows = [
      ...ROWS.map(([name = '', ...cells], index) => [index > 0 ? own(name) : name, ...cells]),
      [own('Vent'), '1.00 EA', `${number}.00`, `${number}.00`],
    ];
    for (const [index, cells] of rows.entries())
      for (const [column, text] of cells.entries())
        page.drawText(text, { x: LEFTS[column] ?? 0, y: 700 - index * 14, size: 9, font });
  }
  return document;
};

const readingOf = async (bytes: Uint8Array) => {
  const read = await readPageTexts(bytes);
  if (read.kind === 'failed') return read;
  return readDocument(read.pages, [], 'a.pdf');
};

const totalsOf = async (bytes: Uint8Array): Promise<(number | null)[]> => {
  const reading = await readingOf(bytes);
  if (reading.kind === 'failed') throw new Error(reading.message);
  return reading.estimate.lineItems.map((item) => item.rcv);
};

describe('text that a viewer does not show', () => {
  it('on a layer that is switched off is no row of the estimate', async () => {
    const document = await estimate();
    const { context } = document;
    const group = (name: string) =>
      context.register(context.obj({ Type: 'OCG', Name: PDFString.of(name) }));
    const [off, on] = [group('Draft'), group('Final')];
    document.catalog.set(
      PDFName.of('OCProperties'),
      context.obj({ OCGs: [off, on], D: { OFF: [off] } }),
    );
    const page = document.getPage(0);
    page.node.Resources()?.set(PDFName.of('Properties'), context.obj({ Off: off, On: on }));
    const font = page.node.Resources()?.lookup(PDFName.of('Font'));
    const name = /\/(\S+)/.exec(String(font))?.[1];
    const row = (y: number, total: string): string =>
      ['Gutter', '1.00 LF', total, total]
        .map((text, index) => `BT /${name} 9 Tf ${LEFTS[index]} ${y} Td (${text}) Tj ET`)
        .join(' ');
    const content = `/Span BMC ${row(644, '7.00')} EMC /OC /Off BDC /Span BMC EMC ${row(630, '8.00')} EMC /OC /On BDC ${row(616, '9.00')} EMC`;
    page.node.addContentStream(context.register(context.stream(content)));
    expect(await totalsOf(await document.save())).toEqual([300, 200, 1, 7, 9]);
  });
});

describe('a drawing of which a page shows a part', () => {
  /** The plan of a whole floor, clipped to one of its rooms; names of others lie on the rows. */
  const withPlan = async (window: string): Promise<Uint8Array> => {
    const document = await estimate();
    const page = document.getPage(0);
    const font = page.node.Resources()?.lookup(PDFName.of('Font'));
    const name = /\/(\S+)/.exec(String(font))?.[1];
    const label = (x: number, y: number, text: string): string =>
      `BT /${name} 7 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;
    const labels = [
      label(70, 751, 'Den'),
      `BT /${name} 7 Tf 0 1 -1 0 75 740 Tm (12' 4") Tj ET`,
      label(250, 686, 'Linen Closet'),
      label(65, 685.8, 'Closet'),
      label(430, 673, 'Pantry'),
      label(60, 651, 'Garage'),
    ];
    const plan = `q 2 0 0 2 0 0 cm ${window} 0.5 0 0 0.5 0 0 cm ${labels.join(' ')} Q ${label(60, 600, 'End')}`;
    page.node.addContentStream(document.context.register(document.context.stream(plan)));
    return document.save();
  };

  it('leaves nothing of the other parts on the rows', async () => {
    const read = await readPageTexts(await withPlan('20 360 100 25 re W n'));
    const words = read.kind === 'pages' ? (read.pages[0]?.words ?? []) : [];
    const texts = words.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['Den', "12'", 'End', '300.00']));
    expect(texts).not.toEqual(expect.arrayContaining(['Pantry']));
    expect(texts).not.toEqual(expect.arrayContaining(['Garage']));
    expect(texts).not.toEqual(expect.arrayContaining(['Closet']));
    expect(await totalsOf(await withPlan('20 360 100 25 re W n'))).toEqual([300, 200, 1]);
  });

  it('keeps what a path around all of it shows', async () => {
    const read = await readPageTexts(await withPlan('0 0 m 306 0 l 306 396 l 0 396 l h W* n'));
    const words = read.kind === 'pages' ? (read.pages[0]?.words ?? []) : [];
    expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining(['Den', 'Pantry']));
  });
});

describe('a form that somebody filled in', () => {
  it('is read with the values of its fields at their places', async () => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    const page = document.addPage([612, 792]);
    const form = document.getForm();
    for (const [index, cells] of ROWS.entries())
      for (const [column, text] of cells.entries()) {
        const [x, y] = [LEFTS[column] ?? 0, 700 - index * 16];
        if (index === 0) {
          page.drawText(text, { x, y, size: 9, font });
          continue;
        }
        const field = form.createTextField(`row.${index}.${column}`);
        field.setText(text);
        if (column > 0) field.setAlignment(TextAlignment.Right);
        field.addToPage(page, { x, y: y - 3, width: column > 0 ? 55 : 150, height: 14, font });
      }
    const empty = form.createTextField('empty');
    empty.addToPage(page, { x: 60, y: 500, width: 90, height: 14, font });
    const reading = await readingOf(await document.save());
    if (reading.kind === 'failed') throw new Error(reading.message);
    expect(
      reading.estimate.lineItems.map(({ description, quantity, unit, rcv }) => [
        description,
        quantity,
        unit,
        rcv,
      ]),
    ).toEqual([
      ['Drip edge', 120, 'LF', 300],
      ['Ridge cap', 40, 'LF', 200],
    ]);
  });
});

describe('a page that was cropped through its rows', () => {
  const cropped = async (width: number) => {
    const document = await estimate();
    const [page] = document.getPages();
    for (const [index, text] of ['Ridge vent', 'Flashing', 'Starter'].entries())
      for (const [column, cell] of [text, '2.00 EA', '5.00', '10.00'].entries())
        page?.drawText(cell, { x: LEFTS[column] ?? 0, y: 640 - index * 14, size: 9 });
    page?.setCropBox(0, 0, width, 792);
    const reading = await readingOf(await document.save());
    if (reading.kind === 'failed') throw new Error(reading.message);
    const { lineItems, printed } = reading.estimate;
    return {
      totals: lineItems.map(({ rcv }) => rcv),
      codes: (printed?.warnings ?? []).map(({ code }) => code),
    };
  };

  it('is read as it is shown, and says that lines go on beyond its edge', async () => {
    const { totals, codes } = await cropped(440);
    expect(totals).not.toContain(300);
    expect(codes).toContain('page_cropped');
  });

  it('is told from one that was cropped at its margins', async () => {
    const { totals, codes } = await cropped(520);
    expect(totals).toEqual([300, 200, 1, 10, 10, 10]);
    expect(codes).not.toContain('page_cropped');
  });
});

it('rows that somebody typed onto a form as annotations are read', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  const [headings = [], ...rows] = ROWS;
  for (const [column, text] of headings.entries())
    page.drawText(text, { x: LEFTS[column] ?? 0, y: 700, size: 9 });
  for (const [index, cells] of rows.entries())
    for (const [column, text] of cells.entries()) {
      const [x, y] = [LEFTS[column] ?? 0, 684 - index * 16];
      const annotation = document.context.obj({
        Type: 'Annot',
        Subtype: 'FreeText',
        Rect: [x, y - 3, x + text.length * 5, y + 9],
        Contents: PDFString.of(text),
        DA: PDFString.of('/Helv 9 Tf 0 g'),
      });
      page.node.addAnnot(document.context.register(annotation));
    }
  expect(await totalsOf(await document.save())).toEqual([300, 200]);
});

describe('an estimate that is attached to a cover', () => {
  const cover = async (...files: Uint8Array[]): Promise<Uint8Array> => {
    const document = await PDFDocument.create();
    document.addPage([612, 792]).drawText('Please find our estimate attached.', { x: 72, y: 600 });
    for (const [index, bytes] of files.entries())
      await document.attach(bytes, `file-${index + 1}.pdf`, { mimeType: 'application/pdf' });
    return await document.save();
  };

  it('is read in place of the cover', async () => {
    const inner = await (await estimate()).save();
    expect(await totalsOf(await cover(inner))).toEqual([300, 200, 1]);
  });

  it('is found among letters that are attached with it', async () => {
    const inner = await (await estimate()).save();
    expect(await totalsOf(await cover(await cover(), inner, await cover()))).toEqual([300, 200, 1]);
  });

  it('is asked for by name where several files are attached', async () => {
    const inner = await (await estimate()).save();
    const reading = await readingOf(await cover(inner, inner));
    expect(reading).toMatchObject({ kind: 'failed', code: 'pdf_portfolio' });
    expect(reading).toHaveProperty('message', expect.stringContaining('file-1.pdf, file-2.pdf'));
  });

  it('is no matter where the document is an estimate itself', async () => {
    const document = await estimate(2);
    await document.attach(await (await estimate()).save(), 'other.pdf');
    expect(await totalsOf(await document.save())).toEqual([300, 200, 1, 300, 200, 2]);
  });
});

describe('a form that its own program alone lays out', () => {
  it('is named with what to do', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([612, 792]);
    page.drawText('Please wait... If this message is not eventually replaced', { x: 40, y: 700 });
    const { context } = document;
    const template = context.register(context.flateStream('<xdp:xdp xmlns:xdp="x"></xdp:xdp>'));
    document.catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [], XFA: template }));
    const reading = await readingOf(await document.save());
    expect(reading).toMatchObject({ kind: 'failed', code: 'pdf_empty' });
    expect(reading).toHaveProperty('message', expect.stringContaining('print it to a new PDF'));
  });
});

describe('a file without one of its pages', () => {
  it('is read with the pages behind it, and says that some may be missing', async () => {
    const document = await estimate(3);
    const [, second] = document.getPages();
    if (second !== undefined) document.context.delete(second.ref);
    const reading = await readingOf(await document.save());
    if (reading.kind === 'failed') throw new Error(reading.message);
    expect(reading.estimate.lineItems.length).toBe(6);
    const { warnings = [] } = reading.estimate.printed ?? {};
    expect(warnings.map(({ code }) => code)).toContain('file_repaired');
  });

  it('says that it is damaged where no rows are left', async () => {
    const document = await PDFDocument.create();
    document.addPage().drawText('Dear Ms. Quillon', { x: 72, y: 600 });
    const whole = Buffer.from(await document.save({ useObjectStreams: false }));
    const reading = await readingOf(whole.subarray(0, whole.lastIndexOf('xref\n0 ')));
    expect(reading).toMatchObject({ kind: 'failed', code: 'no_estimate_found' });
    expect(reading).toHaveProperty('message', expect.stringContaining('damaged or cut off'));
  });
});

describe('a file that was cut off', () => {
  it('is read up to there, with a warning that pages may be missing', async () => {
    const whole = Buffer.from(await (await estimate(3)).save({ useObjectStreams: false }));
    const cut = whole.subarray(0, whole.lastIndexOf('xref\n0 '));
    const reading = await readingOf(cut);
    if (reading.kind === 'failed') throw new Error(reading.message);
    expect(reading.estimate.lineItems.length).toBe(9);
    const { warnings = [] } = reading.estimate.printed ?? {};
    expect(warnings.map(({ code }) => code)).toContain('file_repaired');
  });

  it('names a page whose content is gone, and keeps the others', async () => {
    const whole = Buffer.from(await (await estimate(3)).save({ useObjectStreams: false }));
    const last = whole.lastIndexOf('stream', whole.lastIndexOf('endstream') - 1);
    const read = await readPageTexts(whole.subarray(0, last));
    if (read.kind === 'failed') throw new Error(read.message);
    expect(read.pagesWithoutText.length).toBeGreaterThan(0);
    expect(read.pages.filter((page) => page.words.length > 0).length).toBeGreaterThan(0);
  });
});
