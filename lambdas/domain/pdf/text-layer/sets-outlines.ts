const SETS_MODE = Buffer.from('Tr');
/** The number before the operator; a stream may end between the two. */
const OPERAND = /(?:^|[\s\0()<>[\]{}/%])([^\s\0()<>[\]{}/%]*)[\s\0]+$/;
const LONGEST_OPERAND = 12;
const LETTER_OR_DIGIT = /[A-Za-z0-9*'".]/;
/** Filled, drawn, unseen, and the same as clips; 2 fills letters and draws their outlines. */
const OTHER_MODES: ReadonlySet<string> = new Set(['0', '1', '3', '4', '5', '6', '7']);

/**
 * Whether a page's content may draw letters with their outlines (`2 Tr`), told without taking it
 * apart. Where such a mode cannot be ruled out, it may.
 */
export const setsOutlines = (content: Buffer): boolean => {
  for (let at = content.indexOf(SETS_MODE); at >= 0; at = content.indexOf(SETS_MODE, at + 2)) {
    const behind = content.toString('latin1', at + 2, at + 3);
    if (LETTER_OR_DIGIT.test(behind)) continue;
    const from = Math.max(0, at - LONGEST_OPERAND);
    const before = content.toString('latin1', from, at);
    // `Tr` in the middle of a word is no operator.
    if (before !== '' && LETTER_OR_DIGIT.test(before.slice(-1))) continue;
    const operand = OPERAND.exec(before)?.[1];
    if (operand === undefined || !OTHER_MODES.has(operand)) return true;
  }
  return false;
};
