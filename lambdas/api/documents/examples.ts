import { downloadLinks } from '../../domain/documents/links.ts';

const ID = '01JX8Z2Q4R6T8V0W2Y4A6C8E0G';

export const DOCUMENT_ID = { description: 'The `document_id` of the upload.', example: ID };

export const RECORD_EXAMPLE = {
  document_id: ID,
  status: 'completed',
  file_name: 'maple-street.pdf',
  source_type: 'PDF',
  progress: {
    ocr: 'skipped',
    structure: 'completed',
    actions: 'completed',
    trades: 'completed',
    categories: 'completed',
  },
  workflow_complete: true,
  billing: { mode: 'live', state: 'charged', claims_charged: 1 },
  export: {
    status: 'ready',
    ...downloadLinks(ID, null),
    files: [
      {
        profile: 'contractor',
        profile_code: '8D',
        size_bytes: 18_204,
        sha256: '5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9',
      },
      {
        profile: 'carrier',
        profile_code: '5L',
        size_bytes: 19_377,
        sha256: '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b',
      },
    ],
  },
  created_at: '2026-03-02T15:04:05.000Z',
  completed_at: '2026-03-02T15:04:09.412Z',
  exported_at: '2026-03-02T15:04:09.412Z',
};

export const STATUS_EXAMPLE = {
  ...RECORD_EXAMPLE,
  terminal: true,
  error: null,
  review: {
    items: 15,
    enabled: 15,
    unresolved: 0,
    custom: 1,
    reconciled: true,
    difference: 0,
    warnings: [],
    catalog_version: 'starter-1',
  },
  updated_at: '2026-03-02T15:04:09.412Z',
};
