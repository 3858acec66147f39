import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

describe('estimates in other languages', () => {
  const table = columns(
    ['No', 40],
    ['Description', 60, 'left'],
    ['Qté', 330],
    ['Unité', 345, 'left'],
    ['Prix unitaire', 450],
    ['Montant', 540],
  );

  it('reads a comma before the cents, spaces between thousands and the currency behind', () => {
    const estimate = read(
      page(1, [
        { text: 'Assuré : Hélène Roy', x: 40, y: 30 },
        { text: 'No de réclamation : 5269628525', x: 300, y: 30 },
        { text: 'Estimateur : R. Roy', x: 40, y: 42 },
        { text: "Cause : Dégât d'eau", x: 300, y: 42 },
        ...header(table, 60),
        { text: 'SALON', x: 40, y: 76, bold: true },
        ...row(table, 92, [
          '1',
          'Enlever et remplacer gypse 1/2 po',
          '1 006,50',
          'pi²',
          '3,85 $',
          '3 875,03 $',
        ]),
        ...row(table, 108, [
          '2',
          'Plinthe MDF, haut. 4,5 po',
          '82,55',
          'pi lin.',
          '5,31 $',
          '438,34 $',
        ]),
        ...row(table, 124, ['3', 'Évier double', '5,00', 'ch.', '516,21 $', '2 581,05 $']),
        { text: 'Sous-total SALON', x: 60, y: 140, bold: true },
        { text: '6 894,42 $', x: 540, y: 140, align: 'right', bold: true },
        { text: 'TPS (5 %)', x: 400, y: 170 },
        { text: '344,72 $', x: 540, y: 170, align: 'right' },
        { text: 'TOTAL', x: 400, y: 182, bold: true },
        { text: '7 239,14 $', x: 540, y: 182, align: 'right', bold: true },
      ]),
    );
    expect(
      estimate.lineItems.map((item) => [
        item.description,
        item.quantity,
        item.unit,
        item.unitPrice,
        item.rcv,
        item.activity,
      ]),
    ).toEqual([
      ['Enlever et remplacer gypse 1/2 po', 1006.5, 'SF', 3.85, 3875.03, '&'],
      ['Plinthe MDF, haut. 4,5 po', 82.55, 'LF', 5.31, 438.34, '+'],
      ['Évier double', 5, 'EA', 516.21, 2581.05, '+'],
    ]);
    expect(estimate.lineItems.map(({ room, section }) => room ?? section)).toEqual([
      'SALON',
      'SALON',
      'SALON',
    ]);
    expect(estimate.printed?.totals).toMatchObject([
      { name: 'SALON', amounts: { rcv: 6894.42 } },
      { kind: 'grand', amounts: { rcv: 7239.14 }, adjustments: 344.72 },
    ]);
    expect(estimate.insuredName).toBe('Hélène Roy');
    expect(estimate.claimNumber).toBe('5269628525');
  });

  it('leaves commas between thousands alone where the cents stand behind points', () => {
    const english = columns(
      ['Description', 60, 'left'],
      ['Qty', 330],
      ['Unit', 345, 'left'],
      ['Unit Price', 450],
      ['Total', 540],
    );
    const estimate = read(
      page(1, [
        ...header(english, 60),
        ...row(english, 76, ['Clean per lot 12,34', '1,006', 'SF', '3.85', '3,873.10']),
        ...row(english, 92, ['Paint walls', '10', 'SF', '1.00', '10.00']),
        ...row(english, 108, ['Set door', '2', 'EA', '100.00', '200.00']),
      ]),
    );
    expect(estimate.lineItems[0]).toMatchObject({ quantity: 1006, unitPrice: 3.85, rcv: 3873.1 });
  });
});
