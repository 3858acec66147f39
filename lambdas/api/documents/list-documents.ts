import * as v from 'valibot';
import type { DocumentPosition } from '../../ports.ts';
import { readCursor, signCursor } from '../http/cursor.ts';
import { integerParameter, parseQuery, timeParameter } from '../http/parse-request.ts';
import type { Route } from '../http/route.ts';
import { documentToWire } from './document-to-wire.ts';
import { RECORD_EXAMPLE } from './examples.ts';
import {
  count,
  DocumentRecordSchema,
  DocumentStatusSchema,
  ModeSchema,
  SourceTypeSchema,
} from './wire-schemas.ts';

export const cursorParameter = v.optional(
  v.pipe(
    v.string(),
    v.metadata({ description: '`next_cursor` of the page before, with the same filters.' }),
  ),
);

const ListQuery = v.object({
  limit: integerParameter({
    minimum: 1,
    maximum: 100,
    byDefault: 50,
    description: 'Documents on a page.',
  }),
  cursor: cursorParameter,
  status: v.optional(DocumentStatusSchema),
  source_type: v.optional(SourceTypeSchema),
  mode: v.optional(ModeSchema),
  created_after: timeParameter('Created at this time or later.'),
  created_before: timeParameter('Created at this time or earlier.'),
  order: v.optional(
    v.pipe(v.picklist(['asc', 'desc']), v.metadata({ description: 'By time of creation.' })),
    'desc',
  ),
});

export const DocumentList = v.pipe(
  v.object({
    documents: v.array(DocumentRecordSchema),
    total: count('All matches, whatever the page.'),
    next_cursor: v.nullable(v.string()),
  }),
  v.metadata({ title: 'DocumentList' }),
);

export const listDocuments: Route = {
  method: 'get',
  path: '/documents',
  operationId: 'listDocuments',
  tag: 'Documents',
  summary: 'List documents',
  description: "The organization's documents, of both kinds of key and of the agent tools.",
  authenticated: true,
  query: ListQuery,
  responses: {
    200: {
      description: 'A page of documents.',
      schema: DocumentList,
      example: { documents: [RECORD_EXAMPLE], total: 1, next_cursor: null },
    },
  },
  errors: [{ code: 'invalid_cursor' }],
  handler:
    ({ documents, settings }) =>
    async (context, caller) => {
      const { limit, cursor, ...filter } = parseQuery(context, ListQuery);
      const scope = { list: 'documents', organization: caller.organizationId, ...filter };
      const after =
        cursor === undefined
          ? null
          : (readCursor(settings.cursorSecret, scope, cursor) as DocumentPosition);
      const page = await documents.list(caller.organizationId, {
        status: filter.status,
        sourceType: filter.source_type,
        mode: filter.mode,
        createdAfter: filter.created_after,
        createdBefore: filter.created_before,
        order: filter.order,
        limit,
        after,
      });
      return context.json({
        documents: page.documents.map((document) => documentToWire(document, settings.baseUrl)),
        total: page.total,
        next_cursor: page.next && signCursor(settings.cursorSecret, scope, page.next),
      });
    },
};
