import type { Route } from '../http/route.ts';
import { REFERENCE_PAGE, referenceScript, START_SCRIPT } from './reference-page.ts';

const anyObject = 'application/json';

/**
 * The OpenAPI document and its reader; open to everybody, and made to work without any other host.
 */
export const referenceRoutes = (documented: () => readonly Route[]): readonly Route[] => [
  {
    ...openToAll('/openapi.json', 'getOpenApi', 'Read this document', anyObject),
    handler: ({ settings }) => {
      let text: string | undefined;
      return async (context) => {
        // Asked for now and then; a function starts faster without what makes it.
        const { openApiDocument } = await import('../openapi/openapi-document.ts');
        text ??= JSON.stringify(openApiDocument(documented(), settings.baseUrl));
        return context.body(text, 200, { 'Content-Type': anyObject, ...BRIEFLY });
      };
    },
  },
  {
    ...openToAll('/docs', 'getDocs', 'Read the API reference', 'text/html'),
    handler: () => (context) =>
      context.body(REFERENCE_PAGE, 200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': CONTENT_SECURITY_POLICY,
        'Referrer-Policy': 'no-referrer',
        ...BRIEFLY,
      }),
  },
  {
    ...openToAll('/docs/start.js', 'getDocsStart', 'Start the API reference', JAVASCRIPT),
    handler: () => (context) =>
      context.body(START_SCRIPT, 200, {
        'Content-Type': `${JAVASCRIPT}; charset=utf-8`,
        ...BRIEFLY,
      }),
  },
  {
    ...openToAll('/docs/reference.js', 'getDocsScript', 'Load the API reference', JAVASCRIPT),
    handler: () => async (context) => {
      const zipped = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
      const script = await referenceScript(zipped);
      return context.body(script, 200, {
        'Content-Type': `${JAVASCRIPT}; charset=utf-8`,
        'Cache-Control': 'public, max-age=86400',
        Vary: 'Accept-Encoding',
        ...(zipped ? { 'Content-Encoding': 'gzip' } : {}),
      });
    },
  },
];

const JAVASCRIPT = 'text/javascript';
const BRIEFLY = { 'Cache-Control': 'public, max-age=60' };

/** Scripts, data and fonts from here only; the reader styles itself with inline styles. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const openToAll = (path: string, operationId: string, summary: string, contentType: string) =>
  ({
    method: 'get',
    path,
    operationId,
    tag: 'Service',
    summary,
    description: summary,
    authenticated: false,
    responses: { 200: { description: 'The content.', contentType } },
    errors: [],
  }) as const;
