import type { RoomDimensions } from '../../../../lambdas/domain/estimate/estimate.ts';
import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import type { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { Scope } from '../content/scope.ts';

/** `Grand Total Areas:` of all rooms, as the common platform sets it after the last sum. */
export const drawWholeAreas = (flow: Flow, scope: Scope, title = 'Grand Total Areas:'): void => {
  const total = (key: keyof RoomDimensions): string =>
    money(toAmount(sum(scope.places.map((place) => place.dimensions[key] ?? 0))));
  flow.need(flow.leading * 8);
  flow.space(0.8);
  flow.line([{ text: title, x: flow.left, bold: true }]);
  const rows: readonly (readonly (readonly [string, string])[])[] = [
    [
      [total('sfWalls'), 'SF Walls'],
      [total('sfCeiling'), 'SF Ceiling'],
      [total('sfWallsCeiling'), 'SF Walls and Ceiling'],
    ],
    [
      [total('sfFloor'), 'SF Floor'],
      [total('syFlooring'), 'SY Flooring'],
      [total('lfFloorPerimeter'), 'LF Floor Perimeter'],
    ],
    [
      ['0.00', 'SF Long Wall'],
      ['0.00', 'SF Short Wall'],
      [total('lfCeilingPerimeter'), 'LF Ceil. Perimeter'],
    ],
    [
      [total('sfFloor'), 'Floor Area'],
      [total('sfFloor'), 'Total Area'],
      [total('sfWalls'), 'Interior Wall Area'],
    ],
    [
      [total('sfSurfaceArea'), 'Surface Area'],
      [total('numberOfSquares'), 'Number of Squares'],
      [total('lfTotalPerimeter'), 'Total Perimeter Length'],
    ],
    [
      [total('lfTotalRidge'), 'Total Ridge Length'],
      [total('lfTotalHip'), 'Total Hip Length'],
    ],
  ];
  const third = (flow.right - flow.left) / 3;
  for (const row of rows) {
    flow.need(flow.leading);
    flow.line(
      row.flatMap(([value, label], index) => [
        { text: value, x: flow.left + index * third + 58, align: 'right' as const },
        { text: label, x: flow.left + index * third + 64 },
      ]),
    );
  }
};
