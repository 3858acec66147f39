/**
 * One address in front of three APIs: which path goes where, how it is rewritten, and how long a
 * body may be. Data, so that CloudFront (lib/constructs/edge.ts) and the proxy for emulators
 * (localstack/edge-proxy.ts) do the same.
 */

import { FULL_INLINE_BYTES } from '../lambdas/api/dependencies.ts';
import { MAXIMUM_GATEWAY_BODY_BYTES } from '../lambdas/config.ts';

export type GatewayOrigin = 'http' | 'webSocket' | 'serverSentEvents';
export type EdgeOrigin = GatewayOrigin | 'largeBodies';

export interface EdgeRule<Origin extends EdgeOrigin = EdgeOrigin> {
  /** Exact path, or `*` for everything that no other rule takes. */
  path: string;
  origin: Origin;
  /** What the origin is asked for instead of the path; null for the path itself. */
  rewriteTo: string | null;
  /** A longer body is answered 413 from its Content-Length, before it travels. */
  maximumBodyBytes: number;
}

/** The stage of the WebSocket API; its clients connect to the stage, not to a path. */
export const WEBSOCKET_STAGE = 'live';

/** First match wins. */
export const EDGE_RULES: readonly EdgeRule<GatewayOrigin>[] = [
  {
    path: '/ws/status',
    origin: 'webSocket',
    rewriteTo: `/${WEBSOCKET_STAGE}`,
    maximumBodyBytes: 0,
  },
  { path: '/sse/status', origin: 'serverSentEvents', rewriteTo: null, maximumBodyBytes: 0 },
  { path: '*', origin: 'http', rewriteTo: null, maximumBodyBytes: MAXIMUM_GATEWAY_BODY_BYTES },
];

/** Takes the place of the gateway's limit where the container service is deployed. */
const LARGE_BODIES: EdgeRule = {
  path: '/upload',
  origin: 'largeBodies',
  rewriteTo: null,
  maximumBodyBytes: FULL_INLINE_BYTES,
};

export const edgeRulesOf = (config: { largeBodies: { enabled: boolean } }): readonly EdgeRule[] => [
  ...(config.largeBodies.enabled ? [LARGE_BODIES] : []),
  ...EDGE_RULES,
];

export const edgeRuleOf = (path: string): EdgeRule<GatewayOrigin> => {
  const rule = EDGE_RULES.find((candidate) => candidate.path === path || candidate.path === '*');
  if (!rule) throw new Error('The edge rules have no rule for everything else.');
  return rule;
};

/** The body of the edge's own 413, in the shape of every other error of the service. */
export const tooLargeBody = (requestId: string): string =>
  JSON.stringify({
    detail:
      'The request is larger than this address takes inline. Upload the PDF with POST /upload-url and send its s3_path.',
    code: 'payload_too_large',
    request_id: requestId,
  });
