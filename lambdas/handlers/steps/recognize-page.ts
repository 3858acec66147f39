import { createPageRecognizer } from '../../adapters/ocr/recognize-pages.ts';
import { recognizePage } from '../../pipeline/recognize-page.ts';
import { stepDependenciesOf } from '../aws-adapters.ts';
import { stepHandler } from '../step-handler.ts';

/** One page per invocation; the page gets what the function's own timeout leaves. */
const TIMEOUT_MILLISECONDS = 100_000;

export const handler = stepHandler(
  'recognizePage',
  (config) => ({
    ...stepDependenciesOf(config),
    recognizer: createPageRecognizer({
      workers: 1,
      timeoutMillisecondsPerPage: TIMEOUT_MILLISECONDS,
      // lib/bundle.ts lays the thread's own bundle beside this one.
      threadFile: new URL('./recognition-thread.mjs', import.meta.url).href,
    }),
  }),
  recognizePage,
);
