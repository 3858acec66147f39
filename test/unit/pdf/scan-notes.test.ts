import { expect, it } from 'vitest';
import { isWrapped, type WrapRule } from '../../../lambdas/domain/pdf/between-rows/wrapped-text.ts';
import { linesOfPage } from '../../../lambdas/domain/pdf/pages/lines.ts';
import { type PlacedText, page } from './draw.ts';

const RULE: WrapRule = {
  wrapsBelow: true,
  beginsAbove: false,
  limit: 200,
  limitBelow: 200,
  reach: 200,
  isLimitKnown: true,
  seen: null,
  remarks: new Set(),
  inSmallLetters: false,
  lefts: [48],
  left: 48,
  pitch: 1.2,
  rowPitch: 2,
};

/** Whether a scanned line goes on with the full line above it. */
const goesOn = (
  more: Partial<PlacedText>,
  description = 'Seamless gutter, five inches, with',
  rule = RULE,
): boolean => {
  const scan = page(
    1,
    [
      { text: description, x: 48, y: 100, confidence: 0.95 },
      { text: 'hangers at every rafter', x: 48, y: 110.8, confidence: 0.95, ...more },
    ],
    'ocr',
  );
  const [above, line] = linesOfPage(scan, scan.words);
  if (above === undefined || line === undefined) throw new Error('Two lines are drawn.');
  return isWrapped(line, { line: above, right: above.box.right }, description, rule);
};

it('a scanned line in italics or smaller type is no end of a description', () => {
  expect(goesOn({})).toBe(true);
  expect(goesOn({ italic: true })).toBe(false);
  expect(goesOn({ size: 7.4 })).toBe(false);
});

const FULL = 'Seamless gutter, five inches wide';

it('a scanned line that says what was counted on how many days is no end of a description', () => {
  expect(goesOn({ text: '2 hangers x 6 days' }, FULL)).toBe(false);
  expect(goesOn({ text: '2 x 6 hangers' }, FULL)).toBe(true);
});

it('a scanned line whose first word had room above is a remark where others are set as lines of descriptions are', () => {
  const hadRoom = 'Gutter guard, fine meshed';
  const rule = { ...RULE, remarks: new Set(['Owner has the spare']) };
  expect(goesOn({ text: 'That is on the porch' }, hadRoom)).toBe(true);
  expect(goesOn({ text: 'That is on the porch' }, hadRoom, rule)).toBe(false);
  expect(goesOn({}, FULL, rule)).toBe(true);
});
