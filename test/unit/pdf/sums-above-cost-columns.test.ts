import { describe, expect, it } from 'vitest';
import { columns, type PlacedText, page, read, row, text } from './draw.ts';

/** Cost breakdowns of contractors: labor, material and sub of each row, and the sums of a trade above its rows. */

const COLUMNS = columns(
  ['Item', 36, 'left'],
  ['Trade / description', 66, 'left'],
  ['Labor', 340],
  ['Material', 410],
  ['Sub / Equip', 480],
  ['Total', 540],
);
const SIGNS = [300, 370, 440, 500];

/** `$   1,900` with the sign at the left edge of its column. */
const signed = (y: number): PlacedText[] => SIGNS.map((x) => ({ text: '$', x, y, bold: true }));

const sheet = (totalOfRoof: string) =>
  read(
    page(1, [
      text(40, 'Cost Breakdown - Lodge 88, 14 Mill St, Athens OH 45701', { bold: true }),
      { text: '% of', x: 550, y: 93 },
      ...row(
        COLUMNS,
        98,
        COLUMNS.map(({ heading }) => heading),
      ),
      { text: 'direct', x: 550, y: 103 },
      ...row(COLUMNS, 120, ['1', 'Demolition', '1,900', '-', '640', '2,540'], { bold: true }),
      ...signed(120),
      { text: '41.1%', x: 550, y: 120 },
      ...row(COLUMNS, 133, ['1.1', 'Gut bath to studs', '1,900', '-', '-', '1,900']),
      ...row(COLUMNS, 146, ['1.2', 'Dumpsters, 2 @ 30 yd', '-', '-', '640', '640']),
      ...row(COLUMNS, 159, ['2', 'Roofing', '2,300', '1,410', '-65', totalOfRoof], {
        bold: true,
      }),
      ...signed(159),
      { text: '58.9%', x: 550, y: 159 },
      ...row(COLUMNS, 172, ['2.1', 'Deck 12 sheets', '900', '610', '-', '1,510']),
      ...row(COLUMNS, 185, ['2.2', 'Shingle, 22 sq', '1,400', '800', '-', '2,200']),
      ...row(COLUMNS, 198, ['2.3', 'Torch down, rear', '-', '-', '310', '310']),
      ...row(COLUMNS, 211, ['2.4', 'Used curb by owner, credit', '-', '-', '(375)', '(375)']),
      ...row(COLUMNS, 224, ['', 'DIRECT COST', '4,200', '1,410', '575', '6,185'], {
        bold: true,
      }),
      ...signed(224),
      ...row(COLUMNS, 237, ['', 'Overhead 10%', '', '', '', '619']),
      ...row(COLUMNS, 250, ['', 'JOB PRICE', '', '', '', '6,804'], { bold: true }),
      { text: '$', x: 500, y: 250 },
    ]),
  );

describe('a cost breakdown with the sums of each trade above its rows', () => {
  const { lineItems, printed } = sheet('3,645');

  it('has the rows with what they come to, in whole dollars', () => {
    expect(
      lineItems.map(({ printed: own, description, quantity, rcv }) => [
        own?.lineNumber,
        description,
        quantity,
        rcv,
      ]),
    ).toEqual([
      ['1.1', 'Gut bath to studs', 1, 1900],
      ['1.2', 'Dumpsters, 2 @ 30 yd', 1, 640],
      ['2.1', 'Deck 12 sheets', 1, 1510],
      ['2.2', 'Shingle, 22 sq', 1, 2200],
      ['2.3', 'Torch down, rear', 1, 310],
      ['2.4', 'Used curb by owner, credit', 1, -375],
    ]);
  });

  it('has the trades with their sums', () => {
    expect(lineItems.map(({ printed: own }) => own?.path)).toEqual([
      ...Array(2).fill(['Demolition']),
      ...Array(4).fill(['Roofing']),
    ]);
    expect(printed?.totals.map(({ amounts }) => amounts.rcv)).toContain(3645);
  });

  it('has what its rows and what is added to them come to', () => {
    expect(printed?.totals.map(({ amounts }) => amounts.rcv)).toContain(6185);
    expect(printed?.warnings).toEqual([]);
  });
});

describe('a breakdown in which a trade does not come to its rows', () => {
  it('is no such sheet', () => {
    expect(sheet('3,745').lineItems.map(({ printed: own }) => own?.path)).not.toContainEqual([
      'Roofing',
    ]);
  });
});
