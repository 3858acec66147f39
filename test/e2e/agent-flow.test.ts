import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEsx } from '../../lambdas/domain/esx/read-esx.ts';
import { ServiceProcess } from './service-process.ts';

const SAMPLE = new URL('../../examples/sample-estimate.pdf', import.meta.url).pathname;
const COMMAND = new URL('../../cli/estimate.ts', import.meta.url).pathname;

const service = new ServiceProcess();
beforeAll(() => service.start());
afterAll(() => service.stop());

const overHttp = async (mode: 'legacy' | 'auto'): Promise<Client> => {
  const client = new Client({ name: 'agent', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', service.baseUrl), {
      requestInit: { headers: { 'service-api-key': service.credentials.test_key } },
    }),
  );
  return client;
};

const overStdio = async (): Promise<Client> => {
  const client = new Client({ name: 'agent', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [COMMAND, 'mcp', '--data', service.dataDirectory],
    }),
  );
  return client;
};

const call = async (client: Client, name: string, given: Record<string, unknown>) => {
  const result = await client.callTool({ name, arguments: given });
  const text = result.content.map((block) => ('text' in block ? block.text : '')).join('');
  return {
    failed: result.isError === true,
    text,
    data: (result.structuredContent ?? {}) as Record<string, unknown>,
    links: result.content.flatMap((block) => (block.type === 'resource_link' ? [block.uri] : [])),
  };
};

const run = promisify(execFile);

describe.each([
  ['HTTP, a client of 2025', () => overHttp('legacy')],
  ['HTTP, a client of 2026', () => overHttp('auto')],
  ['stdio', overStdio],
])('over %s', (_, connect) => {
  test('an agent with nothing but the tools turns a local PDF into two ESX files', async () => {
    const client = await connect();
    const folder = mkdtempSync(join(tmpdir(), 'agent-'));
    // The printed command has to work in a shell whatever the file is called.
    const fileName = `Müller's "roof" $HOME; 100%.pdf`;
    copyFileSync(SAMPLE, join(folder, fileName));

    const staged = await call(client, 'service_create_upload_url', {
      file_name: fileName,
      file_size_bytes: statSync(SAMPLE).size,
    });
    expect(staged.data.next_step).toContain('service_process_staged_upload');
    await run('sh', ['-c', String(staged.data.curl_command)], { cwd: folder });

    const processing = { file_name: fileName, s3_path: staged.data.s3_path };
    const begun = await call(client, 'service_process_staged_upload', processing);
    const again = await call(client, 'service_process_staged_upload', {
      ...processing,
      file_name: 'another name.pdf',
    });
    expect(again.data.document_id).toBe(begun.data.document_id);

    const document = { document_id: begun.data.document_id };
    let state = await call(client, 'service_wait_for_document', document);
    while (state.data.terminal !== true) {
      state = await call(client, 'service_wait_for_document', document);
    }
    expect(state.data.status).toBe('completed');
    expect(state.links).toHaveLength(2);
    for (const link of state.links) {
      const response = await fetch(link, {
        headers: { 'service-api-key': service.credentials.test_key },
      });
      const esx = readEsx(new Uint8Array(await response.arrayBuffer()));
      expect(esx.ok && esx.contents.lines.length).toBe(19);
    }

    const items = await call(client, 'service_get_line_items', { ...document, limit: 2 });
    expect(items.data.line_items).toHaveLength(2);
    const listed = await call(client, 'service_list_documents', {});
    expect(listed.text).toContain(String(begun.data.document_id));
    await client.close();
  });

  test('every wrong turn answers with the way on', async () => {
    const client = await connect();
    const unknown = await call(client, 'service_document_status', { document_id: 'nope' });
    expect(unknown).toMatchObject({ failed: true });
    expect(unknown.text).toContain('service_list_documents');

    const early = await call(client, 'service_create_upload_url', {
      file_name: 'a.pdf',
      file_size_bytes: 4,
    });
    const processing = { file_name: 'a.pdf', s3_path: early.data.s3_path };
    const tooEarly = await call(client, 'service_process_staged_upload', processing);
    expect(tooEarly.failed).toBe(true);
    expect(tooEarly.text).toContain('curl_command');

    const wrongSize = await fetch(String(early.data.friendly_upload_url), {
      method: 'PUT',
      headers: early.data.headers as Record<string, string>,
      body: readFileSync(SAMPLE),
    });
    expect(wrongSize.status).toBe(403);

    await fetch(String(early.data.friendly_upload_url), {
      method: 'PUT',
      headers: early.data.headers as Record<string, string>,
      body: 'nope',
    });
    const noPdf = await call(client, 'service_process_staged_upload', processing);
    expect(noPdf.failed).toBe(true);
    expect(noPdf.text).toMatch(/PDF/);

    const foreign = await call(client, 'service_process_staged_upload', {
      file_name: 'a.pdf',
      s3_path: 'staged/org_other/abc/a.pdf',
    });
    expect(foreign.failed).toBe(true);

    const invalid = await call(client, 'service_create_upload_url', {
      file_name: 'a.pdf',
      file_size_bytes: 60_000_000,
    });
    expect(invalid.text).toContain('file_size_bytes');
    const balance = await call(client, 'service_claim_balance', {});
    expect(balance.data.available_claims).toBe(25);
    await client.close();
  });
});

test('the list of tools is the same every time and says what each field is', async () => {
  const client = await overHttp('auto');
  const first = await client.listTools();
  expect(await client.listTools()).toEqual(first);
  expect(first.tools.map(({ name }) => name)).toEqual([
    'service_create_upload_url',
    'service_process_staged_upload',
    'service_wait_for_document',
    'service_document_status',
    'service_get_line_items',
    'service_list_documents',
    'service_claim_balance',
  ]);
  for (const tool of first.tools) {
    expect(tool.inputSchema.additionalProperties).toBe(false);
    for (const field of Object.values(tool.inputSchema.properties ?? {})) {
      expect(field).toHaveProperty('description');
    }
    expect(tool.outputSchema).toBeDefined();
    expect(tool.annotations).toBeDefined();
  }
  await client.close();
});

const post = (headers: Record<string, string>) =>
  fetch(`${service.baseUrl}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
  });

test.each([
  ['no key', {}],
  ['an unknown key', { 'service-api-key': 'ek_test_0_0' }],
  ['a wrong bearer token', { authorization: 'Bearer x' }],
])('%s is refused with a challenge', async (_, headers: Record<string, string>) => {
  const response = await post(headers);
  expect(response.status).toBe(401);
  expect(response.headers.get('www-authenticate')).toContain('Bearer');
  expect(await response.json()).toMatchObject({ code: 'unauthorized' });
});

test('the key is taken as bearer token too', async () => {
  const response = await post({ authorization: `Bearer ${service.credentials.test_key}` });
  expect(response.status).toBe(200);
});

test('a page of another site is refused', async () => {
  const response = await post({
    'service-api-key': service.credentials.test_key,
    origin: 'https://evil.example',
  });
  expect(response.status).toBe(403);
});

test.each(['GET', 'DELETE', 'PUT'])('%s is refused with Allow', async (method) => {
  const response = await fetch(`${service.baseUrl}/mcp`, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
});
