import { type PDFContext, PDFName, type PDFRef } from 'pdf-lib';
import { withPlainHyphens } from '../../../lambdas/domain/pdf/text-layer/plain-hyphens.ts';
import { widthOf } from '../drawing/typeface.ts';
import { openForRendering } from '../scan.ts';
import { type Journey, newDocument } from './journey.ts';

/** One string of a page as another program printed it; its baseline's left end in PDF points. */
interface Text {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  /** The direction of its baseline. */
  along: [number, number];
}

/** How a browser, an office program or a printer's driver writes the text again. */
interface Producer {
  runs: 'string' | 'word' | 'glyph';
  font: 'type1' | 'type3' | 'composite';
  /** Font sizes below zero in a matrix that turns them round, as some drivers write them. */
  negative?: boolean;
  /** Forms within forms around the page's content. */
  nested?: number;
  /** What a character is said to be. */
  said?: (character: string) => string;
  /** Characters drawn as one glyph. */
  ligatures?: readonly string[];
  /** Bold that is the same text again, a hair to the right. */
  twice?: boolean;
  /** Every string within marks that say what it reads. */
  actualText?: boolean;
  /** Rows of dots between a description and its figures. */
  leaders?: boolean;
  /** Text along the edge of the paper. */
  margin?: string;
}

const textsOf = async (pdf: Uint8Array): Promise<{ size: [number, number]; texts: Text[] }[]> => {
  const rendering = await openForRendering((await withPlainHyphens(pdf)) ?? pdf);
  try {
    const pages: { size: [number, number]; texts: Text[] }[] = [];
    for (let number = 1; number <= rendering.numPages; number++) {
      const page = await rendering.getPage(number);
      const { width, height, transform } = page.getViewport({ scale: 1 });
      const [, , , , left = 0, bottom = 0] = transform as number[];
      const { items } = await page.getTextContent({ disableNormalization: true });
      const texts = items.flatMap((item): Text[] => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = item.transform as number[];
        const length = Math.hypot(a, b) || 1;
        return [
          {
            text: item.str,
            x: x + left,
            y: y + height - bottom,
            width: item.width,
            size: Math.hypot(c, d),
            along: [a / length, b / length],
          },
        ];
      });
      pages.push({ size: [width, height], texts });
    }
    return pages;
  } finally {
    await rendering.loadingTask.destroy();
  }
};

const widthOfText = (text: string): number =>
  [...text].reduce((sum, one) => sum + widthOf('helvetica', plain(one), 1, {}), 0);

/** A character whose width the face knows. */
const plain = (text: string): string => text.normalize('NFKC').replace(/[^\x20-\x7e]/g, 'n');

const piecesOf = (text: Text, runs: Producer['runs']): Text[] => {
  if (runs === 'string') return [text];
  const cuts = runs === 'word' ? text.text.match(/\S+|\s+/g) : [...text.text];
  const scale = text.width / (widthOfText(text.text) || 1);
  let at = 0;
  return (cuts ?? []).flatMap((piece) => {
    const width = widthOfText(piece) * scale;
    const start = at;
    at += width;
    if (piece.trim() === '') return [];
    const [along, up] = text.along;
    return [{ ...text, text: piece, x: text.x + along * start, y: text.y + up * start, width }];
  });
};

/** Codes of one document's face, in order of first use. */
class Face {
  #codes = new Map<string, number>();
  #producer: Producer;

  constructor(producer: Producer) {
    this.#producer = producer;
  }

  encode(text: string): string {
    const { ligatures = [], font } = this.#producer;
    let left = text;
    let codes = '';
    while (left !== '') {
      const glyph = ligatures.find((one) => left.startsWith(one)) ?? [...left][0] ?? '';
      const code = this.#codes.get(glyph) ?? 33 + this.#codes.size;
      this.#codes.set(glyph, code);
      codes += code.toString(16).padStart(font === 'composite' ? 4 : 2, '0');
      left = left.slice(glyph.length);
    }
    return `<${codes}>`;
  }

  register(context: PDFContext): PDFRef {
    const { font, said = (one) => one } = this.#producer;
    const coded = [...this.#codes];
    const digits = font === 'composite' ? 4 : 2;
    const hex = (value: number, count: number): string => value.toString(16).padStart(count, '0');
    const lines = coded.map(([glyph, code]) => {
      const units = [...said(glyph)].map((one) => hex(one.charCodeAt(0), 4)).join('');
      return `<${hex(code, digits)}> <${units}>`;
    });
    const map = [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
      '/CMapName /Own def /CMapType 2 def 1 begincodespacerange',
      `<${hex(0, digits)}> <${'f'.repeat(digits)}> endcodespacerange`,
      ...Array.from({ length: Math.ceil(lines.length / 100) }, (_, block) => {
        const part = lines.slice(block * 100, block * 100 + 100);
        return `${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`;
      }),
      'endcmap CMapName currentdict /CMap defineresource pop end end',
    ].join('\n');
    const toUnicode = context.register(context.flateStream(map));
    const widths = coded.map(([glyph]) => Math.round(widthOfText(glyph) * 1000));
    const [first, last] = [33, 32 + coded.length];
    if (font === 'composite')
      return context.register(
        context.obj({
          Type: 'Font',
          Subtype: 'Type0',
          BaseFont: 'ABCDEF+Own',
          Encoding: 'Identity-H',
          ToUnicode: toUnicode,
          DescendantFonts: [
            {
              Type: 'Font',
              Subtype: 'CIDFontType2',
              BaseFont: 'ABCDEF+Own',
              CIDSystemInfo: { Registry: 'Adobe', Ordering: 'Identity', Supplement: 0 },
              DW: 500,
              W: [first, widths],
              FontDescriptor: {
                Type: 'FontDescriptor',
                FontName: 'ABCDEF+Own',
                Flags: 4,
                FontBBox: [0, -200, 1000, 800],
                Ascent: 800,
                Descent: -200,
                CapHeight: 700,
                ItalicAngle: 0,
                StemV: 80,
              },
            },
          ],
        } as never),
      );
    const names = coded.map(([, code]) => `g${code}`);
    const encoding = {
      Type: 'Encoding',
      Differences: [first, ...names.map((name) => PDFName.of(name))],
    };
    if (font === 'type1')
      return context.register(
        context.obj({
          Type: 'Font',
          Subtype: 'Type1',
          BaseFont: 'Helvetica',
          FirstChar: first,
          LastChar: last,
          Widths: widths,
          Encoding: encoding,
          ToUnicode: toUnicode,
        } as never),
      );
    // Glyphs of a bitmap: a box of the right width stands for each.
    const procedures = Object.fromEntries(
      names.map((name, index) => [
        name,
        context.register(
          context.flateStream(
            `${widths[index]} 0 0 0 ${widths[index]} 700 d1 50 0 ${Math.max(1, (widths[index] ?? 0) - 100)} 700 re f`,
          ),
        ),
      ]),
    );
    return context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'Type3',
        FontBBox: [0, -200, 1000, 800],
        FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
        CharProcs: procedures,
        FirstChar: first,
        LastChar: last,
        Widths: widths,
        Encoding: encoding,
        ToUnicode: toUnicode,
        Resources: {},
      } as never),
    );
  }
}

const utf16 = (text: string): string =>
  `<feff${[...text].map((one) => one.charCodeAt(0).toString(16).padStart(4, '0')).join('')}>`;

const drawn = (text: Text, face: Face, producer: Producer): string => {
  const squeeze = (100 * text.width) / (widthOfText(text.text) * text.size || 1);
  const sign = producer.negative === true ? -1 : 1;
  const [along, up] = text.along;
  const matrix = [along, up, -up, along].map((value) => (value * sign).toFixed(5));
  const shown = `/F0 ${(text.size * sign).toFixed(3)} Tf ${squeeze.toFixed(2)} Tz ${matrix.join(
    ' ',
  )} ${text.x.toFixed(3)} ${text.y.toFixed(3)} Tm ${face.encode(text.text)} Tj`;
  return producer.actualText === true
    ? `/Span << /ActualText ${utf16(text.text)} >> BDC ${shown} EMC`
    : shown;
};

const leadersOf = (texts: readonly Text[]): Text[] =>
  texts.flatMap((text) => {
    const next = texts
      .filter((other) => other !== text && Math.abs(other.y - text.y) < 1 && other.x > text.x)
      .sort((a, b) => a.x - b.x)[0];
    if (next === undefined || !/^[\d,]+\.\d\d\b/.test(next.text)) return [];
    const [from, to] = [text.x + text.width + 3, next.x - 3];
    if (to - from < 30 || /\d$/.test(text.text)) return [];
    const dots = '.'.repeat(Math.floor((to - from) / (widthOfText('.') * text.size)));
    return [{ ...text, text: dots, x: from, width: to - from }];
  });

const reprinted =
  (producer: Producer): Journey['travel'] =>
  async ({ pdf, truth }) => {
    const pages = await textsOf(pdf);
    const target = await newDocument();
    const { context } = target;
    const face = new Face(producer);
    const contents = pages.map(({ size: [, height], texts }) => {
      const all = [
        ...texts,
        ...(producer.leaders === true ? leadersOf(texts) : []),
        ...(producer.margin === undefined
          ? []
          : [
              {
                text: producer.margin,
                x: 14,
                y: height / 4,
                width: widthOfText(producer.margin) * 7,
                size: 7,
                along: [0, 1] as [number, number],
              },
            ]),
      ];
      const strings = all.flatMap((text) => {
        const pieces = piecesOf(text, producer.runs);
        return producer.twice === true
          ? pieces.flatMap((piece) => [piece, { ...piece, x: piece.x + 0.35 }])
          : pieces;
      });
      return `BT ${strings.map((text) => drawn(text, face, producer)).join('\n')} ET`;
    });
    const font = face.register(context);
    for (const [index, { size }] of pages.entries()) {
      const page = target.addPage(size);
      let content = contents[index] ?? '';
      let resources = context.obj({ Font: { F0: font } });
      for (let depth = 0; depth < (producer.nested ?? 0); depth++) {
        const form = context.register(
          context.flateStream(content, {
            Type: 'XObject',
            Subtype: 'Form',
            BBox: [0, 0, ...size],
            Matrix: [1, 0, 0, 1, 4, -4],
            Resources: resources,
          }),
        );
        content = `q 1 0 0 1 -4 4 cm /Fm${depth} Do Q`;
        resources = context.obj({ XObject: { [`Fm${depth}`]: form } });
      }
      page.node.set(PDFName.of('Resources'), resources);
      page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
    }
    return { pdf: await target.save(), truth };
  };

/** Symbol fonts are said to hold private codes: a character's own code and 0xF000. */
const privately = (character: string): string =>
  character.length === 1 && character > ' ' && character <= '~'
    ? String.fromCharCode(0xf000 + character.charCodeAt(0))
    : character;

const ligatureCodes: Record<string, string> = {
  ffi: '\ufb03',
  ff: '\ufb00',
  fi: '\ufb01',
  fl: '\ufb02',
};

/** Pages printed again by other programs, all in one face: what only bold type tells is lost. */
export const reprintJourneys: readonly Journey[] = [
  { name: 'reprinted as it was', travel: reprinted({ runs: 'string', font: 'type1' }) },
  {
    name: 'reprinted glyph by glyph',
    travel: reprinted({ runs: 'glyph', font: 'composite' }),
  },
  { name: 'reprinted word by word', travel: reprinted({ runs: 'word', font: 'composite' }) },
  {
    name: 'reprinted in a Type 3 face',
    travel: reprinted({ runs: 'word', font: 'type3' }),
  },
  {
    name: 'reprinted with negative sizes',
    travel: reprinted({ runs: 'string', font: 'type1', negative: true }),
  },
  {
    name: 'reprinted in forms within forms',
    travel: reprinted({ runs: 'string', font: 'type1', nested: 3 }),
  },
  {
    name: 'reprinted with digits in private codes',
    travel: reprinted({
      runs: 'string',
      font: 'type1',
      said: (one) => (/[\d.,]/.test(one) ? privately(one) : one),
    }),
  },
  {
    name: 'reprinted all in private codes',
    travel: reprinted({ runs: 'string', font: 'composite', said: privately }),
  },
  {
    name: 'reprinted with ligatures and hard spaces',
    travel: reprinted({
      runs: 'string',
      font: 'composite',
      ligatures: ['ffi', 'ff', 'fi', 'fl'],
      said: (one) => ligatureCodes[one] ?? (one === ' ' ? '\u00a0' : one),
    }),
  },
  {
    name: 'reprinted with other dashes and spaces',
    travel: reprinted({
      runs: 'string',
      font: 'composite',
      said: (one) => ({ '-': '\u2010', ' ': '\u2009' })[one] ?? one,
    }),
  },
  {
    name: 'reprinted twice over for bold',
    travel: reprinted({ runs: 'word', font: 'type1', twice: true }),
  },
  {
    name: 'reprinted with ActualText',
    travel: reprinted({ runs: 'word', font: 'type1', actualText: true }),
  },
  {
    name: 'reprinted with dot leaders',
    travel: reprinted({ runs: 'string', font: 'type1', leaders: true }),
  },
  {
    name: 'reprinted with text along the margin',
    travel: reprinted({
      runs: 'string',
      font: 'type1',
      margin: 'Form 4471-B (rev. 3/21) - 12.00 SF of this page are reserved',
    }),
  },
];
