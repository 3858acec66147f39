import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const COMMAND = new URL('../../cli/estimate.ts', import.meta.url).pathname;

export interface Credentials {
  base_url: string;
  organization_id: string;
  test_key: string;
  live_key: string;
}

/** The service as users start it: a process of its own that tests may kill. */
export class ServiceProcess {
  readonly dataDirectory: string;
  #child: ChildProcess | null = null;
  baseUrl = '';
  /** Everything that the service printed since it was last started. */
  output = '';
  /** Everything that it logged since this object was made. */
  log = '';

  constructor(dataDirectory = mkdtempSync(join(tmpdir(), 'estimate-exchange-'))) {
    this.dataDirectory = dataDirectory;
  }

  /** Starts and resolves once the address was printed. The port stays the same over restarts. */
  async start(): Promise<void> {
    const port = this.baseUrl ? new URL(this.baseUrl).port : '0';
    const child = spawn(
      process.execPath,
      [COMMAND, 'start', '--port', port, '--data', this.dataDirectory],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    child.stderr?.on('data', (chunk) => {
      this.log += String(chunk);
      process.stderr.write(chunk);
    });
    this.#child = child;
    this.output = '';
    const lines = createInterface({ input: child.stdout ?? process.stdin });
    await new Promise<void>((resolve, reject) => {
      lines.on('line', (line) => {
        this.output += `${line}\n`;
        const address = /ready at (http:\S+)/.exec(line)?.[1];
        if (!address) return;
        this.baseUrl = address;
        resolve();
      });
      child.once('exit', (code, signal) =>
        reject(new Error(`the service ended before it was ready (${code ?? signal})`)),
      );
    });
  }

  /** `kill -9`: nothing gets a chance to be put in order. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  get credentials(): Credentials {
    return JSON.parse(readFileSync(join(this.dataDirectory, 'credentials.json'), 'utf8'));
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}
