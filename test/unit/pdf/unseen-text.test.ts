import { PDFDocument, PDFName, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { readPageTexts } from '../../../lambdas/domain/pdf/text-layer/read-page-texts.ts';

const pdfOf = async (...contents: readonly string[]): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const stamp = await document.embedFont(StandardFonts.HelveticaBold);
  const { context } = document;
  const pale = { Type: 'ExtGState', ca: 0.3 };
  const multiplied = { Type: 'ExtGState', BM: 'Multiply' };
  for (const content of contents) {
    const page = document.addPage([612, 792]);
    page.node.set(
      PDFName.of('Resources'),
      context.obj({
        Font: { F: font.ref, S: stamp.ref },
        ExtGState: { Pale: pale, Multiplied: multiplied },
      } as never),
    );
    page.node.addContentStream(context.register(context.flateStream(content)));
  }
  return await document.save();
};

const write = (text: string, x: number, y: number, before = ''): string =>
  `q ${before} BT /F 10 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET Q\n`;

const ROW = write('R&R Drip edge 12.00 LF', 72, 700);

const textOf = async (...contents: readonly string[]): Promise<string[]> => {
  const read = await readPageTexts(await pdfOf(...contents));
  if (read.kind === 'failed') throw new Error(read.message);
  return read.pages.map(({ words }) => words.map(({ text }) => text).join(' '));
};

describe('text that nobody sees', () => {
  it('is left out where it is white on paper, as marks for signing programs are', async () => {
    const marks = write('{{signature:1}}', 300, 702, '1 1 1 rg');
    expect(await textOf(ROW + marks)).toEqual(['R&R Drip edge 12.00 LF']);
  });

  it('is left out where it has the color of the box under it', async () => {
    const box = '0.8 0.9 1 rg 60 640 400 20 re f\n';
    const lost = write('hidden 42.00', 72, 646, '0.8 0.9 1 rg');
    expect(await textOf(ROW + box + lost)).toEqual(['R&R Drip edge 12.00 LF']);
  });

  it('is left out where it is not painted and no picture shows it', async () => {
    const older = write('Older row 42.00', 72, 690, '3 Tr');
    expect(await textOf(ROW + older)).toEqual(['R&R Drip edge 12.00 LF']);
  });

  it('is left out where a box was painted over it, word by word', async () => {
    const line = write('Insured: Rowan Testerly Claim 4471', 72, 650);
    const bar = 'q 0 g 110 646 72 13 re f Q\n';
    expect(await textOf(ROW + line + bar)).toEqual(['R&R Drip edge 12.00 LF Insured: Claim 4471']);
  });

  it('is left out where new figures were typed over a white box', async () => {
    const old = write('500.00', 300, 700);
    const box = 'q 1 g 298 697 36 12 re f Q\n';
    const now = write('650.00', 300, 700);
    expect(await textOf(ROW + old + box + now)).toEqual(['R&R Drip edge 12.00 LF 650.00']);
  });

  it('is left out of later pages, too, where no new face is used', async () => {
    const mark = write('{{signature:1}}', 300, 500, '1 g');
    expect(await textOf(ROW + mark, ROW + mark)).toEqual([
      'R&R Drip edge 12.00 LF',
      'R&R Drip edge 12.00 LF',
    ]);
  });
});

describe('text that is seen', () => {
  it('is kept within a border that is drawn as a box in a box', async () => {
    const border = 'q 0 g 61 641 398 18 re 60 640 400 20 re f* Q\n';
    const label = write('Insured: Ida Quillon', 72, 646);
    expect(await textOf(ROW + border + label)).toEqual([
      'R&R Drip edge 12.00 LF Insured: Ida Quillon',
    ]);
  });

  it('is kept where it is white on a dark box, a shape or a thick line', async () => {
    const box = '0.1 0.2 0.4 rg 60 640 400 20 re f\n';
    const round = '0.1 0.2 0.4 rg 60 600 m 460 600 l 470 610 460 620 460 620 c 60 620 l f\n';
    const thick = '0.1 0.2 0.4 RG 18 w 60 570 m 460 570 l S\n';
    expect(
      await textOf(
        ROW +
          box +
          write('Description', 72, 646, '1 g') +
          round +
          write('Quantity', 72, 606, '1 g') +
          thick +
          write('Total', 72, 567, '1 g'),
      ),
    ).toEqual(['R&R Drip edge 12.00 LF Description Quantity Total']);
  });

  it('is kept under a strike, a highlight and a pale box', async () => {
    const strike = '1 0 0 rg 72 702 120 1 re f\n';
    const highlight = 'q /Multiplied gs 1 1 0 rg 70 696 200 14 re f Q\n';
    const pale = 'q /Pale gs 0.5 g 70 696 200 14 re f Q\n';
    expect(await textOf(ROW + strike + highlight + pale)).toEqual(['R&R Drip edge 12.00 LF']);
  });

  it('is kept where a box that was painted later is clipped away', async () => {
    const clipped = 'q 10 10 20 20 re W n 1 g 0 0 612 792 re f Q\n';
    const shaped = 'q 10 10 m 600 10 l 10 780 l W n 1 g 300 600 200 150 re f Q\n';
    expect(await textOf(ROW + clipped + shaped)).toEqual(['R&R Drip edge 12.00 LF']);
  });

  it('is kept where a stamp or a remark was laid over rows, without its own words', async () => {
    const rows = [
      ...['500.00', '650.00', '72.50'].map((text, row) => write(text, 300, 688 - row * 12)),
      ...['1. Tear off', '2. Felt', '3. Gutter'].map((text, row) =>
        write(text, 72, 688 - row * 12),
      ),
    ].join('');
    const stamp = (fill: string) =>
      `q ${fill} rg 1 0 0 RG 280 654 92 40 re B Q\n${write('RECEIVED', 290, 679)}${write('MAY 14', 290, 667)}`;
    const read = ['1. Tear off 500.00', '2. Felt 650.00', '3. Gutter 72.50'].join(' ');
    for (const fill of ['1 1 1', '1 1 0.6'])
      expect((await textOf(rows + stamp(fill)))[0]?.split(' ').sort()).toEqual(
        read.split(' ').sort(),
      );
  });
});

describe('a stamp in plain type', () => {
  const rows = ['500.00', '650.00'].map((text, row) => write(text, 300, 688 - row * 12)).join('');
  const stamp = (text: string, y: number): string =>
    `BT /S 12 Tf 1 0 0 1 290 ${y} Tm (${text}) Tj ET\n`;

  it('is left out where it lies on rows, and kept beside them and where it is a sum', async () => {
    expect(await textOf(ROW + rows + stamp('RECEIVED', 687) + stamp('MAY 14', 650))).toEqual([
      'R&R Drip edge 12.00 LF 500.00 650.00',
    ]);
    expect(await textOf(ROW + rows + stamp('RECEIVED', 500))).toEqual([
      'R&R Drip edge 12.00 LF 500.00 650.00 RECEIVED',
    ]);
    expect((await textOf(ROW + rows + stamp('Total: 1,150.00', 687)))[0]).toContain('1,150.00');
  });
});

describe('a box that was laid over text', () => {
  it('hides what ran into a cell with a ground of its own', async () => {
    const long = write('Drip edge, gutter apron and more', 72, 650);
    const cell = `q 0.9 g 160 644 80 16 re f Q\n${write('12.00', 200, 650)}`;
    expect(await textOf(ROW + long + cell)).toEqual([
      'R&R Drip edge 12.00 LF Drip edge, gutter 12.00',
    ]);
  });

  it('hides names that were blacked out with a remark', async () => {
    const name = write('Rowan Testerly', 72, 650);
    const bar = `q 0 g 66 640 92 24 re f Q\n${write('REDACTED', 80, 655, '1 g')}`;
    expect(await textOf(ROW + name + bar)).toEqual(['R&R Drip edge 12.00 LF REDACTED']);
  });

  it('hides what stood there where the page itself was written on it later', async () => {
    const older = write('Older row', 72, 655) + write('42.00', 200, 655);
    const box = 'q 1 g 60 640 200 24 re f Q\n';
    const other = write('Another older row', 72, 600);
    const row = write('Ridge cap', 72, 648) + write('9.00', 220, 648);
    expect(await textOf(ROW + older + box + other + row)).toEqual([
      'R&R Drip edge 12.00 LF Another older row Ridge cap 9.00',
    ]);
  });
});
