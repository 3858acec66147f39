/** What a line below a row says of its loss in value. */
export interface Wear {
  ageYears: number | null;
  lifeYears: number | null;
  condition: string | null;
  percent: number | null;
  /** null where the line does not say. */
  comesBack: boolean | null;
  depreciation: number | null;
  acv: number | null;
}

const YEARS = String.raw`\s*(?:yrs?\b\.?|years?\b|ans?\b)?(?:\s+old\b)?`;
const SAYS = String.raw`\s*[:=]?\s*`;
const NUMBER = String.raw`(\d{1,3}(?:\.\d+)?)`;
const MONEY = String.raw`[-(<]*\$?\s?([\d,]+\.\d{2})[)>]*`;
const DEPRECIATION = String.raw`(?:dep(?:reciation|rec|n|r)?\b\.?)`;

const PIECES: readonly [keyof Wear | 'both' | 'lost' | 'other', RegExp][] = (
  [
    ['both', String.raw`age\s*\/\s*life${SAYS}${NUMBER}\s*\/\s*(?:${NUMBER}|n\/?a)${YEARS}`],
    ['ageYears', `[aâ]ge${SAYS}${NUMBER}${YEARS}`],
    [
      'lifeYears',
      String.raw`(?:(?:(?:useful|normal|expected|service)\s+)?life(?:\s+(?:expectancy|exp\.?))?|durée\s+de\s+vie(?:\s+utile)?)${SAYS}${NUMBER}${YEARS}`,
    ],
    [
      'condition',
      String.raw`cond(?:ition|\.)?${SAYS}((?:below\s+|above\s+)?(?:avg\.?|average|good|fair|poor|new|excellent))\b`,
    ],
    [
      'percent',
      String.raw`(?:%\s*)?${DEPRECIATION}(?:\s+(?:rate|percent(?:age)?|pct\.?|%))?${SAYS}${NUMBER}\s*%`,
    ],
    ['percent', String.raw`${NUMBER}\s*%(?:\s+${DEPRECIATION})?`],
    [
      'depreciation',
      String.raw`(?:less\s+)?${DEPRECIATION}(?:\s+(?:amount|amt\.?|taken))?${SAYS}${MONEY}`,
    ],
    ['acv', String.raw`(?:acv|actual\s+cash\s+value)${SAYS}${MONEY}`],
    ['other', String.raw`(?:rcv|replacement\s+cost(?:\s+value)?)${SAYS}${MONEY}`],
    ['lost', String.raw`(?:non\s*-?\s*|un)recov(?:erable|\.)?(?:\s+${DEPRECIATION})?`],
    [
      'comesBack',
      String.raw`recoverable(?:\s+${DEPRECIATION})?(?:${SAYS}(yes|no|y|n))?(?![\p{L}\d])`,
    ],
  ] as const
).map(([kind, pattern]) => [kind, new RegExp(`^(?:${pattern})`, 'iu')]);

const BETWEEN = /^[\s,;|()[\]/·•–-]+/u;
const MAY_BE_WEAR = /^[([]?(?:[aâ]ge|life|durée|useful|normal|expected|cond|dep|%|recov|non)/i;

/**
 * `Age: 15 yr  Life: 150 yr  Depreciation: 10.00%  Non-Recoverable` below a row: facts with their
 * labels, and not a word beside them. Null for any other text.
 */
export const wearOf = (text: string): Wear | null => {
  let rest = text.trim();
  if (!MAY_BE_WEAR.test(rest) || !/\d/.test(rest)) return null;
  const wear: Wear = {
    ageYears: null,
    lifeYears: null,
    condition: null,
    percent: null,
    comesBack: null,
    depreciation: null,
    acv: null,
  };
  let pieces = 0;
  while (rest !== '') {
    const found = PIECES.flatMap(([kind, pattern]) => {
      const match = pattern.exec(rest);
      return match === null ? [] : [{ kind, match }];
    })[0];
    if (found === undefined) return null;
    take(wear, found.kind, found.match);
    pieces += 1;
    rest = rest.slice(found.match[0].length).replace(BETWEEN, '').replace(/^\.$/, '');
  }
  const { ageYears, lifeYears, percent } = wear;
  return pieces >= 2 && (ageYears ?? lifeYears ?? percent) !== null ? wear : null;
};

const take = (
  wear: Wear,
  kind: (typeof PIECES)[number][0],
  [, first, second]: RegExpExecArray,
): void => {
  const value = Number((first ?? '').replaceAll(',', ''));
  if (kind === 'both') {
    wear.ageYears ??= value;
    wear.lifeYears ??= second === undefined ? null : Number(second);
  } else if (kind === 'lost') wear.comesBack = false;
  else if (kind === 'comesBack') wear.comesBack = !/^n/i.test(first ?? '');
  else if (kind === 'condition') wear.condition = first ?? null;
  else if (kind !== 'other') wear[kind] ??= value;
};
