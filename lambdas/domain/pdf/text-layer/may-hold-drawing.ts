import type { Word } from '../pages/page-text.ts';

/** Degrees by which lettering of a plan is off the upright or the level at most. */
const LEAN = 10;
/** Points; type of this size is a watermark's. */
const LARGE = 24;

/** Whether a page looks as if it held a drawing: text that stands upright, or words on words. */
export const mayHoldDrawing = (words: readonly Word[]): boolean => {
  const ordinary = words.filter(({ fontSize }) => fontSize < LARGE);
  if (ordinary.some(({ angle }) => Math.abs(Math.abs(angle) - 90) < LEAN)) return true;
  const bands = new Map<number, Word[]>();
  for (const word of ordinary) {
    if (Math.abs(word.angle) > LEAN) continue;
    const band = Math.round((word.box.top + word.box.bottom) / 2 / BAND);
    for (let near = band - 1; near <= band + 1; near += 1)
      for (const other of bands.get(near) ?? []) if (liesOn(word, other)) return true;
    const own = bands.get(band);
    if (own === undefined) bands.set(band, [word]);
    else own.push(word);
  }
  return false;
};

const BAND = 6;

const liesOn = ({ box, text, fontSize }: Word, other: Word): boolean => {
  const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
  if (across < fontSize * 0.8 || text === other.text) return false;
  const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
  return down > Math.min(fontSize, other.fontSize) * 0.5;
};
