import type { GrayImage } from './gray-image.ts';
import { baselineUnder, inkShapes } from './ink-shapes.ts';
import type { LineWord, WordLine } from './word-line.ts';

/** Words of a sentence, at the least, and of those that follow the first the share in small letters. */
const leastWords = 5;
const leastSmall = 0.6;
/** In row heights: how far behind its word a stop stands, how large it is, how far from the baseline. */
const nearest = 0.06;
const farthest = 0.35;
const mostDot = 0.25;
const mostAway = 0.08;
const leastPixels = 3;

/**
 * The full stop of a gray or faint sentence is a few pale pixels, which Tesseract leaves out. It is
 * put back where one dot, and nothing else, stands on the baseline behind the sentence's last word.
 * What else is printed on lines of its own, a description or a name, has none.
 */
export function findFinalStops(lines: readonly WordLine[], image: GrayImage): void {
  for (const line of lines) {
    const last = line.words.at(-1);
    if (last === undefined || !isSentence(line.words) || !hasDotBehind(last, line, image)) continue;
    last.alternatives.push(last.text);
    last.text = `${last.text}.`;
  }
}

function isSentence(words: readonly LineWord[]): boolean {
  const [first, ...others] = words;
  if (first === undefined || words.length < leastWords) return false;
  if (!/^\p{Lu}\p{L}*$/u.test(first.text) || !/^\p{Ll}{2,}$/u.test(others.at(-1)?.text ?? '')) {
    return false;
  }
  const small = others.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  return small >= others.length * leastSmall;
}

function hasDotBehind({ box }: LineWord, line: WordLine, image: GrayImage): boolean {
  const { rowHeight } = line;
  const baseline = baselineUnder(line.baseline, box.x1);
  const shapes = inkShapes(image, {
    x0: box.x1 + 1,
    x1: Math.round(box.x1 + rowHeight),
    y0: Math.round(baseline - rowHeight * 0.8),
    y1: Math.round(baseline + rowHeight * 0.25),
  }).filter(({ pixels }) => pixels >= leastPixels);
  const [dot, another] = shapes;
  if (dot === undefined || another !== undefined) return false;
  const gap = (dot.box.x0 - box.x1) / rowHeight;
  const width = (dot.box.x1 - dot.box.x0) / rowHeight;
  const height = (dot.box.y1 - dot.box.y0) / rowHeight;
  const away = Math.abs(dot.box.y1 - baseline) / rowHeight;
  return (
    gap >= nearest && gap <= farthest && Math.max(width, height) <= mostDot && away <= mostAway
  );
}
