import type { Random } from '../../random.ts';
import type { Place, Scope } from './scope.ts';
import type { Trade } from './scope-lines.ts';

/** Works whose words fill several lines and hold sizes, shares and counts, by trade and unit. */
const works: readonly (readonly [trade: Trade, unit: string, words: string])[] = [
  [
    'inside',
    'SF',
    'Countertop - solid surface - 1 1/2" bullnose edge - cut-outs for 2 sinks and one 36" cooktop - template, fabricate and set, seams at both corners',
  ],
  [
    'inside',
    'EA',
    'Interior door unit - pre-hung - solid core - 2\' 8" x 6\' 8" x 1 3/8" - 20 minute rated with self closing hinges (3 per door) and drop seal',
  ],
  [
    'inside',
    'LF',
    'Insulation and drywall as a unit per LF - up to 2\' tall - 4" unfaced batts between studs 16" o.c., 1/2" board, ready for texture',
  ],
  [
    'inside',
    'SF',
    'Engineered wood flooring - 5" wide x 1/2" thick - random lengths 12" to 48" - glued down over existing slab w/ moisture barrier (up to 8 lb.)',
  ],
  [
    'inside',
    'EA',
    'Central air conditioning system - recover refrigerant, evacuate and recharge - up to 5 ton - 12 lb. of R-410A at 2 line sets',
  ],
  [
    'roof',
    'SQ',
    'Laminated - impact resistant (Class 4) - comp. shingle rfg. - w/out felt - 130 MPH warranty - 6 nails per shingle in high wind zone',
  ],
  [
    'roof',
    'SQ',
    'Modified bitumen roof - 2 ply - torched - granular cap over tapered board 1/4" per foot - flat section above rear porch, 3 drains',
  ],
  [
    'roof',
    'EA',
    'Skylight - double dome, fixed, 6.1 - 9 sf - detach, store, flash with new 24" x 48" kit and reset, incl. 2 saddle pieces',
  ],
  [
    'elevation',
    'SF',
    "Seal & paint wood siding and trim - 3 coats - south and west sides, up to 24' above grade, ladder work on 2 of 4 faces",
  ],
  [
    'elevation',
    'EA',
    'Window - vinyl - double hung - 20 - 28 sf - low E, argon, 6 over 6 grids - fit to existing opening with 5/4" x 4" trim outside',
  ],
  [
    'yard',
    'LF',
    'Block wall - 6\' high x 8" thick - split face on 1 side - on existing 12" x 24" footing, 2 bars #4, with cap and 1 expansion joint per 20\'',
  ],
  [
    'haul',
    'EA',
    'Dumpster load - 40 yards, 7 - 8 tons - one pull, incl. delivery within 25 miles and up to 14 days on site',
  ],
];

/** Gives a share of rows words of several lines. */
export const lengthenWords = (random: Random, scope: Scope, share: number): void => {
  const lengthen = (place: Place): void => {
    for (const item of place.items) {
      if (!random.chance(share) || (item.activity !== '+' && item.activity !== '&')) continue;
      const fitting = works.filter(([trade, unit]) => trade === place.trade && unit === item.unit);
      if (fitting.length === 0) continue;
      item.description = random.pick(fitting)[2];
      item.bidItem = false;
    }
  };
  for (const place of scope.places) lengthen(place);
};
