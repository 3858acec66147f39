import type { Line, PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { ScanRepair } from './repairs.ts';
import { withoutWords } from './respell.ts';

/** What a piece of a thin upright line is read as. */
const PIECE = /^[|¦!iIl\][:.'’]{1,2}$/;
/** Points; a printed letter that stands by itself is mostly wider. */
const WIDEST_PIECE = 3.5;
/** Points by which a piece may miss the line: a fax draws its sheets unevenly. */
const NEAR = 2.5;
/** Points to the side for each point down, at most. */
const MOST_LEAN = 0.03;
/** Pieces of a streak that stand apart from all print, at least; the first and the last have a line to themselves. */
const LEAST_APART = 5;
/** Font sizes from what stands apart to the next print, at least. */
const APART = 3;
/** The share of the page that a streak spans. */
const LEAST_SPAN = 0.25;

interface Piece {
  word: Word;
  x: number;
  y: number;
  isAlone: boolean;
  isApart: boolean;
}

/**
 * A speck of dust on the glass draws an upright line through the whole sheet of a fax or of a
 * scanner's feeder. Between the lines of print it is read as bars and letters, each alone, one below
 * the other: these go, and so do those beside the print on the same upright line. A digit stays,
 * for a column of them stands so, too; what has a line to itself is no cell of a table.
 */
export const withoutStreaks = (page: PageLines, repairs: ScanRepair[]): PageLines => {
  const pieces = page.lines.flatMap(piecesOf);
  const dust = new Set<Word>();
  for (;;) {
    const streak = longestOf(
      pieces.filter(({ word }) => !dust.has(word)),
      page.height,
    );
    if (streak.length === 0) break;
    for (const { word } of streak) dust.add(word);
  }
  if (dust.size === 0) return page;
  return {
    ...page,
    lines: page.lines.flatMap((line) => {
      const own = new Set(line.words.filter((word) => dust.has(word)));
      const rest = withoutWords(line, own, repairs);
      return rest.words.length === 0 ? [] : [rest];
    }),
  };
};

const piecesOf = ({ words }: Line): Piece[] => {
  const isPiece = ({ text, box }: Word): boolean => PIECE.test(text) && width(box) <= WIDEST_PIECE;
  const isAlone = words.every(isPiece);
  return words.flatMap((word, at) => {
    if (!isPiece(word)) return [];
    const [before, next] = [words[at - 1], words[at + 1]];
    const least = word.fontSize * APART;
    return {
      word,
      x: (word.box.left + word.box.right) / 2,
      y: (word.box.top + word.box.bottom) / 2,
      isAlone,
      isApart:
        isAlone ||
        ((before === undefined || word.box.left - before.box.right > least) &&
          (next === undefined || next.box.left - word.box.right > least)),
    };
  });
};

const width = ({ left, right }: Word['box']): number => right - left;

/** The pieces of the streak that is told of most often; none where too few tell of one. */
const longestOf = (pieces: readonly Piece[], height: number): Piece[] => {
  const strokes = pieces.filter(({ isApart, word }) => isApart && !/^[.:'’]+$/.test(word.text));
  const alone = strokes.filter(({ isAlone }) => isAlone);
  let most: Piece[] = [];
  let mostApart = LEAST_APART - 1;
  for (const [index, top] of alone.entries())
    for (const bottom of alone.slice(index + 1)) {
      const lean = (bottom.x - top.x) / (bottom.y - top.y);
      if (bottom.y - top.y < height * LEAST_SPAN || Math.abs(lean) > MOST_LEAN) continue;
      const isOn = ({ x, y }: Piece): boolean => Math.abs(top.x + (y - top.y) * lean - x) <= NEAR;
      const count = strokes.filter(isOn).length;
      if (count <= mostApart) continue;
      mostApart = count;
      most = pieces.filter(isOn);
    }
  return most;
};
