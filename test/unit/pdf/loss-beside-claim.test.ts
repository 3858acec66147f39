import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

/** Letters that say beside the claim's number what came about on which day, in whatever words. */

const letter = (about: string) =>
  read(
    page(
      1,
      drawn(`
#Quillon Millwork
February 20, 2026

Ida Prill
12 Plum Row
Elmtown, OH 44999
${about}

Dear Ida Prill,

~Description              Quantity    Unit    Unit Price     Total
Hang drywall                   10    SF           4.00        40.00
Paint walls                    20    SF           3.00        60.00
~Total                                                       100.00
`),
    ),
  ).dateOfLoss;

describe('the day beside the number of a claim', () => {
  it.each([
    ['Your claim VA-0026-77121. Soaking tub ran over January 30, 2026.', '2026-01-30'],
    ['Claim TX-7719041, heat pump condensate ran over Jan. 14, 2026', '2026-01-14'],
    ['Claim number CO-55-901331 (bidet supply tube, January 9, 2026)', '2026-01-09'],
    [
      'Claim no. 4006611-A, policy HOM-77-1801\nWater line upstairs, February 11, 2026',
      '2026-02-11',
    ],
    ['Claim no. 4006611\nWind, water through patio doors, February 11, 2026', '2026-02-11'],
    ['Branch took mast down 02/08/26\nClaim # 02-88-417731', '2026-02-08'],
    ['Re: Frozen pipe found January 24, 2026 - Orchard Mutual claim # OM-70-12281', '2026-01-24'],
    [
      'Snow slid off and took the gutters, February 11, 2026. Claim FP-2026-00731. Bid February 19, 2026.',
      '2026-02-11',
    ],
    [
      'PROPOSAL: repair of porch after the oak came down, January 21, 2026.\nClaim DW-0617741',
      '2026-01-21',
    ],
  ])('is that of the loss behind words on what came about: %s', (about, day) => {
    expect(letter(about)).toBe(day);
  });

  it.each([
    'Claim TX-7719041, good for acceptance through March 20, 2026',
    'Claim TX-7719041, our proposal of February 18, 2026',
    'Claim TX-7719041, inspected with the adjuster February 12, 2026',
    'Claim TX-7719041\nPrepared for Ida and Jon Prill February 20, 2026',
    'Claim TX-7719041   Elmtown Ohio February 20, 2026',
    'Claim TX-7719041, tub ran over January 30, 2026\nHall lid came down February 2, 2026',
    'Tub ran over again January 30, 2026\n\nThank you\nClaim TX-7719041',
  ])('is none where other things were done on it, or several are said: %s', (about) => {
    expect(letter(about)).toBeNull();
  });
});
