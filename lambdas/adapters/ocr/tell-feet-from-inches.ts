import type { GrayImage } from './gray-image.ts';
import { baselineUnder, inkShapes } from './ink-shapes.ts';
import type { LineWord, WordLine } from './word-line.ts';

const darkBelow = 140;
/** Of the darkest column's darkness: between two strokes it falls by so much and rises again. */
const leastRise = 0.22;
/** In row heights: a single stroke measures 0.2 at most, two that blur have become one 0.3. */
const mostStroke = 0.27;
/** Of the darkest column's darkness: paler is the blur around a stroke. */
const blurBelow = 0.4;

/**
 * `8'` or `8"`: Tesseract often takes one for the other, since its language model knows no
 * measures. The print tells: how many strokes stand at the word's end with nothing below them.
 */
export function tellFeetFromInches(lines: readonly WordLine[], image: GrayImage): void {
  for (const line of lines) {
    for (const [index, word] of line.words.entries()) {
      const bare = word.text.replace(TAIL, '');
      if (!BARE_MEASURE.test(bare) && !/\d['"]$/.test(bare)) continue;
      const { measure, tail } = withoutTail(word, line, image);
      const next = line.words[index + 1]?.box.x0 ?? image.width;
      if (BARE_MEASURE.test(measure.text))
        addLostMark(measure, tail === '' ? next - 1 : measure.box.x1 + 1, line, image);
      if (/\d['"]$/.test(measure.text)) {
        const strokes = strokesAtEnd(image, measure, line.rowHeight);
        const mark = strokes === 1 ? "'" : strokes === 2 ? '"' : measure.text.slice(-1);
        measure.text = measure.text.slice(0, -1) + mark;
      }
      const text = measure.text + tail;
      if (text === word.text) continue;
      word.alternatives.push(word.text);
      word.text = text;
      if (tail === '') word.box = measure.box;
    }
  }
}

/** What may stand behind a measure: `(21'-27')`, `4',`. */
const TAIL = /[)\]]?[.,;:]?$/;
/** In row heights: what closes a bracket is higher than a digit and narrow; stops are low. */
const bracket = { leastHeight: 0.8, mostWidth: 0.4 };
const mostStop = 0.35;

/** The word up to its closing bracket and stop, which stand apart in the ink; else the whole word. */
function withoutTail(
  word: LineWord,
  line: WordLine,
  image: GrayImage,
): { measure: LineWord; tail: string } {
  const tail = TAIL.exec(word.text)?.[0] ?? '';
  const measure = { ...word, box: { ...word.box } };
  const whole = { measure, tail: '' };
  if (tail === '') return whole;
  const { rowHeight } = line;
  const shapes = inkShapes(image, word.box).filter(({ pixels }) => pixels >= 4);
  for (const character of [...tail].toReversed()) {
    const box = shapes.pop()?.box;
    if (box === undefined) return whole;
    const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
    const isBracket = height >= bracket.leastHeight * rowHeight;
    const isAlike = /[)\]]/.test(character)
      ? isBracket && width <= bracket.mostWidth * rowHeight
      : height <= mostStop * rowHeight;
    if (!isAlike) return whole;
    measure.box.x1 = box.x0 - 2;
  }
  measure.text = word.text.slice(0, -tail.length);
  return { measure, tail };
}

/** What feet or inches may stand behind: whole numbers and fractions. */
const BARE_MEASURE = /^\(?(?:\d{1,3}|(?:\d-)?\d{1,2}\/\d{1,2})$/;
/** Of a mark, in row heights: it is high and narrow and stands in the upper half, near its number. */
const mark = { leastHeight: 0.14, mostHeight: 0.38, mostWidth: 0.18, leastRise: 0.34, reach: 0.4 };

/** `4 - strip` for `4' - strip`: a mark that was read as nothing is still there in ink. */
function addLostMark(word: LineWord, limit: number, line: WordLine, image: GrayImage): void {
  const { rowHeight } = line;
  const { x0, x1 } = word.box;
  const until = Math.min(x1 + mark.reach * rowHeight, limit);
  const baseline = baselineUnder(line.baseline, x1);
  const shapes = inkShapes(image, {
    x0: x0 - 1,
    y0: Math.round(baseline - rowHeight * 0.85),
    x1: Math.round(until),
    y1: Math.round(baseline + 2),
  }).filter(({ pixels }) => pixels >= 4);
  const marks = [];
  for (const { box } of shapes.toReversed()) {
    const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
    const isMark =
      width <= mark.mostWidth * rowHeight &&
      height >= mark.leastHeight * rowHeight &&
      height <= mark.mostHeight * rowHeight &&
      baseline - box.y1 >= mark.leastRise * rowHeight;
    if (!isMark) break;
    marks.push(box);
  }
  const last = shapes[shapes.length - marks.length - 1];
  const [first] = marks;
  if (first === undefined || last === undefined || marks.length > 2) return;
  if ((marks.at(-1)?.x0 ?? 0) - last.box.x1 > rowHeight * 0.3) return;
  word.text += marks.length === 1 ? "'" : '"';
  word.box = { ...word.box, x1: Math.max(x1, first.x1) };
}

/**
 * How many strokes stand at a word's end with nothing below them. Counted by how the columns'
 * darkness rises and falls: in small print two strokes are as wide as one in bold, and touch.
 */
function strokesAtEnd(image: GrayImage, { text, box }: LineWord, rowHeight: number): number {
  const { x0, y0, x1, y1 } = box;
  const half = Math.round((y0 + y1) / 2);
  const darkest = (x: number, from: number, until: number) => {
    let dark = 0;
    for (let y = Math.max(0, from); y < Math.min(image.height, until); y++) {
      dark = Math.max(dark, 255 - (image.pixels[y * image.width + x] as number));
    }
    return dark;
  };
  const columns: number[] = [];
  for (let x = Math.min(image.width, x1 + 2) - 1; x > x0; x--) {
    if (darkest(x, half, y1 + 1) > 255 - darkBelow) break;
    columns.unshift(darkest(x, y0 - 1, half));
  }
  const rise = leastRise * Math.max(...columns);
  let strokes = 0;
  // The end of the digit before the mark is a fall, not a stroke.
  let isRising = false;
  let turn = columns[0] ?? 0;
  for (const dark of columns) {
    if (isRising ? dark > turn : dark < turn) turn = dark;
    else if (!isRising && dark > turn + rise) {
      strokes++;
      isRising = true;
      turn = dark;
    } else if (isRising && dark < turn - rise) {
      isRising = false;
      turn = dark;
    }
  }
  // Blur alone makes no inches of what was read as feet.
  const mayBeTwo = strokes === 1 && text.endsWith('"');
  return mayBeTwo && widthAtEnd(columns) > mostStroke * rowHeight ? 2 : strokes;
}

/** How many columns the last dark ones of these are. */
function widthAtEnd(columns: readonly number[]): number {
  const least = blurBelow * Math.max(...columns);
  const end = columns.findLastIndex((dark) => dark > least);
  const before = columns.findLastIndex((dark, at) => at < end && dark <= least);
  return end - before;
}
