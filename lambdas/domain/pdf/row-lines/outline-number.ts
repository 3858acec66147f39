/**
 * The number of a row within its part, `2.14`, `1.2.3` or `1.1.2.3`: all of it, the part, the place in it. `3.96 m x 3.35 m` is a room's size,
 * `3.5 hr/day x 4 days` a quantity.
 */
export const OUTLINE_NUMBER =
  /^((\d{1,2}(?:\.\d{1,2}){0,2}|[A-Z]\d{0,4})\.(\d{1,3}))\s+(?!(?:m|ft|hrs?|hours?|days?|lbs?|tons?|gals?|sf|lf|sy|sq|SF|LF|SY|SQ|HRS?)\b)(?=.*\p{L}{3})/u;
