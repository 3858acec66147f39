import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openEmbedded } from '../../../lambdas/adapters/embedded/open-embedded.ts';
import { createKey } from '../../../lambdas/admin/create-key.ts';
import { createOrganization } from '../../../lambdas/admin/create-organization.ts';
import { createApi } from '../../../lambdas/api/app.ts';
import {
  type ApiDependencies,
  DEFAULT_LIMITS,
  FULL_INLINE_BYTES,
} from '../../../lambdas/api/dependencies.ts';
import { signDownload } from '../../../lambdas/api/downloads/sign-download.ts';
import { complete, type DocumentRecord, fail } from '../../../lambdas/domain/documents/document.ts';
import { exportKey } from '../../../lambdas/domain/documents/file-keys.ts';
import type { WorkflowInput } from '../../../lambdas/ports.ts';
import { createTokens } from '../../../lambdas/realtime/token.ts';

/** The application over the embedded adapters, with a clock and a workflow in the test's hands. */
export const openApi = async (change: Partial<ApiDependencies> = {}) => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'api-'));
  let now = Date.parse('2026-03-02T15:00:00.000Z');
  const embedded = openEmbedded(dataDirectory, {
    starterCatalog: { version: 'none', bytes: new Uint8Array() },
    baseUrl: () => 'https://files.example',
    clock: { now: () => new Date(now) },
  });
  onTestFinished(() => {
    embedded.database.close();
    rmSync(dataDirectory, { recursive: true });
  });
  const started: WorkflowInput[] = [];
  const logged: { level: string; message: string; fields: Readonly<Record<string, unknown>> }[] =
    [];
  const measured: { name: string; value: number; dimension: string | null }[] = [];
  embedded.metrics = {
    record: (name, value, dimension) => measured.push({ name, value, dimension }),
  };
  const tokens = createTokens(['s'.repeat(32)]);
  const dependencies: ApiDependencies = {
    ...embedded,
    workflow: {
      start: async (input) => {
        started.push(input);
        return 'started';
      },
    },
    downloadSigner: { signDownload: (request) => signDownload(embedded, request) },
    realtimeTokens: tokens,
    log: (level, message, fields) => logged.push({ level, message, fields }),
    settings: {
      baseUrl: null,
      retentionDays: 365,
      maximumInlineBytes: FULL_INLINE_BYTES,
      cursorSecret: 'c'.repeat(32),
      ...DEFAULT_LIMITS,
      keyCacheSeconds: 0,
      serviceVersion: 'test',
    },
    ...change,
  };
  const { organizationId } = await createOrganization(embedded, 'A');
  const keyOf = async (mode: 'test' | 'live', expiresAt: string | null = null) =>
    createKey(embedded, { organizationId, mode, name: mode, expiresAt });
  const test = await keyOf('test');
  const live = await keyOf('live');
  let api = createApi(dependencies);

  return {
    embedded,
    dependencies,
    organizationId,
    started,
    logged,
    /** Measurements, in the order in which they were taken. */
    measured,
    keyOf,
    testKey: test.apiKey,
    liveKey: live.apiKey,
    keyId: test.key.keyId,
    /** Moves the clock. */
    pass: (seconds: number): void => {
      now += seconds * 1000;
    },
    at: (): string => new Date(now).toISOString(),
    /** The same application with some of its dependencies broken. */
    breakWith: (broken: Partial<ApiDependencies>): void => {
      api = createApi({ ...dependencies, ...broken });
    },
    ask: async (path: string, init: RequestInit & { key?: string | null } = {}) => {
      const { key = test.apiKey, headers, ...rest } = init;
      const response = await api.request(path, {
        ...rest,
        headers: { ...(key === null ? {} : { 'service-api-key': key }), ...headers },
      });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text === '' ? null : JSON.parse(text),
      };
    },
    upload: async (fields: object = {}, init: RequestInit & { key?: string } = {}) => {
      const { key = test.apiKey, headers } = init;
      const response = await api.request('/upload/json', {
        method: 'POST',
        headers: { 'service-api-key': key, 'content-type': 'application/json', ...headers },
        body: JSON.stringify({
          file_name: 'maple.json',
          line_items: [{ description: 'Sill', quantity: 1 }],
          ...fields,
        }),
      });
      // biome-ignore lint/suspicious/noExplicitAny: answers are checked field by field.
      const body: any = await response.json();
      return { status: response.status, headers: response.headers, body };
    },
    /** What the workflow does in the end. */
    completeDocument: async (documentId: string): Promise<DocumentRecord> => {
      const document = await embedded.documents.get(documentId);
      if (!document) throw new Error('There is no such document');
      const exported = async (profile: 'contractor' | 'carrier') => {
        const key = exportKey(document, profile);
        await embedded.files.put(key, Buffer.from(profile), 'application/zip');
        return {
          key,
          sizeBytes: profile.length,
          sha256: '0'.repeat(64),
          downloadName: `a-${profile}.esx`,
        };
      };
      const exports = {
        contractor: await exported('contractor'),
        carrier: await exported('carrier'),
      };
      const at = new Date(now).toISOString();
      const done = complete(
        { ...document, exports },
        { state: 'not_charged', claimsCharged: 0 },
        at,
      );
      await embedded.documents.save(done);
      return done.document;
    },
    failDocument: async (documentId: string): Promise<void> => {
      const document = await embedded.documents.get(documentId);
      if (!document) throw new Error('There is no such document');
      const error = { code: 'pdf_damaged', message: 'Damaged.', step: 'read_text' };
      await embedded.documents.save(fail(document, error, new Date(now).toISOString()));
    },
  };
};

/** A method that breaks down, and never tells why to anybody but the log. */
export const broken = async (): Promise<never> => {
  throw new Error('SECRET_STORE_ADDRESS refused the connection');
};

/** A store with some of its methods replaced; the others work on the store itself. */
export const patched = <Store extends object>(store: Store, methods: Partial<Store>): Store =>
  new Proxy(store, {
    get: (target, name) => {
      if (name in methods) return Reflect.get(methods, name);
      const member = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
