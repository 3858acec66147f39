import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MessageOrder } from '../../../client/message-order.ts';
import type { DocumentMessage } from '../../../client/types.ts';

const message = (
  documentId: string,
  version: number,
  event: DocumentMessage['event'] = 'document.progress',
): DocumentMessage => ({
  event,
  event_id: `2026-03-02T12:00:00.000Z_${documentId}_${version}`,
  version,
  occurred_at: '2026-03-02T12:00:00.000Z',
  document_id: documentId,
  status: 'processing',
  progress: {
    ocr: 'pending',
    structure: 'pending',
    actions: 'pending',
    trades: 'pending',
    categories: 'pending',
  },
  workflow_complete: false,
  export: {
    status: 'pending',
    download_url: '',
    contractor_download_url: '',
    carrier_download_url: '',
    files: [],
  },
  error: null,
});
const snapshot = (documentId: string, version: number) =>
  message(documentId, version, 'document.snapshot');
const versions = (messages: DocumentMessage[]) => messages.map(({ version }) => version);

describe('message order', () => {
  it('begins with whatever comes first, and drops repeats from then on', () => {
    const order = new MessageOrder();
    expect(versions(order.accept(snapshot('doc', 3)).deliver)).toEqual([3]);
    for (const repeat of [message('doc', 2), message('doc', 3), snapshot('doc', 3)]) {
      expect(order.accept(repeat)).toEqual({ deliver: [], ask: false });
    }
    expect(versions(order.accept(message('doc', 4)).deliver)).toEqual([4]);
  });

  it('keeps what comes too early, asks once, and delivers it in its place', () => {
    const order = new MessageOrder({ doc: 1 });
    expect(order.accept(message('doc', 4))).toEqual({ deliver: [], ask: true });
    expect(order.accept(message('doc', 3))).toEqual({ deliver: [], ask: false });
    expect(versions(order.accept(message('doc', 2)).deliver)).toEqual([2, 3, 4]);
  });

  it('accepts a hole only when the answer to its question shows that nothing can fill it', () => {
    const order = new MessageOrder({ doc: 1 });
    order.accept(message('doc', 5));
    order.accept(message('doc', 6));
    expect(order.accept(snapshot('doc', 7))).toMatchObject({
      deliver: [{ version: 5 }, { version: 6 }, { event: 'document.snapshot', version: 7 }],
    });
    expect(order.held().get('doc')).toBe(7);
  });

  it('does not take a snapshot for the events that led to it', () => {
    const order = new MessageOrder({ doc: 1 });
    expect(order.accept(snapshot('doc', 3))).toEqual({ deliver: [], ask: true });
    expect(versions(order.accept(message('doc', 2)).deliver)).toEqual([2]);
    expect(versions(order.accept(message('doc', 3)).deliver)).toEqual([3]);
    expect(order.accept(snapshot('doc', 3)).deliver).toEqual([]);
  });

  it('asks again on a new connection', () => {
    const order = new MessageOrder({ doc: 1 });
    expect(order.accept(message('doc', 3)).ask).toBe(true);
    order.reconnected();
    expect(order.accept(message('doc', 3)).ask).toBe(true);
  });

  it('delivers every event once and in order, whatever a connection repeats, swaps or breaks off', () => {
    const documents = fc.constantFrom('a', 'b', 'c');
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.record({ kind: fc.constant('publish' as const), documents }) },
      { weight: 4, arbitrary: fc.record({ kind: fc.constant('swallow' as const), documents }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('repeat' as const), documents }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('reconnect' as const), documents }) },
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const log = new Map([
          ['a', 0],
          ['b', 0],
          ['c', 0],
        ]);
        const order = new MessageOrder({ a: 0, b: 0, c: 0 });
        const got = new Map<string, number[]>([...log.keys()].map((id) => [id, []]));
        const take = (documentId: string, given: DocumentMessage): void => {
          const { deliver, ask } = order.accept(given);
          got.get(documentId)?.push(...versions(deliver));
          if (ask) answer(documentId);
        };
        /** What the service sends on subscribing: all that is missing, then the snapshot. */
        const answer = (documentId: string): void => {
          const held = order.held().get(documentId) ?? 0;
          const newest = log.get(documentId) ?? 0;
          for (let version = held + 1; version <= newest; version += 1) {
            take(documentId, message(documentId, version));
          }
          if (newest > 0) take(documentId, snapshot(documentId, newest));
        };
        for (const { kind, documents: documentId } of steps) {
          const version = (log.get(documentId) ?? 0) + (kind === 'repeat' ? 0 : 1);
          if (kind === 'publish' || kind === 'swallow') log.set(documentId, version);
          if (kind === 'publish' || (kind === 'repeat' && version > 0)) {
            take(documentId, message(documentId, version));
          }
          if (kind === 'reconnect') {
            order.reconnected();
            for (const id of log.keys()) answer(id);
          }
        }
        order.reconnected();
        for (const id of log.keys()) answer(id);
        for (const [id, newest] of log) {
          expect(got.get(id)).toEqual(Array.from({ length: newest }, (_, index) => index + 1));
        }
      }),
    );
  });
});
