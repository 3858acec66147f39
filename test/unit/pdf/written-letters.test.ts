import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

type Figures = (string | number | null | undefined)[];

const rowsOf = (text: string): Figures[] =>
  read(page(1, drawn(text))).lineItems.map(({ description, quantity, unit, unitPrice, rcv }) => [
    description,
    quantity,
    unit,
    unitPrice,
    rcv,
  ]);

const lump = (description: string, rcv: number): Figures => [description, 1, null, null, rcv];

describe('a letter whose total proves which of its amounts are the work', () => {
  const PARAGRAPHS = `
Dear Yusuf,

I went around the house twice. What each part costs is in the brackets.

Porch ceiling [$1,265] Scrape, spot prime and two coats. The fan has to come down first
and is put back by your electrician.

Shutters [$412.50] Nine pairs, sprayed in the shop.

Back door [$318] Strip the weather side only.

Ladders [$140] Two days.

That comes to $2,135.50. I ask a quarter down ($533.88) to begin.

The shed you wanted left out. It would have been [$275].`;

  it('reads paragraphs with their price behind the name, and what they say as notes', () => {
    const { lineItems } = read(page(1, drawn(PARAGRAPHS)));
    expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Porch ceiling', 1265],
      ['Shutters', 412.5],
      ['Back door', 318],
      ['Ladders', 140],
    ]);
    expect(lineItems[0]?.f9Note).toBe(
      'Scrape, spot prime and two coats. The fan has to come down first and is put back by your electrician.',
    );
  });

  it('reads none where they come to nothing that is said', () => {
    expect(() => read(page(1, drawn(PARAGRAPHS.replace('$2,135.50', '$2,145.50'))))).toThrow(
      'holds a table of line items',
    );
  });

  it('reads no sums of a policy as work', () => {
    const COVERAGES = `
Dear Yusuf,

Here is what your policy pays.

Dwelling [$1,265] after the deductible.

Contents [$412.50] as listed.

Other structures [$318] the fence.

That comes to $1,995.50.`;
    expect(() => read(page(1, drawn(COVERAGES)))).toThrow('holds a table of line items');
  });
});

describe('a proposal with one amount below the points of each task', () => {
  const TASKS = `
We propose to do the following.

~DEN
~Demolition
     • Tear out carpet and 2 ft of board at the bay
     • Carry down, bags only
                                                             $655.00
~Board and texture
     • Hang 48 sf, level 4
                                                             $742.50
                              Den subtotal: $1,397.50

~POWDER ROOM
~Vanity
     • Detach, store, reset
                                                             $380.00
                              Powder Room subtotal: $380.00

~BASE PROPOSAL                                               $1,777.50

Payment
   With the signed proposal                                  $500.00
   At the end                                                $1,277.50`;

  it('calls each by its name, below its room, with the points as its note', () => {
    const { lineItems, printed } = read(page(1, drawn(TASKS)));
    expect(lineItems.map(({ room, description, rcv }) => [room, description, rcv])).toEqual([
      ['DEN', 'Demolition', 655],
      ['DEN', 'Board and texture', 742.5],
      ['POWDER ROOM', 'Vanity', 380],
    ]);
    expect(lineItems[0]?.f9Note).toContain('Carry down, bags only');
    expect(printed?.totals.map(({ amounts }) => amounts.rcv)).toEqual([1397.5, 380, 1777.5]);
  });
});

describe('an agreement that spells its sums', () => {
  it('leaves the words out, keeps what is counted, and takes the options that were accepted', () => {
    expect(
      rowsOf(`
LETTER OF AGREEMENT

A.    Permit and the letter of compliance, for the sum of Two Hundred Ten and 00/100 Dollars
      ($210.00).
B.    Drive pressed piers at the south wall, 6 piers at $1,150.00 per pier, for the sum of Six
      Thousand Nine Hundred and 00/100 Dollars ($6,900.00).
C.    Lift the slab and lock off, for the sum of Eight Hundred Five and 00/100 Dollars ($805.00).
The sum of items A through C is $7,915.00.

[X]   Option 1 (accepted). Drain along the wall, 20 feet at $31.00 per foot, for the sum of Six
      Hundred Twenty and 00/100 Dollars ($620.00).
[ ]   Option 2 (declined). Jack the garage floor, for the sum of Nine Hundred and 00/100 Dollars
      ($900.00).
TOTAL AGREEMENT AMOUNT with the option accepted: Eight Thousand Five Hundred Thirty-Five
and 00/100 Dollars ($8,535.00).`),
    ).toEqual([
      lump('Permit and the letter of compliance', 210),
      ['Drive pressed piers at the south wall', 6, 'piers', 1150, 6900],
      lump('Lift the slab and lock off', 805),
      ['Option 1 (accepted). Drain along the wall', 20, 'LF', 31, 620],
    ]);
  });
});

describe('labor and materials of each task on lines of their own', () => {
  it('are rows called by their task, and their totals none', () => {
    expect(
      rowsOf(`
Dear Mr. Ostrander:
We have kept labor and materials apart, as the adjuster likes them.
1. Boiler. Drain, pull the burner and brush all passes.
         Labor, 3 hours at $120.00                                $360.00
         Materials                                                $88.25
2. Vent pipe and damper. Seven feet and two elbows.
         Labor                                                    $145.00
         Materials                                                $61.75
3. Filters for sixty days.
         Materials                                                $40.00
                                  Total labor                     $505.00
                                  Total materials                 $190.00
                                  Total of our quotation          $695.00`),
    ).toEqual([
      ['Boiler - Labor', 3, 'HR', 120, 360],
      lump('Boiler - Materials', 88.25),
      lump('Vent pipe and damper - Labor', 145),
      lump('Vent pipe and damper - Materials', 61.75),
      lump('Filters for sixty days - Materials', 40),
    ]);
  });
});

describe('a list with its prices in brackets in front', () => {
  it('keeps numbers, heads and what its words count', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
OFF THE ROOF

 1. [$1,450]    Red oak top, lying across the den. Crane picks it and sets
                it in the yard

 2. [$795]      Crane with operator, 3 hrs @ $265

ON THE DRIVE

 3. [$260]      Two pines, one lane opened on the 4th, so the school bus
                could turn

 4. [$385.50]   Rest of the same, cut and chip

TOTAL           $2,890.50

The gum by the well ought to come down, $980, but it did not break.`),
      ),
    );
    expect(
      lineItems.map(({ printed, description, quantity, rcv }) => [
        printed?.lineNumber,
        description,
        quantity,
        rcv,
      ]),
    ).toEqual([
      ['1', 'Red oak top, lying across the den. Crane picks it and sets it in the yard', 1, 1450],
      ['2', 'Crane with operator', 3, 795],
      ['3', 'Two pines, one lane opened on the 4th, so the school bus could turn', 1, 260],
      ['4', 'Rest of the same, cut and chip', 1, 385.5],
    ]);
  });
});

describe('so many things for so many days', () => {
  it('are one count where they come to the amount', () => {
    expect(
      rowsOf(`
Here is what we will do until it is dry.

Drying
     • Air movers, 9 x 4 days @ $28.50 = $1,026.00
     • Dehumidifiers, large, 2 x 4 days @ $72.00 = $576.00
     • After hours call, $185.00
     • Bags and masks, $48.60
Total
$1,835.60 plus tax if your policy asks for it.`),
    ).toEqual([
      ['Air movers', 36, 'DA', 28.5, 1026],
      ['Dehumidifiers, large', 8, 'DA', 72, 576],
      lump('After hours call', 185),
      lump('Bags and masks', 48.6),
    ]);
  });

  it('are one count where a sign of equality says so, too', () => {
    expect(
      rowsOf(`
Here is what we will do until it is dry.

     • Air movers, 9 x 4 days = 36 @ $28.50 = $1,026.00
     • After hours call, $185.00
     • Bags and masks, $48.60
Total
$1,259.60 plus tax if your policy asks for it.`),
    ).toEqual([
      ['Air movers', 36, 'DA', 28.5, 1026],
      lump('After hours call', 185),
      lump('Bags and masks', 48.6),
    ]);
  });

  it('stay as they are said where the days that they come to are printed behind them', () => {
    expect(
      rowsOf(`
~Den                                                    14 x 12 x 8
   Fans, 5 x 4 days                        20 DAY     @ $26.00        = $520.00
   Lift pad, bag                          168 SF       @ $0.70        = $117.60
   Scrubber                                 4 DAY     @ $80.00        = $320.00
                                                                        $957.60`),
    ).toEqual([
      ['Fans, 5 x 4 days', 20, 'DA', 26, 520],
      ['Lift pad, bag', 168, 'SF', 0.7, 117.6],
      ['Scrubber', 4, 'DA', 80, 320],
    ]);
  });
});

describe('paragraphs with their price on a line of its own', () => {
  it('are described by the paragraph, and not by the word Price', () => {
    expect(
      rowsOf(`
Tear off the north slope to the bare deck. Everything goes on our trailer.
~Price: 17 squares x $85.00 = $1,445.00

Sister two cracked rafters, glued and nailed.
~Price: $420.00

Ridge vent, cut the slot where it was never cut.
~Price: 38 feet x $9.50 = $361.00

Total $2,226.00`),
    ).toEqual([
      [
        'Tear off the north slope to the bare deck. Everything goes on our trailer.',
        17,
        'SQ',
        85,
        1445,
      ],
      lump('Sister two cracked rafters, glued and nailed.', 420),
      ['Ridge vent, cut the slot where it was never cut.', 38, 'LF', 9.5, 361],
    ]);
  });
});

describe('a note of work without a total', () => {
  it('has rows for what stands behind a dash as for what says how much', () => {
    expect(
      rowsOf(`
Kitchen
tear out wet laminate 212 sf x 1.35 = 286.20
screw down and patch 3 hrs x 55 = 165
LVP oak, material only 225 sf x 4.29 = 965.25 (thats w/ waste)
lay LVP 212 sf x 2.75 = 583
pull fridge and stove and put back - 150
coat closet floor - free
toe kick, white 24 ft x 5.25 = 126`),
    ).toEqual([
      ['tear out wet laminate', 212, 'SF', 1.35, 286.2],
      ['screw down and patch', 3, 'HR', 55, 165],
      ['LVP oak, material only', 225, 'SF', 4.29, 965.25],
      ['lay LVP', 212, 'SF', 2.75, 583],
      lump('pull fridge and stove and put back', 150),
      ['coat closet floor', 1, null, 0, 0],
      ['toe kick, white', 24, 'FT', 5.25, 126],
    ]);
  });
});

describe('a paragraph with several prices', () => {
  it('has a row for each sentence below the name that it begins with, and one for what is not charged', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
Dear Mrs. Prewitt,

Hall bath. Demo the old shower down to studs and carry it out, $780.00. Float a new pan over
the liner, $945.00. I will run it to the ceiling like you had it. Lay the white field tile, 84
sq. ft. at $4.75, $399.00. Put your old curb cap back on, no charge. Grout and seal, $124.00.
Hall bath comes to $2,248.00.

Powder room. Take the toilet off and set it back, $145.00. New floor, 31 sq. ft. at $19.75,
$612.25.
Powder room comes to $757.25.

That makes $3,005.25 for everything. I ask for half to order.`),
      ),
    );
    expect(
      lineItems.map(({ room, description, quantity, rcv }) => [room, description, quantity, rcv]),
    ).toEqual([
      ['Hall bath', 'Demo the old shower down to studs and carry it out', 1, 780],
      ['Hall bath', 'Float a new pan over the liner', 1, 945],
      ['Hall bath', 'Lay the white field tile', 84, 399],
      ['Hall bath', 'Put your old curb cap back on', 1, 0],
      ['Hall bath', 'Grout and seal', 1, 124],
      ['Powder room', 'Take the toilet off and set it back', 1, 145],
      ['Powder room', 'New floor', 31, 612.25],
    ]);
  });
});

describe('round amounts that come to each other by chance', () => {
  it('are rows where nothing names them', () => {
    expect(
      rowsOf(`
West side
Siding, reset three loose courses, $225
7 window screens, new frames where bent, 7 x $42 = $294
2 window wraps, remove dented and bend new, 2 x $135 = $270
Take down storm door and hang it back, $140
Greenhouse roof, 11 panels, cut and set, 11 x $64 = $704
Gutter on the shed, pull and re-hang, $130
Comes to $1,763. No tax from me.`).map(([description, , , , rcv]) => [description, rcv]),
    ).toEqual([
      ['Siding, reset three loose courses', 225],
      ['7 window screens, new frames where bent', 294],
      ['2 window wraps, remove dented and bend new', 270],
      ['Take down storm door and hang it back', 140],
      ['Greenhouse roof, 11 panels, cut and set', 704],
      ['Gutter on the shed, pull and re-hang', 130],
    ]);
  });
});

describe('what is a percentage of the sum of the work', () => {
  it('is added to it and no row, and so is what stands beside it', () => {
    const { lineItems, printed } = read(
      page(
        1,
        drawn(`
We propose to put the rooms back as they were, by the items below.

Laundry
Pull and reset the washer and dryer, with new braided hoses and a vent      $165.00
Hang, tape and texture the lower two feet of drywall on all three walls, insulated
                                                                            $588.00
Hall
Replace carpet pad, re-stretch the carpet to the bedroom thresholds         $284.00
                                                Subtotal                    $1,037.00
                                                Overhead (10%)              $103.70
                                                City permit, at cost        $85.00
                                                TOTAL BID                   $1,225.70`),
      ),
    );
    expect(lineItems.map(({ rcv }) => rcv)).toEqual([165, 588, 284]);
    expect(printed?.totals.at(-1)?.amounts.rcv).toBe(1225.7);
  });
});

describe('counts in words', () => {
  it('are quantities where they come to the amount', () => {
    expect(
      rowsOf(`
Left bay, 16 x 7 steel
Two sections, white short panel, at 338.00 each -- 676.00
Fourteen nylon rollers at 7.25 -- 101.50
Opener motor runs fine, set the limits -- no charge
Right bay, 9 x 7
Twenty six feet of vinyl stop moulding at 3.10 -- 80.60
Bottom rubber, twelve feet at 4.40 -- 52.80
Opener arm and bracket -- 38.00
TOTAL, tax is in it -- 948.90`),
    ).toEqual([
      ['Two sections, white short panel', 2, null, 338, 676],
      ['Fourteen nylon rollers', 14, null, 7.25, 101.5],
      ['Opener motor runs fine, set the limits', 1, null, 0, 0],
      ['Twenty six feet of vinyl stop moulding', 26, null, 3.1, 80.6],
      ['Bottom rubber', 12, 'LF', 4.4, 52.8],
      lump('Opener arm and bracket', 38),
    ]);
  });
});

describe('a price that repeats the name above it', () => {
  it('is what the name comes to, with the points between them as its note', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
We propose to rebuild the wall.

~Demolition
    • Take down broken brick to sound courses
    • Board up until framed
      Price for demolition                              $3,860.00
~Foundation
    • Reset the top two courses of block
      Price for foundation                              $1,935.00
~Masonry veneer
    • Lay approx. 92 SF of brick
      Price for masonry veneer                          $5,474.00
~Window
    • One twin double hung, vinyl
      Price for window                                  $1,788.00
                                              Total     $13,057.00`),
      ),
    );
    expect(lineItems.map(({ description, rcv, f9Note }) => [description, rcv, f9Note])).toEqual([
      ['Demolition', 3860, '• Take down broken brick to sound courses • Board up until framed'],
      ['Foundation', 1935, '• Reset the top two courses of block'],
      ['Masonry veneer', 5474, '• Lay approx. 92 SF of brick'],
      ['Window', 1788, '• One twin double hung, vinyl'],
    ]);
  });
});

describe('a letter that says more than its rows', () => {
  it('reads a total with words behind it', () => {
    const text = `
UPPER SLOPE
- Tear off one layer, 12.5 sq @ $90 --> $1,125.00
- Synthetic felt, 12.5 sq @ $24.50 --> $306.25
- Detach dish and reset --> $85.00
- Credit, shingles left over from your barn, 3 bundles --> -$96.00
TOTAL --> $1,420.25 tax is in it
The other man says $1,399.00 before your deductible of $1,000.00, so we are close.`;
    expect(rowsOf(text)).toEqual([
      ['Tear off one layer', 12.5, 'SQ', 90, 1125],
      ['Synthetic felt', 12.5, 'SQ', 24.5, 306.25],
      lump('Detach dish and reset', 85),
      lump('Credit, shingles left over from your barn, 3 bundles', -96),
    ]);
  });

  it('keeps names above rows that begin in small letters', () => {
    const text = `
Board, mud and screws are in the rates, and the dates are those your adjuster gave me.

Great room
cut out wet lid 286 sf @ $1.10 - $314.60
blow insulation back in 286 sf @ $1.85 - $529.10
mask windows - $175.00

Loft
cut out 2 ft up 38 lf @ $4.25 - $161.50
tape and finish 96 sf @ $1.90 - $182.40
dump run - $140.00

Total $1,502.60`;
    const { lineItems } = read(page(1, drawn(text)));
    expect(lineItems.map(({ description, room }) => [room, description])).toEqual([
      ['Great room', 'cut out wet lid'],
      ['Great room', 'blow insulation back in'],
      ['Great room', 'mask windows'],
      ['Loft', 'cut out 2 ft up'],
      ['Loft', 'tape and finish'],
      ['Loft', 'dump run'],
    ]);
  });

  it('tells sums of tasks that repeat their name from rows', () => {
    const text = `
Deck damaged by the falling oak.

Take down
   Labor, 2 men 2 days, save the good posts            $1,440.00
   Dump, 18 yard can                                     $495.00
                                           Take down $1,935.00

Frame. 14 x 20, ledger and two beams stay
   Materials, joists, hangers, bolts                   $1,386.20
   Labor, 2 men 2 days                                 $1,440.00
                                               Frame $2,826.20

Total price                                            $4,761.20`;
    expect(rowsOf(text).map(([, , , , rcv]) => rcv)).toEqual([1440, 495, 1386.2, 1440]);
  });

  it('reads counts in front, prices of one in the middle, and sums by kind below as no rows', () => {
    const text = `
The parts are put with what each one costs, and the hours on the bottom of each place.

CRAWL SPACE

40 ft.   1/2" pex, red and blue                      1.10     44.00
12       1/2" elbows, brass                          6.25     75.00
Run the new lines, 6-1/2 hrs. at 96.00                       624.00

WASH ROOM

1        washer box                                 38.50     38.50
Set it and test, 1-1/4 hrs. at 96.00                         120.00

Inspection by the town                                        65.00
Parts                                                        157.50
Labor                                                        744.00
Inspection                                                    65.00
All of it                                                    966.50
Tax on parts 8%                                               12.60
Comes to                                                    $979.10`;
    const { printed } = read(page(1, drawn(text)));
    expect(printed?.totals.map(({ amounts }) => amounts.rcv)).toEqual([966.5, 979.1]);
    expect(rowsOf(text)).toEqual([
      ['1/2" pex, red and blue', 40, 'FT', 1.1, 44],
      ['1/2" elbows, brass', 12, null, 6.25, 75],
      ['Run the new lines', 6.5, 'HR', 96, 624],
      ['washer box', 1, null, 38.5, 38.5],
      ['Set it and test', 1.25, 'HR', 96, 120],
      lump('Inspection by the town', 65),
    ]);
  });

  it('reads counts in front of sentences that say the price of each', () => {
    const text = `
Den
  3 double hung, 31-1/2 x 53-1/2, white - $612.00 each, $1,836.00
  1 picture window, tempered - $1,146.00

Stair
  2 screen panels, new cloth - $46.00 each, $92.00
  Cart away and recycle - $185.00

Windows and labor come to $3,259.00.`;
    expect(rowsOf(text)).toEqual([
      ['double hung, 31-1/2 x 53-1/2, white', 3, null, 612, 1836],
      lump('1 picture window, tempered', 1146),
      ['screen panels, new cloth', 2, null, 46, 92],
      lump('Cart away and recycle', 185),
    ]);
  });

  it('reads a total in brackets that begins the second line of its paragraph', () => {
    const text = `
Above the roof
a) Erect staging from the porch roof to the chimney top. One thousand one hundred eighty
   dollars ($1,180.00).
b) Break off the cracked crown and pour a new one. Nine hundred sixty-five dollars
   ($965.00).
c) Two stainless caps. Three hundred seventy-eight and 50/100 dollars ($378.50).

~The whole of it: two thousand five hundred twenty-three and 50/100 dollars
($2,523.50), including the permit of the Borough and my insurance certificate.`;
    expect(rowsOf(text)).toEqual([
      lump('Erect staging from the porch roof to the chimney top.', 1180),
      lump('Break off the cracked crown and pour a new one.', 965),
      lump('Two stainless caps.', 378.5),
    ]);
  });
});

describe('a letter that names its total first', () => {
  const FIRST = `
Dear Mrs. Pell,

My price to put the greenhouse back is $2,310.50 and this is what is in it.

BENCHES
- Rebuild the north bench, cedar slats                  $640.00
- Two new legs                                           $85.50

GLASS
- Take down the broken panes, 14 at $22.00              $308.00
- New tempered panes, puttied                         $1,220.00
- Cart away the glass                                    $57.00

I need $500.00 down for the glass. The heater I looked at for you was $150.00 last year.`;

  it('has the rows below that come to it', () => {
    const { lineItems, printed } = read(page(1, drawn(FIRST)));
    expect(
      lineItems.map(({ description, quantity, rcv, room }) => [description, quantity, rcv, room]),
    ).toEqual([
      ['Rebuild the north bench, cedar slats', 1, 640, 'BENCHES'],
      ['Two new legs', 1, 85.5, 'BENCHES'],
      ['Take down the broken panes', 14, 308, 'GLASS'],
      ['New tempered panes, puttied', 1, 1220, 'GLASS'],
      ['Cart away the glass', 1, 57, 'GLASS'],
    ]);
    expect(printed?.totals.map(({ amounts }) => amounts.rcv)).toEqual([2310.5]);
  });
});

describe('messages of a telephone', () => {
  it('are paragraphs without what stands before them, and their sum may stand in a sentence', () => {
    const text = `
[6/2/26, 9:02 AM] Me: Hi Dee did you get a chance to look at everything?
[6/2/26, 9:16 AM] Dee: big sofa, strip, new webbing and foam - 980
[6/2/26, 9:17 AM] Dee: sofa fabric 16 yds at 42 - 672
[6/2/26, 9:21 AM] Dee: 2 wing chairs 385 ea - 770, thats labor and stuffing
[6/2/26, 9:25 AM] Dee: ottoman - 165, cover comes out of the wing yardage
[6/2/26, 9:40 AM] Dee: bay window cushion, welt both edges - 248.50
[6/3/26, 8:12 AM] Dee: 35 a piece if you want, i left it out
[6/3/26, 8:20 AM] Dee: so i have 2835.50 for everything. 600 down for fabric like last time
[6/3/26, 8:21 AM] Me: thank you!! sending it to them`;
    expect(rowsOf(text)).toEqual([
      lump('big sofa, strip, new webbing and foam', 980),
      ['sofa fabric', 16, 'YD', 42, 672],
      ['wing chairs', 2, null, 385, 770],
      lump('ottoman', 165),
      lump('bay window cushion, welt both edges', 248.5),
    ]);
  });
});

describe('prices in the middle of sentences', () => {
  it('come to the total that the mail begins with', () => {
    const text = `
Short answer first, the whole lift is $22,317.00 before tax. How I get there:

Getting the crane over from Theodore and home again is $3,850.00, with permits in it. The
crane itself, with operator, is 4 days x $3,200.00, that makes $12,800.00, eight hours to
the day. Fuel surcharge comes on top at a flat $690.00 for the week.

Two riggers are 61 hrs x $67.00, so $4,087.00, with hand tools. Mats are $890.00.

If wind keeps the boom down we stand by at $210.00 an hour. Your invoice that time was
$22,415.00.`;
    expect(
      rowsOf(text).map(([, quantity, , unitPrice, rcv]) => [quantity, unitPrice, rcv]),
    ).toEqual([
      [1, null, 3850],
      [4, 3200, 12800],
      [1, null, 690],
      [61, 67, 4087],
      [1, null, 890],
    ]);
  });
});

describe('a letter that names no total', () => {
  it('reads points that end in an amount, where some come to their counts and prices', () => {
    const text = `
I measured it again this afternoon. Tax is in it.

ALLEY
- tear out the leaning pickets, haul off -- 70 ft at 9.50 -- 665.00
- cedar picket on steel posts -- 70 ft at 41.00 -- 2,870.00
- drive gate, steel frame, wheel and cane bolt -- 1,325.00

POOL
- reset the wrought iron that the tree pushed over -- 610.00
- pool code pickets -- 3 at 266.00 -- 798.00
- hinges and magna latch for the pool gate -- 140.00

I still owe you 75.00 from the gate of 2024 so take that off. Last time the alley was
2,200.00 if that helps.`;
    expect(rowsOf(text)).toEqual([
      ['tear out the leaning pickets, haul off', 70, 'FT', 9.5, 665],
      ['cedar picket on steel posts', 70, 'FT', 41, 2870],
      lump('drive gate, steel frame, wheel and cane bolt', 1325),
      lump('reset the wrought iron that the tree pushed over', 610),
      ['pool code pickets', 3, null, 266, 798],
      lump('hinges and magna latch for the pool gate', 140),
    ]);
  });

  it('reads what stands between semicolons of numbered paragraphs', () => {
    const text = `
These are my prices, room by room.

1. Blue bedroom: 6 tamper resistant receptacles at $52.00 each, $312.00; ceiling fan, your
   choice up to $180 of it, $395.00; baseboard heat with wall thermostat, $418.00.
2. Bath: fan, duct to the gable, $347.50; 1 GFCI receptacle, $74.00.
3. Attic: 140 feet of 14/2 to the far bedrooms at $3.10, $434.00; 11 boxes with covers,
   stapled at $29.00 each, $319.00.

My call on the 5th was $210.00 and you have paid it. Surge protection would be $325.00.`;
    const { lineItems } = read(page(1, drawn(text)));
    expect(lineItems.at(-1)?.f9Note).toBeNull();
    expect(lineItems.map(({ quantity, unitPrice, rcv }) => [quantity, unitPrice, rcv])).toEqual([
      [6, 52, 312],
      [1, null, 395],
      [1, null, 418],
      [1, null, 347.5],
      [1, null, 74],
      [140, 3.1, 434],
      [11, 29, 319],
    ]);
    expect(lineItems.map(({ room }) => room)).toEqual([
      'Blue bedroom',
      'Blue bedroom',
      'Blue bedroom',
      'Bath',
      'Bath',
      'Attic',
      'Attic',
    ]);
  });

  it('reads whole dollars behind arrows, and what is not charged below them', () => {
    const text = `
Prices are whole dollars.

OPERATORY
   saw slab, 46 ft @ 8/ft → 368
   break and load by hand, 68 sf @ 9/sf → 612
   slurry vac, keep it off the vinyl → lump 150

HALLWAY
   hand saw corners, 14 ea. @ 22 ea. → 308
   plastic wall with zipper, 2 ea. @ 140 ea. → 280
   water for the saw from our tank → n/c

Standby for the plumber is 190/hr, not in here. We did your suite in 2022, inv 5560, 3,180.`;
    expect(rowsOf(text)).toEqual([
      ['saw slab', 46, 'FT', 8, 368],
      ['break and load by hand', 68, 'SF', 9, 612],
      lump('slurry vac, keep it off the vinyl', 150),
      ['hand saw corners', 14, 'EA', 22, 308],
      ['plastic wall with zipper', 2, 'EA', 140, 280],
      ['water for the saw from our tank', 1, null, 0, 0],
    ]);
  });

  it('reads dollars with a point and a dash', () => {
    const text = `
For my part it would be so:

Bring the piano to my shop and home again, three
   steps at the front – $560.-
Dry cabinet, four weeks at $65.- a week – $260.-
Re-string the bass, 34 strings at $21.- – $714.-
New set of hammers and shanks – $2380.-
New damper felts – $490.-
Tuning, one in the shop – n/c

The hammers take the longest, for which I ask $1200.- now.`;
    expect(
      rowsOf(text).map(([, quantity, , unitPrice, rcv]) => [quantity, unitPrice, rcv]),
    ).toEqual([
      [1, null, 560],
      [4, 65, 260],
      [34, 21, 714],
      [1, null, 2380],
      [1, null, 490],
      [1, 0, 0],
    ]);
  });

  it('reads a remark in brackets behind the amount as none of it', () => {
    const text = `
I go down it by your line numbers.

1. Cat 6 plenum, station run, 42 x 165.00 ea. .. 6,930.00 (as on your PO)
2. Cat 6A plenum, same, 7 x 228.00 ea. .. 1,596.00 (as on your PO)
3. Pull the wet cable out .. 1,875.00 (lump, PO was 1,875.00 also)
4. UPS, rack mount, 1 x 742.00 ea. .. 742.00 (price went up, was 698.00)
5. Fiber jumper, 2 x 31.00 ea. .. 62.00 (as on your PO)
6. Test report on a stick .. n/c

Your PO had a line 12, which we do not do.`;
    expect(rowsOf(text)).toEqual([
      ['Cat 6 plenum, station run', 42, 'EA', 165, 6930],
      ['Cat 6A plenum, same', 7, 'EA', 228, 1596],
      lump('Pull the wet cable out', 1875),
      ['UPS, rack mount', 1, 'EA', 742, 742],
      ['Fiber jumper', 2, 'EA', 31, 62],
      ['Test report on a stick', 1, null, 0, 0],
    ]);
  });

  it('reads no points without a count that proves them', () => {
    const text = `
What we paid so far:

- Dwelling, as agreed -- 6,650.00
- Contents, first list -- 2,870.00
- Tree removal -- 1,325.00
- Fence, both sides -- 610.00
- Food and lodging -- 798.00
- Board up -- 140.00`;
    expect(() => read(page(1, drawn(text)))).toThrow('holds a table of line items');
  });
});
