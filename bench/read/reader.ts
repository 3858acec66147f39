import type { Estimate, Reconciliation } from '../../lambdas/domain/estimate/estimate.ts';
import { readDocument } from '../../lambdas/domain/pdf/read-document.ts';
import { readPageTexts } from '../../lambdas/domain/pdf/text-layer/read-page-texts.ts';
import { reconcile } from '../../lambdas/domain/reconciliation/reconcile.ts';
import type { PageRecognizer } from '../../lambdas/ports.ts';
import { keepRecognized } from './keep-recognized.ts';

export interface Reading {
  /** null where the reader says that it cannot read the document. */
  estimate: Estimate | null;
  reconciliation: Reconciliation | null;
  failure: string | null;
  pages: number;
  ocrPages: number;
  milliseconds: number;
}

export interface Reader {
  read(pdf: Uint8Array, fileName: string): Promise<Reading>;
  close(): Promise<void>;
}

/**
 * The service's own way from bytes to a reconciled estimate. With `keepOcr`, pages that were once
 * recognized are taken from the disk.
 */
export const createReader = ({ keepOcr = false }: { keepOcr?: boolean } = {}): Reader => {
  let recognizer: PageRecognizer | null = null;
  return {
    read: async (pdf, fileName) => {
      const began = performance.now();
      const failed = (failure: string, pages = 0): Reading => ({
        estimate: null,
        reconciliation: null,
        failure,
        pages,
        ocrPages: 0,
        milliseconds: performance.now() - began,
      });
      const texts = await readPageTexts(pdf);
      if (texts.kind === 'failed') return failed(`${texts.code}: ${texts.message}`);
      if (texts.pagesWithoutText.length > 0 && recognizer === null) {
        // Loaded only where a scan comes: text documents must not carry its memory.
        recognizer = keepOcr ? keepRecognized(openRecognizer) : await openRecognizer();
      }
      const recognized =
        texts.pagesWithoutText.length === 0 || recognizer === null
          ? []
          : await recognizer.recognize(pdf.slice(), texts.pagesWithoutText);
      const reading = readDocument(texts.pages, recognized, fileName);
      if (reading.kind === 'failed')
        return failed(`${reading.code}: ${reading.message}`, texts.pages.length);
      const reconciliation = reconcile(reading.estimate);
      return {
        estimate: reading.estimate,
        reconciliation,
        failure: null,
        pages: texts.pages.length,
        ocrPages: texts.pagesWithoutText.length,
        milliseconds: performance.now() - began,
      };
    },
    close: async () => {
      await recognizer?.close();
      recognizer = null;
    },
  };
};

const openRecognizer = async (): Promise<PageRecognizer> => {
  const { createPageRecognizer } = await import('../../lambdas/adapters/ocr/recognize-pages.ts');
  return createPageRecognizer();
};
