// lambdas/adapters/ocr/recognize-pages.ts
import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
function createPageRecognizer(options = {}) {
  const {
    workers = availableParallelism(),
    timeoutMillisecondsPerPage = 6e4,
    mostMemoryBytesPerWorker = 1.5 * 1024 ** 3,
    idleMilliseconds = 3e4,
    threadFile = threadFileBeside(import.meta.url)
  } = options;
  const pool = new Piscina({
    filename: threadFile,
    minThreads: 0,
    maxThreads: workers,
    idleTimeout: idleMilliseconds,
    // An idle thread must not sleep in Atomics.wait: pdfjs leaves work on its event loop.
    atomics: "disabled"
  });
  const slots = createSlots(workers);
  const memory = watchMemory(mostMemoryBytesPerWorker * workers);
  let documents = 0;
  let isClosed = false;
  async function recognizePage(task) {
    const recognition = await slots.withOne(() => attempt(task));
    return recognition ?? await slots.withAll(() => attempt(task)) ?? tooLarge(task.pageNumber);
  }
  async function attempt(task) {
    const { pageNumber } = task;
    if (isClosed) return unrecognized(pageNumber, "crashed", "the recognizer was closed");
    const overtime = new AbortController();
    const timer = setTimeout(() => overtime.abort(), timeoutMillisecondsPerPage);
    const overload = memory.enter();
    try {
      return await pool.run(task, { signal: AbortSignal.any([overtime.signal, overload.signal]) });
    } catch (error) {
      if (overload.signal.aborted) return null;
      if (overtime.signal.aborted) {
        const seconds = timeoutMillisecondsPerPage / 1e3;
        return unrecognized(pageNumber, "timeout", `it took longer than ${seconds} seconds`);
      }
      const why = error instanceof Error ? error.message : String(error);
      return unrecognized(pageNumber, "crashed", why);
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
        })
      );
    },
    async close() {
      isClosed = true;
      await pool.destroy();
    }
  };
}
function threadFileBeside(url) {
  const extension = url.endsWith(".ts") ? "ts" : "mjs";
  return new URL(`./recognition-thread.${extension}`, url).href;
}
function unrecognized(pageNumber, reason, why) {
  return {
    ok: false,
    pageNumber,
    reason,
    message: `Page ${pageNumber} could not be read: ${why}. Send the page again as a cleaner or smaller scan.`
  };
}
function tooLarge(pageNumber) {
  return unrecognized(pageNumber, "too-large", "it fills the memory");
}
function createSlots(count) {
  let free = count;
  const waiting = [];
  let alone = Promise.resolve();
  const take = async () => {
    if (free > 0) free--;
    else await new Promise((resolve) => waiting.push(resolve));
  };
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else free++;
  };
  async function withSlots(wanted, work) {
    for (let i = 0; i < wanted; i++) await take();
    try {
      return await work();
    } finally {
      for (let i = 0; i < wanted; i++) release();
    }
  }
  return {
    withOne: (work) => withSlots(1, work),
    /** One after the other: two that each held half of the slots would wait forever. */
    withAll(work) {
      const mine = alone.then(() => withSlots(count, work));
      alone = mine.catch(() => {
      });
      return mine;
    }
  };
}
var memoryWatchMilliseconds = 200;
function watchMemory(mostBytes) {
  const inWork = /* @__PURE__ */ new Set();
  let before = 0;
  let timer;
  const look = () => {
    if (process.memoryUsage.rss() - before <= mostBytes) return;
    for (const controller of inWork) controller.abort();
  };
  return {
    enter() {
      if (inWork.size === 0) {
        before = process.memoryUsage.rss();
        timer = setInterval(look, memoryWatchMilliseconds);
        timer.unref();
      }
      const controller = new AbortController();
      inWork.add(controller);
      return controller;
    },
    leave(controller) {
      inWork.delete(controller);
      if (inWork.size === 0) clearInterval(timer);
    }
  };
}
export {
  createPageRecognizer
};
