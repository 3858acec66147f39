import type { PageTask } from '../../../lambdas/adapters/ocr/read-page.ts';
import type { PageRecognition } from '../../../lambdas/domain/pdf/pages/page-recognition.ts';

/** Stands in for the recognition thread: page 13 hangs it, 66 ends it, 99 throws, 50 fills memory. */
// biome-ignore lint/style/noDefaultExport: required by Piscina
export default function misbehave({ pageNumber, pdf }: PageTask): PageRecognition {
  if (pageNumber === 13) for (;;);
  if (pageNumber === 50) for (const hoard: Buffer[] = []; ; ) hoard.push(Buffer.alloc(4e6, 1));
  if (pageNumber === 66) process.exit(1);
  if (pageNumber === 99) throw new Error('out of memory');
  return {
    ok: true,
    page: { page: pageNumber, width: pdf.byteLength, height: 792, words: [], source: 'ocr' },
    preparation: { dpi: 300, quarterTurns: 0, deskewDegrees: 0 },
  };
}
