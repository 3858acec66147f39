import type { Route } from '../http/route.ts';

/** The OpenAPI document and its reader; open to everybody. */
export const referenceRoutes = (): readonly Route[] => [];
