import { AmountSum, difference, formatExact, lineTotal, toAmount, total } from '../money/money.ts';
import { checkRoughDraftStructure } from './check-rough-draft-structure.ts';
import {
  Checking,
  type EsxCheck,
  figure,
  groupsBelow,
  itemsOf,
  leftOut,
  lineName,
  rootGroup,
} from './checking.ts';
import { PROFILES } from './profile.ts';
import type { EsxContents } from './read-esx.ts';
import { childOf, childrenOf, type XmlElement } from './read-xml.ts';

export const checkStructure = ({ roughDraft }: EsxContents): EsxCheck => {
  const check = new Checking('the rough draft keeps to the published format');
  const problems = checkRoughDraftStructure(roughDraft);
  check.checked = countElements(roughDraft);
  for (const problem of problems) check.problems.push(problem);
  return check;
};

const countElements = (element: XmlElement): number =>
  element.children.reduce((count, child) => count + countElements(child), 1);

export const checkProfile = ({
  profile,
  profileCode,
  xactdoc,
  roughDraft,
}: EsxContents): EsxCheck => {
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

export const checkReferences = ({ xactdoc, lines }: EsxContents): EsxCheck => {
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

export const checkLines = ({ lines }: EsxContents): EsxCheck => {
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

export const checkDocumentsAgree = ({ lines, roughDraft }: EsxContents): EsxCheck => {
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

export const checkNativeGroups = ({ xactdoc }: EsxContents): EsxCheck => {
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

export const checkRoughDraftGroups = ({ roughDraft, xactdoc }: EsxContents): EsxCheck => {
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
