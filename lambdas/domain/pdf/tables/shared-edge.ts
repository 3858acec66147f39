/**
 * The value that most others are near to, closer than `within`, and how many that are, itself
 * among them; of equals the first. Null without values. Takes n log n steps, for long documents
 * have tens of thousands of lines.
 */
export const sharedEdge = (
  values: readonly number[],
  within: number,
): { at: number; count: number } | null => {
  const sorted = values
    .map((value, index) => ({ value, index }))
    .sort((a, b) => a.value - b.value || a.index - b.index);
  let best: { value: number; index: number; count: number } | null = null;
  let [from, until] = [0, 0];
  for (const { value, index } of sorted) {
    while (value - (sorted[from]?.value ?? value) >= within) from += 1;
    while (until < sorted.length && (sorted[until]?.value ?? value) - value < within) until += 1;
    const count = until - from;
    if (best === null || count > best.count || (count === best.count && index < best.index))
      best = { value, index, count };
  }
  return best === null ? null : { at: best.value, count: best.count };
};
