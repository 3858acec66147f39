import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type PDFDocument, type PDFFont, PDFName, type PDFPage, StandardFonts } from 'pdf-lib';
import { openForRendering } from '../scan.ts';
import { type Journey, newDocument } from './journey.ts';

const DPI = 200;
const SCALE = DPI / 72;

type Painter = (canvas: Canvas, page: PDFPage, target: PDFDocument) => Promise<void> | void;
type Writer = (page: PDFPage, font: PDFFont, number: number) => void;

/** Pages that were turned into pictures, on which somebody wrote as text afterwards. */
const painted =
  (paint: Painter, write: Writer): Journey['travel'] =>
  async ({ pdf, truth }) => {
    const rendering = await openForRendering(pdf);
    const target = await newDocument();
    const font = await target.embedFont(StandardFonts.Helvetica);
    try {
      for (let number = 1; number <= rendering.numPages; number++) {
        const page = await rendering.getPage(number);
        const viewport = page.getViewport({ scale: SCALE });
        const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
        const context = canvas.getContext('2d');
        context.fillStyle = 'white';
        context.fillRect(0, 0, canvas.width, canvas.height);
        await page.render({ canvasContext: context as never, viewport, canvas: canvas as never })
          .promise;
        const laid = target.addPage([viewport.width / SCALE, viewport.height / SCALE]);
        await paint(canvas, laid, target);
        write(laid, font, number);
      }
    } finally {
      await rendering.loadingTask.destroy();
    }
    return { pdf: await target.save(), truth };
  };

const inOne: Painter = async (canvas, page, target) =>
  page.drawImage(await target.embedJpg(canvas.toBuffer('image/jpeg')), {
    x: 0,
    y: 0,
    width: page.getWidth(),
    height: page.getHeight(),
  });

const TILE = 256;

const inTiles: Painter = async (canvas, page, target) => {
  const side = TILE / SCALE;
  for (let y = 0; y < canvas.height; y += TILE)
    for (let x = 0; x < canvas.width; x += TILE) {
      const tile = createCanvas(TILE, TILE);
      const context = tile.getContext('2d');
      context.fillStyle = 'white';
      context.fillRect(0, 0, TILE, TILE);
      context.drawImage(canvas, -x, -y);
      const image = await target.embedJpg(tile.toBuffer('image/jpeg'));
      const [left, top] = [x / SCALE, y / SCALE];
      page.drawImage(image, {
        x: left,
        y: page.getHeight() - top - side,
        width: side,
        height: side,
      });
    }
};

const INK = 128;

/** Every stretch of ink in a line of the picture is a path of its own. */
const asPaths: Painter = (canvas, page, target) => {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const isInk = (x: number, y: number): boolean => (data[(y * width + x) * 4] ?? 255) < INK;
  const paths: string[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isInk(x, y)) continue;
      const begin = x;
      while (x < width && isInk(x, y)) x++;
      const [left, right] = [begin, x].map((one) => (one / SCALE).toFixed(2));
      const [top, bottom] = [height - y, height - y - 1].map((one) => (one / SCALE).toFixed(2));
      paths.push(`${left} ${bottom} m ${right} ${bottom} l ${right} ${top} l ${left} ${top} l h f`);
    }
  const { context } = target;
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(paths.join('\n'))));
};

const batesNumber: Writer = (page, font, number) =>
  page.drawText(`SMITH-${String(122 + number).padStart(6, '0')}`, {
    x: page.getWidth() - 100,
    y: 20,
    size: 10,
    font,
  });

const notice = [
  'From: Ned Alder <ned@alder.example>   Sent: Tuesday, May 14, 2024 10:31 AM   To: Claims <claims@harbor.example>   Subject: RE: estimate attached',
  'This message and what is attached to it is for whom it is addressed to only and may hold what is privileged. If you are not that person do not',
  'read it, copy it or pass it on; tell the sender and delete it. Views are those of the sender. Produced in discovery under seal and by agreement.',
];

const mailHeader: Writer = (page, font) => {
  for (const [line, text] of notice.entries())
    page.drawText(text, { x: 20, y: page.getHeight() - 8 - line * 7, size: 6, font });
};

export const pictureJourneys: readonly Journey[] = [
  {
    name: 'a scan in tiles with Bates numbers',
    short: true,
    travel: painted(inTiles, batesNumber),
  },
  {
    name: 'letters as paths with Bates numbers',
    short: true,
    travel: painted(asPaths, batesNumber),
  },
  { name: 'a scan under a long mail header', short: true, travel: painted(inOne, mailHeader) },
];
