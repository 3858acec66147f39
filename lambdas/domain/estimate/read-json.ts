import * as v from 'valibot';
import type { Estimate } from './estimate.ts';
import { estimateFromWire } from './from-wire.ts';
import { parseJson } from './parse-json.ts';
import type { IntakeWarning, Problem } from './problem.ts';
import { ESTIMATE_FIELDS, LINE_ITEM_FIELDS, StructuredEstimateV1 } from './structured-estimate.ts';
import { warnOfUnknown } from './unknown-fields.ts';
import { echo, problemsOf } from './validation.ts';

export type ReadEstimate =
  | {
      ok: true;
      estimate: Estimate;
      /** Equal for equal requests: the input with every default applied. */
      payload: unknown;
      warnings: IntakeWarning[];
    }
  | { ok: false; problems: Problem[] };

/** Reads a `StructuredEstimateV1` from the bytes of a JSON body. */
export const readJson = (bytes: Uint8Array): ReadEstimate => {
  const parsed = parseJson(bytes, ['body']);
  if (!parsed.ok) return { ok: false, problems: [parsed.problem] };
  return readStructured(parsed.value);
};

/** Reads a `StructuredEstimateV1` from a value; all problems are told at once. */
export const readStructured = (value: unknown): ReadEstimate => {
  if (!isRecord(value)) {
    const msg = 'Input should be a valid object';
    return { ok: false, problems: [{ loc: ['body'], msg, type: 'model_attributes_type' }] };
  }
  const result = v.safeParse(StructuredEstimateV1, value);
  const problems = [
    ...problemsOf(result.issues ?? [], ['body']),
    ...repeatedIds(Array.isArray(value.line_items) ? value.line_items : []),
  ];
  if (!result.success || problems.length > 0) return { ok: false, problems };
  const items = value.line_items as Record<string, unknown>[];
  return {
    ok: true,
    estimate: estimateFromWire(result.output),
    payload: {
      ...value,
      ...result.output,
      line_items: result.output.line_items.map((item, index) => ({ ...items[index], ...item })),
    },
    warnings: [
      ...warnOfUnknown([value], ESTIMATE_FIELDS, false),
      ...warnOfUnknown(items, LINE_ITEM_FIELDS, true),
    ],
  };
};

/** Row identifiers are the customer's own; two rows of one name could not be told apart. */
const repeatedIds = (items: readonly unknown[]): Problem[] => {
  const seen = new Map<string, number>();
  const problems: Problem[] = [];
  for (const [index, item] of items.entries()) {
    const id = isRecord(item) && typeof item.id === 'string' ? item.id.trim() : '';
    if (id === '') continue;
    const first = seen.get(id);
    if (first === undefined) seen.set(id, index);
    else {
      const error = `id is already used by line_items[${first}]`;
      problems.push({
        loc: ['body', 'line_items', index, 'id'],
        msg: `Value error, ${error}`,
        type: 'value_error',
        input: echo(id),
        ctx: { error },
      });
    }
  }
  return problems;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
