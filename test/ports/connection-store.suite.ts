import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Clock, Connection, ConnectionStore } from '../../lambdas/ports.ts';
import { at, uniqueId } from './samples.ts';

export interface Connections {
  connections: ConnectionStore;
  close(): Promise<void>;
}

export const connectionStoreSuite = (
  name: string,
  open: (clock: Clock) => Promise<Connections>,
): void => {
  describe(`connection store: ${name}`, () => {
    let now = at();
    let store: Connections;
    beforeAll(async () => {
      store = await open({ now: () => new Date(now) });
    });
    afterAll(() => store.close());

    const connect = async (
      organizationId = uniqueId('org'),
      expiresAt = at(120),
    ): Promise<Connection> => {
      const connection = {
        connectionId: uniqueId('conn'),
        organizationId,
        connectedAt: at(),
        expiresAt,
      };
      await store.connections.open(connection);
      return connection;
    };

    it('finds an open connection, and counts those of an organization', async () => {
      const connection = await connect();
      await connect(connection.organizationId);
      await connect();
      expect(await store.connections.get(connection.connectionId)).toEqual(connection);
      expect(await store.connections.count(connection.organizationId)).toBe(2);
      expect(await store.connections.get(uniqueId('conn'))).toBeNull();
    });

    it('follows and unfollows documents, from both sides', async () => {
      const first = await connect();
      const second = await connect();
      const [shared, single] = [uniqueId('doc'), uniqueId('doc')];
      await store.connections.subscribe(first, [shared, single, shared]);
      await store.connections.subscribe(second, [shared]);
      await store.connections.subscribe(second, [shared]);
      const sorted = (ids: string[]): string[] => ids.sort();
      expect(sorted(await store.connections.subscriptions(first.connectionId))).toEqual(
        [shared, single].sort(),
      );
      expect(sorted(await store.connections.subscribers(shared))).toEqual(
        [first.connectionId, second.connectionId].sort(),
      );
      await store.connections.unsubscribe(first.connectionId, [shared, uniqueId('doc')]);
      expect(await store.connections.subscribers(shared)).toEqual([second.connectionId]);
      expect(await store.connections.subscriptions(first.connectionId)).toEqual([single]);
    });

    it('follows a hundred documents at once', async () => {
      const connection = await connect();
      const documentIds = Array.from({ length: 100 }, () => uniqueId('doc'));
      await store.connections.subscribe(connection, documentIds);
      expect(await store.connections.subscriptions(connection.connectionId)).toHaveLength(100);
      await store.connections.unsubscribe(connection.connectionId, documentIds);
      expect(await store.connections.subscriptions(connection.connectionId)).toEqual([]);
    });

    it('leaves nothing of a closed connection behind, and closing again does no harm', async () => {
      const connection = await connect();
      const documentId = uniqueId('doc');
      await store.connections.subscribe(connection, [documentId]);
      await store.connections.close(connection.connectionId);
      await store.connections.close(connection.connectionId);
      expect(await store.connections.get(connection.connectionId)).toBeNull();
      expect(await store.connections.count(connection.organizationId)).toBe(0);
      expect(await store.connections.subscribers(documentId)).toEqual([]);
      expect(await store.connections.subscriptions(connection.connectionId)).toEqual([]);
    });

    it('counts an expired connection as absent although it is still stored', async () => {
      const connection = await connect(undefined, at(10));
      const documentId = uniqueId('doc');
      await store.connections.subscribe(connection, [documentId]);
      now = at(10);
      expect(await store.connections.get(connection.connectionId)).toBeNull();
      expect(await store.connections.count(connection.organizationId)).toBe(0);
      expect(await store.connections.subscribers(documentId)).toEqual([]);
      now = at();
    });
  });
};
