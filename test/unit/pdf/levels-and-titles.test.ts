import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const readPage = (text: string) => read(page(1, drawn(text)));

const HEADS = '~Item                        Quantity   Unit Cost   Repl. Cost';

describe('a level and its room in one line', () => {
  it.each(['Interior : Kitchen', 'Interior > Kitchen', 'Interior - Kitchen     Floor 142 sf'])(
    'are parted where the sum names the room: %s',
    (head) => {
      const { lineItems } = readPage(`
~${head}
${HEADS}
Drywall - Remove             142.00 sf       3.18       451.56
Paint ceiling                142.00 sf       1.04       147.68
Kitchen Total                                           599.24
`);
      expect(lineItems.map(({ printed }) => printed?.path)).toEqual([
        ['Interior', 'Kitchen'],
        ['Interior', 'Kitchen'],
      ]);
    },
  );

  it('stay one name where the sum says it whole', () => {
    const { lineItems } = readPage(`
~Exterior - Front Elevation
${HEADS}
Siding - Remove              142.00 sf       3.18       451.56
Paint siding                 142.00 sf       1.04       147.68
Exterior - Front Elevation Total                        599.24
`);
    expect(lineItems[0]?.printed?.path.at(-1)).toBe('Exterior - Front Elevation');
  });
});

it('a room that goes on overleaf below its level is the same', () => {
  const [first, second] = [
    `
~Exterior
~Front Elevation
${HEADS}
Siding - Remove              142.00 sf       3.18       451.56`,
    `
Exterior / Front Elevation (continued)
${HEADS}
Paint siding                 142.00 sf       1.04       147.68
Subtotal: Front Elevation                               599.24
~Fence / Gate
${HEADS}
Cedar gate                     2.00 ea     100.00       200.00
Subtotal: Fence / Gate                                  200.00
Total: Exterior                                         799.24`,
  ];
  const pages = [first, second].map((text, at) => page(at + 1, drawn(text)));
  expect(read(...pages).lineItems.map((item) => item.printed?.path.at(-1))).toEqual([
    'Front Elevation',
    'Front Elevation',
    'Fence / Gate',
  ]);
});

it('a path of levels above a room opens each of them', () => {
  const { lineItems, printed } = readPage(`
~Dwelling / Main Floor
~Kitchen (15' 2" x 11' 4" x 8' 0")
${HEADS}
Drywall - Remove             142.00 sf       3.18       451.56
Kitchen Total                                           451.56
~Dwelling / Second Floor
~Upper Hall (12' 0" x 4' 0" x 8' 0")
${HEADS}
Paint ceiling                142.00 sf       1.04       147.68
Upper Hall Total                                        147.68
`);
  expect(lineItems.map((item) => item.printed?.path)).toEqual([
    ['Dwelling', 'Main Floor', 'Kitchen'],
    ['Dwelling', 'Second Floor', 'Upper Hall'],
  ]);
  expect(printed?.rooms.filter(({ kind }) => kind === 'level').map(({ path }) => path)).toEqual([
    ['Dwelling'],
    ['Dwelling', 'Main Floor'],
    ['Dwelling', 'Second Floor'],
  ]);
});

describe('names of parts', () => {
  it('go without the number that their sums leave out', () => {
    const { lineItems } = readPage(`
~1. LIVING ROOM
${HEADS}
Drywall - Remove             142.00 sf       3.18       451.56
Living Room subtotal                                    451.56
~2. HALL
Paint ceiling                142.00 sf       1.04       147.68
Hall subtotal                                           147.68
`);
    expect(lineItems.map(({ room }) => room)).toEqual(['LIVING ROOM', 'HALL']);
  });

  it('are no titles that stand above whose estimate it is', () => {
    const { lineItems, printed } = readPage(`
#Water Mitigation Invoice
Insured: Ida Quillon                    Claim Number: 7701204
~Service                     Units       Rate       Amount
Extract water, carpet        420.00 SF   0.68       285.60
Antimicrobial                420.00 SF   0.32       134.40
Total                                               420.00
`);
    expect(lineItems).toHaveLength(2);
    expect(printed?.rooms).toEqual([]);
  });
});

describe('the numbers of a supplement’s rows', () => {
  const estimate = readPage(`
~DESCRIPTION                    QTY    UNIT PRICE      RCV
~Roof
S1. Remove drip edge      182.00 LF          0.41     74.62
   * Omitted from carrier scope, see photo 12
S2. Drip edge             182.00 LF          3.12    567.84
S3. Steep charge           31.20 SQ         58.10  1,812.72
Total                                              2,455.18
`);

  it('may begin with a letter', () => {
    expect(
      estimate.lineItems.map(({ printed, description }) => [printed?.lineNumber, description]),
    ).toEqual([
      ['S1', 'Remove drip edge'],
      ['S2', 'Drip edge'],
      ['S3', 'Steep charge'],
    ]);
  });

  it('leave remarks to their rows', () => {
    expect(estimate.lineItems[0]?.f9Note).toBe('* Omitted from carrier scope, see photo 12');
    expect(estimate.printed?.warnings).toEqual([]);
  });
});

describe('columns beside the total', () => {
  it('may be called cost, in front of what is added', () => {
    const { lineItems } = readPage(`
~Work                       Qty   U/M   $/Unit       Cost        O&P      Total
Tear out cabinets         14.00   LF     12.50     175.00      35.00     210.00
Install cabinets          14.00   LF    245.00   3,430.00     686.00   4,116.00
Countertop                28.00   SF     38.00   1,064.00     212.80   1,276.80
`);
    expect(
      lineItems.map(({ unitPrice, overheadProfit, rcv }) => [unitPrice, overheadProfit, rcv]),
    ).toEqual([
      [12.5, 35, 210],
      [245, 686, 4116],
      [38, 212.8, 1276.8],
    ]);
  });

  it('may mark the rows', () => {
    const { lineItems } = readPage(`
~Mark   Location     Description                     Qty       Each       Ext.
W1     Kitchen      Double hung, white                2     412.00     824.00
W2     Bath         Awning, obscure                   1     368.50     368.50
D1     Rear         Sliding patio door                1   1,890.00   1,890.00
`);
    expect(lineItems.map(({ printed, room }) => [printed?.lineNumber, room])).toEqual([
      ['W1', 'Kitchen'],
      ['W2', 'Bath'],
      ['D1', 'Rear'],
    ]);
  });
});
