import type { JsonSchema } from './schemas.ts';

/**
 * The two streams. They are not served by this application, so they are described here by hand;
 * docs/realtime.md tells the rest.
 */

const PARAMETERS = [
  {
    name: 'token',
    in: 'query',
    required: true,
    description: 'From `POST /ws/token`.',
    schema: { type: 'string' },
  },
  {
    name: 'document_id',
    in: 'query',
    description: 'Subscribes to this document; may be repeated.',
    schema: { type: 'array', items: { type: 'string' } },
    style: 'form',
    explode: true,
  },
  {
    name: 'recent',
    in: 'query',
    description: "Subscribes to the organization's most recent documents.",
    schema: { type: 'integer', minimum: 0, maximum: 100 },
  },
  {
    name: 'last_event_id',
    in: 'query',
    description: 'Resumes after this event, for clients that cannot set a header.',
    schema: { type: 'string' },
  },
];

const REQUEST_ID = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };

const refusal = (description: string, codes: readonly string[]): JsonSchema => ({
  description: `${description} Codes: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
  headers: REQUEST_ID,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['detail', 'code'],
        properties: {
          detail: { type: 'string' },
          code: { type: 'string', enum: codes },
          request_id: { type: 'string' },
        },
      },
    },
  },
});

const REFUSALS = {
  401: refusal('The token is missing, forged or expired.', ['invalid_token', 'token_expired']),
  403: refusal('The page may not open a stream here.', ['origin_not_allowed']),
  422: {
    description: 'A parameter cannot be read.',
    headers: REQUEST_ID,
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/ValidationError' } },
    },
  },
  429: refusal('The organization has too many streams open.', ['too_many_connections']),
};

export const REALTIME_PATHS: Readonly<Record<string, JsonSchema>> = {
  '/sse/status': {
    get: {
      operationId: 'streamStatus',
      tags: ['Realtime'],
      summary: 'Listen by Server-Sent Events',
      description:
        'Each message has `id`, `event` and, as `data`, one DocumentMessage. `Last-Event-ID` resumes without a gap.',
      security: [{ realtimeToken: [] }],
      parameters: [
        ...PARAMETERS,
        {
          name: 'Last-Event-ID',
          in: 'header',
          description: 'Resumes after this event.',
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: {
          description: 'The stream.',
          content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
        ...REFUSALS,
      },
    },
  },
  '/ws/status': {
    get: {
      operationId: 'openWebSocket',
      tags: ['Realtime'],
      summary: 'Listen by WebSocket',
      description:
        'Messages are DocumentMessage objects. Commands: `{"action": "subscribe", "document_ids": [...]}`, `unsubscribe`, `ping`.',
      security: [{ realtimeToken: [] }],
      parameters: PARAMETERS,
      responses: { 101: { description: 'The connection is a WebSocket now.' }, ...REFUSALS },
    },
  },
};
