import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

describe('invoices of contents by their method', () => {
  const table = columns(
    ['Tag', 30, 'left'],
    ['Article', 60, 'left'],
    ['Count', 240],
    ['Method', 250, 'left'],
    ['Hrs', 400],
    ['Rate', 450],
    ['Supplies', 510],
    ['Line Total', 570],
  );
  it('have the method in no section, and no row for the sum of all hours', () => {
    const { lineItems } = read(
      page(1, [
        ...header(table, 60),
        { text: 'Den', x: 30, y: 78, bold: true },
        { text: '381.75', x: 570, y: 78, bold: true, align: 'right' },
        ...row(table, 92, [
          '001',
          'Sofa with two cushions, linen',
          '1',
          'Dry foam',
          '2.50',
          '40.00',
          '11.75',
          '111.75',
        ]),
        ...row(table, 106, [
          '002',
          'Books of three shelves, all sizes',
          '90',
          'Wipe, fan out',
          '6.00',
          '36.00',
          '',
          '216.00',
        ]),
        ...row(table, 120, [
          '003',
          'Lamps with shades, vacuumed only',
          '3',
          'Hand',
          '1.25',
          '40.00',
          '4.00',
          '54.00',
        ]),
        { text: 'Shop', x: 30, y: 138, bold: true },
        { text: '299.00', x: 570, y: 138, bold: true, align: 'right' },
        ...row(table, 152, [
          '004',
          'Hand tools and two power tools',
          '40',
          'Wire wheel, oil',
          '5.00',
          '36.00',
          '9.00',
          '189.00',
        ]),
        ...row(table, 166, [
          '005',
          'Vault rent of two months, one vault',
          '2',
          'Vault-month',
          '',
          '55.00',
          '',
          '110.00',
        ]),
        ...row(table, 184, ['', 'All rooms', '', '', '14.75', '', '24.75', '680.75'], {
          bold: true,
        }),
        ...row(table, 210, ['', '', '', '', '', '', 'AMOUNT DUE', '$680.75'], { bold: true }),
      ]),
    );
    expect(
      lineItems.map(({ printed, section, rcv }) => [printed?.lineNumber, section, rcv]),
    ).toEqual([
      ['001', null, 111.75],
      ['002', null, 216],
      ['003', null, 54],
      ['004', null, 189],
      ['005', null, 110],
    ]);
    expect(lineItems[0]?.f9Note).toBe('Dry foam');
  });
});
