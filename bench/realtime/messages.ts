/** What the parent says to a server process. */
export type ServerCommand = { kind: 'publish'; count: number } | { kind: 'measure-memory' };

/** What a server process says. Times are milliseconds of the machine's monotonic clock. */
export type ServerReport =
  | { kind: 'listening'; address: string }
  | { kind: 'published'; firstVersion: number; committingAt: number[]; publishedAt: number[] }
  | { kind: 'memory'; rssBytes: number };

/** What the parent says to a process of subscribers. */
export type SubscriberCommand =
  | { kind: 'connect'; target: string; address: string; count: number }
  /** Tell when every subscriber of the target has had this version. */
  | { kind: 'await'; target: string; version: number }
  /** Hand over when each subscriber had each version from this one on. */
  | { kind: 'collect'; target: string; fromVersion: number };

export type SubscriberReport =
  | { kind: 'connected'; target: string }
  | { kind: 'received'; target: string; version: number; at: number }
  /** Per version, one time per subscriber. */
  | { kind: 'collected'; target: string; receivedAt: Float64Array[]; lost: number };

/** Milliseconds that all processes of a machine count alike. */
export const monotonicNow = (): number => {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1e3 + nanoseconds / 1e6;
};
