import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { lengthenWords } from '../content/long-words.ts';
import { addUp, makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { centered, factLines, figures, leaveOpen } from '../drawing/scope-body.ts';
import { drawScopeSummaries } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  sections?: readonly string[],
): PlaceSpec => ({
  name,
  trade,
  above,
  coverage: 'Dwelling',
  ...(sections === undefined ? {} : { sections }),
});

const places: readonly PlaceSpec[] = [
  place('Dwelling Roof', 'roof', ['Exterior'], ['Roof Covering', 'Accessories']),
  place('Front Elevation', 'elevation', ['Exterior']),
  place('Back Elevation', 'elevation', ['Exterior']),
  place('Bonus Room', 'inside', ['2nd Level'], ['Ceiling', 'Walls', 'Floor']),
  place('Stairs', 'inside', ['2nd Level']),
  place('Debris', 'haul', ['Exterior']),
];

/**
 * A large carrier's estimate as its mail room prints it: codes of the folding machine turned along
 * the left edge, a job's number in tiny type at the head, sheets counted twice, a postal address
 * placed for a window envelope; rows of two lines; a list of what was depreciated behind.
 */
export const mailroomCodesCarrier: Print = {
  name: 'mailroom-codes-carrier',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Continental Harbor Insurance', {
      taxPercent: 7,
      overheadProfit: false,
      depreciated: 0.75,
      lost: 0.08,
      capPercent: 80,
      notes: 0.12,
      machine: 0.3,
      minimums: 2,
    });
    lengthenWords(random.fork('words'), scope, 0.1);
    addUp(scope);
    const { facts } = scope;
    const style = printStyle({
      family: random.pick(['helvetica', 'times']),
      size: random.pick([8.5, 9]),
      marginLeft: 48,
      marginRight: 40,
      marginTop: 56,
      marginBottom: 64,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['word', 'cell', 'kerned'] as const),
      order: random.pick(['reading', 'reversed', 'columns'] as const),
      unseen: ['outside', 'invisible'] as const,
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const batch = random.int(100_000, 999_999);
    flow.furniture = () => {
      const { page, sheet } = flow;
      for (const [index, text] of [
        `${batch}-0${page}`,
        `CHI0${String(page).padStart(4, '0')} 000${batch} 0${page}/14`,
      ].entries())
        sheet.marks.push({
          kind: 'text',
          x: 14 + index * 9,
          y: 420 + index * 120,
          text,
          size: 6,
          bold: false,
          italic: false,
          angle: 90,
          gray: 0.2,
          row: -100 - index,
          column: 0,
        });
      flow.mark({ text: `>${batch} 2604117 0${page} 008712`, x: left + 210, size: 5 }, 12);
      flow.mark({ text: 'Continental Harbor', x: left, bold: true, size: 14 }, 32);
      flow.mark({ text: `Claim # ${facts.claimNumber}`, x: right, align: 'right', size: 8 }, 32);
      const foot = sheet.height - 36;
      flow.rule(left, right, 0.4, foot - 10);
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: right - 90, align: 'right', size: 8 }, foot);
      flow.mark({ text: `Page: ${page}`, x: right, align: 'right', size: 8 }, foot);
      flow.mark({ text: `Sheet ${Math.ceil(page / 2)} of 7`, x: left + 220, size: 6 }, foot + 16);
    };
    flow.startPage('letter');
    flow.y = 118;
    for (const text of [facts.insuredName, facts.propertyStreet, facts.propertyTown])
      flow.line([{ text: text.toUpperCase(), x: left + 30 }]);
    flow.y = 230;
    flow.line([{ text: usDate(facts.dateEntered), x: left }]);
    flow.space(0.8);
    flow.line([{ text: `Dear ${facts.insuredName},`, x: left }]);
    flow.space(0.5);
    for (const text of [
      'We have completed our review of your claim. Our estimate of the repairs follows this letter, and the payment is on its way to you under separate cover.',
      'If the amount of $500.00 or more is added by your contractor, please call us before the work is done. Keep pages 3 to 12 for your records.',
      'You may recover the depreciation shown in parentheses when the repairs are finished. Amounts in < > are not recoverable.',
    ]) {
      flow.paragraph(text);
      flow.space(0.6);
    }
    flow.line([{ text: 'Sincerely,', x: left }]);
    flow.space(1.2);
    flow.line([{ text: facts.claimRepresentative, x: left }]);
    flow.line([{ text: facts.carrierName, x: left }]);
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Home:', facts.phone],
        ['Property:', `${facts.propertyStreet}, ${facts.propertyTown}`],
        ['Claim Rep.:', facts.claimRepresentative, 'E-mail:', 'claims@harbor.example'],
        ['Company:', facts.carrierName],
        ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
        ['Type of Loss:', facts.typeOfLoss, 'Date of Loss:', usDate(facts.dateOfLoss)],
        [
          'Date Inspected:',
          usDate(facts.dateInspected),
          'Date Received:',
          usDate(facts.dateReceived),
        ],
        ['Price List:', facts.priceList, 'Estimate:', facts.estimateName],
      ],
      [left + 90, left + 350],
    );
    const columns: readonly LinedColumn[] = [
      { key: 'quantity', head: ['QUANTITY'], at: left + 92 },
      { key: 'price', head: ['UNIT'], at: left + 146 },
      { key: 'tax', head: ['TAX'], at: left + 188 },
      { key: 'rcv', head: ['RCV'], at: left + 246 },
      { key: 'worn', head: ['AGE/LIFE'], at: left + 304 },
      { key: 'condition', head: ['COND.'], at: left + 356 },
      { key: 'share', head: ['DEP %'], at: left + 408 },
      { key: 'lost', head: ['DEPREC.'], at: left + 468 },
      { key: 'acv', head: ['ACV'], at: right },
    ];
    flow.startPage('items');
    const body = drawLinedBody(flow, scope, layer, {
      columns,
      layout: 3,
      head: null,
      words: right - left,
      figures: 'below',
      labels: {
        room: 'Totals:',
        level: 'Total:',
        labor_minimums: 'Totals:',
        line_items: 'Line Item Totals:',
      },
      placeAt: [left + 120, left + 130, left + 330],
      note: { width: 430 },
      own: {
        section: (name) => {
          flow.need(flow.leading * 5);
          flow.line([{ text: `**${name}**`, x: left, bold: true }]);
          flow.space(0.2);
        },
      },
    });
    leaveOpen(flow, body.items);
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([1000, 1500]),
      (name) => `Summary for ${name}`,
    );
    flow.startPage('other');
    centered(flow, 'Depreciation Detail', 12);
    flow.space(0.8);
    const stops = [left + 330, left + 400, left + 460, right];
    const heads = figures(stops, ['RCV', 'Age', 'Life', 'Depreciation']);
    flow.line([
      { text: 'Item', x: left, bold: true },
      ...heads.map((cell) => ({ ...cell, bold: true })),
    ]);
    flow.rule(left, right, 0.5);
    for (const item of scope.items.filter(({ depreciation }) => depreciation > 0)) {
      flow.need(flow.leading);
      const [first = ''] = flow.wrap(`${item.number}. ${item.prefix}${item.description}`, 270);
      flow.line([
        { text: first, x: left },
        ...figures(stops, [
          money(item.rcv),
          String(item.ageYears),
          String(item.lifeYears ?? ''),
          money(item.depreciation),
        ]),
      ]);
    }
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 3,
        items: body.items.map((item) => ({
          ...item,
          alsoRight: {
            ...item.alsoRight,
            ...(item.section === null ? {} : { section: [`**${item.section}**`] }),
          },
        })),
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: {
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
          priceList: facts.priceList,
        },
      },
    };
  },
};
