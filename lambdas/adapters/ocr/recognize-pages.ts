import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type {
  PageRecognition,
  UnrecognizedReason,
} from '../../domain/pdf/pages/page-recognition.ts';
import type { PageRecognizer } from '../../ports.ts';
import type { PageTask } from './read-page.ts';

export interface PageRecognizerOptions {
  /** Threads, each reading one page at a time; as many as the machine has cores unless told. */
  workers?: number;
  timeoutMillisecondsPerPage?: number;
  /** What the pages in work may add to the process's memory, for each thread. */
  mostMemoryBytesPerWorker?: number;
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
    mostMemoryBytesPerWorker = 1.5 * 1024 ** 3,
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
  const memory = watchMemory(mostMemoryBytesPerWorker * workers);
  let documents = 0;
  let isClosed = false;

  async function recognizePage(task: PageTask): Promise<PageRecognition> {
    const recognition = await slots.withOne(() => attempt(task));
    // Who filled the memory shows when each page that was in work then is alone.
    return recognition ?? (await slots.withAll(() => attempt(task))) ?? tooLarge(task.pageNumber);
  }

  /** Null where the page had to be ended because memory ran full. */
  async function attempt(task: PageTask): Promise<PageRecognition | null> {
    const { pageNumber } = task;
    if (isClosed) return unrecognized(pageNumber, 'crashed', 'the recognizer was closed');
    const overtime = new AbortController();
    const timer = setTimeout(() => overtime.abort(), timeoutMillisecondsPerPage);
    const overload = memory.enter();
    try {
      return await pool.run(task, { signal: AbortSignal.any([overtime.signal, overload.signal]) });
    } catch (error) {
      if (overload.signal.aborted) return null;
      if (overtime.signal.aborted) {
        const seconds = timeoutMillisecondsPerPage / 1000;
        return unrecognized(pageNumber, 'timeout', `it took longer than ${seconds} seconds`);
      }
      const why = error instanceof Error ? error.message : String(error);
      return unrecognized(pageNumber, 'crashed', why);
    } finally {
      clearTimeout(timer);
      memory.leave(overload);
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

function tooLarge(pageNumber: number): PageRecognition {
  return unrecognized(pageNumber, 'too-large', 'it fills the memory');
}

/** Lets so many in at a time, the rest in order; so a page's time starts when its thread is free. */
function createSlots(count: number) {
  let free = count;
  const waiting: (() => void)[] = [];
  let alone: Promise<unknown> = Promise.resolve();
  const take = async () => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else free++;
  };
  async function withSlots<T>(wanted: number, work: () => Promise<T>): Promise<T> {
    for (let i = 0; i < wanted; i++) await take();
    try {
      return await work();
    } finally {
      for (let i = 0; i < wanted; i++) release();
    }
  }
  return {
    withOne: <T>(work: () => Promise<T>) => withSlots(1, work),
    /** One after the other: two that each held half of the slots would wait forever. */
    withAll<T>(work: () => Promise<T>): Promise<T> {
      const mine = alone.then(() => withSlots(count, work));
      alone = mine.catch(() => {});
      return mine;
    },
  };
}

/** How often the memory is looked at while pages are in work. */
const memoryWatchMilliseconds = 200;

/** Aborts all that is in work when the process has grown by more than `mostBytes` since it began. */
function watchMemory(mostBytes: number) {
  const inWork = new Set<AbortController>();
  let before = 0;
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    if (process.memoryUsage.rss() - before <= mostBytes) return;
    for (const controller of inWork) controller.abort();
  };
  return {
    enter(): AbortController {
      if (inWork.size === 0) {
        before = process.memoryUsage.rss();
        timer = setInterval(look, memoryWatchMilliseconds);
        timer.unref();
      }
      const controller = new AbortController();
      inWork.add(controller);
      return controller;
    },
    leave(controller: AbortController): void {
      inWork.delete(controller);
      if (inWork.size === 0) clearInterval(timer);
    },
  };
}
