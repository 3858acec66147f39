import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import {
  a,
  ask,
  b,
  completed,
  estimate,
  item,
  target,
  unique,
  uploadCsv,
  uploadJson,
} from './service.ts';

// biome-ignore lint/suspicious/noExplicitAny: messages are checked field by field.
type Json = any;

const LONG = estimate(
  {},
  Array.from({ length: 400 }, (_, index) => item({ description: `Sill ${index}` })),
);

const tokenFor = async (key = a.test_key): Promise<Json> => {
  const { status, body } = await ask('/ws/token', { method: 'POST', key });
  expect(status).toBe(200);
  return body;
};

/** Reads an SSE stream until `done` says so; the messages with their SSE fields. */
const listen = async (
  query: Record<string, string | string[]>,
  done: (messages: Json[]) => boolean,
  options: { key?: string; headers?: Record<string, string> } = {},
): Promise<{ messages: Json[]; raw: string }> => {
  const token = await tokenFor(options.key);
  const url = new URL(token.sse_url, target.base_url);
  url.searchParams.set('token', token.token);
  for (const [name, values] of Object.entries(query)) {
    for (const value of [values].flat()) url.searchParams.append(name, value);
  }
  const read = (text: string): Json[] =>
    text
      .split('\n\n')
      .slice(0, -1)
      .flatMap((block) => {
        const data = /^data: ?(.*)$/m.exec(block)?.[1];
        if (data === undefined) return [];
        const id = /^id: ?(.*)$/m.exec(block)?.[1];
        return [{ ...JSON.parse(data), sse: { id, event: /^event: ?(.*)$/m.exec(block)?.[1] } }];
      });
  let raw = '';
  let messages: Json[] = [];
  // A stream may end before `done`; like EventSource, this comes back with the last id, and like
  // the client library it leaves out what it has.
  for (let isDone = false; !isDone; ) {
    const before = messages;
    const known = new Set(before.map(({ sse }) => sse.id));
    const lastEventId = before.findLast(({ sse }) => sse.id)?.sse.id;
    const stop = new AbortController();
    const response = await fetch(url, {
      signal: stop.signal,
      headers: { ...options.headers, ...(lastEventId && { 'last-event-id': lastEventId }) },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    let text = '';
    try {
      for await (const chunk of response.body!) {
        text += new TextDecoder().decode(chunk);
        const isNew = ({ sse }: Json) => before.length === 0 || (sse.id && !known.has(sse.id));
        messages = [...before, ...read(text).filter(isNew)];
        isDone = done(messages);
        if (isDone) break;
      }
    } finally {
      stop.abort();
    }
    raw += text;
  }
  return { messages, raw };
};

/** The messages about documents, without the answers to subscriptions. */
const about = (messages: Json[]): Json[] => messages.filter(({ version }) => version !== undefined);

const ended = (messages: Json[]): boolean =>
  messages.some(({ event, workflow_complete }) => event && workflow_complete === true);

describe('the realtime token', () => {
  // shows: token.*, post.ws_token, d.token
  it('is bound to the organization and lives for 15 minutes', async () => {
    const before = Date.now();
    const body = await tokenFor();
    expect(body).toEqual({
      token: expect.any(String),
      ws_url: expect.stringMatching(/\/ws\/status$/),
      sse_url: expect.stringMatching(/\/sse\/status$/),
      organization_id: a.organization_id,
      expires_at: expect.stringMatching(/Z$/),
    });
    const seconds = (Date.parse(body.expires_at) - before) / 1000;
    expect(seconds).toBeGreaterThan(840);
    expect(seconds).toBeLessThan(960);
  });

  // shows: auth.token
  it('is needed for a stream; a forged one opens nothing', async () => {
    const { sse_url, token } = await tokenFor();
    for (const query of ['', '?token=nonsense', `?token=${token}x`]) {
      const answer = await ask(`${sse_url}${query}`, { key: null });
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ detail: expect.any(String), code: expect.any(String) });
    }
  });
});

describe('server-sent events', () => {
  // shows: sse.stream, stream.document_id, event.export_completed, state.exported, d.message, d.version, d.sse_form, d.snapshot
  it('tell the whole course of a document, in order, ending in export.completed', async () => {
    const { body } = await uploadJson(LONG);
    const { messages: all, raw } = await listen({ document_id: body.document_id }, ended);
    expect(all[0]).toMatchObject({ event: 'subscribed', document_ids: [body.document_id] });
    const messages = about(all);
    expect(messages[0]).toMatchObject({
      event: 'document.snapshot',
      document_id: body.document_id,
    });
    const last = messages.at(-1);
    expect(last).toMatchObject({ document_id: body.document_id, status: 'completed' });
    const { sse, ...message } = last;
    expect(Object.keys(message).sort()).toEqual(
      [
        'document_id',
        'error',
        'event',
        'event_id',
        'export',
        'occurred_at',
        'progress',
        'status',
        'version',
        'workflow_complete',
      ].sort(),
    );
    expect(message.export).toMatchObject({
      contractor_download_url: expect.stringContaining('profile=contractor'),
      carrier_download_url: expect.stringContaining('profile=carrier'),
    });
    expect(sse.event).toBe(message.event);
    expect(sse.id).toBeTruthy();
    expect(raw).toMatch(/^retry: ?\d+$/m);
    const versions = messages.map(({ version }) => version);
    expect(versions).toEqual(versions.toSorted((left, right) => left - right));
    // Delivery is at least once: a repeat is no gap.
    const told = [...new Set(messages.slice(1).map(({ version }) => version))];
    expect(told).toEqual(told.map((_, index) => told[0] + index));
  });

  // shows: d.sse_resume, event.export_completed, event.same_for_all
  it('resume after the last event that was seen, without a gap', async () => {
    const upload = await uploadCsv('description,qty\nSill,1\n');
    const { document_id } = upload.body;
    await listen({ document_id }, ended);
    const whole = await listen(
      { document_id, last_event_id: `${upload.body.created_at}_${document_id}_0` },
      (messages) => messages.some(({ event }) => event === 'export.completed'),
    );
    const events = about(whole.messages).filter(({ event }) => event !== 'document.snapshot');
    expect(events.at(-1)).toMatchObject({ event: 'export.completed', document_id });
    const first = events[0];
    const rest = await listen(
      { document_id },
      (messages) => messages.some(({ event }) => event === 'export.completed'),
      { headers: { 'last-event-id': first.event_id } },
    );
    const ids = about(rest.messages)
      .filter(({ event }) => event !== 'document.snapshot')
      .map(({ event_id }) => event_id);
    expect(ids).toEqual(expect.arrayContaining(events.slice(1).map(({ event_id }) => event_id)));
  });

  // shows: stream.recent, d.snapshot
  it('begin with the newest documents where asked for recent', async () => {
    const { document_id } = await completed();
    const { messages } = await listen({ recent: '50' }, (got) =>
      got.some((message) => message.document_id === document_id),
    );
    expect(about(messages).map(({ event }) => event)).toContain('document.snapshot');
  });

  // shows: d.stream_foreign
  it("answer another organization's document with an error and nothing else", async () => {
    const { document_id } = await completed();
    const { messages } = await listen(
      { document_id: [document_id, unique()] },
      (got) => got.some(({ event }) => event === 'error'),
      { key: b.test_key },
    );
    expect(messages.map(({ event }) => event)).toEqual(messages.map(() => 'error'));
    expect(JSON.stringify(messages)).not.toContain('maple');
  });
});

describe('WebSocket', () => {
  const open = async (query = '', key = a.test_key) => {
    const token = await tokenFor(key);
    const url = new URL(token.ws_url, target.base_url);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(`${url}?token=${encodeURIComponent(token.token)}${query}`);
    const got: Json[] = [];
    let wake = (): void => undefined;
    socket.on('message', (data) => {
      got.push(JSON.parse(String(data)));
      wake();
    });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const until = async (test: (message: Json) => boolean): Promise<Json> => {
      for (;;) {
        const found = got.find(test);
        if (found) return found;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    };
    return { socket, until, say: (command: unknown) => socket.send(JSON.stringify(command)) };
  };

  // shows: ws.stream, ws.subscribe, d.ws_commands, state.exported, event.export_completed
  it('takes subscribe, unsubscribe and ping, and tells of the export', async () => {
    const { socket, until, say } = await open();
    try {
      say({ action: 'ping' });
      await until(({ event }) => event === 'pong');
      const { body } = await uploadJson(LONG);
      const { document_id } = body;
      say({ action: 'subscribe', document_ids: [document_id] });
      const answer = await until(({ event }) => event === 'subscribed');
      expect(answer.document_ids).toEqual([document_id]);
      const done = await until(
        (message) => message.document_id === document_id && message.workflow_complete === true,
      );
      expect(done).toMatchObject({ status: 'completed' });
      say({ action: 'unsubscribe', document_ids: [document_id] });
      await until(({ event }) => event === 'unsubscribed');
      say({ action: 'dance' });
      expect(await until(({ event }) => event === 'error')).toMatchObject({
        code: expect.any(String),
        detail: expect.any(String),
      });
    } finally {
      socket.close();
    }
  });

  // shows: d.stream_foreign, stream.document_id
  it("answers a subscription to another organization's document with an error", async () => {
    const { document_id } = await completed();
    const { socket, until, say } = await open('', b.test_key);
    try {
      say({ action: 'subscribe', document_ids: [document_id] });
      const error = await until(({ event }) => event === 'error');
      expect(error.document_ids).toEqual([document_id]);
    } finally {
      socket.close();
    }
  });
});
