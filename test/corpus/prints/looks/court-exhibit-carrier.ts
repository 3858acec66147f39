import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { lengthenWords } from '../content/long-words.ts';
import { addUp, makeScope, type PlaceSpec } from '../content/scope.ts';
import {
  type LinedColumn,
  linedFields,
  linedHead,
  linedRow,
  linedTotal,
} from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  byCategory,
  centered,
  drawBody,
  drawMeasures,
  figures,
  leaveOpen,
} from '../drawing/scope-body.ts';
import { drawScopeCover, drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage = 'Dwelling',
): PlaceSpec => ({ name, trade, above, coverage });

const places: readonly PlaceSpec[] = [
  place('Roof', 'roof', ['Exterior']),
  place('Left Elevation', 'elevation', ['Exterior']),
  place('Great Room', 'inside', ['Main Level']),
  place('Pantry', 'inside', ['Main Level']),
  place('Guest Suite', 'inside', ['Upper Level']),
  place('Fencing', 'yard', ['Other Structures'], 'Other Structures'),
];

/**
 * A carrier's estimate as an exhibit of a lawsuit: the court's line with page numbers of its own
 * over each page and the parties' number below it, a slip sheet and an affidavit with numbered
 * paragraphs before, words in a narrow column over two to four lines, remarks in italics, the
 * recap by category behind.
 */
export const courtExhibitCarrier: Print = {
  name: 'court-exhibit-carrier',
  open: true,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Bayou State Fire & Casualty', {
      taxPercent: 0,
      overheadProfit: false,
      depreciated: 0.75,
      lost: 0.1,
      capPercent: 80,
      notes: 0.15,
      machine: 0.2,
      minimums: 2,
    });
    lengthenWords(random.fork('words'), scope, 0.35);
    addUp(scope);
    const { facts } = scope;
    const style = printStyle({
      family: 'times',
      size: random.pick([9, 9.5]),
      marginLeft: 48,
      marginRight: 48,
      marginTop: 72,
      marginBottom: 70,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['word', 'cell', 'spaced-line', 'glyph'] as const),
      page: random.pick(['plain', 'form', 'cropped'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const docket = random.int(1000, 9999);
    const pages = random.int(30, 80);
    let ofEstimate = 0;
    flow.furniture = () => {
      flow.mark(
        {
          text: `Case 4:25-cv-0${docket}-RSW     Document 41-3     Filed 06/11/26     Page ${flow.page} of ${pages}`,
          x: (left + right) / 2,
          align: 'center',
          size: 8.5,
          bold: true,
        },
        20,
      );
      const foot = flow.sheet.height - 20;
      flow.mark(
        { text: `BSFC_00${2140 + flow.page}`, x: right, align: 'right', bold: true, size: 9 },
        foot,
      );
      if (ofEstimate === 0) return;
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 11 }, 46);
      flow.mark({ text: 'Property Claims', x: left, size: 8 }, 57);
      const own = flow.sheet.height - 44;
      flow.rule(left, right, 0.4, own - 10);
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, own);
      flow.mark({ text: usDate(facts.dateEntered), x: right - 90, align: 'right', size: 8 }, own);
      flow.mark({ text: `Page: ${ofEstimate++}`, x: right, align: 'right', size: 8 }, own);
    };
    flow.startPage('other');
    flow.y = 340;
    centered(flow, 'EXHIBIT C', 30);
    flow.startPage('other');
    centered(flow, 'DECLARATION OF CUSTODIAN OF RECORDS', 12);
    flow.space(1);
    for (const [index, text] of [
      `I am employed by ${facts.carrierName} and keep the records of its property claims.`,
      `The pages marked BSFC_002143 to BSFC_002171 are a true copy of the estimate in claim ${facts.claimNumber}.`,
      'It was made at or near the time of the events by a person with knowledge, and kept in the regular course.',
      'I declare under penalty of perjury that this is true.',
    ].entries()) {
      flow.paragraph(`${index + 1}.    ${text}`);
      flow.space(0.6);
    }
    ofEstimate = 1;
    drawScopeCover(flow, scope, { insured: 'Insured:', adjuster: 'Claim Rep.:', heading: null });
    const columns: readonly LinedColumn[] = [
      { key: 'quantity', head: ['QUANTITY'], at: left + 206 },
      { key: 'price', head: ['UNIT'], at: left + 250 },
      { key: 'rcv', head: ['RCV'], at: left + 304 },
      { key: 'worn', head: ['AGE/LIFE'], at: left + 348 },
      { key: 'condition', head: ['COND.'], at: left + 378 },
      { key: 'share', head: ['DEP %'], at: left + 416 },
      { key: 'lost', head: ['DEPREC.'], at: left + 470 },
      { key: 'acv', head: ['ACV'], at: right },
    ];
    for (const item of scope.items) if (item.condition !== 'New') item.condition = 'Avg.';
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 10,
      area: (name) => {
        flow.space(0.5);
        centered(flow, name, style.size + 4);
      },
      place: (its) => {
        flow.space(0.7);
        flow.line([
          { text: its.name, x: left, bold: true, size: style.size + 1.5 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
        ]);
        drawMeasures(flow, its, left + 120, left + 310);
        flow.space(0.4);
      },
      head: () => {
        linedHead(flow, columns, 'DESCRIPTION', { bold: true, size: 8 });
        flow.rule(left, right, 0.6);
        flow.y += 3;
      },
      section: () => undefined,
      row: (item) => linedRow(flow, item, { columns, words: 146, figures: 'first' }),
      notes: (item) => {
        flow.space(0.3);
        for (const text of item.machineNotes) flow.paragraph(text, { width: 440 });
        if (item.note !== null) flow.paragraph(item.note, { italic: true, width: 440 });
        flow.space(0.3);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2.4);
        flow.rule(left, right, 0.5);
        flow.y += 2;
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        linedTotal(flow, columns, `${label} ${name}`, amounts);
        flow.space(0.7);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`);
        flow.space(0.4);
      },
      truth: (item, page) =>
        truthOfPrinted(item, page, { layout: 2, printed: linedFields(columns), style, layer }),
    });
    leaveOpen(flow, body.items);
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([1000, 5000]),
      (name) => `Summary for ${name}`,
    );
    flow.startPage('recap');
    centered(flow, 'Recap by Category', 13);
    flow.space(0.8);
    flow.line([
      { text: 'Items', x: left, bold: true },
      ...figures([left + 380, right], ['Total', '%']).map((cell) => ({ ...cell, bold: true })),
    ]);
    for (const { name, amounts } of byCategory(scope.items))
      flow.line([
        { text: name, x: left },
        ...figures(
          [left + 380, right],
          [money(amounts.rcv), `${((100 * amounts.rcv) / scope.totals.rcv).toFixed(2)}%`],
        ),
      ]);
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
        facts: factsOfCover(scope),
      },
    };
  },
};
