import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { PageRecognition, PageRecognizer, UnrecognizedReason } from './page-recognizer.ts';
import type { PageTask } from './read-page.ts';

export interface PageRecognizerOptions {
  /** Threads, each reading one page at a time; as many as the machine has cores unless told. */
  workers?: number;
  timeoutMillisecondsPerPage?: number;
  /** Threads that found no page to read for so long end and give their memory back. */
  idleMilliseconds?: number;
  /** The thread's script; a bundle names its own. */
  threadFile?: string;
}

/**
 * Recognizes pages with Tesseract in a pool of threads. Rendering, preparing and reading all happen
 * there, so the caller's event loop stays free, and a thread that hangs or dies under a page is
 * replaced while the other pages go on.
 */
export function createPageRecognizer(options: PageRecognizerOptions = {}): PageRecognizer {
  const {
    workers = availableParallelism(),
    timeoutMillisecondsPerPage = 60_000,
    idleMilliseconds = 30_000,
    threadFile = threadFileBeside(import.meta.url),
  } = options;
  const pool = new Piscina<PageTask, PageRecognition>({
    filename: threadFile,
    minThreads: 0,
    maxThreads: workers,
    idleTimeout: idleMilliseconds,
    // An idle thread must not sleep in Atomics.wait: pdfjs leaves work on its event loop.
    atomics: 'disabled',
  });
  const slots = createSlots(workers);
  let documents = 0;
  let isClosed = false;

  async function recognizePage(task: PageTask): Promise<PageRecognition> {
    const { pageNumber } = task;
    const release = await slots.take();
    if (isClosed) {
      release();
      return unrecognized(pageNumber, 'crashed', 'the recognizer was closed');
    }
    const overtime = new AbortController();
    const timer = setTimeout(() => overtime.abort(), timeoutMillisecondsPerPage);
    try {
      return await pool.run(task, { signal: overtime.signal });
    } catch (error) {
      if (overtime.signal.aborted) {
        const seconds = timeoutMillisecondsPerPage / 1000;
        return unrecognized(pageNumber, 'timeout', `it took longer than ${seconds} seconds`);
      }
      const why = error instanceof Error ? error.message : String(error);
      return unrecognized(pageNumber, 'crashed', why);
    } finally {
      clearTimeout(timer);
      release();
    }
  }

  return {
    async recognize(bytes, pageNumbers, onPage) {
      const pdf = new SharedArrayBuffer(bytes.byteLength);
      new Uint8Array(pdf).set(bytes);
      const documentId = ++documents;
      return await Promise.all(
        pageNumbers.map(async (pageNumber) => {
          const recognition = await recognizePage({ documentId, pdf, pageNumber });
          onPage?.(recognition);
          return recognition;
        }),
      );
    },
    async close() {
      isClosed = true;
      await pool.destroy();
    },
  };
}

/** The thread's script stands beside this file: as source, or bundled under the same name. */
function threadFileBeside(url: string): string {
  const extension = url.endsWith('.ts') ? 'ts' : 'mjs';
  return new URL(`./recognition-thread.${extension}`, url).href;
}

function unrecognized(
  pageNumber: number,
  reason: UnrecognizedReason,
  why: string,
): PageRecognition {
  return {
    ok: false,
    pageNumber,
    reason,
    message: `Page ${pageNumber} could not be read: ${why}. Send the page again as a cleaner or smaller scan.`,
  };
}

/** Lets so many in at a time, the rest in order; so a page's time starts when its thread is free. */
function createSlots(count: number) {
  let free = count;
  const waiting: (() => void)[] = [];
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else free++;
  };
  return {
    async take(): Promise<() => void> {
      if (free > 0) free--;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      return release;
    },
  };
}
