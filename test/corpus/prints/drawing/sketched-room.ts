import type { Flow } from '../../drawing/flow.ts';
import { measureLines, money } from '../../layouts/format.ts';
import type { ModelRoom } from '../../model.ts';
import type { Random } from '../../random.ts';

const tiny = (flow: Flow, text: string, x: number, y: number, angle = 0, size = 5): void => {
  flow.sheet.marks.push({
    kind: 'text',
    x,
    y,
    text,
    size,
    bold: false,
    italic: false,
    angle,
    gray: 0,
    row: -3 - flow.sheet.marks.length,
    column: 0,
  });
};

/** A room's or a roof's plan with its dimensions and facets, left of its name. */
const plan = (flow: Flow, room: ModelRoom, random: Random, width: number, height: number): void => {
  const { left, y } = flow;
  flow.sheet.marks.push({
    kind: 'box',
    x: left + 12,
    y: y + 10,
    width: width - 30,
    height: height - 18,
    gray: null,
  });
  const dimension = (): string =>
    `${random.int(3, 46)}'${random.chance(0.7) ? ` ${random.int(1, 11)}"` : ''}`;
  tiny(flow, dimension(), left + width * 0.4, y + 8);
  tiny(flow, dimension(), left + 8, y + height * 0.6, 90);
  if (room.dimensions.sfSurfaceArea !== undefined) {
    for (let facet = 1; facet <= 4; facet++)
      tiny(
        flow,
        `F${facet}${random.chance(0.4) ? ' (A)' : ''}`,
        left + 20 + (facet % 2) * (width - 70),
        y + 22 + Math.floor(facet / 3) * 14,
      );
  } else tiny(flow, room.name, left + width * 0.3, y + height * 0.55, 0, 5.5);
};

/**
 * The program's head of a room with its plan beside it; an elevation prints its formula where a
 * room prints its height.
 */
export const sketchedRoom = (flow: Flow, room: ModelRoom, random: Random): void => {
  flow.space(1);
  const usable = flow.right - flow.left;
  const x = flow.left + usable * 0.25;
  const elevation = /Elevation|\/Front/.test(room.name);
  const lines = measureLines(room.dimensions);
  const top = flow.y;
  const count = elevation ? 4 : lines.length;
  if (count > 0) plan(flow, room, random, usable * 0.2, flow.leading * (count + 1.6));
  const wide = random.int(12, 60);
  const high = random.int(7, 20);
  const size = elevation
    ? `Formula Elevation ${wide}' x ${high}' ${random.int(1, 11)}" x 0"`
    : room.height === null
      ? ''
      : `Height: ${room.height}`;
  flow.line([
    { text: room.name, x, bold: true, size: flow.style.size + 1 },
    { text: size, x: flow.right, align: 'right' },
  ]);
  flow.rule(x, flow.right, 0.6);
  flow.space(0.25);
  const walls = money(wide * high);
  const measures: [string, string][] = elevation
    ? [
        [`${walls}  SF Walls`, '0.00  SF Ceiling'],
        [`${walls}  SF Walls & Ceiling`, '0.00  SF Floor'],
        [`${walls}  SF Long Wall`, `${walls}  SF Short Wall`],
        ['0.00  SY Flooring', `${money(wide)}  LF Floor Perimeter`],
      ]
    : lines;
  for (const [first, second] of measures)
    flow.line([
      { text: first, x: flow.left + usable * 0.32 },
      { text: second, x: flow.left + usable * 0.66 },
    ]);
  for (const opening of room.openings) flow.line([{ text: opening, x: flow.left + usable * 0.3 }]);
  flow.y = Math.max(flow.y, count > 0 ? top + flow.leading * (count + 1.6) : 0);
  flow.space(0.4);
};
