import { type PDFContext, PDFName, type PDFRef } from 'pdf-lib';
import { type FamilyName, faceOf, type Slant, widthOf } from '../../drawing/typeface.ts';
import { glyphNameOf, winAnsiCodeOf } from './glyph-names.ts';
import { plainOf, type TextLayer } from './text-layer.ts';

const ligatureWidths: Partial<Record<FamilyName, number>> = { helvetica: 0.5, times: 0.556 };

/** Width in points of one character as the file holds it. */
export const characterWidth = (
  family: FamilyName,
  character: string,
  size: number,
  slant: Slant,
): number => {
  if (character === '\ufb01' || character === '\ufb02')
    return (ligatureWidths[family] ?? 0.6) * size;
  return widthOf(family, plainOf(character), size, slant);
};

/** One face of a document: codes for its characters, and the font as the file declares it. */
export class CodedFace {
  readonly name: string;
  readonly #family: FamilyName;
  readonly #slant: Slant;
  readonly #encoding: TextLayer['encoding'];
  readonly #codes = new Map<string, number>();

  constructor(name: string, family: FamilyName, slant: Slant, encoding: TextLayer['encoding']) {
    this.name = name;
    this.#family = family;
    this.#slant = slant;
    this.#encoding = encoding;
  }

  /** A PDF hexadecimal string. */
  encode(text: string): string {
    const codes = [...text].map((character) => this.#codeOf(character));
    return `<${codes.map((code) => code.toString(16).padStart(2, '0')).join('')}>`;
  }

  width(text: string, size: number): number {
    return [...text].reduce(
      (sum, character) => sum + characterWidth(this.#family, character, size, this.#slant),
      0,
    );
  }

  /** Registers the font; after this no further character may be encoded. */
  register(context: PDFContext): PDFRef {
    const base = {
      Type: 'Font',
      Subtype: 'Type1',
      // No font is embedded here: where the family comes as a file, one of the same widths is named.
      BaseFont: faceOf(this.#family === 'liberation' ? 'helvetica' : this.#family, this.#slant),
    };
    if (this.#encoding === 'win-ansi')
      return context.register(context.obj({ ...base, Encoding: 'WinAnsiEncoding' }));
    const coded = [...this.#codes];
    const first = 33;
    const last = first + coded.length - 1;
    return context.register(
      context.obj({
        ...base,
        FirstChar: first,
        LastChar: last,
        Widths: coded.map(([character]) =>
          Math.round(characterWidth(this.#family, character, 1000, this.#slant)),
        ),
        Encoding: {
          Type: 'Encoding',
          Differences: [first, ...coded.map(([character]) => PDFName.of(glyphNameOf(character)))],
        },
        ToUnicode: context.register(context.flateStream(unicodeMap(coded))),
      }),
    );
  }

  #codeOf(character: string): number {
    if (this.#encoding === 'win-ansi') return winAnsiCodeOf(character);
    const known = this.#codes.get(character);
    if (known !== undefined) return known;
    const code = 33 + this.#codes.size;
    if (code > 255) throw new Error('A face holds at most 223 different characters.');
    this.#codes.set(character, code);
    return code;
  }
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

const unicodeMap = (coded: readonly (readonly [string, number])[]): string => {
  const lettersOf = (character: string): string =>
    ({ '\ufb01': 'fi', '\ufb02': 'fl' })[character] ?? character;
  const lines = coded.map(([character, code]) => {
    const units = [...lettersOf(character)].map((one) => hex(one.charCodeAt(0), 4)).join('');
    return `<${hex(code, 2)}> <${units}>`;
  });
  const blocks = [];
  for (let from = 0; from < lines.length; from += 100) {
    const block = lines.slice(from, from + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
};
