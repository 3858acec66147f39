import { type Cell, Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelFacts, TruthFacts, TruthItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import {
  type FootRow,
  type FormGroup,
  type FormRow,
  footOf,
  makeGroups,
  trades,
} from '../content/own-forms.ts';
import { placeNames } from '../content/print-words.ts';
import { addAmounts } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { DrawnPrint, Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** Line items of its documents: one document for each proposal, most of them short. */
const sizes = Array.from({ length: 60 }, (_, index) => [4, 6, 8, 10, 14, 24][index % 6] ?? 4);

/**
 * Proposals that people write as letters, without a head above any column: phrases of quantity and
 * rate in or behind the words, sums behind dots, prices on a line of their own, labelled figures,
 * amounts before the words; each document of a different person.
 */
export const assortedProposals: Print = {
  name: 'assorted-proposals',
  open: true,
  lines: sizes,
  draw: (random, lines) => drawProposal(random, lines),
};

/** The same kind of proposals, of other people. */
export const assortedProposalsOfOthers: Print = {
  name: 'assorted-proposals-of-others',
  open: false,
  lines: sizes,
  draw: (random, lines) => drawProposal(random, lines),
};

const rowKinds = [
  'phrase-in-words',
  'phrase-in-column',
  'dots',
  'sum-at-right',
  'price-below',
  'bare-columns',
  'labelled',
  'quantity-first',
] as const;

interface Proposal {
  kind: (typeof rowKinds)[number];
  mark: '' | '- ' | '• ' | '1) ' | '1. ';
  sign: '$' | '';
  times: ' @ ' | ' x ' | ' at ';
  groups: FormGroup[];
  areRooms: boolean;
  head: 'bold' | 'capitals' | 'colon' | 'underlined';
  subtotal: string | null;
  foot: readonly FootRow[];
}

/** Kinds of rows that say a sum and neither a quantity nor a rate. */
const lumps: ReadonlySet<Proposal['kind']> = new Set(['dots', 'sum-at-right', 'price-below']);

const drawProposal = (random: Random, lines: number): DrawnPrint => {
  const facts = inventFacts(random.fork('facts'), '');
  const look = random.fork('look');
  const family = look.pick(['helvetica', 'times', 'liberation'] as const);
  const style = printStyle({
    family,
    size: look.pick([9, 10, 10.5]),
    leading: look.pick([1.2, 1.35, 1.5]),
    marginLeft: look.pick([54, 72]),
    marginRight: look.pick([54, 72]),
  });
  const proposal = inventProposal(random.fork('proposal'), lines);
  const flow = new Flow(style);
  flow.startPage('items');
  const told = drawLetter(flow, facts, look);
  const items: TruthItem[] = [];
  let index = 0;
  for (const group of proposal.groups) {
    drawHead(flow, proposal, group);
    for (const row of group.rows) {
      index++;
      items.push(truthOf(proposal, group, row, drawRow(flow, proposal, row, index)));
    }
    if (proposal.subtotal !== null && group.name !== null)
      drawSum(flow, proposal, proposal.subtotal.replace('{}', group.name), group.amount, true);
  }
  flow.space(0.8);
  flow.need(flow.leading * (proposal.foot.length + 1));
  for (const [at, { label, amount }] of proposal.foot.entries())
    drawSum(flow, proposal, label, amount, at === proposal.foot.length - 1);
  flow.space(1.5);
  flow.paragraph(
    'All work is to be done in a workmanlike manner. Changes are made in writing only. This proposal may be withdrawn if it is not accepted within 30 days.',
  );
  flow.space(1);
  flow.paragraph('Accepted by ______________________     Date ______________');
  openPagesWithoutRows(flow, items);
  return {
    flow,
    layer:
      family === 'liberation'
        ? null
        : { ...plainLayer, runs: look.pick(['cell', 'word', 'kerned'] as const) },
    extras: [],
    truth: {
      layout: 7,
      items,
      rooms: null,
      totals: [],
      summaries: [],
      facts: { ...noFacts, ...told },
    },
  };
};

const inventProposal = (random: Random, lines: number): Proposal => {
  const kind = random.pick(rowKinds);
  const grouped = random.chance(0.6);
  const areRooms = random.chance(0.6);
  const count = grouped ? Math.max(1, Math.min(4, Math.ceil(lines / 5))) : 1;
  const groups = makeGroups(random.fork('rows'), lines, {
    names: grouped ? random.sample(areRooms ? placeNames : trades, count) : [null],
    columns: lumps.has(kind)
      ? ['work', 'amount']
      : ['work', 'quantity', 'unit', 'unitPrice', 'amount'],
    numbering: 'none',
  });
  return {
    kind,
    mark: random.pick(['', '', '- ', '• ', '1) ', '1. '] as const),
    sign: random.pick(['$', '$', ''] as const),
    times: random.pick([' @ ', ' x ', ' at '] as const),
    groups,
    areRooms,
    head: random.pick(['bold', 'capitals', 'colon', 'underlined'] as const),
    subtotal: grouped ? random.pick([null, '{} Total', 'Subtotal {}', 'Total for {}']) : null,
    foot: footOf(random.fork('foot'), addAmounts(groups.map(({ amount }) => amount))),
  };
};

const drawLetter = (flow: Flow, facts: ModelFacts, look: Random): Partial<TruthFacts> => {
  const { left } = flow;
  flow.line([{ text: facts.companyName, x: left, bold: true, size: 13 }]);
  flow.line([{ text: `${facts.companyStreet}, ${facts.companyTown}   ${facts.phone}`, x: left }]);
  flow.space(0.8);
  const address = `${facts.propertyStreet}, ${facts.propertyTown}`;
  for (const [label, value] of [
    [look.pick(['Insured', 'Homeowner']), facts.insuredName],
    [look.pick(['Property', 'Job Location']), address],
    [look.pick(['Claim #', 'Claim Number']), facts.claimNumber],
    ['Date of Loss', usDate(facts.dateOfLoss)],
  ] as const)
    flow.line([{ text: `${label}: ${value}`, x: left }]);
  flow.space(0.8);
  if (look.chance(0.7))
    flow.paragraph('We propose to furnish labor and material for the work described below:');
  flow.space(0.8);
  return {
    insuredName: facts.insuredName,
    propertyAddress: address,
    claimNumber: facts.claimNumber,
    dateOfLoss: facts.dateOfLoss,
  };
};

const drawHead = (flow: Flow, proposal: Proposal, { name }: FormGroup): void => {
  if (name === null) return;
  flow.space(0.6);
  flow.need(flow.leading * 4);
  const text = { bold: name, capitals: name.toUpperCase(), colon: `${name}:`, underlined: name }[
    proposal.head
  ];
  flow.line([{ text, x: flow.left, bold: true }]);
  if (proposal.head === 'underlined')
    flow.rule(flow.left, flow.left + flow.width(text, { bold: true }), 0.6, flow.y - 1);
};

const amountText = ({ sign }: Proposal, amount: number): string =>
  amount < 0 ? `-${sign}${money(-amount)}` : `${sign}${money(amount)}`;

/** Draws a row and returns the page on which it begins. */
const drawRow = (flow: Flow, proposal: Proposal, row: FormRow, index: number): number => {
  flow.need(flow.leading * 4);
  const { page, left, right } = flow;
  const mark = proposal.mark.replace('1', `${index}`);
  const indent = mark === '' ? 0 : flow.width('00) ');
  const at = left + indent;
  const marks: Cell[] = mark === '' ? [] : [{ text: mark.trim(), x: left }];
  const amount = row.word ?? amountText(proposal, row.amount);
  const count = `${row.quantity.toLocaleString('en-US')} ${row.spelled}`;
  const rate = amountText(proposal, row.unitPrice);
  const atRight: Cell = { text: amount, x: right, align: 'right' };
  const wrapped = (text: string, width: number): void => {
    const [first = '', ...rest] = flow.wrap(text, width);
    flow.line([...marks, { text: first, x: at }, atRight]);
    for (const line of rest) flow.line([{ text: line, x: at }]);
  };
  if (proposal.kind === 'phrase-in-words')
    flow.line([
      ...marks,
      { text: `${row.words} - ${count}${proposal.times}${rate} = ${amount}`, x: at },
    ]);
  else if (proposal.kind === 'phrase-in-column')
    flow.line([
      ...marks,
      { text: row.words, x: at },
      { text: `${count}${proposal.times}${rate}`, x: right - 80, align: 'right' },
      atRight,
    ]);
  else if (proposal.kind === 'dots') {
    const words = `${row.words} `;
    const room = right - at - flow.width(words) - flow.width(` ${amount}`);
    const dots = '.'.repeat(Math.max(3, Math.floor(room / flow.width('.')) - 1));
    flow.line([...marks, { text: `${words}${dots}`, x: at }, atRight]);
  } else if (proposal.kind === 'sum-at-right') wrapped(row.words, right - at - 110);
  else if (proposal.kind === 'price-below') {
    flow.line([...marks, { text: row.words, x: at }]);
    flow.line([{ text: `Price: ${amount}`, x: at }]);
  } else if (proposal.kind === 'bare-columns')
    flow.line([
      ...marks,
      { text: row.words, x: at },
      { text: count, x: right - 150, align: 'right' },
      { text: rate, x: right - 75, align: 'right' },
      atRight,
    ]);
  else if (proposal.kind === 'labelled') {
    flow.line([...marks, { text: row.words, x: at, bold: true }]);
    flow.line([
      { text: `Qty: ${count}`, x: at },
      { text: `Unit Price: ${rate}`, x: at + 130 },
      { text: `Total: ${amount}`, x: at + 270 },
    ]);
  } else
    flow.line([
      ...marks,
      { text: `${count}  ${row.words}${proposal.times}${rate}`, x: at },
      atRight,
    ]);
  if (row.note !== null) flow.line([{ text: row.note, x: at + 10, italic: true }]);
  flow.space(0.2);
  return page;
};

const drawSum = (
  flow: Flow,
  proposal: Proposal,
  label: string,
  amount: number,
  bold: boolean,
): void => {
  flow.need(flow.leading);
  const { left, right } = flow;
  const text = amountText(proposal, amount);
  const inLine = proposal.kind === 'phrase-in-words' || proposal.kind === 'labelled';
  if (inLine) flow.line([{ text: `${label}: ${text}`, x: left, bold }]);
  else
    flow.line([
      { text: label, x: left, bold },
      { text, x: right, align: 'right', bold },
    ]);
};

const truthOf = (proposal: Proposal, group: FormGroup, row: FormRow, page: number): TruthItem => {
  const isLump = lumps.has(proposal.kind);
  const room = proposal.areRooms ? group.name : null;
  return jobTruth(page, row.words, row.quantity, {
    unit: isLump ? null : row.unit,
    unitPrice: isLump || row.word !== null ? null : row.unitPrice,
    rcv: row.amount,
    room: room === null ? [] : [room],
    f9Note: row.note,
    alsoRight: {
      unit: isLump ? ['EA'] : [row.spelled, row.spelled.toUpperCase()],
      ...(room !== null && proposal.head === 'capitals' ? { room: [room.toUpperCase()] } : {}),
    },
    unjudged: [
      'activity',
      'section',
      'lineNumber',
      'machineNotes',
      ...(room === null ? ['room'] : []),
      ...(row.word === null ? [] : ['unitPrice', 'rcv', 'priceNote']),
      // Without a rate printed the sum is as good a price.
      ...(isLump ? ['unitPrice'] : []),
    ],
  });
};
