/** Signs that stand elsewhere in Unicode than behind each other, as nearly all of the face do. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['%', '☎'],
  ['*', '☛'],
  ['+', '☞'],
  ['H', '★'],
  ['l', '●'],
  ['n', '■'],
  ['s', '▲'],
  ['t', '▼'],
  ['u', '◆'],
  ['w', '◗'],
]);

/** From a code of the face to the sign in Unicode. */
const TO_SIGN = 0x26e0;

/**
 * The check marks and bullets that the standard face of signs prints for the codes of letters and
 * figures: `8` is a cross, `4` a tick.
 */
export const withDingbats = (text: string): string =>
  text.replace(
    /[!-~]/g,
    (code) => ELSEWHERE.get(code) ?? String.fromCharCode(code.charCodeAt(0) + TO_SIGN),
  );
