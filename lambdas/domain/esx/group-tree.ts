import type { PrintedRoom } from '../estimate/estimate.ts';
import { total } from '../money/money.ts';
import { type LineSums, type PricedEstimate, sumLines } from './price-estimate.ts';
import type { PricedLine } from './price-line.ts';

export type GroupKind = 'root' | 'level' | 'room' | 'subroom' | 'section';

/** A line that the documents show, with its number there. */
export interface NumberedLine {
  line: PricedLine;
  /** As printed; without a print, the line's position in the input. */
  number: string;
}

/** A node of the estimate's tree: level > room > subroom > section, any of them missing. */
export interface Group {
  kind: GroupKind;
  name: string;
  /** What the print says about the room: measures, height. */
  room: PrintedRoom | null;
  children: Group[];
  /** Lines of this group itself, in order; flagged rows included, excluded rows not. */
  lines: NumberedLine[];
  /** Of the active lines of this group and everything below it. */
  sums: LineSums;
  /** Line item total of this group's own active lines. */
  ownLineItemTotal: number;
}

/**
 * Arranges the lines that the documents show into the tree of levels, rooms and sections: printed
 * rooms in printing order, then rooms in the order in which lines name them.
 */
export const buildGroupTree = (priced: PricedEstimate, rootName: string): Group => {
  const root = newGroup('root', rootName);
  const known = new Map<string, Group>();
  const child = (
    parent: Group,
    parentKey: string,
    kind: GroupKind,
    name: string,
  ): { group: Group; key: string } => {
    const key = `${parentKey}\n${kind === 'section' ? 'section' : 'place'}\t${name}`;
    let group = known.get(key);
    if (group === undefined) {
      group = newGroup(kind, name);
      known.set(key, group);
      parent.children.push(group);
    }
    return { group, key };
  };
  const place = (path: string[], lastKind: GroupKind) => {
    let at = { group: root, key: '' };
    for (const [depth, name] of path.entries()) {
      const kind = depth === path.length - 1 ? lastKind : 'level';
      at = child(at.group, at.key, kind, name);
    }
    return at;
  };

  for (const room of priced.estimate.printed?.rooms ?? []) {
    const { group } = place(room.path.length > 0 ? room.path : [room.name], room.kind);
    group.kind = room.kind;
    group.room ??= room;
  }
  let position = 0;
  for (const line of priced.lines) {
    if (line.state === 'excluded') continue;
    position += 1;
    const { item } = line;
    const path = item.printed && item.printed.path.length > 0 ? item.printed.path : [item.room];
    let at = place(path, 'room');
    if (item.section !== null && item.section !== '')
      at = child(at.group, at.key, 'section', item.section);
    at.group.lines.push({ line, number: item.printed?.lineNumber ?? String(position) });
  }
  addUp(root);
  return root;
};

const newGroup = (kind: GroupKind, name: string): Group => ({
  kind,
  name,
  room: null,
  children: [],
  lines: [],
  sums: sumLines([]),
  ownLineItemTotal: 0,
});

const addUp = (group: Group): void => {
  for (const child of group.children) addUp(child);
  const active = group.lines.map(({ line }) => line).filter((line) => line.state === 'active');
  const own = sumLines(active);
  const all = [own, ...group.children.map((child) => child.sums)];
  const of = (field: keyof LineSums): number => total(...all.map((sums) => sums[field]));
  group.ownLineItemTotal = own.lineItemTotal;
  group.sums = {
    lineItemTotal: of('lineItemTotal'),
    tax: of('tax'),
    overheadProfit: of('overheadProfit'),
    rcv: of('rcv'),
    depreciation: of('depreciation'),
    recoverableDepreciation: of('recoverableDepreciation'),
    nonRecoverableDepreciation: of('nonRecoverableDepreciation'),
    acv: of('acv'),
  };
};
