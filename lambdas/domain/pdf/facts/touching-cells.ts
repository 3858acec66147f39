import { type Line, makeLine, segmentsOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { FORM_KEYS, formLabel, mayHoldLabel } from './fact-labels.ts';

/** Font sizes between labels, and between cells for whoever parts them by a gap. */
const CELL_GAP = 1.5;
const WIDE_GAP = 3.5;
/** Points by which a cell may begin left or right of the label above it. */
const EDGE = 2;
/** Font sizes before a label in bold type, more than between words. */
const LABEL_GAP = 0.9;
/** Lines of cells below their labels, and font sizes between them. */
const MOST_LINES = 4;
const PITCH = 1.2;
const LEAST_LABELS = 2;

/**
 * The lines of a page, with the cells below labels parted where no gap parts them: a name that fills its
 * column touches what stands in the next, which begins right under its own label. So are labels in bold type
 * close behind the value of another: `**Bill To:** Ida Quillon  **Insurance Co.** Orchard Mutual`.
 */
export const partCells = (lines: readonly Line[]): Line[] => {
  const parted = lines.map((line) => partedAtLabels(line));
  for (const [at, line] of parted.entries()) {
    const edges = edgesOfLabels(line);
    if (edges.length === 0) continue;
    let above = line;
    for (let below = at + 1; below <= at + MOST_LINES; below += 1) {
      const next = parted[below];
      if (next === undefined || next.box.top - above.box.bottom > above.fontSize * PITCH) break;
      parted[below] = partedAt(next, edges);
      above = next;
    }
  }
  return parted;
};

/** Where the cells begin that a line of labels heads; none of another line. */
const edgesOfLabels = (line: Line): readonly number[] => {
  if (line.text.includes(':') || !mayHoldLabel(line)) return [];
  const cells = segmentsOf(line.words, CELL_GAP);
  const keys = cells.flatMap((cell) => formLabel(cell) ?? []);
  const areLabels = keys.length >= LEAST_LABELS && keys.some((key) => FORM_KEYS.has(key));
  return areLabels ? cells.map((cell) => cell[0]?.box.left ?? 0) : [];
};

const partedAt = (line: Line, edges: readonly number[]): Line => {
  const cells = segmentsOf(line.words, WIDE_GAP);
  const parted = cells.flatMap((cell) => cellsAt(cell, edges));
  return parted.length === cells.length ? line : makeLine(line.page, parted.flat(), line.ocr);
};

const partedAtLabels = (line: Line): Line => {
  if (line.bold || !mayHoldLabel(line)) return line;
  const edges = line.words.flatMap(({ box }, at) =>
    beginsBoldLabel(line.words, at) ? [box.left] : [],
  );
  return edges.length === 0 ? line : partedAt(line, edges);
};

/** Bold words behind others, up to the next that are not, as a label. */
const beginsBoldLabel = (words: readonly Word[], at: number): boolean => {
  const [before, first] = [words[at - 1], words[at]];
  if (before === undefined || before.bold || first === undefined || !first.bold) return false;
  if (first.box.left - before.box.right < first.fontSize * LABEL_GAP) return false;
  const end = words.findIndex((word, index) => index > at && !word.bold);
  return formLabel(words.slice(at, end < 0 ? words.length : end)) !== null;
};

/** The parts of a cell that begin at edges, each but the last drawn narrower. */
const cellsAt = (cell: readonly Word[], edges: readonly number[]): readonly Word[][] => {
  const at = cell.findIndex(
    ({ box }, index) => index > 0 && edges.some((edge) => Math.abs(edge - box.left) < EDGE),
  );
  const next = cell[at];
  return at < 0 || next === undefined
    ? [[...cell]]
    : [
        endingAt(cell.slice(0, at), next.box.left - next.fontSize * WIDE_GAP),
        ...cellsAt(cell.slice(at), edges),
      ];
};

/** The same words, drawn so narrow that they end at an edge. */
const endingAt = (words: readonly Word[], edge: number): Word[] => {
  const [left, right] = [words[0]?.box.left ?? 0, words.at(-1)?.box.right ?? 0];
  const scale = Math.max(0, edge - left) / (right - left);
  const place = (x: number): number => left + (x - left) * scale;
  return words.map((word) => ({
    ...word,
    box: { ...word.box, left: place(word.box.left), right: place(word.box.right) },
  }));
};
