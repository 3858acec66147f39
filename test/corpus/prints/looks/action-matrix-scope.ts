import type { Activity } from '../../../../lambdas/domain/estimate/estimate.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawPhotoSheet } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { edgesOf, type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade']): PlaceSpec => ({
  name,
  trade,
  above: [],
  coverage: 'Dwelling',
});

const places: readonly PlaceSpec[] = [
  place('Roof - main house', 'roof'),
  place('Front elevation', 'elevation'),
  place('Rear elevation', 'elevation'),
  place('Kitchen', 'inside'),
  place('Dining room', 'inside'),
  place('Hall / stairs', 'inside'),
  place('Bath 1', 'inside'),
  place('Crawl space', 'wet'),
  place('Back yard', 'yard'),
];

/** The columns of which one bears a mark in each row. */
const columns = ['Rem', 'R&R', 'D&R', 'Rpl', 'Cln', 'Pnt'] as const;

const columnOf = (activity: Activity, words: string): number => {
  if (activity === '-') return 0;
  if (activity === '&') return 1;
  if (activity === 'R') return 2;
  if (/clean|wash|vacuum|anti-microbial/i.test(words)) return 4;
  return /paint|stain|seal|prime/i.test(words) ? 5 : 3;
};

const remarks = [
  '2 coats',
  'match exist.',
  'photo 14',
  'up to 4 ft.',
  'w/ haul off',
  'see bid $1,250',
  '3/8 hits per sq',
  'owner keeps',
] as const;

/**
 * A claims administrator's scope sheet, from the field and not priced: what is done is a cross in
 * one of six narrow columns under heads that span them, quantity before unit, remarks of few
 * words, empty ruled rows for what the next one may add, rooms in bands with their measures.
 */
export const actionMatrixScope: Print = {
  name: 'action-matrix-scope',
  open: true,
  lines: [5, 14, 28, 52, 96],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Redfern Claims Administrators', {
      taxPercent: 0,
      overheadProfit: false,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0,
      machine: 0,
      minimums: 0,
    });
    const { facts } = scope;
    const style = printStyle({
      family: random.pick(['helvetica', 'times']),
      size: 8.5,
      marginLeft: 36,
      marginRight: 36,
      marginTop: 84,
      marginBottom: 50,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word'] as const),
      order: random.pick(['reading', 'columns', 'tables-last'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const cross = random.pick(['X', 'x'] as const);
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 11 }, 34);
      flow.mark({ text: 'SCOPE OF LOSS', x: right, align: 'right', bold: true, size: 13 }, 34);
      for (const [index, [a, b, c]] of (
        [
          [
            `Insured: ${facts.insuredName}`,
            `Claim #: ${facts.claimNumber}`,
            `D/L: ${usDate(facts.dateOfLoss)}`,
          ],
          [
            `Loss location: ${facts.propertyStreet}, ${facts.propertyTown}`,
            '',
            `Inspected: ${usDate(facts.dateInspected)}`,
          ],
          [
            `Policy #: ${facts.policyNumber}`,
            `Adjuster: ${facts.claimRepresentative}`,
            `Sheet ${flow.page}`,
          ],
        ] as const
      ).entries()) {
        flow.mark({ text: a, x: left, size: 8 }, 48 + index * 10);
        flow.mark({ text: b, x: left + 230, size: 8 }, 48 + index * 10);
        flow.mark({ text: c, x: right, align: 'right', size: 8 }, 48 + index * 10);
      }
      flow.mark(
        { text: 'Scope only - no prices. Not a promise to pay.', x: left, size: 7, italic: true },
        flow.sheet.height - 30,
      );
    };
    const table: RuledTable = {
      left,
      right,
      size: 8.5,
      headSize: 7.5,
      pad: 3,
      lines: 'grid',
      headGray: 0.88,
      columns: [
        { head: ['#'], share: 5, align: 'center' },
        { head: ['Item'], share: 46, align: 'left' },
        { head: ['Qty'], share: 12, align: 'right' },
        { head: ['Unit'], share: 8, align: 'center' },
        ...columns.map((text) => ({ head: [text], share: 6.5, align: 'center' as const })),
        { head: ['Remarks'], share: 22, align: 'left' },
      ],
    };
    const head = (): void => {
      const edges = edgesOf(table);
      const [from = left, to = right] = [edges[4], edges[10]];
      flow.sheet.marks.push({
        kind: 'box',
        x: from,
        y: flow.y,
        width: to - from,
        height: 11,
        gray: null,
      });
      flow.line(
        [{ text: 'ACTION', x: (from + to) / 2, align: 'center', bold: true, size: 7.5 }],
        11,
      );
      ruledHead(flow, table);
    };
    flow.startPage('items');
    head();
    flow.continuation = head;
    const items: TruthItem[] = [];
    const notes = random.fork('notes');
    const whole = random.chance(0.5);
    let number = 0;
    for (const its of scope.places) {
      const d = its.dimensions;
      flow.need(48);
      if (!whole) number = 0;
      ruledRow(
        flow,
        table,
        [
          `${its.name.toUpperCase()}${d.sfFloor === undefined ? (d.sfSurfaceArea === undefined ? '' : `     ${money(d.numberOfSquares ?? 0)} sq, ${money(d.lfTotalRidge ?? 0)} ft ridge`) : `     Floor ${money(d.sfFloor)} sf   Walls ${money(d.sfWalls ?? 0)} sf   Perim. ${money(d.lfFloorPerimeter ?? 0)} lf   Ht ${its.height ?? "8'"}`}`,
        ],
        { bold: true, gray: 0.8, spans: { 0: 11 }, aligns: { 0: 'left' } },
      );
      for (const item of its.items) {
        number++;
        const at = columnOf(item.activity, item.description);
        const remark = notes.chance(0.25) ? notes.pick(remarks) : '';
        const { page } = ruledRow(flow, table, [
          String(number),
          item.description,
          item.unit === 'EA' ? String(item.quantity) : money(item.quantity),
          item.unit,
          ...columns.map((_, index) => (index === at ? cross : '')),
          remark,
        ]);
        items.push(
          jobTruth(page, item.description, item.quantity, {
            lineNumber: String(number),
            // What is painted or cleaned is added.
            activity: at > 2 ? ['+'] : [item.activity],
            unit: item.unit,
            room: [its.name.toUpperCase(), its.name],
            f9Note: remark === '' ? null : remark,
          }),
        );
      }
      for (let blank = notes.int(0, 2); blank > 0; blank--)
        ruledRow(
          flow,
          table,
          Array.from({ length: 11 }, () => ''),
        );
    }
    flow.continuation = null;
    flow.need(60);
    flow.space(1);
    flow.paragraph(
      'Cause and origin: wind opened the ridge on the date of loss, water entered above 3 rooms. Prior damage: none seen. Emergency work of $1,840.00 invoiced by others.',
    );
    openPagesWithoutRows(flow, items);
    drawPhotoSheet(flow, random.fork('photos'), 1);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: scope.places.map(({ name }) => [name.toUpperCase()]),
        totals: [],
        summaries: [],
        facts: {
          ...noFacts,
          insuredName: facts.insuredName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
        },
      },
    };
  },
};
