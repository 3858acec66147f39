import {
  AccessDeniedException,
  type Block,
  DetectDocumentTextCommand,
  TextractClient,
  UnsupportedDocumentException,
} from '@aws-sdk/client-textract';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTextractRecognizer } from '../../../lambdas/adapters/aws/textract-recognizer.ts';
import { PageTooLargeError } from '../../../lambdas/adapters/ocr/render-page.ts';

const textract = mockClient(TextractClient);
const png = new Uint8Array([137, 80, 78, 71]);
const preparation = { dpi: 300, quarterTurns: 0, deskewDegrees: -1.5 } as const;
const drawPage = async (_pdf: Uint8Array, pageNumber: number) => {
  if (pageNumber === 7) throw new PageTooLargeError('Page 7 measures 200 by 200 inches.');
  return { png, width: 2550, height: 3300, preparation };
};
const recognizer = createTextractRecognizer({ client: new TextractClient({}), drawPage });

const word = (
  Id: string,
  Text: string,
  Left: number,
  Width: number,
  Confidence: number,
): Block => ({
  BlockType: 'WORD',
  Id,
  Text,
  Confidence,
  Geometry: { BoundingBox: { Left, Top: 0.2, Width, Height: 0.0091 } },
});
/** As the service answers: a PAGE, its LINEs, their WORDs; 7.2 points of ink of 792 are 0.0091. */
const blocks: Block[] = [
  { BlockType: 'PAGE', Id: 'page', Relationships: [{ Type: 'CHILD', Ids: ['line'] }] },
  {
    BlockType: 'LINE',
    Id: 'line',
    Text: 'Drip edge',
    Geometry: { BoundingBox: { Left: 0.1, Top: 0.2, Width: 0.2, Height: (0.93 * 10) / 792 } },
    Relationships: [{ Type: 'CHILD', Ids: ['a', 'b'] }],
  },
  word('a', 'Drip', 0.1, 0.05, 99.2),
  word('b', 'edge', 0.17, 0.06, 87.5),
];

describe('the Textract recognizer', () => {
  beforeEach(() => textract.reset());

  test('sends the drawn page and answers words in points of it, level on their line', async () => {
    textract
      .on(DetectDocumentTextCommand, { Document: { Bytes: png } })
      .resolves({ Blocks: blocks });
    const [page] = await recognizer.recognize(new Uint8Array(), [3]);
    if (!page?.ok) throw new Error(page?.message);
    expect(page.page).toMatchObject({ page: 3, width: 612, height: 792, source: 'ocr' });
    expect(page.preparation).toEqual(preparation);
    const [drip, edge] = page.page.words;
    expect([drip?.text, edge?.text]).toEqual(['Drip', 'edge']);
    expect(drip?.confidence).toBeCloseTo(0.992);
    expect(drip?.box.left).toBeCloseTo(61.2);
    expect(drip?.box.right).toBeCloseTo(91.8);
    expect(drip?.fontSize).toBeCloseTo(10);
    expect(drip?.box.bottom).toBe(edge?.box.bottom);
    expect(drip?.box.bottom).toBeCloseTo(0.2 * 792 + 7.2 + 2.2);
  });

  test('a page that Textract does not accept fails alone', async () => {
    const refusal = new UnsupportedDocumentException({ message: 'unsupported', $metadata: {} });
    textract.on(DetectDocumentTextCommand).rejectsOnce(refusal).resolves({ Blocks: blocks });
    const pages = await recognizer.recognize(new Uint8Array(), [1, 7, 2]);
    expect(pages.map((page) => (page.ok ? 'read' : page.reason))).toEqual([
      'damaged',
      'too-large',
      'read',
    ]);
  });

  test('a missing permission is thrown, for it is not the fault of a page', async () => {
    const denied = new AccessDeniedException({ message: 'no', $metadata: {} });
    textract.on(DetectDocumentTextCommand).rejects(denied);
    await expect(recognizer.recognize(new Uint8Array(), [1])).rejects.toThrow(denied);
  });
});
