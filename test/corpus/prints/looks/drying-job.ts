import { Flow } from '../../drawing/flow.ts';
import { watermark } from '../../drawing/furniture.ts';
import { money, usDate } from '../../layouts/format.ts';
import { inventPrint } from '../content/invent-print.ts';
import { coverageRows } from '../drawing/coverage-rows.ts';
import { drawInvoice, drawMoistureLog } from '../drawing/other-pages.ts';
import { drawPhotosHere } from '../drawing/photos.ts';
import { addressOf, labelled, platformColumns, roomBlock, title } from '../drawing/platform.ts';
import { factRows, platformLook } from '../drawing/platform-look.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRooms } from '../drawing/rooms.ts';
import { placeTable } from '../drawing/table.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Extra } from '../layer/write-print.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

/**
 * A drying firm's print of the common platform: `TOTAL` for the last column, subrooms with their
 * numbers, a word across the page, pictures and logs of readings between and behind the rows.
 */
export const dryingJob: Print = {
  name: 'drying-job',
  open: false,
  draw: (random, lines) => {
    const estimate = inventPrint(random, lines, {
      tax: true,
      overheadProfit: random.chance(0.4),
      depreciated: 0,
      notes: 0.25,
      machineNotes: 0,
      sections: 0.3,
      priceWords: 0.04,
      zeroQuantity: 0.04,
      levels: random.chance(0.6),
    });
    const profit = estimate.totals.overheadProfit !== 0;
    const { facts } = estimate;
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      size: 9,
      watermark: random.chance(0.5)
        ? {
            text: 'PRELIMINARY',
            angle: 45,
            size: 90,
            gray: 0.8,
            perGlyph: random.chance(0.4),
            under: true,
          }
        : null,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned', 'glyph', 'gaps'] as const),
      encoding: random.pick(['win-ansi', 'scrambled'] as const),
      order: random.pick(['reading', 'columns', 'tables-last'] as const),
      spaces: random.pick(['plain', 'no-break'] as const),
      bold: random.pick(['face', 'stroked'] as const),
    };
    const extras: Extra[] = [];
    flow.furniture = () => {
      flow.line([
        {
          text: facts.companyName,
          x: (flow.left + flow.right) / 2,
          align: 'center',
          bold: true,
          size: 13,
        },
      ]);
      flow.line([
        {
          text: `${facts.companyStreet} | ${facts.companyTown} | ${facts.phone}`,
          x: (flow.left + flow.right) / 2,
          align: 'center',
          size: 8,
        },
      ]);
      flow.rule(flow.left, flow.right, 1.4);
      flow.y += 8;
      const foot = flow.sheet.height - 24;
      flow.mark({ text: facts.estimateName, x: flow.left, size: 8 }, foot);
      flow.mark(
        { text: `${usDate(facts.dateEntered)}`, x: (flow.left + flow.right) / 2, size: 8 },
        foot,
      );
      flow.mark({ text: `Page: ${flow.page}`, x: flow.right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    factRows(
      flow,
      [
        ['Client:', facts.insuredName, 'Cellular:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['Operator:', 'DRY7'],
        ['Type of Estimate:', 'Water Damage'],
        ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Date Completed:', usDate(facts.dateEntered)],
        ['Price List:', facts.priceList],
        ['Labor Efficiency:', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [0.04, 0.24, 0.56, 0.72],
    );
    flow.startPage('items');
    const placed = placeTable(
      flow,
      {
        head: 'rules',
        rows: 'plain',
        valign: 'top',
        gap: 10,
        columns: platformColumns(flow, {
          description: ['DESCRIPTION'],
          quantity: ['QTY'],
          unitPrice: ['UNIT PRICE'],
          tax: ['TAX'],
          ...(profit ? { overheadProfit: ['O&P'] } : {}),
          rcv: ['TOTAL'],
        }),
      },
      estimate.items,
      [estimate.totals],
    );
    const drawn = drawRooms(
      flow,
      estimate,
      platformLook(
        flow,
        placed,
        (item, page) =>
          truthOfPrinted(item, page, {
            layout: 1,
            printed: ['unitPrice', 'tax', 'rcv', ...(profit ? (['overheadProfit'] as const) : [])],
            style,
            layer,
          }),
        {
          room: (_, room) =>
            roomBlock(flow, room, { indent: 0.2, rule: true, measuresAt: [0.26, 0.62] }),
          section: (_, text) => {
            flow.space(0.2);
            flow.line([{ text: `**${text}**`, x: flow.left, bold: true }]);
          },
          between: () => {
            if (random.chance(0.2)) extras.push(...drawPhotosHere(flow, estimate, random));
          },
          breaks: 0.2,
        },
      ),
      random.fork('draw'),
    );
    const [coverage] = estimate.coverages;
    if (coverage === undefined) throw new Error('An estimate has a coverage.');
    flow.startPage('summary');
    title(flow, `Summary for ${coverage.name}`);
    labelled(
      flow,
      coverageRows({ ...coverage, deductible: 0, netClaim: coverage.totals.rcv }, 'claim'),
      flow.left + 60,
      flow.right - 80,
    );
    flow.space(2);
    flow.line([
      { text: `Balance due within 30 days: $${money(coverage.totals.rcv)}`, x: flow.left },
    ]);
    if (random.chance(0.7)) drawMoistureLog(flow, estimate, random);
    if (random.chance(0.3)) drawInvoice(flow, estimate, random);
    watermark(flow.sheets, flow);
    return {
      flow,
      layer,
      extras,
      truth: {
        layout: 1,
        items: drawn.items,
        rooms: drawn.rooms,
        totals: drawn.totals,
        summaries: [
          {
            coverage: coverage.name,
            lineItemTotal: coverage.totals.lineItemTotal,
            rcv: coverage.totals.rcv,
            acv: null,
            deductible: null,
            netClaim: coverage.totals.rcv,
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
  },
};
