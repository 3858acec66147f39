import { beforeEach, describe, expect, it } from 'vitest';
import { createSseApp, type SseDependencies } from '../../../lambdas/realtime/cloud/sse-app.ts';
import { DEFAULT_LIMITS } from '../../../lambdas/realtime/limits.ts';
import { createTokens } from '../../../lambdas/realtime/token.ts';
import { MemoryConnections } from './memory-connections.ts';
import { MemoryStores } from './memory-stores.ts';

const tokens = createTokens(['s'.repeat(32)]);

describe('SSE by a function', () => {
  let stores: MemoryStores;
  let connections: MemoryConnections;
  let dependencies: SseDependencies;
  /** What happens while the stream waits for its next poll, poll by poll. */
  let script: (() => void)[];
  let now: number;
  let token: string;

  beforeEach(() => {
    stores = new MemoryStores();
    connections = new MemoryConnections();
    script = [];
    now = stores.now().getTime();
    token = tokens.issue('org-a', new Date(now)).token;
    dependencies = {
      tokens,
      documents: stores.documents,
      events: stores.events,
      connections,
      clock: { now: () => new Date(now) },
      ids: { handle: () => 'request1', randomBytes: (count) => new Uint8Array(count) },
      limits: { ...DEFAULT_LIMITS, maximumConnectionsPerOrganization: 1 },
      baseUrl: null,
      allowedOrigins: [],
      streamSeconds: 60,
      pollMilliseconds: 1000,
      wait: async (milliseconds) => {
        now += milliseconds;
        script.shift()?.();
      },
      onError: (message, error) => {
        throw new Error(message, { cause: error });
      },
    };
  });

  const ask = (query: string, headers: Record<string, string> = {}) =>
    createSseApp(dependencies).request(`/any/stage/sse/status?token=${token}${query}`, { headers });
  const told = (text: string): string[] =>
    text
      .split('\n\n')
      .filter((block) => block !== '' && block !== ':')
      .map((block) => {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        const message = data === undefined ? null : JSON.parse(data);
        return message
          ? `${message.event}${message.version === undefined ? '' : `:${message.version}`}`
          : block;
      });

  it('streams from the log until its time is over, then lets the client resume', async () => {
    stores.create('doc');
    script = [
      () => stores.progress('doc'),
      () => undefined,
      () => {
        stores.progress('doc');
        stores.complete('doc');
      },
    ];
    const response = await ask('&document_id=doc');
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const text = await response.text();
    expect(told(text)).toEqual([
      'retry: 2000',
      'subscribed',
      'document.snapshot:1',
      'document.progress:2',
      'document.progress:3',
      'export.completed:4',
    ]);
    expect(text.match(/^:$/gm)).toHaveLength(2);
    expect(connections.connections.size).toBe(0);
  });

  it('sends in order what the index shows late and out of order', async () => {
    stores.create('doc');
    const lagging = stores.events.ofOrganization;
    const hidden = new Set<number>();
    dependencies.events = {
      ...stores.events,
      ofOrganization: async (...parameters) =>
        (await lagging(...parameters)).filter(({ version }) => !hidden.has(version)),
    };
    script = [
      () => {
        hidden.add(2);
        stores.progress('doc');
        stores.progress('doc');
      },
      () => hidden.clear(),
    ];
    expect(told(await (await ask('&document_id=doc')).text()).slice(3)).toEqual([
      'document.progress:2',
      'document.progress:3',
    ]);
  });

  it('follows documents that are created while it is open, and repeats none', async () => {
    script = [() => stores.create('new'), () => stores.progress('new')];
    const response = await ask('&recent=0');
    expect(told(await response.text())).toEqual([
      'retry: 2000',
      'document.created:1',
      'document.progress:2',
    ]);
  });

  it('resumes from Last-Event-ID', async () => {
    stores.create('doc');
    const held = stores.progress('doc');
    stores.progress('doc');
    stores.log = stores.log.filter(({ version }) => version > 1);
    const response = await ask('&document_id=doc', { 'Last-Event-ID': held.eventId });
    expect(told(await response.text()).slice(2)).toEqual([
      'document.progress:2',
      'document.progress:3',
      'document.snapshot:3',
    ]);
  });

  it('never shows another organization’s documents', async () => {
    stores.create('foreign', 'org-b');
    script = [() => stores.progress('foreign'), () => stores.create('more', 'org-b')];
    const text = await (await ask('&document_id=foreign&recent=10')).text();
    expect(told(text)).toEqual(['retry: 2000', 'error']);
    expect(text).not.toContain('more');
  });

  it('refuses a bad token with the common error body', async () => {
    const response = await createSseApp(dependencies).request('/sse/status?token=x');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'invalid_token', request_id: 'request1' });
  });

  it('is limited in number per organization', async () => {
    await connections.open({
      connectionId: 'c1',
      organizationId: 'org-a',
      connectedAt: '',
      expiresAt: '9',
    });
    expect((await ask('')).status).toBe(429);
  });

  it('ends when the client hangs up', async () => {
    stores.create('doc');
    let polls = 0;
    const response = await ask('&document_id=doc');
    const reader = response.body!.getReader();
    await reader.read();
    dependencies.wait = async () => {
      polls += 1;
      await reader.cancel();
    };
    await new Promise<void>((resolve) => {
      const close = connections.close.bind(connections);
      connections.close = async (connectionId) => {
        await close(connectionId);
        resolve();
      };
    });
    expect(polls).toBeLessThanOrEqual(1);
    expect(connections.connections.size).toBe(0);
  });
});
