import type { Cell } from '../../drawing/flow.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { Amounts, ModelItem, TruthItem } from '../../model.ts';
import { makeScope, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawBody,
  drawMeasures,
  factLines,
  leaveOpen,
  lostText,
  numberOf,
  wordsOf,
} from '../drawing/scope-body.ts';
import { drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling, contents] = ['Dwelling', 'Contents'] as const;

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage: string = dwelling,
): PlaceSpec => ({ name, trade, above, coverage });

const places: readonly PlaceSpec[] = [
  place('Study', 'inside', ['Main Level']),
  place('Powder Room', 'inside', ['Main Level']),
  place('Garage', 'inside', ['Main Level']),
  place('Recreation Room', 'inside', ['Basement']),
  place('Mechanical', 'wet', ['Basement']),
  place('Basement Items', 'contents', ['Contents'], contents),
  place('Garage Items', 'contents', ['Contents'], contents),
  place('General Conditions', 'haul', []),
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'tax',
  'rcv',
  'ageYears',
  'lifeYears',
  'condition',
  'depreciationPercent',
  'depreciation',
  'depreciationRecoverable',
  'acv',
];

/**
 * A carrier's print whose first page lists coverages and sublimits with tags, and whose rows have
 * age and life as columns of their own, the unit price headed `Unit`, the description beside them in
 * a narrow column of several lines with the figures beside the last; heads in words rather than
 * capitals; building and contents after each other under heads of their own, a legend of the marks
 * at the foot of each page.
 */
export const sublimitsContentsCarrier: Print = {
  name: 'sublimits-contents-carrier',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Halyard Indemnity', {
      taxPercent: 6.35,
      overheadProfit: false,
      depreciated: 0.8,
      lost: 0.12,
      capPercent: 70,
      notes: 0.1,
      machine: 0.2,
      minimums: 3,
    });
    const { facts } = scope;
    facts.claimNumber = `${random.pick(['JA', 'FQ', 'IU'])}${random.pick(['B', 'K', 'X'])}${random.int(1000, 9999)}`;
    facts.policyNumber = `${random.int(600000000, 699999999)} ${random.int(100, 999)} ${random.int(1, 9)}`;
    facts.typeOfLoss = 'Water Damage';
    const style = printStyle({
      family: 'helvetica',
      size: 7.5,
      leading: 1.22,
      marginLeft: 34,
      marginRight: 34,
      marginTop: 64,
      marginBottom: 66,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'kerned', 'word'] as const),
      order: random.pick(['reading', 'columns'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'HALYARD INDEMNITY', x: left, bold: true, size: 12 }, 34);
      flow.mark({ text: 'Property Claim, PO Box 3022, Wexford, CT 06104', x: left, size: 7 }, 44);
      const foot = flow.sheet.height - 28;
      flow.mark(
        {
          text: 'Depreciation: ( ) recoverable, < > non-recoverable.  [M] the maximum has been applied.',
          x: left,
          size: 6.5,
        },
        foot - 14,
      );
      flow.mark({ text: facts.estimateName, x: left, size: 7.5 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: 500, align: 'right', size: 7.5 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Home:', facts.phone],
        ['Property:', facts.propertyStreet, 'Business:', '(860) 555-0180 x 4412'],
        ['', facts.propertyTown],
      ],
      [left + 84, left + 340],
    );
    flow.space(1);
    factLines(
      flow,
      [
        ['Claim Rep.:', facts.claimRepresentative, 'Business:', '(860) 555-0162'],
        ['Company:', facts.carrierName, 'E-mail:', 'claims@halyard.example'],
      ],
      [left + 84, left + 340],
    );
    flow.space(1);
    flow.line([
      { text: `Claim Number: ${facts.claimNumber}`, x: left },
      { text: `Policy Number: ${facts.policyNumber}`, x: left + 180 },
      { text: `Type of Loss: ${facts.typeOfLoss}`, x: left + 370 },
    ]);
    flow.space(1);
    const table = (heads: readonly string[], rows: readonly (readonly string[])[]): void => {
      const cells = (texts: readonly string[], bold: boolean): Cell[] =>
        texts.map((text, index) =>
          index === 0
            ? { text, x: left + 60, bold }
            : { text, x: left + 240 + index * 90, align: 'right', bold },
        );
      flow.line(cells(heads, true));
      flow.rule(left + 60, left + 430, 0.5);
      flow.y += 2;
      for (const row of rows) flow.line(cells(row, false));
      flow.space(0.8);
    };
    const deductible = random.pick([1000, 2000, 2500]);
    table(
      ['Coverage', 'Deductible', 'Policy Limit'],
      [
        [dwelling, `$${money(deductible)}`, '$412,000.00'],
        ['Other Structures', '$0.00', '$41,200.00'],
        [contents, '$0.00', '$288,400.00'],
      ],
    );
    table(
      ['Sublimit', 'Tag', 'Amount'],
      [
        ['Money, bank notes, coins', '[S1]', '$200.00'],
        ['Property used in a business', '[S2]', '$2,500.00'],
        ['Water back up of sewers or drains', '[S3]', '$10,000.00'],
      ],
    );
    factLines(
      flow,
      [
        ['Date Contacted:', `${usDate(facts.dateReceived)} 10:15 AM`],
        [
          'Date of Loss:',
          `${usDate(facts.dateOfLoss)} 6:00 AM`,
          'Date Received:',
          usDate(facts.dateReceived),
        ],
        [
          'Date Inspected:',
          `${usDate(facts.dateInspected)} 1:00 PM`,
          'Date Entered:',
          usDate(facts.dateEntered),
        ],
        ['Price List:', facts.priceList],
        ['', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 84, left + 340],
    );
    interface Column {
      head: string;
      at: number;
      text(item: ModelItem): string;
      sum?: (amounts: Amounts) => number;
    }
    const columns: readonly Column[] = [
      { head: 'Quantity', at: left + 208, text: (item) => `${money(item.quantity)} ${item.unit}` },
      { head: 'Unit', at: left + 250, text: (item) => money(item.unitPrice) },
      { head: 'Tax', at: left + 286, text: (item) => money(item.tax), sum: ({ tax }) => tax },
      { head: 'RCV', at: left + 334, text: (item) => money(item.rcv), sum: ({ rcv }) => rcv },
      { head: 'Age', at: left + 356, text: (item) => `${item.ageYears}y` },
      {
        head: 'Life',
        at: left + 380,
        text: (item) => (item.lifeYears === null ? 'NA' : `${item.lifeYears}y`),
      },
      { head: 'Cond.', at: left + 428, text: (item) => item.condition },
      {
        head: 'Dep %',
        at: left + 464,
        text: (item) =>
          item.depreciationPercent === null
            ? 'NA'
            : `${item.depreciationPercent.toFixed(1)}%${item.depreciationMark === null ? '' : ' [M]'}`,
      },
      {
        head: 'Deprec.',
        at: left + 504,
        text: (item) => lostText(item),
        sum: ({ depreciation }) => depreciation,
      },
      { head: 'ACV', at: right, text: (item) => money(item.acv), sum: ({ acv }) => acv },
    ];
    const cell = ({ at }: Column, text: string, bold = false): Cell => ({
      text,
      x: at,
      align: 'right',
      bold,
    });
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 12,
      area: (name) => {
        flow.space(0.8);
        centered(flow, name, style.size + 4);
      },
      place: (its) => {
        flow.space(0.8);
        flow.line([
          { text: its.name, x: left, bold: true, size: style.size + 2 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
        ]);
        drawMeasures(flow, its, left + 120, left + 300);
        flow.space(0.4);
      },
      head: () => {
        flow.line([
          { text: 'Description', x: left, bold: true },
          ...columns.map((column) => cell(column, column.head, true)),
        ]);
        flow.rule(left, right, 0.8);
        flow.y += 3;
      },
      section: () => undefined,
      row: (item) => {
        const words = flow.wrap(`${numberOf(item)}  ${wordsOf(item)}`, 148);
        flow.need(flow.leading * words.length);
        const { page } = flow;
        for (const [index, text] of words.entries())
          flow.line([
            { text, x: left },
            ...(index === words.length - 1
              ? columns.map((column) => cell(column, column.text(item)))
              : []),
          ]);
        return page;
      },
      notes: (item) => {
        if (item.machineNotes.length > 0 || item.note !== null) flow.space(0.4);
        for (const text of item.machineNotes) flow.paragraph(text);
        if (item.note !== null) flow.paragraph(item.note);
        flow.space(0.5);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2.6);
        flow.rule(left, right, 0.5);
        flow.y += 3;
        const word =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.line([
          { text: `${word}  ${name}`, x: left, bold: true },
          ...columns.flatMap((column) =>
            column.sum === undefined ? [] : [cell(column, money(column.sum(amounts)), true)],
          ),
        ]);
        flow.space(0.7);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`);
        flow.space(0.4);
      },
      truth: (item, page) =>
        truthOfPrinted(
          item,
          page,
          { layout: 2, printed, style, layer },
          {
            // Printed to one decimal.
            depreciationPercent:
              item.depreciationPercent === null
                ? null
                : Number(item.depreciationPercent.toFixed(1)),
          },
        ),
    });
    leaveOpen(flow, body.items);
    const summaries = drawScopeSummaries(flow, scope, deductible, (name) => `Summary for ${name}`);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 2,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        // The carrier: in capitals in the letterhead, in small letters beside its label.
        facts: { ...factsOfCover(scope), carrierName: null },
      },
    };
  },
};
