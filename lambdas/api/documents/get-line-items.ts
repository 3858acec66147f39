import * as v from 'valibot';
import { itemsKey } from '../../domain/documents/file-keys.ts';
import type { Estimate, LineItem } from '../../domain/estimate/estimate.ts';
import { inspectItem } from '../../domain/estimate/inspect-item.ts';
import { StructuredLineItemV1 } from '../../domain/estimate/structured-estimate.ts';
import { exportedCode } from '../../domain/esx/exported-code.ts';
import { priceEstimate } from '../../domain/esx/price-estimate.ts';
import type { PricedLine } from '../../domain/esx/price-line.ts';
import { readCursor, signCursor } from '../http/cursor.ts';
import { integerParameter, parseQuery } from '../http/parse-request.ts';
import type { Route } from '../http/route.ts';
import { DOCUMENT_ID } from './examples.ts';
import { cursorParameter } from './list-documents.ts';
import { ownedDocument } from './owned-document.ts';
import { readReviewFile } from './read-review-file.ts';
import { count } from './wire-schemas.ts';

const LineItemsQuery = v.object({
  limit: integerParameter({
    minimum: 1,
    maximum: 1000,
    byDefault: 100,
    description: 'Line items on a page.',
  }),
  cursor: cursorParameter,
});

const Candidate = v.object({
  cat: v.string(),
  sel: v.string(),
  description: v.string(),
  confidence: v.number(),
});

/** A line item as read, resolved and exported. */
export const ReviewLineItem = v.pipe(
  v.looseObject({
    ...StructuredLineItemV1.pipe[0].entries,
    index: count('Place in the estimate, from 0.'),
    page: v.pipe(
      v.nullable(v.number()),
      v.metadata({ description: 'Page from 1; null for JSON and CSV.' }),
    ),
    box: v.pipe(
      v.nullable(
        v.object({ left: v.number(), top: v.number(), right: v.number(), bottom: v.number() }),
      ),
      v.metadata({ description: "In PDF points from the page's top left." }),
    ),
    flags: v.array(v.string()),
    resolution: v.nullable(
      v.object({
        method: v.string(),
        cat: v.nullable(v.string()),
        sel: v.nullable(v.string()),
        activity: v.string(),
        catalog_description: v.nullable(v.string()),
        confidence: v.number(),
        candidates: v.array(Candidate),
      }),
    ),
    printed: v.pipe(
      v.nullable(v.looseObject({})),
      v.metadata({ description: 'What only a print tells; null for JSON and CSV.' }),
    ),
    exported: v.pipe(
      v.object({
        included: v.pipe(
          v.boolean(),
          v.metadata({ description: 'Whether the files hold the row.' }),
        ),
        counts: v.pipe(v.boolean(), v.metadata({ description: 'Whether it adds to the totals.' })),
        custom: v.pipe(v.boolean(), v.metadata({ description: 'Written without a selector.' })),
        cat: v.nullable(v.string()),
        sel: v.nullable(v.string()),
        description: v.string(),
        amounts: v.pipe(
          v.nullable(
            v.object({
              unit_price: v.number(),
              line_item_total: v.number(),
              tax: v.number(),
              overhead_profit: v.number(),
              rcv: v.number(),
              depreciation: v.number(),
              acv: v.number(),
            }),
          ),
          v.metadata({ description: 'As supplied, or derived where the input left one out.' }),
        ),
      }),
      v.metadata({ description: 'How the row is written into the ESX files.' }),
    ),
  }),
  v.metadata({ title: 'ReviewLineItem' }),
);

export const LineItemPage = v.pipe(
  v.object({
    document_id: v.string(),
    line_items: v.array(ReviewLineItem),
    total: count('Line items of the document.'),
    next_cursor: v.nullable(v.string()),
  }),
  v.metadata({ title: 'LineItemPage' }),
);

/** One page of an estimate's items, as this endpoint and the agent tool answer it. */
export const lineItemPage = (
  estimate: Estimate,
  { documentId, from, limit }: { documentId: string; from: number; limit: number },
) => {
  const end = from + limit;
  const { lines } = priceEstimate(estimate);
  return {
    document_id: documentId,
    line_items: estimate.lineItems
      .slice(from, end)
      .map((item, place) => reviewItem(item, from + place, lines[from + place])),
    total: estimate.lineItems.length,
    next: end < estimate.lineItems.length ? end : null,
  };
};

const reviewItem = (item: LineItem, index: number, line: PricedLine | undefined) => ({
  index,
  ...inspectItem(item),
  exported: {
    included: item.enabled || item.isPaidWhenIncurred,
    counts: item.enabled,
    ...exportedCode(item),
    amounts: line ? exportedAmounts(line) : null,
  },
});

const exportedAmounts = (line: PricedLine) => ({
  unit_price: line.unitPrice,
  line_item_total: line.lineItemTotal,
  tax: line.tax,
  overhead_profit: line.overheadProfit,
  rcv: line.rcv,
  depreciation: line.depreciation,
  acv: line.acv,
});

export const getLineItems: Route = {
  method: 'get',
  path: '/documents/{document_id}/line-items',
  operationId: 'getLineItems',
  tag: 'Review',
  summary: 'Review the line items of a document',
  description:
    'Every item as read, resolved and exported, with where it was read and how it was resolved.',
  authenticated: true,
  pathParameters: { document_id: DOCUMENT_ID },
  query: LineItemsQuery,
  responses: { 200: { description: 'A page of line items.', schema: LineItemPage } },
  errors: [
    { code: 'not_found' },
    { code: 'invalid_cursor' },
    { code: 'review_not_ready' },
    { code: 'review_not_available' },
  ],
  handler:
    ({ documents, files, settings }) =>
    async (context, caller) => {
      const documentId = context.req.param('document_id') ?? '';
      const { limit, cursor } = parseQuery(context, LineItemsQuery);
      const document = await ownedDocument(documents, caller.organizationId, documentId);
      const { organizationId, attempt } = document;
      const scope = { list: 'line-items', organizationId, documentId, attempt };
      const from =
        cursor === undefined ? 0 : Number(readCursor(settings.cursorSecret, scope, cursor));
      const estimate = await readReviewFile<Estimate>(files, document, itemsKey(document));
      const { next, ...page } = lineItemPage(estimate, { documentId, from, limit });
      const next_cursor = next === null ? null : signCursor(settings.cursorSecret, scope, next);
      return context.json({ ...page, next_cursor });
    },
};
