import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { degrees, PDFDocument, type PDFPage } from 'pdf-lib';
import {
  type CorpusDocument,
  type DocumentSpec,
  documentId,
  makeDocument,
} from './make-document.ts';
import { createRandom, type Random } from './random.ts';
import { drawPaper, openForRendering } from './scan.ts';

/**
 * What happens to paper outside of an office:
 *
 * - `fax`: one bit for each pixel, specks, lines that the line dropped
 * - `stamped`: coloured stamps and pen strokes over the print, a marker over rows
 * - `photographed`: a phone's uneven light, blur and slant
 * - `turned`: pages laid on the glass on their side or head
 */
export type Damage = 'fax' | 'stamped' | 'photographed' | 'turned';

export const damages: readonly Damage[] = ['fax', 'stamped', 'photographed', 'turned'];

/** A damaged scan of the document that `document` makes; everything else comes from its seed. */
export interface HarshSpec {
  document: DocumentSpec;
  damage: Damage;
}

export const harshId = ({ document, damage }: HarshSpec): string =>
  `harsh-${damage}-${documentId(document)}`;

interface Sheet {
  canvas: Canvas;
  random: Random;
  dpi: number;
}

export const makeHarshScan = async (spec: HarshSpec): Promise<CorpusDocument> => {
  const { pdf, truth } = await makeDocument(spec.document);
  const random = createRandom(harshId(spec));
  const target = await PDFDocument.create({ updateMetadata: false });
  const rendering = await openForRendering(pdf);
  try {
    for (const { page } of truth.pages) {
      const own = random.fork(`page${page}`);
      const dpi = spec.damage === 'fax' ? 204 : own.pick([200, 240, 300]);
      const { drawn, paper } = await drawPaper(rendering, page, dpi);
      const sheet = { canvas: drawn, random: own, dpi };
      const turns = spec.damage === 'turned' ? own.int(1, 3) : 0;
      damage[spec.damage](sheet);
      const seen = turned(sheet.canvas, turns);
      const image =
        spec.damage === 'fax'
          ? await target.embedPng(seen.toBuffer('image/png'))
          : await target.embedJpg(seen.toBuffer('image/jpeg', own.int(55, 85)));
      const lies = turns % 2 === 1;
      const [width, height] = lies ? [paper.height, paper.width] : [paper.width, paper.height];
      const put: PDFPage = target.addPage([width, height]);
      put.drawImage(image, { x: 0, y: 0, width, height });
      // Some scanners note how the sheet lay.
      if (turns > 0 && own.chance(0.3)) put.setRotation(degrees((4 - turns) * 90));
    }
  } finally {
    await rendering.loadingTask.destroy();
  }
  const pages = truth.pages.map((page) => ({ ...page, ocr: true }));
  return { pdf: await target.save(), truth: { ...truth, id: harshId(spec), pages } };
};

/** The sheet after so many quarter turns clockwise. */
const turned = (canvas: Canvas, turns: number): Canvas => {
  if (turns === 0) return canvas;
  const lies = turns % 2 === 1;
  const { width, height } = canvas;
  const other = createCanvas(lies ? height : width, lies ? width : height);
  const context = other.getContext('2d');
  context.translate(other.width / 2, other.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(canvas, -width / 2, -height / 2);
  return other;
};

/** Every pixel's gray as `shade` has it, which is given the gray (of 255) and the place. */
const reshade = (
  context: SKRSContext2D,
  shade: (gray: number, x: number, y: number) => number,
): void => {
  const { width, height } = context.canvas;
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const gray = shade(data[at] ?? 255, x, y);
      data[at] = gray;
      data[at + 1] = gray;
      data[at + 2] = gray;
    }
  context.putImageData(image, 0, 0);
};

const fax = ({ canvas, random }: Sheet): void => {
  const threshold = random.int(120, 190);
  const specks = random.between(0.0001, 0.0006);
  const dropped = new Set(
    Array.from({ length: random.int(0, 3) }, () => random.int(0, canvas.height)),
  );
  reshade(canvas.getContext('2d'), (gray, _, y) => {
    const bit = gray + (random.next() - 0.5) * 50 < threshold ? 0 : 255;
    if (dropped.has(y)) return 255;
    return random.next() < specks ? 255 - bit : bit;
  });
};

/** Stamps and strokes cross the print, but none covers it: people read what lies below. */
const stamped = ({ canvas, random, dpi }: Sheet): void => {
  const context = canvas.getContext('2d');
  const { width, height } = canvas;
  const inch = (inches: number): number => inches * dpi;
  context.save();
  context.translate(width * random.between(0.3, 0.7), height * random.between(0.25, 0.75));
  context.rotate(random.between(-0.4, 0.4));
  context.strokeStyle = random.pick(['rgba(190,30,40,.6)', 'rgba(30,50,170,.6)']);
  context.fillStyle = context.strokeStyle;
  context.lineWidth = inch(0.03);
  context.strokeRect(-inch(1.1), -inch(0.35), inch(2.2), inch(0.7));
  context.font = `bold ${inch(0.3)}px sans-serif`;
  context.fillText(random.pick(['RECEIVED', 'COPY', 'REVIEWED']), -inch(0.9), inch(0.1));
  context.restore();
  context.fillStyle = 'rgba(255,240,60,.45)';
  context.fillRect(inch(0.5), height * random.between(0.2, 0.8), width * 0.5, inch(0.2));
  context.strokeStyle = 'rgba(25,25,120,.75)';
  context.lineWidth = inch(0.012);
  for (let stroke = random.int(1, 3); stroke > 0; stroke--) {
    let [x, y] = [width * random.between(0.05, 0.6), height * random.between(0.2, 0.85)];
    context.beginPath();
    context.moveTo(x, y);
    for (let step = 0; step < 16; step++) {
      x += inch(random.between(0.03, 0.16));
      y += inch(random.between(-0.09, 0.09));
      context.lineTo(x, y);
    }
    context.stroke();
  }
};

const photographed = (sheet: Sheet): void => {
  const { canvas, random } = sheet;
  const context = canvas.getContext('2d');
  const { width, height } = canvas;
  const slanted = createCanvas(width, height);
  const other = slanted.getContext('2d');
  other.fillStyle = 'white';
  other.fillRect(0, 0, width, height);
  other.filter = `blur(${random.between(0.2, 0.7).toFixed(2)}px)`;
  const slant = random.between(-0.012, 0.012);
  other.setTransform(0.985, slant, -slant * 0.6, 0.985, width * 0.008, height * 0.008);
  other.drawImage(canvas, 0, 0);
  context.drawImage(slanted, 0, 0);
  const [lightX, lightY] = [random.between(0.1, 0.9) * width, random.between(0.1, 0.9) * height];
  const dark = random.between(0.35, 0.55);
  const reach = Math.hypot(width, height);
  // The phone's own shadow has a soft edge.
  const shadow = random.between(0.3, 0.7) * width;
  reshade(context, (gray, x, y) => {
    const far = Math.hypot(x - lightX, y - lightY) / reach;
    const shade = 1 / (1 + Math.exp((x - shadow - y * 0.2) / (width * 0.02)));
    const light = (1 - dark * far) * (1 - 0.2 * shade);
    return 28 + gray * 0.86 * light + (random.next() + random.next() - 1) * 9;
  });
};

const damage: Readonly<Record<Damage, (sheet: Sheet) => void>> = {
  fax,
  stamped,
  photographed,
  turned: () => {},
};
