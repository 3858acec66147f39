/** What became of work that is not waited for without end. */
type Settled<Value> =
  | { kind: 'value'; value: Value }
  | { kind: 'error'; error: unknown }
  | { kind: 'timeout' };

/** Waits for work so long; its error is an answer, too, and none of it is thrown. */
export const settle = async <Value>(
  work: Promise<Value>,
  timeoutMilliseconds: number,
): Promise<Settled<Value>> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<Settled<Value>>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'timeout' }), timeoutMilliseconds);
  });
  const settled = work.then(
    (value): Settled<Value> => ({ kind: 'value', value }),
    (error: unknown): Settled<Value> => ({ kind: 'error', error }),
  );
  try {
    return await Promise.race([settled, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
