import type {
  ClaimStore,
  Clock,
  DocumentStore,
  FileStore,
  Metrics,
  PageRecognizer,
  PdfFetcher,
} from '../ports.ts';
import type { Catalogs } from './catalogs.ts';

/** What the workflow's steps need. Each step takes only its own part. */
export interface PipelineDependencies {
  documents: DocumentStore;
  claims: ClaimStore;
  files: FileStore;
  fetcher: PdfFetcher;
  recognizer: PageRecognizer;
  catalogs: Catalogs;
  clock: Clock;
  metrics: Metrics;
}
