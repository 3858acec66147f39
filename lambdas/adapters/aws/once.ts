/**
 * Runs the work at its first use and keeps the result for the life of the process. A failure is not
 * kept: the next invocation tries again instead of failing until the process is replaced.
 */
export const once = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let result: Promise<T> | null = null;
  return () => {
    result ??= work().catch((error: unknown) => {
      result = null;
      throw error;
    });
    return result;
  };
};

/**
 * The same, done again at the first use after `seconds`: for what is made from a secret that may be
 * rotated. Where that fails, what was made before serves on.
 */
export const renewed = <T>(
  seconds: number,
  work: () => Promise<T>,
  now: () => number = Date.now,
): (() => Promise<T>) => {
  let made: { result: Promise<T>; at: number } | null = null;
  return () => {
    if (made && now() - made.at < seconds * 1000) return made.result;
    const before = made?.result;
    const result = work().catch((error: unknown) => {
      if (before) return before;
      made = null;
      throw error;
    });
    made = { result, at: now() };
    return result;
  };
};
