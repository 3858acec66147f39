import type { Word } from '../pages/page-text.ts';
import { type PagePainting, WHOLE_PAGE } from './page-painting.ts';
import { isUnmapped } from './page-words.ts';

/** More words than this are a page of text even where an image lies behind it. */
const FEW_WORDS = 40;
/** Of so many words all may be what others wrote along the edges of a picture of the page. */
const MOST_AT_EDGES = 250;
/** Share of a page's height at its top and at its bottom. */
const EDGE = 0.12;

/**
 * Whether a page can be read by OCR only: it has no words, glyphs without a meaning, or a few words
 * over a picture of the page or over letters that were turned into paths, such as those of a stamp.
 */
export const hasNoUsableText = async (
  words: readonly Word[],
  height: number,
  paint: () => Promise<PagePainting | null>,
): Promise<boolean> => {
  if (words.length === 0) return (await paint())?.isDrawn ?? true;
  if (isUnmapped(words)) return true;
  const isAtEdges = (): boolean =>
    words.every(({ box }) => box.bottom < height * EDGE || box.top > height * (1 - EDGE));
  if (words.length > FEW_WORDS && (words.length > MOST_AT_EDGES || !isAtEdges())) return false;
  const painting = await paint();
  return (painting?.pictureShare ?? 0) > WHOLE_PAGE || painting?.hasDrawnLetters === true;
};
