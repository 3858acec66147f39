import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row, text } from './draw.ts';

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

describe('a product and its description in a band of their own, without figures', () => {
  const SHEET = columns(
    ['ACTIVITY', 36, 'left'],
    ['DESCRIPTION', 130, 'left'],
    ['QTY', 400],
    ['RATE', 470],
    ['AMOUNT', 560],
  );

  const sheet = (...below: PlacedText[][]) =>
    read(
      page(1, [
        ...header(SHEET, 60),
        text(80, 'KITCHEN', { x: 130, bold: true }),
        ...row(SHEET, 100, [
          'Demolition',
          'Remove charred upper and lower cabinets, all of the',
          '1',
          '1,240.00',
          '1,240.00',
        ]),
        text(111, 'countertop and appliances', { x: 130 }),
        ...row(SHEET, 128, ['Drywall', 'Hang, tape, finish (SF)', '486', '3.18', '1,545.48']),
        ...row(SHEET, 145, [
          'Cabinets',
          'Supply and install base cabinets, mid grade, as per',
          '16.5',
          '284.00',
          '4,686.00',
        ]),
        text(156, 'approved layout (LF)', { x: 130 }),
        ...row(SHEET, 173, ['Painting', 'Two coats, walls (SF)', '486', '1.24', '602.64']),
        ...below.flat(),
        ...row(SHEET, 224, ['', '', '', 'Subtotal:', '8,074.12'], { bold: true }),
      ]),
    ).lineItems.map(({ description, quantity, rcv, f9Note }) => [
      description,
      quantity,
      rcv,
      f9Note,
    ]);

  it('are a row that has no price', () => {
    expect(
      sheet(
        row(SHEET, 190, [
          'Appliances',
          'Range, hood and refrigerator - by owner / contents',
          '',
          '',
          '',
        ]),
        [text(201, 'claim', { x: 130 })],
      ).slice(3),
    ).toEqual([
      ['Two coats, walls (SF)', 486, 602.64, null],
      ['Range, hood and refrigerator - by owner / contents claim', 1, null, null],
    ]);
  });

  it('are none right below a row: both of its cells go on there', () => {
    expect(sheet(row(SHEET, 184, ['of walls', 'and of the ceiling', '', '', ''])).length).toBe(4);
  });

  it.each([
    'ABCDEFG'.split(''),
    ['Roof', 'Ceilings', 'Walls', 'Floors', 'Kitchen', 'Windows', 'Roof'],
  ])('are none where the figures stand beside the last line: %s, %s', (...names) => {
    const LETTERED = columns(
      ['Trade', 36, 'left'],
      ['DESCRIPTION', 130, 'left'],
      ['QTY', 400],
      ['RATE', 470],
      ['AMOUNT', 560],
    );
    const { lineItems } = read(
      page(1, [
        ...header(LETTERED, 60),
        ...row(LETTERED, 80, [
          'A',
          'Taking down remains of fire damaged trussed roof to',
          '',
          '',
          '',
        ]),
        text(91, 'rear addition, including felt, battens and tiles;', { x: 130 }),
        ...row(LETTERED, 102, ['', 'setting aside tiles', '1', '2,860.00', '2,860.00']),
        ...row(LETTERED, 119, [
          names[1] ?? '',
          'Removing sodden and smoke stained ceilings',
          '',
          '',
          '',
        ]),
        ...row(LETTERED, 130, ['', 'with insulation over', '74', '9.40', '695.60']),
        ...row(LETTERED, 147, [
          names[2] ?? '',
          'Hacking off plaster to masonry',
          '96',
          '14.60',
          '1,401.60',
        ]),
        ...row(LETTERED, 164, [names[3] ?? '', 'Taking up floor', '38', '8.75', '332.50']),
        ...row(LETTERED, 181, [
          names[4] ?? '',
          'Stripping out kitchen units complete;',
          '',
          '',
          '',
        ]),
        ...row(LETTERED, 192, ['', 'capping services', '1', '645.00', '645.00']),
        ...row(LETTERED, 209, [names[5] ?? '', 'Removing window', '2', '58.00', '116.00']),
        ...row(LETTERED, 226, [names[6] ?? '', 'Wall plate', '14', '13.20', '184.80']),
      ]),
    );
    expect(lineItems.map(({ rcv }) => rcv)).toEqual([2860, 695.6, 1401.6, 332.5, 645, 116, 184.8]);
  });
});
