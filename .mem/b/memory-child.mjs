// bench/read/memory-child.ts
import { existsSync, readFileSync } from "node:fs";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

// lambdas/adapters/embedded/step-thread-limits.ts
var STEP_THREAD_LIMITS = {
  maxYoungGenerationSizeMb: 4,
  maxOldGenerationSizeMb: 256
};

// bench/read/memory-child.ts
var peakKibibytes = () => {
  const found = existsSync("/proc/self/status") ? /VmHWM:\s+(\d+) kB/.exec(readFileSync("/proc/self/status", "utf8")) : null;
  return found === null ? process.resourceUsage().maxRSS : Number(found[1]);
};
var read = async (mode, path) => {
  const pdf = new Uint8Array(readFileSync(path));
  if (mode === "reader") {
    const { createReader } = await import("./reader-U45VH2AC.mjs");
    const reading = await createReader().read(pdf, "long.pdf");
    return reading.estimate?.lineItems.length ?? 0;
  }
  if (mode === "bare") {
    const { extractBare } = await import("./extract-bare-OBRTS4PQ.mjs");
    await extractBare(pdf);
  }
  return 0;
};
if (isMainThread) {
  const [mode = "nothing", path = ""] = process.argv.slice(2);
  const began = performance.now();
  const thread = new Worker(new URL(import.meta.url), {
    workerData: { mode, path },
    resourceLimits: STEP_THREAD_LIMITS
  });
  thread.once("message", (items) => {
    const milliseconds = performance.now() - began;
    console.log(JSON.stringify({ peakMebibytes: peakKibibytes() / 1024, milliseconds, items }));
  });
} else {
  const { mode, path } = workerData;
  parentPort?.postMessage(await read(mode, path));
}
