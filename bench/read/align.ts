/**
 * The best order-preserving pairing of two lists, so that one missed or invented row does not
 * shift every row behind it (Needleman and Wunsch, with a free gap).
 */
export const align = <Expected, Read>(
  expected: readonly Expected[],
  read: readonly Read[],
  likeness: (left: Expected, right: Read) => number,
  least: number,
): { expected: number | null; read: number | null }[] => {
  const width = read.length + 1;
  const best = new Float64Array((expected.length + 1) * width);
  const score = new Float64Array(expected.length * read.length);
  for (let row = 1; row <= expected.length; row++) {
    for (let column = 1; column <= read.length; column++) {
      const like = likeness(expected[row - 1] as Expected, read[column - 1] as Read);
      score[(row - 1) * read.length + column - 1] = like;
      const paired = like >= least ? (best[(row - 1) * width + column - 1] ?? 0) + like : 0;
      best[row * width + column] = Math.max(
        paired,
        best[(row - 1) * width + column] ?? 0,
        best[row * width + column - 1] ?? 0,
      );
    }
  }
  const pairs: { expected: number | null; read: number | null }[] = [];
  let row = expected.length;
  let column = read.length;
  while (row > 0 || column > 0) {
    const here = best[row * width + column] ?? 0;
    const like = row > 0 && column > 0 ? (score[(row - 1) * read.length + column - 1] ?? 0) : 0;
    if (
      row > 0 &&
      column > 0 &&
      like >= least &&
      here === (best[(row - 1) * width + column - 1] ?? 0) + like
    ) {
      pairs.push({ expected: --row, read: --column });
    } else if (row > 0 && (column === 0 || here === (best[(row - 1) * width + column] ?? 0))) {
      pairs.push({ expected: --row, read: null });
    } else pairs.push({ expected: null, read: --column });
  }
  return pairs.reverse();
};
