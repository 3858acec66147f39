import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Description', 36, 'left'],
  ['Qty', 300],
  ['Unit Price', 400],
  ['Total', 500],
);

const ROWS: PlacedText[] = [
  ...header(TABLE, 400),
  ...row(TABLE, 416, ['Paint the walls', '10.00 SF', '2.00', '20.00']),
  ...row(TABLE, 432, ['Paint the ceiling', '20.00 SF', '3.00', '60.00']),
  ...row(TABLE, 448, ['Clean the floor', '30.00 SF', '1.00', '30.00']),
];

const readWith = (...runs: readonly PlacedText[]) => read(page(1, [...runs, ...ROWS]));

const at = (x: number, y: number, text: string, more: Partial<PlacedText> = {}): PlacedText => ({
  text,
  x,
  y,
  ...more,
});

describe('facts of apps', () => {
  it('have the place below the name of a job that says its day', () => {
    const { propertyAddress, insuredName, carrierName, claimNumber } = readWith(
      ...[
        [49, 'CUSTOMER'],
        [184, 'JOB'],
        [353, 'INSURANCE'],
      ].map(([x, text]) => at(x as number, 110, text as string, { bold: true, size: 7 })),
      at(49, 121, 'Ida Quillon-Poole'),
      at(184, 121, 'Plum Row Farm - wind 3/31/26'),
      at(353, 121, 'Nationwide Agribusiness'),
      at(49, 132, '(803) 555-0164'),
      at(184, 132, '2750 Plum Row'),
      at(353, 132, 'Claim 482210-GQ'),
      at(184, 143, 'Elmtown, SC 29801'),
    );
    expect({ propertyAddress, insuredName, carrierName, claimNumber }).toEqual({
      propertyAddress: '2750 Plum Row, Elmtown, SC 29801',
      insuredName: 'Ida Quillon-Poole',
      carrierName: 'Nationwide Agribusiness',
      claimNumber: '482210-GQ',
    });
  });

  it('have the insurer above a claim of letters and a number', () => {
    const { carrierName, claimNumber } = readWith(
      at(396, 104, 'Claim', { bold: true }),
      at(396, 118, 'West Bend Mutual'),
      at(396, 131, 'Claim # AD 44120-26'),
      at(396, 144, 'Loss: 01/24/2026'),
    );
    expect({ carrierName, claimNumber }).toEqual({
      carrierName: 'West Bend Mutual',
      claimNumber: 'AD 44120-26',
    });
  });

  it('say with whom the claim is in a sentence over two lines', () => {
    const { carrierName, claimNumber } = readWith(
      at(
        51,
        675,
        'Tenant in B let tub run, overflow gasket was already bad. Date of loss 2/21/26. Manager says claim is with',
      ),
      at(51, 687, 'Grange, no. HP-2609914, send copy to adjuster with photos from the chat.'),
    );
    expect({ carrierName, claimNumber }).toEqual({
      carrierName: 'Grange',
      claimNumber: 'HP-2609914',
    });
  });

  it('bill the owner in care of the claims of an insurer, and say the site again in a sentence', () => {
    const { insuredName, propertyAddress, carrierName } = readWith(
      at(40, 64, 'TAX INVOICE', { size: 16 }),
      at(60, 113, 'Raelene Quillon'),
      at(60, 126, 'c/- Suncorp Claims'),
      at(60, 139, '14 Plum Row'),
      at(60, 152, 'ELMTOWN QLD 4034'),
      at(60, 165, 'AUSTRALIA'),
      at(
        40,
        700,
        'Hail of 13/11/2025. Site: 14 Plum Row, Elmtown. Warranty on workmanship 6 years.',
      ),
    );
    expect({ insuredName, propertyAddress, carrierName }).toEqual({
      insuredName: 'Raelene Quillon',
      propertyAddress: '14 Plum Row, ELMTOWN QLD 4034',
      carrierName: 'Suncorp',
    });
  });
});

it('what sort of claims an office has is nobody', () => {
  const { carrierName } = readWith(
    at(60, 113, 'Raelene Quillon'),
    at(60, 126, 'c/o Property Claims'),
    at(60, 139, '14 Plum Row'),
    at(60, 152, 'Elmtown, OH 44999'),
  );
  expect(carrierName).toBeNull();
});

describe('facts in boxes', () => {
  it('go on below: a province over its code, a year over its month', () => {
    const { propertyAddress, priceList, estimateName } = readWith(
      at(37, 92, 'Insured'),
      at(128, 92, 'Ida Quillon-Bell'),
      at(354, 92, 'Claim #'),
      at(444, 92, '26-4471903'),
      at(37, 110, 'Risk Address'),
      at(128, 110, '38 Plum Row, Elmtown, MB'),
      at(354, 110, 'Policy #'),
      at(444, 110, 'P 1180 3342'),
      at(128, 121, 'R7B 2T6'),
      at(37, 145, 'Date of Loss'),
      at(128, 145, '2026-01-17'),
      at(354, 145, 'Price Database'),
      at(444, 145, 'Elmtown, MB - 2026'),
      at(444, 156, 'January'),
      at(37, 180, 'Estimate Name'),
      at(128, 180, 'Kitchen Fire Repairs'),
      at(354, 180, 'Report Date'),
      at(444, 180, '2026-01-24'),
    );
    expect({ propertyAddress, priceList, estimateName }).toEqual({
      propertyAddress: '38 Plum Row, Elmtown, MB R7B 2T6',
      priceList: 'Elmtown, MB - 2026 January',
      estimateName: 'Kitchen Fire Repairs',
    });
  });

  it('have the name of an estimate without when it was printed', () => {
    const { estimateName } = readWith(
      at(220, 759, 'Estimate: 2026-018834-1 Printed 02/11/2026 3:42 PM'),
    );
    expect(estimateName).toBe('2026-018834-1');
  });
});

it('how to reach a firm, at the foot of its form, is no note of the last row', () => {
  const { lineItems } = readWith(
    at(36, 500, 'Phone # 603-555-0177   E-mail office@plumrow.example'),
    at(344, 506, 'Total', { bold: true }),
    at(500, 506, '$110.00', { align: 'right' }),
  );
  expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([null, null, null]);
});
