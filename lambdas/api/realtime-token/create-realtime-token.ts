import * as v from 'valibot';
import { absolute, SSE_PATH, WEBSOCKET_PATH } from '../../domain/documents/links.ts';
import { link, time } from '../documents/wire-schemas.ts';
import type { Route } from '../http/route.ts';

/** INTERFACE section 2.8. */
export const RealtimeToken = v.pipe(
  v.object({
    token: v.pipe(v.string(), v.metadata({ description: 'Valid for 15 minutes.' })),
    ws_url: link('The WebSocket endpoint.'),
    sse_url: link('The SSE endpoint.'),
    organization_id: v.pipe(
      v.string(),
      v.metadata({ description: 'The organization that the token is bound to.' }),
    ),
    expires_at: time('When the token ends.'),
  }),
  v.metadata({ title: 'RealtimeToken' }),
);

export const createRealtimeToken: Route = {
  method: 'post',
  path: '/ws/token',
  operationId: 'createRealtimeToken',
  tag: 'Realtime',
  summary: 'Get a token for the realtime streams',
  description: 'Takes no body. Send the token as `token` in the query of either stream.',
  authenticated: true,
  responses: {
    200: {
      description: 'A token.',
      schema: RealtimeToken,
      example: {
        token: 'rt1.b3JnXzRRNw.qL0c',
        ws_url: WEBSOCKET_PATH,
        sse_url: SSE_PATH,
        organization_id: 'org_4Q7',
        expires_at: '2026-03-02T15:19:05.000Z',
      },
    },
  },
  errors: [],
  handler:
    ({ realtimeTokens, clock, settings }) =>
    (context, { organizationId }) => {
      const { token, expiresAt } = realtimeTokens.issue(organizationId, clock.now());
      return context.json({
        token,
        ws_url: absolute(WEBSOCKET_PATH, settings.baseUrl),
        sse_url: absolute(SSE_PATH, settings.baseUrl),
        organization_id: organizationId,
        expires_at: expiresAt,
      });
    },
};
