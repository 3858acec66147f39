/** A seeded stream of choices: the same seed gives the same documents on every machine. */
export interface Random {
  /** 0 up to, not including, 1. */
  next(): number;
  /** Whole number, both ends included. */
  int(from: number, to: number): number;
  /** Any number between, not rounded. */
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
  /** `count` different values in random order; all of them where there are fewer. */
  sample<T>(values: readonly T[], count: number): T[];
  /** A stream of its own, so that a change in one part of a document leaves the others alone. */
  fork(label: string): Random;
}

const hash = (text: string): number => {
  let value = 2166136261;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  }
  return value >>> 0;
};

/** Mulberry32 over a hashed seed. */
export const createRandom = (seed: string): Random => {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  for (let warmUp = 0; warmUp < 4; warmUp++) next();
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    between: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    pick: (values) => {
      const value = values[int(0, values.length - 1)];
      if (value === undefined) throw new Error('Cannot pick from an empty list.');
      return value;
    },
    sample: (values, count) => {
      const left = [...values];
      const taken = [];
      while (taken.length < count && left.length > 0) {
        taken.push(...left.splice(int(0, left.length - 1), 1));
      }
      return taken;
    },
    fork: (label) => createRandom(`${seed}/${label}`),
  };
};
