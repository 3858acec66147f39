import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row, text } from './draw.ts';

const COLUMNS = columns(
  ['#', 36, 'left'],
  ['Product or service', 60, 'left'],
  ['Description', 170, 'left'],
  ['Qty', 400],
  ['Rate', 470],
  ['Amount', 560],
);

describe('the details beside what a bookkeeping program calls its product', () => {
  it('are all of the description, wherever a line of them breaks', () => {
    const { lineItems } = read(
      page(1, [
        text(40, 'Marlowe Heating', { size: 14 }),
        ...header(COLUMNS, 100),
        ...row(COLUMNS, 125, [
          '1.',
          'Diagnostics',
          'Surge diagnostic of both',
          '1',
          '$189.00',
          '$189.00',
        ]),
        text(136, 'systems, with a report', { x: 170 }),
        ...row(COLUMNS, 161, [
          '2.',
          'Condenser',
          '5 ton heat pump condenser,',
          '1',
          '$4,865.50',
          '$4,865.50',
        ]),
        text(172, 'by Alder', { x: 170 }),
        text(183, 'replaces unit S/N 190422', { x: 170 }),
        ...row(COLUMNS, 208, [
          '3.',
          'Control',
          'Thermostat, with new wire,',
          '2',
          '$412.60',
          '$825.20',
        ]),
        text(219, 'hall and den', { x: 170 }),
        ...row(COLUMNS, 244, [
          '4.',
          'Board',
          'Control board of the old unit.',
          '1',
          '$586.40',
          '$586.40',
        ]),
        text(255, 'Ohms OK at this time; if it', { x: 170 }),
        text(266, 'fails we send a supplement.', { x: 170 }),
        ...row(COLUMNS, 291, ['5.', 'Labor', 'Install labor', '16', '$115.00', '$1,840.00']),
        ...row(COLUMNS, 316, ['6.', 'Labor', 'Helper', '16', '$72.50', '$1,160.00']),
        ...row(COLUMNS, 341, ['7.', 'Permit', 'County permit', '1', '$241.00', '$241.00']),
      ]),
    );
    expect(lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual([
      ['Diagnostics Surge diagnostic of both systems, with a report', null],
      ['Condenser 5 ton heat pump condenser, by Alder replaces unit S/N 190422', null],
      ['Control Thermostat, with new wire, hall and den', null],
      [
        'Board Control board of the old unit. Ohms OK at this time; if it fails we send a supplement.',
        null,
      ],
      ['Labor Install labor', null],
      ['Labor Helper', null],
      ['Permit County permit', null],
    ]);
  });
});
