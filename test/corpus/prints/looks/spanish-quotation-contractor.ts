import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { figures } from '../drawing/scope-body.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

type Work = readonly [words: string, unit: string, low: number, high: number];

const inside: readonly Work[] = [
  ['Remover y disponer panel de yeso mojado hasta 4 pies de altura', 'p.c.', 1.1, 2.2],
  ['Instalar panel de yeso 1/2", cinta y masilla, listo para pintar', 'p.c.', 2.9, 4.6],
  ['Sellador y dos manos de pintura látex en paredes y techo', 'p.c.', 1.2, 2.4],
  ['Losa de porcelana 24" x 24", incluye pega y lechada', 'p.c.', 8.5, 14],
  ['Zócalo de losa, 3" de alto', 'p.l.', 4.1, 7.5],
  ['Puerta interior de 30" x 80" con marco y cerradura', 'c/u', 260, 420],
  ['Lavado a presión y tratamiento contra hongo', 'p.c.', 0.6, 1.2],
  ['Receptáculo doble GFCI con tapa', 'c/u', 38, 72],
];

const outside: readonly Work[] = [
  ['Remover sellado existente y limpiar superficie', 'p.c.', 0.7, 1.4],
  ['Sellado de techo, dos capas con membrana', 'p.c.', 3.2, 5.4],
  ['Reparar grietas y empañetado exterior', 'p.c.', 4.8, 8.9],
  ['Ventana de seguridad en aluminio blanco, 36" x 48"', 'c/u', 290, 480],
  ['Verja en malla ciclónica de 6 pies', 'p.l.', 21, 36],
  ['Movilización, permisos y limpieza final', 'global', 650, 1900],
];

const places: readonly (readonly [name: string, works: readonly Work[]])[] = [
  ['SALA-COMEDOR', inside],
  ['COCINA', inside],
  ['TECHO', outside],
  ['HABITACIÓN PRINCIPAL', inside],
  ['BAÑO 1', inside],
  ['EXTERIOR Y TERRENO', outside],
];

const codes: Readonly<Record<string, readonly string[]>> = {
  'p.c.': ['SF', 'P.C.', 'PC'],
  'p.l.': ['LF', 'P.L.', 'PL'],
  'c/u': ['EA', 'C/U'],
  global: ['GLOBAL', 'LS', 'EA', 'GL'],
};

/**
 * A contractor's quotation in Spanish, priced in dollars: parts numbered in Roman figures and rows
 * below them by letter, quantity and unit before the words, sub-totals, the island's sales tax on
 * all of it and an allowance for what cannot be foreseen, half of it due at signing.
 */
export const spanishQuotationContractor: Print = {
  name: 'spanish-quotation-contractor',
  open: true,
  lines: [5, 13, 26, 42, 74],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      size: 9.5,
      leading: 1.3,
      marginLeft: 56,
      marginRight: 52,
      marginTop: 60,
      marginBottom: 58,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'gaps'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () =>
      flow.mark({ text: `Página ${flow.page}`, x: right, align: 'right', size: 8 }, 770);
    flow.startPage('items');
    flow.line([{ text: 'Construcciones Alborada, Inc.', x: left, bold: true, size: 15 }]);
    flow.line([{ text: 'Urb. Monte Claro, Calle 4 B-12, Puerto Nuevo', x: left, size: 8 }]);
    flow.space(1);
    flow.line([
      { text: 'COTIZACIÓN', x: (left + right) / 2, align: 'center', bold: true, size: 13 },
    ]);
    flow.space(0.6);
    for (const [label, value] of [
      ['Cliente:', facts.insuredName],
      ['Proyecto:', `Reparación por huracán - ${facts.propertyStreet}`],
      ['Reclamación:', facts.claimNumber],
      ['Fecha:', `${random.int(1, 28)} de marzo de 2026`],
    ] as const)
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 78 },
      ]);
    flow.space(0.8);
    const at = { mark: left, qty: left + 66, unit: left + 72, words: left + 112 };
    const stops = [right - 84, right];
    const head = (): void => {
      flow.rule(left, right, 1);
      flow.y += 3;
      flow.line([
        { text: 'Part.', x: at.mark, bold: true },
        { text: 'Cant.', x: at.qty, align: 'right', bold: true },
        { text: 'Und.', x: at.unit, bold: true },
        { text: 'Descripción', x: at.words, bold: true },
        ...figures(stops, ['Precio Unit.', 'Importe']).map((cell) => ({ ...cell, bold: true })),
      ]);
      flow.rule(left, right, 1);
      flow.y += 5;
    };
    head();
    flow.continuation = head;
    const choose = random.fork('choose');
    const count = Math.max(1, Math.min(places.length, Math.ceil(lines / 5)));
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const roman = ['I', 'II', 'III', 'IV', 'V', 'VI'];
    const sums: number[] = [];
    for (const [index, [name, works]] of places.slice(0, count).entries()) {
      flow.need(flow.leading * 5);
      flow.line([
        { text: `${roman[index] ?? ''}.`, x: at.mark, bold: true },
        { text: name, x: at.words, bold: true },
      ]);
      flow.space(0.2);
      const pool = choose.sample(works, works.length);
      const share = Math.floor(lines / count) + (index < lines % count ? 1 : 0);
      const amounts: number[] = [];
      for (let row = 0; row < share; row++) {
        const [words, unit, low, high] = pool[row % pool.length] ?? inside[0] ?? ['', '', 1, 2];
        const quantity =
          unit === 'global' ? 1 : unit === 'c/u' ? choose.int(1, 7) : choose.int(18, 1450);
        const price = toAmount(choose.between(low, high).toFixed(2));
        const amount = toAmount(lineAmount(quantity, price));
        amounts.push(amount);
        const mark = `${String.fromCharCode(97 + (row % 26))}.`;
        const parts = flow.wrap(words, (stops[0] ?? right) - at.words - 62);
        flow.need(flow.leading * parts.length);
        const { page } = flow;
        for (const [line, part] of parts.entries())
          flow.line([
            ...(line > 0
              ? []
              : [
                  { text: mark, x: at.mark + 10 },
                  {
                    text: quantity.toLocaleString('en-US'),
                    x: at.qty,
                    align: 'right' as const,
                  },
                  { text: unit, x: at.unit },
                ]),
            { text: part, x: at.words },
            ...(line > 0 ? [] : figures(stops, [`$${money(price)}`, `$${money(amount)}`])),
          ]);
        flow.space(0.2);
        items.push(
          jobTruth(page, words, quantity, {
            unit,
            unitPrice: price,
            rcv: amount,
            room: [name],
            alsoRight: { unit: [...(codes[unit] ?? [])], room: [`${roman[index] ?? ''}. ${name}`] },
            unjudged: ['section', 'lineNumber', 'activity'],
          }),
        );
      }
      const amount = addAmounts(amounts);
      sums.push(amount);
      flow.need(flow.leading * 1.6);
      flow.line([
        { text: `Sub-total ${name}`, x: (stops[0] ?? right) - 4, align: 'right', bold: true },
        { text: `$${money(amount)}`, x: right, align: 'right', bold: true },
      ]);
      flow.space(0.6);
      totals.push({ kind: 'room', name, rcv: amount });
    }
    flow.continuation = null;
    const whole = addAmounts(sums);
    const unforeseen = percentOf(whole, 5);
    const before = toAmount(sum([whole, unforeseen]));
    const tax = percentOf(before, 11.5);
    const all = toAmount(sum([before, tax]));
    flow.need(flow.leading * 8);
    flow.rule(left + 230, right, 0.8);
    flow.y += 4;
    for (const [label, value] of [
      ['Sub-total', whole],
      ['Imprevistos (5%)', unforeseen],
      ['IVU (11.5%)', tax],
      ['TOTAL', all],
    ] as const)
      flow.line([
        { text: label, x: (stops[0] ?? right) - 4, align: 'right', bold: true },
        { text: `$${money(value)}`, x: right, align: 'right', bold: true },
      ]);
    flow.space(1);
    flow.paragraph(
      `Cotización válida por 30 días. Pago: 50% al firmar ($${money(percentOf(all, 50))}) y 50% al terminar. No incluye planos ni estudio de 2 muestras de plomo.`,
    );
    flow.space(2);
    flow.line([
      { text: 'Aceptado: ________________________', x: left },
      { text: 'Fecha: ______________', x: left + 280 },
    ]);
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        // A place may keep its part's number.
        rooms: null,
        totals,
        summaries: [],
        facts: noFacts,
      },
    };
  },
};
