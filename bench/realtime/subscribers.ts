/** A process full of subscribers for the realtime benchmark, connected to one or more servers. */
import { WebSocket } from 'ws';
import { monotonicNow, type SubscriberCommand, type SubscriberReport } from './messages.ts';

const CONNECTING_AT_A_TIME = 50;

const say = (report: SubscriberReport): void => void process.send?.(report);

/** The connections to one server, and when each had each version. */
class Target {
  readonly name: string;
  #count = 0;
  readonly #receivedAt = new Map<number, number[]>();
  #awaited: number | null = null;

  constructor(name: string) {
    this.name = name;
  }

  async connect(address: string, count: number): Promise<void> {
    this.#count = count;
    let left = count;
    const worker = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        await this.#connectOne(address);
      }
    };
    await Promise.all(Array.from({ length: Math.min(count, CONNECTING_AT_A_TIME) }, worker));
  }

  /** Resolves when the server has accepted, and subscribed where it does that. */
  async #connectOne(address: string): Promise<void> {
    const socket = new WebSocket(address, { perMessageDeflate: false });
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.once('close', (code) => reject(new Error(`closed with ${code}`)));
      if (this.name === 'bare') socket.once('open', () => resolve());
      socket.on('message', (data) => {
        const bytes = data as Buffer;
        if (bytes.includes('document.snapshot')) resolve();
        else if (bytes.includes('"version":')) this.#received(versionOf(bytes));
      });
    });
  }

  #received(version: number): void {
    const times = this.#receivedAt.get(version) ?? [];
    times.push(monotonicNow());
    this.#receivedAt.set(version, times);
    this.#answer();
  }

  await(version: number): void {
    this.#awaited = version;
    this.#answer();
  }

  #answer(): void {
    const version = this.#awaited;
    const times = version === null ? undefined : this.#receivedAt.get(version);
    if (version === null || !times || times.length < this.#count) return;
    this.#awaited = null;
    say({ kind: 'received', target: this.name, version, at: times.at(-1) ?? 0 });
  }

  collect(fromVersion: number): void {
    const versions = [...this.#receivedAt.keys()]
      .filter((version) => version >= fromVersion)
      .sort((a, b) => a - b);
    const receivedAt = versions.map((version) =>
      Float64Array.from(this.#receivedAt.get(version) ?? []),
    );
    const lost = receivedAt.reduce((sum, times) => sum + this.#count - times.length, 0);
    this.#receivedAt.clear();
    say({ kind: 'collected', target: this.name, receivedAt, lost });
  }
}

/** Without parsing: what a client does with a message is not what is measured. */
const versionOf = (bytes: Buffer): number => {
  const start = bytes.indexOf('"version":') + '"version":'.length;
  return Number(bytes.toString('latin1', start, bytes.indexOf(',', start)));
};

const targets = new Map<string, Target>();
process.on('message', (command: SubscriberCommand) => {
  const target = targets.get(command.target) ?? new Target(command.target);
  targets.set(command.target, target);
  if (command.kind === 'connect') {
    void target
      .connect(command.address, command.count)
      .then(() => say({ kind: 'connected', target: target.name }));
  } else if (command.kind === 'await') target.await(command.version);
  else target.collect(command.fromVersion);
});
process.on('disconnect', () => process.exit());
