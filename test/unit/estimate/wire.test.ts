import { describe, expect, it } from 'vitest';
import {
  ACTIVITY_PATTERN,
  ACTIVITY_SPELLINGS,
  parseActivity,
} from '../../../lambdas/domain/estimate/activity.ts';
import { canonicalJson } from '../../../lambdas/domain/estimate/canonical-json.ts';
import { nearestName } from '../../../lambdas/domain/estimate/nearest-name.ts';
import { parseJson } from '../../../lambdas/domain/estimate/parse-json.ts';
import { readStructured } from '../../../lambdas/domain/estimate/read-json.ts';
import { LINE_ITEM_FIELDS } from '../../../lambdas/domain/estimate/structured-estimate.ts';
import { estimateToWire } from '../../../lambdas/domain/estimate/to-wire.ts';
import { limitProblems, MAXIMUM_PROBLEMS } from '../../../lambdas/domain/estimate/validation.ts';

describe('activities', () => {
  it('are described by the pattern exactly as they are read', () => {
    const pattern = new RegExp(ACTIVITY_PATTERN);
    for (const spelling of ACTIVITY_SPELLINGS) {
      for (const text of [spelling, spelling.toLowerCase(), spelling.toUpperCase()]) {
        expect(parseActivity(text), text).not.toBeNull();
        expect(pattern.test(text), text).toBe(true);
      }
    }
    for (const text of ['', ' ', '+-', 'Replaces', 'RR', 'i ', 'constructor', '__proto__']) {
      expect(parseActivity(text), text).toBeNull();
      expect(pattern.test(text), text).toBe(false);
    }
  });
});

describe('the nearest name', () => {
  it.each([
    ['quanity', 'quantity'],
    ['qauntity', 'quantity'],
    ['Unit Price', 'unit_price'],
    ['unitprize', 'unit_price'],
    ['f9note', 'f9_note'],
    ['descripton', 'description'],
  ])('to %j is %j', (name, nearest) => {
    expect(nearestName(name, LINE_ITEM_FIELDS)).toBe(nearest);
  });

  it.each(['colour', 'x', '', 'vendor_reference', 'q'.repeat(100)])('to %j is none', (name) => {
    expect(nearestName(name, LINE_ITEM_FIELDS)).toBeNull();
  });
});

describe('JSON', () => {
  const parse = (text: string) => parseJson(Buffer.from(text), ['body']);

  it.each([
    ['{"a":"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["}', true],
    ['{"a":"\\"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["}', true],
    ['{"a":"\\\\","b":"\\\\\\""}', true],
    [`${'['.repeat(32)}${']'.repeat(32)}`, true],
    [`${'['.repeat(33)}${']'.repeat(33)}`, false],
    [`{"a":"\\\\"${'['.repeat(40)}`, false],
    ['\ufeff{"a":1}', true],
    ['{"a":1', false],
    ['{"a":1}}', false],
    ["{'a':1}", false],
  ])('%s is readable: %s', (text, readable) => {
    expect(parse(text).ok).toBe(readable);
  });

  it('that is not UTF-8 is told as such', () => {
    const result = parseJson(Buffer.from([0x7b, 0xff, 0x7d]), ['body']);
    expect(!result.ok && result.problem.msg).toContain('not UTF-8');
  });

  it('tells where it breaks', () => {
    const result = parse('{"a":1,}');
    expect(!result.ok && result.problem.loc).toEqual(['body', 7]);
  });
});

describe('the canonical form', () => {
  it('sorts keys at every level and keeps the order of lists', () => {
    expect(canonicalJson({ b: [2, { d: 1, c: undefined }], a: null })).toBe(
      '{"a":null,"b":[2,{"d":1}]}',
    );
    expect(canonicalJson(JSON.parse('{"b":1,"a":{"y":1.0,"x":"é"}}'))).toBe(
      canonicalJson(JSON.parse('{ "a" : {"x":"\\u00e9","y":1}, "b":1 }')),
    );
  });
});

describe('the wire form', () => {
  it('gives an estimate back as it came, defaults written out', () => {
    const wire = {
      file_name: 'a.json',
      line_items: [{ cat: 'RFG', sel: '300', quantity: 2, activity: 'remove', room: ' ' }],
    };
    const first = readStructured(wire);
    if (!first.ok) throw new Error('cannot be read');
    const written = estimateToWire(first.estimate);
    expect(written.line_items[0]).toMatchObject({ activity: '-', room: 'General', enabled: true });
    const second = readStructured(written);
    expect(second.ok && second.estimate).toEqual(first.estimate);
  });
});

describe('a long list of problems', () => {
  it('is cut with the number of those left out', () => {
    const problems = Array.from({ length: MAXIMUM_PROBLEMS + 5 }, (_, index) => ({
      loc: ['body', index],
      msg: 'Field required',
      type: 'missing',
    }));
    const told = limitProblems(problems);
    expect(told).toHaveLength(MAXIMUM_PROBLEMS + 1);
    expect(told.at(-1)).toMatchObject({ type: 'too_many_problems', ctx: { hidden: 5 } });
    expect(limitProblems(problems.slice(0, 3))).toEqual(problems.slice(0, 3));
  });
});
