import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

it('knows a sum between two sums, which the second counts once', () => {
  const labor = columns(
    ['Date', 36, 'left'],
    ['Labor resource', 90, 'left'],
    ['Hours', 330],
    ['Rate', 420],
    ['Cost', 520],
  );
  const equipment = columns(
    ['Date', 36, 'left'],
    ['Equipment resource', 90, 'left'],
    ['Hours', 330],
    ['Rate', 420],
    ['Cost', 520],
  );
  const material = columns(
    ['Material / other', 36, 'left'],
    ['Quantity', 330],
    ['Units', 340, 'left'],
    ['Unit cost', 420],
    ['Cost', 520],
  );
  const task = (
    y: number,
    name: string,
    [first, second]: readonly [string, string],
    sum: string,
    whole: string,
  ) => [
    { text: `Task ${name}`, x: 40, y, bold: true },
    ...header(labor, y + 16),
    ...row(labor, y + 32, ['03/08', 'Technician', '2.00', '$50.00', '$100.00']),
    ...row(labor, y + 48, ['03/08', 'Operator', '3.00', '$40.00', '$120.00']),
    ...row(labor, y + 64, ['', '', '', 'Labor', '$220.00'], { bold: true }),
    ...header(equipment, y + 78),
    ...row(equipment, y + 92, ['03/08', 'Bucket truck', '2.00', '$30.00', '$60.00']),
    ...row(equipment, y + 106, ['03/08', 'Loader', '1.00', '$71.60', '$71.60']),
    ...row(equipment, y + 120, ['', '', '', 'Equipment', '$131.60'], { bold: true }),
    ...header(material, y + 134),
    ...row(material, y + 148, ['Sign post', '1.00', 'EA', first, first]),
    ...row(material, y + 162, ['Anchor bolts', '1.00', 'SET', second, second]),
    ...row(material, y + 176, ['', '', '', 'Material / other', sum], { bold: true }),
    ...row(material, y + 196, ['', '', '', `Task ${name} total`, whole], { bold: true }),
  ];
  const { lineItems } = read(
    page(1, [
      ...task(40, '4118', ['$93.10', '$41.25'], '$134.35', '$485.95'),
      ...task(270, '4122', ['$71.95', '$18.40'], '$90.35', '$441.95'),
      ...task(500, '4125', ['$65.20', '$22.15'], '$87.35', '$438.95'),
    ]),
  );
  expect(lineItems.map(({ description }) => description)).toEqual(
    ['4118', '4122', '4125'].flatMap(() => [
      'Technician',
      'Operator',
      'Bucket truck',
      'Loader',
      'Sign post',
      'Anchor bolts',
    ]),
  );
});
