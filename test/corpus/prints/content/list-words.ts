import type { Random } from '../../random.ts';
import type { Scope } from './scope.ts';
import type { Trade } from './scope-lines.ts';

/** Lines of price lists that scopes do not draw on otherwise, by trade and unit. */
const listWords: Partial<Record<Trade, Readonly<Record<string, readonly string[]>>>> = {
  roof: {
    SQ: [
      'Metal roofing - corrugated - 29 gauge',
      'Tile roofing - Concrete - "S" or flat tile',
      'Modified bitumen roof - self-adhering - cap sheet only',
      'Cedar shake roofing - 1/2" to 3/4" hand split',
      'Single ply membrane - Fully adhered - 60 mil',
      'Add. layer of comp. shingles, remove & disp. - Laminated',
    ],
    LF: [
      'Counterflashing - Apron flashing',
      'Sidewall/headwall flashing - mill finish',
      'Ridge cap - metal roofing',
      'Flashing, 14" wide',
      'Gravel stop - up to 10"',
      'Fascia - 1" x 6" - #1 pine',
    ],
    EA: [
      'Furnace vent - rain cap and storm collar, 8"',
      'Saddle or cricket - 26 to 50 SF',
      'Skylight flashing kit - dome - Large',
      'Power attic vent cover only - metal',
      "Roof vent - off ridge type - 8'",
      'Rain diverter',
    ],
    SF: ['Sheathing - plywood - 5/8" CDX', 'Valley liner - 26 gauge x 24"', 'Sheathing - 1" x 6"'],
  },
  elevation: {
    LF: ['Downspout - half round - copper - 3"', 'Corner trim - 1" x 4"', 'Gutter splash - 16 oz'],
    SF: [
      'Brick veneer - in place - High grade',
      'Stucco - color coat - sanded texture',
      'Fanfold foam insulation board - 1/4"',
      'Siding - hardboard - lap pattern - 12"',
      'Wrap wood window frame & trim with aluminum sheet',
    ],
    EA: [
      'Wrap custom fascia with aluminum (PER LF) - setup',
      'Vinyl window - double hung, 13-19 sf',
      'Gable vent - vinyl - 14" x 22"',
      'Shutters - simulated wood (polystyrene) - 15" x 55"',
      'Light fixture - wall sconce - coach style',
    ],
  },
  inside: {
    SF: [
      'Floor preparation for resilient flooring',
      'Underlayment - 1/2" BC plywood',
      'Engineered wood flooring - High grade',
      'Vapor barrier - visqueen - 6mil',
      'Tongue & groove - beveled paneling - pine',
      'Seal/prime then paint the surface area (2 coats)',
      'Tile floor - 12" x 24" - set on 1/2" board',
      "Wallpaper - grass cloth - 3' x 27' roll",
    ],
    LF: [
      'Baseboard - 4 1/4" w/shoe',
      'Cabinetry - full height unit - Custom grade',
      '110 volt copper wiring run, box and outlet',
      'Toe kick - pre-finished wood - 1/2"',
      'Chair rail - 2 1/2" - stain grade',
      'Post-formed countertop w/4" splash',
    ],
    EA: [
      'Sink faucet - Kitchen - High grade',
      'Garbage disposer - 3/4 HP',
      "Bathtub - acrylic fiberglass - 5'",
      'Recessed light fixture - 6" trim only',
      'Smoke detector - 120V w/10 yr. battery',
      'Interior door - birch - pre-hung 2/8 x 6/8',
      'Medicine cabinet - recessed, 16" x 20"',
      'Ground fault interrupter (GFI) outlet',
      'Angle stop valve - 1/4 turn',
      'Range hood - oversize - 42" to 54"',
    ],
  },
  wet: {
    SF: ['Lift carpet for drying - 2 people', 'Tear out wet insulation - bag - per 0.5 CF'],
    LF: ['Cut-out drywall 24" a.f.f. - bag & haul - 1/2"'],
    EA: ['Axial fan (per 24 hour period) - 1 HP', 'Moisture meter - pin type (per day)'],
  },
  yard: {
    LF: ["Vinyl (PVC) fence, 6' high - picket (pool style)", "Split rail - 2 rail - 10' sections"],
    EA: ['Post - steel, 2 3/8" x 8\' - set in concrete', "Swimming pool cover - 16' x 32'"],
    SF: ['Concrete slab on grade - 4" - finished in place', 'Pavers - 2 3/8" - herringbone'],
  },
  haul: {
    EA: ['Dumpster load - 12 yards, 1-3 tons', 'Asbestos test fee - 1 to 3 samples - 48 hr.'],
    HR: ['Project superintendent - per hour', 'Skid steer loader & operator'],
  },
};

/** Gives a share of rows the words of other lines of the list. */
export const rewordLines = (random: Random, scope: Scope, share: number): void => {
  for (const place of scope.places)
    for (const item of place.items) {
      const others = listWords[place.trade]?.[item.unit];
      const plain = item.activity !== '-' && item.machineNotes.length === 0 && !item.bidItem;
      if (others !== undefined && plain && random.chance(share))
        item.description = random.pick(others);
    }
};
