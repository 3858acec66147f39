import {
  BadDocumentException,
  type Block,
  DetectDocumentTextCommand,
  DocumentTooLargeException,
  type TextractClient,
  UnsupportedDocumentException,
} from '@aws-sdk/client-textract';
import type { PageRecognition, UnrecognizedPage } from '../../domain/pdf/pages/page-recognition.ts';
import type { Word } from '../../domain/pdf/pages/page-text.ts';
import type { PageRecognizer } from '../../ports.ts';
import { drawPreparedPage, type PreparedPage } from '../ocr/draw-prepared-page.ts';
import { PageTooLargeError } from '../ocr/render-page.ts';

export interface TextractRecognizerOptions {
  client: Pick<TextractClient, 'send'>;
  /** Makes the picture that Textract gets; its service takes one page at a time. */
  drawPage?: (pdf: Uint8Array, pageNumber: number) => Promise<PreparedPage>;
}

/**
 * Recognizes pages with Amazon Textract (`DetectDocumentText`, priced per page). Pages are drawn
 * and set level here, so that boxes mean the same as those of the other engine. An outage, a
 * throttled call or a missing permission is not the page's fault and throws: retry the page.
 */
export function createTextractRecognizer(options: TextractRecognizerOptions): PageRecognizer {
  const { client, drawPage = drawPreparedPage } = options;

  async function recognizePage(pdf: Uint8Array, pageNumber: number): Promise<PageRecognition> {
    let drawn: PreparedPage;
    try {
      drawn = await drawPage(pdf, pageNumber);
    } catch (error) {
      const reason = error instanceof PageTooLargeError ? 'too-large' : 'damaged';
      return unrecognized(pageNumber, reason, error);
    }
    const { png, preparation } = drawn;
    const width = (drawn.width * 72) / preparation.dpi;
    const height = (drawn.height * 72) / preparation.dpi;
    try {
      const { Blocks } = await client.send(
        new DetectDocumentTextCommand({ Document: { Bytes: png } }),
      );
      const words = wordsFromTextract(Blocks ?? [], width, height);
      return {
        ok: true,
        page: { page: pageNumber, width, height, words, source: 'ocr' },
        preparation,
      };
    } catch (error) {
      if (error instanceof DocumentTooLargeException) {
        return unrecognized(pageNumber, 'too-large', error);
      }
      if (error instanceof BadDocumentException || error instanceof UnsupportedDocumentException) {
        return unrecognized(pageNumber, 'damaged', error);
      }
      throw error;
    }
  }

  return {
    async recognize(pdf, pageNumbers, onPage) {
      const recognitions: PageRecognition[] = [];
      for (const pageNumber of pageNumbers) {
        const recognition = await recognizePage(pdf, pageNumber);
        onPage?.(recognition);
        recognitions.push(recognition);
      }
      return recognitions;
    },
    async close() {},
  };
}

function unrecognized(
  pageNumber: number,
  reason: UnrecognizedPage['reason'],
  error: unknown,
): UnrecognizedPage {
  const why = error instanceof Error ? error.message : String(error);
  return {
    ok: false,
    pageNumber,
    reason,
    message: `Page ${pageNumber} could not be read (${why}). Scan or print it again and send the new file.`,
  };
}

/** Heights above and below the baseline in font sizes: of glyphs, and of the reader's boxes. */
const glyphAscent = 0.72;
const glyphDescent = 0.21;
const boxAscent = 0.75;
const boxDescent = 0.22;

/**
 * Textract's WORD blocks as words of a page of this size in points. Its boxes hug the ink; here the
 * words of one LINE get the same baseline and font size, as those of a text layer have.
 */
export function wordsFromTextract(blocks: readonly Block[], width: number, height: number): Word[] {
  const byId = new Map(blocks.map((block) => [block.Id, block]));
  return blocks
    .filter((block) => block.BlockType === 'LINE')
    .flatMap((line) => {
      const box = line.Geometry?.BoundingBox;
      if (!box) return [];
      const hasDescender = /[gjpqy,;()@$Q/]/.test(line.Text ?? '');
      const inkHeight = (box.Height ?? 0) * height;
      const fontSize = inkHeight / (glyphAscent + (hasDescender ? glyphDescent : 0));
      const bottom = ((box.Top ?? 0) + (box.Height ?? 0)) * height;
      const baseline = bottom - (hasDescender ? glyphDescent * fontSize : 0);
      const ids = line.Relationships?.find(({ Type }) => Type === 'CHILD')?.Ids ?? [];
      return ids.flatMap((id) => {
        const word = byId.get(id);
        const place = word?.Geometry?.BoundingBox;
        if (word?.BlockType !== 'WORD' || !word.Text || !place) return [];
        const left = (place.Left ?? 0) * width;
        return {
          text: word.Text,
          box: {
            left,
            top: baseline - boxAscent * fontSize,
            right: left + (place.Width ?? 0) * width,
            bottom: baseline + boxDescent * fontSize,
          },
          angle: 0,
          fontSize,
          bold: false,
          italic: false,
          confidence: (word.Confidence ?? 0) / 100,
        };
      });
    });
}
