import type { Estimate, Warning } from '../../../lambdas/domain/estimate/estimate.ts';
import type { PageText, Word } from '../../../lambdas/domain/pdf/pages/page-text.ts';
import { readEstimate } from '../../../lambdas/domain/pdf/read-estimate.ts';

export interface PlacedText {
  text: string;
  /** Left edge, or right edge where `align` is right. */
  x: number;
  y: number;
  align?: 'left' | 'right';
  size?: number;
  bold?: boolean;
  italic?: boolean;
  angle?: number;
  confidence?: number;
}

const WIDTH_PER_SIZE = 0.5;
const widthOf = (text: string, size: number): number => text.length * size * WIDTH_PER_SIZE;

/** Words of one page from placed runs of text, as the text layer would give them. */
export const page = (
  number: number,
  runs: readonly PlacedText[],
  source: PageText['source'] = 'text',
): PageText => ({
  page: number,
  width: 612,
  height: 792,
  source,
  words: runs.flatMap(wordsOf),
});

const wordsOf = (run: PlacedText): Word[] => {
  const size = run.size ?? 9;
  const total = widthOf(run.text, size);
  let left = run.align === 'right' ? run.x - total : run.x;
  return run.text.split(/( +)/).flatMap((part) => {
    const start = left;
    left += widthOf(part, size);
    if (part.trim() === '') return [];
    return [
      {
        text: part,
        box: { left: start, right: left, top: run.y - size * 0.75, bottom: run.y + size * 0.22 },
        angle: run.angle ?? 0,
        fontSize: size,
        bold: run.bold ?? false,
        italic: run.italic ?? false,
        confidence: run.confidence ?? 1,
      },
    ];
  });
};

export interface ColumnPlace {
  heading: string;
  x: number;
  align: 'left' | 'right';
}

/** Columns by heading and edge; right-aligned unless it is said otherwise. */
export const columns = (...list: [string, number, ('left' | 'right')?][]): ColumnPlace[] =>
  list.map(([heading, x, align = 'right']) => ({ heading, x, align }));

/** What the reader makes of pages. @throws where it finds no estimate. */
export const read = (...pages: PageText[]): Estimate => {
  const result = readEstimate(pages, { fileName: 'a.pdf' });
  if (result.kind === 'failed') throw new Error(result.message);
  return result.estimate;
};

/** What the user is told of what was read; that rows drawn for a test have no total is left out. */
export const warningsOf = ({ printed }: Pick<Estimate, 'printed'>): Warning[] =>
  (printed?.warnings ?? []).filter(({ code }) => code !== 'total_missing');

/** The runs of one table line: cell by cell, blank cells left out. */
export const row = (
  columns: readonly ColumnPlace[],
  y: number,
  cells: readonly string[],
  more: Partial<PlacedText> = {},
): PlacedText[] =>
  cells.flatMap((text, index) => {
    const column = columns[index];
    return column === undefined || text === ''
      ? []
      : [{ text, x: column.x, y, align: column.align, ...more }];
  });

export const header = (columns: readonly ColumnPlace[], y: number): PlacedText[] =>
  row(
    columns,
    y,
    columns.map((column) => column.heading),
    { bold: true },
  );

/** Points from one character of a drawing to the next, and from one line to the next. */
const CHARACTER = 4.5;
const LINE = 11.5;

/**
 * Runs of a page drawn with spaces: two and more part them. A line that begins with `~` is bold,
 * one that begins with `#` a title; these signs take no place.
 */
export const drawn = (text: string, top = 40): PlacedText[] =>
  text
    .replace(/^\n/, '')
    .split('\n')
    .flatMap((line, index) => {
      const sign = /^[~#]/.exec(line)?.[0];
      const more = sign === '#' ? { size: 14 } : sign === '~' ? { bold: true } : {};
      return [...line.slice(sign?.length ?? 0).matchAll(/\S+(?: \S+)*/g)].map(
        (run): PlacedText => ({
          text: run[0],
          x: 36 + run.index * CHARACTER,
          y: top + index * LINE,
          ...more,
        }),
      );
    });

/** A run at the left margin. */
export const text = (y: number, words: string, more: Partial<PlacedText> = {}): PlacedText => ({
  text: words,
  x: 36,
  y,
  ...more,
});

/** A figure at the right margin. */
export const amount = (y: number, words: string): PlacedText => ({
  text: words,
  x: 560,
  y,
  align: 'right',
});

/** Lines set one below the other. */
export const lines = (...all: (string | PlacedText[])[]): PlacedText[] =>
  all.flatMap((line, at) => {
    const y = 60 + at * 13;
    return typeof line === 'string' ? [text(y, line)] : line.map((run) => ({ ...run, y }));
  });

const COLUMNS = columns(
  ['Description', 36, 'left'],
  ['Qty', 300],
  ['Unit Price', 400],
  ['Total', 500],
);

/** A table of three rows in the middle of a page, below what is said of the claim. */
export const THREE_ROWS: readonly PlacedText[] = [
  ...header(COLUMNS, 400),
  ...row(COLUMNS, 416, ['Paint the walls', '10.00 SF', '2.00', '20.00']),
  ...row(COLUMNS, 432, ['Paint the ceiling', '20.00 SF', '3.00', '60.00']),
  ...row(COLUMNS, 448, ['Clean the floor', '30.00 SF', '1.00', '30.00']),
];
