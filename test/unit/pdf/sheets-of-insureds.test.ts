import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const SHORT = columns(
  ['Room', 36, 'left'],
  ['What', 100, 'left'],
  ['Their qty', 280],
  ['Right qty', 330],
  ['Short by', 380],
  ['Unit', 400, 'left'],
  ['Price', 460],
  ['$ short', 520],
  ['Why', 540, 'left'],
);

it('an insured asks for what the adjuster left out', () => {
  const { lineItems } = read(
    page(1, [
      ...header(SHORT, 100),
      ...row(SHORT, 116, [
        'Den',
        'Paint ceiling',
        '120',
        '300',
        '180',
        'sf',
        '1.25',
        '225.00',
        'half',
      ]),
      ...row(SHORT, 132, ['Den', 'Crown 4"', '0', '70', '70', 'lf', '6.50', '455.00', 'missed']),
      ...row(SHORT, 148, ['Sunroom', 'Tile', '80', '190', '110', 'sf', '9.00', '990.00', 'same']),
    ]),
  );
  expect(lineItems.map(({ quantity, unit, rcv, f9Note }) => [quantity, unit, rcv, f9Note])).toEqual(
    [
      [180, 'SF', 225, 'half'],
      [70, 'LF', 455, 'missed'],
      [110, 'SF', 990, 'same'],
    ],
  );
});

const DO = columns(
  ['Work', 36, 'left'],
  ['Do', 200, 'left'],
  ['Qty', 330],
  ['Price', 400],
  ['Total', 480],
);

it('`Do` heads what is done', () => {
  const { lineItems } = read(
    page(1, [
      ...header(DO, 100),
      ...row(DO, 116, ['Ceiling drywall', 'R&R', '132 sf', '4.85', '640.20']),
      ...row(DO, 132, ['Insulation - wet', 'Remove', '100 sf', '1.15', '115.00']),
      ...row(DO, 148, ['Chandelier', 'Reset', '1 ea', '148.00', '148.00']),
    ]),
  );
  expect(lineItems.map(({ activity }) => activity)).toEqual(['&', '-', 'R']);
});
