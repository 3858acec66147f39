/**
 * One cell of a CSV file, read the way the column wants it. A reader answers with the value, or
 * with what is wrong in words that the owner of the spreadsheet understands.
 */

export type Cell<Value> =
  | { ok: true; value: Value; warning?: string }
  | { ok: false; type: string; error: string };

const good = <Value>(value: Value, warning?: string): Cell<Value> =>
  warning === undefined ? { ok: true, value } : { ok: true, value, warning };
const bad = (type: string, error: string) => ({ ok: false, type, error }) as const;

const PLAIN_NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/;
const GROUPED_NUMBER = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
/** No number is longer; the patterns below are not made for more. */
const LONGEST_NUMBER = 64;
const SPREADSHEET_ERROR = /^#(?:REF|NAME|VALUE|DIV\/0|N\/A|NUM|NULL|SPILL|CALC)[!?]?$/i;

/** `true`/`false`, `1`/`0`, `yes`/`no` in any letter case. */
export const readBoolean = (text: string): Cell<boolean> => {
  const word = text.toLowerCase();
  if (word === 'true' || word === '1' || word === 'yes') return good(true);
  if (word === 'false' || word === '0' || word === 'no') return good(false);
  return bad('bool_parsing', 'write true or false, 1 or 0, yes or no');
};

/** `1234.5`, `1,234.50`, `$1,234.50`. Parentheses are refused, not read as a negative. */
export const readAmount = (text: string): Cell<number> => {
  if (text.length > LONGEST_NUMBER) return bad('float_parsing', 'the cell is not a number');
  if (/^\(.*\)$/.test(text)) {
    return bad(
      'value_error',
      'an amount in parentheses is not read as a negative; amounts are 0 or more',
    );
  }
  if (isFormula(text)) return bad('value_error', 'the cell is a formula; give the amount itself');
  if (text.endsWith('%')) return bad('value_error', 'give an amount, not a percentage');
  return readNumber(text.replace(/^([+-]?)\s*\$\s*([+-]?)/, '$1$2'));
};

/** A plain number, with thousands separators or without. A formula is refused by name. */
export const readQuantity = (text: string): Cell<number> => {
  if (text.length > LONGEST_NUMBER) return bad('float_parsing', 'the cell is not a number');
  if (isFormula(text) || isCalculation(text)) {
    return bad('value_error', 'the quantity is a formula; give the number that it works out to');
  }
  if (PLAIN_NUMBER.test(text)) return good(Number(text));
  const unit = /^[\d.,]+\s*([A-Za-z]{1,4})$/.exec(text)?.[1];
  if (unit) return bad('float_parsing', `give the number alone, and "${unit}" in the unit column`);
  if (/^[A-Za-z]{1,6}$/.test(text)) {
    return bad(
      'float_parsing',
      'the cell is not a number; a variable of the estimating program has to be worked out first',
    );
  }
  return readNumber(text);
};

/** A spreadsheet's formula: `=A1*2`, `@SUM(A1)`, `+B4`. */
const isFormula = (text: string): boolean => /^(?:[=@]|[+-]\s*[A-Za-z(])/.test(text);

/** Arithmetic where a number belongs: `12*4`, `(3+2)x2`, `2'9"+4'7"`, `PF*1.1`. */
const isCalculation = (text: string): boolean =>
  /[*/^()'"]|[\dA-Za-z]\s*[-+x]\s*\(?[\dA-Za-z]/i.test(text) &&
  /\d/.test(text) &&
  !PLAIN_NUMBER.test(text);

const readNumber = (text: string): Cell<number> => {
  if (SPREADSHEET_ERROR.test(text)) {
    return bad('float_parsing', `the cell holds the spreadsheet error ${text}`);
  }
  if (/^[+-]?\d{1,3}(?:\.\d{3})*,\d{1,2}$/.test(text)) {
    return bad('float_parsing', 'write a decimal point, not a decimal comma');
  }
  if (!PLAIN_NUMBER.test(text) && !GROUPED_NUMBER.test(text)) {
    return bad('float_parsing', 'the cell is not a number');
  }
  return good(Number(text.replaceAll(',', '')));
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A selector. Spreadsheets take `1/2` for the second of January and save `2-Jan`, `7/32` for
 * `Jul-32`; what was typed is restored and told.
 */
export const readSelector = (text: string): Cell<string> => {
  const typed = typedFraction(text);
  if (typed !== null) {
    return good(
      typed,
      `The selector "${text}" is a date that a spreadsheet made of "${typed}"; "${typed}" was used. Format the column as text to keep selectors as they are.`,
    );
  }
  if (/^\d(?:\.\d+)?E\+\d{1,3}$/i.test(text)) {
    return good(
      text,
      `The selector "${text}" looks like a number that a spreadsheet rewrote; check it, and format the column as text.`,
    );
  }
  return good(text);
};

/** `1/2` for `2-Jan`, `02-Jan-2026`, `1/2/2026`, `2026-01-02`; `7/32` for `Jul-32`. */
const typedFraction = (text: string): string | null => {
  const dayMonth = /^(\d{1,2})[- ]([A-Za-z]{3})(?:[- ]\d{2,4})?$/.exec(text);
  if (dayMonth) return fraction(monthNumber(dayMonth[2]), Number(dayMonth[1]));
  const monthYear = /^([A-Za-z]{3})[- ](\d{2})$/.exec(text);
  if (monthYear) return fraction(monthNumber(monthYear[1]), Number(monthYear[2]));
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(?:19|20)?\d{2}$/.exec(text);
  if (slashed) return fraction(Number(slashed[1]), Number(slashed[2]));
  const iso = /^(?:19|20)\d{2}-(\d{2})-(\d{2})(?:[ T]00:00(?::00)?)?$/.exec(text);
  if (iso) return fraction(Number(iso[1]), Number(iso[2]));
  return null;
};

const fraction = (month: number, day: number): string | null =>
  month >= 1 && month <= 12 && day >= 1 ? `${month}/${day}` : null;

const monthNumber = (name: string | undefined): number =>
  MONTHS.indexOf((name ?? '').toLowerCase()) + 1;

/** An activity's symbol or name; the apostrophe that keeps a spreadsheet from calculating goes. */
export const readActivity = (text: string): Cell<string> => {
  if (SPREADSHEET_ERROR.test(text)) {
    return bad(
      'value_error',
      `the cell holds the spreadsheet error ${text}: it took the symbol for a formula; write the activity's name instead, such as Replace or Remove`,
    );
  }
  return good(text.replace(/^'(?=.)/, ''));
};
