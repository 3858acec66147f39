import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { priceWork, sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { grayLine } from '../drawing/table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

type Offer = readonly [work: Work, details: string];

const areas: readonly (readonly [name: string, offers: readonly Offer[]])[] = [
  [
    'Attic and Ceilings',
    [
      [
        ['Insulation removal', 'SF', 120, 600, 1.4],
        'Vacuum wet cellulose to sealed bags on the truck.',
      ],
      [['Blown insulation', 'SF', 120, 600, 1.95], 'To R-38, depth markers every 300 square feet.'],
      [['Ceiling drywall', 'SF', 60, 300, 4.2], 'Five-eighths board, level 4 finish.'],
      [['Ceiling paint', 'SF', 120, 480, 1.3], 'Stain block and two coats of flat white.'],
      [['Truss repair', 'EA', 1, 4, 385], 'Per engineer detail, plywood gussets both sides.'],
    ],
  ],
  [
    'Upstairs Bath',
    [
      [['Tub surround', 'EA', 1, 1, 1260], 'Three-piece acrylic, set over cement board.'],
      [
        ['Bath floor tile', 'SF', 36, 80, 15.5],
        'Twelve by twenty-four porcelain on uncoupling mat.',
      ],
      [['Vanity reset', 'EA', 1, 1, 240], ''],
      [['Exhaust fan', 'EA', 1, 1, 295], 'Ducted to a new roof cap.'],
      [['Bath plumbing trim', 'EA', 1, 3, 185], 'Shut-offs, supplies and traps.'],
    ],
  ],
  [
    'Main Floor',
    [
      [['Hardwood weave-in', 'SF', 20, 90, 17.2], 'Red oak to match, laced into existing boards.'],
      [
        ['Sand and refinish', 'SF', 240, 720, 4.6],
        'Three coats, satin. Includes dust containment.',
      ],
      [['Wall paint', 'SF', 320, 980, 1.25], ''],
      [['Base and shoe', 'LF', 40, 150, 6.8], 'Primed finger-joint pine, caulked and painted.'],
      [['Interior door', 'EA', 1, 4, 365], 'Prehung, two-panel, new hinges and lever.'],
      [
        ['Electrical devices', 'EA', 3, 14, 42],
        'Outlets, switches and plates where walls were opened.',
      ],
    ],
  ],
  [
    'Exterior',
    [
      [['Vinyl siding', 'SF', 110, 520, 5.9], 'Profile and color matched by sample.'],
      [['House wrap', 'SF', 110, 520, 0.85], ''],
      [['Aluminum fascia wrap', 'LF', 30, 120, 8.4], ''],
      [['Shutters', 'EA', 2, 8, 96], 'Pairs counted as two.'],
      [['Gutter guards', 'LF', 40, 160, 7.25], 'Stainless mesh.'],
    ],
  ],
];

/**
 * A quote made and signed in a cloud document service: a cover, areas as large words over tables
 * that give the price before the quantity and no unit, a bold name with gray words below it, each
 * table's total, the whole with a discount and tax, terms, and a certificate of the signature with
 * its times; the document's reference and the count of its pages at each page's foot.
 */
export const signedDocumentQuote: Print = {
  name: 'signed-document-quote',
  open: false,
  lines: [4, 9, 14, 20, 36],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Tolland River Insurance');
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation']),
      size: 9.5,
      leading: 1.3,
      marginLeft: 60,
      marginRight: 60,
      marginTop: 56,
      marginBottom: 66,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const company = 'Pinnacle Ridge Reconstruction';
    const part = (): string =>
      Array.from({ length: 5 }, () => random.pick([...'ABCDEFGHJKMNPQRSTUVWXYZ2346789'])).join('');
    const reference = [part(), part(), part(), part()].join('-');
    const day = random.int(2, 24);
    flow.startPage('other');
    flow.y = 250;
    flow.line([{ text: 'Repair Proposal', x: left, bold: true, size: 30 }]);
    flow.space(1.5);
    for (const [label, value] of [
      ['Prepared for', facts.insuredName],
      ['Property', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['Insurance Company', facts.carrierName],
      ['Claim Number', facts.claimNumber],
      ['Prepared by', `${facts.estimator}, ${company}`],
      ['Date', `May ${day}, 2026`],
    ] as const) {
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 120 },
      ]);
      flow.space(0.4);
    }
    flow.startPage('items');
    flow.line([{ text: 'Scope and Pricing', x: left, bold: true, size: 16 }]);
    flow.space(0.4);
    flow.paragraph(
      'Thank you for the chance to put your home back together. The tables below list the work by area. Prices include labor and materials.',
    );
    const stops = { price: right - 170, quantity: right - 100, amount: right };
    const choose = random.fork('works');
    const used = areas.slice(0, Math.min(areas.length, Math.max(1, Math.round(lines / 4))));
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    for (const [index, count] of sharesOf(lines, used.length).entries()) {
      const [name, offers] = used[index] ?? ['', []];
      const head = (): void => {
        flow.line([
          { text: 'Name', x: left, bold: true },
          { text: 'Price', x: stops.price, align: 'right', bold: true },
          { text: 'QTY', x: stops.quantity, align: 'right', bold: true },
          { text: 'Subtotal', x: stops.amount, align: 'right', bold: true },
        ]);
        flow.space(0.2);
        flow.rule(left, right, 0.8);
        flow.space(0.5);
      };
      flow.continuation = null;
      flow.need(flow.leading * 9);
      flow.space(1.2);
      flow.line([{ text: name, x: left, bold: true, size: 13 }]);
      flow.space(0.5);
      head();
      flow.continuation = head;
      const before = items.length;
      const works = someWorks(
        choose,
        offers.map(([work]) => work),
        count,
      );
      for (const work of works) {
        const details = offers.find(([its]) => its === work)?.[1] ?? '';
        const { words, quantity, unitPrice, amount } = priceWork(choose, work);
        const below = details === '' ? [] : flow.wrap(details, stops.price - left - 60);
        flow.need(flow.leading * (2 + below.length));
        const { page } = flow;
        flow.line([
          { text: words, x: left, bold: true },
          { text: `$${money(unitPrice)}`, x: stops.price, align: 'right' },
          { text: String(quantity), x: stops.quantity, align: 'right' },
          { text: `$${money(amount)}`, x: stops.amount, align: 'right' },
        ]);
        for (const text of below) grayLine(flow, [{ text, x: left }], 0.45);
        flow.space(0.3);
        flow.rule(left, right, 0.3);
        flow.space(0.5);
        items.push(
          jobTruth(page, words, quantity, {
            unitPrice,
            rcv: amount,
            room: [name],
            alsoRight: {
              description: [`${words} ${details}`.trim()],
              descriptionAsPrinted: [`${words} ${details}`.trim()],
            },
            // The gray words may be a remark or part of the name.
            unjudged: ['activity', 'section', 'unit', 'lineNumber', 'machineNotes', 'f9Note'],
          }),
        );
      }
      const own = addAmounts(items.slice(before).map(({ rcv }) => rcv ?? 0));
      totals.push({ kind: 'room', name, rcv: own });
      flow.need(flow.leading * 2);
      flow.line([
        { text: `${name} Total`, x: stops.quantity, align: 'right', bold: true },
        { text: `$${money(own)}`, x: stops.amount, align: 'right', bold: true },
      ]);
    }
    flow.continuation = null;
    const subtotal = addAmounts(totals.map(({ rcv }) => rcv));
    const discount = random.chance(0.5) ? percentOf(subtotal, 5) : 0;
    const tax = percentOf(toAmount(sum([subtotal, -discount])), 4.5);
    flow.need(flow.leading * 9);
    flow.space(1.6);
    for (const [label, value, bold] of [
      ['Subtotal', `$${money(subtotal)}`, false],
      ...(discount === 0 ? [] : ([['Discount (5%)', `-$${money(discount)}`, false]] as const)),
      ['Tax (4.5%)', `$${money(tax)}`, false],
      ['Total', `$${money(toAmount(sum([subtotal, -discount, tax])))}`, true],
    ] as const) {
      flow.line([
        { text: label, x: stops.quantity, align: 'right', bold },
        { text: value, x: stops.amount, align: 'right', bold },
      ]);
      flow.space(0.2);
    }
    flow.startPage('other');
    flow.line([{ text: 'Agreement', x: left, bold: true, size: 16 }]);
    flow.space(0.5);
    for (const text of [
      'Work starts within 14 days of signature and of the first payment, weather and permits allowing.',
      'One third is due at signature, one third when drywall is complete and the balance at final walk-through.',
      'Hidden damage is photographed and priced before any work on it begins.',
      'Workmanship is warranted for two years from the date of completion.',
    ]) {
      flow.paragraph(text);
      flow.space(0.6);
    }
    flow.space(2);
    flow.line([
      { text: facts.insuredName, x: left, italic: true, size: 15 },
      { text: facts.estimator, x: left + 260, italic: true, size: 15 },
    ]);
    flow.rule(left, left + 200, 0.6);
    flow.rule(left + 260, right, 0.6);
    flow.line([
      { text: `Owner   05 / ${day + 2} / 2026`, x: left },
      { text: `Contractor   05 / ${day} / 2026`, x: left + 260 },
    ]);
    flow.startPage('other');
    flow.line([{ text: 'Signature Certificate', x: left, bold: true, size: 18 }]);
    flow.line([{ text: `Reference number: ${reference}`, x: left }]);
    flow.space(1.2);
    for (const [who, mail, late] of [
      [facts.estimator, 'estimating@pinnacle.example', 0],
      [facts.insuredName, 'owner@mail.example', 2],
    ] as const) {
      flow.line([
        { text: 'Signer', x: left, bold: true },
        { text: 'Timestamp', x: left + 200, bold: true },
        { text: 'Signature', x: left + 370, bold: true },
      ]);
      flow.rule(left, right, 0.5);
      flow.space(0.4);
      flow.line([
        { text: who, x: left, bold: true },
        { text: 'Sent:', x: left + 200 },
        { text: `${day} May 2026 16:02:11 UTC`, x: left + 245 },
      ]);
      flow.line([
        { text: `Email: ${mail}`, x: left, size: 8 },
        { text: 'Viewed:', x: left + 200 },
        { text: `${day + late} May 2026 18:40:57 UTC`, x: left + 245 },
      ]);
      flow.line([
        { text: 'Recipient verification: Email verified', x: left, size: 8 },
        { text: 'Signed:', x: left + 200 },
        { text: `${day + late} May 2026 18:44:20 UTC`, x: left + 245 },
      ]);
      flow.line([{ text: 'IP address: 203.0.113.24', x: left, size: 8 }]);
      flow.space(1.6);
    }
    openPagesWithoutRows(flow, items);
    for (const [index, sheet] of flow.sheets.entries()) {
      const count = `Page ${index + 1} of ${flow.sheets.length}`;
      for (const [column, text, x] of [
        [0, `Document Ref: ${reference}`, left],
        [1, count, right - flow.width(count, {}, 7)],
      ] as const)
        sheet.marks.push({
          kind: 'text',
          x,
          y: sheet.height - 32,
          text,
          size: 7,
          bold: false,
          italic: false,
          angle: 0,
          gray: 0.4,
          row: 100_000 + index,
          column,
        });
    }
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: totals.map(({ name }) => [name]),
        totals,
        summaries: [],
        facts: {
          ...noFacts,
          insuredName: facts.insuredName,
          claimNumber: facts.claimNumber,
          carrierName: facts.carrierName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
