/**
 * Names that programs give to what they hold: `unit_cost`, `lineTotal`, `totals.rcv`. People's
 * headings have spaces instead.
 */

/** An underscore, a capital inside a word, or a point between words. */
const IS_KEY = /[\p{L}\d]_|_[\p{L}\d]|\p{Ll}\p{Lu}|\p{Ll}{2}\.\p{L}{2}/u;

/** Of those, what every key has: told faster, for most words have nothing of it. */
const MAY_BE_KEY = /[_.]|[a-z][A-Z]|[^ -~]/;

/** Whether a printed word or phrase is written as programs write their names. */
export const isKey = (text: string): boolean => MAY_BE_KEY.test(text) && IS_KEY.test(text);

/** `unitPrice`, `unit_price` and `unit.price` to `unit price`; other text as it is. */
export const spelledKey = (text: string): string =>
  isKey(text)
    ? text
        .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
        .replace(/(?<=\p{Ll}{2})\.(?=\p{L}{2})/gu, ' ')
        .replaceAll('_', ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : text;

/** What a key says before and behind the name of a column: whose it is, and of what type. */
const OWNER = /^(?:(?:line )?items?|lines?|rows?|est(?:imate)?|li|rec(?:ord)?) /;
const TYPE = / (?:amount|amt|value|val|usd|text|txt|name|label|code|num|total|tot)$/;

/**
 * The shorter names that a key may stand for, longest first: `item unit price amt` for `item unit
 * price`, `unit price amt` and `unit price`.
 */
export const namesInKey = (spelled: string): string[] => {
  const own = spelled.replace(OWNER, '');
  return [own, spelled.replace(TYPE, ''), own.replace(TYPE, '')].filter(
    (name) => name !== spelled && name !== '',
  );
};
