import { describe, expect, it } from 'vitest';
import { isMachineNote } from '../../../lambdas/domain/pdf/items/machine-notes.ts';

describe('what the price list says of an item', () => {
  it.each([
    'Includes: Vinyl window, fasteners, caulk, and installation labor.',
    'Excludes: Interior finish trim.',
    'Quality: .019 gauge.',
    'Labor cost to remove a window and to discard in a job-site waste receptacle.',
    'Average life expectancy 30 years',
    'Average depreciation 3.33% per year',
    'Maximum depreciation 75%',
    'Includes 12.00% waste',
    'Waste factor of 8% included',
    'Waste: 11.4%',
    'DMOL L Laborer - Demolition 4.120 HR @ 58.11 = 239.41',
    'PAINT+ M Paint / primer - premium grade 2.000 GL @ 46.32 = 92.64',
    '4.120 HR @ 58.11 = 239.41',
  ])('is no note of a person: %s', (text) => {
    expect(isMachineNote(text)).toBe(true);
  });

  it.each([
    '12% waste added for the seams of the old roll.',
    "15% waste added for carpet. Roll width 12'; the plan of the seams is in the file.",
    'Includes: two coats on the north wall',
    'Quality of the old finish is poor.',
    'Labor cost agreed with the owner',
    'Maximum of three layers',
    'Maximum depreciation 80 %. Barn and fence are ACV only.',
    'Includes 12.00% waste, as agreed with the adjuster',
    'Includes 10% waste',
    'Waste: 20.00 SQ x 1.15 = 23.00 SQ',
    'Veneer delaminated 3" up. 2.5 LF x 248.90 = 622.25',
    '6.00 WK @ 1,250.00 = 7,500.00',
    '2. 46.00 SF @ 28.40 = 1,306.40',
    'Bid: 212.00 SF @ 41.50 = 8,798.00',
    'Code IRC R905.1.2. 600.00 SF @ 1.92 = 1,152.00',
  ])('is not a note of a person that begins like it: %s', (text) => {
    expect(isMachineNote(text)).toBe(false);
  });
});
