import { share, table } from '../bench-report.ts';
import type { Measured } from './run-documents.ts';
import { type Field, fields } from './score.ts';

export interface Group {
  name: string;
  measured: Measured[];
}

const sumOf = (measured: readonly Measured[], pick: (one: Measured) => number): number =>
  measured.reduce((sum, one) => sum + pick(one), 0);

/** One group per layout that occurs, and all of them together. */
export const byLayout = (measured: readonly Measured[]): Group[] => {
  const layouts = [...new Set(measured.map((one) => one.layout))].sort();
  const groups = layouts.map((layout) => ({
    name: layout === null ? 'other' : `layout ${layout}`,
    measured: measured.filter((one) => one.layout === layout),
  }));
  return groups.length === 1 ? groups : [...groups, { name: '**all**', measured: [...measured] }];
};

/** One group per look of the prints, and all of them together. */
export const byLook = (measured: readonly Measured[]): Group[] => [
  ...[...new Set(measured.map((one) => one.look ?? 'other'))].map((look) => ({
    name: look,
    measured: measured.filter((one) => (one.look ?? 'other') === look),
  })),
  { name: '**all**', measured: [...measured] },
];

/** One group per resolution of the scans. */
export const byResolution = (measured: readonly Measured[]): Group[] =>
  [...new Set(measured.map((one) => one.scan?.dpi ?? 0))]
    .sort((a, b) => a - b)
    .map((dpi) => ({
      name: `${dpi} dpi`,
      measured: measured.filter((one) => (one.scan?.dpi ?? 0) === dpi),
    }));

/** Lines found, fields right, rooms right, reconciled, time: a row per group. */
export const overviewTable = (groups: readonly Group[]): string =>
  table(
    [
      '',
      'documents',
      'pages',
      'lines',
      'line recall',
      'line precision',
      'fields right',
      'rooms and sections',
      'documents without any error',
      'reconciliation right',
      'false alarms per 100',
      'ms per page',
    ],
    groups.map(({ name, measured }) => {
      const expected = sumOf(measured, (one) => one.score.expectedItems);
      const matched = sumOf(measured, (one) => one.score.matchedItems);
      const right = (list: readonly Field[]): number =>
        sumOf(measured, (one) => list.reduce((sum, field) => sum + one.score.right[field], 0));
      const counted = (list: readonly Field[]): number =>
        sumOf(measured, (one) => list.reduce((sum, field) => sum + one.score.counted[field], 0));
      const places: Field[] = ['room', 'path', 'section'];
      const pages = sumOf(measured, (one) => one.reading.pages);
      const alarms = measured.filter((one) => one.score.failures > 0).length;
      return [
        name,
        String(measured.length),
        String(pages),
        String(expected),
        share(matched, expected),
        share(
          matched,
          sumOf(measured, (one) => one.score.readItems),
        ),
        share(right(fields), counted(fields)),
        share(right(places), counted(places)),
        share(measured.filter(isPerfect).length, measured.length),
        share(measured.filter((one) => one.score.reconciled).length, measured.length),
        ((100 * alarms) / Math.max(1, measured.length)).toFixed(1),
        (sumOf(measured, (one) => one.reading.milliseconds) / Math.max(1, pages)).toFixed(1),
      ];
    }),
  );

/** Every line found, none invented, every field of every line right. */
const isPerfect = ({ score }: Measured): boolean =>
  score.matchedItems === score.expectedItems &&
  score.readItems === score.expectedItems &&
  fields.every((field) => score.right[field] === score.counted[field]);

/** Accuracy of each field, a column per group. */
export const fieldTable = (groups: readonly Group[]): string =>
  table(
    ['field', ...groups.map(({ name }) => name)],
    [
      ...fields.map((field) => [
        field,
        ...groups.map(({ measured }) =>
          share(
            sumOf(measured, (one) => one.score.right[field]),
            sumOf(measured, (one) => one.score.counted[field]),
          ),
        ),
      ]),
      ...(['rooms', 'totals', 'summaries', 'facts', 'pages'] as const).map((part) => [
        {
          rooms: 'room list',
          totals: 'printed totals',
          summaries: 'summary figures',
          facts: 'header facts',
          pages: 'page classes',
        }[part],
        ...groups.map(({ measured }) =>
          share(
            sumOf(measured, (one) => one.score.others[part].right),
            sumOf(measured, (one) => one.score.others[part].counted),
          ),
        ),
      ]),
    ],
  );
