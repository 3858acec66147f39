import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const TABLE = `
Item                                     Qty    Unit    Unit Price       Amount
Fence panels, cedar                       4      EA         120.00       480.00
Posts set in concrete                     5      EA          68.00       340.00
Gate, 12 ft                               1      EA       1,385.00     1,385.00
                                                            Total      2,205.00
`;

const factsOf = (text: string) => read(page(1, drawn(`${text}\n${TABLE}`)));

describe('owners and days of loss', () => {
  it('are none of what a bill is for', () => {
    expect(
      factsOf(`
INLAND GARAGE FLOORS
BILL FOR WORK DONE                               Dec. 29, 2025

Glenn Pettersen
540 Kestrel Loop, Coeur d'Alene, ID 83815

Water heater in the garage split on 11-22-2025`),
    ).toMatchObject({ insuredName: 'Glenn Pettersen', dateOfLoss: '2025-11-22' });
  });

  it('live in the town that has a label without a colon below their street', () => {
    expect(
      factsOf(`
Submitted to       Carl and Rose Devereaux             Date       June 9, 2026
Street             904 Magnolia Bend                   Phone      225-555-0160
City, state, zip   Denham Springs, LA 70726            Job        Downstairs system, flood
Insurance          LA Farm Bureau                      Claim      0092-HB-31877
Date of loss       05/27/2026                          Architect`).propertyAddress,
    ).toBe('904 Magnolia Bend, Denham Springs, LA 70726');
  });

  it('are told of days as people say them', () => {
    expect(factsOf('Fire was January 27, 2026.').dateOfLoss).toBe('2026-01-27');
    expect(factsOf('Pickup through the road wall, 18 April 2026').dateOfLoss).toBe('2026-04-18');
  });
});

describe('insurers and policies', () => {
  it('have policies whose numbers are parted in groups, or end in two figures', () => {
    expect(factsOf('Tower Hill claim 000481-226691, policy FLH 330 918 04').policyNumber).toBe(
      'FLH 330 918 04',
    );
    expect(factsOf('West Bend claim WC-26-0057714, policy HQ 2208831-04').policyNumber).toBe(
      'HQ 2208831-04',
    );
  });

  it('end before the policy and the claim beside them', () => {
    expect(factsOf('Insurance: Cotton States Policy CHO 77310 04 Claim GA-0031847')).toMatchObject({
      carrierName: 'Cotton States',
      claimNumber: 'GA-0031847',
    });
  });

  it('stand below their label, where another label stands beside it', () => {
    expect(
      factsOf(`
~PREPARED FOR              INSURANCE                   JOB NOTES
Gwen Aldaco               Texas Farmers               Car came through the fence
7402 Shoal Creek Blvd     Claim 22-PD-617304          46 ft bad, the rest is solid
Austin, TX 78757          Date of loss 8/23/2026      Dog in yard`),
    ).toMatchObject({
      carrierName: 'Texas Farmers',
      claimNumber: '22-PD-617304',
      insuredName: 'Gwen Aldaco',
      dateOfLoss: '2026-08-23',
    });
  });
});
