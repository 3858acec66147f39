import { PDFDocument, PDFName, type PDFRef, PDFString } from 'pdf-lib';
import type { Sheet } from '../../drawing/sheet.ts';
import type { FamilyName, Slant } from '../../drawing/typeface.ts';
import { CodedFace } from './coded-face.ts';
import { cutRuns, type Run } from './cut-runs.ts';
import { charactersOf, type TextLayer } from './text-layer.ts';

const fixedDate = new Date('2026-01-02T03:04:05Z');

/** A picture or a link at a place of a page, points from the top left. */
export interface Extra {
  page: number;
  kind: 'image' | 'link';
  x: number;
  y: number;
  width: number;
  height: number;
  url?: string;
}

const number = (value: number): string => String(Number(value.toFixed(3)));

/** Writes sheets with a text layer as the producers of real prints leave it. */
export const writePrint = async (
  sheets: readonly Sheet[],
  family: FamilyName,
  layer: TextLayer,
  extras: readonly Extra[] = [],
): Promise<Uint8Array> => {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setCreationDate(fixedDate);
  document.setModificationDate(fixedDate);
  document.setProducer('pdf-lib');
  const faces = new Map<string, CodedFace>();
  const faceOf = ({ bold = false, italic = false }: Slant): CodedFace => {
    const name = `F${(bold ? 1 : 0) + (italic ? 2 : 0)}`;
    const face = faces.get(name) ?? new CodedFace(name, family, { bold, italic }, layer.encoding);
    faces.set(name, face);
    return face;
  };
  const contents = sheets.map((sheet, index) => [
    ...extras
      .filter((extra) => extra.page === index + 1 && extra.kind === 'image')
      .map(
        ({ x, y, width, height }) =>
          `q ${number(width)} 0 0 ${number(height)} ${number(x)} ${number(sheet.height - y - height)} cm /Im0 Do Q`,
      ),
    ...drawnShapes(sheet),
    ...cutRuns(sheet, family, layer).flatMap((run) => drawnRun(run, sheet, faceOf, layer)),
    ...unseenText(sheet, index, faceOf, layer),
  ]);
  const { context } = document;
  const fonts = Object.fromEntries(
    [...faces].map(([name, face]): [string, PDFRef] => [name, face.register(context)]),
  );
  const image = context.register(logo(context));
  const resources = context.obj({ Font: fonts, XObject: { Im0: image } });
  for (const [index, sheet] of sheets.entries()) {
    const content = (contents[index] ?? []).join('\n');
    const { width, height } = sheet;
    const turned = layer.page === 'rotated-90' || layer.page === 'rotated-270';
    const page = document.addPage(turned ? [height, width] : [width, height]);
    let stream = content;
    if (layer.page === 'rotated-90') stream = `q 0 1 -1 0 ${number(height)} 0 cm\n${content}\nQ`;
    if (layer.page === 'rotated-270') stream = `q 0 -1 1 0 0 ${number(width)} cm\n${content}\nQ`;
    if (turned)
      page.node.set(PDFName.of('Rotate'), context.obj(layer.page === 'rotated-90' ? 90 : 270));
    if (layer.page === 'cropped') {
      page.setMediaBox(-40, -31, width + 80, height + 62);
      page.setCropBox(0, 0, width, height);
    }
    let shown = resources;
    if (layer.page === 'form') {
      const form = context.register(
        context.flateStream(content, {
          Type: 'XObject',
          Subtype: 'Form',
          BBox: [0, 0, width, height],
          Resources: resources,
        }),
      );
      stream = 'q 1 0 0 1 0 0 cm /Fm0 Do Q';
      shown = context.obj({ XObject: { Fm0: form } });
    }
    page.node.set(PDFName.of('Resources'), shown);
    page.node.set(PDFName.of('Contents'), context.register(context.flateStream(stream)));
    const links = extras.filter((extra) => extra.page === index + 1 && extra.kind === 'link');
    if (links.length > 0 && !turned) {
      page.node.set(
        PDFName.of('Annots'),
        context.obj(
          links.map(({ x, y, width: wide, height: high, url = '' }) => ({
            Type: 'Annot',
            Subtype: 'Link',
            Rect: [x, height - y - high, x + wide, height - y],
            Border: [0, 0, 0],
            A: { S: 'URI', URI: PDFString.of(url) },
          })),
        ),
      );
    }
  }
  return await document.save({ useObjectStreams: true });
};

/** A small grey picture that stands for a carrier's logo. */
const logo = (context: PDFDocument['context']): ReturnType<typeof context.flateStream> => {
  const [wide, high] = [40, 16];
  const pixels = new Uint8Array(wide * high);
  pixels.forEach((_, at) => {
    const [x, y] = [at % wide, Math.floor(at / wide)];
    pixels[at] = Math.hypot(x - 10, y - 8) < 7 ? 60 : (x * y) % 7 < 3 && x > 20 ? 120 : 245;
  });
  return context.flateStream(pixels, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: wide,
    Height: high,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 8,
  });
};

const drawnShapes = (sheet: Sheet): string[] =>
  sheet.marks.flatMap((mark) => {
    if (mark.kind === 'line') {
      const [y1, y2] = [sheet.height - mark.y1, sheet.height - mark.y2];
      return [
        `${number(mark.width)} w ${number(mark.x1)} ${number(y1)} m ${number(mark.x2)} ${number(y2)} l S`,
      ];
    }
    if (mark.kind === 'box') {
      const box = `${number(mark.x)} ${number(sheet.height - mark.y - mark.height)} ${number(mark.width)} ${number(mark.height)} re`;
      return mark.gray === null ? [`0.6 w ${box} S`] : [`${number(mark.gray)} g ${box} f`];
    }
    return [];
  });

const drawnRun = (
  run: Run,
  sheet: Sheet,
  faceOf: (slant: Slant) => CodedFace,
  layer: TextLayer,
): string[] => {
  const bold = run.bold && layer.bold === 'face';
  const face = faceOf({ bold, italic: run.italic });
  const radians = (run.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const scale = layer.sizeIn === 'matrix' ? run.size : 1;
  const shown =
    run.kerned === undefined
      ? `${face.encode(run.text)} Tj`
      : `[${run.kerned
          .map(({ text, gap }) => `${face.encode(text)} ${number((-gap / run.size) * 1000)}`)
          .join(' ')}] TJ`;
  return [
    `BT ${number(run.gray)} g /${face.name} ${number(layer.sizeIn === 'matrix' ? 1 : run.size)} Tf`,
    run.bold && layer.bold === 'stroked'
      ? `2 Tr ${number(run.gray)} G ${number(run.size * 0.02)} w`
      : '0 Tr',
    `${[cos, sin, -sin, cos].map((value) => number(value * scale)).join(' ')} ${number(run.x)} ${number(sheet.height - run.y)} Tm`,
    `${shown} ET`,
  ];
};

/** Marks of the archive that a viewer does not show. */
const unseenText = (
  sheet: Sheet,
  index: number,
  faceOf: (slant: Slant) => CodedFace,
  layer: TextLayer,
): string[] => {
  const face = faceOf({});
  const text = face.encode(charactersOf(`DOC ${40_217 + index} BATCH 7 OF 12`, layer));
  const line = (state: string, size: number, x: number, y: number): string =>
    `BT ${state} /${face.name} ${size} Tf 1 0 0 1 ${number(x)} ${number(y)} Tm ${text} Tj ET`;
  return layer.unseen.map((kind) => {
    if (kind === 'white') return line('0 Tr 1 g', 1, sheet.width * 0.4, sheet.height - 8);
    if (kind === 'invisible') return line('3 Tr 0 g', 6, 30, 6);
    return line('0 Tr 0 g', 8, sheet.width + 12, sheet.height / 2);
  });
};
