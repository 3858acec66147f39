import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { SERVED } from '../../lambdas/api/app.ts';
import { ERRORS } from '../../lambdas/api/http/error-codes.ts';
import { errorsPage } from '../../lambdas/api/openapi/errors-page.ts';
import { ask, completed, postJson, uploadCsv } from './service.ts';

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is read field by field.
type Json = any;

let document: Json;
beforeAll(async () => {
  document = (await ask('/openapi.json', { key: null })).body;
});

const operations = (): { path: string; method: string; operation: Json }[] =>
  Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe('the OpenAPI document', () => {
  // shows: d.error_shape, invalid.loc
  it('is version 3.1.0 of an interface of version 1.0.0, without version in its paths', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info.version).toBe('1.0.0');
    expect(Object.keys(document.paths).filter((path) => /\/v\d/.test(path))).toEqual([]);
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  // shows: d.unmatched
  it('declares every route that is served', () => {
    const declared = operations().map(({ path, method }) => `${method} ${path}`);
    expect(declared).toEqual(
      expect.arrayContaining(SERVED.map(({ method, path }) => `${method} ${path}`)),
    );
  });

  // shows: d.401, d.500, d.request_id
  it('declares X-Request-Id, 401 and 500 wherever they come', () => {
    for (const { path, method, operation } of operations()) {
      if (path === '/ws/status' || path === '/sse/status') continue;
      const statuses = Object.keys(operation.responses);
      expect(statuses, `${method} ${path}`).toContain('500');
      if (operation.security === undefined) expect(statuses).toContain('401');
      for (const response of Object.values<Json>(operation.responses)) {
        expect(response.headers['X-Request-Id']).toBeDefined();
      }
    }
  });

  // shows: d.error_shape
  it('shows every error code, with an example, at its status', () => {
    expect(document.components.schemas.Error.properties.code.enum.toSorted()).toEqual(
      Object.keys(ERRORS).sort(),
    );
    for (const [code, { statuses }] of Object.entries(ERRORS)) {
      for (const status of statuses) {
        const response = document.components.responses[`${code}.${status}`];
        expect(response.content['application/json'].examples[code].value).toMatchObject({ code });
      }
    }
  });

  // shows: estimate.file_name, item.quantity, limit.quantity
  it('says in its schemas what is checked', () => {
    const { StructuredLineItemV1: item, StructuredEstimateV1: estimate } =
      document.components.schemas;
    expect(item.properties.quantity).toMatchObject({ type: 'number', exclusiveMinimum: 0 });
    expect(item.properties.tax).toMatchObject({ type: ['number', 'null'], minimum: 0 });
    expect(item.properties.room.default).toBe('General');
    expect(item.required).toEqual(['quantity']);
    expect(estimate.properties.line_items).toMatchObject({ minItems: 1, maxItems: 10_000 });
    expect(estimate.required).toEqual(['file_name', 'line_items']);
    expect(document.components.schemas.PdfUploadRequest.required).toEqual(['file_name']);
  });

  // shows: item.description, pdf.one_source
  it('keeps each object one type for client generators, and each name to one model', () => {
    const titles: string[] = [];
    const walk = (schema: Json, at: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      if (schema.type === 'object') {
        expect(schema.anyOf ?? schema.oneOf, at).toBeUndefined();
        if (typeof schema.title === 'string') titles.push(schema.title);
      }
      for (const [name, part] of Object.entries(schema)) walk(part, `${at}.${name}`);
    };
    walk(document.components.schemas, 'schemas');
    expect(titles).toEqual([...new Set(titles)]);
    expect(document.components.schemas.StructuredLineItemV1.then.required).toEqual(['description']);
  });

  // shows: post.upload_json, post.upload_csv, post.upload, post.upload_url
  it('has request examples that are accepted', async () => {
    let sent = 0;
    for (const { path, method, operation } of operations()) {
      for (const [type, { examples }] of Object.entries<Json>(
        operation.requestBody?.content ?? {},
      )) {
        for (const { value } of Object.values<Json>(examples)) {
          const answer =
            type === 'multipart/form-data'
              ? await uploadCsv(value.file, { metadata: value.metadata })
              : await postJson(path, value, { method: method.toUpperCase() });
          expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200);
          sent += 1;
        }
      }
    }
    expect(sent).toBeGreaterThanOrEqual(4);
  });

  // shows: d.error_shape
  it('refers only to what it holds', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(20);
    for (const [, path = ''] of references) {
      const found = path.split('/').reduce((part: Json, key) => part?.[key], document);
      expect(found, path).toBeDefined();
    }
  });
});

describe('answers', () => {
  // shows: get.status, get.documents, get.claims, get.credits, post.ws_token
  it('hold exactly the fields that their schemas declare', async () => {
    const { document_id } = await completed();
    const check = (value: Json, schema: Json, at: string): void => {
      const resolved = schema.$ref
        ? document.components.schemas[schema.$ref.split('/').at(-1)]
        : schema;
      if (resolved.anyOf && value !== null) {
        const options = resolved.anyOf.filter((one: Json) => one.type !== 'null');
        if (options.length === 1) check(value, options[0], at);
        return;
      }
      if (Array.isArray(value)) {
        for (const [index, entry] of value.entries())
          check(entry, resolved.items ?? {}, `${at}[${index}]`);
        return;
      }
      if (typeof value !== 'object' || value === null || !resolved.properties) return;
      const open =
        resolved.additionalProperties !== undefined ||
        Object.keys(resolved.properties).length === 0;
      for (const name of resolved.required ?? []) expect(value, at).toHaveProperty(name);
      for (const [name, part] of Object.entries(value)) {
        if (!open) expect(Object.keys(resolved.properties), `${at}.${name}`).toContain(name);
        if (resolved.properties[name]) check(part, resolved.properties[name], `${at}.${name}`);
      }
    };
    const asked: [string, string, string][] = [
      ['get', '/status/{document_id}', `/status/${document_id}`],
      ['get', '/documents', '/documents?limit=2'],
      ['get', '/documents/{document_id}/line-items', `/documents/${document_id}/line-items`],
      [
        'get',
        '/documents/{document_id}/reconciliation',
        `/documents/${document_id}/reconciliation`,
      ],
      ['get', '/claims', '/claims'],
      ['get', '/credits', '/credits'],
      ['post', '/ws/token', '/ws/token'],
      ['get', '/health', '/health'],
    ];
    for (const [method, path, at] of asked) {
      const { status, body } = await ask(at, { method: method.toUpperCase() });
      expect(status, at).toBe(200);
      const { schema } = document.paths[path][method].responses[200].content['application/json'];
      check(body, schema, path);
    }
  });
});

describe('the API reference', () => {
  // shows: d.unmatched
  it('is served whole from here, under a policy that lets nothing else in', async () => {
    const page = await ask('/docs', { key: null });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self'(?:;|$)/);
    expect(policy).not.toContain('http');
    const sources = [...String(page.body).matchAll(/src="([^"]+)"/g)].map(([, source]) => source!);
    expect(sources).toEqual(['docs/reference.js', 'docs/start.js']);
    for (const source of sources) {
      const script = await ask(`/${source}`, { key: null });
      expect(script.status).toBe(200);
      expect(script.headers.get('content-type')).toContain('javascript');
      expect(String(script.body)).toContain('createApiReference');
    }
    expect(String(page.body)).not.toMatch(/<script>(?!<)/);
  });
});

describe('docs/errors.md', () => {
  // shows: d.error_shape
  it('is what the program would write, with an entry for every code', () => {
    const page = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8');
    expect(page).toBe(errorsPage());
    for (const code of Object.keys(ERRORS)) expect(page).toContain(`### \`${code}\``);
  });

  // shows: d.error_shape
  it('together with docs/realtime.md names every code that streams and files answer with', () => {
    const root = new URL('../../', import.meta.url).pathname;
    const pages = ['errors', 'realtime']
      .map((name) => readFileSync(`${root}docs/${name}.md`, 'utf8'))
      .join('\n');
    const sources = ['lambdas/realtime', 'lambdas/adapters/embedded'].flatMap((folder) =>
      readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => readFileSync(`${root}${folder}/${file}`, 'utf8')),
    );
    const codes = sources.flatMap((text) =>
      [...text.matchAll(/code: '([a-z]+(?:_[a-z]+)+)'/g)].map(([, code]) => code),
    );
    expect(codes.length).toBeGreaterThan(5);
    for (const code of codes) expect(pages, code).toContain(`\`${code}\``);
  });
});
