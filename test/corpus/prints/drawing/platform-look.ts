import type { Flow } from '../../drawing/flow.ts';
import type { ModelItem, TruthItem } from '../../model.ts';
import { roomBlock, title } from './platform.ts';
import type { RoomLook } from './rooms.ts';
import type { PlacedPrintTable } from './table.ts';

/** The common platform's own ways between the rows; a look overrides what it words otherwise. */
export const platformLook = (
  flow: Flow,
  placed: PlacedPrintTable,
  truth: (item: ModelItem, page: number) => TruthItem,
  own: Partial<RoomLook> = {},
): RoomLook => ({
  placed,
  truth,
  level: (_, text) => {
    flow.space(0.5);
    title(flow, text);
  },
  room: (_, room) => roomBlock(flow, room, { indent: 0.24, rule: true, measuresAt: [0.3, 0.66] }),
  section: (_, text) => {
    flow.line([{ text, x: flow.left, bold: true, italic: true }]);
    flow.space(0.2);
  },
  note: (_, text) => flow.paragraph(text),
  totalLabel: (kind, text) =>
    kind === 'line_items'
      ? `Line Item Totals:  ${text}`
      : kind === 'level'
        ? `Total:  ${text}`
        : `Totals:  ${text}`,
  continued: (_, room) => title(flow, `CONTINUED - ${room.name}`, 0),
  headOnEachPage: true,
  headOnEachRoom: true,
  breaks: 0.1,
  ...own,
});

/** Labels and values in one or two columns, as first pages have them. */
export const factRows = (
  flow: Flow,
  rows: readonly (readonly [string, string, string?, string?])[],
  stops: readonly [number, number, number, number],
): void => {
  const usable = flow.right - flow.left;
  const [a, b, c, d] = stops.map((share) => flow.left + usable * share) as [
    number,
    number,
    number,
    number,
  ];
  for (const [label, value, other = '', its = ''] of rows)
    flow.line([
      { text: label, x: a },
      { text: value, x: b },
      { text: other, x: c },
      { text: its, x: d },
    ]);
};
