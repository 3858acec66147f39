import type { BaseIssue } from 'valibot';
import type { Problem } from './problem.ts';

/**
 * Turns what valibot finds into the entries of a 422 body, under the names that Python clients of
 * this kind of API know. All problems of an input come back, not just the first.
 */

interface Named {
  type: string;
  ctx?: Record<string, unknown>;
}

const NAMES = new WeakMap<object, Named>();

/** Gives the requirement of a valibot check the name that it goes by in a 422 body. */
export const named = <Requirement extends (input: never) => boolean>(
  name: Named,
  requirement: Requirement,
): Requirement => {
  NAMES.set(requirement, name);
  return requirement;
};

/** The most problems that one answer lists; the last entry then tells how many were left out. */
export const MAXIMUM_PROBLEMS = 1000;

/** The 422 entries for issues that valibot found below `loc`. */
export const problemsOf = (
  issues: readonly BaseIssue<unknown>[],
  loc: readonly (string | number)[],
): Problem[] => issues.map((issue) => problemOf(issue, loc));

/** Shortens a list that nobody would read to its end; the number that was left out is told. */
export const limitProblems = (problems: readonly Problem[]): Problem[] => {
  if (problems.length <= MAXIMUM_PROBLEMS) return [...problems];
  const hidden = problems.length - MAXIMUM_PROBLEMS;
  return [
    ...problems.slice(0, MAXIMUM_PROBLEMS),
    {
      loc: ['body'],
      msg: `${hidden} more problems were found; correct these first`,
      type: 'too_many_problems',
      ctx: { hidden },
    },
  ];
};

const problemOf = (issue: BaseIssue<unknown>, base: readonly (string | number)[]): Problem => {
  const path = issue.path ?? [];
  const loc = [
    ...base,
    ...path.map((item) => (typeof item.key === 'number' ? item.key : String(item.key))),
  ];
  const last = path.at(-1);
  if (issue.kind === 'schema' && last?.type === 'object' && last.origin === 'key') {
    return { loc, msg: 'Field required', type: 'missing' };
  }
  const described = describe(issue);
  const problem: Problem = { loc, ...described };
  if (described.type === 'missing') return problem;
  const input = echo(issue.input);
  return input === undefined ? problem : { ...problem, input };
};

type Described = Pick<Problem, 'msg' | 'type' | 'ctx'>;

const describe = (issue: BaseIssue<unknown>): Described => {
  const name = typeof issue.requirement === 'function' ? NAMES.get(issue.requirement) : undefined;
  if (name) return { msg: issue.message, ...name };
  const wanted = issue.requirement;
  switch (issue.type) {
    case 'string':
      return { msg: 'Input should be a valid string', type: 'string_type' };
    case 'number':
      return { msg: 'Input should be a valid number', type: 'float_type' };
    case 'boolean':
      return { msg: 'Input should be a valid boolean', type: 'bool_type' };
    case 'array':
      return { msg: 'Input should be a valid list', type: 'list_type' };
    case 'object':
      return { msg: 'Input should be a valid object', type: 'model_attributes_type' };
    case 'integer':
      return { msg: 'Input should be a valid integer', type: 'int_type' };
    case 'finite':
      return { msg: 'Input should be a finite number', type: 'finite_number' };
    case 'gt_value':
      return {
        msg: `Input should be greater than ${wanted}`,
        type: 'greater_than',
        ctx: { gt: wanted },
      };
    case 'min_value':
      return {
        msg: `Input should be greater than or equal to ${wanted}`,
        type: 'greater_than_equal',
        ctx: { ge: wanted },
      };
    case 'max_value':
      return {
        msg: `Input should be less than or equal to ${wanted}`,
        type: 'less_than_equal',
        ctx: { le: wanted },
      };
    case 'min_length':
      return tooShort(issue);
    case 'max_length':
      return tooLong(issue);
    case 'literal':
    case 'picklist': {
      const expected = literals(issue);
      return { msg: `Input should be ${expected}`, type: 'literal_error', ctx: { expected } };
    }
    default:
      return { msg: issue.message, type: 'value_error', ctx: { error: issue.message } };
  }
};

const tooShort = (issue: BaseIssue<unknown>): Described => {
  const least = Number(issue.requirement);
  if (typeof issue.input === 'string') {
    return {
      msg: `String should have at least ${least} character${least === 1 ? '' : 's'}`,
      type: 'string_too_short',
      ctx: { min_length: least },
    };
  }
  const length = Array.isArray(issue.input) ? issue.input.length : 0;
  return {
    msg: `List should have at least ${least} item${least === 1 ? '' : 's'}, not ${length}`,
    type: 'too_short',
    ctx: { field_type: 'List', min_length: least, actual_length: length },
  };
};

const tooLong = (issue: BaseIssue<unknown>): Described => {
  const most = Number(issue.requirement);
  if (typeof issue.input === 'string') {
    return {
      msg: `String should have at most ${most} characters`,
      type: 'string_too_long',
      ctx: { max_length: most },
    };
  }
  const length = Array.isArray(issue.input) ? issue.input.length : 0;
  return {
    msg: `List should have at most ${most} items, not ${length}`,
    type: 'too_long',
    ctx: { field_type: 'List', max_length: most, actual_length: length },
  };
};

/** `'5L' or '8D'` from valibot's `("5L" | "8D")`. */
const literals = (issue: BaseIssue<unknown>): string =>
  (issue.expected ?? '')
    .replace(/^\((.*)\)$/, '$1')
    .replaceAll('"', "'")
    .split(' | ')
    .join(' or ');

const LONGEST_ECHO = 200;

/** What was sent, where it is short enough to be worth sending back; never a whole structure. */
export const echo = (input: unknown): unknown => {
  if (typeof input === 'string') {
    return input.length <= LONGEST_ECHO ? input : `${input.slice(0, LONGEST_ECHO)}...`;
  }
  if (typeof input === 'number') return Number.isFinite(input) ? input : String(input);
  if (input === null || typeof input === 'boolean') return input;
  if (Array.isArray(input) && input.length === 0) return [];
  return undefined;
};
