import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/server';
import * as v from 'valibot';
import type { DocumentStatusRecord } from '../../api/documents/wire-schemas.ts';
import { answer } from '../result.ts';

export const documentId = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(128),
  v.description('document_id as service_process_staged_upload answered it.'),
);

/** A status with links to the files where they are ready. */
export const statusAnswer = (body: unknown, baseUrl: string | null): CallToolResult => {
  const status = body as v.InferOutput<typeof DocumentStatusRecord>;
  return answer(status, status.export.status === 'ready' ? fileLinks(status, baseUrl) : []);
};

const fileLinks = (
  status: v.InferOutput<typeof DocumentStatusRecord>,
  baseUrl: string | null,
): ContentBlock[] =>
  (['contractor', 'carrier'] as const).map((profile) => ({
    type: 'resource_link',
    uri: absolute(status.export[`${profile}_download_url`], baseUrl),
    name: `${profile}.esx`,
    title: profile === 'contractor' ? 'Contractor ESX file (8D)' : 'Carrier ESX file (5L)',
    description:
      'Download with the API key in the header service-api-key and follow the redirect (curl -L).',
    mimeType: 'application/octet-stream',
  }));

const absolute = (link: string, baseUrl: string | null): string =>
  link.startsWith('/') && baseUrl !== null ? baseUrl + link : link;
