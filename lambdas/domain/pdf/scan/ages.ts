/** What a scanned word of an age and a life can only have been: `7/30`, `0/NA`. */

/** Lives that programs print, so that `1425` is 14/25 and not 1/425. */
const LIVES = new Set([
  4, 5, 6, 7, 8, 10, 12, 14, 15, 18, 20, 22, 25, 30, 35, 40, 45, 50, 60, 75, 80, 100, 150,
]);

const fitsPercent = (age: number, life: number, percent: number): boolean =>
  Math.abs((100 * age) / life - percent) < 0.51;

/** `108/30`: programs stop depreciating at the end of a life, so a digit was read into it. */
export const isOlderThanItsLife = (text: string): boolean => {
  const [, age, life] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  return age !== undefined && Number(age) > Number(life);
};

/** The one age of a digit less that makes the printed percentage; null where none or several do. */
const withoutOneDigit = (text: string, percent: number | null): string | null => {
  const [age = '', life = ''] = text.split('/');
  if (percent === null || fitsPercent(Number(age), Number(life), percent)) return null;
  const shorter = [...age].map((_, at) => age.slice(0, at) + age.slice(at + 1));
  const fitting = new Set(
    shorter.filter(
      (one) => /^(?:0|[1-9]\d?)$/.test(one) && fitsPercent(Number(one), Number(life), percent),
    ),
  );
  const [only] = fitting;
  return only === undefined || fitting.size > 1 ? null : `${only}/${life}`;
};

const AGE_DIGITS: Readonly<Record<string, string>> = {
  T: '7',
  S: '5',
  s: '5',
  B: '8',
  l: '1',
  I: '1',
};

/** `S5/15yrs`: a first digit that was read as the letter it looks like, too. */
const SEEN_TWICE = /^(?:[Ss](?=5)|B(?=8)|G(?=6)|[OQ](?=0))/;

/** `1320`, `0730`, `O0/NA`, `T/NA`: `percent` is the depreciation's, where the row prints one. */
export const ageBehind = (text: string, percent: number | null): string | null => {
  if (isOlderThanItsLife(text)) return withoutOneDigit(text, percent);
  if (/^\d{1,3}(?:\.\d+)?\/(?:\d{1,3}|NA)$/.test(text)) return null;
  const never = /^\(?([OoQ0\d]{1,3}|[OoQTSsBlI\d]{1,2}(?=\/))[/|lI17.,:]{0,2}[nN]{1,2}[AaÁ4]$/.exec(
    text,
  );
  if (never !== null) {
    const age = (never[1] ?? '')
      // The slash leans on a seven: `7T/NA`.
      .replace(/^7T$/, '7')
      .replace(/[OoQ]/g, '0')
      .replace(/[TSsBlI]/g, (letter) => AGE_DIGITS[letter] ?? letter)
      .replace(/^0+(?=\d)/, '');
    return `${age || '0'}/NA`;
  }
  const digits = text
    .replace(SEEN_TWICE, '')
    .replace(/[Oo]/g, '0')
    .replace(/[lI|!]/g, '1')
    .replace(/yrs?$/i, '');
  if (!/^[\d/.,:;]{2,7}$/.test(digits)) return null;
  const pairs: [number, number][] = [];
  for (let at = 1; at < digits.length; at += 1)
    for (const skip of /[/.,:;17]/.test(digits[at] ?? '') ? [1, 0] : [0]) {
      const [age, life] = [digits.slice(0, at), digits.slice(at + skip)];
      if (!/^(?:0|[1-9]\d{0,2})$/.test(age) || !/^[1-9]\d{0,2}$/.test(life)) continue;
      if (LIVES.has(Number(life))) pairs.push([Number(age), Number(life)]);
    }
  const fits = ([age, life]: [number, number]): boolean =>
    percent !== null && fitsPercent(age, life, percent);
  const fitting = pairs.filter(fits);
  const [only, another] = fitting.length > 0 ? fitting : pairs.filter(([age, life]) => age <= life);
  return only === undefined || another !== undefined ? null : `${only[0]}/${only[1]}`;
};
