import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const LEDGER = columns(
  ['Date', 36, 'left'],
  ['Paid to', 80, 'left'],
  ['Inv / ticket', 170, 'left'],
  ['For', 250, 'left'],
  ['Cost', 420],
  ['M/U', 460],
  ['M/U $', 510],
  ['Billed', 580],
);

it('a ledger says what each was paid for, and what is billed with its markup', () => {
  const { lineItems } = read(
    page(1, [
      ...header(LEDGER, 100),
      ...row(LEDGER, 116, [
        '4/2',
        'Elm Dumpster',
        '22091',
        '30 yd box',
        '640.00',
        '15%',
        '96.00',
        '736.00',
      ]),
      ...row(LEDGER, 132, [
        '4/7',
        'Own crew',
        'TS 4/7',
        'Strip siding',
        '1,056.00',
        '',
        '',
        '1,056.00',
      ]),
      ...row(LEDGER, 148, [
        '4/8',
        'R. Quill',
        '118',
        'Saw cut slab',
        '875.00',
        '15%',
        '131.25',
        '1,006.25',
      ]),
    ]),
  );
  expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
    ['30 yd box', 736],
    ['Strip siding', 1056],
    ['Saw cut slab', 1006.25],
  ]);
});

const CHANGES = columns(
  ['Item', 36, 'left'],
  ['Work', 70, 'left'],
  ['Hours', 290],
  ['Labor @ 66', 360],
  ['Material', 430],
  ['Sub', 490],
  ['Add / (Deduct)', 580],
);

it('a change order adds or deducts what labor, material and others come to', () => {
  const { lineItems } = read(
    page(1, [
      ...header(CHANGES, 100),
      ...row(CHANGES, 116, ['1.1', 'Open chase', '6.0', '396.00', '', '', '396.00']),
      ...row(CHANGES, 132, ['1.2', 'New blocking', '4.0', '264.00', '118.40', '', '382.40']),
      ...row(CHANGES, 148, ['1.3', 'Home run to panel', '', '', '', '685.00', '685.00']),
      ...row(CHANGES, 164, ['1.4', 'Delete door paint', '', '', '', '(160.00)', '(160.00)']),
    ]),
  );
  expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
    ['Open chase', 396],
    ['New blocking', 382.4],
    ['Home run to panel', 685],
    ['Delete door paint', -160],
  ]);
});

const CREW = columns(
  ['Task', 36, 'left'],
  ['Techs', 250],
  ['Hrs', 310],
  ['Billed', 370],
  ['Rate', 440],
  ['Total', 520],
);

it('hours that are billed stand before their rate', () => {
  const { lineItems } = read(
    page(1, [
      ...header(CREW, 100),
      ...row(CREW, 116, ['Extract water', '2', '5.50', '11.00', '68.00', '748.00']),
      ...row(CREW, 132, ['Set equipment', '2', '4.00', '8.00', '68.00', '544.00']),
      ...row(CREW, 148, ['Monitor', '1', '1.50', '1.50', '68.00', '102.00']),
    ]),
  );
  expect(lineItems.map(({ quantity, rcv }) => [quantity, rcv])).toEqual([
    [11, 748],
    [8, 544],
    [1.5, 102],
  ]);
});
