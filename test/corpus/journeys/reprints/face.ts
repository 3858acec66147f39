import { type PDFContext, PDFName, type PDFRef } from 'pdf-lib';
import type { Producer } from './producer.ts';
import { widthOfText } from './texts.ts';

type FaceLook = Pick<Producer, 'font' | 'ligatures' | 'said'>;

const punctuation: Record<string, string> = {
  ' ': 'space',
  '.': 'period',
  ',': 'comma',
  '-': 'hyphen',
  '/': 'slash',
  '&': 'ampersand',
  '(': 'parenleft',
  ')': 'parenright',
  ':': 'colon',
  $: 'dollar',
  '%': 'percent',
  '*': 'asterisk',
  '"': 'quotedbl',
  "'": 'quotesingle',
  '=': 'equal',
  '+': 'plus',
  '#': 'numbersign',
  '@': 'at',
  '<': 'less',
  '>': 'greater',
  '[': 'bracketleft',
  ']': 'bracketright',
  _: 'underscore',
  ';': 'semicolon',
  '!': 'exclam',
  '?': 'question',
  '|': 'bar',
};
const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** The name under which every face has the glyph: a page that is rendered shows what it says. */
const nameOf = (glyph: string): string | undefined =>
  /^[A-Za-z]$/.test(glyph)
    ? glyph
    : (digits[/^\d$/.test(glyph) ? Number(glyph) : -1] ?? punctuation[glyph]);

/** Codes of one document's face, in order of first use. */
export class Face {
  #codes = new Map<string, number>();
  #producer: FaceLook;

  constructor(producer: FaceLook) {
    this.#producer = producer;
  }

  encode(text: string): string {
    const digits = this.#producer.font === 'composite' ? 4 : 2;
    const codes = this.#glyphsOf(text).map((glyph) => {
      const code = this.#codes.get(glyph) ?? 33 + this.#codes.size;
      this.#codes.set(glyph, code);
      return code.toString(16).padStart(digits, '0');
    });
    return `<${codes.join('')}>`;
  }

  /** How many glyphs a text has. */
  lettersIn(text: string): number {
    return this.#glyphsOf(text).length;
  }

  #glyphsOf(text: string): string[] {
    const { ligatures = [] } = this.#producer;
    const glyphs: string[] = [];
    for (let left = text; left !== ''; ) {
      const glyph = ligatures.find((one) => left.startsWith(one)) ?? [...left][0] ?? '';
      glyphs.push(glyph);
      left = left.slice(glyph.length);
    }
    return glyphs;
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
    const names = coded.map(([glyph, code]) => nameOf(glyph) ?? `g${code}`);
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
