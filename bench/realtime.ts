import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BenchReport, table } from './bench-report.ts';
import type {
  ServerCommand,
  ServerReport,
  SubscriberCommand,
  SubscriberReport,
} from './realtime/messages.ts';
import { BenchProcess } from './realtime/process.ts';

type Server = BenchProcess<ServerCommand, ServerReport>;
type Subscribers = BenchProcess<SubscriberCommand, SubscriberReport>;

const TARGETS = ['ours', 'bare'] as const;
type TargetName = (typeof TARGETS)[number];

/** Keeps each process well below the usual limit of open files. */
const SUBSCRIBERS_PER_PROCESS = 2500;
/** What a process opens besides. */
const SPARE_FILES = 200;
/** The whole of one size has to be through by then. */
const LONGEST_MILLISECONDS = 300_000;

/** Events of a round: one at a time for latency, then at once for throughput. */
const workOf = (subscribers: number): { paced: number; burst: number } => {
  if (subscribers <= 1) return { paced: 500, burst: 1000 };
  return subscribers <= 100 ? { paced: 200, burst: 500 } : { paced: 20, burst: 20 };
};

interface Round {
  p50: number;
  p99: number;
  /** Counted from before the commit instead of after it. */
  committedP99: number;
  eventsPerSecond: number;
}

interface Measured {
  subscribers: number;
  rounds: Record<TargetName, Round[]>;
  bytesPerConnection: Record<TargetName, number>;
}

/**
 * `npm run bench -- realtime`: from the commit of an event to its arrival at subscribers in
 * processes of their own, beside a bare `ws` broadcast of the same bytes in the same run.
 *
 * `--subscribers 1,100,10000`, `--rounds 5`.
 */
export const run = async (args: string[]): Promise<BenchReport> => {
  const { values } = parseArgs({
    args,
    options: {
      subscribers: { type: 'string', default: '1,100,10000' },
      rounds: { type: 'string', default: '5' },
    },
  });
  const [load = 0] = loadavg();
  const measured: Measured[] = [];
  for (const subscribers of values.subscribers.split(',').map(Number)) {
    if (subscribers + SPARE_FILES > openFileLimit()) {
      throw new Error(
        `${subscribers} subscribers need more open files than this machine allows a process (${openFileLimit()}). Raise it (ulimit -Hn), or pass --subscribers with less.`,
      );
    }
    measured.push(await measure(subscribers, Number(values.rounds)));
  }
  return {
    title: 'Realtime',
    sections: [
      { heading: 'Event to client', markdown: latencyTable(measured) },
      { heading: 'Throughput and memory', markdown: capacityTable(measured) },
      {
        heading: 'How it was measured',
        markdown: `Servers and subscribers are processes of their own on one machine. Latency: the next event is published when all have had the one before; milliseconds from publishing to each subscriber, median of ${values.rounds} rounds, ours and bare in turn. Bare is a \`ws\` server that sends the same bytes, encoded once, to everybody; it commits the same events to SQLite first. Throughput: events published as fast as they are committed, until everybody has all of them. Memory: resident set of the server after a collection, less what it was before the first connection. Load average before: ${load.toFixed(1)}.`,
      },
    ],
  };
};

/** Node raises the soft limit to the hard one by itself. */
const openFileLimit = (): number => {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    const hard = /^Max open files\s+\S+\s+(\S+)/m.exec(limits)?.[1];
    return hard === undefined || hard === 'unlimited' ? Number.POSITIVE_INFINITY : Number(hard);
  } catch {
    // Not Linux: the run itself will tell.
    return Number.POSITIVE_INFINITY;
  }
};

const measure = async (subscribers: number, rounds: number): Promise<Measured> => {
  const folder = mkdtempSync(join(tmpdir(), 'estimate-bench-'));
  const processes: { stop(): void }[] = [];
  const deadline = setTimeout(() => {
    console.error(`The run with ${subscribers} subscribers took too long; it was ended.`);
    for (const one of processes) one.stop();
  }, LONGEST_MILLISECONDS);
  try {
    const crowd: Subscribers[] = [];
    const counts: number[] = [];
    for (let left = subscribers; left > 0; left -= SUBSCRIBERS_PER_PROCESS) {
      const one: Subscribers = new BenchProcess('./subscribers.ts', []);
      processes.push(one);
      crowd.push(one);
      counts.push(Math.min(left, SUBSCRIBERS_PER_PROCESS));
    }
    const servers = {} as Record<TargetName, Server>;
    const bytesPerConnection = {} as Record<TargetName, number>;
    for (const target of TARGETS) {
      const server: Server = new BenchProcess('./server.ts', [
        target,
        join(folder, `${target}.sqlite`),
      ]);
      processes.push(server);
      servers[target] = server;
      const { address } = await server.hear('listening');
      const before = await memoryOf(server);
      for (const [index, one] of crowd.entries()) {
        one.say({ kind: 'connect', target, address, count: counts[index] ?? 0 });
      }
      for (const one of crowd) await one.hear('connected');
      bytesPerConnection[target] = ((await memoryOf(server)) - before) / subscribers;
    }
    const measured: Measured['rounds'] = { ours: [], bare: [] };
    const work = workOf(subscribers);
    // Not counted: code that has not run yet is slow.
    for (const target of TARGETS) await round(target, servers[target], crowd, work);
    for (let number = 0; number < rounds; number += 1) {
      // Whoever goes second finds a warmer machine.
      for (const target of number % 2 === 0 ? TARGETS : TARGETS.toReversed()) {
        measured[target].push(await round(target, servers[target], crowd, work));
      }
    }
    return { subscribers, rounds: measured, bytesPerConnection };
  } finally {
    clearTimeout(deadline);
    for (const one of processes) one.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const memoryOf = async (server: Server): Promise<number> => {
  server.say({ kind: 'measure-memory' });
  return (await server.hear('memory')).rssBytes;
};

const round = async (
  target: TargetName,
  server: Server,
  crowd: readonly Subscribers[],
  work: { paced: number; burst: number },
): Promise<Round> => {
  const publishedAt: number[] = [];
  const committingAt: number[] = [];
  let fromVersion: number | null = null;
  for (let count = 0; count < work.paced; count += 1) {
    const { published } = await publishAndAwait(target, server, crowd, 1);
    fromVersion ??= published.firstVersion;
    publishedAt.push(...published.publishedAt);
    committingAt.push(...published.committingAt);
  }
  const latencies: number[] = [];
  const committed: number[] = [];
  for (const times of await collect(target, crowd, fromVersion ?? 0)) {
    for (const [index, received] of times.entries()) {
      for (const at of received) {
        latencies.push(at - (publishedAt[index] ?? Number.NaN));
        committed.push(at - (committingAt[index] ?? Number.NaN));
      }
    }
  }
  const burst = await publishAndAwait(target, server, crowd, work.burst);
  await collect(target, crowd, burst.published.firstVersion);
  const began = burst.published.committingAt[0] ?? Number.NaN;
  return {
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    committedP99: percentile(committed, 0.99),
    eventsPerSecond: (work.burst * 1000) / (burst.lastReceivedAt - began),
  };
};

const publishAndAwait = async (
  target: TargetName,
  server: Server,
  crowd: readonly Subscribers[],
  count: number,
) => {
  server.say({ kind: 'publish', count });
  const published = await server.hear('published');
  const version = published.firstVersion + count - 1;
  for (const one of crowd) one.say({ kind: 'await', target, version });
  const received = await Promise.all(crowd.map((one) => one.hear('received')));
  return { published, lastReceivedAt: Math.max(...received.map(({ at }) => at)) };
};

/** Per process and version, when each subscriber had it. Every one must have had every version. */
const collect = async (
  target: TargetName,
  crowd: readonly Subscribers[],
  fromVersion: number,
): Promise<Float64Array[][]> => {
  for (const one of crowd) one.say({ kind: 'collect', target, fromVersion });
  const collected = await Promise.all(crowd.map((one) => one.hear('collected')));
  const lost = collected.reduce((sum, one) => sum + one.lost, 0);
  if (lost > 0) throw new Error(`${lost} messages were lost; the figures would mean nothing.`);
  return collected.map(({ receivedAt }) => receivedAt);
};

const percentile = (values: number[], share: number): number => {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

const median = (values: number[]): number => percentile(values, 0.5);

const milliseconds = (value: number): string => value.toFixed(value < 10 ? 2 : 1);

const latencyTable = (measured: readonly Measured[]): string =>
  table(
    [
      'Subscribers',
      'p50',
      'bare p50',
      'p99',
      'bare p99',
      'p99 to bare',
      'p99 from before the commit',
    ],
    measured.map(({ subscribers, rounds: { ours, bare } }) => {
      const p99 = median(ours.map((one) => one.p99));
      const bareP99 = median(bare.map((one) => one.p99));
      return [
        String(subscribers),
        `${milliseconds(median(ours.map((one) => one.p50)))} ms`,
        `${milliseconds(median(bare.map((one) => one.p50)))} ms`,
        `${milliseconds(p99)} ms`,
        `${milliseconds(bareP99)} ms`,
        (p99 / bareP99).toFixed(2),
        `${milliseconds(median(ours.map((one) => one.committedP99)))} ms`,
      ];
    }),
  );

const capacityTable = (measured: readonly Measured[]): string =>
  table(
    [
      'Subscribers',
      'events/s',
      'bare events/s',
      'messages/s',
      'bare messages/s',
      'KiB a connection',
      'bare KiB',
    ],
    measured.map(({ subscribers, rounds: { ours, bare }, bytesPerConnection }) => {
      const rate = median(ours.map((one) => one.eventsPerSecond));
      const bareRate = median(bare.map((one) => one.eventsPerSecond));
      const kibibytes = (target: TargetName): string =>
        // A single connection is lost in the noise of the collector.
        subscribers < 100 ? '-' : (bytesPerConnection[target] / 1024).toFixed(1);
      return [
        String(subscribers),
        rate.toFixed(0),
        bareRate.toFixed(0),
        (rate * subscribers).toFixed(0),
        (bareRate * subscribers).toFixed(0),
        kibibytes('ours'),
        kibibytes('bare'),
      ];
    }),
  );
