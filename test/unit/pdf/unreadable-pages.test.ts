import { expect, it } from 'vitest';
import type { PageRecognition } from '../../../lambdas/domain/pdf/pages/page-recognition.ts';
import type { PageText } from '../../../lambdas/domain/pdf/pages/page-text.ts';
import { readDocument } from '../../../lambdas/domain/pdf/read-document.ts';

const empty = (page: number): PageText => ({
  page,
  width: 612,
  height: 792,
  words: [],
  source: 'text',
});

const unreadable = (pageNumber: number): PageRecognition => ({
  ok: false,
  pageNumber,
  reason: 'too-large',
  message: `Page ${pageNumber} could not be read: it fills the memory. Send a smaller scan.`,
});

it('says which pages could not be read where nothing else holds an estimate', () => {
  const pages = [empty(1), empty(2), empty(3)];
  const reading = readDocument(pages, [unreadable(1), unreadable(3)], 'scan.pdf');
  expect(reading).toEqual({
    kind: 'failed',
    code: 'no_estimate_found',
    message:
      'No line items were found on the pages that can be read. Page 1 could not be read: it fills the memory. Send a smaller scan. So it is with one more page.',
  });
});
