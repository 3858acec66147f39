import { type BuiltItem, buildItem } from '../items/build-item.ts';
import { isMachineNote } from '../items/machine-notes.ts';
import { hasRowFigures, type RawItem } from './raw-item.ts';
import type { State } from './row-state.ts';

/** The rows that were read so far; lines below the last of them may still belong to it. */
export interface AcceptedRows {
  accept(item: RawItem): void;
  /** A numbered line that never got figures was a remark of the row before it. */
  settleTentative(): void;
  /** What is read next belongs to no row. */
  closeItem(): void;
  /** All of them, the last as it is now. */
  all(): BuiltItem[];
  count(): number;
  /** Pages on which at least one of them begins or goes on. */
  pages: Set<number>;
}

/** `"` and `do.` below a name say it once more. */
const DITTO = /^(?:["”“〃]|''|,,|ditto|do\.)$/i;

export const createAcceptedRows = (state: State): AcceptedRows => {
  const items: BuiltItem[] = [];
  const pages = new Set<number>();
  let last: RawItem | null = null;

  const accept = (item: RawItem): void => {
    if (last !== null) items.push(buildItem(last));
    // A room that several rows share is named in the first of them only.
    const isShared = last?.model === item.model && item.model.namesEachRoom !== true;
    const room = isShared ? last?.texts.get('room') : undefined;
    const own = item.texts.get('room');
    if (room !== undefined && (own === undefined || DITTO.test(own))) item.texts.set('room', room);
    last = item;
    for (const line of item.lines) pages.add(line.page);
  };

  const settleTentative = (): void => {
    const { item } = state;
    if (item === null || item === last) return;
    if (hasRowFigures(item)) {
      accept(item);
      return;
    }
    const owner = last;
    if (owner !== null && owner.group === item.group)
      for (const line of [...item.lines, ...item.notes.map((note) => note.line)])
        owner.notes.push({ line, machine: isMachineNote(line.text) });
    state.item = owner;
  };

  return {
    accept,
    settleTentative,
    closeItem: () => {
      settleTentative();
      state.item = null;
    },
    all: () => (last === null ? [...items] : [...items, buildItem(last)]),
    count: () => items.length + (last === null ? 0 : 1),
    pages,
  };
};
