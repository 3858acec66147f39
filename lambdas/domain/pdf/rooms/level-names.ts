const LEVEL_WORDS =
  /^(?:(?:main|upper|lower|ground|first|second|third|1st|2nd|3rd|top|basement|attic|sub)\s*(?:level|floor|story)?|level\s*\d*|\d+(?:st|nd|rd|th)\s+(?:level|floor|story)|floor\s*\d+|exterior|interior|dwelling|(?:main|other|detached)\s+(?:structures?|house|dwelling|building)|building(?:\s+(?!estimate|scope|report|repairs?|damages?|loss|permits?|(?:sub)?totals?)\w+)?|source\s*-.*|contents|house|home|general\s+conditions|sketch\d*|floor\s*plan)$/i;

/** Whether a name is that of a level wherever it stands: `Main Level`, `Exterior`. */
export const isLevelName = (name: string): boolean => LEVEL_WORDS.test(name);

const FLOOR =
  /^(?:(?:main|upper|lower|ground|first|second|third|fourth|top|sub|basement|attic|\d{1,2}(?:st|nd|rd|th))\s*(?:level|floor|story)|(?:level|floor)\s*\d+|basement|attic)$/i;

/** Whether a name is that of one floor of a house, which holds no other: `1st Floor`, `Main Level`, `Basement`. */
export const isFloorName = (name: string): boolean => FLOOR.test(name);

/** `Dwelling / Main Floor`, `House > Upper Level`: the levels from the outermost in; null for any other name. */
export const pathOfLevels = (name: string): readonly string[] | null => {
  if (!LEVELS_APART.test(name)) return null;
  const levels = name.split(LEVELS_APART);
  return levels.every(isLevelName) ? levels : null;
};

const LEVELS_APART = /\s+[/>›»]\s+/u;

const DWELLING =
  /^(?:units?|apartment|apt\.?|suite|condo|duplex|townho(?:use|me)|wing|tower|lot|bldg\.?)\s*#?\s*(?:\d{1,4}[A-Z]?|[A-Z]\d{0,3}|one|two|three|four)$/i;

/** Whether a name is that of a dwelling, which may hold rooms: `Unit A`, `Apt. 12`. */
export const isDwellingName = (name: string): boolean => DWELLING.test(name);

const LABOR_MINIMUMS = /^labor\s+minimums?/i;

/** The heading of what is added where the labor of a trade is less than its least charge. */
export const namesLaborMinimums = (name: string): boolean => LABOR_MINIMUMS.test(name);

const GENERAL_CONDITIONS = /^general\s+(?:conditions?|requirements?)$/i;

/** Whether what a name heads is done for the house as a whole, and listed behind its levels. */
export const standsBehindLevels = (name: string): boolean =>
  namesLaborMinimums(name) || GENERAL_CONDITIONS.test(name);
