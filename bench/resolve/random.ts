/** A repeatable stream of numbers in [0, 1): mulberry32. */
export const randomStream = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Splits codes, not lines: no code stands on both sides. */
export const isTestCode = (cat: string, sel: string): boolean => {
  let hash = 0x811c9dc5;
  for (const character of `${cat} ${sel}`) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  }
  return ((hash >>> 8) & 1) === 1;
};
