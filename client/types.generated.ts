// Generated from the OpenAPI document by client/generate-types.ts. Do not edit.

export type PdfUploadRequest = {
  /** Original file name. */
  file_name: string;
  /** Public https URL of the PDF; fetched in the background. */
  url?: string | null;
  /** The PDF in base64; at most 50 MiB decoded. */
  file_base64?: string | null;
  /** Staged path from `POST /upload-url`. */
  s3_path?: string | null;
  /** Exchange-network address of the recipient; written into both files. */
  xn_address?: string | null;
  profile_code?: '5L' | '8D' | null;
};

export type StructuredEstimateV1 = {
  /** Always '1'. */
  schema_version?: '1';
  /** Name of the file that the estimate comes from. */
  file_name: string;
  /** Name of the project or estimate. */
  estimate_name?: string | null;
  /** Insurance claim number. */
  claim_number?: string | null;
  /** Insurance policy number. */
  policy_number?: string | null;
  /** The insured client. */
  insured_name?: string | null;
  /** Address of the property. */
  property_address?: string | null;
  /** Date of loss, YYYY-MM-DD. */
  date_of_loss?: string | null;
  /** Insurance carrier. */
  carrier_name?: string | null;
  /** Code of the price list that the estimate is bound to. */
  price_list?: string | null;
  /** In the order of the estimate. */
  line_items: Array<StructuredLineItemV1>;
};

export type StructuredLineItemV1 = {
  /** Your own row identifier; unique within the estimate. */
  id?: string | null;
  /** Category code of the estimating platform. */
  cat?: string | null;
  /** Selector code of the estimating platform. */
  sel?: string | null;
  /** Resolves the item to the catalog; required where cat and sel are both absent. */
  description?: string | null;
  /** How much of the unit; greater than 0. */
  quantity: number;
  /** Unit of measure: EA, SF, LF, SQ, ... */
  unit?: string | null;
  /** `+` Replace, `-` Remove, `&` Remove and Replace, `R` Detach & Reset, `I` Install, `M` Material Only. Symbol or name, in any letter case. */
  activity?: string;
  /** Custom base unit price. Where it is omitted the price is 0.00. */
  unit_price?: number | null;
  /** Base total of the whole line. */
  line_item_total?: number | null;
  /** Sales tax. */
  tax?: number | null;
  /** Replacement cost value of the whole line. */
  rcv?: number | null;
  /** Actual cash value of the whole line. */
  acv?: number | null;
  /** Depreciation. */
  depreciation?: number | null;
  /** Whether depreciation applies. */
  depreciation_applicable?: boolean | null;
  /** true recoverable, false non-recoverable. */
  depreciation_recoverable?: boolean;
  /** Overhead and profit. */
  overhead_profit?: number | null;
  /** Whether overhead and profit applies. */
  overhead_profit_applicable?: boolean | null;
  /** Paid when incurred. */
  is_paid_when_incurred?: boolean;
  /** false keeps the row for review and leaves it out of the export. */
  enabled?: boolean;
  /** Room or area. Blank means General. */
  room?: string;
  /** Section within the room. */
  section?: string | null;
  /** Note to the row; plain text, may have several lines. */
  f9_note?: string | null;
};

export type CsvForm = {
  /** UTF-8, comma separated, columns named in the first row. */
  file: string;
  metadata?: CsvMetadata;
};

/** StructuredEstimateV1 without line_items; file_name defaults to the file part. */
export type CsvMetadata = {
  /** Always '1'. */
  schema_version?: '1';
  /** Name of the file that the estimate comes from. */
  file_name?: string;
  /** Name of the project or estimate. */
  estimate_name?: string | null;
  /** Insurance claim number. */
  claim_number?: string | null;
  /** Insurance policy number. */
  policy_number?: string | null;
  /** The insured client. */
  insured_name?: string | null;
  /** Address of the property. */
  property_address?: string | null;
  /** Date of loss, YYYY-MM-DD. */
  date_of_loss?: string | null;
  /** Insurance carrier. */
  carrier_name?: string | null;
  /** Code of the price list that the estimate is bound to. */
  price_list?: string | null;
};

export type UploadUrlRequest = {
  /** Original file name. */
  file_name: string;
  /** Exact size of the PDF; signed into the URL. */
  file_size_bytes: number;
};

export type UploadResponse = {
  /** The handle for status, realtime and downloads. */
  document_id: string;
  status: 'processing' | 'completed' | 'failed' | 'awaiting_claims';
  /** When the upload was accepted. */
  created_at: string;
  /** /status/{document_id} */
  status_url: string;
  /** /ws/status */
  ws_url: string;
  /** Stable link, the API key decides; the contractor file. */
  download_url: string;
  /** The contractor file (8D). */
  contractor_download_url: string;
  /** The carrier file (5L). */
  carrier_download_url: string;
  source_type: 'PDF' | 'JSON' | 'CSV';
};

export type UploadUrlResponse = {
  content_type: 'application/pdf';
  curl_command: string;
  expires_in_seconds: 900;
  file_name: string;
  friendly_upload_url: string;
  /** Headers of the PUT. */
  headers: Record<string, string>;
  method: 'PUT';
  next_step: string;
  request_id: string;
  s3_path: string;
};

export type DocumentStatus = {
  document_id: string;
  status: 'processing' | 'completed' | 'failed' | 'awaiting_claims';
  file_name: string;
  source_type: 'PDF' | 'JSON' | 'CSV';
  progress: Progress;
  workflow_complete: boolean;
  billing: Billing;
  export: Export;
  /** When the upload was accepted. */
  created_at: string;
  /** When nothing more was left to happen by itself. */
  completed_at: string | null;
  /** When both files existed. */
  exported_at: string | null;
  /** False only while the document is processing. */
  terminal: boolean;
  error: DocumentError | null;
  review: Review | null;
  /** When the document last changed. */
  updated_at: string;
};

export type DocumentRecord = {
  document_id: string;
  status: 'processing' | 'completed' | 'failed' | 'awaiting_claims';
  file_name: string;
  source_type: 'PDF' | 'JSON' | 'CSV';
  progress: Progress;
  workflow_complete: boolean;
  billing: Billing;
  export: Export;
  /** When the upload was accepted. */
  created_at: string;
  /** When nothing more was left to happen by itself. */
  completed_at: string | null;
  /** When both files existed. */
  exported_at: string | null;
};

export type DocumentList = {
  documents: Array<DocumentRecord>;
  /** All matches, whatever the page. */
  total: number;
  next_cursor: string | null;
};

export type Progress = {
  ocr: 'pending' | 'running' | 'completed' | 'skipped' | 'failed';
  structure: 'pending' | 'running' | 'completed' | 'skipped' | 'failed';
  actions: 'pending' | 'running' | 'completed' | 'skipped' | 'failed';
  trades: 'pending' | 'running' | 'completed' | 'skipped' | 'failed';
  categories: 'pending' | 'running' | 'completed' | 'skipped' | 'failed';
};

export type Billing = {
  mode: 'test' | 'live';
  state: 'not_charged' | 'charged' | 'insufficient_claims';
  /** Claims that the export took: 0 or 1. */
  claims_charged: number;
};

export type Export = {
  status: 'pending' | 'ready' | 'failed';
  /** The contractor file. */
  download_url: string;
  /** The contractor file (8D). */
  contractor_download_url: string;
  /** The carrier file (5L). */
  carrier_download_url: string;
  files: Array<{
    profile: 'contractor' | 'carrier';
    profile_code: '8D' | '5L';
    /** Size of the ESX file. */
    size_bytes: number;
    sha256: string;
  }>;
};

export type DocumentError = {
  /** Stable; see docs/errors.md. */
  code: string;
  message: string;
  /** The workflow step that gave up. */
  step: string;
};

export type Review = {
  /** Line items, disabled ones included. */
  items: number;
  /** Line items that count in the export. */
  enabled: number;
  /** Line items without a code. */
  unresolved: number;
  /** Line items that are exported as custom items. */
  custom: number;
  reconciled: boolean;
  /** Printed minus computed grand total; null where none is printed. */
  difference: number | null;
  warnings: Array<{
    code: string;
    message: string;
    at: {

    };
  }>;
  catalog_version: string | null;
};

export type LineItemPage = {
  document_id: string;
  line_items: Array<ReviewLineItem>;
  /** Line items of the document. */
  total: number;
  next_cursor: string | null;
};

export type ReviewLineItem = {
  /** Your own row identifier; unique within the estimate. */
  id?: string | null;
  /** Category code of the estimating platform. */
  cat?: string | null;
  /** Selector code of the estimating platform. */
  sel?: string | null;
  /** Resolves the item to the catalog; required where cat and sel are both absent. */
  description?: string | null;
  /** How much of the unit; greater than 0. */
  quantity: number;
  /** Unit of measure: EA, SF, LF, SQ, ... */
  unit?: string | null;
  /** `+` Replace, `-` Remove, `&` Remove and Replace, `R` Detach & Reset, `I` Install, `M` Material Only. Symbol or name, in any letter case. */
  activity?: string;
  /** Custom base unit price. Where it is omitted the price is 0.00. */
  unit_price?: number | null;
  /** Base total of the whole line. */
  line_item_total?: number | null;
  /** Sales tax. */
  tax?: number | null;
  /** Replacement cost value of the whole line. */
  rcv?: number | null;
  /** Actual cash value of the whole line. */
  acv?: number | null;
  /** Depreciation. */
  depreciation?: number | null;
  /** Whether depreciation applies. */
  depreciation_applicable?: boolean | null;
  /** true recoverable, false non-recoverable. */
  depreciation_recoverable?: boolean;
  /** Overhead and profit. */
  overhead_profit?: number | null;
  /** Whether overhead and profit applies. */
  overhead_profit_applicable?: boolean | null;
  /** Paid when incurred. */
  is_paid_when_incurred?: boolean;
  /** false keeps the row for review and leaves it out of the export. */
  enabled?: boolean;
  /** Room or area. Blank means General. */
  room?: string;
  /** Section within the room. */
  section?: string | null;
  /** Note to the row; plain text, may have several lines. */
  f9_note?: string | null;
  /** Place in the estimate, from 0. */
  index: number;
  /** Page from 1; null for JSON and CSV. */
  page: number | null;
  /** In PDF points from the page's top left. */
  box: {
    left: number;
    top: number;
    right: number;
    bottom: number;
  };
  flags: Array<string>;
  resolution: {
    method: string;
    cat: string | null;
    sel: string | null;
    activity: string;
    catalog_description: string | null;
    confidence: number;
    candidates: Array<{
      cat: string;
      sel: string;
      description: string;
      confidence: number;
    }>;
  };
  /** What only a print tells; null for JSON and CSV. */
  printed: {

  };
  /** How the row is written into the ESX files. */
  exported: {
    /** Whether the files hold the row. */
    included: boolean;
    /** Whether it adds to the totals. */
    counts: boolean;
    /** Written without a selector. */
    custom: boolean;
    cat: string | null;
    sel: string | null;
    description: string;
    /** As supplied, or derived where the input left one out. */
    amounts: {
      unit_price: number;
      line_item_total: number;
      tax: number;
      overhead_profit: number;
      rcv: number;
      depreciation: number;
      acv: number;
    };
  };
};

export type Reconciliation = {
  document_id: string;
  reconciled: boolean;
  /** Printed minus computed grand total; null where none is printed. */
  difference: number | null;
  printed: Amounts;
  computed: Amounts;
  failures: Array<{
    scope: string;
    figure: string;
    name: string;
    printed: number;
    computed: number;
    item: number | null;
    message: string;
  }>;
  /** What does not add up as it was read from a scan, where a figure could hardly be read. */
  unclear: Array<{
    scope: string;
    figure: string;
    name: string;
    printed: number;
    computed: number;
    item: number | null;
    message: string;
  }>;
};

export type Amounts = {
  line_item_total: number | null;
  tax: number | null;
  overhead_profit: number | null;
  rcv: number | null;
  depreciation: number | null;
  acv: number | null;
};

export type ClaimBalance = {
  organization_id: string;
  /** Claims that can be spent now. */
  available_claims: number;
  /** Of these, those that expire within 30 days. */
  expiring_claims_in_30_days: number;
  /** Granted in buckets that have not expired. */
  total_granted_claims: number;
  /** Spent from buckets that have not expired. */
  total_used_claims: number;
  /** In the order in which they are spent: soonest expiry first. */
  buckets: Array<{
    id: string;
    source_type: 'purchase' | 'subscription' | 'promotion' | 'adjustment';
    /** Claims granted. */
    quantity: number;
    /** Claims left. */
    claims_remaining: number;
    /** When what is left is lost. */
    expires_at: string;
    /** When they were granted. */
    created_at: string;
  }>;
};

export type CreditBalance = {
  organization_id: string;
  /** Claims that can be spent now. */
  total_available_credits: number;
  /** Of these, those that expire within 30 days. */
  total_expiring_in_30_days: number;
  buckets: Array<{
    id: string;
    /** Claims left. */
    tokens_remaining: number;
    /** When what is left is lost. */
    expires_at: string | null;
    /** When they were granted. */
    created_at: string;
  }>;
};

export type RealtimeToken = {
  /** Valid for 15 minutes. */
  token: string;
  /** The WebSocket endpoint. */
  ws_url: string;
  /** The SSE endpoint. */
  sse_url: string;
  /** The organization that the token is bound to. */
  organization_id: string;
  /** When the token ends. */
  expires_at: string;
};

export type DocumentMessage = {
  event: 'document.created' | 'document.progress' | 'document.failed' | 'document.awaiting_claims' | 'export.completed' | 'document.snapshot';
  event_id: string;
  version: number;
  occurred_at: string;
  document_id: string;
  status: 'processing' | 'completed' | 'failed' | 'awaiting_claims';
  progress: Progress;
  workflow_complete: boolean;
  export: Export;
  error: DocumentError | null;
};

export type Health = {
  status: 'ok';
  version: string;
};

export type ValidationError = {
  detail: Array<{
    /** Begins with body, query, path or header. */
    loc: Array<string | number>;
    msg: string;
    /** Stable; see docs/errors.md. */
    type: string;
    input?: string | number | boolean | Array<unknown> | null;
    ctx?: {

    };
  }>;
};

export type Error = {
  /** A sentence for a person. */
  detail: string;
  code: 'malformed_request' | 'invalid_cursor' | 'unauthorized' | 'insufficient_claims' | 'not_found' | 'artifact_not_found' | 'method_not_allowed' | 'idempotency_conflict' | 'export_not_ready' | 'export_failed' | 'review_not_ready' | 'review_not_available' | 'not_retryable' | 'payload_too_large' | 'unsupported_media_type' | 'rate_limited' | 'internal_error' | 'download_signing_failed' | 'lookup_unavailable' | 'service_busy';
  request_id: string;
};

