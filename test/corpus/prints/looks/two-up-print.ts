import { Flow } from '../../drawing/flow.ts';
import type { Sheet } from '../../drawing/sheet.ts';
import type { Print } from '../print.ts';
import { paidBeforeCarrier } from './paid-before-carrier.ts';

const [width, height] = [792, 612] as const;

/** The page as it lies on one half of a sheet. */
const half = (sheet: Sheet, at: number): Sheet['marks'] => {
  const scale = Math.min(width / 2 / sheet.width, height / sheet.height);
  const x0 = at * (width / 2) + (width / 2 - sheet.width * scale) / 2;
  const y0 = (height - sheet.height * scale) / 2;
  const x = (value: number): number => x0 + value * scale;
  const y = (value: number): number => y0 + value * scale;
  return sheet.marks.map((mark) => {
    if (mark.kind === 'line')
      return {
        ...mark,
        x1: x(mark.x1),
        x2: x(mark.x2),
        y1: y(mark.y1),
        y2: y(mark.y2),
        width: mark.width * scale,
      };
    if (mark.kind === 'box')
      return {
        ...mark,
        x: x(mark.x),
        y: y(mark.y),
        width: mark.width * scale,
        height: mark.height * scale,
      };
    // Lines of the two pages have nothing to do with each other.
    return {
      ...mark,
      x: x(mark.x),
      y: y(mark.y),
      size: mark.size * scale,
      row: mark.row + at * 100_000,
    };
  });
};

/**
 * A carrier's print as an office saves paper: two pages beside each other on each sheet, all of
 * their text in one layer, the left page before the right one.
 */
export const twoUpPrint: Print = {
  ...paidBeforeCarrier,
  name: 'two-up-print',
  open: false,
  lines: [6, 18, 34, 52, 80],
  draw: (random, lines) => {
    const drawn = paidBeforeCarrier.draw(random, lines);
    const pages = drawn.flow.sheets;
    const flow = new Flow({ ...drawn.flow.style, width, height });
    for (let at = 0; at < pages.length; at += 2) {
      const pair = pages.slice(at, at + 2);
      const [first, second = first] = pair;
      if (first === undefined || second === undefined) continue;
      flow.sheets.push({
        width,
        height,
        class: first.class === second.class ? first.class : 'other',
        marks: pair.flatMap((page, side) => half(page, side)),
      });
    }
    return {
      ...drawn,
      flow,
      truth: {
        ...drawn.truth,
        items: drawn.truth.items.map((item) => ({ ...item, page: Math.ceil(item.page / 2) })),
      },
    };
  },
};
