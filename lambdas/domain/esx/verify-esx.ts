import { AmountSum, difference, formatExact, lineTotal, toAmount, total } from '../money/money.ts';
import { checkRoughDraftStructure } from './check-rough-draft-structure.ts';
import { LARGEST_AMOUNT } from './fit-rough-draft.ts';
import { PROFILES } from './profile.ts';
import { type EsxContents, type EsxFailure, type EsxLine, readEsx } from './read-esx.ts';
import { childOf, childrenOf, type XmlElement } from './read-xml.ts';

/** One thing that does not hold. */
export interface EsxProblem {
  /** Where in the documents, for a person: `line 3 (Baseboard)`, `room Kitchen`. */
  where: string;
  message: string;
}

/** One rule, and where it fails. */
export interface EsxCheck {
  name: string;
  /** How many figures or elements were held against the rule. */
  checked: number;
  problems: EsxProblem[];
}

/** What an ESX file holds, counted. */
export interface EsxHoldings {
  profile: string;
  profileCode: string;
  documentId: string;
  estimateName: string | null;
  lines: number;
  customLines: number;
  paidWhenIncurredLines: number;
  groups: number;
  notes: number;
  coverages: number;
  lineItemTotal: number;
  rcv: number;
}

export type VerifyEsxReport =
  | { ok: false; failure: EsxFailure; holds: null; checks: [] }
  | { ok: boolean; failure: null; holds: EsxHoldings; checks: EsxCheck[] };

/**
 * Reads an ESX file back and adds everything up again: lines, groups, recaps, coverages, and the
 * two documents against each other. `ok` is false where the file cannot be read, breaks the
 * published format, or holds figures that do not add up; supplied amounts that contradict each
 * other are named like any other.
 */
export const verifyEsx = (bytes: Uint8Array): VerifyEsxReport => {
  const read = readEsx(bytes);
  if (!read.ok) return { ok: false, failure: read.failure, holds: null, checks: [] };
  const { contents } = read;
  const checks = [
    checkStructure(contents),
    checkProfile(contents),
    checkReferences(contents),
    checkLines(contents),
    checkDocumentsAgree(contents),
    checkNativeGroups(contents),
    checkRoughDraftGroups(contents),
    checkRecaps(contents),
    checkCoverages(contents),
    checkPaidWhenIncurred(contents),
  ];
  return {
    ok: checks.every((check) => check.problems.length === 0),
    failure: null,
    holds: holdings(contents),
    checks,
  };
};

/** Collects the problems of one rule. */
class Checking implements EsxCheck {
  readonly name: string;
  checked = 0;
  readonly problems: EsxProblem[] = [];

  constructor(name: string) {
    this.name = name;
  }

  holds(where: string, condition: boolean, message: string): void {
    this.checked += 1;
    if (!condition) this.problems.push({ where, message });
  }

  /** Both in cents. */
  equal(where: string, name: string, found: number, expected: number): void {
    const [left, right] = [toAmount(found), toAmount(expected)];
    this.holds(
      where,
      left === right,
      `${name} is ${formatExact(left)}, but its parts come to ${formatExact(right)}`,
    );
  }
}

/** An attribute as a figure; an absent one is zero, as finished estimates write it. */
const figure = (element: XmlElement | undefined, name: string): number =>
  Number(element?.attributes[name] ?? 0);

/** True where the rough draft cannot hold the figure and rightly leaves it out. */
const leftOut = (element: XmlElement | undefined, name: string, expected: number): boolean =>
  element?.attributes[name] === undefined && Math.abs(toAmount(expected)) > LARGEST_AMOUNT;

const lineName = (line: EsxLine): string =>
  `line ${line.number} (${line.description.slice(0, 60)})`;

const checkStructure = ({ roughDraft }: EsxContents): EsxCheck => {
  const check = new Checking('the rough draft keeps to the published format');
  const problems = checkRoughDraftStructure(roughDraft);
  check.checked = countElements(roughDraft);
  for (const problem of problems) check.problems.push(problem);
  return check;
};

const countElements = (element: XmlElement): number =>
  element.children.reduce((count, child) => count + countElements(child), 1);

const checkProfile = ({ profile, profileCode, xactdoc, roughDraft }: EsxContents): EsxCheck => {
  const check = new Checking('both documents name the profile and show what it shows');
  const { code, coverages } = PROFILES[profile];
  const info = childOf(childOf(roughDraft, 'COVERSHEET'), 'ESTIMATE_INFO');
  check.holds('XACTDOC.XML', profileCode === code, `PROJECT_INFO/@profile is not ${code}`);
  check.holds(
    'XACTDOC.XML',
    childOf(xactdoc, 'XACTNET_INFO')?.attributes.profileCode === code,
    `XACTNET_INFO/@profileCode is not ${code}`,
  );
  check.holds(
    'GENERIC_ROUGHDRAFT.XML',
    info?.attributes.carrierId === code,
    `ESTIMATE_INFO/@carrierId is not ${code}`,
  );
  const loss = childOf(childOf(xactdoc, 'ADM'), 'COVERAGE_LOSS');
  check.holds(
    'XACTDOC.XML',
    (childOf(loss, 'COVERAGES') !== undefined) === coverages,
    coverages ? 'lacks coverages' : 'has coverages, which the contractor does not see',
  );
  if (!coverages)
    for (const group of groupsBelow(rootGroup(roughDraft)))
      check.holds(
        `group ${group.attributes.desc}`,
        group.attributes.deprTotal === undefined && group.attributes.acvTotal === undefined,
        'shows depreciation or actual cash value, which the contractor does not see',
      );
  return check;
};

const checkReferences = ({ xactdoc, lines }: EsxContents): EsxCheck => {
  const check = new Checking('every line has its definition, and no id stands twice');
  const ids = new Set<string>();
  const definitions = new Set<string>();
  let uses = 0;
  const visit = (element: XmlElement): void => {
    const { id } = element.attributes;
    if (id !== undefined) {
      check.holds(element.name, !ids.has(id), `id ${id} stands twice`);
      ids.add(id);
      if (element.name === 'SUMITEM') definitions.add(id);
    }
    if (element.name === 'SUMMARY_REF') {
      uses += 1;
      const reference = element.attributes.sumRef ?? '';
      check.holds(
        `item ${uses}`,
        definitions.has(reference),
        `its definition ${reference} is missing`,
      );
    }
    for (const child of element.children) visit(child);
  };
  visit(xactdoc);
  check.holds(
    'XACTDOC.XML',
    Number(xactdoc.attributes.totalLineItems) === lines.length,
    `totalLineItems is ${xactdoc.attributes.totalLineItems}, but ${lines.length} lines stand there`,
  );
  return check;
};

const checkLines = ({ lines }: EsxContents): EsxCheck => {
  const check = new Checking('each line adds up');
  for (const line of lines) {
    const { amounts, item } = line;
    const name = lineName(line);
    const product = lineTotal(item.quantity, amounts.unitPrice);
    check.equal(name, 'line total', amounts.lineItemTotal, product);
    check.equal(
      name,
      'RCV',
      amounts.rcv,
      total(amounts.lineItemTotal, amounts.tax, amounts.overheadProfit),
    );
    if (amounts.acv !== null && amounts.depreciation !== null)
      check.equal(name, 'ACV', amounts.acv, difference(amounts.rcv, amounts.depreciation));
  }
  return check;
};

const rootGroup = (roughDraft: XmlElement): XmlElement | undefined =>
  childOf(childOf(roughDraft, 'LINE_ITEM_DETAIL'), 'GROUP');

const subgroups = (group: XmlElement | undefined): XmlElement[] =>
  childrenOf(childOf(group, 'GROUPS'), 'GROUP');

const groupsBelow = (group: XmlElement | undefined): XmlElement[] =>
  group === undefined ? [] : [group, ...subgroups(group).flatMap((child) => groupsBelow(child))];

const itemsOf = (group: XmlElement): XmlElement[] => childrenOf(childOf(group, 'ITEMS'), 'ITEM');

const checkDocumentsAgree = ({ lines, roughDraft }: EsxContents): EsxCheck => {
  const check = new Checking('the two documents say the same of each line');
  const items = groupsBelow(rootGroup(roughDraft)).flatMap(itemsOf);
  check.holds(
    'GENERIC_ROUGHDRAFT.XML',
    items.length === lines.length,
    `holds ${items.length} lines, XACTDOC.XML ${lines.length}`,
  );
  for (const line of lines) {
    const name = lineName(line);
    const item = items[line.position];
    if (item === undefined) continue;
    const same = (attribute: string, expected: number) => {
      const shown = line.state === 'active' ? toAmount(expected) : 0;
      check.holds(
        name,
        figure(item, attribute) === shown || leftOut(item, attribute, shown),
        `${attribute} is ${formatExact(figure(item, attribute))} in the rough draft and ${formatExact(shown)} in XACTDOC.XML`,
      );
    };
    same('total', line.amounts.lineItemTotal);
    same('tax', line.amounts.tax);
    same('addons', line.amounts.overheadProfit);
    same('rcvTotal', line.amounts.rcv);
    if (line.amounts.depreciation !== null) same('deprTotal', line.amounts.depreciation);
    if (line.amounts.acv !== null) same('acvTotal', line.amounts.acv);
    const quantity = toAmount(line.item.quantity);
    check.holds(
      name,
      figure(item, 'qty') === quantity || leftOut(item, 'qty', quantity),
      `quantity is ${figure(item, 'qty')} in the rough draft and ${quantity} in XACTDOC.XML`,
    );
    check.holds(
      name,
      item.attributes.act === line.item.activity,
      `activity is ${item.attributes.act} in the rough draft and ${line.item.activity} in XACTDOC.XML`,
    );
  }
  return check;
};

const NATIVE_SUMS = ['lineItemTotal', 'tax', 'overheadProfit', 'rcv', 'depreciation', 'acv'];

const checkNativeGroups = ({ xactdoc }: EsxContents): EsxCheck => {
  const check = new Checking('each room and level of XACTDOC.XML is the sum of its lines');
  const visit = (group: XmlElement): void => {
    for (const name of NATIVE_SUMS) {
      if (group.attributes[`ee:${name}`] === undefined) continue;
      const sum = new AmountSum();
      for (const item of childrenOf(childOf(group, 'ITEMS'), 'ITEM')) {
        const use = childOf(item, 'SUMMARY_REF');
        if (use && use.attributes['ee:enabled'] !== '0') sum.add(figure(use, `ee:${name}`));
      }
      for (const child of childrenOf(group, 'GROUP')) sum.add(figure(child, `ee:${name}`));
      check.equal(`group ${group.attributes.desc}`, name, figure(group, `ee:${name}`), sum.value());
    }
    for (const child of childrenOf(group, 'GROUP')) visit(child);
  };
  for (const group of childrenOf(xactdoc, 'GROUP')) visit(group);
  return check;
};

const GROUP_SUMS: [string, string][] = [
  ['total', 'lineItemTotal'],
  ['tax', 'tax'],
  ['addons', 'overheadProfit'],
  ['rcvTotal', 'rcv'],
  ['deprTotal', 'depreciation'],
  ['acvTotal', 'acv'],
];

/** All groups of XACTDOC.XML, in document order: the order of the rough draft too. */
const nativeGroups = (xactdoc: XmlElement): XmlElement[] =>
  childrenOf(xactdoc, 'GROUP').flatMap((group) => [group, ...nativeGroups(group)]);

const checkRoughDraftGroups = ({ roughDraft, xactdoc }: EsxContents): EsxCheck => {
  const check = new Checking('the rough draft has the same rooms and levels with the same sums');
  const groups = groupsBelow(rootGroup(roughDraft));
  const native = nativeGroups(xactdoc);
  check.holds(
    'GENERIC_ROUGHDRAFT.XML',
    groups.length === native.length,
    `holds ${groups.length} groups, XACTDOC.XML ${native.length}`,
  );
  for (const [index, group] of groups.entries())
    for (const [name, nativeName] of GROUP_SUMS) {
      const expected = figure(native[index], `ee:${nativeName}`);
      check.holds(
        `group ${group.attributes.desc}`,
        figure(group, name) === expected || leftOut(group, name, expected),
        `${name} is ${formatExact(figure(group, name))} in the rough draft and ${formatExact(expected)} in XACTDOC.XML`,
      );
    }
  return check;
};

const checkRecaps = ({ roughDraft, xactdoc }: EsxContents): EsxCheck => {
  const check = new Checking('the recaps come to the totals');
  const root = childrenOf(xactdoc, 'GROUP')[0];
  const lineItemTotal = figure(root, 'ee:lineItemTotal');
  const compare = (
    where: string,
    element: XmlElement | undefined,
    name: string,
    expected: number,
  ) => {
    if (leftOut(element, name, expected)) return;
    check.equal(where, name, figure(element, name), expected);
  };
  compare('line item detail', childOf(roughDraft, 'LINE_ITEM_DETAIL'), 'total', lineItemTotal);
  compare('recap by room', childOf(roughDraft, 'RECAP_BY_ROOM'), 'total', lineItemTotal);
  const visit = (group: XmlElement): void => {
    const children = childrenOf(childOf(group, 'RECAP_GROUPS'), 'RECAP_GROUP');
    const sum = new AmountSum().add(figure(group, 'items'));
    for (const child of children) sum.add(figure(child, 'subtotal'));
    if (sum.value() <= LARGEST_AMOUNT)
      compare(`recap by room: ${group.attributes.desc}`, group, 'subtotal', sum.value());
    for (const child of children) visit(child);
  };
  const recapRoot = childOf(childOf(roughDraft, 'RECAP_BY_ROOM'), 'RECAP_GROUP');
  if (recapRoot && lineItemTotal <= LARGEST_AMOUNT) visit(recapRoot);

  const byCategory = childOf(roughDraft, 'RECAP_BY_CATEGORY');
  compare('recap by category', byCategory, 'subtotalRCV', lineItemTotal);
  for (const name of ['OP_ITEMS', 'NON_OP_ITEMS']) {
    const items = childOf(byCategory, name);
    if (!items) continue;
    const rows = childrenOf(items, 'CATEGORY').map((row) => figure(row, 'rcv'));
    const sum = total(...rows);
    if (sum <= LARGEST_AMOUNT && lineItemTotal <= LARGEST_AMOUNT)
      compare(`recap by category: ${name}`, items, 'subtotalRCV', sum);
  }
  if (lineItemTotal <= LARGEST_AMOUNT)
    check.equal(
      'recap by category',
      'line item total',
      lineItemTotal,
      total(
        figure(childOf(byCategory, 'OP_ITEMS'), 'subtotalRCV'),
        figure(childOf(byCategory, 'NON_OP_ITEMS'), 'subtotalRCV'),
      ),
    );

  const recap = childOf(roughDraft, 'RECAP_TAX_OP');
  const parameters = childOf(xactdoc, 'PARAMS');
  compare(
    'recap of taxes and O&P',
    childOf(recap, 'OVERHEAD'),
    'amount',
    figure(parameters, 'ee:overhead'),
  );
  compare(
    'recap of taxes and O&P',
    childOf(recap, 'PROFIT'),
    'amount',
    figure(parameters, 'ee:profit'),
  );
  const taxes = childrenOf(childOf(parameters, 'SALESTAXES'), 'SALES_TAX');
  const tax = total(...taxes.map((entry) => figure(entry, 'ee:amount')));
  const details = childrenOf(childOf(recap, 'TAXES'), 'TAX_DETAIL');
  const detailed = total(...details.map((entry) => figure(entry, 'amount')));
  if (tax <= LARGEST_AMOUNT) check.equal('recap of taxes and O&P', 'tax', detailed, tax);
  // A print may give tax and O&P in its summary only; then no line and no room has any.
  const linesTax = figure(root, 'ee:tax');
  if (linesTax !== 0) check.equal('recap of taxes and O&P', 'tax', tax, linesTax);
  const linesOverheadProfit = figure(root, 'ee:overheadProfit');
  const overheadProfit = total(figure(parameters, 'ee:overhead'), figure(parameters, 'ee:profit'));
  if (linesOverheadProfit !== 0)
    check.equal('recap of taxes and O&P', 'O&P', overheadProfit, linesOverheadProfit);
  check.equal(
    'XACTDOC.XML',
    'lastCalcGrandTotal',
    figure(xactdoc, 'lastCalcGrandTotal'),
    total(lineItemTotal, tax, overheadProfit),
  );
  return check;
};

const checkCoverages = ({ roughDraft, xactdoc, profile }: EsxContents): EsxCheck => {
  const check = new Checking(
    'each coverage settles to the cent, and together they are the estimate',
  );
  const coverages = childrenOf(childOf(roughDraft, 'COVERAGES'), 'COVERAGE');
  const rcvs: number[] = [];
  const loss = childOf(childOf(xactdoc, 'ADM'), 'COVERAGE_LOSS');
  const native = childrenOf(childOf(loss, 'COVERAGES'), 'COVERAGE');
  for (const [index, coverage] of coverages.entries()) {
    const where = `coverage ${coverage.attributes.coverageName ?? index + 1}`;
    const totals = childOf(childOf(coverage, 'SUMMARY'), 'TOTALS');
    const nativeLoss = childOf(native[index], 'LOSS_DATA');
    const exactRcv = nativeLoss ? figure(nativeLoss, 'rcl') : figure(xactdoc, 'lastCalcGrandTotal');
    rcvs.push(exactRcv);
    if (Math.abs(exactRcv) > LARGEST_AMOUNT) continue;
    const rcv = figure(totals, 'rcv');
    check.equal(where, 'RCV', rcv, exactRcv);
    const taxes = childrenOf(childOf(totals, 'SALES_TAXES'), 'SALES_TAX');
    check.equal(
      where,
      'RCV',
      rcv,
      total(
        figure(totals, 'lineItemTotal'),
        ...taxes.map((tax) => figure(tax, 'amount')),
        figure(childOf(totals, 'OVERHEAD'), 'amount'),
        figure(childOf(totals, 'PROFIT'), 'amount'),
      ),
    );
    if (!PROFILES[profile].coverages) continue;
    const depreciation = figure(totals, 'depr');
    const recoverable = figure(totals, 'recDepr');
    const acv = figure(totals, 'acv');
    const prior = figure(totals, 'priorPmts');
    const full = figure(totals, 'fullDeduct');
    check.equal(
      where,
      'depreciation',
      depreciation,
      total(recoverable, figure(totals, 'nonRecDepr')),
    );
    check.equal(where, 'ACV', acv, difference(rcv, depreciation));
    const net = Math.max(0, total(acv, -prior, -full));
    check.equal(where, 'net claim', figure(totals, 'netClaim'), net);
    check.equal(
      where,
      'applied deductible',
      figure(totals, 'deductible'),
      Math.min(full, Math.max(0, difference(acv, prior))),
    );
    if (recoverable !== 0)
      check.equal(
        where,
        'net claim if depreciation is recovered',
        figure(totals, 'netClaimIfRec'),
        Math.max(0, total(acv, recoverable, -prior, -full)),
      );
  }
  check.equal('all coverages', 'RCV', total(...rcvs), figure(xactdoc, 'lastCalcGrandTotal'));
  return check;
};

const checkPaidWhenIncurred = ({ lines, roughDraft, profile }: EsxContents): EsxCheck => {
  const check = new Checking('paid-when-incurred rows stand apart and add nothing');
  const later = lines.filter((line) => line.state === 'incurred_later');
  for (const line of later)
    check.holds(
      lineName(line),
      line.item.isPaidWhenIncurred,
      'is disabled, but not marked as paid when incurred',
    );
  const sections = childrenOf(childOf(roughDraft, 'COVERAGES'), 'COVERAGE').flatMap((coverage) => {
    const section = childOf(childOf(coverage, 'SUMMARY'), 'MAX_ADDL_AMTS');
    return section ? [section] : [];
  });
  if (!PROFILES[profile].paidWhenIncurredSection) {
    check.holds(
      'GENERIC_ROUGHDRAFT.XML',
      sections.length === 0,
      'shows a section that is the carrier’s',
    );
    return check;
  }
  const expected = total(...later.map((line) => line.amounts.rcv));
  if (expected <= LARGEST_AMOUNT)
    check.equal(
      'maximum additional amounts',
      'RCV',
      total(...sections.map((section) => figure(section, 'rcvPWI'))),
      expected,
    );
  return check;
};

const holdings = (contents: EsxContents): EsxHoldings => {
  const { lines, xactdoc, roughDraft } = contents;
  const root = childrenOf(xactdoc, 'GROUP')[0];
  return {
    profile: contents.profile,
    profileCode: contents.profileCode,
    documentId: contents.documentId,
    estimateName: contents.estimate.estimateName,
    lines: lines.length,
    customLines: lines.filter((line) => line.custom).length,
    paidWhenIncurredLines: lines.filter((line) => line.item.isPaidWhenIncurred).length,
    groups: groupsBelow(rootGroup(roughDraft)).length,
    notes: lines.filter((line) => line.item.f9Note !== null).length,
    coverages: childrenOf(childOf(roughDraft, 'COVERAGES'), 'COVERAGE').length,
    lineItemTotal: figure(root, 'ee:lineItemTotal'),
    rcv: figure(xactdoc, 'lastCalcGrandTotal'),
  };
};
