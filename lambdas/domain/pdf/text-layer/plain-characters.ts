const ASCII = /^[\t\n\r -~]*$/;

/** Nothing but what an American keyboard types. */
export const isAscii = (text: string): boolean => ASCII.test(text);

/** Marks of direction, joiners and breaks without a width, byte order marks. */
const INVISIBLE =
  /[\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|\u034F|[\uFE00-\uFE0F]/g;
/** What looks like `-`: some programs write a soft hyphen for each, others a minus. */
const HYPHENS = /[\u00AD\u2010\u2011\u2212\uFE63\uFF0D]/g;
/** A dash that makes an amount a credit. */
const CREDIT = /(?<![^\s(])[\u2013\u2014](?=\$?[\d,]+\.\d\d(?!\d))/g;
const SLASHES = /[\u2044\u2215\u29F8]/g;
/** Characters of another width or style: full-width and small forms, letters of formulas. */
const FORMS = /[\uFE50-\uFE6B\uFF01-\uFF5E\uFFE0-\uFFE6\u3000]|[\u{1D400}-\u{1D7FF}]/gu;
const DOT = /\u2024(?!\u2024)|(?<=\d)[\u00B7\u2219\u22C5](?=\d)/g;
const LOW_COMMA = /(?<=\d)\u201A(?=\d)/g;
/** Feet and inches that were set with an opening quotation mark. */
const FEET = /(?<=\d)\u2018/g;
const INCHES = /(?<=\d)[\u201C\u201F]/g;
/** Old-style figures and small capitals of older faces, in their makers' private codes. */
const OLD_STYLE = /[\uF724\uF726\uF730-\uF739\uF761-\uF77A]/g;

const letterOfOldStyle = (character: string): string =>
  String.fromCharCode(character.charCodeAt(0) - 0xf700).toUpperCase();

/**
 * The text in the characters that a person would type for it: producers write the same figure with
 * a minus or a hyphen, full-width digits, marks that nobody sees. What is seen to differ, such as a
 * dash or a curly quotation mark, stays as printed.
 */
export const plainCharacters = (text: string): string =>
  isAscii(text)
    ? text
    : text
        .replace(INVISIBLE, '')
        .replace(HYPHENS, '-')
        .replace(CREDIT, '-')
        .replace(SLASHES, '/')
        .replace(FORMS, (form) => form.normalize('NFKC'))
        .replace(OLD_STYLE, letterOfOldStyle)
        .replace(DOT, '.')
        .replace(LOW_COMMA, ',')
        .replace(FEET, '\u2019')
        .replace(INCHES, '\u201D');
