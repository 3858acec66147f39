import { expect, it } from 'vitest';
import { isOfPaper } from '../../../lambdas/domain/pdf/rooms/room-lines.ts';

/** Labels at the foot of a form stand above the table overleaf, as the names of rooms do. */
it.each([
  ['SIGNED', true],
  ['Accepted by:', true],
  ['TAX', true],
  ['Sales tax', true],
  ['Tax Office', false],
  ['Approved Storage Room', false],
])('what a form says of itself is told from a name: %s', (text, expected) => {
  expect(isOfPaper(text)).toBe(expected);
});
