import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const pathsOf = (...prints: string[]): (string[] | undefined)[] =>
  read(...prints.map((print, at) => page(at + 1, drawn(print)))).lineItems.map(
    ({ printed }) => printed?.path,
  );

describe('a level that its own sum names', () => {
  it('may end in a point, at the foot of the page before its first room', () => {
    const heads =
      '~DESCRIPTION                         QUANTITY  UNIT PRICE       RCV     DEPREC.       ACV';
    expect(
      pathsOf(
        `
~Kitchen
${heads}
1. Shingles                          10.00 SQ      200.00  2,000.00    (500.00)  1,500.00
~Totals: Kitchen                                           2,000.00    500.00   1,500.00

~2nd Flr.`,
        `
~Bath
${heads}
2. Ridge cap                         50.00 LF       10.00    500.00    (100.00)    400.00
~Totals: Bath                                                500.00    100.00     400.00
~Total: 2nd Flr.                                             500.00    100.00     400.00
~Line Item Totals: SAMPLE                                  2,500.00    600.00  1,900.00`,
      ),
    ).toEqual([['Kitchen'], ['2nd Flr.', 'Bath']]);
  });

  it('is no section that a recap sums below another', () => {
    expect(
      pathsOf(
        `
~Kitchen
~DESCRIPTION                         QUANTITY  UNIT PRICE       RCV     DEPREC.       ACV
Content Manipulation
1. Shingles                          10.00 SQ      200.00  2,000.00    (500.00)  1,500.00
~Totals: Kitchen                                           2,000.00    500.00   1,500.00
~Line Item Totals: SAMPLE                                  2,000.00    500.00   1,500.00`,
        `
~                         Loss Recap
TOTAL ROOFING                                              1,500.00
TOTAL CONTENT MANIPULATION                                   500.00`,
      ),
    ).toEqual([['Kitchen']]);
  });
});

describe('a sum that says what its name is of', () => {
  it('is that of the level which bears the name', () => {
    const room = (name: string, sum: string) => `
~${name}
~DESCRIPTION                       QUANTITY   UNIT PRICE      TAX        RCV
1.  Clean the walls               200.00 SF         0.43     4.84      90.84
~${name} Totals:                                              4.84      ${sum}
`;
    const { printed } = read(
      page(
        1,
        drawn(`
~Dwelling${room('Kitchen', '90.84')}${room('Den', '90.84')}
~Area Dwelling Total:                                         9.68     181.68
`),
      ),
    );
    expect(printed?.totals.map(({ kind, path }) => [kind, path])).toEqual([
      ['room', ['Dwelling', 'Kitchen']],
      ['room', ['Dwelling', 'Den']],
      ['level', ['Dwelling']],
    ]);
  });
});

describe('sums of buildings below those of their rooms', () => {
  const room = (name: string, row: string) => `
~${name}
~Description                         Quantity  Unit Price       RCV     Deprec.       ACV
${row}
~Totals: ${name.padEnd(35)} 2,000.00    500.00   1,500.00`;
  const row = (number: number): string =>
    `${number}. Shingles                          10.00 SQ      200.00  2,000.00    (500.00)  1,500.00`;

  it('are those of levels', () => {
    const { lineItems, printed } = read(
      page(
        1,
        drawn(`
~                        Building 1 - Warehouse
${room('Roof and Frame', row(1))}
~Building Totals: Building 1 - Warehouse             2,000.00    500.00   1,500.00
~                        Building 2 - Office
${room('Front Office', row(2))}
~Building Totals: Building 2 - Office                2,000.00    500.00   1,500.00`),
      ),
    );
    expect(lineItems.map((item) => item.printed?.path)).toEqual([
      ['Building 1 - Warehouse', 'Roof and Frame'],
      ['Building 2 - Office', 'Front Office'],
    ]);
    expect(printed?.totals.map(({ kind }) => kind)).toEqual(['room', 'level', 'room', 'level']);
  });

  it('are followed by labor minimums that are none of what is paid when incurred', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
#                Main Level
${room('Kitchen', row(1))}
~Total: Main Level                                   2,000.00    500.00   1,500.00
#                Paid When Incurred
${room('Code Upgrade', row(2))}
${room('Labor Minimums Applied', row(3))}
~Line Item Totals: SAMPLE                            6,000.00  1,500.00   4,500.00

~            Summary for Dwelling - Paid When Incurred
Line Item Total                                      2,000.00
Total Paid When Incurred                            $2,000.00
`).map((run) => (run.size === 14 ? { ...run, bold: true } : run)),
      ),
    );
    expect(lineItems.map((item) => [item.room, item.isPaidWhenIncurred])).toEqual([
      ['Kitchen', false],
      ['Code Upgrade', true],
      ['Labor Minimums Applied', false],
    ]);
  });
});
