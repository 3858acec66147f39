import type { Route } from '../lambdas/api/http/route.ts';
import { ROUTES } from '../lambdas/api/routes.ts';

/** A route of the HTTP API. */
export interface HttpRouteDefinition {
  method: 'GET' | 'POST' | 'DELETE' | 'ANY';
  /** As API Gateway writes it: a variable takes a whole segment. */
  path: string;
  target: 'api' | 'mcp';
}

/** `/{document_id}.esx` becomes `/{document_id_esx}`: the variable takes the extension along. */
export const gatewayPath = (path: string): string => path.replace(/\{(\w+)\}\.(\w+)/g, '{$1_$2}');

const METHODS = { get: 'GET', post: 'POST', delete: 'DELETE' } as const satisfies Record<
  Route['method'],
  HttpRouteDefinition['method']
>;

/** The application's own operations, each a route of its own, and the agent tools. */
export const HTTP_ROUTES: readonly HttpRouteDefinition[] = [
  ...ROUTES.map(
    ({ method, path }): HttpRouteDefinition => ({
      method: METHODS[method],
      path: gatewayPath(path),
      target: 'api',
    }),
  ),
  // Every method: the agent application answers 405 in the shape that its clients expect.
  { method: 'ANY', path: '/mcp', target: 'mcp' },
];
