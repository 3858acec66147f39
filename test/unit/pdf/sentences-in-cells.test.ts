import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const COLUMNS = columns(
  ['Item', 40, 'left'],
  ['Description', 80, 'left'],
  ['Qty', 350],
  ['Unit', 360, 'left'],
  ['Unit Price', 450],
  ['Total', 540],
);

describe('a cell of two sentences', () => {
  it('goes on with the second where the first leaves no room for it', () => {
    const { lineItems } = read(
      page(1, [
        ...header(COLUMNS, 60),
        ...row(COLUMNS, 73.5, [
          '2.1',
          'Remove base cabinets and dishwasher',
          '14',
          'LF',
          '18.50',
          '259.00',
        ]),
        ...row(COLUMNS, 87, [
          '2.2',
          'Detach and reset granite top - stored on site.',
          '38',
          'SF',
          '22.00',
          '836.00',
        ]),
        ...row(COLUMNS, 99, ['', 'Not responsible for breakage of stone']),
        ...row(COLUMNS, 112.5, [
          '2.3',
          'Remove drywall, 2 ft flood cut',
          '64',
          'LF',
          '4.25',
          '272.00',
        ]),
        ...row(COLUMNS, 126, [
          '2.4',
          'Base cabinets, oak raised panel to match the',
          '14',
          'LF',
          '285.00',
          '3,990.00',
        ]),
        ...row(COLUMNS, 138, ['', 'existing uppers']),
        ...row(COLUMNS, 151.5, ['2.5', 'Toe kick and scribe', '14', 'LF', '9.75', '136.50']),
        ...row(COLUMNS, 165, [
          '2.6',
          'Refinish existing uppers to match new base',
          '16',
          'LF',
          '74.50',
          '1,192.00',
        ]),
        ...row(COLUMNS, 178.5, ['2.7', 'Cabinet hardware', '22', 'EA', '6.25', '137.50']),
      ]),
    );
    expect(lineItems[1]).toMatchObject({
      description: expect.stringMatching(/stored on site\. Not responsible for breakage of stone$/),
    });
    expect(lineItems.map(({ f9Note }) => f9Note ?? '').join('')).toBe('');
  });
});
