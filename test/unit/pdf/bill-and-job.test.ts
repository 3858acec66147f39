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

describe('whom a paper is prepared for', () => {
  it('stands below the address of the job, without a label', () => {
    expect(factsOf('12 Plum Row, Elmtown, OH 44999', 'Prepared for Ida & Sven Quillon')).toEqual([
      'Ida & Sven Quillon',
      '12 Plum Row, Elmtown, OH 44999',
    ]);
  });

  it('does not live at the address of a firm above', () => {
    expect(
      factsOf('Oakby Builders', '12 Plum Row, Elmtown, OH 44999', 'Prepared for Ida Quillon'),
    ).toEqual(['Ida Quillon', null]);
  });

  it('has a name and an address below the title of the paper', () => {
    const head = (y: number, line: string, size = 9) => ({ text: line, x: 36, y, size });
    const { insuredName, propertyAddress } = read(
      page(1, [
        head(40, 'Oakby Exteriors LLC'),
        head(52, '9 Mill Street, Elmtown, OH 44998'),
        head(64, '(555) 555-0100'),
        { text: 'Estimate # 1024', x: 400, y: 40, size: 9 },
        head(102, 'Storm restoration', 21),
        head(122, 'Ida Quillon'),
        head(134, '12 Plum Row, Elmtown, OH 44999'),
        ...THREE_ROWS,
      ]),
    );
    expect([insuredName, propertyAddress]).toEqual([
      'Ida Quillon',
      '12 Plum Row, Elmtown, OH 44999',
    ]);
  });
});
