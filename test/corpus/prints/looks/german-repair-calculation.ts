import type { Activity } from '../../../../lambdas/domain/estimate/estimate.ts';
import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

type Work = readonly [words: string, activity: Activity, unit: string, low: number, high: number];

const rooms: readonly (readonly [string, readonly Work[]])[] = [
  [
    'Küche',
    [
      ['Arbeitsplatte demontieren und lagern', 'R', 'lfm', 22, 48],
      ['Durchnässten Estrich ausbauen, bis 6 cm', '-', 'm²', 14, 29],
      ['Zementestrich CT-C25-F4 einbauen', '+', 'm²', 24, 41],
      ['Wandfliesen 20 x 25 cm, inkl. Verfugung', '+', 'm²', 52, 96],
      ['Silikonfugen erneuern', '&', 'lfm', 4, 9],
    ],
  ],
  [
    'Wohnzimmer',
    [
      ['Raufaser entfernen, Untergrund vorbereiten', '-', 'm²', 3, 6],
      ['Wände tapezieren und zweimal streichen', '+', 'm²', 9, 17],
      ['Fertigparkett Eiche, 14 mm, schwimmend verlegt', '+', 'm²', 48, 92],
      ['Sockelleisten, weiß lackiert', '+', 'lfm', 7, 14],
    ],
  ],
  [
    'Bad OG',
    [
      ['WC abbauen und wieder anschließen', 'R', 'Stk', 110, 240],
      ['Abdichtung nach DIN 18534', '+', 'm²', 19, 33],
      ['Feuchtemessung mit Protokoll', '+', 'psch', 90, 190],
      ['Innentür mit Zarge, Buche furniert', '&', 'Stk', 280, 520],
    ],
  ],
  [
    'Keller',
    [
      ['Wasser absaugen', '+', 'Std', 48, 76],
      ['Kondenstrockner, je Tag (3 Geräte)', '+', 'Tag', 24, 45],
      ['Gipskartonwand bis 1,00 m Höhe öffnen', '-', 'm²', 12, 22],
      ['Schutt entsorgen, Container 7 m³', '+', 'psch', 310, 540],
    ],
  ],
  [
    'Fassade',
    [
      ['Gerüst stellen und vorhalten, 4 Wochen', '+', 'm²', 7, 13],
      ['Oberputz abstoßen', '-', 'm²', 9, 18],
      ['Mineralischer Oberputz, 2 mm Korn', '+', 'm²', 26, 44],
      ['Fallrohr Zink DN 100', '&', 'lfm', 31, 58],
    ],
  ],
];

const codes: Record<string, string> = {
  'm²': 'M2',
  lfm: 'LM',
  Stk: 'EA',
  Std: 'HR',
  Tag: 'DA',
  psch: 'LS',
};

/** `1.234,50`. */
const amountIn = (value: number): string =>
  money(value).replaceAll(',', '\u0001').replace('.', ',').replaceAll('\u0001', '.');

/**
 * A German assessor's calculation of a water loss on A4: quantities and units before the text,
 * amounts that include the value added tax, a deduction for age in percent and what is left of the
 * value, a point between the thousands and a comma before the cents.
 */
export const germanRepairCalculation: Print = {
  name: 'german-repair-calculation',
  open: true,
  lines: [5, 9, 14, 18, 21],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const insured = random.pick(['Jürgen Althoff', 'Annegret Seidl', 'Börries Kampmann']);
    const address = `${random.pick(['Lindenweg', 'Am Mühlbach', 'Ziegelstraße'])} ${random.int(2, 118)}, ${random.pick(['32427 Minden', '87600 Kaufbeuren', '24534 Neumünster'])}`;
    const style = printStyle({
      family: 'liberation',
      width: 595,
      height: 842,
      size: 8.5,
      marginLeft: 54,
      marginRight: 42,
      marginTop: 56,
      marginBottom: 60,
      emission: random.pick(['cell', 'word']),
    });
    const flow = new Flow(style);
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark(
        { text: 'Sachverständigenbüro Ohlendorf - Gebäudeschäden', x: left, size: 7.5 },
        flow.sheet.height - 34,
      );
      flow.mark(
        { text: `Seite ${flow.page}`, x: right, align: 'right', size: 7.5 },
        flow.sheet.height - 34,
      );
    };
    flow.startPage('items');
    flow.line([{ text: 'Schadenkalkulation', x: left, bold: true, size: 14 }]);
    flow.space(0.5);
    const [year, month, day] = facts.dateOfLoss.split('-');
    for (const [label, value] of [
      ['Versicherungsnehmer', insured],
      ['Schadenort', address],
      ['Schadennummer', facts.claimNumber],
      ['Versicherungsschein', facts.policyNumber],
      ['Schadentag', `${day}.${month}.${year}`],
      ['Schadenart', 'Leitungswasser'],
    ])
      flow.line([
        { text: label ?? '', x: left },
        { text: value ?? '', x: left + 110 },
      ]);
    flow.space(0.8);
    const depreciates = random.chance(0.7);
    const table: RuledTable = {
      left,
      right,
      size: 8.5,
      pad: 3,
      lines: random.pick(['grid', 'rows', 'none'] as const),
      headGray: random.chance(0.5) ? 0.88 : null,
      columns: [
        { head: ['Pos.'], share: 7, align: 'left' },
        { head: ['Menge'], share: 10, align: 'right' },
        { head: ['Einh.'], share: 7, align: 'left' },
        { head: ['Leistung'], share: 42, align: 'left' },
        { head: ['EP', 'brutto €'], share: 11, align: 'right' },
        { head: ['Neuwert', 'brutto €'], share: 13, align: 'right' },
        ...(depreciates
          ? [
              { head: ['Abzug', '%'], share: 8, align: 'right' as const },
              { head: ['Zeitwert', '€'], share: 13, align: 'right' as const },
            ]
          : []),
      ],
    };
    ruledHead(flow, table);
    flow.continuation = () => ruledHead(flow, table);
    const count = Math.max(1, Math.min(rooms.length, Math.ceil(lines / 4)));
    const choose = random.fork('choose');
    const items: TruthItem[] = [];
    const paths: string[][] = [];
    const sums: { rcv: number; acv: number }[] = [];
    const width = table.columns.length;
    for (const [at, [name, works]] of rooms.slice(0, count).entries()) {
      flow.need(44);
      ruledRow(flow, table, [`${at + 1}`, '', '', name], { bold: true });
      paths.push([name]);
      const share = Math.max(1, Math.floor(lines / count) + (at < lines % count ? 1 : 0));
      const its = choose.sample(works, Math.min(share, works.length));
      its.sort((a, b) => works.indexOf(a) - works.indexOf(b));
      const [rcvs, acvs]: [number[], number[]] = [[], []];
      for (const [index, [words, activity, unit, low, high]] of its.entries()) {
        const isWhole = ['Stk', 'psch', 'Tag'].includes(unit);
        const quantity = isWhole ? choose.int(1, 6) : choose.int(300, 21_000) / 100;
        const price = toAmount(choose.between(low, high).toFixed(2));
        const rcv = toAmount(lineAmount(quantity, price));
        const percent = depreciates && choose.chance(0.5) ? choose.pick([10, 15, 25, 40]) : 0;
        const acv = toAmount(sum([rcv, -percentOf(rcv, percent)]));
        rcvs.push(rcv);
        acvs.push(acv);
        const number = `${at + 1}.${index + 1}`;
        const { page } = ruledRow(flow, table, [
          number,
          isWhole ? String(quantity) : amountIn(quantity),
          unit,
          words,
          amountIn(price),
          amountIn(rcv),
          ...(depreciates ? [percent === 0 ? '' : String(percent), amountIn(acv)] : []),
        ]);
        items.push(
          jobTruth(page, words, quantity, {
            lineNumber: number,
            // The language may not be known to whoever reads it.
            activity: [...new Set<Activity>([activity, '+'])],
            unit,
            unitPrice: price,
            rcv,
            depreciationPercent: percent === 0 ? null : percent,
            acv: depreciates ? acv : null,
            room: [name],
            // What is taken off may be reckoned from the other two.
            unjudged: ['depreciation'],
            alsoRight: { unit: [codes[unit] ?? unit], lineNumber: [`${number}.`] },
          }),
        );
      }
      const total = { rcv: addAmounts(rcvs), acv: addAmounts(acvs) };
      sums.push(total);
      ruledRow(
        flow,
        table,
        [
          '',
          '',
          '',
          `Summe ${name}`,
          '',
          amountIn(total.rcv),
          ...(depreciates ? ['', amountIn(total.acv)] : []),
        ].slice(0, width),
        { bold: true },
      );
    }
    flow.continuation = null;
    const rcv = addAmounts(sums.map((one) => one.rcv));
    const acv = addAmounts(sums.map((one) => one.acv));
    const net = toAmount((rcv / 1.19).toFixed(2));
    flow.need(90);
    flow.space(0.8);
    for (const [label, value] of [
      ['Neuwertschaden brutto', rcv],
      ['darin 19 % MwSt.', toAmount(sum([rcv, -net]))],
      ['Neuwertschaden netto', net],
      ...(depreciates ? ([['Zeitwertschaden brutto', acv]] as const) : []),
    ] as const)
      flow.line([
        { text: label, x: left + 250 },
        { text: `${amountIn(value)} €`, x: right, align: 'right' },
      ]);
    flow.space(1.2);
    flow.paragraph(
      'Alle Preise einschließlich 19 % Mehrwertsteuer. Grundlage ist die Ortsbesichtigung mit 2 Stunden Dauer; verdeckte Schäden sind nicht erfasst.',
    );
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer: null,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: paths,
        totals: [],
        summaries: [],
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: insured,
          propertyAddress: address,
          dateOfLoss: facts.dateOfLoss,
        },
      },
    };
  },
};
