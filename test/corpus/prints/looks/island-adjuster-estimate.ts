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
    'SALA',
    [
      ['Remover y reemplazar plafón acústico 2 x 2', '&', 'P2', 3, 7],
      ['Pintura de paredes, 2 manos', '+', 'P2', 0.7, 1.6],
      ['Remover losas de cerámica', '-', 'P2', 1.5, 3.5],
      ['Losa de cerámica 18" x 18", incl. mortero y lechada', '+', 'P2', 6, 12],
      ['Zócalo de cerámica', '+', 'PL', 3, 6],
    ],
  ],
  [
    'COCINA',
    [
      ['Remover y reinstalar gabinetes de pared', 'R', 'PL', 22, 48],
      ['Remover y reemplazar tope de cuarzo', '&', 'P2', 60, 110],
      ['Fregadero de acero inoxidable, doble', '+', 'UNI', 240, 520],
      ['Pintura epóxica de techo', '+', 'P2', 1.2, 2.4],
    ],
  ],
  [
    'DORMITORIO PRINCIPAL',
    [
      ['Ventana de seguridad tipo Miami, aluminio blanco', '+', 'UNI', 310, 690],
      ['Remover ventana existente', '-', 'UNI', 35, 80],
      ['Puerta interior con marco y cerradura', '+', 'UNI', 240, 460],
      ['Pintura de paredes y techo', '+', 'P2', 0.8, 1.7],
    ],
  ],
  [
    'TECHO',
    [
      ['Lavado a presión de techo de hormigón', '+', 'P2', 0.2, 0.6],
      [
        'Sellador de techo elastomérico, 10 años, 2 manos (rendimiento 100 p2/gal.)',
        '+',
        'P2',
        1.4,
        3.1,
      ],
      ['Remover membrana existente', '-', 'P2', 0.9, 2.2],
      ['Desagües pluviales de 4"', '+', 'UNI', 90, 210],
    ],
  ],
  [
    'EXTERIOR',
    [
      ['Empañetado de paredes, hasta 1/2"', '+', 'P2', 2.2, 5],
      ["Verja de alambre eslabonado de 6'", '+', 'PL', 18, 42],
      ['Calentador solar, 82 galones', '+', 'UNI', 1600, 2600],
      ['Acarreo de escombros, camión de 12 metros', '+', 'VJE', 280, 480],
    ],
  ],
];

/** `12 de marzo de 2026`. */
const dateIn = (iso: string): string => {
  const [year, month, day] = iso.split('-').map(Number);
  const names =
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
      ' ',
    );
  return `${day} de ${names[(month ?? 1) - 1]} de ${year}`;
};

/**
 * An adjuster's estimate from an island where estimates are in Spanish: heads, units and sums in
 * Spanish, amounts as in the states, areas in bands, a percentage for contingencies, words of what
 * is done at the beginning of the description, accents and tildes.
 */
export const islandAdjusterEstimate: Print = {
  name: 'island-adjuster-estimate',
  open: true,
  lines: [5, 9, 14, 18, 21],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const insured = random.pick(['Ángel Muñoz Peña', 'Marisela Ibáñez Cotto', 'José L. Rentas']);
    const address = `Calle ${random.pick(['Flamboyán', 'Luna', 'Ceiba'])} #${random.int(3, 94)}, Urb. Las Brisas, ${random.pick(['Caguas, PR 00725', 'Ponce, PR 00716', 'Humacao, PR 00791'])}`;
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
        { text: `Página ${flow.page}`, x: right, align: 'right', size: 8 },
        flow.sheet.height - 32,
      );
      flow.mark({ text: 'Ajustadores Cordillera, Inc.', x: left, size: 8 }, flow.sheet.height - 32);
    };
    flow.startPage('items');
    flow.line([{ text: 'ESTIMADO DE DAÑOS', x: left, bold: true, size: 15 }]);
    flow.space(0.4);
    for (const [a, b, c, d] of [
      ['Asegurado:', insured, 'Reclamación núm.:', facts.claimNumber],
      ['Dirección:', address, '', ''],
      ['Fecha de pérdida:', dateIn(facts.dateOfLoss), 'Póliza núm.:', facts.policyNumber],
      ['Ajustador:', 'Ing. R. Cordillera', 'Causa:', 'Huracán'],
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
        ...(numbered ? [{ head: ['Part.'], share: 7, align: 'center' as const }] : []),
        { head: ['Descripción'], share: 52, align: 'left' },
        { head: ['Cantidad'], share: 13, align: 'right' },
        { head: ['Unidad'], share: 10, align: 'center' },
        { head: ['Costo', 'unitario'], share: 13, align: 'right' },
        { head: ['Importe'], share: 15, align: 'right' },
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
          unit === 'UNI' || unit === 'VJE' ? choose.int(1, 6) : choose.int(3000, 190_000) / 100;
        const price = toAmount(choose.between(low, high).toFixed(2));
        const amount = toAmount(lineAmount(quantity, price));
        amounts.push(amount);
        const { page } = ruledRow(
          flow,
          table,
          cells([
            String(number),
            words,
            money(quantity),
            unit,
            `$${money(price)}`,
            `$${money(amount)}`,
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
            alsoRight: { unit: [{ P2: 'SF', PL: 'LF', UNI: 'EA' }[unit] ?? unit] },
          }),
        );
      }
      const total = addAmounts(amounts);
      sums.push(total);
      totals.push({ kind: 'room', name, rcv: total });
      ruledRow(flow, table, cells(['', `Subtotal ${name}`, '', '', '', `$${money(total)}`]), {
        bold: true,
      });
    }
    flow.continuation = null;
    const subtotal = addAmounts(sums);
    const more = percentOf(subtotal, 10);
    const tax = percentOf(subtotal, 11.5);
    flow.need(90);
    flow.space(0.6);
    for (const [label, value, bold] of [
      ['Subtotal', subtotal, false],
      ['Gastos generales y ganancia (10%)', more, false],
      ['IVU (11.5%)', tax, false],
      ['TOTAL', toAmount(sum([subtotal, more, tax])), true],
    ] as const)
      flow.line([
        { text: label, x: right - 96, align: 'right', bold },
        { text: `$${money(value)}`, x: right - 3, align: 'right', bold },
      ]);
    flow.space(1.5);
    flow.paragraph(
      'Este estimado se prepara a base de una inspección visual de 2 horas; no incluye daños ocultos. Validez: 60 días. P2 = pie cuadrado, PL = pie lineal, UNI = unidad, VJE = viaje.',
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
