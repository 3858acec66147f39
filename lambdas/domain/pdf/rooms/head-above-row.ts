import { type Line, makeLine } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';

/** The name of a place that stands in the line of its first row, in strong type as headings are, right above it. */
export const headAboveRow = (row: Line, name: readonly Word[]): Line =>
  makeLine(
    row.page,
    name.map((word) => ({
      ...word,
      bold: true,
      text: word.text.replace(/:$/, ''),
      box: {
        ...word.box,
        top: word.box.top - word.fontSize,
        bottom: word.box.bottom - word.fontSize,
      },
    })),
    row.ocr,
  );
