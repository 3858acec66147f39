import type { RoomDimensions } from '../../../../lambdas/domain/estimate/estimate.ts';
import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import type { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { ModelEstimate } from '../../model.ts';

/** What the program prints below the last total: marks explained, areas, what each coverage bears. */
export const drawAfterRows = (flow: Flow, estimate: ModelEstimate): void => {
  for (const text of [
    '[%] - Indicates that depreciate by percent was used for this item',
    '[M] - Indicates that the depreciation percentage was limited by the maximum allowable depreciation for this item',
  ])
    flow.paragraph(text);
  const rooms = estimate.levels.flatMap((level) => level.rooms);
  const total = (key: keyof RoomDimensions): string =>
    money(toAmount(sum(rooms.map((room) => room.dimensions[key]))));
  flow.need(flow.leading * 7);
  flow.space(1);
  flow.line([{ text: 'Grand Total Areas:', x: flow.left, bold: true }]);
  const usable = flow.right - flow.left;
  for (const row of [
    [
      `${total('sfWalls')}  SF Walls`,
      `${total('sfCeiling')}  SF Ceiling`,
      `${total('sfWallsCeiling')}  SF Walls and Ceiling`,
    ],
    [
      `${total('sfFloor')}  SF Floor`,
      `${total('syFlooring')}  SY Flooring`,
      `${total('lfFloorPerimeter')}  LF Floor Perimeter`,
    ],
    [
      '0.00  SF Long Wall',
      '0.00  SF Short Wall',
      `${total('lfCeilingPerimeter')}  LF Ceil. Perimeter`,
    ],
    [
      `${total('sfSurfaceArea')}  Surface Area`,
      `${total('numberOfSquares')}  Number of Squares`,
      `${total('lfTotalPerimeter')}  Total Perimeter Length`,
    ],
  ])
    flow.line(row.map((text, index) => ({ text, x: flow.left + usable * (0.02 + index * 0.33) })));
  flow.space(1);
  flow.need(flow.leading * 6);
  const stops = [0.45, 0.6, 0.8, 0.95].map((share) => flow.left + usable * share);
  const line = (name: string, figures: readonly string[], bold = false): void =>
    flow.line([
      { text: name, x: flow.left, bold },
      ...figures.map((text, index) => ({
        text,
        x: stops[index] ?? flow.right,
        align: 'right' as const,
        bold,
      })),
    ]);
  const whole = { rcv: estimate.totals.rcv, acv: estimate.totals.acv };
  const percent = (part: number, all: number): string =>
    all === 0 ? '0.00%' : `${((100 * part) / all).toFixed(2)}%`;
  line('Coverage', ['Item Total', '%', 'ACV Total', '%'], true);
  for (const { name, totals } of estimate.coverages)
    line(name, [
      money(totals.rcv),
      percent(totals.rcv, whole.rcv),
      money(totals.acv),
      percent(totals.acv, whole.acv),
    ]);
  line('Total', [money(whole.rcv), '100.00%', money(whole.acv), '100.00%'], true);
};
