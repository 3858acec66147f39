import { expect, test } from 'vitest';
import { linesOfPage } from '../../../lambdas/domain/pdf/pages/lines.ts';
import { namesSaid } from '../../../lambdas/domain/pdf/rooms/known-names.ts';
import { drawn, page } from './draw.ts';

test('a sum without a name takes none from the foot of the page below it', () => {
  const printed = page(
    1,
    drawn(`
Totals: Kitchen                                   480.00
Subtotal                                        1,480.00
QUILLON_IDA                                    11/3/2026`),
  );
  const lines = linesOfPage(printed, printed.words);
  const names = namesSaid([{ page: 1, width: 612, height: 792, ocr: false, lines }]);
  expect([...names]).toContain('kitchen');
  expect([...names]).not.toContain('quillonida1132026');
});
