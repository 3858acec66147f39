/** Units of measure as printed, to the platform's code; Spanish ones of prints that count in dollars. */
export const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    EA: 'ea each ea. ech c/u und pza unit units pc pcs piece pieces item items ct count',
    LF: 'lf lf. p.l. lnft linft lin.ft. lin.ft lft l.f. feet',
    SF: 'sf sf. p.c. sqft sq.ft. s.f. ft2 ft²',
    SQ: 'sq sq. sqs square squares',
    SY: 'sy sy. sqyd sq.yd. s.y. yd2 yd²',
    CF: 'cf cuft c.f. ft3 ft³',
    CY: 'cy cuyd c.y. yd3 yd³',
    HR: 'hr hr. hrs hrs. hour hours',
    DA: 'da day days dy unit-day unit-days',
    WK: 'wk wks week weeks',
    MO: 'mo mos month months',
    RM: 'rm room rooms',
    BF: 'bf bdft',
    SH: 'sh sheet sheets sht',
    GL: 'gl gal gallon gallons',
    '5G': '5g',
    LB: 'lb lbs pound pounds',
    TN: 'tn ton tons',
    RL: 'rl roll rolls',
    PL: 'pl',
    BX: 'bx box boxes',
    BG: 'bg bag bags',
    PR: 'pr pr. pair pairs',
    LS: 'ls global glb lot lots lump l.s. l/s lumpsum allowance allow',
    JB: 'jb job jobs',
    MI: 'mi mile miles',
    KW: 'kw',
    BD: 'bd bdl bundle bundles',
    ST: 'st set sets',
    CL: 'cl',
    IN: 'in',
    FT: 'ft',
    YD: 'yd yds',
    VF: 'vf',
    CS: 'cs case',
    TB: 'tb tube tubes',
    LOAD: 'load loads',
    LD: 'ld lds',
    TRIP: 'trip trips',
    DZ: 'dz doz doz. dozen',
    OZ: 'oz',
    QT: 'qt qts',
    PT: 'pt',
    MSF: 'msf m.s.f.',
    CSF: 'csf c.s.f.',
    CLF: 'clf c.l.f.',
    MBF: 'mbf m.b.f.',
    VLF: 'vlf v.l.f.',
    LY: 'ly',
    CTN: 'ctn ctns carton cartons',
  }).flatMap(([code, spellings]) =>
    spellings.split(' ').map((spelling): [string, string] => [spelling, code]),
  ),
);

/** Single letters as business suites print them: units below the head of such a column, and nowhere else. */
export const LETTERS_OF_COLUMN: ReadonlyMap<string, string> = new Map([
  ['u', 'EA'],
  ['h', 'HR'],
  ['d', 'DA'],
]);

/** Units that print beside a number in any layout; the rest need a quantity column to count. */
export const PLATFORM_UNITS: ReadonlySet<string> = new Set(
  'EA LF SF SQ SY CF CY HR DA WK MO RM BF SH GL 5G LB TN RL PL'.split(' '),
);

/** Two-word units, to the platform's code. */
export const TWO_WORD_UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    SF: ['sq|square', 'ft|feet|foot'],
    LF: ['lin|ln|linear|lineal|running|run', 'ft|feet|foot'],
    SY: ['sq|square', 'yd|yds|yard|yards'],
    CF: ['cu|cubic', 'ft|feet|foot'],
    CY: ['cu|cubic', 'yd|yds|yard|yards'],
    BF: ['bd|board', 'ft|feet|foot'],
    // Lumber yards count in thousands: `2.4 m sf`.
    MSF: ['m', 'sf|sqft'],
    // British bills have sums for what is not known yet, provisional and prime cost ones.
    LS: ['lump|prov|prov.|provisional|pc|p.c.', 'sum'],
  }).flatMap(([code, [first = '', second = '']]) =>
    first
      .split('|')
      .flatMap((one) => second.split('|').map((two): [string, string] => [`${one} ${two}`, code])),
  ),
);

/** How they begin, so that most words are passed over at once. */
export const TWO_WORD_UNIT_STARTS: ReadonlySet<string> = new Set(
  [...TWO_WORD_UNITS.keys()].map((unit) => unit.split(' ')[0] ?? ''),
);
