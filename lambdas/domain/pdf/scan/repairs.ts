import type { Box, LineItem, Warning } from '../../estimate/estimate.ts';

/** One reading of OCR that was taken for something else, because its surroundings demand it. */
export interface ScanRepair {
  page: number;
  box: Box;
  /** What OCR read; empty where it read nothing. */
  read: string;
  /** Empty where what was read is no print of the estimate. */
  settled: string;
}

/** A repaired row is this much less sure than its words. */
const REPAIRED_CONFIDENCE = 0.8;

/**
 * Tells of every repair: the item that it concerns is flagged where a figure was touched, and a
 * warning says what was read and what was made of it. `sheetOf` tells the sheet that a page lies on.
 */
export const tellRepairs = (
  items: readonly LineItem[],
  repairs: readonly ScanRepair[],
  sheetOf: (page: number) => number,
): Warning[] => {
  const ofItem = new Map<number, ScanRepair[]>();
  const warnings: Warning[] = [];
  for (const repair of repairs) {
    const index = items.findIndex((item) => holds(item, repair));
    if (index >= 0) ofItem.set(index, [...(ofItem.get(index) ?? []), repair]);
    else
      warnings.push({
        code: 'scan_repaired',
        message: `Page ${sheetOf(repair.page)}: ${told(repair)}. Compare it with the scan.`,
        at: { page: sheetOf(repair.page) },
      });
  }
  for (const [index, own] of ofItem) {
    const printed = items[index]?.printed;
    if (printed == null) continue;
    if (own.some((repair) => /\d/.test(repair.settled))) {
      if (!printed.flags.includes('repaired')) {
        printed.flags.push('repaired');
        printed.confidence *= REPAIRED_CONFIDENCE;
      }
    }
    warnings.push({
      code: 'scan_repaired',
      message: `Line ${printed.lineNumber ?? index + 1} on page ${sheetOf(printed.readAt.page)}: ${own.map(told).join('; ')}. Compare it with the scan.`,
      at: { item: index },
    });
  }
  return warnings;
};

const told = ({ read, settled }: ScanRepair): string =>
  read === ''
    ? `"${settled}" could not be read and was inferred`
    : settled === ''
      ? `"${read}" was left out as no print of the estimate`
      : `"${read}" was taken for "${settled}"`;

const holds = ({ printed }: LineItem, { page, box }: ScanRepair): boolean => {
  if (printed === null || printed.readAt.page !== page) return false;
  const { left, top, right, bottom } = printed.readAt.box;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x >= left - 1 && x <= right + 1 && y >= top && y <= bottom;
};
