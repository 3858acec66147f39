import { expect, it } from 'vitest';
import { page, read, THREE_ROWS } from './draw.ts';

it('of `Sponsor / Insured Owner` above a name the insured is meant', () => {
  const { insuredName } = read(
    page(1, [
      { text: 'Date', x: 36, y: 60, size: 6 },
      { text: 'Sponsor / Insured Owner', x: 150, y: 60, size: 6 },
      { text: 'Project No.', x: 400, y: 60, size: 6 },
      { text: '03/04/2021', x: 36, y: 72 },
      { text: 'Juniper Flats Apartments, LLC', x: 150, y: 72 },
      { text: '071-20931', x: 400, y: 72 },
      ...THREE_ROWS,
    ]),
  );
  expect(insuredName).toBe('Juniper Flats Apartments, LLC');
});
