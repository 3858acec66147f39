import type { Route } from './route.ts';

/** The pattern of a route's path in Hono's notation. A file name keeps its extension inside. */
export const honoPath = (path: string): string =>
  path.replace(/\{(\w+)\}\.(\w+)/g, ':file{[^/]+\\.$2}').replace(/\{(\w+)\}/g, ':$1');

const pattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);

/** The methods with which a path can be used; empty where there is no such path. */
export const methodsOf = (
  routes: readonly Pick<Route, 'method' | 'path'>[],
  path: string,
): string[] => {
  const found = routes
    .filter((route) => pattern(route.path).test(path))
    .map((route) => route.method.toUpperCase());
  if (found.length === 0) return [];
  return [...found, ...(found.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
};
