/**
 * What OCR does to figures and units, undone where only one reading makes sense. Used for words
 * of a scan alone: the text layer is never changed.
 */

const LETTER_DIGITS: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  '§': '5',
  B: '8',
  G: '6',
  b: '6',
  g: '9',
  q: '9',
};

const FIGURE_SHAPE =
  /^[-+(<{[$~‘'`"]*[\dOoQDlIi|!ZzSs§BGbgq][\dOoQDlIi|!ZzSs§BGbgq.,:;·\s]*[)>}\]*+=.,:;'`"’~_-]*$/;

/**
 * A figure as it was printed behind an OCR reading such as `2:96`, `{0.00)` or `1,O17.50,`; null
 * where the word is no figure at all.
 */
export const figureBehind = (text: string): string | null => {
  if (!/\d/.test(text) || !FIGURE_SHAPE.test(text)) return null;
  const digits = (text.match(/\d/g) ?? []).length;
  const letters = (text.match(/\p{L}/gu) ?? []).length;
  if (letters > digits) return null;
  let plain = text
    .replace(/[{[]/g, '(')
    .replace(/[}\]]/g, ')')
    .replace(/[~‘'`"’_]/g, '')
    .replace(/[OoQDlIi|!ZzSs§BGbgq]/g, (letter) => LETTER_DIGITS[letter] ?? letter)
    .replace(/[.,:;·-]+$/, '');
  // Cents follow the last separator, thousands the others.
  plain = plain.replace(/[:;·,](\d{2})(?=\D*$)/, '.$1').replace(/[:;·]/g, ',');
  plain = plain.replace(/\.(?=\d{3}[.,])/g, ',').replace(/,(?=\d{1,2}\b)(?!\d{3})/g, '.');
  if (plain.startsWith('(') && !plain.includes(')')) plain = `${plain})`;
  if (plain.includes(')') && !plain.startsWith('(') && !plain.startsWith('<')) plain = `(${plain}`;
  return plain;
};

const UNIT_READINGS: ReadonlyMap<string, string> = new Map([
  ['LE', 'LF'],
  ['IF', 'LF'],
  ['1F', 'LF'],
  ['L F', 'LF'],
  ['LP', 'LF'],
  ['UF', 'LF'],
  ['SE', 'SF'],
  ['5F', 'SF'],
  ['SP', 'SF'],
  ['FA', 'EA'],
  ['BA', 'EA'],
  ['EBA', 'EA'],
  ['E4', 'EA'],
  ['EK', 'EA'],
  ['SO', 'SQ'],
  ['S0', 'SQ'],
  ['5Q', 'SQ'],
  ['SQO', 'SQ'],
  ['SG', 'SQ'],
  ['HE', 'HR'],
  ['HK', 'HR'],
  ['MQ', 'MO'],
  ['M0', 'MO'],
  ['DAY', 'DA'],
  ['DR', 'DA'],
  ['5Y', 'SY'],
  ['RN', 'RM'],
]);

/** The unit behind an OCR reading such as `LE` or `5F`; the text itself where it needs none. */
export const unitBehind = (text: string): string => {
  const bare = text.replace(/[.,:;'`"’|\]]+$/, '');
  return UNIT_READINGS.get(bare.toUpperCase()) ?? bare;
};
