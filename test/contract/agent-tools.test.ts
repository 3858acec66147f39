import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { samplePdf } from './pdf.ts';
import { ask, b, target } from './service.ts';

// Organization B stages here, so that the limit of A's key is left to the other files.
const KEY = b.test_key;

const connect = async (headers: Record<string, string>): Promise<Client> => {
  const client = new Client({ name: 'contract', version: '1' });
  const url = new URL('/mcp', target.base_url);
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
  return client;
};

const call = async (client: Client, name: string, given: Record<string, unknown>) => {
  const result = await client.callTool({ name, arguments: given });
  expect(result.isError, JSON.stringify(result.content)).not.toBe(true);
  return result.structuredContent as Record<string, unknown>;
};

describe('agent tools', () => {
  // shows: tool.create_upload_url, tool.put, tool.process, tool.terminal, d.mcp_http, d.mcp_tools, d.list_tools, d.stage_again, limit.staged_lifetime
  it('take a local PDF to a terminal document', async () => {
    const client = await connect({ 'service-api-key': KEY });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'service_claim_balance',
      'service_create_upload_url',
      'service_document_status',
      'service_get_line_items',
      'service_list_documents',
      'service_process_staged_upload',
      'service_wait_for_document',
    ]);
    const bytes = samplePdf();
    const staged = await call(client, 'service_create_upload_url', {
      file_name: 'maple.pdf',
      file_size_bytes: bytes.byteLength,
    });
    expect(Object.keys(staged).sort()).toEqual([
      'content_type',
      'curl_command',
      'expires_in_seconds',
      'file_name',
      'friendly_upload_url',
      'headers',
      'method',
      'next_step',
      'request_id',
      's3_path',
    ]);
    expect(staged).toMatchObject({
      content_type: 'application/pdf',
      expires_in_seconds: 900,
      method: 'PUT',
    });
    const put = await fetch(String(staged.friendly_upload_url), {
      method: 'PUT',
      headers: staged.headers as Record<string, string>,
      body: bytes as Uint8Array<ArrayBuffer>,
    });
    expect(put.ok).toBe(true);
    const given = {
      file_name: 'maple.pdf',
      s3_path: staged.s3_path,
      xn_address: 'ADJUSTER.1',
      profile_code: '5L',
    };
    const begun = await call(client, 'service_process_staged_upload', given);
    expect(begun).toMatchObject({
      document_id: expect.any(String),
      message: expect.any(String),
    });
    const again = await call(client, 'service_process_staged_upload', given);
    expect(again.document_id).toBe(begun.document_id);
    const document = { document_id: begun.document_id };
    let state = await call(client, 'service_wait_for_document', document);
    while (state.terminal !== true) {
      state = await call(client, 'service_wait_for_document', document);
    }
    expect(state.status).toBe('completed');
    expect(await call(client, 'service_document_status', document)).toMatchObject({
      terminal: true,
    });
    const { body } = await ask('/documents?limit=100', { key: KEY });
    const ids = body.documents.map((entry: { document_id: string }) => entry.document_id);
    expect(ids).toContain(begun.document_id);
    await client.close();
  });

  // shows: d.mcp_auth
  it('take the key as bearer token too, and nothing without a key', async () => {
    const client = await connect({ authorization: `Bearer ${KEY}` });
    const balance = await call(client, 'service_claim_balance', {});
    expect(balance).toMatchObject({ organization_id: b.organization_id });
    await client.close();
    const refused = await ask('/mcp', { method: 'POST', key: null, body: '{}' });
    expect(refused.status).toBe(401);
    expect(refused.body).toMatchObject({ code: 'unauthorized' });
  });
});
