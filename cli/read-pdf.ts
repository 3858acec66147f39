import { OverLimit, openGuardedThread } from '../lambdas/adapters/threads/guarded-thread.ts';
import { READING_LIMITS } from '../lambdas/adapters/threads/reading-limits.ts';
import type { Estimate } from '../lambdas/domain/estimate/estimate.ts';
import type { StoredPage } from '../lambdas/domain/pdf/pages/packed-words.ts';
import type { PageRecognition } from '../lambdas/domain/pdf/pages/page-recognition.ts';
import type { DocumentReading } from '../lambdas/domain/pdf/read-document.ts';
import { overLimit } from '../lambdas/domain/pdf/text-layer/pdf-failures.ts';
import { CommandFailure } from './command-failure.ts';
import type { Steps } from './steps.ts';

/** What the reading thread does: a whole PDF, or the rest of it when its scanned pages were read. */
export type ReadingTask =
  | { kind: 'read'; bytes: Uint8Array; fileName: string }
  | {
      kind: 'structure';
      pages: readonly StoredPage[];
      recognized: PageRecognition[];
      fileName: string;
    };

export type ReadingAnswer =
  | DocumentReading
  | { kind: 'needs_ocr'; pages: StoredPage[]; pagesWithoutText: number[] };

/** Beside the sources, or beside the bundle that `npm run build` makes. */
const script = new URL(
  import.meta.url.endsWith('.ts') ? './reading-thread.ts' : './reading-thread.mjs',
  import.meta.url,
).href;

/** One for all files of a call: a thread that is warm reads faster. */
const thread = openGuardedThread({ script, limits: READING_LIMITS });

/**
 * Reads a PDF on a thread with the limits of the service's own.
 *
 * @throws CommandFailure that names the file and says what to do.
 */
export const readPdf = async (
  path: string,
  bytes: Uint8Array,
  fileName: string,
  steps: Steps,
): Promise<Estimate> => {
  steps.begin(`Reading ${fileName}`);
  let answer = await ask({ kind: 'read', bytes, fileName });
  if (answer.kind === 'needs_ocr') {
    // The pages come here in between: OCR may take longer than an idle thread lives.
    const { pages, pagesWithoutText } = answer;
    const recognized = await recognizePages(bytes, pagesWithoutText, steps);
    answer = await ask({ kind: 'structure', pages, recognized, fileName });
  }
  if (answer.kind === 'estimate') return answer.estimate;
  if (answer.kind === 'failed')
    throw new CommandFailure(`${path}: ${answer.message} (${answer.code})`);
  throw new Error('The reading thread asks for OCR twice.');
};

const ask = async (task: ReadingTask): Promise<ReadingAnswer> => {
  try {
    return await thread.run<ReadingAnswer>(task);
  } catch (error) {
    if (error instanceof OverLimit) return overLimit(error.limit);
    throw error;
  }
};

/** OCR is loaded only where a page needs it: it brings a canvas and a language model. */
const recognizePages = async (
  bytes: Uint8Array,
  pages: number[],
  steps: Steps,
): Promise<PageRecognition[]> => {
  const { createPageRecognizer } = await import('../lambdas/adapters/ocr/recognize-pages.ts');
  const recognizer = createPageRecognizer();
  const advance = steps.count(`Recognizing scanned pages`, pages.length);
  try {
    return await recognizer.recognize(bytes, pages, () => advance());
  } finally {
    await recognizer.close();
  }
};
