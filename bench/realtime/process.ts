import { type ChildProcess, fork } from 'node:child_process';

/** A child process of the benchmark that answers commands by reports. */
export class BenchProcess<Command extends { kind: string }, Report extends { kind: string }> {
  readonly #child: ChildProcess;
  readonly #reports: Report[] = [];
  #ended: Error | null = null;
  #wake: () => void = () => undefined;

  constructor(script: string, parameters: string[]) {
    this.#child = fork(new URL(script, import.meta.url), parameters, {
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child.on('message', (report) => {
      this.#reports.push(report as Report);
      this.#wake();
    });
    this.#child.on('exit', (code) => {
      this.#ended = new Error(`${script} ${parameters.join(' ')} ended with ${code}.`);
      this.#wake();
    });
  }

  say(command: Command): void {
    this.#child.send(command);
  }

  /** The next report of a kind; reports come in order. */
  async hear<Kind extends Report['kind']>(kind: Kind): Promise<Extract<Report, { kind: Kind }>> {
    for (;;) {
      const index = this.#reports.findIndex((report) => report.kind === kind);
      const [report] = index < 0 ? [] : this.#reports.splice(index, 1);
      if (report) return report as Extract<Report, { kind: Kind }>;
      if (this.#ended) throw this.#ended;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  stop(): void {
    this.#child.kill('SIGKILL');
  }
}
