import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

/** Where each row stands, as its description, its rooms from the outermost, and its section. */
const placesOf = (print: string): unknown[] =>
  read(page(1, drawn(print))).lineItems.map(({ description, section, printed }) => [
    description,
    printed?.path,
    section,
  ]);

const totalsOf = (print: string): unknown[] =>
  (read(page(1, drawn(print))).printed?.totals ?? []).map(({ kind, name, amounts }) => [
    kind,
    name,
    amounts.rcv ?? amounts.lineItemTotal,
  ]);

describe('the branches of a tree that come to the rows in them', () => {
  const tree = `
Name                                Qty Units       Price Each    Price Total

~- Dairy Barn                                                          430.00
~  - North Slope                      10 SQ                            300.00
      Tear off panel                  10 SQ            $10.00         $100.00
      Panel, ash gray                 10 SQ            $20.00         $200.00
~  - Cupola                            2 EACH                          130.00
      Louver, 36"                      2 EACH          $65.00         $130.00
~- Milk House                                                          100.00
~  - Gutter                           20 LIN FT                        100.00
      K gutter                        20 LIN FT         $5.00         $100.00

                                                   Total              $530.00`;

  it('are rooms and their parts, and no rows for all their measures', () => {
    expect(placesOf(tree)).toEqual([
      ['Tear off panel', ['Dairy Barn'], 'North Slope'],
      ['Panel, ash gray', ['Dairy Barn'], 'North Slope'],
      ['Louver, 36"', ['Dairy Barn'], 'Cupola'],
      ['K gutter', ['Milk House'], 'Gutter'],
    ]);
    expect(totalsOf(tree)).toEqual([
      ['room', 'Dairy Barn', 430],
      ['room', 'Milk House', 100],
      ['grand', '', 530],
    ]);
  });

  it('are told from rows with a dash in front', () => {
    const rows = `
Name                                Qty Units       Price Each    Price Total

- Tear off panel                      10 SQ            $10.00         $100.00
- Panel, ash gray                     10 SQ            $20.00         $200.00
- Louver, 36"                          2 EACH          $65.00         $130.00

                                                   Total              $430.00`;
    expect(placesOf(rows)).toHaveLength(3);
  });

  const assemblies = `
Name                        Type        Quantity Units   Unit Cost     Subtotal         Tax       Total

Row House                                                               $430.00      $43.00     $473.00
~Wall Rebuild 8"                            10 sf                       $300.00      $30.00     $330.00
   Block, standard          Material    10.00 EA            $10.00      $100.00      $10.00     $110.00
   Lay block                Labor       10.00 SF            $20.00      $200.00      $20.00     $220.00
~Door                                        2 ea                       $130.00      $13.00     $143.00
   Door, blue               Material     2.00 EA            $65.00      $130.00      $13.00     $143.00
Site                                                                    $100.00       $0.00     $100.00
~Bollards                                    2 ea                       $100.00       $0.00     $100.00
   Pipe                     Material     1.00 EA            $60.00       $60.00       $0.00      $60.00
   Dig                      Labor        2.00 EA            $20.00       $40.00       $0.00      $40.00

                                                                       Total                    $573.00`;

  it('are no rows where they have no sign but lack the price that all rows set in below them have', () => {
    expect(placesOf(assemblies)).toEqual([
      ['Block, standard', ['Row House'], 'Wall Rebuild 8"'],
      ['Lay block', ['Row House'], 'Wall Rebuild 8"'],
      ['Door, blue', ['Row House'], 'Door'],
      ['Pipe', ['Site'], 'Bollards'],
      ['Dig', ['Site'], 'Bollards'],
    ]);
  });
});

describe('names that stand above rows, and once more beside what these come to', () => {
  const rows = {
    demo: `
~     2050.00  Selective Demolition
            10 Demo ceiling           10.00 sf        10.00 /sf        100.00
            22 Demo partition         20.00 sf         5.00 /sf        100.00
               Selective Demolition                                    200.00`,
    paint: `
~     9900.00  Painting
            10 Paint walls            10.00 sf         3.00 /sf         30.00
               Painting                                                 30.00`,
  };
  const heads = `
Phase          Description           Quantity         Cost/Unit        Amount
`;

  it('are places and their phases, with the numbers of rows in each', () => {
    const print = `${heads}
~01   ELEVATOR LOBBY
${rows.demo}
${rows.paint}
~     ELEVATOR LOBBY                                                   230.00
~02   CORRIDOR EAST
${rows.paint}
~     CORRIDOR EAST                                                     30.00

                                                      Total            260.00`;
    expect(placesOf(print)).toEqual([
      ['Demo ceiling', ['ELEVATOR LOBBY'], 'Selective Demolition'],
      ['Demo partition', ['ELEVATOR LOBBY'], 'Selective Demolition'],
      ['Paint walls', ['ELEVATOR LOBBY'], 'Painting'],
      ['Paint walls', ['CORRIDOR EAST'], 'Painting'],
    ]);
    expect(totalsOf(print)).toEqual([
      ['section', 'Selective Demolition', 200],
      ['section', 'Painting', 30],
      ['room', 'ELEVATOR LOBBY', 230],
      ['section', 'Painting', 30],
      ['room', 'CORRIDOR EAST', 30],
      ['grand', '', 260],
    ]);
  });

  it('are rooms where they are numbered and no place holds them', () => {
    const print = `${heads}${rows.demo}
${rows.paint}

                                                      Total            230.00`;
    expect(placesOf(print)).toEqual([
      ['Demo ceiling', ['Selective Demolition'], null],
      ['Demo partition', ['Selective Demolition'], null],
      ['Paint walls', ['Painting'], null],
    ]);
  });
});

describe('numbered heads over rows, all of whose sums are summed again', () => {
  it('are sections of the places above them, whatever the sums call them', () => {
    const print = `
Description                           Units    UM     Unit Cost         Amount

~Item: 1   Imaging Suite 140
~   02-4119-   Selective Demolition
      Remove wet board               10.00    SF        10.00         100.00
      Remove sheet vinyl             20.00    SF         5.00         100.00
                                 Total for Phase 02-4119-             200.00
~   09-2900-   Gypsum Board
      Hang board                     10.00    SF         3.00          30.00
                                 Total for Phase 09-2900-              30.00
~                                          Total for Item 1           230.00
~Item: 2   Corridor C
~   09-9100-   Painting
      Epoxy walls                    10.00    SF         4.00          40.00
                                 Total for Phase 09-9100-              40.00
~                                          Total for Item 2            40.00

                                           Total for Project          270.00`;
    expect(placesOf(print)).toEqual([
      ['Remove wet board', ['Imaging Suite 140'], 'Selective Demolition'],
      ['Remove sheet vinyl', ['Imaging Suite 140'], 'Selective Demolition'],
      ['Hang board', ['Imaging Suite 140'], 'Gypsum Board'],
      ['Epoxy walls', ['Corridor C'], 'Painting'],
    ]);
    expect(totalsOf(print).slice(0, 3)).toEqual([
      ['section', 'Selective Demolition', 200],
      ['section', 'Gypsum Board', 30],
      ['room', 'Imaging Suite 140', 230],
    ]);
  });
});
