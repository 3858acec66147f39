/**
 * The known name that somebody most likely meant, or null where none is near. Near means at most
 * one edit in three letters; a swap of neighbours counts as one edit.
 */
export const nearestName = (name: string, known: Iterable<string>): string | null => {
  const wanted = simplify(name);
  if (wanted.length < 2 || wanted.length > 64) return null;
  let best: { name: string; edits: number } | null = null;
  for (const candidate of known) {
    const simple = simplify(candidate);
    const allowed = Math.floor(Math.max(wanted.length, simple.length) / 3);
    const edits = editDistance(wanted, simple);
    if (edits <= allowed && (best === null || edits < best.edits))
      best = { name: candidate, edits };
  }
  return best?.name ?? null;
};

const simplify = (name: string): string => name.toLowerCase().replace(/[\s_\-.]+/g, '');

/** Optimal string alignment: insert, delete, substitute, swap neighbours. */
const editDistance = (left: string, right: string): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && swapped)
        edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
      current.push(edits);
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
};
