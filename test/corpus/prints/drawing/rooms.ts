import { amountsOf } from '../../content/add-amounts.ts';
import type { Flow } from '../../drawing/flow.ts';
import type {
  Amounts,
  ModelEstimate,
  ModelItem,
  ModelRoom,
  TruthItem,
  TruthTotal,
} from '../../model.ts';
import type { Random } from '../../random.ts';
import { closeRow, drawHead, drawRow, drawTotals, type PlacedPrintTable } from './table.ts';

/** What of a print's body is its own; everything else runs alike. */
export interface RoomLook {
  placed: PlacedPrintTable;
  truth(item: ModelItem, page: number): TruthItem;
  /** Draws a level's name; absent where rooms stand directly under the estimate. */
  level?(flow: Flow, name: string): void;
  /** What the levels themselves belong to, `Dwelling` above `Exterior`; null where nothing does. */
  group?(level: string): string | null;
  room(flow: Flow, room: ModelRoom): void;
  section(flow: Flow, section: string): void;
  /** Lines of a note below its row. */
  note(flow: Flow, text: string, kind: 'note' | 'machine'): void;
  /** Lines of space between a row and its notes. */
  noteGap?: number;
  /** `Totals:  Kitchen`; null prints none. */
  totalLabel(kind: TruthTotal['kind'], name: string): string | null;
  /** At the top of a page on which a room goes on. */
  continued(flow: Flow, room: ModelRoom): void;
  headOnEachPage: boolean;
  headOnEachRoom: boolean;
  /** Chance that a row breaks over two pages. */
  breaks: number;
  /** Between rooms: photographs, paragraphs. */
  between?(flow: Flow, room: ModelRoom): void;
  /** Between the room's name and its table's head. */
  opening?(flow: Flow, room: ModelRoom): void;
  afterRoom?(flow: Flow, room: ModelRoom): void;
  struck?(item: ModelItem): boolean;
}

export interface DrawnRooms {
  items: TruthItem[];
  rooms: string[][];
  totals: TruthTotal[];
}

/** Levels, rooms and rows down the pages; each total as the look words it. */
export const drawRooms = (
  flow: Flow,
  estimate: ModelEstimate,
  look: RoomLook,
  random: Random,
): DrawnRooms => {
  const drawn: DrawnRooms = { items: [], rooms: [], totals: [] };
  const total = (kind: TruthTotal['kind'], name: string, amounts: Amounts): void => {
    const label = look.totalLabel(kind, name);
    if (label === null) return;
    drawTotals(flow, look.placed, label, amounts);
    drawn.totals.push({ kind, name, rcv: amounts.rcv });
  };
  let index = 0;
  const roomOf = (room: ModelRoom, kind: 'room' | 'labor_minimums'): void => {
    flow.continuation = null;
    flow.need(flow.leading * 11);
    look.room(flow, room);
    if (kind === 'room') drawn.rooms.push(room.path);
    look.opening?.(flow, room);
    flow.need(flow.leading * 4);
    if (look.headOnEachRoom || index === 0) drawHead(flow, look.placed);
    flow.continuation = () => {
      look.continued(flow, room);
      if (look.headOnEachPage) drawHead(flow, look.placed);
    };
    let section: string | null = null;
    for (const item of room.items) {
      if (item.section !== section && item.section !== null) {
        flow.need(flow.leading * 5);
        look.section(flow, item.section);
      }
      section = item.section;
      const page = drawRow(flow, look.placed, item, index++, {
        struck: look.struck?.(item) ?? item.paidWhenIncurred === 'struck',
        mayBreak: random.chance(look.breaks),
      });
      drawn.items.push(look.truth(item, page));
      if (item.machineNotes.length > 0 || item.definition !== null || item.note !== null)
        flow.space(look.noteGap ?? 0.25);
      for (const note of [
        ...item.machineNotes,
        ...(item.definition === null ? [] : [item.definition]),
      ])
        look.note(flow, note, 'machine');
      if (item.note !== null)
        for (const line of item.note.split('\n')) look.note(flow, line, 'note');
      closeRow(flow, look.placed);
      flow.space(flow.style.itemGap);
    }
    total(kind, room.name, room.totals);
    look.afterRoom?.(flow, room);
    flow.continuation = null;
    look.between?.(flow, room);
  };
  let group: string | null = null;
  let grouped: ModelItem[] = [];
  const closeGroup = (): void => {
    if (group !== null) total('level', group, amountsOf(grouped));
    grouped = [];
  };
  for (const level of estimate.levels) {
    if (level.name !== null && look.level !== undefined) {
      flow.continuation = null;
      flow.need(flow.leading * 14);
      const its = look.group?.(level.name) ?? null;
      if (its !== group) closeGroup();
      if (its !== null && its !== group) look.level(flow, its);
      group = its;
      look.level(flow, level.name);
    }
    for (const room of level.rooms) roomOf(room, 'room');
    grouped.push(...level.rooms.flatMap((room) => room.items));
    if (level.name !== null && look.level !== undefined) total('level', level.name, level.totals);
  }
  closeGroup();
  if (estimate.laborMinimums !== null) roomOf(estimate.laborMinimums, 'labor_minimums');
  flow.continuation = null;
  total('line_items', estimate.facts.estimateName, estimate.totals);
  return drawn;
};
