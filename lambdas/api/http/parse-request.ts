import * as v from 'valibot';
import type { Problem } from '../../domain/estimate/problem.ts';
import { named, problemsOf } from '../../domain/estimate/validation.ts';
import { ValidationError } from './api-error.ts';
import type { ApiContext } from './route.ts';

/** Validates the query of a request; every problem is told at once. */
export const parseQuery = <Entries extends v.ObjectEntries>(
  context: ApiContext,
  schema: v.ObjectSchema<Entries, undefined>,
): v.InferOutput<v.ObjectSchema<Entries, undefined>> => parse(schema, context.req.query(), 'query');

/** Validates a JSON value as a body. */
export const parseBody = <S extends v.GenericSchema>(
  value: unknown,
  schema: S,
): v.InferOutput<S> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const msg = 'Input should be a valid object';
    throw new ValidationError([{ loc: ['body'], msg, type: 'model_attributes_type' }]);
  }
  return parse(schema, value, 'body');
};

const parse = <S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  where: 'query' | 'body',
): v.InferOutput<S> => {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new ValidationError(problemsOf(result.issues, [where]));
};

/** A whole number in a query. */
export const integerParameter = (options: {
  minimum: number;
  maximum: number;
  byDefault: number;
  description: string;
}) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        named({ type: 'int_parsing' }, (text: string) => /^[+-]?\d{1,15}$/.test(text)),
        'Input should be a valid integer, unable to parse string as an integer',
      ),
      v.transform(Number),
      v.number(),
      v.integer(),
      v.minValue(options.minimum),
      v.maxValue(options.maximum),
      v.metadata({ description: options.description, default: options.byDefault }),
    ),
    String(options.byDefault),
  );

/** A point in time in a query; comes out in UTC with milliseconds. A date alone is its midnight. */
export const timeParameter = (description: string) =>
  v.optional(
    v.pipe(
      v.string(),
      // An unescaped + of an offset arrives as a space.
      v.transform((text) => text.replace(/ (?=\d{2}:?\d{2}$)/, '+')),
      v.string(),
      v.check(
        named({ type: 'datetime_parsing' }, (text: string) => toUtc(text) !== null),
        'Input should be a valid ISO 8601 date-time',
      ),
      v.transform((text) => toUtc(text) ?? text),
      v.string(),
      v.metadata({ description, format: 'date-time' }),
    ),
  );

const ISO =
  /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)([Zz]|[+-]\d{2}:?\d{2})?)?$/;

const toUtc = (text: string): string | null => {
  const [, date, time = '00:00', offset = 'Z'] = ISO.exec(text) ?? [];
  if (date === undefined || new Date(`${date}T00:00Z`).toString() === 'Invalid Date') return null;
  if (!new Date(`${date}T00:00Z`).toISOString().startsWith(date)) return null;
  const zone = offset.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  // A leap second counts as the second before it.
  const parsed = new Date(`${date}T${time.replace(/:60(?=\.|$)/, ':59')}${zone}`);
  return Number.isNaN(parsed.getTime()) ? null : parsed.toISOString();
};

/** A problem of a header, path or query parameter. */
export const parameterProblem = (
  where: 'header' | 'path' | 'query',
  name: string,
  problem: Omit<Problem, 'loc'>,
): ValidationError => new ValidationError([{ loc: [where, name], ...problem }]);
