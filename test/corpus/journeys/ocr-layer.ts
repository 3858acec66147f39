import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PDFContext, PDFName, type PDFRef } from 'pdf-lib';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createWorker, type Worker } from 'tesseract.js';
import type { CorpusDocument } from '../make-document.ts';
import type { Random } from '../random.ts';
import { openForRendering, type ScanLook, scanPage } from '../scan.ts';
import { type Journey, newDocument } from './journey.ts';

/** A word of the layer; `x` and `y` are its baseline's left end, points from the page's bottom left. */
interface LayerWord {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

/** How a copier or an archive's program lays text under the picture of a page. */
interface LayerLook {
  /** Where the words come from: what is printed, or a real OCR of the picture. */
  words: 'printed' | 'recognized';
  /** Share of the printed words that are misread. */
  misread: number;
  /** `invisible` is no paint at all; `covered` is painted before the picture. */
  hidden: 'invisible' | 'covered';
  font: 'glyphless' | 'standard';
  scan: Omit<ScanLook, 'textPages'>;
}

const clean: LayerLook['scan'] = {
  dpi: 200,
  skewDegrees: 0,
  noise: 2,
  jpegQuality: 70,
  paper: 250,
  ink: 20,
};

/** Words of the page as printed, each where it stands, by about. */
const printedWords = async (page: PDFPageProxy, random: Random): Promise<LayerWord[]> => {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item): LayerWord[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform as number[];
    // Print that does not lie level is not found by OCR.
    const [x, y] = viewport.convertToViewportPoint(e, f) as [number, number];
    const [along] = viewport.convertToViewportPoint(e + a, f + b) as [number, number];
    if (along <= x) return [];
    const size = Math.hypot(c, d);
    const each = item.width / item.str.length;
    return [...item.str.matchAll(/\S+/g)].map((match) => ({
      text: match[0],
      x: x + each * match.index + random.between(-0.4, 0.4),
      y: viewport.height - y + random.between(-0.5, 0.5),
      width: each * match[0].length,
      size: size * random.between(0.9, 1.08),
    }));
  });
};

const alike: Record<string, string> = {
  '0': 'O',
  '1': 'l',
  '5': 'S',
  '8': '3',
  '.': ',',
  ',': '.',
  l: '1',
  O: '0',
  S: '5',
  i: 'l',
  m: 'rn',
  e: 'c',
  '-': '~',
  '"': '”',
};

/** A look-alike in place of one character, a character lost, or a space where none is. */
const misread = (word: LayerWord, random: Random): LayerWord[] => {
  const at = random.int(0, word.text.length - 1);
  const character = word.text[at] ?? '';
  const kind = random.next();
  const put = (by: string): string => word.text.slice(0, at) + by + word.text.slice(at + 1);
  if (kind < 0.75) return [{ ...word, text: put(alike[character] ?? character) }];
  if (kind < 0.9 || word.text.length < 5) return [{ ...word, text: put('') || character }];
  const share = at / word.text.length;
  return [
    { ...word, text: word.text.slice(0, at), width: word.width * share },
    {
      ...word,
      text: word.text.slice(at),
      x: word.x + word.width * share + 1,
      width: word.width * (1 - share) - 1,
    },
  ].filter(({ text }) => text !== '');
};

const recognizedWords = async (
  jpeg: Buffer,
  dpi: number,
  height: number,
  worker: Worker,
): Promise<LayerWord[]> => {
  const { data } = await worker.recognize(jpeg, {}, { blocks: true, text: false });
  const points = (pixels: number): number => (pixels * 72) / dpi;
  return (data.blocks ?? []).flatMap((block) =>
    block.paragraphs.flatMap((paragraph) =>
      paragraph.lines.flatMap((line) => {
        const { x0, y0, x1, y1 } = line.baseline;
        const slope = (y1 - y0) / Math.max(1, x1 - x0);
        return line.words.map(({ text, bbox }) => ({
          text,
          x: points(bbox.x0),
          y: height - points(y0 + slope * (bbox.x0 - x0)),
          width: points(bbox.x1 - bbox.x0),
          size: points(line.bbox.y1 - line.bbox.y0) * 0.9,
        }));
      }),
    ),
  );
};

const openTesseract = async (): Promise<Worker> =>
  await createWorker('eng', 1, {
    langPath: `${dirname(
      fileURLToPath(import.meta.resolve('@tesseract.js-data/eng/package.json')),
    )}/4.0.0_best_int`,
    gzip: true,
    cacheMethod: 'none',
  });

/** The face of programs that only place text: glyphs without outlines, every code its character. */
const glyphlessFont = (context: PDFContext): PDFRef => {
  const map = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    '1 beginbfrange <0000> <FFFF> <0000> endbfrange',
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: 'GlyphLessFont',
      Encoding: 'Identity-H',
      ToUnicode: context.register(context.flateStream(map)),
      DescendantFonts: [
        {
          Type: 'Font',
          Subtype: 'CIDFontType2',
          BaseFont: 'GlyphLessFont',
          CIDToGIDMap: 'Identity',
          CIDSystemInfo: { Registry: 'Adobe', Ordering: 'Identity', Supplement: 0 },
          DW: 500,
          FontDescriptor: {
            Type: 'FontDescriptor',
            FontName: 'GlyphLessFont',
            Flags: 5,
            FontBBox: [0, 0, 500, 1000],
            Ascent: 1000,
            Descent: 0,
            CapHeight: 1000,
            ItalicAngle: 0,
            StemV: 80,
          },
        },
      ],
    } as never),
  );
};

const standardFont = (context: PDFContext): PDFRef =>
  context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type1',
      BaseFont: 'Courier',
      Encoding: 'WinAnsiEncoding',
    }),
  );

const shown = (word: LayerWord, look: LayerLook): string => {
  const wide = look.font === 'glyphless' ? 0.5 : 0.6;
  const text = [...word.text].filter((one) => look.font === 'glyphless' || one <= '\u00ff');
  if (text.length === 0) return '';
  const codes = text
    .map((one) =>
      (one.codePointAt(0) ?? 63)
        .toString(16)
        .padStart(look.font === 'glyphless' ? 4 : 2, '0')
        .slice(0, look.font === 'glyphless' ? 4 : 2),
    )
    .join('');
  // The string is squeezed to the width of the word in the picture.
  const squeeze = (100 * word.width) / (text.length * wide * word.size);
  const values = [word.size, squeeze, word.x, word.y].map((value) => value.toFixed(2));
  return `/F0 ${values[0]} Tf ${values[1]} Tz 1 0 0 1 ${values[2]} ${values[3]} Tm <${codes}> Tj`;
};

const searchable =
  (look: LayerLook): Journey['travel'] =>
  async ({ pdf, truth }: CorpusDocument, random: Random) => {
    const rendering = await openForRendering(pdf);
    const worker = look.words === 'recognized' ? await openTesseract() : null;
    const target = await newDocument();
    const { context } = target;
    const font = look.font === 'glyphless' ? glyphlessFont(context) : standardFont(context);
    try {
      for (let number = 1; number <= rendering.numPages; number++) {
        const own = random.fork(`page${number}`);
        const page = await rendering.getPage(number);
        const printed = look.words === 'printed' ? await printedWords(page, own) : null;
        const scan = { ...look.scan, textPages: 0 };
        const { jpeg, width, height } = await scanPage(rendering, number, scan, own);
        const words =
          printed?.flatMap((word) => (own.chance(look.misread) ? misread(word, own) : [word])) ??
          (worker === null ? [] : await recognizedWords(jpeg, look.scan.dpi, height, worker));
        const image = await target.embedJpg(jpeg);
        const laid = target.addPage([width, height]);
        const resources = context.obj({ Font: { F0: font }, XObject: { Im0: image.ref } });
        const text = `BT ${look.hidden === 'invisible' ? 3 : 0} Tr ${words
          .map((word) => shown(word, look))
          .join('\n')} ET`;
        const picture = `q ${width} 0 0 ${height} 0 0 cm /Im0 Do Q`;
        const content = look.hidden === 'covered' ? `${text}\n${picture}` : `${picture}\n${text}`;
        laid.node.set(PDFName.of('Resources'), resources);
        laid.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
      }
    } finally {
      await rendering.loadingTask.destroy();
      await worker?.terminate();
    }
    return {
      pdf: await target.save(),
      truth: { ...truth, pages: truth.pages.map((page) => ({ ...page, ocr: true })) },
    };
  };

/** Scans that copiers and archives made searchable. */
export const searchableScanJourneys: readonly Journey[] = [
  {
    name: 'searchable scan, good text',
    short: true,
    travel: searchable({
      words: 'printed',
      misread: 0.004,
      hidden: 'invisible',
      font: 'standard',
      scan: clean,
    }),
  },
  {
    name: 'searchable scan, text under the picture',
    short: true,
    travel: searchable({
      words: 'printed',
      misread: 0.004,
      hidden: 'covered',
      font: 'standard',
      scan: clean,
    }),
  },
  {
    name: 'searchable scan, fair text',
    short: true,
    travel: searchable({
      words: 'printed',
      misread: 0.03,
      hidden: 'invisible',
      font: 'glyphless',
      scan: clean,
    }),
  },
  {
    name: 'searchable scan, poor text',
    short: true,
    travel: searchable({
      words: 'printed',
      misread: 0.15,
      hidden: 'invisible',
      font: 'standard',
      scan: clean,
    }),
  },
  {
    name: 'searchable scan, by Tesseract',
    short: true,
    travel: searchable({
      words: 'recognized',
      misread: 0,
      hidden: 'invisible',
      font: 'glyphless',
      scan: { ...clean, dpi: 300 },
    }),
  },
  {
    name: 'searchable scan, askew, by Tesseract',
    short: true,
    travel: searchable({
      words: 'recognized',
      misread: 0,
      hidden: 'invisible',
      font: 'standard',
      scan: { ...clean, skewDegrees: 1, noise: 6, paper: 240 },
    }),
  },
];
