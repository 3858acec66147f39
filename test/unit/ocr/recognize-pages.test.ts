import { afterEach, describe, expect, test } from 'vitest';
import { createPageRecognizer } from '../../../lambdas/adapters/ocr/recognize-pages.ts';
import type { PageRecognition } from '../../../lambdas/domain/pdf/pages/page-recognition.ts';
import type { PageRecognizer } from '../../../lambdas/ports.ts';

const threadFile = new URL('./misbehaving-thread.ts', import.meta.url).href;
const pdf = new Uint8Array(612);
let recognizer: PageRecognizer;

function open(timeoutMillisecondsPerPage = 10_000) {
  recognizer = createPageRecognizer({ workers: 1, threadFile, timeoutMillisecondsPerPage });
  return recognizer;
}

afterEach(() => recognizer.close());

const outcome = (one: PageRecognition) => (one.ok ? one.page.page : [one.pageNumber, one.reason]);

describe('a page recognizer', () => {
  test('answers in the order asked for and tells of each page as it is done', async () => {
    const heard: number[] = [];
    const pages = await open().recognize(pdf, [3, 1, 2], (one) => {
      if (one.ok) heard.push(one.page.page);
    });
    expect(pages.map(outcome)).toEqual([3, 1, 2]);
    expect(heard.sort()).toEqual([1, 2, 3]);
  });

  test('a thread that hangs under a page is ended and replaced, and the other pages are read', async () => {
    const pages = await open(3_000).recognize(pdf, [1, 13, 2]);
    expect(pages.map(outcome)).toEqual([1, [13, 'timeout'], 2]);
  });

  test('a thread that dies under a page is replaced, and the other pages are read', async () => {
    const pages = await open().recognize(pdf, [66, 1, 99, 2]);
    expect(pages.map(outcome)).toEqual([[66, 'crashed'], 1, [99, 'crashed'], 2]);
  });

  test('a page that fills the memory is ended, and those beside it are read', async () => {
    recognizer = createPageRecognizer({
      workers: 2,
      threadFile,
      mostMemoryBytesPerWorker: 150e6,
    });
    const pages = await recognizer.recognize(pdf, [1, 50, 2, 3]);
    expect(pages.map(outcome)).toEqual([1, [50, 'too-large'], 2, 3]);
  });

  test('a failure says which page it was and what to do', async () => {
    const [page] = await open(500).recognize(pdf, [13]);
    expect(page).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^Page 13 .*0\.5 seconds.*scan/),
    });
  });

  test('closing ends a page that hangs and refuses those that wait', async () => {
    const pages = open(20_000).recognize(pdf, [13, 1]);
    await recognizer.close();
    expect((await pages).map(outcome)).toEqual([
      [13, 'crashed'],
      [1, 'crashed'],
    ]);
  });

  test('closing twice is no error', async () => {
    open();
    await recognizer.close();
    await expect(recognizer.close()).resolves.toBeUndefined();
  });
});
