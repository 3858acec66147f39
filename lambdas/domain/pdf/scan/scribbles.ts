import type { Line, PageLines } from '../pages/lines.ts';
import { headerRowAt } from '../tables/header-row.ts';
import type { ScanRepair } from './repairs.ts';

/** Words that were read with less than this are no print. */
const HARDLY_READ = 0.5;
/** Share of a table's width that lies left of what is no name of it, at the least. */
const FAR_RIGHT = 0.4;

/**
 * `TNO   FA dpe` right above the heads of a table, none of it read with any confidence and all of it far
 * right of where the names of tables begin: what somebody wrote beside a column, and the name of no table.
 */
export const withoutScribbles = (page: PageLines, repairs: ScanRepair[]): PageLines => {
  const scribbles = new Set<Line>();
  for (const [index, line] of page.lines.entries()) {
    const above = page.lines[index - 1];
    if (above === undefined || !isHardlyRead(above)) continue;
    const header = headerRowAt(page.lines, index);
    if (header === null || header.lines.includes(above)) continue;
    const { left, right } = line.box;
    if (above.box.left - left > (right - left) * FAR_RIGHT) scribbles.add(above);
  }
  if (scribbles.size === 0) return page;
  for (const { box, text } of scribbles)
    repairs.push({ page: page.page, box, read: text, settled: '' });
  return { ...page, lines: page.lines.filter((line) => !scribbles.has(line)) };
};

const isHardlyRead = ({ words }: Line): boolean =>
  words.every(({ confidence }) => confidence < HARDLY_READ);
