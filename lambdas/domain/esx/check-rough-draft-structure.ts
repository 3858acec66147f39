import type { XmlElement } from './read-xml.ts';
import { ROUGH_DRAFT_NAMESPACE } from './rough-draft-format.ts';
import { type ElementRule, ROUGH_DRAFT_RULES } from './rough-draft-rules.ts';

export interface StructureProblem {
  /** Element path with positions: `GENERIC_ROUGHDRAFT/COVERAGES/COVERAGE[2]/@deductible`. */
  where: string;
  message: string;
}

/**
 * Holds a rough draft against the published format: known elements in known places, none that may
 * not repeat twice, known attributes, and every value within its limits. Reports all problems.
 */
export const checkRoughDraftStructure = (root: XmlElement): StructureProblem[] => {
  const problems: StructureProblem[] = [];
  const report = (where: string, message: string) => problems.push({ where, message });
  if (root.name !== 'GENERIC_ROUGHDRAFT')
    report(root.name, 'is not the root element GENERIC_ROUGHDRAFT');
  if (root.attributes.xmlns !== ROUGH_DRAFT_NAMESPACE)
    report(root.name, `is not in the namespace ${ROUGH_DRAFT_NAMESPACE}`);

  const check = (element: XmlElement, rule: ElementRule, path: string): void => {
    for (const [name, value] of Object.entries(element.attributes)) {
      if (name === 'xmlns' && element === root) continue;
      const valueRule = own(rule.attributes, name);
      const problem = valueRule ? valueRule(value) : 'is not known here';
      if (problem !== null) report(`${path}/@${name}`, problem);
    }
    if (rule.text) {
      const problem = rule.text(element.text);
      if (problem !== null) report(path, problem);
    } else if (element.text.trim() !== '') {
      report(path, 'holds text, which it may not');
    }
    const counts = new Map<string, number>();
    for (const child of element.children) {
      const count = (counts.get(child.name) ?? 0) + 1;
      counts.set(child.name, count);
      const childRule = own(rule.children, child.name);
      const childPath = `${path}/${child.name}${childRule?.many ? `[${count}]` : ''}`;
      const target = childRule && ROUGH_DRAFT_RULES[childRule.rule];
      if (target === undefined) {
        report(childPath, 'is not known here');
        continue;
      }
      if (count === 2 && !childRule?.many) report(childPath, 'stands more than once');
      check(child, target, childPath);
    }
  };
  const rule = ROUGH_DRAFT_RULES.GENERIC_ROUGHDRAFT;
  if (rule) check(root, rule, root.name);
  return problems;
};

/** Names come from the file: `constructor` must not find what every object has. */
const own = <Value>(record: Record<string, Value> | undefined, name: string): Value | undefined =>
  record && Object.hasOwn(record, name) ? record[name] : undefined;
