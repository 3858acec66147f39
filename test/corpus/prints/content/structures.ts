import { amountsOf } from '../../content/add-amounts.ts';
import { coverageOf } from '../../content/make-coverage.ts';
import type { ModelEstimate } from '../../model.ts';
import type { Random } from '../../random.ts';

/** Splits an estimate's rooms over structures as levels, each with a coverage of its own. */
export const splitByStructure = (
  random: Random,
  estimate: ModelEstimate,
  structures: readonly (readonly [level: string, coverage: string])[],
): void => {
  const [whole] = estimate.levels;
  if (whole === undefined) throw new Error('An estimate has rooms.');
  const taken = structures.slice(0, Math.min(structures.length, whole.rooms.length));
  estimate.levels = taken.map(([name, coverage], index) => {
    const from = Math.floor((index * whole.rooms.length) / taken.length);
    const to = Math.floor(((index + 1) * whole.rooms.length) / taken.length);
    const rooms = whole.rooms.slice(from, to);
    for (const room of rooms) {
      const path = [name, room.name];
      room.path = path;
      for (const item of room.items) {
        item.path = path;
        item.coverage = coverage;
      }
    }
    return { own: null, name, rooms, totals: amountsOf(rooms.flatMap((room) => room.items)) };
  });
  estimate.coverages = [...new Set(estimate.items.map((item) => item.coverage))].map((name) =>
    coverageOf(random.fork(name), name, estimate.items),
  );
};

/** Gives rooms of different structures one name, as every structure has a front. */
export const nameAlike = (estimate: ModelEstimate, name: string): void => {
  for (const level of estimate.levels) {
    const room = level.rooms.find((one) => one.dimensions.sfFloor === undefined);
    if (room === undefined) continue;
    const path = [...room.path.slice(0, -1), name];
    room.name = name;
    room.path = path;
    for (const item of room.items) {
      item.room = name;
      item.path = path;
    }
  }
};

/** Puts whole levels below what they belong to: `Dwelling`, `Exterior`, `Roof 1`. */
export const groupLevels = (
  estimate: ModelEstimate,
  groupOf: (level: string) => string | null,
): void => {
  for (const level of estimate.levels) {
    const group = level.name === null ? null : groupOf(level.name);
    if (group === null) continue;
    for (const room of level.rooms) {
      const path = [group, ...room.path];
      room.path = path;
      for (const item of room.items) item.path = path;
    }
  }
};
