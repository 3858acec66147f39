/** What a unit measures; units of one kind convert into each other. */
const KIND = new Map<string, string>([
  ...['SF', 'SY', 'SQ'].map((unit): [string, string] => [unit, 'area']),
  ...['LF', 'YD'].map((unit): [string, string] => [unit, 'length']),
  ...['CF', 'CY'].map((unit): [string, string] => [unit, 'volume']),
  ...['EA', 'RM', 'PR'].map((unit): [string, string] => [unit, 'count']),
  ['HR', 'hour'],
  ['DA', 'day'],
  ['WK', 'week'],
  ['MO', 'month'],
  ['LB', 'weight'],
  ['TN', 'weight'],
  ['GL', 'liquid'],
  ['5G', 'liquid'],
]);

const ALIASES = new Map<string, string>([
  ['EACH', 'EA'],
  ['ITEM', 'EA'],
  ['UNIT', 'EA'],
  ['PCS', 'EA'],
  ['PC', 'EA'],
  ['SQFT', 'SF'],
  ['SQ FT', 'SF'],
  ['SQ. FT.', 'SF'],
  ['SQ.FT.', 'SF'],
  ['FT2', 'SF'],
  ['SQUARE FEET', 'SF'],
  ['SQUARE FOOT', 'SF'],
  ['FT', 'LF'],
  ['LNFT', 'LF'],
  ['LIN FT', 'LF'],
  ['LINEAR FEET', 'LF'],
  ['LINEAR FOOT', 'LF'],
  ['SQUARE', 'SQ'],
  ['SQUARES', 'SQ'],
  ['SQ YD', 'SY'],
  ['SQYD', 'SY'],
  ['HOUR', 'HR'],
  ['HOURS', 'HR'],
  ['HRS', 'HR'],
  ['DAY', 'DA'],
  ['DAYS', 'DA'],
  ['DY', 'DA'],
  ['WEEK', 'WK'],
  ['WEEKS', 'WK'],
  ['MONTH', 'MO'],
  ['MONTHS', 'MO'],
  ['ROOM', 'RM'],
  ['GAL', 'GL'],
  ['GALLON', 'GL'],
  ['TON', 'TN'],
  ['TONS', 'TN'],
]);

/** A unit as price lists spell it (`EA`, `SF`); null for blank. */
export function normalUnit(unit: string | null): string | null {
  if (unit === null) return null;
  const upper = unit.trim().toUpperCase().replace(/\s+/g, ' ');
  if (upper === '') return null;
  return ALIASES.get(upper) ?? ALIASES.get(upper.replace(/\.$/, '')) ?? upper.replace(/\.$/, '');
}

/** `same`, `convertible` (SF and SQ), `unknown` (one is missing or unheard of) or `conflict` (SF and EA). */
export function compareUnits(
  left: string | null,
  right: string | null,
): 'same' | 'convertible' | 'unknown' | 'conflict' {
  if (left === null || right === null) return 'unknown';
  if (left === right) return 'same';
  const leftKind = KIND.get(left);
  const rightKind = KIND.get(right);
  if (leftKind === undefined || rightKind === undefined) return 'unknown';
  return leftKind === rightKind ? 'convertible' : 'conflict';
}
