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
