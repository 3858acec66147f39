import { PLATFORM_UNITS, TWO_WORD_UNITS, UNITS } from '../items/units.ts';

const AMOUNT =
  /^[@=]?(?<open>[-+(<[{]*)\s*(?<currency>(?:US|USD|CA|C|A)?\$|USD|€|£)?\s*(?<sign>-)?(?<open2>[(<])?(?<digits>\d{1,3}(?:,\d{3})+|\d+|(?=\.\d))(?<fraction>\.\d+)?(?<close>[)>\]}]*)(?<tail>-?)(?<star>[*~^†‡]{0,3})(?:(?<=\*)[A-Z]{1,2})?(?<operator>[+=]?)$/u;

/** Most amounts; the others cost more to take apart. */
const PLAIN_AMOUNT = /^\$?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?$/;

/** `25.00/LF`: a price with what it is for. */
const withoutRate = (text: string): string => {
  if (!text.includes('/')) return text;
  const rate = /^(.*\.\d{2,4})\/([A-Z]{2})$/.exec(text);
  return rate !== null && PLATFORM_UNITS.has(rate[2] ?? '') ? (rate[1] ?? text) : text;
};

export interface Figure {
  value: number;
  decimals: number;
  bracket: 'round' | 'angle' | null;
  negative: boolean;
  changed: boolean;
}

/** A loop: every word among a row's figures is asked, and an expression costs four times as much. */
const hasDigit = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0x30 && code <= 0x39) return true;
  }
  return false;
};

/** Reads `1,234.50`, `$1,234.50`, `(12.34)`, `<12.34>`, `-5.00`, `9.98*`; null for anything else. */
export const readFigure = (text: string): Figure | null => {
  if (!hasDigit(text)) return null;
  const plain = PLAIN_AMOUNT.exec(text);
  if (plain !== null) {
    const [, digits = '', fraction = ''] = plain;
    return {
      value: Number(`${digits.replaceAll(',', '')}${fraction}`),
      decimals: Math.max(0, fraction.length - 1),
      bracket: null,
      negative: false,
      changed: false,
    };
  }
  // Bookkeeping programs mark what is taxed, `101.28T`, and credits, `75.00CR`; others set their marks right behind.
  const bare = text.replace(/(?<=\.\d{2}[)>]?)(?:T|CR|\[[A-Z%*]\])$/, '');
  const match = AMOUNT.exec(withoutRate(bare));
  const groups = match?.groups;
  if (groups === undefined) return null;
  const open = `${groups.open ?? ''}${groups.open2 ?? ''}`;
  const close = groups.close ?? '';
  const fraction = groups.fraction ?? '';
  // `[1]` is the mark of a footnote, `[50.00]` an amount in other brackets.
  const square = /[[{]/.test(open) && /[\]}]/.test(close) && fraction.length === 3;
  if (/[[\]{}]/.test(open + close) && !square) return null;
  const round = square || (open.includes('(') && close.includes(')'));
  const angle = open.includes('<') && close.includes('>');
  if ((/[(<]/.test(open) || /[)>]/.test(close)) && !round && !angle) return null;
  const value = Number(`${(groups.digits ?? '').replaceAll(',', '') || '0'}${fraction}`);
  if (!Number.isFinite(value)) return null;
  return {
    value,
    decimals: Math.max(0, fraction.length - 1),
    bracket: round ? 'round' : angle ? 'angle' : null,
    negative:
      open.includes('-') ||
      groups.sign === '-' ||
      groups.tail === '-' ||
      (bare !== text && text.endsWith('CR')),
    changed: groups.star?.includes('*') ?? false,
  };
};

/** The platform's code of a printed unit of one word or two, or null where it is none. */
export const unitCode = (text: string): string | null => {
  const lower = text.toLowerCase();
  const inTwo = (): string | undefined => TWO_WORD_UNITS.get(lower.replaceAll('.', ''));
  return UNITS.get(lower) ?? UNITS.get(lower.replace(/[.,]$/, '')) ?? inTwo() ?? null;
};

/** `1.00EA`, with a star behind where it was changed. */
export const FUSED_QUANTITY =
  /^(?<number>-?\d[\d,]*(?:\.\d*)?|-?\.\d+)(?<unit>[A-Za-z]{2,6}|5G|m[²³23]?)\*?$/;

/** Units of prints in metres, which the platform has no codes for. */
export const METRIC_UNIT = /^(?:m[²³23]?|lm)$/;

/** `14/30 yrs`, `0/NA`: years in use, and how long such things last. */
export const AGE_LIFE =
  /^(?<age>\d+(?:\.\d+)?)\/(?<life>\d+(?:\.\d+)?|NA|N\/A|Limited|Lifetime|[-–—]{1,2})(?<years>(?:yrs?|years?|mos?|months?)\.?)?$/i;
