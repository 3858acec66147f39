/** A sum that bears a name, by the words of its label. */
export interface NamedSum {
  name: string;
  /** The name, normalized. */
  key: string;
  kind: 'room' | 'level' | 'section';
  /** Number of the line it stands on. */
  at: number;
  /** The first and the last line above it, behind the sum of that name before, with the name alone. */
  first: number | null;
  last: number | null;
}

/** Numbers of lines that tell how an estimate is divided, in printed order. */
export interface LinesOfRooms {
  /** Headings that are certainly a room's. */
  rooms: { key: string; at: number }[];
  /** Whatever may be a name. */
  names: number[];
  /** Heads of tables, and rows. */
  tables: number[];
}

/** Whether no other name stands between a heading and the table below it. */
const standsOnTable = (heading: number, { names, tables }: LinesOfRooms): boolean => {
  const table = tables.find((at) => at > heading) ?? heading;
  return !names.some((at) => at > heading && at < table);
};

/**
 * The leading program closes rooms with `Totals: Kitchen` and levels with `Total: Main Level`; others
 * have one wording for both. There, what stands between a heading and its sum tells: a level has
 * rooms that end within it, a room has none. Sums keep the kind of their words where that says more.
 *
 * @param isLevel whether a name by itself is that of a level, `Main Level`
 */
export const settleSumKinds = (
  sums: readonly NamedSum[],
  findLines: () => LinesOfRooms,
  isLevel: (name: string) => boolean,
): NamedSum[] => {
  const wordsTell = sums.some(({ kind }) => kind === 'room');
  const mayBeRooms = !wordsTell && sums.some(({ kind }) => kind === 'level');
  const lines = mayBeRooms ? findLines() : null;
  const leaves = sums.map((sum): NamedSum => {
    // A sketch before the estimate has its name as well.
    const isLeaf =
      lines !== null &&
      sum.kind === 'level' &&
      sum.last !== null &&
      !isLevel(sum.name) &&
      within(sums, sum.last, sum).length === 0 &&
      within(lines.rooms, sum.last, sum).length === 0 &&
      standsOnTable(sum.last, lines);
    return isLeaf ? { ...sum, kind: 'room' } : sum;
  });
  return leaves.map((sum): NamedSum => {
    const { first } = sum;
    if (sum.kind !== 'section' || first === null) return sum;
    const inside = within(leaves, first, sum);
    // A section may begin within a room, and be summed at the end of the estimate.
    const isNested = inside.every(({ last }) => last === null || last > first);
    const holdsRooms = isNested && inside.some(({ kind }) => kind === 'room');
    return holdsRooms ? { ...sum, kind: 'level' } : sum;
  });
};

/**
 * Where a sum of sums bears the name of a room with its size, it is the room's, and so are the others
 * of its kind; those that they sum are of sections. A sum right behind one of these stays a level's.
 */
export const sumsOfSized = (
  sums: readonly NamedSum[],
  sized: ReadonlySet<string>,
): readonly NamedSum[] => {
  const wordsTell = sums.some(({ kind }) => kind === 'room');
  const isSized = sums.some(({ kind, key }) => kind === 'level' && sized.has(key));
  if (wordsTell || !isSized) return sums;
  return sums.flatMap((sum, at): NamedSum[] => {
    if (sum.kind === 'level') {
      const holdsSections = sums[at - 1]?.kind === 'section';
      return [holdsSections ? { ...sum, kind: 'room' } : sum];
    }
    const isInside = sums.slice(at).find(({ kind }) => kind !== 'section') !== undefined;
    return isInside ? [] : [sum];
  });
};

const within = <Place extends { key: string; at: number }>(
  places: readonly Place[],
  from: number,
  { key, at }: NamedSum,
): Place[] => places.filter((place) => place.at > from && place.at < at && place.key !== key);
