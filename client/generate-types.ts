/**
 * `node client/generate-types.ts`: writes `types.generated.ts` from the schemas of the OpenAPI
 * document. A test fails where the file is out of date.
 */
import { writeFileSync } from 'node:fs';
import { componentSchemas } from '../lambdas/api/openapi/schemas.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/** The text of the generated file. */
export const generateTypes = (): string =>
  [
    '// Generated from the OpenAPI document by client/generate-types.ts. Do not edit.',
    ...Object.entries(componentSchemas()).map(
      ([name, schema]) =>
        `${comment(schema as JsonSchema, '')}export type ${name} = ${typeOf(schema as JsonSchema, '')};`,
    ),
    '',
  ].join('\n\n');

const PRIMITIVES: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

/** @throws where a schema uses something that would silently become a wrong type. */
const typeOf = (schema: JsonSchema, indent: string): string => {
  const { $ref, type, properties, items, additionalProperties } = schema;
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (typeof $ref === 'string') return $ref.slice($ref.lastIndexOf('/') + 1);
  if ('const' in schema) return literal(schema.const);
  if (Array.isArray(schema.enum)) return union(schema.enum.map(literal));
  // Beside properties, alternatives only say which of them go together.
  if (isRecord(properties)) return objectOf(schema, properties, indent);
  if (Array.isArray(alternatives)) {
    return union(alternatives.map((one: JsonSchema) => typeOf(one, indent)));
  }
  if (Array.isArray(type)) {
    return union(type.map((one: string) => typeOf({ ...schema, type: one }, indent)));
  }
  if (type === 'array') return `Array<${isRecord(items) ? typeOf(items, indent) : 'unknown'}>`;
  if (type === 'object') {
    const value = isRecord(additionalProperties) ? typeOf(additionalProperties, indent) : 'unknown';
    return `Record<string, ${value}>`;
  }
  if (type === undefined) return 'unknown';
  const primitive = PRIMITIVES[String(type)];
  if (!primitive) throw new Error(`A schema of type ${String(type)} has no TypeScript type here.`);
  return primitive;
};

const objectOf = (schema: JsonSchema, properties: JsonSchema, indent: string): string => {
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, property]) => {
    const given = property as JsonSchema;
    return `${comment(given, inner)}${inner}${name}${required.has(name) ? '' : '?'}: ${typeOf(given, inner)};`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
};

const comment = ({ description }: JsonSchema, indent: string): string =>
  typeof description === 'string' ? `${indent}/** ${description.replaceAll('*/', '* /')} */\n` : '';

const union = (types: readonly string[]): string => [...new Set(types)].join(' | ');

const literal = (value: unknown): string =>
  typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
    : String(value);

const isRecord = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const GENERATED_FILE = new URL('./types.generated.ts', import.meta.url);

if (import.meta.main) writeFileSync(GENERATED_FILE, generateTypes());
