/**
 * Runs work with bounded concurrency, taking the waiting groups in turn: one organization's long
 * document delays another's by at most the piece of work that is running.
 */
export class FairQueue {
  readonly #concurrency: number;
  /** Waiting work by group; a Map keeps insertion order, which makes the turn. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;

  constructor(concurrency: number) {
    this.#concurrency = concurrency;
  }

  async run<T>(group: string, work: () => Promise<T>): Promise<T> {
    await this.#turn(group);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#startNext();
    }
  }

  #turn(group: string): Promise<void> {
    return new Promise((resolve) => {
      const queue = this.#waiting.get(group);
      if (queue) queue.push(resolve);
      else this.#waiting.set(group, [resolve]);
      this.#startNext();
    });
  }

  #startNext(): void {
    while (this.#running < this.#concurrency) {
      const next = this.#waiting.entries().next();
      if (next.done) return;
      const [group, queue] = next.value;
      // The group goes to the end of the line, or leaves it when nothing is left.
      this.#waiting.delete(group);
      const start = queue.shift();
      if (queue.length > 0) this.#waiting.set(group, queue);
      if (!start) continue;
      this.#running += 1;
      start();
    }
  }
}
