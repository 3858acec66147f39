/** All choices of so many, each in the order of the whole. */
export const choicesOf = <One>(whole: readonly One[], count: number): One[][] =>
  count === 0
    ? [[]]
    : whole.flatMap((one, at) =>
        choicesOf(whole.slice(at + 1), count - 1).map((rest) => [one, ...rest]),
      );
