import type { Activity } from '../../../../lambdas/domain/estimate/estimate.ts';
import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

type Work = readonly [words: string, activity: Activity, unit: string, low: number, high: number];

const areas: readonly (readonly [string, readonly Work[]])[] = [
  [
    'SALON',
    [
      ['Enlever et remplacer gypse 1/2 po au plafond', '&', 'pi²', 3, 7],
      ['Peinture des murs, 2 couches', '+', 'pi²', 0.7, 1.6],
      ['Enlever plancher flottant et sous-tapis', '-', 'pi²', 0.9, 2.2],
      ["Plancher de bois d'ingénierie, chêne", '+', 'pi²', 7, 13],
      ['Plinthe MDF 4 po', '+', 'pi lin.', 3, 6],
    ],
  ],
  [
    'CUISINE',
    [
      ['Démonter et réinstaller armoires du haut', 'R', 'pi lin.', 22, 48],
      ['Enlever et remplacer comptoir stratifié', '&', 'pi lin.', 60, 110],
      ['Évier double, acier inoxydable', '+', 'ch.', 240, 520],
      ['Céramique au plancher, incl. coulis', '+', 'pi²', 8, 15],
    ],
  ],
  [
    'CHAMBRE PRINCIPALE',
    [
      ['Fenêtre à battant, PVC blanc', '+', 'ch.', 310, 690],
      ['Enlever fenêtre existante', '-', 'ch.', 35, 80],
      ['Porte intérieure avec cadre et quincaillerie', '+', 'ch.', 240, 460],
      ['Peinture des murs et du plafond', '+', 'pi²', 0.8, 1.7],
    ],
  ],
  [
    'SOUS-SOL',
    [
      ["Extraction d'eau, tapis", '+', 'pi²', 0.5, 0.9],
      ['Couper gypse mouillé à 24 po et ensacher', '-', 'pi lin.', 4, 8],
      ['Déshumidificateur, par jour', '+', 'jr', 70, 120],
      ["Application d'un antimicrobien (2 applications, 100 pi²/L)", '+', 'pi²', 0.3, 0.6],
    ],
  ],
  [
    'EXTÉRIEUR',
    [
      ['Revêtement de vinyle, double 4 po', '+', 'pi²', 4, 8],
      ["Gouttière d'aluminium 5 po", '+', 'pi lin.', 8, 15],
      ['Solin de cheminée', '+', 'ch.', 320, 610],
      ['Conteneur de 20 verges, un voyage', '+', 'ch.', 420, 690],
    ],
  ],
];

/** `1 234,50`. */
const amountIn = (value: number): string =>
  money(value).replaceAll(',', '\u00a0').replace('.', ',');

/**
 * A contractor's estimate from a French province: heads, units and taxes in French, a comma before
 * the cents, a space between the thousands and the dollar sign behind.
 */
export const frenchContractorEstimate: Print = {
  name: 'french-contractor-estimate',
  open: true,
  lines: [5, 9, 14, 18, 21],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const insured = random.pick(['Hélène Desrosiers', 'Benoît Lachapelle', 'Noémie St-Amour']);
    const address = `${random.int(11, 990)}, rue ${random.pick(['des Érables', 'Principale', 'du Moulin'])}, ${random.pick(['Sainte-Adèle QC J8B 1A4', 'Joliette QC J6E 2B7', 'Magog QC J1X 3C9'])}`;
    const style = printStyle({
      family: 'liberation',
      size: 9,
      marginLeft: 46,
      marginRight: 46,
      marginTop: 50,
      marginBottom: 56,
      emission: random.pick(['cell', 'word']),
    });
    const flow = new Flow(style);
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark(
        { text: `Page ${flow.page}`, x: right, align: 'right', size: 8 },
        flow.sheet.height - 32,
      );
      flow.mark(
        { text: 'Rénovation Laurentide inc. - RBQ 5790-1042-01', x: left, size: 8 },
        flow.sheet.height - 32,
      );
    };
    flow.startPage('items');
    flow.line([{ text: 'ESTIMATION DES DOMMAGES', x: left, bold: true, size: 15 }]);
    flow.space(0.4);
    for (const [a, b, c, d] of [
      ['Assuré :', insured, 'No de réclamation :', facts.claimNumber],
      ['Adresse :', address, '', ''],
      ['Date du sinistre :', facts.dateOfLoss, 'No de police :', facts.policyNumber],
      ['Estimateur :', 'R. Laurentide', 'Cause :', "Dégât d'eau"],
    ])
      flow.line([
        { text: a ?? '', x: left, bold: true },
        { text: b ?? '', x: left + 84 },
        { text: c ?? '', x: left + 330, bold: true },
        { text: d ?? '', x: left + 420 },
      ]);
    flow.space(0.8);
    const numbered = random.chance(0.6);
    const table: RuledTable = {
      left,
      right,
      size: 9,
      headSize: 8.5,
      pad: 3,
      lines: random.pick(['grid', 'rows'] as const),
      headGray: 0.85,
      columns: [
        ...(numbered ? [{ head: ['No'], share: 7, align: 'center' as const }] : []),
        { head: ['Description'], share: 52, align: 'left' },
        { head: ['Qté'], share: 13, align: 'right' },
        { head: ['Unité'], share: 10, align: 'center' },
        { head: ['Prix', 'unitaire'], share: 13, align: 'right' },
        { head: ['Montant'], share: 15, align: 'right' },
      ],
    };
    ruledHead(flow, table);
    flow.continuation = () => ruledHead(flow, table);
    const count = Math.max(1, Math.min(areas.length, Math.ceil(lines / 4)));
    const choose = random.fork('choose');
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const rooms: string[][] = [];
    const sums: number[] = [];
    const cells = (texts: readonly string[]): string[] => (numbered ? [...texts] : texts.slice(1));
    let number = 0;
    for (const [index, [name, works]] of areas.slice(0, count).entries()) {
      flow.need(50);
      ruledRow(flow, table, [name], {
        bold: true,
        gray: 0.93,
        spans: { 0: numbered ? 6 : 5 },
        aligns: { 0: 'left' },
      });
      rooms.push([name]);
      const share = Math.max(1, Math.floor(lines / count) + (index < lines % count ? 1 : 0));
      const its = choose.sample(works, Math.min(share, works.length));
      its.sort((a, b) => works.indexOf(a) - works.indexOf(b));
      const amounts: number[] = [];
      for (const [words, activity, unit, low, high] of its) {
        number++;
        const quantity =
          unit === 'ch.' || unit === 'jr' ? choose.int(1, 6) : choose.int(3000, 190_000) / 100;
        const price = toAmount(choose.between(low, high).toFixed(2));
        const amount = toAmount(lineAmount(quantity, price));
        amounts.push(amount);
        const { page } = ruledRow(
          flow,
          table,
          cells([
            String(number),
            words,
            amountIn(quantity),
            unit,
            `${amountIn(price)} $`,
            `${amountIn(amount)} $`,
          ]),
        );
        items.push(
          jobTruth(page, words, quantity, {
            lineNumber: numbered ? String(number) : null,
            // The language of the estimate may not be known to whoever reads it.
            activity: [...new Set<Activity>([activity, '+'])],
            unit,
            unitPrice: price,
            rcv: amount,
            room: [name],
            alsoRight: {
              unit: [{ 'pi²': 'SF', 'pi lin.': 'LF', 'ch.': 'EA', jr: 'DA' }[unit] ?? unit],
            },
          }),
        );
      }
      const total = addAmounts(amounts);
      sums.push(total);
      totals.push({ kind: 'room', name, rcv: total });
      ruledRow(flow, table, cells(['', `Sous-total ${name}`, '', '', '', `${amountIn(total)} $`]), {
        bold: true,
      });
    }
    flow.continuation = null;
    const subtotal = addAmounts(sums);
    const more = percentOf(subtotal, 10);
    const base = toAmount(sum([subtotal, more]));
    const tax = percentOf(base, 5);
    const federal = percentOf(base, 9.975);
    flow.need(90);
    flow.space(0.6);
    for (const [label, value, bold] of [
      ['Sous-total', subtotal, false],
      ['Administration et profit (10 %)', more, false],
      ['TPS (5 %)', tax, false],
      ['TVQ (9,975 %)', federal, false],
      ['TOTAL', toAmount(sum([base, tax, federal])), true],
    ] as const)
      flow.line([
        { text: label, x: right - 96, align: 'right', bold },
        { text: `${amountIn(value)} $`, x: right - 3, align: 'right', bold },
      ]);
    flow.space(1.5);
    flow.paragraph(
      'Cette estimation repose sur une visite de 2 heures et ne comprend pas les dommages cachés. Valide 60 jours. pi² = pied carré, pi lin. = pied linéaire, ch. = chacun, jr = jour.',
    );
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer: null,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms,
        totals,
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
