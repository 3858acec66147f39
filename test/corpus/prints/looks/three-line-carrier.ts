import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { inventPrint } from '../content/invent-print.ts';
import { groupLevels } from '../content/structures.ts';
import { coverageRows } from '../drawing/coverage-rows.ts';
import { drawBenefits, drawSampleGuide } from '../drawing/other-pages.ts';
import {
  addressOf,
  ageLifeOf,
  amountIn,
  depreciationOf,
  figureColumn,
  labelled,
  noSummary,
  numbered,
  percentOf,
  priceOf,
  quantityOf,
  roomBlock,
  title,
} from '../drawing/platform.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRooms } from '../drawing/rooms.ts';
import { type PrintTable, placeTable } from '../drawing/table.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const printed: (keyof TruthItem)[] = [
  'unitPrice',
  'tax',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
  'ageYears',
  'lifeYears',
  'condition',
  'depreciationPercent',
];

/**
 * A carrier's summary and explanation first, then rows of three lines: description, figures, and
 * condition and percentage below age and depreciation. The insured and the claim head each page.
 */
export const threeLineCarrier: Print = {
  name: 'three-line-carrier',
  open: true,
  draw: (random, lines) => {
    const estimate = inventPrint(random, lines, {
      depreciated: 0.75,
      levels: true,
      levelItems: false,
      changed: 0.06,
      laborMinimums: random.chance(0.5),
      paidWhenIncurred: random.chance(0.5) ? 'note' : null,
      machineNotes: 0.08,
      overheadProfit: random.chance(0.4),
      nonRecoverable: random.chance(0.4) ? 0.2 : 0,
    });
    const { facts } = estimate;
    const nested = random.chance(0.5);
    const group = (level: string): string | null =>
      !nested ? null : level === 'Basement Level' ? 'Other Structures' : 'Dwelling';
    // Rooms of one group stand together.
    if (nested)
      estimate.levels.sort((a, b) =>
        (group(a.name ?? '') ?? '').localeCompare(group(b.name ?? '') ?? ''),
      );
    groupLevels(estimate, group);
    const style = printStyle({
      size: 9.5,
      marginTop: 34,
      sectionHead: 'bold-italic',
      paidWhenIncurredAmounts: 'blank',
      splitItems: 0.3,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['word', 'cell', 'gaps'] as const),
      sizeIn: 'matrix' as const,
    };
    const [first = '', last = ''] = facts.insuredName.split(' ');
    const insured = `${last}, ${first}`.toUpperCase();
    const number = `${random.int(10, 99)}-${random.int(1000, 9999)}-${random.int(100, 999)}`;
    facts.estimateName = number;
    drawBenefits(flow, estimate);
    if (random.chance(0.7)) drawSampleGuide(flow);
    flow.furniture = () => {
      flow.line([{ text: facts.carrierName, x: flow.left, bold: true, size: 12 }]);
      flow.y += 2;
      flow.line([
        { text: insured, x: flow.left },
        { text: number, x: flow.right, align: 'right' },
      ]);
      flow.rule(flow.left, flow.right, 0.5);
      flow.y += 6;
      const foot = flow.sheet.height - 30;
      flow.mark(
        { text: `Date: ${usDate(facts.dateEntered)} 12:03 PM`, x: flow.left, size: 8 },
        foot,
      );
      flow.mark({ text: `Page: ${flow.page}`, x: flow.right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('other');
    const half = flow.left + (flow.right - flow.left) * 0.52;
    for (const [label, value, other, its] of [
      ['Insured:', insured, 'Estimate:', number],
      ['Property:', facts.propertyStreet, 'Claim Number:', facts.claimNumber],
      ['', facts.propertyTown, 'Policy Number:', facts.policyNumber],
      ['Home:', facts.phone, 'Price List:', facts.priceList],
      ['Type of Loss:', 'Wind Damage', '', 'Restoration/Service/Remodel'],
      ['Deductible:', `$${money(estimate.coverages[0]?.deductible ?? 0)}`, '', ''],
      ['Date of Loss:', usDate(facts.dateOfLoss), '', ''],
      ['Date Inspected:', usDate(facts.dateInspected), '', ''],
    ])
      flow.line([
        { text: label ?? '', x: flow.left + 78, align: 'right' },
        { text: value ?? '', x: flow.left + 84 },
        { text: other ?? '', x: half + 78, align: 'right' },
        { text: its ?? '', x: half + 84 },
      ]);
    flow.space(2);
    const coverage = estimate.coverages[0];
    if (coverage === undefined) throw new Error('An estimate has a coverage.');
    const name = 'Coverage A - Dwelling - 35 Windstorm and Hail';
    title(flow, `Summary for ${name}`);
    labelled(flow, coverageRows(coverage, 'incurred'), flow.left + 40, flow.right - 80);
    flow.space(1.5);
    for (const text of [
      facts.claimRepresentative,
      facts.phone,
      'ALL AMOUNTS PAYABLE ARE SUBJECT TO THE TERMS, CONDITIONS AND LIMITS OF YOUR POLICY.',
    ])
      flow.line([{ text, x: flow.left }]);
    flow.startPage('items');
    const amount = amountIn(flow);
    const aged = (item: (typeof estimate.items)[number]): boolean =>
      item.priceNote === null && item.depreciation !== 0;
    const table: PrintTable = {
      above: numbered,
      head: 'rules',
      rows: 'plain',
      valign: 'top',
      gap: 8,
      indent: 0.1,
      columns: [
        figureColumn('quantity', ['QUANTITY', ''], quantityOf),
        figureColumn('unitPrice', ['UNIT PRICE', ''], priceOf),
        figureColumn(
          'tax',
          ['TAX', ''],
          (item) => amount(item, item.tax),
          ({ tax }) => money(tax),
        ),
        ...(estimate.totals.overheadProfit === 0
          ? []
          : [
              figureColumn(
                'overheadProfit',
                ['GCO&P', ''],
                (item) => amount(item, item.overheadProfit),
                ({ overheadProfit }) => money(overheadProfit),
              ),
            ]),
        figureColumn(
          'rcv',
          ['RCV', ''],
          (item) => item.priceNote ?? amount(item, item.rcv),
          ({ rcv }) => money(rcv),
        ),
        figureColumn('ageLife', ['AGE/LIFE', 'CONDITION'], (item) =>
          aged(item) ? [ageLifeOf(item), item.condition] : '',
        ),
        figureColumn(
          'depreciation',
          ['DEPREC.', 'DEP %'],
          (item) => (aged(item) ? [depreciationOf(item, '(0.00)'), percentOf(item)] : ''),
          ({ depreciation }) => money(depreciation),
        ),
        figureColumn(
          'acv',
          ['ACV', ''],
          (item) => (item.priceNote === null ? amount(item, item.acv) : ''),
          ({ acv }) => money(acv),
        ),
      ],
    };
    const amounts = [estimate.totals];
    const placed = placeTable(flow, table, estimate.items, amounts);
    const profit = estimate.totals.overheadProfit === 0 ? [] : (['overheadProfit'] as const);
    const drawn = drawRooms(
      flow,
      estimate,
      {
        placed,
        truth: (item, page) =>
          truthOfPrinted(item, page, { layout: 4, printed: [...printed, ...profit], style, layer }),
        group,
        level: (_, text) => {
          flow.space(0.5);
          title(flow, text);
        },
        room: (_, room) =>
          roomBlock(flow, room, { indent: 0.24, rule: true, measuresAt: [0.3, 0.66] }),
        section: (_, text) => {
          flow.line([{ text, x: flow.left, bold: true, italic: true }]);
          flow.space(0.2);
        },
        note: (_, text) => flow.paragraph(text, { x: flow.left }),
        totalLabel: (kind, text) =>
          kind === 'line_items'
            ? `Line Item Totals: ${text}`
            : kind === 'level'
              ? `Total: ${text}`
              : `Totals: ${text}`,
        continued: (_, room) => title(flow, `CONTINUED - ${room.name}`, 0),
        headOnEachPage: true,
        headOnEachRoom: true,
        breaks: 0.2,
      },
      random.fork('draw'),
    );
    return {
      flow,
      layer,
      extras: flow.sheets.flatMap((sheet, index) =>
        sheet.class === 'items'
          ? [{ page: index + 1, kind: 'image' as const, x: 500, y: 14, width: 60, height: 16 }]
          : [],
      ),
      truth: {
        layout: 4,
        items: drawn.items,
        rooms: drawn.rooms,
        totals: drawn.totals,
        summaries: [
          {
            ...noSummary,
            coverage: name,
            alsoCalled: ['Coverage A - Dwelling', 'Dwelling', 'Dwelling - 35 Windstorm and Hail'],
            lineItemTotal: coverage.totals.lineItemTotal,
            rcv: coverage.totals.rcv,
            deductible: coverage.deductible === 0 ? null : coverage.deductible,
            netClaim: coverage.netClaim,
          },
        ],
        facts: {
          estimateName: number,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: insured,
          propertyAddress: addressOf(estimate),
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
          priceList: facts.priceList,
        },
      },
    };
  },
};
