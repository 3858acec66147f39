import type { Flow } from '../../drawing/flow.ts';
import type { Layout, ModelItem, TruthItem, TruthTotal } from '../../model.ts';
import type { Place, Scope } from '../content/scope.ts';
import type { TextLayer } from '../layer/text-layer.ts';
import { truthOfPrinted } from '../truth.ts';
import {
  type LinedColumn,
  type LinedRow,
  linedFields,
  linedHead,
  linedRow,
  linedTotal,
} from './lined-columns.ts';
import { type Body, type BodyLook, centered, drawBody, drawMeasures } from './scope-body.ts';

/** What a print with lined columns has of its own. */
export interface LinedLook extends Omit<LinedRow, 'columns' | 'mayBreak'> {
  columns: readonly LinedColumn[];
  layout: Layout;
  /** Over the descriptions; null where only figures have heads. */
  head: string | null;
  headSize?: number;
  /** Before a sum's name. */
  labels: Record<TruthTotal['kind'], string | null>;
  /** Where a place's name and its two columns of measures begin. */
  placeAt: readonly [name: number, first: number, second: number];
  note?: { italic?: boolean; bold?: boolean; x?: number; width?: number };
  /** A row may part over two pages. */
  breaks?: (item: ModelItem) => boolean;
  /** Instead of the usual drawing. */
  own?: Partial<Omit<BodyLook, 'truth'>>;
  truth?: (item: ModelItem) => Partial<TruthItem>;
}

/** A place's name in bold over a rule with its height at the right edge, and its measures. */
export const drawPlaceHead = (
  flow: Flow,
  place: Place,
  [name, first, second]: LinedLook['placeAt'],
): void => {
  flow.space(0.7);
  flow.line([
    { text: place.name, x: name, bold: true, size: flow.style.size + 1.5 },
    ...(place.height === null
      ? []
      : [{ text: `Height: ${place.height}`, x: flow.right, align: 'right' as const }]),
  ]);
  drawMeasures(flow, place, first, second);
  flow.space(0.4);
};

/** The body of an estimate of the common program, its figures in lined columns. */
export const drawLinedBody = (
  flow: Flow,
  scope: Scope,
  layer: TextLayer | null,
  look: LinedLook,
): Body => {
  const { style } = flow;
  const printed = linedFields(look.columns);
  const head = (): void => {
    linedHead(flow, look.columns, look.head, { bold: true, size: look.headSize ?? style.size });
    flow.rule(flow.left, flow.right, 0.6);
    flow.y += 3;
  };
  return drawBody(flow, scope, {
    together: flow.leading * 11,
    area: (name) => {
      flow.space(0.5);
      centered(flow, name, style.size + 4);
    },
    place: (its) => drawPlaceHead(flow, its, look.placeAt),
    head,
    section: (name) => {
      flow.need(flow.leading * 4);
      flow.line([{ text: name, x: flow.left, bold: true }]);
      flow.space(0.2);
    },
    row: (item) => linedRow(flow, item, { ...look, mayBreak: look.breaks?.(item) ?? false }),
    notes: (item) => {
      const { x = flow.left, width = flow.right - flow.left - 40, ...slant } = look.note ?? {};
      flow.space(0.25);
      for (const text of item.machineNotes) flow.paragraph(text, { x, width, ...slant });
      if (item.note !== null)
        for (const text of item.note.split('\n')) flow.paragraph(text, { x, width, ...slant });
      flow.space(0.3);
    },
    total: (kind, name, amounts) => {
      const label = look.labels[kind];
      if (label === null) return false;
      flow.need(flow.leading * 2.6);
      flow.rule(flow.left, flow.right, 0.5);
      flow.y += 2;
      linedTotal(flow, look.columns, `${label} ${name}`.trim(), amounts);
      flow.space(0.7);
      return true;
    },
    continued: (its) => {
      centered(flow, `CONTINUED - ${its.name}`);
      flow.space(0.4);
    },
    ...look.own,
    truth: (item, page) =>
      truthOfPrinted(
        item,
        page,
        { layout: look.layout, printed, style, layer },
        look.truth?.(item) ?? {},
      ),
  });
};
