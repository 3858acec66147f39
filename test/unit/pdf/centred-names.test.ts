import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

/** A table of one room, its name at the left; a building's above it, in the middle. */
const room = (y: number, name: string, row: number, building?: string) => [
  ...(building === undefined
    ? []
    : [{ text: building, x: 306 - building.length * 2.25, y: y - 24, bold: true }]),
  ...drawn(`
~${name}
~DESCRIPTION                      QUANTITY   UNIT PRICE         RCV
${row}. Paint the walls               100.00 SF         2.00      200.00
${row + 1}. Replace carpet                 10.00 SY        30.00      300.00
~Totals:  ${name}                                           500.00
`).map((run) => ({ ...run, y: run.y + y - 40 })),
];

const paths = (runs: ReturnType<typeof room>) =>
  read(page(1, runs)).lineItems.map(({ printed }) => printed?.path.join(' > '));

describe('names in the middle of the page above rooms', () => {
  it('are levels that end where the next begins', () => {
    expect(
      paths([
        ...room(100, 'Dwelling Roof', 1, 'Farmhouse'),
        ...room(220, 'Kitchen', 3),
        ...room(340, 'Shed Roof', 5, 'Machine Shed'),
      ]),
    ).toEqual([
      'Farmhouse > Dwelling Roof',
      'Farmhouse > Dwelling Roof',
      'Farmhouse > Kitchen',
      'Farmhouse > Kitchen',
      'Machine Shed > Shed Roof',
      'Machine Shed > Shed Roof',
    ]);
  });

  it('are a title where there is only one', () => {
    expect(
      paths([...room(100, 'Dwelling Roof', 1, 'Storm Claim'), ...room(220, 'Kitchen', 3)]),
    ).toEqual(['Dwelling Roof', 'Dwelling Roof', 'Kitchen', 'Kitchen']);
  });
});
