import type { ErrorCode } from '../http/error-codes.ts';
import { ERRORS, errorEntry } from '../http/error-codes.ts';
import type { ResponseSpec, Route } from '../http/route.ts';
import { REALTIME_PATHS } from './realtime-paths.ts';
import {
  componentSchemas,
  ErrorBody,
  type JsonSchema,
  parameterSchema,
  referenceTo,
  ValidationErrorBody,
} from './schemas.ts';

/** The version of the interface, not of the software. */
export const API_VERSION = '1.0.0';

const TAGS: Readonly<Record<string, string>> = {
  Uploads: 'Estimates in: PDF, structured JSON, CSV.',
  Documents: 'What became of them.',
  Review: 'What was read, how it was resolved, and whether it adds up.',
  Downloads: 'The two ESX files: Contractor (8D) and Carrier (5L).',
  Claims: 'What live exports cost.',
  Realtime: 'Events instead of polling.',
  Service: 'The service itself.',
};

const DESCRIPTION = `Insurance-repair estimates in, two ESX files out.

Every request carries an API key in \`service-api-key\`; test exports are free. Every answer carries \`X-Request-Id\`. A 422 lists all problems of a request at once; every other error is \`{detail, code, request_id}\`. An unknown path is a 404 \`not_found\`; a path that is used with another method is a 405 \`method_not_allowed\` with \`Allow\`.

Agents find the same service as tools at \`POST /mcp\`.`;

/** The OpenAPI 3.1.0 document of these routes. */
export const openApiDocument = (routes: readonly Route[], serverUrl: string | null) => ({
  openapi: '3.1.0',
  info: {
    title: 'Estimate Exchange',
    version: API_VERSION,
    description: DESCRIPTION,
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: serverUrl ?? '/' }],
  tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
  security: [{ apiKey: [] }],
  paths: { ...pathsOf(routes), ...REALTIME_PATHS },
  components: {
    schemas: componentSchemas(),
    headers: {
      RequestId: {
        description: 'Names this request; quote it when you report a problem.',
        required: true,
        schema: { type: 'string' },
      },
      RetryAfter: {
        description: 'Seconds after which trying again makes sense.',
        required: true,
        schema: { type: 'integer', minimum: 1 },
      },
    },
    responses: Object.fromEntries(
      (Object.keys(ERRORS) as ErrorCode[]).flatMap((code) =>
        errorEntry(code).statuses.map((status) => [
          componentName(code, status),
          errorResponse([code]),
        ]),
      ),
    ),
    securitySchemes: {
      apiKey: {
        type: 'apiKey',
        in: 'header',
        name: 'service-api-key',
        description: '`ek_test_...` or `ek_live_...`',
      },
      realtimeToken: {
        type: 'apiKey',
        in: 'query',
        name: 'token',
        description: 'From `POST /ws/token`; 15 minutes.',
      },
    },
  },
});

const componentName = (code: ErrorCode, status: number): string => `${code}.${status}`;

const pathsOf = (routes: readonly Route[]): Record<string, JsonSchema> => {
  const paths: Record<string, JsonSchema> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route) };
  }
  return paths;
};

const operationOf = (route: Route): JsonSchema => {
  const parameters = parametersOf(route);
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    description: route.description,
    ...(route.authenticated ? {} : { security: [] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.body ? { requestBody: requestBodyOf(route.body) } : {}),
    responses: responsesOf(route),
  };
};

const parametersOf = (route: Route): JsonSchema[] => {
  const path = Object.entries(route.pathParameters ?? {}).map(
    ([name, { description, example }]) => ({
      name,
      in: 'path',
      required: true,
      description,
      schema: { type: 'string' },
      example,
    }),
  );
  const others = (['query', 'headers'] as const).flatMap((where) =>
    Object.entries(route[where]?.entries ?? {}).map(([name, schema]) => {
      const { description, ...rest } = parameterSchema(schema);
      return { name, in: where === 'query' ? 'query' : 'header', description, schema: rest };
    }),
  );
  return [...path, ...others];
};

const requestBodyOf = (body: NonNullable<Route['body']>): JsonSchema => ({
  required: true,
  content: {
    [body.contentType]: {
      schema: referenceTo(body.schema),
      examples: Object.fromEntries(
        Object.entries(body.examples).map(([name, value]) => [name, { value }]),
      ),
      ...(body.contentType === 'multipart/form-data'
        ? {
            encoding: {
              file: { contentType: 'text/csv' },
              metadata: { contentType: 'application/json' },
            },
          }
        : {}),
    },
  },
});

const responsesOf = (route: Route): Record<string, JsonSchema> => {
  const byStatus = new Map<number, ErrorCode[]>();
  const errors: Route['errors'] = [
    ...route.errors,
    ...(route.authenticated ? [{ code: 'unauthorized' as const }] : []),
    { code: 'internal_error' },
  ];
  for (const { code, status } of errors) {
    const answered = status ?? errorEntry(code).statuses[0] ?? 500;
    byStatus.set(answered, [...(byStatus.get(answered) ?? []), code]);
  }
  const responses: Record<string, JsonSchema> = {};
  for (const [status, spec] of Object.entries(route.responses)) {
    responses[status] = successResponse(spec);
  }
  if (validates(route)) responses['422'] = validationResponse();
  for (const [status, codes] of byStatus) responses[String(status)] = errorResponse(codes, route);
  return responses;
};

/** Whether a request of this route can have the wrong shape. */
const validates = (route: Route): boolean =>
  route.body !== undefined || route.query !== undefined || route.headers !== undefined;

const REQUEST_ID = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };

const headersOf = (descriptions: Readonly<Record<string, string>>): JsonSchema =>
  Object.fromEntries(
    Object.entries(descriptions).map(([name, description]) => [
      name,
      { description, schema: { type: 'string' } },
    ]),
  );

const successResponse = (spec: ResponseSpec): JsonSchema => ({
  description: spec.description,
  headers: { ...REQUEST_ID, ...headersOf(spec.headers ?? {}) },
  ...(spec.schema || spec.contentType
    ? {
        content: {
          [spec.contentType ?? 'application/json']: {
            schema: spec.schema ? referenceTo(spec.schema) : { type: 'string' },
            ...(spec.example === undefined ? {} : { example: spec.example }),
          },
        },
      }
    : {}),
});

const errorResponse = (codes: readonly ErrorCode[], route?: Route): JsonSchema => {
  const entries = codes.map(errorEntry);
  const waits = entries.every((entry) => entry.retryAfter === true);
  const some = entries.some((entry) => entry.retryAfter === true);
  const limited = codes.includes('rate_limited') ? route?.responses[200]?.headers : undefined;
  return {
    description: entries.map((entry) => entry.meaning).join(' Or: '),
    headers: {
      ...REQUEST_ID,
      ...(waits ? { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } : {}),
      ...(some && !waits ? headersOf({ 'Retry-After': 'Seconds, where waiting helps.' }) : {}),
      ...headersOf(limited ?? {}),
      ...(codes.includes('method_not_allowed')
        ? headersOf({ Allow: 'The methods that the path knows.' })
        : {}),
    },
    content: {
      'application/json': {
        schema: referenceTo(ErrorBody),
        examples: Object.fromEntries(
          codes.map((code) => [
            code,
            {
              summary: errorEntry(code).remedy,
              value: {
                detail: errorEntry(code).example,
                code,
                request_id: '0c9d2f7a41b84e6f93d15a7be2c8604f',
              },
            },
          ]),
        ),
      },
    },
  };
};

const validationResponse = (): JsonSchema => ({
  description: 'The shape of the request is wrong; all problems are listed.',
  headers: REQUEST_ID,
  content: {
    'application/json': {
      schema: referenceTo(ValidationErrorBody),
      example: {
        detail: [
          {
            loc: ['body', 'line_items', 0, 'quantity'],
            msg: 'Input should be greater than 0',
            type: 'greater_than',
            input: -1,
            ctx: { gt: 0 },
          },
        ],
      },
    },
  },
});
