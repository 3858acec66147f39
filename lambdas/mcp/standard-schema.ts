import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/**
 * A valibot schema as the agent SDK takes it: it validates, and it shows itself as JSON Schema.
 * Rules that JSON Schema has no words for (that a name is not blank) are checked and not shown.
 * The JSON Schemas are made once, however many requests list the tools.
 */
export const standardSchema = (schema: v.GenericSchema): StandardSchemaWithJSON => ({
  '~standard': {
    ...schema['~standard'],
    jsonSchema: {
      input: once(() => jsonSchemaOf(schema, 'input')),
      output: once(() => jsonSchemaOf(schema, 'output')),
    },
  },
});

const jsonSchemaOf = (schema: v.GenericSchema, typeMode: 'input' | 'output') =>
  toJsonSchema(schema, { typeMode, target: 'draft-2020-12', errorMode: 'ignore' }) as Record<
    string,
    unknown
  > &
    JsonSchema;

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};
