import { cutGlyphs, type Glyph } from './cut-glyphs.ts';
import { type GlyphPicture, likenessOf, pictureOf, type Samples } from './glyph-picture.ts';
import type { GrayImage, PixelBox } from './gray-image.ts';
import { erasedBand, otherDigits } from './tell-struck-digits.ts';
import type { LineWord, WordLine } from './word-line.ts';

/** Figures that are read with this and without another reading show what the page's digits are. */
const known = 0.9;
/** A page prints hundreds of one digit: so many of each, from all over it, show its faces. */
const mostSamples = 40;
/** A digit is as like to another as to this many of it that are most like it. */
const nearest = 3;
/** Digits of one page that are not the same measured up to 0.84: so like is one that it lacks. */
const unlike = 0.84;
/** The same digits measured 0.92 and more, on faint pages 0.87. */
const leastLike = 0.84;
/** By so much a digit must be liker to those that it was read as than to any others. */
const surelyRead = 0.05;
/** And so much it takes to set it right; less where it is more like to the other. */
const surelyOther = [
  { likeness: 0.87, margin: 0.2 },
  { likeness: 0.93, margin: 0.1 },
];
/** What the picture confirms is as sure as what the network is surest of. */
const confirmed = 0.96;

/**
 * Compares the digits of doubtful figures with those that the same page prints elsewhere: a 9 looks
 * like its hundred other 9s, whatever the network also saw in it. Other readings that the picture
 * refutes are dropped, for no arithmetic may choose them: an amount that is printed wrong is to be
 * told, not to be repaired. What looks clearly like another digit becomes that digit.
 *
 * Answers what does so, as often as it is called: what was read surely is looked at but once.
 *
 * `struck`: where lines through print were erased. What else the rest of such a figure looks like is
 * another reading of it, however surely it was read.
 */
export function digitTeller(
  lines: readonly WordLine[],
  image: GrayImage,
  struck: readonly PixelBox[] = [],
): () => void {
  let samples: Samples | null = null;
  const told = new Set<LineWord>();
  return () => {
    const words = lines.flatMap((line) => line.words.filter(({ text }) => /\d/.test(text)));
    for (const word of words) {
      const erased = struck.length === 0 ? null : erasedBand(word.box, struck);
      if (erased !== null) {
        if (told.has(word)) continue;
        told.add(word);
        samples ??= samplesOf(words.filter(isKnown), image);
        otherDigits(word, image, samples, erased);
        continue;
      }
      if (isKnown(word)) continue;
      const glyphs = cutGlyphs(word, image)?.filter(({ character }) => isDigit(character));
      if (glyphs === undefined) continue;
      samples ??= samplesOf(words.filter(isKnown), image);
      const others = samples;
      settle(
        word,
        glyphs.map((glyph) => ({ ...glyph, digit: digitOf(glyph, image, others) })),
      );
    }
  };
}

const allDigits = 10;

const isDigit = (character: string): boolean => /\d/.test(character);

function isKnown({ confidence, alternatives }: LineWord): boolean {
  return confidence >= known && alternatives.length === 0;
}

function samplesOf(words: readonly LineWord[], image: GrayImage): Samples {
  const glyphs = new Map<string, Glyph[]>();
  for (const word of words)
    for (const glyph of cutGlyphs(word, image) ?? []) {
      if (!isDigit(glyph.character)) continue;
      const same = glyphs.get(glyph.character);
      if (same) same.push(glyph);
      else glyphs.set(glyph.character, [glyph]);
    }
  const spread = (all: readonly Glyph[]): GlyphPicture[] => {
    const step = Math.max(1, all.length / mostSamples);
    const count = Math.min(mostSamples, all.length);
    return Array.from({ length: count }, (_, at) =>
      pictureOf((all[Math.floor(at * step)] as Glyph).box, image),
    );
  };
  return new Map([...glyphs].map(([digit, all]) => [digit, spread(all)]));
}

/** The digit that a glyph surely is; null where its picture does not tell. */
function digitOf({ character, box }: Glyph, image: GrayImage, samples: Samples): string | null {
  const picture = pictureOf(box, image);
  let own = 0;
  const all = [...samples.values()].filter((same) => same.length >= nearest);
  let other = { digit: '', likeness: all.length === allDigits ? 0 : unlike };
  for (const [digit, same] of samples) {
    if (same.length < nearest) continue;
    const best = same
      .map((one) => likenessOf(one, picture))
      .sort((a, b) => b - a)
      .slice(0, nearest);
    const likeness = best.reduce((sum, one) => sum + one, 0) / nearest;
    if (digit === character) own = likeness;
    else if (likeness > other.likeness) other = { digit, likeness };
  }
  if (own >= Math.max(leastLike, other.likeness + surelyRead)) return character;
  const isOther = surelyOther.some(
    ({ likeness, margin }) => other.likeness >= likeness && other.likeness >= own + margin,
  );
  return own > 0 && isOther ? other.digit : null;
}

interface Compared extends Glyph {
  /** What `digitOf` says. */
  digit: string | null;
}

function settle(word: LineWord, digits: readonly Compared[]): void {
  const isWhole = digits.every(({ digit }) => digit !== null);
  const [misread, another] = digits.filter(
    ({ digit, character }) => digit !== null && digit !== character,
  );
  // Where several digits look like others, the ink was cut elsewhere than the digits meet.
  if (misread !== undefined && (!isWhole || another !== undefined)) return;
  if (misread !== undefined) {
    const { place, digit } = misread;
    word.readAs ??= word.text;
    word.text = word.text.slice(0, place) + digit + word.text.slice(place + 1);
  }
  const sure = digits.filter(({ digit }) => digit !== null).map(({ place }) => place);
  word.alternatives = word.alternatives.filter((text) => !contradicts(text, word.text, sure));
  const isFigure = /^[^\p{L}]+$|^[\d,]+\.\d\d\S{1,4}$/u.test(word.text);
  if (isWhole && isFigure) word.confidence = Math.max(word.confidence, confirmed);
}

/** Whether another reading has another digit where the picture is sure of the one that was read. */
function contradicts(other: string, text: string, sure: readonly number[]): boolean {
  const read = [...text].flatMap((character, place) =>
    isDigit(character) ? [{ character, isSure: sure.includes(place) }] : [],
  );
  const digits = [...other].filter(isDigit);
  // A digit more or less is another matter than which digit it is.
  if (digits.length !== read.length) return false;
  return read.some(({ character, isSure }, at) => isSure && digits[at] !== character);
}
