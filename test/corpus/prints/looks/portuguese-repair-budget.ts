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
    'Cozinha',
    [
      ['Retirar e recolocar bancada de granito', 'R', 'm', 22, 48],
      ['Demolir revestimento cerâmico, h = 1,50 m', '-', 'm²', 14, 29],
      ['Revestimento cerâmico 30 x 60 com rejunte', '+', 'm²', 52, 96],
      ['Pintura acrílica, 2 demãos', '+', 'm²', 9, 17],
    ],
  ],
  [
    'Sala de estar',
    [
      ['Remover piso laminado', '-', 'm²', 3, 6],
      ['Piso laminado de madeira, 8 mm', '+', 'm²', 48, 92],
      ['Rodapé de poliestireno 10 cm', '+', 'm', 7, 14],
      ['Forro de gesso acartonado', '+', 'm²', 19, 33],
    ],
  ],
  [
    'Banheiro',
    [
      ['Louça sanitária com caixa acoplada', '&', 'un', 110, 240],
      ['Impermeabilização com manta', '+', 'm²', 19, 33],
      ['Porta interna completa 80 x 210', '&', 'un', 280, 520],
      ['Registro de pressão, troca', '&', 'un', 90, 190],
    ],
  ],
  [
    'Cobertura',
    [
      ['Telha cerâmica, substituição', '&', 'm²', 48, 76],
      ['Calha de alumínio', '+', 'm', 24, 45],
      ['Caçamba de entulho 5 m³', '+', 'vb', 310, 540],
    ],
  ],
];

const codes: Record<string, string> = { 'm²': 'M2', m: 'M', un: 'EA', vb: 'LS' };

/** `1.234,50`. */
const amountIn = (value: number): string =>
  money(value).replaceAll(',', '\u0001').replace('.', ',').replaceAll('\u0001', '.');

/**
 * A Portuguese-speaking contractor's budget on A4: the text before unit and quantity, a markup for
 * indirect costs in a column between price and total, the currency before each total.
 */
export const portugueseRepairBudget: Print = {
  name: 'portuguese-repair-budget',
  open: true,
  lines: [5, 9, 14, 18, 21],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const insured = random.pick(['Conceição Amaral', 'João Teixeira', 'Inês Falcão']);
    const address = `Rua ${random.pick(['das Palmeiras', 'do Comércio', 'São Bento'])}, ${random.int(2, 118)}, ${random.pick(['Fall River, MA 02720', 'Newark, NJ 07105'])}`;
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
      flow.mark({ text: 'Construções Ribeira Ltda.', x: left, size: 7.5 }, flow.sheet.height - 34);
      flow.mark(
        { text: `Folha ${flow.page}`, x: right, align: 'right', size: 7.5 },
        flow.sheet.height - 34,
      );
    };
    flow.startPage('items');
    flow.line([{ text: 'Orçamento de reparos', x: left, bold: true, size: 14 }]);
    flow.space(0.5);
    const [year, month, day] = facts.dateOfLoss.split('-');
    for (const [label, value] of [
      ['Segurado:', insured],
      ['Local do sinistro:', address],
      ['Nº do sinistro:', facts.claimNumber],
      ['Apólice:', facts.policyNumber],
      ['Data do sinistro:', `${day}/${month}/${year}`],
    ])
      flow.line([
        { text: label ?? '', x: left },
        { text: value ?? '', x: left + 110 },
      ]);
    flow.space(0.8);
    const marked = random.chance(0.6);
    const table: RuledTable = {
      left,
      right,
      size: 8.5,
      pad: 3,
      lines: random.pick(['grid', 'rows', 'none'] as const),
      headGray: random.chance(0.5) ? 0.88 : null,
      columns: [
        { head: ['Nº'], share: 7, align: 'left' },
        { head: ['Serviços a executar'], share: 44, align: 'left' },
        { head: ['Und.'], share: 7, align: 'center' },
        { head: ['Qtd. prev.'], share: 11, align: 'right' },
        { head: ['Custo', 'direto'], share: 11, align: 'right' },
        ...(marked ? [{ head: ['BDI', '22 %'], share: 12, align: 'right' as const }] : []),
        { head: ['Preço', 'final'], share: 16, align: 'right' },
      ],
    };
    ruledHead(flow, table);
    flow.continuation = () => ruledHead(flow, table);
    const count = Math.max(1, Math.min(rooms.length, Math.ceil(lines / 4)));
    const choose = random.fork('choose');
    const items: TruthItem[] = [];
    const paths: string[][] = [];
    const sums: number[] = [];
    for (const [at, [name, works]] of rooms.slice(0, count).entries()) {
      flow.need(44);
      ruledRow(flow, table, [`${at + 1}`, name], { bold: true });
      paths.push([name]);
      const share = Math.max(1, Math.floor(lines / count) + (at < lines % count ? 1 : 0));
      const its = choose.sample(works, Math.min(share, works.length));
      its.sort((a, b) => works.indexOf(a) - works.indexOf(b));
      const amounts: number[] = [];
      for (const [index, [words, activity, unit, low, high]] of its.entries()) {
        const isWhole = unit === 'un' || unit === 'vb';
        const quantity = isWhole ? choose.int(1, 6) : choose.int(300, 21_000) / 100;
        const price = toAmount(choose.between(low, high).toFixed(2));
        const base = toAmount(lineAmount(quantity, price));
        const more = marked ? percentOf(base, 22) : 0;
        const rcv = toAmount(sum([base, more]));
        amounts.push(rcv);
        const number = `${at + 1}.${index + 1}`;
        const { page } = ruledRow(flow, table, [
          number,
          words,
          unit,
          amountIn(quantity),
          amountIn(price),
          ...(marked ? [amountIn(more)] : []),
          `R$ ${amountIn(rcv)}`,
        ]);
        items.push(
          jobTruth(page, words, quantity, {
            lineNumber: number,
            // The language may not be known to whoever reads it.
            activity: [...new Set<Activity>([activity, '+'])],
            unit,
            unitPrice: price,
            overheadProfit: marked ? more : null,
            rcv,
            room: [name],
            alsoRight: { unit: [codes[unit] ?? unit], lineNumber: [`${number}.`] },
          }),
        );
      }
      const total = addAmounts(amounts);
      sums.push(total);
      ruledRow(
        flow,
        table,
        ['', `Soma ${name}`, '', '', '', ...(marked ? [''] : []), `R$ ${amountIn(total)}`],
        { bold: true },
      );
    }
    flow.continuation = null;
    flow.need(60);
    flow.space(0.8);
    flow.line([
      { text: 'Valor global do orçamento', x: left + 250 },
      { text: `R$ ${amountIn(addAmounts(sums))}`, x: right, align: 'right' },
    ]);
    flow.space(1.2);
    flow.paragraph('Validade de 30 dias. Danos ocultos não incluídos; 2 visitas já realizadas.');
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
