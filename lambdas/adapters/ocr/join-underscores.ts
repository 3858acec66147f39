import type { GrayImage } from './gray-image.ts';
import { baselineUnder, inkShapes } from './ink-shapes.ts';
import { isAmount } from './repair-text.ts';
import type { LineWord, WordLine } from './word-line.ts';

const darkBelow = 140;

/**
 * Names of estimates are printed with underscores (`QUARRY_RD_181`), where Tesseract often sees a
 * space. Words are joined again where a stroke below the baseline fills the gap and ends with it:
 * a line under the words themselves would run on. Such names are set in capitals: the rest of a
 * rule may lie under any other words.
 */
export function joinUnderscores(lines: readonly WordLine[], image: GrayImage): void {
  for (const line of lines) {
    for (let i = 0; i + 1 < line.words.length; ) {
      const left = line.words[i] as LineWord;
      const right = line.words[i + 1] as LineWord;
      const gap = right.box.x0 - left.box.x1;
      const areNames = [left.text, right.text].every((text) => isName(text));
      const isNear = areNames && gap < line.rowHeight * mostGap;
      const isMarked = isNear && (left.text.endsWith('_') || right.text.startsWith('_'));
      const areCapitals = [left.text, right.text].every((text) => text === text.toUpperCase());
      const count = (): number =>
        isNear ? Number(hasUnderscore(image, line, left, right)) : underscoresIn(image, line, i);
      const underscores = isMarked || !areNames || !areCapitals ? 0 : count();
      if (!isMarked && underscores === 0) {
        i++;
        continue;
      }
      const text = `${left.text}${'_'.repeat(underscores)}${right.text}`;
      line.words.splice(i, 2, {
        text,
        alternatives: [`${left.text} ${right.text}`],
        box: {
          x0: left.box.x0,
          y0: Math.min(left.box.y0, right.box.y0),
          x1: right.box.x1,
          y1: Math.max(left.box.y1, right.box.y1),
        },
        confidence: Math.min(left.confidence, right.confidence),
      });
    }
  }
}

function isName(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !isAmount(text);
}

/** One underscore may be left between words that stand so near, in row heights. */
const mostGap = 0.9;
/** Several make one stroke, so long at the most, in row heights. */
const longestGap = 8;
/** An underscore's length in heights of a capital: 0.76 in Times, 0.77 in Helvetica, and blur adds to what is small. */
const ofCapital = 0.72;

/**
 * How many underscores make up the one stroke that fills a wide gap behind a word, from its letters
 * to the next word's; 0 where there is none: `VERHOEVEN_INES6______1`.
 */
function underscoresIn(image: GrayImage, line: WordLine, at: number): number {
  const [left, right] = [line.words[at], line.words[at + 1]] as [LineWord, LineWord];
  const { rowHeight } = line;
  const slack = Math.round(rowHeight * 0.3);
  const gap = { x0: left.box.x1 - slack, x1: right.box.x0 + slack };
  if (gap.x1 - gap.x0 > rowHeight * longestGap) return 0;
  const baseline = Math.round(baselineUnder(line.baseline, (gap.x0 + gap.x1) / 2));
  const below = { ...gap, y0: baseline, y1: Math.round(baseline + rowHeight * 0.35) };
  const strokes = inkShapes(image, below).filter(({ box: { x0, x1 } }) => x1 - x0 > slack);
  const [stroke, another] = strokes.map(({ box }) => box);
  if (stroke === undefined || another !== undefined) return 0;
  const { x0, x1 } = stroke;
  const isWhole =
    x0 > gap.x0 && x0 <= gap.x0 + 2 * slack && x1 < gap.x1 && x1 >= gap.x1 - 2 * slack;
  if (!isWhole || !isFree(image, baseline, x0, x1, rowHeight)) return 0;
  const heights = inkShapes(image, left.box).map(({ box }) => box.y1 - box.y0);
  return Math.round((x1 - x0) / (ofCapital * Math.max(slack, ...heights)));
}

/** An underscore's length in row heights. */
const leastLength = 0.35;
const mostLength = 1;

/** The stroke may lie within the box of either word, so it is looked for around the gap, too. */
function hasUnderscore(image: GrayImage, line: WordLine, left: LineWord, right: LineWord): boolean {
  const { width, height, pixels } = image;
  const baseline = Math.round(baselineUnder(line.baseline, (left.box.x1 + right.box.x0) / 2));
  const from = Math.max(0, Math.round(left.box.x1 - line.rowHeight));
  const until = Math.min(width, Math.round(right.box.x0 + line.rowHeight));
  const bottom = Math.min(height - 1, Math.round(baseline + line.rowHeight * 0.3));
  for (let y = Math.max(0, baseline); y <= bottom; y++) {
    for (let x = from; x < until; x++) {
      const start = x;
      while (x < width && (pixels[y * width + x] as number) < darkBelow) x++;
      const length = (x - start) / line.rowHeight;
      if (length < leastLength || length > mostLength || start === from) continue;
      const touchesGap = start < right.box.x0 + 2 && x > left.box.x1 - 2;
      if (touchesGap && isFree(image, baseline, start, x, line.rowHeight)) return true;
    }
  }
  return false;
}

/** Whether no letter stands above a stroke: its ends may reach below the letters beside it. */
function isFree(
  image: GrayImage,
  baseline: number,
  start: number,
  end: number,
  rowHeight: number,
): boolean {
  const margin = Math.round((end - start) * 0.25);
  for (let y = Math.round(baseline - rowHeight * 0.5); y < baseline - 2; y++) {
    if (y >= 0 && darkShare(image, y, start + margin, end - margin) > 0.1) return false;
  }
  return true;
}

function darkShare(image: GrayImage, y: number, from: number, until: number): number {
  const start = Math.max(0, from);
  const end = Math.min(image.width, until);
  if (end <= start) return 0;
  let dark = 0;
  for (let i = y * image.width + start; i < y * image.width + end; i++) {
    if ((image.pixels[i] as number) < darkBelow) dark++;
  }
  return dark / (end - start);
}
