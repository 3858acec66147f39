import { beforeEach, describe, expect, it } from 'vitest';
import type { DocumentEvent } from '../../../lambdas/domain/documents/document.ts';
import { connect } from '../../../lambdas/realtime/cloud/connect.ts';
import type { Greeting, SocketDependencies } from '../../../lambdas/realtime/cloud/dependencies.ts';
import { disconnect } from '../../../lambdas/realtime/cloud/disconnect.ts';
import { fanOut } from '../../../lambdas/realtime/cloud/fan-out.ts';
import { greet } from '../../../lambdas/realtime/cloud/greet.ts';
import { receive } from '../../../lambdas/realtime/cloud/receive.ts';
import { DEFAULT_LIMITS } from '../../../lambdas/realtime/limits.ts';
import { createTokens } from '../../../lambdas/realtime/token.ts';
import { MemoryConnections, MemorySender } from './memory-connections.ts';
import { MemoryStores } from './memory-stores.ts';

const NOON = new Date('2026-03-02T12:00:00.000Z');
const tokens = createTokens(['s'.repeat(32)]);

describe('realtime functions', () => {
  let stores: MemoryStores;
  let connections: MemoryConnections;
  let sender: MemorySender;
  let greetings: Greeting[];
  let waited: number[];
  let dependencies: SocketDependencies;

  beforeEach(() => {
    stores = new MemoryStores();
    connections = new MemoryConnections();
    sender = new MemorySender();
    greetings = [];
    waited = [];
    dependencies = {
      tokens,
      documents: stores.documents,
      events: stores.events,
      connections,
      sender,
      greeter: {
        invoke: async (greeting) => {
          greetings.push(greeting);
        },
      },
      clock: { now: () => stores.now() },
      limits: { ...DEFAULT_LIMITS, maximumSubscriptions: 5, maximumConnectionsPerOrganization: 2 },
      baseUrl: 'https://estimates.example',
      allowedOrigins: [],
      wait: async (milliseconds) => {
        waited.push(milliseconds);
      },
    };
  });

  const open = (connectionId: string, query: Record<string, string[]> = {}, headers = {}) =>
    connect(dependencies, {
      requestContext: { connectionId, requestId: 'request-1' },
      headers,
      multiValueQueryStringParameters: { token: [tokens.issue('org-a', NOON).token], ...query },
    });
  const say = (connectionId: string, command: unknown) =>
    receive(dependencies, {
      requestContext: { connectionId },
      body: typeof command === 'string' ? command : JSON.stringify(command),
    });
  const stream = (events: DocumentEvent[]) =>
    fanOut(
      dependencies,
      events.map((event) => ({ sequenceNumber: event.eventId, event })),
    );

  describe('$connect', () => {
    it('opens for a valid token, bound to its organization for two hours, and sends nothing', async () => {
      expect(await open('c1', { document_id: ['one', 'two'] })).toEqual({ statusCode: 200 });
      expect(connections.connections.get('c1')).toEqual({
        connectionId: 'c1',
        organizationId: 'org-a',
        connectedAt: '2026-03-02T12:00:01.000Z',
        expiresAt: '2026-03-02T14:00:01.000Z',
      });
      expect(sender.attempts).toBe(0);
      expect(greetings).toEqual([
        { connectionId: 'c1', documentIds: ['one', 'two'], recent: null, since: null },
      ]);
    });

    it('leaves a connection that asks for nothing in peace', async () => {
      await open('c1');
      expect(greetings).toEqual([]);
    });

    it.each([
      ['no token', {}, 401],
      ['a forged token', { token: ['rt1.x.y'] }, 401],
      ['an expired token', { token: [tokens.issue('org-a', new Date(0)).token] }, 401],
    ])('refuses %s and keeps nothing of it', async (_, query, statusCode) => {
      const answer = await connect(dependencies, {
        requestContext: { connectionId: 'c1' },
        multiValueQueryStringParameters: query,
      });
      expect(answer.statusCode).toBe(statusCode);
      expect(connections.connections.size).toBe(0);
    });

    it('opens for pages of the service’s own address and of no other', async () => {
      const answer = await open('c1', {}, { Origin: 'https://evil.example' });
      expect(answer.statusCode).toBe(403);
      const own = await open('c1', {}, { Origin: 'https://estimates.example' });
      expect(own.statusCode).toBe(200);
    });

    it('counts an organization’s connections, and a closed one makes room', async () => {
      await open('c1');
      await open('c2');
      const answer = await open('c3');
      expect(answer.statusCode).toBe(429);
      expect(answer.headers).toMatchObject({ 'retry-after': '5' });
      await disconnect(dependencies, 'c1');
      expect((await open('c3')).statusCode).toBe(200);
    });
  });

  describe('greeting', () => {
    it('subscribes and sends snapshots once the connection takes messages', async () => {
      stores.create('one');
      await open('c1', { document_id: ['one', 'never'] });
      sender.gone.add('c1');
      dependencies.wait = async (milliseconds) => {
        waited.push(milliseconds);
        if (waited.length === 3) sender.gone.delete('c1');
      };
      await greet(dependencies, greetings[0]!);
      expect(waited).toEqual([25, 50, 100]);
      expect(sender.told('c1')).toEqual(['subscribed', 'error', 'document.snapshot:1']);
    });

    it('gives a connection up that never takes a message, within seconds', async () => {
      stores.create('one');
      await open('c1', { document_id: ['one'] });
      sender.gone.add('c1');
      await greet(dependencies, greetings[0]!);
      expect(waited.reduce((sum, each) => sum + each)).toBeLessThan(10_000);
      expect(connections.connections.size).toBe(0);
    });

    it('does nothing for a connection that has gone already', async () => {
      await open('c1', { document_id: ['one'] });
      await disconnect(dependencies, 'c1');
      await greet(dependencies, greetings[0]!);
      expect(sender.attempts).toBe(0);
    });

    it('follows documents that are created later for `recent`', async () => {
      for (const id of ['a', 'b', 'c']) stores.create(id);
      await open('c1', { recent: ['2'] });
      await greet(dependencies, greetings[0]!);
      expect(sender.sent.get('c1')?.[0]).toEqual({
        event: 'subscribed',
        document_ids: ['c', 'b'],
      });
      sender.sent.clear();
      await stream([stores.create('d'), stores.progress('d'), stores.create('x', 'org-b')]);
      expect(sender.told('c1')).toEqual(['document.created:1', 'document.progress:2']);
    });
  });

  it('tells of a document that is created between connecting and greeting', async () => {
    stores.create('before');
    await open('c1', { recent: ['0'] });
    await stream([stores.create('between')]);
    await greet(dependencies, greetings[0]!);
    expect(sender.sent.get('c1')).toMatchObject([
      { event: 'subscribed', document_ids: ['between'] },
      { event: 'document.created', document_id: 'between' },
      { event: 'document.snapshot', document_id: 'between' },
    ]);
  });

  describe('messages', () => {
    beforeEach(() => open('c1'));

    it('subscribe with what was missed, in order, then the snapshot', async () => {
      stores.create('one');
      stores.progress('one');
      stores.progress('one');
      await say('c1', { action: 'subscribe', document_ids: ['one'], after_versions: { one: 1 } });
      expect(sender.told('c1')).toEqual([
        'subscribed',
        'document.progress:2',
        'document.progress:3',
        'document.snapshot:3',
      ]);
    });

    it('an event that is committed while subscribing is in what is read or finds the subscriber', async () => {
      stores.create('one');
      const subscribe = connections.subscribe.bind(connections);
      connections.subscribe = async (connection, documentIds) => {
        stores.progress('one');
        await subscribe(connection, documentIds);
      };
      await say('c1', { action: 'subscribe', document_ids: ['one'] });
      expect(sender.told('c1')).toEqual([
        'subscribed',
        'document.progress:2',
        'document.snapshot:2',
      ]);
    });

    it('a live event does not overtake the replay of those before it', async () => {
      stores.create('one');
      for (let step = 0; step < 3; step += 1) stores.progress('one');
      const send = sender.send.bind(sender);
      let live = 1;
      sender.send = async (connectionId, message) => {
        const outcome = await send(connectionId, message);
        live -= 1;
        if (live === 0) await stream([stores.progress('one')]);
        return outcome;
      };
      await say('c1', { action: 'subscribe', document_ids: ['one'], after_versions: { one: 0 } });
      expect(sender.told('c1')).toEqual([
        'subscribed',
        'document.created:1',
        'document.progress:2',
        'document.progress:3',
        'document.progress:4',
        'document.progress:5',
        'document.snapshot:5',
      ]);
    });

    it('a client whose subscription could not be written learns that it has to connect again', async () => {
      stores.create('one');
      connections.subscribe = () => Promise.reject(new Error('throttled'));
      const saying = say('c1', { action: 'subscribe', document_ids: ['one'] });
      await expect(saying).rejects.toThrow('throttled');
      await say('c1', { action: 'ping' });
      expect(sender.sent.get('c1')?.at(-1)).toMatchObject({ code: 'connection_expired' });
    });

    it('another organization’s document is an error and no subscription', async () => {
      stores.create('foreign', 'org-b');
      await say('c1', {
        action: 'subscribe',
        document_ids: ['foreign', 'recent:org-b'],
        after_versions: { foreign: 0 },
      });
      expect(sender.sent.get('c1')).toMatchObject([
        { code: 'document_not_found', document_ids: ['foreign', 'recent:org-b'] },
      ]);
      await stream([stores.progress('foreign'), stores.create('more', 'org-b')]);
      expect(sender.told('c1')).toEqual(['error']);
    });

    it('ping, unsubscribe and what cannot be read are answered', async () => {
      stores.create('one');
      await say('c1', { action: 'subscribe', document_ids: ['one'] });
      await say('c1', { action: 'ping' });
      await say('c1', { action: 'unsubscribe', document_ids: ['one'] });
      await say('c1', 'what?');
      await say('c1', 'x'.repeat(40_000));
      await stream([stores.progress('one')]);
      expect(sender.told('c1')).toEqual([
        'subscribed',
        'document.snapshot:1',
        'pong',
        'unsubscribed',
        'error',
        'error',
      ]);
    });

    it('of a connection that is not known any more are answered so that its client reconnects', async () => {
      await say('stranger', { action: 'ping' });
      expect(sender.sent.get('stranger')).toMatchObject([{ code: 'connection_expired' }]);
    });

    it('stop at the limit of subscriptions and name what is left out', async () => {
      const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
      for (const id of ids) stores.create(id);
      await say('c1', { action: 'subscribe', document_ids: ids });
      expect(sender.sent.get('c1')?.[1]).toMatchObject({
        code: 'too_many_subscriptions',
        document_ids: ['f'],
      });
    });
  });

  describe('fan-out', () => {
    const subscribed = async (connectionId: string, ...documentIds: string[]) => {
      await connections.open({
        connectionId,
        organizationId: 'org-a',
        connectedAt: '',
        expiresAt: '9',
      });
      await connections.subscribe(connections.connections.get(connectionId)!, documentIds);
    };

    it('keeps the order of each document', async () => {
      const events = [stores.create('one'), stores.create('two')];
      for (let step = 0; step < 20; step += 1) {
        events.push(stores.progress('one'), stores.progress('two'));
      }
      await subscribed('c1', 'one', 'two');
      expect(await stream(events)).toEqual({ batchItemFailures: [] });
      for (const documentId of ['one', 'two']) {
        const versions = sender.sent
          .get('c1')!
          .flatMap((message) =>
            'version' in message && message.document_id === documentId ? [message.version] : [],
          );
        expect(versions).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
      }
    });

    it('forgets a connection that is gone and serves the others', async () => {
      const event = stores.create('one');
      await subscribed('c1', 'one');
      await subscribed('c2', 'one');
      sender.gone.add('c1');
      expect(await stream([event])).toEqual({ batchItemFailures: [] });
      expect([...connections.connections.keys()]).toEqual(['c2']);
      expect(sender.told('c2')).toEqual(['document.created:1']);
    });

    it('asks for the record again whose sending failed, after serving everybody else', async () => {
      const [first, second, other] = [
        stores.create('one'),
        stores.progress('one'),
        stores.create('two'),
      ];
      await subscribed('c1', 'one');
      await subscribed('c2', 'one', 'two');
      sender.broken.add('c1');
      expect(await stream([first, second, other])).toEqual({
        batchItemFailures: [{ itemIdentifier: first.eventId }],
      });
      expect(sender.told('c2').sort()).toEqual(['document.created:1', 'document.created:1']);
      sender.broken.clear();
      await stream([first, second, other]);
      expect(sender.told('c1')).toEqual(['document.created:1', 'document.progress:2']);
    });

    it('passes over records that tell of no event', async () => {
      const result = await fanOut(dependencies, [{ sequenceNumber: '1', event: null }]);
      expect(result).toEqual({ batchItemFailures: [] });
    });
  });
});
