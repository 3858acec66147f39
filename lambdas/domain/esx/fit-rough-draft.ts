import type { Warning } from '../estimate/estimate.ts';
import { decimal, formatExact, toAmount, toNumber } from '../money/money.ts';

/** Largest amount and quantity that the rough draft can hold. */
export const LARGEST_AMOUNT = 999_999_999.99;
const LARGEST_RATE = 999.999;
const LARGEST_AGE = 999;

/** The lengths that the rough draft allows, in characters. */
export const LENGTHS = {
  companyName: 80,
  companyInfo: 1024,
  contactType: 50,
  contactName: 160,
  contactTitle: 30,
  street: 60,
  city: 30,
  state: 2,
  zip: 10,
  phone: 20,
  estimateName: 20,
  insuredName: 160,
  claimNumber: 30,
  policyNumber: 20,
  priceList: 20,
  laborEfficiency: 100,
  typeOfLoss: 35,
  coverageName: 500,
  taxDescription: 73,
  groupDescription: 1024,
  itemDescription: 1024,
  note: 10_000,
  lineNumber: 11,
  category: 3,
  selector: 10,
  unit: 2,
  priceNote: 13,
  ceiling: 50,
  recapDescription: 50,
} as const;

type Where = Warning['at'];

/**
 * Makes values fit the rough draft's limits by documented rules (`docs/esx.md`, "Limits"), one
 * warning for each value that does not fit as it is. `XACTDOC.XML` always holds the value in full.
 *
 * - A text that a person reads is shortened to the limit and ends in an ellipsis.
 * - An identifier (claim, policy, code) is never shortened, for a part of it names something else:
 *   it is left out.
 * - A code that only differs in case is written in capitals, as the format demands.
 * - A figure with more than two decimals is rounded half up; one beyond the largest amount is
 *   left out.
 */
export class RoughDraftFit {
  readonly warnings: Warning[] = [];
  readonly #reported = new Set<string>();
  readonly #describeItem: (index: number) => string;

  /** `describeItem` names a line for a person; it is asked only where there is a warning. */
  constructor(describeItem: (index: number) => string = (index) => `line ${index + 1}`) {
    this.#describeItem = describeItem;
  }

  /** A text that a person reads. */
  text(value: string | null, limit: number, name: string, at: Where): string | null {
    if (value === null || value.length <= limit) return value;
    this.#warn(
      'text_shortened',
      `${name} has ${value.length} characters; the rough draft holds ${limit}. It is shortened there and complete in XACTDOC.XML`,
      at,
    );
    return `${wholeCharacters(value, limit - 1)}…`;
  }

  /** A number or name that stands for one thing only. */
  identifier(value: string | null, limit: number, name: string, at: Where): string | null {
    if (value === null || value.length <= limit) return value;
    this.#warn(
      'identifier_left_out',
      `${name} "${value}" has ${value.length} characters; the rough draft holds ${limit}. It stands only in XACTDOC.XML, because a shortened one would name something else`,
      at,
    );
    return null;
  }

  /** A code of the estimating platform: capitals, and no white space where the format forbids it. */
  code(
    value: string | null,
    limit: number,
    name: string,
    at: Where,
    { spaces = false }: { spaces?: boolean } = {},
  ): string | null {
    if (value === null) return null;
    const code = capitals(spaces ? value : value.trim());
    if (code.length > limit || (!spaces && /\s/.test(code))) {
      this.#warn(
        'code_left_out',
        `${name} "${value}" does not fit the rough draft (at most ${limit} characters${spaces ? '' : ', no spaces'}). It stands only in XACTDOC.XML`,
        at,
      );
      return null;
    }
    if (code !== value)
      this.#warn('code_capitalized', `${name} "${value}" is written as "${code}"`, at);
    return code;
  }

  /** A unit of measure: two capitals, or the trade's two for a spelled-out one. */
  unit(value: string | null, at: Where): string | null {
    if (value === null) return null;
    if (/^[^a-z\s]{1,2}$/u.test(value) && value.length <= LENGTHS.unit) return value;
    const known = UNITS.get(value.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''));
    const unit = known ?? capitals(value.trim());
    if (unit.length > LENGTHS.unit || /\s/.test(unit)) {
      this.#warn(
        'unit_left_out',
        `unit "${value}" is not one of the format's two-letter units. It stands only in XACTDOC.XML`,
        at,
      );
      return null;
    }
    this.#warn('unit_rewritten', `unit "${value}" is written as "${unit}"`, at);
    return unit;
  }

  /**
   * An estimate name: capitals, `_` for white space, the first 20 characters. Rewriting a name that
   * the input gave is reported; one taken from the file's name is nobody's loss.
   */
  estimateName(value: string, { given }: { given: boolean }): string {
    const joined = capitals(value.trim()).replace(/\s+/gu, '_');
    const name = wholeCharacters(joined, LENGTHS.estimateName);
    if (given && name !== value)
      this.#warn(
        'estimate_name_rewritten',
        `the format's estimate names have no lower case, no spaces and at most ${LENGTHS.estimateName} characters: "${value}" is written as "${name}"`,
        { field: 'estimate_name' },
      );
    return name;
  }

  /** `YYYY-MM-DD`, with or without a time of day. */
  date(value: string | null, name: string, at: Where): string | null {
    if (value === null || value === '') return null;
    if (DATE.test(value)) return value;
    this.#warn(
      'date_left_out',
      `${name} "${value}" is not an ISO date. It stands only in XACTDOC.XML`,
      at,
    );
    return null;
  }

  phone(value: string | null, name: string, at: Where): string | null {
    return this.identifier(value, LENGTHS.phone, name, at);
  }

  /**
   * An amount or quantity in two decimals, trailing zeros and whole zeros left out, as finished
   * estimates write them. `zero` asks for an explicit 0.
   */
  figure(
    value: number,
    name: string,
    at: Where,
    { zero = false }: { zero?: boolean } = {},
  ): string | null {
    const rounded = toAmount(value);
    if (rounded > LARGEST_AMOUNT || rounded < -LARGEST_AMOUNT) {
      this.#warn(
        'figure_left_out',
        `${name} of ${formatExact(value)} is beyond the largest figure of the rough draft, ${formatExact(LARGEST_AMOUNT)}. It stands only in XACTDOC.XML`,
        at,
      );
      return null;
    }
    if (rounded !== value)
      this.#warn(
        'figure_rounded',
        `${name} of ${formatExact(value)} is ${formatExact(rounded)} in the rough draft, which holds two decimals. It is exact in XACTDOC.XML`,
        at,
      );
    return rounded === 0 && !zero ? null : String(rounded);
  }

  /** A rate in percent; the format holds three decimals of a tax's. */
  rate(percent: number | null, decimals: number, name: string): string | null {
    if (percent === null) return null;
    const rounded = toNumber(decimal(percent).round(decimals));
    if (rounded === percent && percent >= 0 && percent <= LARGEST_RATE) return formatExact(percent);
    this.#warn(
      'rate_left_out',
      `the rate ${formatExact(percent)} % of ${name} is not one of at most ${decimals} decimals up to ${LARGEST_RATE}. It stands only in XACTDOC.XML`,
      null,
    );
    return null;
  }

  /** An age or a life expectancy in years, two decimals. */
  years(value: number | null, name: string, at: Where): string | null {
    if (value === null) return null;
    if (value >= 0 && value <= LARGEST_AGE) return formatExact(toAmount(value));
    this.#warn(
      'age_left_out',
      `${name} of ${formatExact(value)} years is beyond the rough draft's ${LARGEST_AGE}. It stands only in XACTDOC.XML`,
      at,
    );
    return null;
  }

  #warn(code: string, message: string, at: Where): void {
    const item = at?.item;
    const where = item === undefined ? '' : `${this.#describeItem(item)}: `;
    const warning: Warning = { code, message: `${where}${message}`, at };
    // A value may stand in several places of the document: it is one case all the same.
    const key = JSON.stringify(warning);
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.warnings.push(warning);
  }
}

const DATE = /^-?\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?)?([+-]\d{2}:\d{2}|Z)?$/;

/** Upper case, for the letters a to z at least: "ß" and its like stay one letter. */
const capitals = (value: string): string =>
  value.replace(/\p{Ll}/gu, (letter) => {
    const upper = letter.toUpperCase();
    return upper.length === letter.length ? upper : letter;
  });

/** At most `limit` UTF-16 units from the start, never half a surrogate pair. */
const wholeCharacters = (value: string, limit: number): string => {
  const cut = value.slice(0, limit);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
};

/** Spelled-out units, letters and digits only. */
const UNITS = new Map<string, string>([
  ...['each', 'pc', 'pcs', 'piece', 'pieces'].map((word) => [word, 'EA'] as const),
  ...['sqft', 'squarefoot', 'squarefeet', 'sft', 'ft2'].map((word) => [word, 'SF'] as const),
  ...['lnft', 'linft', 'linearfoot', 'linearfeet', 'lft'].map((word) => [word, 'LF'] as const),
  ...['sqyd', 'squareyard', 'squareyards', 'yd2'].map((word) => [word, 'SY'] as const),
  ...['square', 'squares'].map((word) => [word, 'SQ'] as const),
  ...['hour', 'hours', 'hrs'].map((word) => [word, 'HR'] as const),
  ...['day', 'days'].map((word) => [word, 'DA'] as const),
  ...['week', 'weeks'].map((word) => [word, 'WK'] as const),
  ...['month', 'months'].map((word) => [word, 'MO'] as const),
  ...['cuft', 'cubicfoot', 'cubicfeet', 'ft3'].map((word) => [word, 'CF'] as const),
  ...['cuyd', 'cubicyard', 'cubicyards', 'yd3'].map((word) => [word, 'CY'] as const),
  ...['boardfoot', 'boardfeet', 'bdft'].map((word) => [word, 'BF'] as const),
]);
