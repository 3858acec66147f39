import { describe, expect, test } from 'vitest';
import {
  blankImage,
  type GrayImage,
  turnQuarters,
} from '../../../lambdas/adapters/ocr/gray-image.ts';
import type { PreparedImage } from '../../../lambdas/adapters/ocr/prepare-image.ts';
import { readUpright, readWhicheverWay } from '../../../lambdas/adapters/ocr/read-upright.ts';
import type { Tesseract, TesseractPage } from '../../../lambdas/adapters/ocr/tesseract.ts';

const bbox = { x0: 0, y0: 0, x1: 10, y1: 10 };
const pageOf = (text: string, confidence: number): TesseractPage => ({
  blocks: [
    {
      paragraphs: [
        {
          lines: [
            {
              bbox,
              baseline: bbox,
              rowAttributes: { rowHeight: 10, ascenders: 2, descenders: 2 },
              words: [{ text, confidence, bbox, symbols: [] }],
            },
          ],
        },
      ],
    },
  ],
});

/** Reads a picture whose darkest row is above its middle; one on its head makes no sense to it. */
function fakeTesseract() {
  let loaded: GrayImage | undefined;
  const heights: number[] = [];
  const engine: Tesseract = {
    load: (image) => {
      loaded = image;
    },
    readPage: () => {
      if (!loaded) throw new Error('nothing is loaded');
      heights.push(loaded.height);
      const isUpright = loaded.pixels.indexOf(0) < loaded.pixels.length / 2;
      return isUpright ? pageOf('Replacement', 95) : pageOf('jusw', 20);
    },
    readLine: () => ({ text: '', confidence: 0 }),
  };
  return { engine, heights, loaded: () => loaded };
}

function prepared(image: GrayImage, quarterTurns: 0 | 1): PreparedImage {
  return { image, dpi: 10, quarterTurns, deskewDegrees: 0, struck: [], leaders: [] };
}

/** 30 rows at 10 dpi; the strip that is tried has 13. Ink stands in row 2. */
const upright = blankImage(20, 30);
upright.pixels.fill(0, 2 * 20, 2 * 20 + 15);
const onItsHead = turnQuarters(upright, 2);

describe('readUpright', () => {
  test('reads an upright page once', () => {
    const { engine, heights } = fakeTesseract();
    expect(readUpright(engine, prepared(upright, 0))).toMatchObject({ isTurned: false });
    expect(heights).toEqual([30]);
  });

  test('turns a page that stands on its head and leaves the turned one loaded', () => {
    const { engine, loaded } = fakeTesseract();
    const reading = readUpright(engine, prepared(onItsHead, 0));
    expect(reading.isTurned).toBe(true);
    expect(reading.lines[0]?.words[0]?.text).toBe('Replacement');
    expect(loaded()).toEqual(upright);
  });

  test('tries a strip first where the page lay on its side', () => {
    const { engine, heights } = fakeTesseract();
    expect(readUpright(engine, prepared(onItsHead, 1)).isTurned).toBe(true);
    expect(heights).toEqual([13, 13, 30]);
  });
});

describe('readWhicheverWay', () => {
  /** Pages of this width make no sense to the engine, whichever way up. */
  const senseless = 21;
  const onItsSide = blankImage(senseless, 30);

  const engineOf = () => {
    const fake = fakeTesseract();
    const engine: Tesseract = {
      ...fake.engine,
      readPage: () =>
        fake.loaded()?.width === senseless ? pageOf('jusw', 20) : fake.engine.readPage(),
    };
    return { ...fake, engine };
  };

  test('reads a page as it was drawn where it makes no sense on its side', async () => {
    const { engine, loaded } = engineOf();
    const { prepared: way, reading } = await readWhicheverWay(
      engine,
      prepared(onItsSide, 1),
      async () => prepared(upright, 0),
    );
    expect(way.quarterTurns).toBe(0);
    expect(reading.lines[0]?.words[0]?.text).toBe('Replacement');
    expect(loaded()).toBe(upright);
  });

  test('leaves a page that makes no sense at all as it was', async () => {
    const { engine, loaded } = engineOf();
    const { prepared: way, reading } = await readWhicheverWay(
      engine,
      prepared(onItsSide, 1),
      async () => prepared(onItsSide, 0),
    );
    expect(way.quarterTurns).toBe(1);
    expect(loaded()).toBe(reading.image);
  });

  test('prepares nothing anew for a page that was read', async () => {
    const { engine } = engineOf();
    const { reading } = await readWhicheverWay(engine, prepared(upright, 1), () => {
      throw new Error('prepared anew');
    });
    expect(reading.isIllegible).toBe(false);
  });
});
