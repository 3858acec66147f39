import type { Activity, RoomDimensions } from '../../../lambdas/domain/estimate/estimate.ts';
import type { ModelItem } from '../model.ts';

/** `1,234.50`, `-12.00`. */
export const money = (amount: number): string =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `(12.34)` recoverable, `<12.34>` not. */
export const depreciationText = (item: ModelItem, zero: string): string =>
  item.depreciation === 0
    ? zero
    : item.recoverable
      ? `(${money(item.depreciation)})`
      : `<${money(item.depreciation)}>`;

/** `5/8/2026` from an ISO date. */
export const usDate = (iso: string): string => {
  const [year, month, day] = iso.split('-');
  return `${Number(month)}/${Number(day)}/${year}`;
};

export const describedAs = (item: ModelItem): string =>
  `${item.prefix}${item.description}${item.descriptionChanged ? '*' : ''}`;

export const numberText = (item: ModelItem): string =>
  `${item.numberChanged ? '* ' : ''}${item.number}.`;

export const activityText: Record<Activity, string> = {
  '+': '+',
  '-': '-',
  '&': '&',
  R: 'R',
  I: 'I',
  M: 'M',
};

/** Measures as pairs of lines, left and right. */
export const measureLines = (dimensions: Partial<RoomDimensions>): [string, string][] => {
  const text = (key: keyof RoomDimensions, label: string): string => {
    const value = dimensions[key];
    return value === undefined ? '' : `${money(value)}  ${label}`;
  };
  const pairs: [string, string][] = [
    [text('sfWalls', 'SF Walls'), text('sfCeiling', 'SF Ceiling')],
    [text('sfWallsCeiling', 'SF Walls & Ceiling'), text('sfFloor', 'SF Floor')],
    [text('syFlooring', 'SY Flooring'), text('lfFloorPerimeter', 'LF Floor Perimeter')],
    ['', text('lfCeilingPerimeter', 'LF Ceil. Perimeter')],
    [text('sfSurfaceArea', 'Surface Area'), text('numberOfSquares', 'Number of Squares')],
    [
      text('lfTotalPerimeter', 'Total Perimeter Length'),
      text('lfTotalRidge', 'Total Ridge Length'),
    ],
    [text('lfTotalHip', 'Total Hip Length'), ''],
  ];
  return pairs.filter(([left, right]) => left !== '' || right !== '');
};
