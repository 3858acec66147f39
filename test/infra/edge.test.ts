import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { edgeFunctionCode } from '../../lib/constructs/edge.ts';
import { EDGE_RULES, edgeRuleOf, WEBSOCKET_STAGE } from '../../lib/edge-rules.ts';
import { route } from '../../localstack/edge-proxy.ts';
import { resourcesOf, synthesize } from './synthesize.ts';

interface EdgeRequest {
  uri: string;
  headers: Record<string, { value: string }>;
}

/** Runs the code that CloudFront would, on a request. */
const atTheEdge = (path: string, headers: EdgeRequest['headers'] = {}) =>
  runInNewContext(`${edgeFunctionCode(edgeRuleOf(path))}; handler(event)`, {
    event: { request: { uri: path, headers }, context: { requestId: 'request-1' } },
  }) as EdgeRequest & { statusCode?: number; body?: { data: string } };

const target = {
  endpoint: 'http://127.0.0.1:1',
  httpApiId: 'h',
  webSocketApiId: 'w',
  functionUrlId: 'f',
  apiFunction: 'a',
};

describe('the edge', () => {
  it('rewrites the WebSocket’s path to its stage, and leaves every other path alone', () => {
    expect(atTheEdge('/ws/status').uri).toBe(`/${WEBSOCKET_STAGE}`);
    for (const path of ['/sse/status', '/upload', '/ws/token', '/ws/status/x', '/abc.esx']) {
      expect(atTheEdge(path).uri).toBe(path);
    }
  });

  it('decides 413 from Content-Length, in the shape of the service’s errors', () => {
    const limit = edgeRuleOf('/upload').maximumBodyBytes;
    expect(atTheEdge('/upload', { 'content-length': { value: String(limit) } }).uri).toBe(
      '/upload',
    );
    const refused = atTheEdge('/upload', { 'content-length': { value: String(limit + 1) } });
    expect(refused.statusCode).toBe(413);
    expect(JSON.parse(refused.body?.data ?? '')).toMatchObject({
      code: 'payload_too_large',
      detail: expect.stringContaining('/upload-url'),
      request_id: 'request-1',
    });
  });

  it('tells the origin which host the client asked for', () => {
    expect(atTheEdge('/upload', { host: { value: 'esx.example' } }).headers).toMatchObject({
      'x-forwarded-host': { value: 'esx.example' },
    });
  });

  it('does the same in the proxy for emulators', () => {
    for (const path of ['/ws/status', '/sse/status', '/upload', '/x.esx']) {
      const edge = atTheEdge(path);
      const proxied = route({ url: `${path}?token=t`, contentLength: null }, target);
      expect(proxied.path).toMatch(/^\/_aws\/(execute-api\/[hw]|lambda-url\/f)\//);
      expect(proxied.path.endsWith(`${edge.uri}?token=t`)).toBe(true);
      expect(proxied.tooLarge).toBe(false);
    }
    const limit = edgeRuleOf('/upload').maximumBodyBytes;
    expect(route({ url: '/upload', contentLength: limit + 1 }, target).tooLarge).toBe(true);
  });

  it('puts every rule into the distribution, caches nothing, and forwards the key', () => {
    const { json } = synthesize('production');
    const [[, { DistributionConfig }]] = resourcesOf(json, 'AWS::CloudFront::Distribution') as [
      [string, { DistributionConfig: Record<string, unknown> }],
    ];
    const behaviours = [
      DistributionConfig.DefaultCacheBehavior,
      ...(DistributionConfig.CacheBehaviors as object[]),
    ] as Record<string, unknown>[];
    expect(behaviours).toHaveLength(EDGE_RULES.length);
    expect(behaviours.map(({ PathPattern }) => PathPattern ?? '*').sort()).toEqual(
      EDGE_RULES.map(({ path }) => path).sort(),
    );
    for (const behaviour of behaviours) {
      expect(behaviour).toMatchObject({
        // AWS's managed policies: CachingDisabled, AllViewerExceptHostHeader.
        CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
        OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
        ViewerProtocolPolicy: 'https-only',
      });
      expect(behaviour.FunctionAssociations).toHaveLength(1);
    }
    expect(DistributionConfig.Logging).toBeUndefined();
    expect(resourcesOf(synthesize('emulator').json, 'AWS::CloudFront::Distribution')).toEqual([]);
  });
});
