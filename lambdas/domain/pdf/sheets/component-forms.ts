import { crossesIn, type Matrix, matrixOf } from '../cells/crossed-actions.ts';
import { multiplies } from '../cells/lump-sums.ts';
import {
  type Line,
  makeLine,
  movedBy,
  type PageLines,
  segmentsOf,
  textOf,
} from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { headingKind } from '../tables/heading-words.ts';

/** Rows with a cross whose figures multiply, at least. */
const LEAST_ROWS = 3;
/** Font sizes between the cells of a line, and between a component and what is said of it. */
const GAP = 1.1;
const SPACE = 0.5;
/** Points by which a cell may begin left of its heading. */
const REACH = 3;

/** `ROOM   HALF BATH   L x W x H   5-6 x 6-2 x 8`: a printed label and what was filled in behind it. */
const ROOM = /^(?:room|area)$/i;

interface Form {
  matrix: Matrix;
  /** Where what is said of a component begins, and where the figures do. */
  from: number;
  until: number;
}

/**
 * `Component   Rem   Rpl   Rst   Cln   Pnt   Material / note   Qty   Unit   Price   Amount`: forms of insurers list the
 * components of a room, each on a printed line of its own that is left blank unless somebody fills it in. What is done
 * is crossed behind the component, and what it is made of stands behind the crosses: both together say what the
 * row is. Lines that nobody filled in are left out, and the label of the room is set before its name.
 */
export const withComponentsFilledIn = (pages: readonly PageLines[]): PageLines[] => {
  const forms = new Map(
    pages.flatMap(({ lines }) =>
      lines.flatMap((line): [Line, Form][] => {
        const form = formOf(line);
        return form === null ? [] : [[line, form]];
      }),
    ),
  );
  const [form] = forms.values();
  if (form === undefined) return [...pages];
  const rows = pages.flatMap(({ lines }) => lines.filter((line) => isFilled(line, form)));
  if (rows.filter(multiplies).length < LEAST_ROWS) return [...pages];
  return pages.map((page) => ({ ...page, lines: settled(page.lines, forms) }));
};

/** A head with what is done between the components and what is said of them; null for any other line. */
const formOf = (line: Line): Form | null => {
  const matrix = matrixOf(line);
  if (matrix === null || matrix.leads) return null;
  const before = line.words.filter(({ box }) => box.right < matrix.left);
  const [said, ...figures] = segmentsOf(
    line.words.filter(({ box }) => box.left > matrix.right),
    GAP,
  );
  const kinds = figures.map((cell) => headingKind(textOf(cell)));
  const isForm =
    headingKind(textOf(before)) === 'description' &&
    SAID.test(textOf(said ?? [])) &&
    kinds.includes('quantity') &&
    kinds.includes('total');
  const [first, next] = [said?.[0], figures[0]?.[0]];
  return isForm && first !== undefined && next !== undefined
    ? { matrix, from: first.box.left, until: next.box.left }
    : null;
};

const SAID = /\b(?:material|note|notes|description|type|remarks)\b/i;

const isFilled = (line: Line, { matrix }: Form): boolean => crossesIn(line, matrix).length > 0;

const settled = (lines: readonly Line[], forms: ReadonlyMap<Line, Form>): Line[] => {
  let open: Form | null = null;
  return lines.flatMap((line): Line[] => {
    const form = forms.get(line);
    if (form !== undefined) {
      open = form;
      return [headLine(line, form)];
    }
    const name = roomIn(line);
    if (name !== null) return [name];
    if (open === null) return [line];
    if (isFilled(line, open)) return [rowLine(line, open)];
    // A component that nobody filled in.
    return line.box.right < open.matrix.left ? [] : [line];
  });
};

/** `Room: HALF BATH` */
const roomIn = (line: Line): Line | null => {
  const [label, ...others] = line.words;
  const [name] = segmentsOf(others, GAP);
  if (label === undefined || name === undefined || !ROOM.test(label.text)) return null;
  if (totalLabel(line.text) !== null) return null;
  return makeLine(line.page, [{ ...label, text: 'Room:' }, ...name], line.ocr);
};

const headLine = (line: Line, { matrix, from, until }: Form): Line => {
  const said = line.words.filter(({ box }) => box.left >= from && box.left < until);
  return makeLine(
    line.page,
    line.words.flatMap((word) => {
      if (word === said[0]) return [{ ...word, text: 'DESCRIPTION' }];
      return said.includes(word) || word.box.right < matrix.left ? [] : [word];
    }),
    line.ocr,
  );
};

/** The crosses, then the component with what is said of it, drawn together as far as the figures leave room. */
const rowLine = (line: Line, { matrix, from, until }: Form): Line => {
  const crosses = crossesIn(line, matrix);
  const component = line.words.filter(({ box }) => box.right < matrix.left);
  const said = line.words.filter(
    (word) => !crosses.includes(word) && word.box.left > from - REACH && word.box.left < until,
  );
  const text = [...movedBy(component, from - (component[0]?.box.left ?? from))];
  const end = text.at(-1)?.box.right ?? from;
  text.push(...movedBy(said, end + line.fontSize * SPACE - (said[0]?.box.left ?? 0)));
  const last = text.at(-1)?.box.right ?? from;
  const share = Math.min(1, (until - REACH - from) / Math.max(1, last - from));
  const figures = line.words.filter(({ box }) => box.left >= until);
  return makeLine(
    line.page,
    [...crosses, ...text.map((word) => squeezed(word, from, share)), ...figures],
    line.ocr,
  );
};

const squeezed = (word: Word, from: number, share: number): Word => ({
  ...word,
  box: {
    ...word.box,
    left: from + (word.box.left - from) * share,
    right: from + (word.box.right - from) * share,
  },
});
