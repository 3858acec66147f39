import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Product/Service', 52, 'left'],
  ['Description', 194, 'left'],
  ['Qty.', 456],
  ['Unit Price', 509],
  ['Total', 561],
);

describe('the name of a service before its description', () => {
  it('says what is done where the description does not', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...row(TABLE, 118, [
          'Pump & muck out',
          'Two men, hose to the ditch',
          '9',
          '$60.00',
          '$540.00',
        ]),
        ...row(TABLE, 136, [
          'Remove wet batts',
          'R-13 kraft faced, bagged',
          '700',
          '$1.00',
          '$700.00',
        ]),
        ...row(TABLE, 154, ['Insulation', 'Remove what hangs down', '300', '$0.50', '$150.00']),
        ...row(TABLE, 172, ['Remove old plastic', '', '1,400', '$0.25', '$350.00']),
      ]),
    );
    expect(lineItems.map(({ activity }) => activity)).toEqual(['+', '-', '-', '-']);
  });
});

it('a task before the description says what is done, on two lines as well', () => {
  const table = columns(
    ['#', 40, 'left'],
    ['Task', 60, 'left'],
    ['Description', 130, 'left'],
    ['Qty', 320],
    ['UOM', 350],
    ['Rate', 420],
    ['Amount', 490],
  );
  const tasks = ['Detach &', 'Remove', 'Remove &', 'Clean'];
  const { lineItems } = read(
    page(1, [
      ...header(table, 60),
      ...tasks.flatMap((task, at) =>
        row(table, 80 + at * 30, [
          `${at + 1}`,
          task,
          'Base cabinets',
          '2.00',
          'EA',
          '30.00',
          '60.00',
        ]),
      ),
      { text: 'Reset', x: 60, y: 90 },
      { text: 'Replace', x: 60, y: 150 },
    ]),
  );
  expect(lineItems.map(({ activity, description }) => [activity, description])).toEqual([
    ['R', 'Base cabinets'],
    ['-', 'Base cabinets'],
    ['&', 'Base cabinets'],
    ['+', 'Base cabinets'],
  ]);
});
