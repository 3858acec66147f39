import { describe, expect, it } from 'vitest';
import { checkRoughDraftStructure } from '../../../lambdas/domain/esx/check-rough-draft-structure.ts';
import { readXml } from '../../../lambdas/domain/esx/read-xml.ts';
import { ROUGH_DRAFT_RULES } from '../../../lambdas/domain/esx/rough-draft-rules.ts';

const problems = (content: string, attributes = ''): string[] => {
  const read = readXml(
    `<GENERIC_ROUGHDRAFT xmlns="http://xactware.com/generic_roughdraft.xsd" ${attributes}>${content}</GENERIC_ROUGHDRAFT>`,
  );
  if (!read.ok) throw new Error(read.failure.message);
  return checkRoughDraftStructure(read.root).map(({ where, message }) => `${where} ${message}`);
};

const inItem = (attributes: string, content = ''): string[] =>
  problems(
    `<LINE_ITEM_DETAIL><GROUP><ITEMS><ITEM ${attributes}>${content}</ITEM></ITEMS></GROUP></LINE_ITEM_DETAIL>`,
  );

describe('the structural check of the rough draft', () => {
  it('accepts an empty document and elements in any order', () => {
    expect(problems('')).toEqual([]);
    expect(problems('<LINE_ITEM_DETAIL/><COVERSHEET/><HEADER/>')).toEqual([]);
  });

  it('finds unknown elements and attributes, and elements that stand twice', () => {
    expect(problems('<HEADER x="1"/><HEADER/><INVENTED/>')).toEqual([
      'GENERIC_ROUGHDRAFT/HEADER/@x is not known here',
      'GENERIC_ROUGHDRAFT/HEADER stands more than once',
      'GENERIC_ROUGHDRAFT/INVENTED is not known here',
    ]);
  });

  it('finds text where none may stand', () => {
    expect(problems('hello')).toEqual(['GENERIC_ROUGHDRAFT holds text, which it may not']);
    expect(inItem('', '<NOTE>hello</NOTE>')).toEqual([]);
  });

  it.each([
    ['qty="1.23"', []],
    ['qty="1.230"', []],
    ['qty="1.234"', ['has more than 2 decimals']],
    ['qty="1000000000"', ['is more than 999999999.99']],
    ['qty="1e3"', ['must be a decimal number']],
    ['qty=""', ['must be a decimal number']],
    ['tax="0.1234567890123456789"', ['has more than 18 digits']],
    ['cat="DRY"', []],
    ['cat="DRYW"', ['is longer than 3 characters']],
    ['cat="dry"', ['must be a code without lower case or spaces']],
    ['sel="1/2 X"', []],
    ['sel="1/2 x"', ['must be without lower case']],
    ['unit="S F"', ['is longer than 2 characters']],
    ['recoverable="true"', ['must be one of 0, 1']],
    ['deprType="5"', ['must be one of 0, 1, 2, 3, 4']],
    ['age="-1"', ['is less than 0']],
  ])('holds %s against its limits', (attribute, expected) => {
    expect(inItem(attribute).map((problem) => problem.replace(/^\S+ /, ''))).toEqual(expected);
  });

  it('checks dates by their form', () => {
    const dates = (value: string) => problems(`<COVERSHEET><DATES loss="${value}"/></COVERSHEET>`);
    expect(dates('2026-03-01')).toEqual([]);
    expect(dates('2026-03-01T10:11:12.5Z')).toEqual([]);
    expect(dates('2026-03-01T10:11:12+02:00')).toEqual([]);
    expect(dates('03/01/2026')).toHaveLength(1);
  });

  it('knows a rule for every child that a rule names', () => {
    const missing = Object.values(ROUGH_DRAFT_RULES)
      .flatMap((rule) => Object.values(rule.children ?? {}))
      .filter((child) => ROUGH_DRAFT_RULES[child.rule] === undefined);
    expect(missing).toEqual([]);
  });

  it('wants the right root and namespace', () => {
    const read = readXml('<OTHER/>');
    expect(read.ok && checkRoughDraftStructure(read.root)).toHaveLength(2);
  });
});
