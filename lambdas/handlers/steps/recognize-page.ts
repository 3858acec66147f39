import { createPageRecognizer } from '../../adapters/ocr/recognize-pages.ts';
import { boundedRecognition } from '../bounded-recognition.ts';
import { recognitionDependenciesOf } from '../recognition-dependencies.ts';
import { stepHandler } from '../step-handler.ts';

/** One page per invocation; the page gets what the function's own timeout leaves. */
const TIMEOUT_MILLISECONDS = 100_000;

export const handler = stepHandler(
  'recognizePage',
  (config) => ({
    ...recognitionDependenciesOf(config),
    recognizer: createPageRecognizer({
      workers: 1,
      timeoutMillisecondsPerPage: TIMEOUT_MILLISECONDS,
      // lib/bundle.ts lays the thread's own bundle beside this one.
      threadFile: new URL('./recognition-thread.mjs', import.meta.url).href,
    }),
  }),
  boundedRecognition,
);
