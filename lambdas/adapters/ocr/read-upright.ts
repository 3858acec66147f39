import { type GrayImage, turnQuarters } from './gray-image.ts';
import type { PreparedImage } from './prepare-image.ts';
import type { Tesseract } from './tesseract.ts';
import type { WordLine } from './word-line.ts';
import { linesFromTesseract } from './words-from-tesseract.ts';

export interface UprightReading {
  image: GrayImage;
  lines: WordLine[];
  /** Whether the page stood on its head. */
  isTurned: boolean;
  /** Whether hardly a word of it made sense. */
  isIllegible: boolean;
}

/** Pages that stand upright measured 0.6 and more, those on their head 0.1 and less. */
const illegibleBelow = 0.35;
/** The strip that is read both ways up, in inches: some eight lines. */
const stripInches = 1.3;

/**
 * Reads a page and, where that makes no sense, a strip of it both ways up, and the page again if it
 * stood on its head. A page that lay on its side may have been turned the wrong way: there the strip
 * comes first. Leaves the image that was read loaded.
 */
export function readUpright(tesseract: Tesseract, prepared: PreparedImage): UprightReading {
  const { image, dpi, quarterTurns } = prepared;
  const read = (picture: GrayImage) => {
    tesseract.load(picture, dpi);
    return linesFromTesseract(tesseract.readPage());
  };
  const standsOnItsHead = () => {
    const strip = densestStrip(image, Math.round(stripInches * dpi));
    return legibility(read(turnQuarters(strip, 2))) > legibility(read(strip));
  };
  const readTurned = () => {
    const turned = turnQuarters(image, 2);
    return readingOf(turned, read(turned), true);
  };
  if (quarterTurns === 1 && standsOnItsHead()) return readTurned();
  const lines = read(image);
  if (quarterTurns === 0 && legibility(lines) < illegibleBelow && standsOnItsHead()) {
    return readTurned();
  }
  // The trial on the strip may have replaced the loaded page.
  if (quarterTurns === 0 && legibility(lines) < illegibleBelow) tesseract.load(image, dpi);
  return readingOf(image, lines, false);
}

const readingOf = (image: GrayImage, lines: WordLine[], isTurned: boolean): UprightReading => ({
  image,
  lines,
  isTurned,
  isIllegible: legibility(lines) < illegibleBelow,
});

/**
 * The same, and where a page that seemed to lie on its side makes no sense either way up, as it was drawn: what lies
 * around a photographed sheet, or its shadow, may have been taken for lines of print. Leaves the image that was
 * read loaded.
 *
 * @param prepareUpright prepares the page anew without a turn
 */
export async function readWhicheverWay(
  tesseract: Tesseract,
  prepared: PreparedImage,
  prepareUpright: () => Promise<PreparedImage>,
): Promise<{ prepared: PreparedImage; reading: UprightReading }> {
  const reading = readUpright(tesseract, prepared);
  if (prepared.quarterTurns === 0 || !reading.isIllegible) return { prepared, reading };
  const upright = await prepareUpright();
  const again = readUpright(tesseract, upright);
  if (!again.isIllegible) return { prepared: upright, reading: again };
  tesseract.load(reading.image, prepared.dpi);
  return { prepared, reading };
}

/** The share of letters and digits that stand in words of some length that were read with confidence. */
function legibility(lines: readonly WordLine[]): number {
  let all = 0;
  let sure = 0;
  for (const { words } of lines) {
    for (const { text, confidence } of words) {
      const length = text.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
      all += length;
      if (length >= 3 && confidence >= 0.8) sure += length;
    }
  }
  return all === 0 ? 0 : sure / all;
}

function densestStrip(image: GrayImage, height: number): GrayImage {
  const { width, pixels } = image;
  if (height >= image.height) return image;
  let ink = 0;
  let most = -1;
  let bestTop = 0;
  const inkOfRow = new Float64Array(image.height);
  for (let y = 0, i = 0; y < image.height; y++) {
    let dark = 0;
    for (let x = 0; x < width; x++, i++) if ((pixels[i] as number) < 128) dark++;
    inkOfRow[y] = dark;
    ink += dark;
    if (y >= height) ink -= inkOfRow[y - height] as number;
    if (y >= height - 1 && ink > most) {
      most = ink;
      bestTop = y - height + 1;
    }
  }
  return { width, height, pixels: pixels.slice(bestTop * width, (bestTop + height) * width) };
}
