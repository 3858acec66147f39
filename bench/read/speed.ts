import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { build } from 'esbuild';
import { PDFDocument } from 'pdf-lib';
import { createScheduler, createWorker } from 'tesseract.js';
import { prepareImage } from '../../lambdas/adapters/ocr/prepare-image.ts';
import { createPageRecognizer } from '../../lambdas/adapters/ocr/recognize-pages.ts';
import { openPdf, renderPage } from '../../lambdas/adapters/ocr/render-page.ts';
import { ONE_ARENA } from '../../lambdas/one-arena.ts';
import { type CachedDocument, cacheFolder } from '../../test/corpus/cache.ts';
import { makeDocument } from '../../test/corpus/make-document.ts';
import { table } from '../bench-report.ts';
import type { Turns } from './speed-child.ts';
import { timed } from './timed.ts';

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Turns that are measured at a time. */
const TURNS = 9;
/** Turns before the first that is measured, and before those that are measured again. */
const WARM = 1;
const COMPILED = 20;
/** One process may compile at another time, or share its core with another program's. */
const PROCESSES = 3;

/**
 * The reader and bare extraction by turns on the same files, in processes of their own; medians per file, then sums.
 * Measured twice: of a process that has read each file once, and once the engine has compiled what it runs often, as in
 * a service that has worked for some minutes.
 */
export const textSpeedTable = async (documents: readonly CachedDocument[]): Promise<string> => {
  const folder = join(cacheFolder(), 'speed');
  const child = await bundled('speed-child', folder);
  const paths = documents.map(({ pdf, truth }) => {
    const path = join(folder, `${truth.id}.pdf`);
    writeFileSync(path, pdf);
    return path;
  });
  const measured = documents.map((document) => ({ document, processes: [] as Turns[] }));
  for (let run = 0; run < PROCESSES; run += 1) {
    const turns = outputOf<Turns[]>([child, String(COMPILED + TURNS), ...paths]);
    for (const [at, one] of measured.entries()) one.processes.push(turns[at] as Turns);
  }
  const spans = [WARM, COMPILED].map(
    (from) =>
      (processes: readonly Turns[], way: keyof Turns): number =>
        median(processes.flatMap((turns) => turns[way].slice(from, from + TURNS))),
  );
  const cells = (some: typeof measured): string[] =>
    spans.flatMap((of) => {
      const mine = some.reduce((sum, { processes }) => sum + of(processes, 'ours'), 0);
      const plain = some.reduce((sum, { processes }) => sum + of(processes, 'bare'), 0);
      return [mine.toFixed(0), plain.toFixed(0), (mine / plain).toFixed(2)];
    });
  const pages = documents.reduce((sum, { truth }) => sum + truth.pages.length, 0);
  return table(
    [
      'document',
      'pages',
      'lines',
      'reader, ms',
      'bare pdfjs-dist, ms',
      'ratio',
      `reader after ${COMPILED} turns, ms`,
      'bare, ms',
      'ratio',
    ],
    [
      ...measured.map((one) => {
        const { id, pages: own, items } = one.document.truth;
        return [id, String(own.length), String(items.length), ...cells([one])];
      }),
      ['**all**', String(pages), '', ...cells(measured)],
    ],
  );
};

/** One estimate of exactly so many pages. */
const longDocument = async (pages: number): Promise<string> => {
  const path = join(cacheFolder(), `long-${pages}-pages.pdf`);
  if (existsSync(path)) return path;
  let lines = pages * 34;
  for (;;) {
    const { pdf, truth } = await makeDocument({
      suite: 'tuning',
      layout: 1,
      seed: 'long',
      lines,
      slim: true,
    });
    if (truth.pages.length >= pages) {
      const source = await PDFDocument.load(pdf, { updateMetadata: false });
      const target = await PDFDocument.create({ updateMetadata: false });
      for (const page of await target.copyPages(
        source,
        Array.from({ length: pages }, (_, index) => index),
      ))
        target.addPage(page);
      writeFileSync(path, await target.save());
      return path;
    }
    lines = Math.ceil((lines * pages * 1.05) / truth.pages.length);
  }
};

/** A script of this folder as `npm run build` ships the service: stripping types would take time and memory. */
const bundled = async (name: string, folder: string): Promise<string> => {
  await build({
    entryPoints: [fileURLToPath(new URL(`./${name}.ts`, import.meta.url))],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    logLevel: 'warning',
  });
  return join(folder, `${name}.mjs`);
};

/** What a script prints on its last line. */
const outputOf = <Output>(args: readonly string[], env: Record<string, string> = {}): Output => {
  const output = execFileSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: { ...process.env, ...env },
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Output;
};

/**
 * Peak resident memory of processes of their own: reader, bare extraction, and nothing at all.
 * Started as the service is.
 */
export const memoryTable = async (pages: number): Promise<string> => {
  const path = await longDocument(pages);
  const child = await bundled('memory-child', join(cacheFolder(), 'memory'));
  const measured = (mode: string): MemoryMeasure =>
    outputOf<MemoryMeasure>([child, mode, path], ONE_ARENA);
  const idle = measured('nothing');
  const row = (name: string, { peakMebibytes, milliseconds, items }: MemoryMeasure): string[] => [
    name,
    peakMebibytes.toFixed(0),
    (peakMebibytes - idle.peakMebibytes).toFixed(0),
    (milliseconds / pages).toFixed(1),
    String(items),
  ];
  return table(
    [`${pages} pages`, 'peak of the process, MiB', 'above idle, MiB', 'ms per page', 'lines'],
    [
      row('reader', measured('reader')),
      row('bare pdfjs-dist', measured('bare')),
      row('idle: a thread and the file', idle),
    ],
  );
};

interface MemoryMeasure {
  peakMebibytes: number;
  milliseconds: number;
  items: number;
}

/** Turns in which each scan is recognized; the medians count, for pages take a second or more each. */
const OCR_TURNS = 3;

/** OCR against a bare tesseract.js pass over the same prepared images, by turns, both on all cores. */
export const ocrSpeedTable = async (documents: readonly CachedDocument[]): Promise<string> => {
  const recognizer = createPageRecognizer();
  const scheduler = createScheduler();
  const languageFolder = dirname(
    fileURLToPath(import.meta.resolve('@tesseract.js-data/eng/package.json')),
  );
  for (let worker = 0; worker < availableParallelism(); worker++) {
    scheduler.addWorker(
      await createWorker('eng', 1, {
        langPath: join(languageFolder, '4.0.0_best_int'),
        gzip: true,
        cacheMethod: 'none',
      }),
    );
  }
  const rows = [];
  const totals = { pages: 0, ours: 0, bare: 0 };
  try {
    for (const [index, document] of documents.entries()) {
      const scanned = document.truth.pages.filter((page) => page.ocr).map((page) => page.page);
      const images = await preparedImages(document.pdf, scanned);
      const run = async (): Promise<[number, number]> => [
        await timed(() => recognizer.recognize(document.pdf, scanned)),
        await timed(() => Promise.all(images.map((image) => scheduler.addJob('recognize', image)))),
      ];
      if (index === 0) await run();
      const turns: [number, number][] = [];
      for (let turn = 0; turn < OCR_TURNS; turn += 1) turns.push(await run());
      const ours = median(turns.map(([own]) => own));
      const bare = median(turns.map(([, plain]) => plain));
      totals.pages += scanned.length;
      totals.ours += ours;
      totals.bare += bare;
      rows.push([
        document.truth.id,
        String(scanned.length),
        ours.toFixed(0),
        bare.toFixed(0),
        (ours / bare).toFixed(2),
      ]);
    }
  } finally {
    await scheduler.terminate();
    await recognizer.close();
  }
  rows.push([
    '**all**',
    String(totals.pages),
    totals.ours.toFixed(0),
    totals.bare.toFixed(0),
    (totals.ours / totals.bare).toFixed(2),
  ]);
  return table(['scan', 'pages', 'OCR, ms', 'bare tesseract.js, ms', 'ratio'], rows);
};

const preparedImages = async (pdf: Uint8Array, pages: readonly number[]): Promise<Buffer[]> => {
  const { document, close } = await openPdf(pdf.slice());
  const images = [];
  try {
    for (const number of pages) {
      const rendered = await renderPage(document, number);
      const { image } = prepareImage(rendered.image, rendered.dpi);
      const canvas = createCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      const pixels = context.createImageData(image.width, image.height);
      image.pixels.forEach((gray, at) => {
        pixels.data.set([gray, gray, gray, 255], at * 4);
      });
      context.putImageData(pixels, 0, 0);
      images.push(canvas.toBuffer('image/png'));
    }
  } finally {
    await close();
  }
  return images;
};
