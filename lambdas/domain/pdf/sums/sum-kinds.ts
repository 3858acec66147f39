import { isPlaceName, isTradeOnly, ROOM_WORDS } from '../rooms/names-of-places.ts';

/** A sum that bears a name, by the words of its label. */
export interface NamedSum {
  name: string;
  /** The name, normalized. */
  key: string;
  kind: 'room' | 'level' | 'section';
  /** Its label says `Subtotal`. */
  isSub: boolean;
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
  /**
   * Whatever may be a name, whether it is that of a room by its words, and the type that it is set
   * in; null where that is not known.
   */
  names: { at: number; saysRoom: boolean; type: string | null }[];
  /** Heads of tables, and rows. */
  tables: number[];
}

type Name = LinesOfRooms['names'][number];

/** The names between a heading and the table below it. */
const namesOnTable = (heading: number, { names, tables }: LinesOfRooms): Name[] => {
  const table = tables.find((at) => at > heading) ?? heading;
  return names.filter(({ at }) => at > heading && at < table);
};

const typeOf = (heading: number | null, { names }: LinesOfRooms): string | null =>
  names.find(({ at }) => at === heading)?.type ?? null;

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
  const leaves = mayBeRooms ? withLeaves(sums, findLines(), isLevel) : sums;
  return leaves.map((sum): NamedSum => {
    const { first, at } = sum;
    if (sum.kind !== 'section' || first === null) return sum;
    // `Total Building A` below rooms that have no sums; `Exterior` may be a room itself.
    if (!wordsTell && isLevel(sum.name) && !ROOM_WORDS.test(sum.name)) {
      const { names } = findLines();
      if (names.some((name) => name.saysRoom && name.at > first && name.at < at))
        return { ...sum, kind: 'level' };
    }
    const inside = within(leaves, first, sum);
    // A section may begin within a room, and be summed at the end of the estimate.
    const isNested = inside.every(({ last }) => last === null || last > first);
    const holdsRooms = isNested && inside.some(({ kind }) => kind === 'room');
    return holdsRooms ? { ...sum, kind: 'level' } : sum;
  });
};

/** Sums of levels that hold no rooms are those of rooms. */
const withLeaves = (
  sums: readonly NamedSum[],
  lines: LinesOfRooms,
  isLevel: (name: string) => boolean,
): readonly NamedSum[] => {
  // A sketch before the estimate has its name as well: the last is the heading.
  const isOpen = (sum: NamedSum): sum is NamedSum & { last: number } =>
    sum.kind === 'level' &&
    sum.last !== null &&
    !isLevel(sum.name) &&
    within(sums, sum.last, sum).length === 0 &&
    within(lines.rooms, sum.last, sum).length === 0;
  const open = sums.filter(isOpen);
  const leaves = new Set<NamedSum>(
    open.filter(({ last }) => namesOnTable(last, lines).length === 0),
  );
  const types = new Set([...leaves].map(({ last }) => typeOf(last, lines)));
  // The name of a section may stand right below that of a room, which is set like other rooms.
  for (const sum of open) {
    const own = typeOf(sum.last, lines);
    const isAlike = own !== null && types.has(own);
    if (isAlike && namesOnTable(sum.last, lines).every(({ type }) => type !== own)) leaves.add(sum);
  }
  return sums.map((sum) => (leaves.has(sum) ? { ...sum, kind: 'room' } : sum));
};

/** `06 10 00 Rough Carpentry`, `09 Finishes`, `Division 9 Finishes`: work, as lists of specifications number it. */
export const DIVISION = /^(?:\d{2}(?: \d{2} \d{2})?|div(?:ision|\.)?\s+\d{1,2})\b.*\p{L}/iu;

/** Of the sums within others, how many must be of divisions. */
const NEARLY_ALL = 0.8;

const sumsDivisions = (sums: readonly NamedSum[]): boolean => {
  const inner = sums.filter(({ kind }) => kind === 'section');
  const divisions = inner.filter(({ name }) => DIVISION.test(name));
  return divisions.length > 1 && divisions.length >= inner.length * NEARLY_ALL;
};

/**
 * Where a sum of sums bears the name of a room with its size, it is the room's, and so are the others
 * of its kind; those that they sum are of sections. A sum right behind one of these stays a level's.
 * The same where what they sum are divisions of work, which no room is called by.
 */
export const sumsOfSized = (
  sums: readonly NamedSum[],
  sized: ReadonlySet<string>,
): readonly NamedSum[] => {
  const wordsTell = sums.some(({ kind }) => kind === 'room');
  const isSized = sums.some(({ kind, key }) => kind === 'level' && sized.has(key));
  const ofDivisions = sums.some(({ kind }) => kind === 'level') && sumsDivisions(sums);
  if (wordsTell || !(isSized || ofDivisions)) return sums;
  // Overleaf the sum of a room stands below the heads of the columns, and not right below the last of its parts.
  if (ofDivisions)
    return sums.flatMap((sum) =>
      DIVISION.test(sum.name) ? [] : [{ ...sum, kind: 'room' as const }],
    );
  return sums.flatMap((sum, at): NamedSum[] => {
    if (sum.kind === 'level') {
      const holdsSections = sums[at - 1]?.kind === 'section';
      return [holdsSections ? { ...sum, kind: 'room' } : sum];
    }
    const isInside = sums.slice(at).find(({ kind }) => kind !== 'section') !== undefined;
    return isInside ? [] : [sum];
  });
};

/** Sums of labelled rooms, at least: one alone may be the whole job. */
const LEAST_LABELLED = 2;

/**
 * `Area Total: 1st Floor` below `Demolition Total`, `Lighting Total`, where the head says `Area: 1st Floor`: what
 * is labelled a place is the room, and what its sum sums are sections of it, none of which a place is called by.
 */
export const sumsOfLabelled = (
  sums: readonly NamedSum[],
  labelled: ReadonlySet<string>,
): readonly NamedSum[] => {
  const wholes = sums.filter(({ key, first }) => labelled.has(key) && first !== null);
  const isPart = (sum: NamedSum): boolean =>
    !wholes.includes(sum) && wholes.some(({ first, at }) => sum.at > (first ?? at) && sum.at < at);
  const parts = sums.filter(isPart);
  const wordsTell = sums.some(({ kind }) => kind === 'room');
  const areParts = parts.every(({ kind, name }) => kind === 'section' && !ROOM_WORDS.test(name));
  if (wordsTell || wholes.length < LEAST_LABELLED || parts.length === 0 || !areParts) return sums;
  return sums.flatMap((sum): NamedSum[] => {
    if (parts.includes(sum)) return [];
    return [wholes.includes(sum) ? { ...sum, kind: 'room' } : sum];
  });
};

/**
 * `Subtotal Drywall` and `Subtotal Minimum Charges` above `Total General Items`: where one word closes what is done and
 * the other the places that it is done in, all that the first sums are sections. Names of trades and of places tell which.
 */
export const sumsOfSubtotalled = (sums: readonly NamedSum[]): readonly NamedSum[] => {
  const parts = sums.filter(({ isSub }) => isSub);
  const wholes = sums.filter(({ isSub }, at) => !isSub && sums[at - 1]?.isSub === true);
  const trades = parts.filter(({ name }) => isTradeOnly(name));
  const isTold =
    sums.every(({ kind }) => kind === 'section') &&
    sums.at(-1)?.isSub === false &&
    wholes.some(({ name }) => isPlaceName(name)) &&
    wholes.length >= LEAST_LABELLED &&
    trades.length * 2 > parts.length &&
    parts.every(({ name }) => !ROOM_WORDS.test(name)) &&
    sums.every(({ isSub, name }) => isSub || !isTradeOnly(name));
  return isTold ? wholes : sums;
};

const within = <Place extends { key: string; at: number }>(
  places: readonly Place[],
  from: number,
  { key, at }: NamedSum,
): Place[] => places.filter((place) => place.at > from && place.at < at && place.key !== key);
