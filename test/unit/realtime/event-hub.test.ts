import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { tombstone } from '../../../lambdas/domain/documents/document.ts';
import type { Held } from '../../../lambdas/realtime/catch-up.ts';
import { runCommand } from '../../../lambdas/realtime/embedded/run-command.ts';
import { EventHub, type Subscriber } from '../../../lambdas/realtime/event-hub.ts';
import type { StreamMessage } from '../../../lambdas/realtime/message.ts';
import type { Outgoing } from '../../../lambdas/realtime/outgoing.ts';
import type { StreamRequest } from '../../../lambdas/realtime/stream-request.ts';
import { MemoryStores } from './memory-stores.ts';

class Reader implements Subscriber {
  readonly organizationId: string;
  open = true;
  readonly got: StreamMessage[] = [];
  readonly failures: unknown[] = [];
  /** Run before each wait for room, so that a test can let something happen in between. */
  meanwhile: () => void = () => undefined;

  constructor(organizationId = 'org-a') {
    this.organizationId = organizationId;
  }
  send(outgoing: Outgoing): void {
    this.got.push(JSON.parse(outgoing.text.toString()) as StreamMessage);
  }
  async ready(): Promise<boolean> {
    this.meanwhile();
    return this.open;
  }
  fail(error: unknown): void {
    this.failures.push(error);
  }
  /** `event:version`, or the name of an answer. */
  get told(): string[] {
    return this.got.map((message) =>
      'version' in message ? `${message.event}:${message.version}` : message.event,
    );
  }
}

const nothing = (): Held => ({ kind: 'nothing' });
const holding = (version: number) => (): Held => ({ kind: 'version', version });
const request = (wanted: Partial<StreamRequest>): StreamRequest => ({
  organizationId: 'org-a',
  documentIds: [],
  recent: null,
  since: null,
  ...wanted,
});
/** Lets repairs that are under way come to their end. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('event hub', () => {
  let stores: MemoryStores;
  let hub: EventHub;
  let reader: Reader;

  beforeEach(() => {
    stores = new MemoryStores();
    hub = new EventHub({
      documents: stores.documents,
      events: stores.events,
      baseUrl: null,
      maximumSubscriptions: 5,
    });
    reader = new Reader();
  });

  it('answers, sends a snapshot, then every event of the document', async () => {
    stores.create('doc');
    await hub.subscribe(reader, ['doc'], nothing);
    hub.publish(stores.progress('doc'));
    hub.publish(stores.complete('doc'));
    expect(reader.told).toEqual([
      'subscribed',
      'document.snapshot:1',
      'document.progress:2',
      'export.completed:3',
    ]);
    expect(reader.got.at(-1)).toMatchObject({
      status: 'completed',
      workflow_complete: true,
      export: {
        status: 'ready',
        contractor_download_url: '/doc.esx?profile=contractor',
        carrier_download_url: '/doc.esx?profile=carrier',
        files: [
          { profile: 'contractor', profile_code: '8D', size_bytes: 10 },
          { profile: 'carrier', profile_code: '5L', size_bytes: 20 },
        ],
      },
    });
  });

  it('sends an event that is published again only once', async () => {
    stores.create('doc');
    await hub.subscribe(reader, ['doc'], nothing);
    const event = stores.progress('doc');
    hub.publish(event);
    hub.publish(event);
    expect(reader.told.filter((told) => told === 'document.progress:2')).toHaveLength(1);
  });

  it('fetches from the log what it was never told of, in order', async () => {
    stores.create('doc');
    await hub.subscribe(reader, ['doc'], nothing);
    stores.progress('doc');
    stores.progress('doc');
    hub.publish(stores.complete('doc'));
    await settled();
    expect(reader.told.slice(2)).toEqual([
      'document.progress:2',
      'document.progress:3',
      'export.completed:4',
    ]);
  });

  it('puts events that are published out of order into their order', async () => {
    stores.create('doc');
    await hub.subscribe(reader, ['doc'], nothing);
    const [second, third] = [stores.progress('doc'), stores.progress('doc')];
    hub.publish(third);
    hub.publish(second);
    await settled();
    expect(reader.told.slice(2)).toEqual(['document.progress:2', 'document.progress:3']);
  });

  it('misses nothing that happens while it subscribes', async () => {
    stores.create('doc');
    for (let step = 0; step < 4; step += 1) stores.progress('doc');
    let further = 3;
    reader.meanwhile = () => {
      if (further > 0) hub.publish(stores.progress('doc'));
      further -= 1;
    };
    await hub.subscribe(reader, ['doc'], holding(0));
    await settled();
    const versions = reader.got.flatMap((message) =>
      'version' in message && message.event !== 'document.snapshot' ? [message.version] : [],
    );
    expect(versions).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('sends a client that names its version exactly what came later, then the snapshot', async () => {
    stores.create('doc');
    stores.progress('doc');
    stores.progress('doc');
    await hub.subscribe(reader, ['doc'], holding(1));
    expect(reader.told).toEqual([
      'subscribed',
      'document.progress:2',
      'document.progress:3',
      'document.snapshot:3',
    ]);
  });

  it('resumes several documents by time, oldest event first', async () => {
    stores.create('one');
    stores.create('two');
    const since = stores.progress('two').occurredAt;
    stores.progress('one');
    stores.progress('two');
    await hub.subscribe(reader, ['one', 'two'], () => ({ kind: 'since', time: since }));
    expect(
      reader.got.flatMap((message) =>
        'version' in message ? [`${message.document_id} ${message.event}:${message.version}`] : [],
      ),
    ).toEqual([
      'two document.progress:2',
      'one document.progress:2',
      'two document.progress:3',
      'one document.snapshot:2',
      'two document.snapshot:3',
    ]);
  });

  it('lets a snapshot stand in for events that retention has taken', async () => {
    stores.create('doc');
    await hub.subscribe(reader, ['doc'], nothing);
    stores.progress('doc');
    stores.log = [];
    const latest = stores.progress('doc');
    stores.log = [];
    hub.publish(latest);
    await settled();
    expect(reader.told.slice(2)).toEqual(['document.snapshot:3']);
  });

  it('tells another organization’s, deleted and unknown documents apart in nothing', async () => {
    stores.create('foreign', 'org-b');
    stores.create('gone');
    stores.records.set(
      'gone',
      tombstone(stores.record('gone'), '2026-03-02T13:00:00.000Z').document,
    );
    for (const documentId of ['foreign', 'gone', 'never', '', 'x'.repeat(5000), '__proto__']) {
      const curious = new Reader();
      await hub.subscribe(curious, [documentId], holding(0));
      expect(curious.got).toEqual([
        {
          event: 'error',
          code: 'document_not_found',
          detail: 'There are no such documents in this organization.',
          document_ids: [documentId],
        },
      ]);
    }
  });

  it('never sends another organization’s events after a refused subscription', async () => {
    stores.create('foreign', 'org-b');
    const subscribing = hub.subscribe(reader, ['foreign'], holding(0));
    hub.publish(stores.progress('foreign'));
    await subscribing;
    hub.publish(stores.progress('foreign'));
    await settled();
    expect(reader.told).toEqual(['error']);
    expect(hub.sizes()).toEqual({ documents: 0, subscribers: 0, followers: 0 });
  });

  it('subscribes to the documents that it can and names those that it cannot', async () => {
    stores.create('mine');
    await hub.subscribe(reader, ['mine', 'never'], nothing);
    expect(reader.got[0]).toEqual({ event: 'subscribed', document_ids: ['mine'] });
    expect(reader.got[1]).toMatchObject({ event: 'error', document_ids: ['never'] });
    expect(reader.told[2]).toBe('document.snapshot:1');
  });

  it('stops at the limit of subscriptions and says which documents are left out', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    for (const id of ids) stores.create(id);
    await hub.subscribe(reader, ids, nothing);
    expect(reader.got[0]).toEqual({ event: 'subscribed', document_ids: ['a', 'b', 'c', 'd', 'e'] });
    expect(reader.got[1]).toMatchObject({
      code: 'too_many_subscriptions',
      document_ids: ['f', 'g'],
    });
  });

  it('sends nothing of a document that was unsubscribed from, and takes it up again', async () => {
    stores.create('doc');
    await hub.subscribe(reader, ['doc'], nothing);
    hub.unsubscribe(reader, ['doc']);
    hub.publish(stores.progress('doc'));
    expect(reader.told).toEqual(['subscribed', 'document.snapshot:1', 'unsubscribed']);
    await hub.subscribe(reader, ['doc'], holding(1));
    expect(reader.told.slice(3)).toEqual([
      'subscribed',
      'document.progress:2',
      'document.snapshot:2',
    ]);
  });

  describe('recent', () => {
    it('begins with the newest documents of the organization only', async () => {
      for (const id of ['a', 'b', 'c']) stores.create(id);
      stores.create('foreign', 'org-b');
      await hub.open(reader, request({ recent: 2 }));
      expect(reader.got[0]).toEqual({ event: 'subscribed', document_ids: ['c', 'b'] });
    });

    it('follows documents that are created later, and no other organization’s', async () => {
      await hub.open(reader, request({ recent: 0 }));
      hub.publish(stores.create('new'));
      hub.publish(stores.create('foreign', 'org-b'));
      hub.publish(stores.progress('new'));
      hub.publish(stores.progress('foreign'));
      expect(reader.told).toEqual(['document.created:1', 'document.progress:2']);
    });

    it('makes room for a new document by leaving the oldest', async () => {
      for (const id of ['a', 'b', 'c', 'd', 'e']) stores.create(id);
      await hub.open(reader, request({ recent: 0, documentIds: ['a', 'b', 'c', 'd', 'e'] }));
      reader.got.length = 0;
      hub.publish(stores.create('f'));
      hub.publish(stores.progress('a'));
      hub.publish(stores.progress('b'));
      expect(reader.told).toEqual(['document.created:1', 'document.progress:2']);
      expect(reader.got.map((message) => 'document_id' in message && message.document_id)).toEqual([
        'f',
        'b',
      ]);
    });

    it('on resuming takes in documents that newer ones have pushed out', async () => {
      stores.create('old');
      const since = stores.progress('old').occurredAt;
      for (const id of ['b', 'c']) stores.create(id);
      await hub.open(reader, request({ recent: 1, since }));
      expect(reader.got[0]).toEqual({ event: 'subscribed', document_ids: ['c', 'old', 'b'] });
    });

    it('on resuming names what it has no room for', async () => {
      const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
      const since = stores.now().toISOString();
      for (const id of ids) stores.create(id);
      await hub.open(reader, request({ recent: 1, since }));
      expect(reader.got[0]).toMatchObject({ document_ids: ['g', 'a', 'b', 'c', 'd'] });
      expect(reader.got[1]).toMatchObject({
        code: 'too_many_subscriptions',
        document_ids: ['e', 'f'],
      });
    });
  });

  it('forgets a stream that has ended, whatever it was doing', async () => {
    stores.create('doc');
    const opening = hub.open(reader, request({ recent: 5, documentIds: ['doc'] }));
    reader.open = false;
    hub.close(reader);
    await opening;
    hub.publish(stores.progress('doc'));
    expect(reader.got).toEqual([]);
    expect(hub.sizes()).toEqual({ documents: 0, subscribers: 0, followers: 0 });
  });

  it('delivers every event once and in order, however publishing goes wrong', async () => {
    const documentIds = ['a', 'b', 'c'];
    const step = fc.record({
      kind: fc.constantFrom('publish', 'publish', 'keep back', 'repeat', 'leave', 'join', 'turn'),
      documentId: fc.constantFrom(...documentIds),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 80 }), async (steps) => {
        const own = new MemoryStores();
        const hubOfOwn = new EventHub({
          documents: own.documents,
          events: own.events,
          baseUrl: null,
          maximumSubscriptions: 5,
        });
        const one = new Reader();
        /** What a client that has read everything so far holds. */
        const held = (documentId: string): Held => ({
          kind: 'version',
          version: Math.max(
            0,
            ...one.got.flatMap((message) =>
              'version' in message && message.document_id === documentId ? [message.version] : [],
            ),
          ),
        });
        for (const documentId of documentIds) own.create(documentId);
        const joining: Promise<void>[] = [];
        const join = (documentId: string): void => {
          joining.push(hubOfOwn.subscribe(one, [documentId], held));
        };
        for (const documentId of documentIds) join(documentId);
        for (const { kind, documentId } of steps) {
          if (kind === 'publish') hubOfOwn.publish(own.progress(documentId));
          else if (kind === 'keep back') own.progress(documentId);
          else if (kind === 'repeat') hubOfOwn.publish(own.log.at(-1)!);
          else if (kind === 'turn') await settled();
          else {
            // A client sends one command after the other.
            await Promise.all(joining.splice(0));
            await settled();
            if (kind === 'leave') hubOfOwn.unsubscribe(one, [documentId]);
            else join(documentId);
          }
        }
        await Promise.all(joining);
        await settled();
        for (const documentId of documentIds) {
          await hubOfOwn.subscribe(one, [documentId], held);
          hubOfOwn.publish(own.progress(documentId));
        }
        await settled();
        for (const documentId of documentIds) {
          const versions = one.got.flatMap((message) =>
            'version' in message &&
            message.document_id === documentId &&
            message.event !== 'document.snapshot'
              ? [message.version]
              : [],
          );
          const newest = own.record(documentId).version;
          expect(versions).toEqual(Array.from({ length: newest }, (_, index) => index + 1));
        }
      }),
    );
  });

  it('gives up a stream that it cannot keep whole, so that the client resumes', async () => {
    stores.create('doc');
    const failing = new EventHub({
      documents: stores.documents,
      events: {
        ...stores.events,
        ofDocument: () => Promise.reject(new Error('disk')),
      },
      baseUrl: null,
      maximumSubscriptions: 5,
    });
    await failing.subscribe(reader, ['doc'], nothing);
    stores.progress('doc');
    failing.publish(stores.progress('doc'));
    await settled();
    expect(reader.failures).toHaveLength(1);
  });

  describe('commands', () => {
    const run = (text: string) => runCommand(hub, reader, text);

    it('subscribe, unsubscribe and ping are answered', async () => {
      stores.create('doc');
      await run('{"action":"subscribe","document_ids":["doc"]}');
      await run('{"action":"ping"}');
      await run('{"action":"unsubscribe","document_ids":["doc"]}');
      expect(reader.told).toEqual(['subscribed', 'document.snapshot:1', 'pong', 'unsubscribed']);
    });

    it('resume by version per document, else by last_event_id', async () => {
      stores.create('one');
      stores.create('two');
      const last = stores.progress('two');
      stores.progress('two');
      await run(
        JSON.stringify({
          action: 'subscribe',
          document_ids: ['one', 'two'],
          after_versions: { one: 1 },
          last_event_id: last.eventId,
        }),
      );
      expect(reader.told.slice(1)).toEqual([
        // The overlap reaches back to the creation of `two`, which is a repeat.
        'document.created:1',
        'document.progress:2',
        'document.progress:3',
        'document.snapshot:1',
        'document.snapshot:3',
      ]);
    });

    it.each([
      ['', 'invalid_json'],
      ['{', 'invalid_json'],
      ['null', 'unknown_action'],
      ['[]', 'unknown_action'],
      ['"subscribe"', 'unknown_action'],
      ['{}', 'unknown_action'],
      ['{"action":"delete"}', 'unknown_action'],
      ['{"action":"subscribe"}', 'invalid_command'],
      ['{"action":"subscribe","document_ids":[]}', 'invalid_command'],
      ['{"action":"subscribe","document_ids":"doc"}', 'invalid_command'],
      ['{"action":"subscribe","document_ids":[7]}', 'invalid_command'],
      ['{"action":"subscribe","document_ids":["a"],"after_versions":{"a":-1}}', 'invalid_command'],
      ['{"action":"subscribe","document_ids":["a"],"last_event_id":"x"}', 'invalid_last_event_id'],
      [`${'['.repeat(10_000)}`, 'invalid_json'],
    ])('answer what cannot be done with an error: %.60s', async (text, code) => {
      await run(text);
      expect(reader.got).toMatchObject([{ event: 'error', code }]);
    });
  });
});
