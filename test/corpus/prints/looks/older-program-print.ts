import { Flow } from '../../drawing/flow.ts';
import type { FamilyName } from '../../drawing/typeface.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { Random } from '../../random.ts';
import { inventPrint } from '../content/invent-print.ts';
import { coverageRows } from '../drawing/coverage-rows.ts';
import {
  addressOf,
  figureColumn,
  labelled,
  numbered,
  quantityOf,
  roomBlock,
  title,
} from '../drawing/platform.ts';
import { factRows, platformLook } from '../drawing/platform-look.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRooms } from '../drawing/rooms.ts';
import { placeTable } from '../drawing/table.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { DrawnPrint, Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

/**
 * The common platform as its versions of fifteen years ago printed: `QNTY`, rates to remove and
 * to replace, sizes as length, width and height, each line one string with runs of spaces.
 */
const draw = (random: Random, lines: number, family?: FamilyName): DrawnPrint => {
  const taxed = random.chance(0.5);
  const estimate = inventPrint(random, lines, {
    tax: taxed,
    depreciated: 0,
    levels: random.chance(0.5),
    laborMinimums: random.chance(0.5),
    splitPairs: 0.2,
    credits: 0.04,
    detachReset: 0.1,
    priceWords: 0.05,
    machineNotes: 0.05,
  });
  const { facts } = estimate;
  const grid = family === undefined && random.chance(0.4);
  const style = printStyle({
    family: family ?? (grid ? 'courier' : 'times'),
    size: grid ? 7.5 : 9,
    marginLeft: 30,
    marginRight: 30,
  });
  const flow = new Flow(style);
  const layer = { ...plainLayer, runs: 'spaced-line' as const };
  flow.furniture = () => {
    flow.mark({ text: String(flow.page), x: 8, size: 8 }, 12);
    flow.line([{ text: facts.companyName, x: flow.left + 60, bold: true, size: 12 }]);
    flow.rule(flow.left + 60, flow.right, 1);
    flow.y += 2;
    flow.line([{ text: facts.companyStreet, x: flow.left + 60, size: 8 }]);
    flow.line([{ text: facts.companyTown, x: flow.left + 60, size: 8 }]);
    flow.y += 10;
    const foot = flow.sheet.height - 28;
    flow.mark({ text: facts.estimateName, x: flow.left, size: 8 }, foot);
    flow.mark(
      {
        text: `${usDate(facts.dateEntered)}   Page: ${flow.page}`,
        x: flow.right,
        align: 'right',
        size: 8,
      },
      foot,
    );
  };
  flow.startPage('cover');
  factRows(
    flow,
    [
      ['Insured:', facts.insuredName],
      ['Property:', facts.propertyStreet],
      ['', facts.propertyTown],
      ['Estimator:', facts.estimator],
      ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
      ['Date of Loss:', usDate(facts.dateOfLoss), 'Date Received:', usDate(facts.dateReceived)],
      ['Price List:', facts.priceList],
      ['', 'Restoration/Service/Remodel'],
      ['Estimate:', facts.estimateName],
    ],
    [0.05, 0.22, 0.5, 0.68],
  );
  flow.startPage('items');
  title(flow, facts.estimateName);
  const priced = (value: number, word: string | null): string =>
    word === null ? money(value) : '';
  const placed = placeTable(
    flow,
    {
      head: 'rules',
      rows: 'plain',
      valign: 'top',
      gap: 10,
      columns: [
        { key: 'description', head: ['DESCRIPTION'], align: 'left', wrap: 1, text: numbered },
        figureColumn('quantity', ['QNTY'], quantityOf),
        figureColumn('remove', ['REMOVE'], (item) => priced(item.removeRate, item.priceNote)),
        figureColumn('replace', ['REPLACE'], (item) =>
          priced(item.replaceRate + item.resetRate, item.priceNote),
        ),
        ...(taxed
          ? [
              figureColumn(
                'tax',
                ['TAX'],
                (item) => priced(item.tax, item.priceNote),
                ({ tax }) => money(tax),
              ),
            ]
          : []),
        figureColumn(
          'rcv',
          ['TOTAL'],
          (item) => item.priceNote ?? money(item.rcv),
          ({ rcv }) => money(rcv),
        ),
      ],
    },
    estimate.items,
    [estimate.totals],
  );
  const printed = [
    'unitPrice',
    'removePrice',
    'replacePrice',
    'rcv',
    ...(taxed ? (['tax'] as const) : []),
  ] as const;
  const drawn = drawRooms(
    flow,
    estimate,
    platformLook(
      flow,
      placed,
      (item, page) => truthOfPrinted(item, page, { layout: 5, printed, style, layer }),
      {
        room: (_, room) =>
          roomBlock(flow, room, {
            indent: 0,
            rule: true,
            measuresAt: [0.25, 0.6],
            size: 'LxWxH',
          }),
        totalLabel: (kind, text) =>
          kind === 'line_items'
            ? `Line Item Totals: ${text}`
            : kind === 'level'
              ? `Total: ${text}`
              : `Room Totals: ${text}`,
        breaks: 0.2,
      },
    ),
    random.fork('draw'),
  );
  const [coverage] = estimate.coverages;
  if (coverage === undefined) throw new Error('An estimate has a coverage.');
  flow.startPage('summary');
  title(flow, `Summary for ${coverage.name}`);
  labelled(flow, coverageRows(coverage, 'claim'), flow.left + 60, flow.right - 80);
  return {
    flow,
    layer,
    extras: [],
    truth: {
      layout: 5,
      items: drawn.items,
      rooms: drawn.rooms,
      totals: drawn.totals,
      summaries: [
        {
          coverage: coverage.name,
          lineItemTotal: coverage.totals.lineItemTotal,
          rcv: coverage.totals.rcv,
          acv: null,
          deductible: coverage.deductible === 0 ? null : coverage.deductible,
          netClaim: coverage.netClaim,
        },
      ],
      facts: {
        estimateName: facts.estimateName,
        claimNumber: facts.claimNumber,
        policyNumber: facts.policyNumber,
        insuredName: facts.insuredName,
        propertyAddress: addressOf(estimate),
        dateOfLoss: facts.dateOfLoss,
        carrierName: null,
        priceList: facts.priceList,
      },
    },
  };
};

export const olderProgramPrint: Print = {
  name: 'older-program-print',
  open: true,
  draw: (random, lines) => draw(random, lines),
};

/**
 * The same print from a producer that embeds its face without a map to characters: what a person
 * reads on the page, no program finds in the text layer.
 */
export const unmappedGlyphs: Print = {
  name: 'unmapped-glyphs',
  open: true,
  // Each page must be recognized, which takes seconds.
  lines: [5, 14],
  draw: (random, lines) => ({ ...draw(random, lines, 'liberation'), layer: null, unmapped: true }),
};
