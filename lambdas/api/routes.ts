import { getClaims } from './claims/get-claims.ts';
import { getCredits } from './claims/get-credits.ts';
import { deleteDocument } from './documents/delete-document.ts';
import { getLineItems } from './documents/get-line-items.ts';
import { getReconciliation } from './documents/get-reconciliation.ts';
import { getStatus } from './documents/get-status.ts';
import { listDocuments } from './documents/list-documents.ts';
import { retryDocument } from './documents/retry-document.ts';
import { downloadEsx } from './downloads/download-esx.ts';
import { getHealth } from './health/get-health.ts';
import type { Route } from './http/route.ts';
import { createRealtimeToken } from './realtime-token/create-realtime-token.ts';
import { createUploadUrl } from './uploads/create-upload-url.ts';
import { uploadCsv } from './uploads/upload-csv.ts';
import { uploadJson } from './uploads/upload-json.ts';
import { uploadPdf } from './uploads/upload-pdf.ts';

/** Every operation of the application; routing and the OpenAPI document are made from it. */
export const ROUTES: readonly Route[] = [
  uploadPdf,
  uploadJson,
  uploadCsv,
  createUploadUrl,
  getStatus,
  listDocuments,
  getLineItems,
  getReconciliation,
  retryDocument,
  deleteDocument,
  downloadEsx,
  getClaims,
  getCredits,
  createRealtimeToken,
  getHealth,
];
