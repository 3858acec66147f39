import type { Token } from '../tokens/token.ts';

/** What a second look at the same print read, and what it says with another glyph seen in it. */
export const valuesSeen = (token: Token): number[] =>
  token.words.flatMap(({ alternatives = [] }) =>
    alternatives.flatMap((text) => {
      const figure = /\d[\d,]*\.\d\d(?!\d)/.exec(text)?.[0];
      if (figure === undefined) return [];
      // `416,796.22)`: what closes was opened, by what was read as the first digit.
      const opened = /^\d{2}[\d,]*\.\d\d[)>]+$/.test(text) ? [figure.slice(1)] : [];
      return [figure, ...opened].map((one) => Number(one.replaceAll(',', '')));
    }),
  );
