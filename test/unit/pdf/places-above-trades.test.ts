import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(['Description', 36, 'left'], ['Qty', 300], ['Price', 400], ['Total', 500]);

it('a place in larger type right above a trade is its room, and the trade the section', () => {
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 80),
      { text: 'KITCHEN', x: 36, y: 100, bold: true, size: 13 },
      { text: 'Cabinetry', x: 36, y: 116, bold: true, size: 10 },
      ...row(TABLE, 132, ['Base units', '10.00 LF', '200.00', '2,000.00']),
      ...row(TABLE, 146, ['Wall units', '8.00 LF', '150.00', '1,200.00']),
      { text: 'Finish work', x: 36, y: 164, bold: true, size: 10 },
      ...row(TABLE, 180, ['Crown', '12.00 LF', '10.00', '120.00']),
      { text: 'HALL BATH', x: 36, y: 200, bold: true, size: 13 },
      { text: 'Tile setting', x: 36, y: 216, bold: true, size: 10 },
      ...row(TABLE, 232, ['Floor tile', '40.00 SF', '20.00', '800.00']),
      ...row(TABLE, 246, ['Grout', '40.00 SF', '2.00', '80.00']),
    ]),
  );
  expect(lineItems.map(({ room, section }) => [room, section])).toEqual([
    ['KITCHEN', 'Cabinetry'],
    ['KITCHEN', 'Cabinetry'],
    ['KITCHEN', 'Finish work'],
    ['HALL BATH', 'Tile setting'],
    ['HALL BATH', 'Tile setting'],
  ]);
});

it('names of finishes are trades, so what is set as they are is no room within another place', () => {
  const head = (y: number, name: string, amount: string) => [
    { text: name, x: 36, y, bold: true, size: 11 },
    { text: amount, x: 500, y, align: 'right' as const, bold: true, size: 11 },
  ];
  const part = (y: number, text: string) => ({ text, x: 48, y, bold: true, size: 9 });
  const { lineItems, printed } = read(
    page(1, [
      ...header(TABLE, 80),
      ...head(100, 'Garage', '$4,000.00'),
      part(118, 'Demolition'),
      ...row(TABLE, 134, ['Brick veneer', '10 SF', '$100.00', '$1,000.00']),
      part(152, 'Framing'),
      ...row(TABLE, 168, ['Studs', '10 LF', '$100.00', '$1,000.00']),
      part(186, 'Exterior Finish'),
      ...row(TABLE, 202, ['New brick', '10 SF', '$100.00', '$1,000.00']),
      part(220, 'Interior Finish'),
      ...row(TABLE, 236, ['Drywall', '10 SF', '$100.00', '$1,000.00']),
      ...head(260, 'Front Yard', '$500.00'),
      part(278, 'Site'),
      ...row(TABLE, 294, ['Sod', '10 SF', '$50.00', '$500.00']),
      ...row(TABLE, 330, ['', '', 'Total Price:', '$4,500.00'], { bold: true }),
    ]),
  );
  expect(lineItems.map(({ room, section }) => [room, section])).toEqual([
    ['Garage', 'Demolition'],
    ['Garage', 'Framing'],
    ['Garage', 'Exterior Finish'],
    ['Garage', 'Interior Finish'],
    ['Front Yard', 'Site'],
  ]);
  expect(printed?.totals.map(({ kind, path }) => [kind, path])).toEqual([
    ['room', ['Garage']],
    ['room', ['Front Yard']],
    ['grand', []],
  ]);
});

it('a firm whose name has a word of places is no room above the title of its paper', () => {
  const { lineItems } = read(
    page(1, [
      { text: 'Hollow Basement Systems', x: 36, y: 40, bold: true, size: 16 },
      { text: '515-555-0100', x: 500, y: 40, align: 'right' },
      { text: 'Foundation Repair Agreement', x: 36, y: 58, size: 13 },
      { text: 'Between Hollow Basement Systems and Ida Quillon', x: 36, y: 72 },
      ...header(TABLE, 100),
      ...row(TABLE, 116, ['Helical piers', '10.00 EA', '200.00', '2,000.00']),
      ...row(TABLE, 130, ['Drain tile', '8.00 LF', '150.00', '1,200.00']),
    ]),
  );
  expect(lineItems.map(({ room, section }) => [room, section])).toEqual([
    ['General', null],
    ['General', null],
  ]);
});

it('what others were paid for is a kind of cost within its phase, as labor is', () => {
  const name = (y: number, text: string) => ({ text, x: 36, y, bold: true, size: 9.5 });
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 80),
      { text: 'Phase: Chapel', x: 30, y: 96, bold: true, size: 10.5 },
      name(110, 'Labor'),
      ...row(TABLE, 124, ['Carpenter', '10.00', '60.00', '600.00']),
      ...row(TABLE, 138, ['', '', 'Total Labor', '600.00']),
      name(152, 'Subcontract'),
      ...row(TABLE, 166, ['Crane, 6 hours', '6.00', '200.00', '1,200.00']),
      ...row(TABLE, 180, ['', '', 'Total Subcontract', '1,200.00']),
      ...row(TABLE, 194, ['', '', 'Total Phase Chapel', '1,800.00'], { bold: true }),
      { text: 'Phase: Steeple', x: 30, y: 212, bold: true, size: 10.5 },
      name(226, 'Labor'),
      ...row(TABLE, 240, ['Carpenter', '5.00', '60.00', '300.00']),
      ...row(TABLE, 254, ['', '', 'Total Labor', '300.00']),
      name(268, 'Subcontract'),
      ...row(TABLE, 282, ['Lightning rod', '1.00', '500.00', '500.00']),
      ...row(TABLE, 296, ['', '', 'Total Subcontract', '500.00']),
      ...row(TABLE, 310, ['', '', 'Total Phase Steeple', '800.00'], { bold: true }),
    ]),
  );
  expect(lineItems.map(({ room, section }) => [room?.replace('Phase: ', ''), section])).toEqual([
    ['Chapel', 'Labor'],
    ['Chapel', 'Subcontract'],
    ['Steeple', 'Labor'],
    ['Steeple', 'Subcontract'],
  ]);
});

it('trades in bold type above rows whose descriptions are bold, a little larger, are their sections', () => {
  const bold = (y: number, text: string, rest: string[]) => [
    { text, x: 46, y, bold: true, size: 10 },
    ...row(TABLE, y, ['', ...rest], { size: 10 }),
  ];
  const trade = (y: number, text: string) => ({ text, x: 40, y, bold: true, size: 10.5 });
  const note = (y: number, text: string) => ({ text, x: 46, y, size: 8.8 });
  const { lineItems } = read(
    page(1, [
      { text: 'Kitchen', x: 36, y: 60, size: 20 },
      ...header(TABLE, 84),
      trade(104, 'Demolition'),
      ...bold(120, 'Gut to studs', ['1.00 EA', '500.00', '500.00']),
      note(134, '• Bag and carry'),
      ...bold(150, 'Remove the subfloor', ['48.00 SF', '2.00', '96.00']),
      trade(172, 'Insulation & Drywall'),
      ...bold(188, 'Foam, exterior wall', ['10.00 SF', '4.00', '40.00']),
      note(202, '• One coat, smooth'),
      trade(224, 'Cabinetry & Tops'),
      ...bold(240, 'Base units', ['10.00 LF', '200.00', '2,000.00']),
      ...row(TABLE, 262, ['', '', 'Kitchen subtotal', '2,636.00'], { size: 10 }),
      { text: 'Pantry', x: 36, y: 300, size: 20 },
      trade(324, 'Drywall'),
      ...bold(340, 'Patch the ceiling', ['10.00 SF', '9.00', '90.00']),
      note(354, '• By hand'),
      trade(376, 'Flooring'),
      ...bold(392, 'Refinish the oak', ['10.00 SF', '6.00', '60.00']),
      ...row(TABLE, 414, ['', '', 'Pantry subtotal', '150.00'], { size: 10 }),
    ]),
  );
  expect(lineItems.map(({ room, section }) => [room, section])).toEqual([
    ['Kitchen', 'Demolition'],
    ['Kitchen', 'Demolition'],
    ['Kitchen', 'Insulation & Drywall'],
    ['Kitchen', 'Cabinetry & Tops'],
    ['Pantry', 'Drywall'],
    ['Pantry', 'Flooring'],
  ]);
});
