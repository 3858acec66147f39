import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { factsOf } from '../../content/make-facts.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const services = [
  ['Emergency service call, business hours', 'EA', 189],
  ['Extract standing water, truck mount', 'SF', 0.58],
  ['Lift carpet, remove and bag wet pad', 'SF', 0.62],
  ['Cut and remove wet drywall to 24 in.', 'LF', 6.4],
  ['Pull baseboard, label and store', 'LF', 1.35],
  ['Drill weep holes behind toe kick', 'EA', 14.5],
  ['Apply antimicrobial, plant based', 'SF', 0.34],
  ['Containment barrier, 6 mil, per SF', 'SF', 1.02],
  ['Moisture readings and log, per visit', 'EA', 64],
  ['Block and pad furniture', 'EA', 46],
  ['HEPA vacuum structure after drying', 'SF', 0.72],
  ['Haul debris, pickup load', 'EA', 148],
] as const;

const equipment = [
  ['Air mover, centrifugal', 29.5, 'AM'],
  ['Dehumidifier, LGR large', 109, 'DH'],
  ['Air filtration device, 700 cfm', 98, 'AF'],
  ['Wall cavity dryer, 24 port', 88, 'WD'],
  ['Floor mat drying system, 8 mats', 126, 'FM'],
] as const;

const classes = [
  ['Lead Technician', 68],
  ['Technician', 54],
  ['Helper', 41.5],
] as const;

const crew = ['B. Fenwright', 'I. Ruskholm', 'M. Dunmarrow', 'T. Ashgrove'] as const;
const areas = ['Living Room', 'Hallway', 'Bedroom 1', 'Kitchen', 'Crawl Space'] as const;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * A drying firm's invoice day by day: under each date services with the charge in the first column
 * and the words in the last, then the machines on site with their tags, then who worked from when
 * to when. Each day closes with its sum, each page with the sum so far.
 */
export const dailyDryingInvoice: Print = {
  name: 'daily-drying-invoice',
  open: true,
  lines: [6, 16, 30, 55, 95],
  draw: (random, lines) => {
    const facts = factsOf(random.fork('facts'));
    const style = printStyle({
      family: random.pick(['helvetica', 'times']),
      size: 9,
      marginLeft: 44,
      marginRight: 44,
      marginTop: 40,
      marginBottom: 74,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'gaps'] as const),
      sizeIn: random.pick(['font', 'matrix'] as const),
      page: random.pick(['plain', 'cropped'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const invoice = `${random.int(20_100, 28_900)}`;
    let soFar = 0;
    const closePage = (): void => {
      const at = flow.sheet.height - style.marginBottom + 20;
      flow.mark(
        {
          text: `Invoice ${invoice} to date: $${money(soFar)}`,
          x: right,
          align: 'right',
          bold: true,
        },
        at,
      );
    };
    flow.furniture = () => {
      const foot = flow.sheet.height - 28;
      flow.mark({ text: facts.companyName, x: left, size: 7.5 }, foot);
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('items');
    flow.line([{ text: facts.companyName.toUpperCase(), x: left, bold: true, size: 14 }]);
    flow.line([{ text: 'Water Mitigation Invoice', x: left, size: 11 }]);
    flow.space(0.6);
    for (const [a, b, c, d] of [
      ['Customer:', facts.insuredName, 'Invoice #:', invoice],
      ['Loss address:', facts.propertyStreet, 'Invoice date:', usDate(facts.dateEntered)],
      ['', facts.propertyTown, 'Claim #:', facts.claimNumber],
      ['Insurer:', facts.carrierName, 'Category / Class:', '2 / 3'],
    ] as const)
      flow.line([
        { text: a, x: left },
        { text: b, x: left + 70 },
        { text: c, x: 360 },
        { text: d, x: 446 },
      ]);
    const items: TruthItem[] = [];
    const base = {
      left,
      right,
      size: 8.5,
      headSize: 7.5,
      pad: 3,
      lines: 'rows',
      headGray: 0.9,
    } as const;
    const serviceTable: RuledTable = {
      ...base,
      columns: [
        { head: ['CHARGE'], share: 14, align: 'right' },
        { head: ['QTY'], share: 11, align: 'right' },
        { head: ['UOM'], share: 7, align: 'center' },
        { head: ['RATE'], share: 11, align: 'right' },
        { head: ['AREA'], share: 19, align: 'left' },
        { head: ['SERVICE'], share: 48, align: 'left' },
      ],
    };
    const equipmentTable: RuledTable = {
      ...base,
      columns: [
        { head: ['CHARGE'], share: 14, align: 'right' },
        { head: ['QTY'], share: 11, align: 'right' },
        { head: ['RATE / 24 HR'], share: 18, align: 'right' },
        { head: ['EQUIPMENT'], share: 38, align: 'left' },
        { head: ['ASSET TAGS'], share: 29, align: 'left' },
      ],
    };
    const laborTable: RuledTable = {
      ...base,
      columns: [
        { head: ['CHARGE'], share: 14, align: 'right' },
        { head: ['HOURS'], share: 11, align: 'right' },
        { head: ['RATE'], share: 11, align: 'right' },
        { head: ['IN'], share: 10, align: 'center' },
        { head: ['OUT'], share: 10, align: 'center' },
        { head: ['CLASS'], share: 27, align: 'left' },
        { head: ['NAME'], share: 27, align: 'left' },
      ],
    };
    const row = (table: RuledTable, texts: readonly string[]): number => {
      if (!flow.fits(18)) {
        closePage();
        flow.breakPage();
      }
      return ruledRow(flow, table, texts).page;
    };
    const begin = (table: RuledTable, title: string): void => {
      flow.continuation = null;
      if (!flow.fits(64)) {
        closePage();
        flow.breakPage();
      }
      flow.space(0.35);
      flow.line([{ text: title, x: left, italic: true }]);
      ruledHead(flow, table);
      flow.continuation = () => ruledHead(flow, table);
    };
    const open = ['section', 'activity', 'lineNumber'];
    const days = Math.max(1, Math.round(lines / 9));
    const start = random.int(0, 6);
    const dayInMonth = random.int(2, 14);
    const onSite = random.sample(equipment, 4).map(([name, rate, tag]) => ({
      name,
      rate,
      tag,
      count: random.int(1, 9),
      first: random.int(100, 480),
    }));
    let left0 = lines;
    for (let day = 0; day < days; day++) {
      const share = day === days - 1 ? left0 : Math.floor(lines / days);
      left0 -= share;
      const machines = Math.min(onSite.length, Math.max(1, Math.floor(share / 3)));
      const workers = Math.max(1, Math.floor(share / 4));
      const works = Math.max(0, share - machines - workers);
      const amounts: number[] = [];
      const add = (amount: number): void => {
        amounts.push(amount);
        soFar = addAmounts([soFar, amount]);
      };
      if (!flow.fits(96)) {
        closePage();
        flow.continuation = null;
        flow.breakPage();
      }
      flow.space(0.7);
      const date = `03/${String(dayInMonth + day).padStart(2, '0')}/2026`;
      flow.line([
        {
          text: `DAY ${day + 1} - ${weekdays[(start + day) % 7] ?? ''}, ${date}`,
          x: left,
          bold: true,
          size: 10.5,
        },
      ]);
      if (works > 0) begin(serviceTable, 'Services');
      for (const [name, unit, rate] of random.sample(services, works)) {
        const quantity =
          unit === 'EA' ? random.int(1, 3) : toAmount((random.int(600, 64_000) / 100).toFixed(2));
        const amount = toAmount(lineAmount(quantity, rate));
        const area = random.pick(areas);
        const page = row(serviceTable, [
          `$${money(amount)}`,
          money(quantity),
          unit,
          `$${money(rate)}`,
          area,
          name,
        ]);
        add(amount);
        items.push(
          jobTruth(page, name, quantity, {
            unit,
            unitPrice: rate,
            rcv: amount,
            room: [area],
            alsoRight: {
              description: [`${area} ${name}`],
              descriptionAsPrinted: [`${area} ${name}`],
            },
            unjudged: open,
          }),
        );
      }
      begin(equipmentTable, 'Equipment on site');
      for (const { name, rate, tag, count, first } of onSite.slice(0, machines)) {
        // Machines leave as the house dries.
        const quantity = Math.max(1, count - (day > 2 ? Math.floor(day / 2) : 0));
        const amount = toAmount(lineAmount(quantity, rate));
        const tags =
          quantity === 1 ? `${tag}-${first}` : `${tag}-${first} to ${first + quantity - 1}`;
        const page = row(equipmentTable, [
          `$${money(amount)}`,
          String(quantity),
          `$${money(rate)}`,
          name,
          tags,
        ]);
        add(amount);
        items.push(
          jobTruth(page, name, quantity, {
            unitPrice: rate,
            rcv: amount,
            alsoRight: {
              description: [`${name} ${tags}`],
              descriptionAsPrinted: [`${name} ${tags}`],
            },
            unjudged: [...open, 'unit', 'room', 'f9Note', 'machineNotes'],
          }),
        );
      }
      begin(laborTable, 'Labor');
      for (let at = 0; at < workers; at++) {
        const [name, rate] = classes[Math.min(at, classes.length - 1)] ?? classes[0];
        const who = crew[(at + day) % crew.length] ?? crew[0];
        const quarters = random.int(6, 34);
        const hours = quarters / 4;
        const from = random.int(7, 10);
        const until = from * 4 + quarters;
        const clock = (four: number): string =>
          `${Math.floor(four / 4) % 24}:${String((four % 4) * 15).padStart(2, '0')}`;
        const amount = toAmount(lineAmount(hours, rate));
        const page = row(laborTable, [
          `$${money(amount)}`,
          hours.toFixed(2),
          `$${money(rate)}`,
          clock(from * 4),
          clock(until),
          name,
          who,
        ]);
        add(amount);
        items.push(
          jobTruth(page, name, hours, {
            unit: 'HR',
            unitPrice: rate,
            rcv: amount,
            alsoRight: {
              description: [`${name} ${who}`],
              descriptionAsPrinted: [`${name} ${who}`],
            },
            unjudged: [...open, 'unit', 'room', 'f9Note', 'machineNotes'],
          }),
        );
      }
      flow.continuation = null;
      if (!flow.fits(24)) {
        closePage();
        flow.breakPage();
      }
      flow.space(0.3);
      flow.line([
        { text: `$${money(addAmounts(amounts))}`, x: left + 76, align: 'right', bold: true },
        { text: `Day ${day + 1} total`, x: left + 86, bold: true },
      ]);
    }
    closePage();
    const tax = percentOf(soFar, 5);
    flow.startPage('other');
    flow.line([{ text: 'Invoice Summary', x: left, bold: true, size: 12 }]);
    flow.space(0.6);
    for (const [label, value] of [
      ['All days', soFar],
      ['Fuel and environmental fee', 42.5],
      ['Tax 5.00%', tax],
      ['Amount due', addAmounts([soFar, 42.5, tax])],
    ] as const)
      flow.line([
        { text: `$${money(value)}`, x: left + 76, align: 'right' },
        { text: label, x: left + 86 },
      ]);
    flow.space(1);
    flow.line([{ text: 'Remit within 15 days. Certificate of drying attached.', x: left }]);
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: null,
        totals: [],
        summaries: [],
        facts: { ...noFacts, claimNumber: facts.claimNumber },
      },
    };
  },
};
