import { PDFDocument, PDFName, rgb, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { readPageTexts } from '../../../lambdas/domain/pdf/text-layer/read-page-texts.ts';

const LINES = [
  'Insured: Rowan Testerly   Claim number 4471-20   Date of loss 3/14/2026',
  '1. R&R Drip edge/gutter apron 120.00 LF 2.94 0.00 352.80',
  '2. Detach & Reset 12\' 6" gutter - aluminum 38.00 LF 4.10 1.20 157.00',
  '3. Sheathing - OSB - 1/2" 96.00 SF 2.10 6.42 208.02 <20.16> 187.86',
  'name@example.com   https://claims.example.com/a/4471   (555) 010-0199',
  'Totals: Front slope   7.62   717.82 ------------------------------',
];

/** Codes of which a face's map says nothing. */
const NO_FIGURES = -1;

/** Those of symbol fonts: a character's own code and this. */
const PRIVATE_CODES = 0xf000;
/** Those of characters as wide as Chinese ones. */
const WIDE = 0xfee0;

/** A map that says of each code from `!` to `~` that it is the character `by` further on. */
const mapShifted = (by: number): string => {
  const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0');
  const pairs = Array.from({ length: 94 }, (_, index) => {
    const isFigure = index >= 15 && index < 25;
    if (by === PRIVATE_CODES || by === WIDE)
      return `<${hex(33 + index, 2)}> <${hex(by + 33 + index, 4)}>`;
    const said = by !== NO_FIGURES ? 33 + ((index + by) % 94) : isFigure ? 0xfffd : 33 + index;
    return `<${hex(33 + index, 2)}> <${hex(said, 4)}>`;
  });
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /M def
/CMapType 2 def 1 begincodespacerange <00> <ff> endcodespacerange
94 beginbfchar\n${pairs.join('\n')}\nendbfchar
endcmap CMapName currentdict /CMap defineresource pop end end`;
};

interface Line {
  text: string;
  /** By how many codes its face's map is off. */
  off?: number;
}

const pdfOf = async (...pages: readonly Line[][]): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const { context } = document;
  const faces = new Map<number, ReturnType<typeof context.register>>();
  const faceOf = (off: number) => {
    const face =
      faces.get(off) ??
      context.register(
        context.obj({
          Type: 'Font',
          Subtype: 'Type1',
          BaseFont: StandardFonts.Helvetica,
          Encoding: 'WinAnsiEncoding',
          ToUnicode: context.register(context.flateStream(mapShifted(off))),
        }),
      );
    faces.set(off, face);
    return face;
  };
  for (const lines of pages) {
    const page = document.addPage([612, 792]);
    const used = [...new Set(lines.map(({ off = 0 }) => off))];
    page.node.set(
      PDFName.of('Resources'),
      context.obj({ Font: Object.fromEntries(used.map((off) => [`F${off}`, faceOf(off)])) }),
    );
    const content = lines.map(
      ({ text, off = 0 }, index) =>
        `BT /F${off} 9 Tf 1 0 0 1 40 ${740 - index * 14} Tm <${Buffer.from(text, 'latin1').toString('hex')}> Tj ET`,
    );
    page.node.addContentStream(context.register(context.flateStream(content.join('\n'))));
  }
  return await document.save();
};

const withoutText = async (bytes: Uint8Array): Promise<number[]> => {
  const read = await readPageTexts(bytes);
  if (read.kind === 'failed') throw new Error(read.message);
  return read.pagesWithoutText;
};

const sound = LINES.map((text) => ({ text }));

describe('a face whose map gives other letters than it prints', () => {
  it('sends its pages to OCR, and only its pages', async () => {
    const broken = LINES.map((text) => ({ text, off: 47 }));
    expect(await withoutText(await pdfOf(sound, broken, sound))).toEqual([2]);
  });

  it('sends a page to OCR for its headings alone, by what the document has of the face', async () => {
    const heading = { text: 'DESCRIPTION QUANTITY UNIT PRICE TAX RCV', off: 47 };
    const room = { text: 'Second Floor Bedroom', off: 47 };
    expect(
      await withoutText(await pdfOf([heading, ...sound], [heading, room, ...sound], sound)),
    ).toEqual([1, 2]);
  });

  it('sends a page to OCR where only its figures are lost', async () => {
    const broken = LINES.map((text) => ({ text, off: NO_FIGURES }));
    expect(await withoutText(await pdfOf(sound, broken))).toEqual([2]);
  });

  it('sends pages to OCR where a face of figures only is said to hold letters or signs', async () => {
    const amounts = [
      '12.00 2.94 35.28',
      '1,204.50 0.00 352.80',
      '38.00 4.10 155.80 EA',
      '96.00 208.02 6.42 SF per hour',
      '2.00 yrs 17.50',
    ];
    for (const off of [29, 75]) {
      const broken = amounts.map((text) => ({ text, off }));
      expect(await withoutText(await pdfOf([...sound, ...broken], sound))).toEqual([1]);
    }
  });

  it('is not suspected for marks in a face of their own that nobody sees', async () => {
    const document = await PDFDocument.load(await pdfOf(sound, sound));
    const font = await document.embedFont(StandardFonts.Courier);
    for (const page of document.getPages())
      for (const y of [400, 380, 360])
        page.drawText('{{!#$%&()}} @@//==;;??', { x: 40, y, size: 7, font, color: rgb(1, 1, 1) });
    expect(await withoutText(await document.save())).toEqual([]);
  });

  it('is not suspected for what programs for signing print at the edge, or number within', async () => {
    const document = await PDFDocument.load(await pdfOf(sound, sound));
    const [ids, references] = [
      await document.embedFont(StandardFonts.Courier),
      await document.embedFont(StandardFonts.TimesRoman),
    ];
    for (const page of document.getPages()) {
      const identity = '5F1B2A44-90C1-4E6B-8D57-0A11C2D3E4F5';
      page.drawText(`DocuSign Envelope ID: ${identity}`, { x: 18, y: 500, size: 7, font: ids });
      for (const y of [14, 780])
        page.drawText('Ref UXJWC-KEKYY-NCRXW-RGZHN TQZ3 XCVB', { x: 18, y, font: references });
    }
    expect(await withoutText(await document.save())).toEqual([]);
  });

  it('is not suspected for the name of a file at the foot of a sheet', async () => {
    const sheet = 'quillon-parish-school-pipe-freeze-sheet.xlsx      Repair Est';
    const address = 'https://sheets.example/d/1qXzKv9bTwR4/prntvw?k=9Xq';
    for (const text of [sheet, address]) {
      const foot = { text, off: 94 };
      expect(await withoutText(await pdfOf([...sound, foot], [...sound, foot]))).toEqual([]);
    }
  });

  it('is not suspected where figures are of full width', async () => {
    const wide = LINES.map((text) => ({ text, off: WIDE }));
    expect(await withoutText(await pdfOf(wide, wide))).toEqual([]);
  });

  it('is not suspected where a symbol font is said to hold the letters', async () => {
    const symbols = LINES.map((text) => ({ text, off: PRIVATE_CODES }));
    expect(await withoutText(await pdfOf(symbols, symbols))).toEqual([]);
  });

  it.each(['\'6"', '\'-6"', ':45', '/30', 'x10', '_08'])(
    'is not suspected for sizes, times, ages and numbers alike in a face of their own: 12%s',
    async (end) => {
      const document = await PDFDocument.load(await pdfOf(sound, sound));
      const font = await document.embedFont(StandardFonts.Courier);
      const [page] = document.getPages();
      for (let at = 0; at < 24; at += 1) {
        const text = `${at + 1}${end.replace(/\d/, (digit) => String((Number(digit) + at) % 9))}`;
        page?.drawText(text, { x: 40 + (at % 8) * 60, y: 400 - Math.floor(at / 8) * 20, font });
      }
      expect(await withoutText(await document.save())).toEqual([]);
    },
  );

  it('is not suspected in rows, codes, links, rules and other languages', async () => {
    const others = [
      'lineId roomName itemDescription actionCode unitPrice lineTotal depAmt acvTotal',
      'RFG 240S + 12.00 SQ 56.03 F9 DRY 1/2++ PNT P2>> 0.00% 5/30 yrs',
      'Dépose et repose de la gouttière, façade arrière: 12,50 m² à 48,00 $',
      'Außenwände streichen, einschließlich Gerüst 120,00 m² 9,80 1.176,00',
    ].map((text) => ({ text }));
    expect(await withoutText(await pdfOf([...others, ...others, ...sound]))).toEqual([]);
  });
});
