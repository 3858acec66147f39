import { setTimeout as pause } from 'node:timers/promises';
import { PDFDocument } from 'pdf-lib';
import { afterAll, expect, it } from 'vitest';
import type { ReadingAnswer, ReadingTask } from '../../../cli/read-pdf.ts';
import { openGuardedThread } from '../../../lambdas/adapters/threads/guarded-thread.ts';
import { READING_LIMITS } from '../../../lambdas/adapters/threads/reading-limits.ts';

const thread = openGuardedThread({
  script: new URL('../../../cli/reading-thread.ts', import.meta.url).href,
  limits: READING_LIMITS,
  idleMilliseconds: 1,
});
afterAll(() => thread.close());

const ask = (task: ReadingTask): Promise<ReadingAnswer> => thread.run<ReadingAnswer>(task);

/** A picture of one gray pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

it('keeps the pages with text also where OCR takes longer than an idle thread lives', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  const line = (y: number, cells: readonly [number, string][]) => {
    for (const [x, text] of cells) page.drawText(text, { x, y, size: 9 });
  };
  line(700, [
    [40, 'DESCRIPTION'],
    [300, 'QTY'],
    [360, 'UNIT PRICE'],
    [450, 'TOTAL'],
  ]);
  line(680, [
    [40, '1. Drip edge'],
    [300, '10.00 LF'],
    [380, '4.00'],
    [455, '40.00'],
  ]);
  const scan = pdf.addPage();
  const { width, height } = scan.getSize();
  scan.drawImage(await pdf.embedPng(PIXEL), { x: 0, y: 0, width, height });
  const fileName = 'packet.pdf';
  const read = await ask({ kind: 'read', bytes: await pdf.save(), fileName });
  if (read.kind !== 'needs_ocr') throw new Error(`The second page has no text, but ${read.kind}.`);
  expect(read.pagesWithoutText).toEqual([2]);
  await pause(100);
  const structured = await ask({ kind: 'structure', pages: read.pages, recognized: [], fileName });
  if (structured.kind !== 'estimate') throw new Error(structured.kind);
  expect(structured.estimate.lineItems.map(({ description }) => description)).toEqual([
    'Drip edge',
  ]);
});
