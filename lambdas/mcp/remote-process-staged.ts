import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import * as v from 'valibot';
import { MCP_PATH } from './mcp-app.ts';
import type { ProcessStaged } from './tool.ts';

const Accepted = v.object({ document_id: v.string(), message: v.string() });

/**
 * Processes a staged path on a service elsewhere, by that service's own tool: the promise that one
 * path makes one document is kept where the documents are.
 */
export const remoteProcessStaged =
  (baseUrl: string, apiKey: string): ProcessStaged =>
  async ({ fileName, s3Path, xnAddress, profileCode }) => {
    const client = new Client({ name: 'estimate-exchange-stdio', version: '1' });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(baseUrl + MCP_PATH), {
        requestInit: { headers: { 'service-api-key': apiKey } },
      }),
    );
    try {
      const result = await client.callTool({
        name: 'service_process_staged_upload',
        arguments: {
          file_name: fileName,
          s3_path: s3Path,
          xn_address: xnAddress,
          profile_code: profileCode,
        },
      });
      const accepted = v.safeParse(Accepted, result.structuredContent);
      if (accepted.success && !result.isError) {
        const { document_id, message } = accepted.output;
        return { kind: 'accepted', documentId: document_id, message };
      }
      const sentence = result.content
        .map((block) => (block.type === 'text' ? block.text : ''))
        .join(' ');
      return { kind: 'refused', sentence, remedy: '' };
    } finally {
      await client.close();
    }
  };
