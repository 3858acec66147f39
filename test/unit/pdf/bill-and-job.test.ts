import { describe, expect, it } from 'vitest';
import { page, read, THREE_ROWS, text } from './draw.ts';

const factsOf = (...lines: string[]) => {
  const { insuredName, propertyAddress } = read(
    page(1, [...lines.map((line, at) => text(60 + at * 12, line)), ...THREE_ROWS]),
  );
  return [insuredName, propertyAddress];
};

describe('who is billed', () => {
  it('stands above the address of the job, without a colon', () => {
    expect(factsOf('Bill Ida & Sven Quillon', 'Job 12 Plum Row, Elmtown OH 44999')).toEqual([
      'Ida & Sven Quillon',
      '12 Plum Row, Elmtown OH 44999',
    ]);
  });

  it('may be called Bill where no job stands below', () => {
    expect(factsOf('Bill Quillon', 'Oakby')[0]).not.toBe('Quillon');
  });

  it('may own the house that is named behind', () => {
    expect(
      factsOf(
        'Bill to: Quillon Rentals (Ida Quillon), for rent house 12 Plum Row, Elmtown OH 44999',
      ),
    ).toEqual(['Quillon Rentals (Ida Quillon)', '12 Plum Row, Elmtown OH 44999']);
  });
});
