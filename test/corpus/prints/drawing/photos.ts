import type { Flow } from '../../drawing/flow.ts';
import { usDate } from '../../layouts/format.ts';
import type { ModelEstimate } from '../../model.ts';
import type { Random } from '../../random.ts';
import type { Extra } from '../layer/write-print.ts';

const captions = [
  '14 - Rear slope, test square, 8 hits',
  'Photo 22: 34" chimney, no cricket',
  '3 Gutter - dents, 2 per LF',
  "IMG_2041 water stain 2' x 3'",
];

/** Two pictures side by side with captions, in the middle of a page of rows. */
export const drawPhotosHere = (flow: Flow, estimate: ModelEstimate, random: Random): Extra[] => {
  const height = 90;
  flow.space(0.8);
  flow.need(height + flow.leading * 3);
  const half = (flow.right - flow.left) / 2;
  const top = flow.y;
  const extras = [0, 1].map(
    (index): Extra => ({
      page: flow.page,
      kind: 'image',
      x: flow.left + index * half,
      y: top,
      width: half - 20,
      height,
    }),
  );
  flow.y = top + height + 3;
  const shown = random.sample(captions, 2);
  flow.line(shown.map((text, index) => ({ text, x: flow.left + index * half, size: 8 })));
  flow.line(
    [0, 1].map((index) => ({
      text: `Date Taken: ${usDate(estimate.facts.dateInspected)}`,
      x: flow.left + index * half,
      size: 8,
    })),
  );
  flow.space(0.6);
  return extras;
};
