import * as v from 'valibot';
import { reconciliationKey } from '../../domain/documents/file-keys.ts';
import type { Reconciliation } from '../../domain/estimate/estimate.ts';
import { withWireNames } from '../../domain/estimate/wire-names.ts';
import type { Route } from '../http/route.ts';
import { DOCUMENT_ID } from './examples.ts';
import { ownedDocument } from './owned-document.ts';
import { readReviewFile } from './read-review-file.ts';

const amount = v.nullable(v.number());

/** The figures of a totals row. */
export const Amounts = v.pipe(
  v.looseObject({
    line_item_total: amount,
    tax: amount,
    overhead_profit: amount,
    rcv: amount,
    depreciation: amount,
    acv: amount,
  }),
  v.metadata({ title: 'Amounts' }),
);

const Failure = v.looseObject({
  scope: v.string(),
  figure: v.string(),
  name: v.string(),
  printed: v.number(),
  computed: v.number(),
  item: v.nullable(v.number()),
  message: v.string(),
});

export const ReconciliationResponse = v.pipe(
  v.looseObject({
    document_id: v.string(),
    reconciled: v.boolean(),
    difference: v.pipe(
      amount,
      v.metadata({
        description: 'Printed minus computed grand total; null where none is printed.',
      }),
    ),
    printed: Amounts,
    computed: Amounts,
    failures: v.array(Failure),
    unclear: v.pipe(
      v.array(Failure),
      v.metadata({
        description:
          'What does not add up as it was read from a scan, where a figure could hardly be read.',
      }),
    ),
  }),
  v.metadata({ title: 'Reconciliation' }),
);

const example = {
  line_item_total: 5912.5,
  tax: 118.25,
  overhead_profit: null,
  rcv: 6030.75,
  depreciation: null,
  acv: 6030.75,
};

export const getReconciliation: Route = {
  method: 'get',
  path: '/documents/{document_id}/reconciliation',
  operationId: 'getReconciliation',
  tag: 'Review',
  summary: 'Compare printed and computed totals',
  description: 'Printed totals, computed totals, and each line, room or page that does not add up.',
  authenticated: true,
  pathParameters: { document_id: DOCUMENT_ID },
  responses: {
    200: {
      description: 'The reconciliation.',
      schema: ReconciliationResponse,
      example: {
        document_id: DOCUMENT_ID.example,
        reconciled: true,
        difference: 0,
        printed: example,
        computed: example,
        failures: [],
        unclear: [],
      },
    },
  },
  errors: [{ code: 'not_found' }, { code: 'review_not_ready' }, { code: 'review_not_available' }],
  handler:
    ({ documents, files }) =>
    async (context, caller) => {
      const documentId = context.req.param('document_id') ?? '';
      const document = await ownedDocument(documents, caller.organizationId, documentId);
      const key = reconciliationKey(document);
      const reconciliation = await readReviewFile<Reconciliation>(files, document, key);
      return context.json({ document_id: documentId, ...withWireNames(reconciliation) });
    },
};
