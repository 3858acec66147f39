import { Presets, SingleBar } from 'cli-progress';

/** Tells a person at a terminal what is going on; silent elsewhere, and never on stdout. */
export interface Steps {
  begin(title: string): void;
  /** A counted step: call the answer once per piece that is done. */
  count(title: string, total: number): () => void;
  end(): void;
}

export const silentSteps: Steps = { begin: () => {}, count: () => () => {}, end: () => {} };

/** Progress bars on stderr, where that is a terminal. */
export const terminalSteps = (): Steps => {
  if (!process.stderr.isTTY) return silentSteps;
  let bar: SingleBar | null = null;
  const end = (): void => {
    bar?.stop();
    bar = null;
  };
  const show = (title: string, total: number): SingleBar => {
    end();
    const shown = new SingleBar(
      {
        format: `${title} [{bar}] {value}/{total}`,
        stream: process.stderr,
        clearOnComplete: true,
        hideCursor: true,
      },
      Presets.shades_classic,
    );
    shown.start(total, 0);
    bar = shown;
    return shown;
  };
  return {
    begin: (title) => void show(title, 1),
    count: (title, total) => {
      const shown = show(title, total);
      return () => shown.increment();
    },
    end,
  };
};
