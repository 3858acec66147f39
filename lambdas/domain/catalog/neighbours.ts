/** A line as its neighbours see it. */
export interface PlacedLine {
  /** Room and section; lines of another place say nothing. */
  place: string;
  /** The category of the line, where that is certain. */
  category: string | null;
}

const REACH = 4;
/** A trade that works anywhere in the document is this much more likely. */
const PRESENT_IN_DOCUMENT = 1.5;
const MOST_WEIGHT = 25;

/** For each line, how much more likely each category is for the lines around it. */
export function neighbourWeights(lines: readonly PlacedLine[]): Map<string, number>[] {
  const present = new Set(lines.flatMap(({ category }) => category ?? []));
  return lines.map(({ place }, index) => {
    const weights = new Map([...present].map((category) => [category, PRESENT_IN_DOCUMENT]));
    for (let other = index - REACH; other <= index + REACH; other += 1) {
      const neighbour = lines[other];
      if (other === index || neighbour === undefined || neighbour.place !== place) continue;
      if (neighbour.category === null) continue;
      const near = 1 + 2 / Math.abs(other - index);
      const weight = (weights.get(neighbour.category) ?? 1) * near;
      weights.set(neighbour.category, Math.min(MOST_WEIGHT, weight));
    }
    return weights;
  });
}
