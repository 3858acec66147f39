import { drawFormInOwnWords, type Vocabulary } from '../drawing/form-in-own-words.ts';
import type { Print } from '../print.ts';

const open: Vocabulary = {
  description: [['Description of Repairs'], ['Work Item'], ['ITEM / DESCRIPTION'], ['Operation']],
  quantity: [['Quan.'], ['Units'], ['QTY.'], ['Measure']],
  unit: [['Type'], ['U/M'], ['Unit']],
  unitPrice: [['Price/Unit'], ['Unit', 'Cost'], ['Rate ($)'], ['U/P']],
  rcv: [['Line Total'], ['Repl.', 'Cost'], ['R.C.V.'], ['Ext. Price']],
  depreciation: [['Depn.'], ['Less Dep.'], ['Dep.', '($)']],
  acv: [['A.C.V.'], ['Actual', 'Value'], ['Net']],
  roomTotal: [(name) => `Total, ${name}`, (name) => `${name} - total`, (name) => `Sum of ${name}`],
  total: ['TOTAL ESTIMATE', 'Total Due', 'Estimate Total:'],
  claim: ['Claim No:', 'Claim No.', 'Your claim:'],
  insured: ['Name:', 'Homeowner:', 'Policyholder:'],
  negative: [(text) => `(${text})`, (text) => `-${text}`],
};

const blind: Vocabulary = {
  description: [['Scope'], ['Particulars'], ['Service', 'Description'], ['TASK']],
  quantity: [['Qnty'], ['Amount', 'of Units'], ['# Units'], ['QUANT']],
  unit: [['UOM'], ['Per'], ['Meas.']],
  unitPrice: [['Cost Per'], ['Unit $'], ['Each'], ['Price', 'per Unit']],
  rcv: [['Total Cost'], ['RC Value'], ['Replacement'], ['Subtotal']],
  depreciation: [['Deprec'], ['Depreciation', 'Amt'], ['Wear']],
  acv: [['Cash Value'], ['ACV ($)'], ['Actual', 'Cash']],
  roomTotal: [(name) => `Total -- ${name}`, (name) => `TOTAL (${name})`, (name) => `${name} sum`],
  total: ['Project Total', 'GRAND TOTAL', 'Sum total'],
  claim: ['Claim:', 'Claim ID', 'Claim Nbr:'],
  insured: ['Client', 'Property Owner:', 'For:'],
  negative: [(text) => `${text}-`, (text) => `${text} CR`],
};

/** Contractors' forms in words of their own; the first and the second share none. */
export const formInOwnWords: Print = {
  name: 'form-in-own-words',
  open: true,
  draw: (random, lines) => drawFormInOwnWords(random, lines, open),
};

export const formInOtherWords: Print = {
  name: 'form-in-other-words',
  open: true,
  draw: (random, lines) => drawFormInOwnWords(random, lines, blind),
};
