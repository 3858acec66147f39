import * as v from 'valibot';

/** The pieces that several resources share. */

export const time = (description: string) =>
  v.pipe(v.string(), v.metadata({ description, format: 'date-time' }));

export const timeOrNull = (description: string) => v.nullable(time(description));

export const link = (description: string) => v.pipe(v.string(), v.metadata({ description }));

export const count = (description: string) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.metadata({ description }));

export const DocumentStatusSchema = v.picklist([
  'processing',
  'completed',
  'failed',
  'awaiting_claims',
]);

export const SourceTypeSchema = v.picklist(['PDF', 'JSON', 'CSV']);
export const ModeSchema = v.picklist(['test', 'live']);

const stage = v.picklist(['pending', 'running', 'completed', 'skipped', 'failed']);

export const ProgressSchema = v.pipe(
  v.object({ ocr: stage, structure: stage, actions: stage, trades: stage, categories: stage }),
  v.metadata({ title: 'Progress' }),
);

export const BillingSchema = v.pipe(
  v.object({
    mode: ModeSchema,
    state: v.picklist(['not_charged', 'charged', 'insufficient_claims']),
    claims_charged: count('Claims that the export took: 0 or 1.'),
  }),
  v.metadata({ title: 'Billing' }),
);

export const ExportSchema = v.pipe(
  v.object({
    status: v.picklist(['pending', 'ready', 'failed']),
    download_url: link('The contractor file.'),
    contractor_download_url: link('The contractor file (8D).'),
    carrier_download_url: link('The carrier file (5L).'),
    files: v.array(
      v.object({
        profile: v.picklist(['contractor', 'carrier']),
        profile_code: v.picklist(['8D', '5L']),
        size_bytes: count('Size of the ESX file.'),
        sha256: v.string(),
      }),
    ),
  }),
  v.metadata({ title: 'Export' }),
);

export const FailureSchema = v.pipe(
  v.object({
    code: v.pipe(v.string(), v.metadata({ description: 'Stable; see docs/errors.md.' })),
    message: v.string(),
    step: v.pipe(v.string(), v.metadata({ description: 'The workflow step that gave up.' })),
  }),
  v.metadata({ title: 'DocumentError' }),
);

export const ReviewSchema = v.pipe(
  v.object({
    items: count('Line items, disabled ones included.'),
    enabled: count('Line items that count in the export.'),
    unresolved: count('Line items without a code.'),
    custom: count('Line items that are exported as custom items.'),
    reconciled: v.boolean(),
    difference: v.pipe(
      v.nullable(v.number()),
      v.metadata({
        description: 'Printed minus computed grand total; null where none is printed.',
      }),
    ),
    warnings: v.array(
      v.object({ code: v.string(), message: v.string(), at: v.nullable(v.looseObject({})) }),
    ),
    catalog_version: v.nullable(v.string()),
  }),
  v.metadata({ title: 'Review' }),
);

/** INTERFACE section 2.6. */
export const DocumentRecordSchema = v.pipe(
  v.object({
    document_id: v.string(),
    status: DocumentStatusSchema,
    file_name: v.string(),
    source_type: SourceTypeSchema,
    progress: ProgressSchema,
    workflow_complete: v.boolean(),
    billing: BillingSchema,
    export: ExportSchema,
    created_at: time('When the upload was accepted.'),
    completed_at: timeOrNull('When nothing more was left to happen by itself.'),
    exported_at: timeOrNull('When both files existed.'),
  }),
  v.metadata({ title: 'DocumentRecord' }),
);

/** `GET /status/{document_id}`. */
export const DocumentStatusRecord = v.pipe(
  v.object({
    ...DocumentRecordSchema.pipe[0].entries,
    terminal: v.pipe(
      v.boolean(),
      v.metadata({ description: 'False only while the document is processing.' }),
    ),
    error: v.nullable(FailureSchema),
    review: v.nullable(ReviewSchema),
    updated_at: time('When the document last changed.'),
  }),
  v.metadata({ title: 'DocumentStatus' }),
);
