import { describe, expect, it } from 'vitest';
import { splitAddress } from '../../../lambdas/domain/esx/split-address.ts';

describe('an address in one string', () => {
  it.each([
    ['12 Oak St, Dallas, TX 75201', '12 Oak St', 'Dallas', 'TX', '75201'],
    ['12 Oak St, Apt 4, Dallas, tx 75201-1234', '12 Oak St, Apt 4', 'Dallas', 'TX', '75201-1234'],
    ['12 Oak St\nDallas, TX 75201\nUSA', '12 Oak St', 'Dallas', 'TX', '75201'],
    ['12 Oak St,\r\nDallas TX, 75201', '12 Oak St', 'Dallas', 'TX', '75201'],
    ['12 Oak St Dallas, TX 75201', '12 Oak St Dallas', null, 'TX', '75201'],
    ['1 King St W, Toronto, ON M5H 1A1', '1 King St W', 'Toronto', 'ON', 'M5H 1A1'],
    ['Lot 7 behind the mill', 'Lot 7 behind the mill', null, null, null],
    ['', '', null, null, null],
  ])('%j is split at its end only', (address, street, city, state, zip) => {
    expect(splitAddress(address)).toEqual({ street, city, state, zip });
  });
});
