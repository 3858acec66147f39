import type { Connection, ConnectionSender, ConnectionStore } from '../../../lambdas/ports.ts';
import type { StreamMessage } from '../../../lambdas/realtime/message.ts';

/** Connections and their subscriptions, as the port promises them. */
export class MemoryConnections implements ConnectionStore {
  readonly connections = new Map<string, Connection>();
  readonly joined = new Map<string, Set<string>>();

  async open(connection: Connection): Promise<void> {
    this.connections.set(connection.connectionId, connection);
  }
  async get(connectionId: string): Promise<Connection | null> {
    return this.connections.get(connectionId) ?? null;
  }
  async close(connectionId: string): Promise<void> {
    this.connections.delete(connectionId);
    this.joined.delete(connectionId);
  }
  async count(organizationId: string): Promise<number> {
    return [...this.connections.values()].filter((one) => one.organizationId === organizationId)
      .length;
  }
  async subscribe(connection: Connection, documentIds: readonly string[]): Promise<void> {
    const joined = this.joined.get(connection.connectionId) ?? new Set();
    for (const documentId of documentIds) joined.add(documentId);
    this.joined.set(connection.connectionId, joined);
  }
  async unsubscribe(connectionId: string, documentIds: readonly string[]): Promise<void> {
    for (const documentId of documentIds) this.joined.get(connectionId)?.delete(documentId);
  }
  async subscriptions(connectionId: string): Promise<string[]> {
    return [...(this.joined.get(connectionId) ?? [])];
  }
  async subscribers(documentId: string): Promise<string[]> {
    return [...this.joined].flatMap(([connectionId, joined]) =>
      joined.has(documentId) ? [connectionId] : [],
    );
  }
}

/** What each connection was sent; connections can be gone, not there yet, or out of order. */
export class MemorySender implements ConnectionSender {
  readonly sent = new Map<string, StreamMessage[]>();
  readonly gone = new Set<string>();
  readonly broken = new Set<string>();
  attempts = 0;

  async send(connectionId: string, message: string): Promise<'sent' | 'gone'> {
    this.attempts += 1;
    if (this.broken.has(connectionId)) throw new Error('throttled');
    if (this.gone.has(connectionId)) return 'gone';
    const messages = this.sent.get(connectionId) ?? [];
    messages.push(JSON.parse(message) as StreamMessage);
    this.sent.set(connectionId, messages);
    return 'sent';
  }

  /** `event:version`, or the name of an answer, per message. */
  told(connectionId: string): string[] {
    return (this.sent.get(connectionId) ?? []).map((message) =>
      'version' in message ? `${message.event}:${message.version}` : message.event,
    );
  }
}
