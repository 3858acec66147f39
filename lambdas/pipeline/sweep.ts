import type {
  ClaimStore,
  Clock,
  DocumentStore,
  EventLog,
  FileStore,
  Metrics,
  Workflow,
} from '../ports.ts';
import { deleteDocument } from './delete-document.ts';
import { settleWaiting } from './settle-waiting.ts';
import { restartDocument, startDocument } from './start-document.ts';

export interface SweepDependencies {
  documents: DocumentStore;
  claims: ClaimStore;
  events: EventLog;
  files: FileStore;
  workflow: Workflow;
  clock: Clock;
  metrics: Metrics;
}

export interface SweepReport {
  started: number;
  restarted: number;
  completed: number;
  deleted: number;
  prunedEvents: number;
}

/** A start that was not noted for this long did not happen: uploads start in milliseconds. */
const UNSTARTED_AFTER_SECONDS = 60;
/** Longer than the state machine's own timeout: by then its execution is over, whatever it did. */
const DEAD_AFTER_SECONDS = 3900;
const EVENT_RETENTION_DAYS = 7;
const BATCH = 100;

/**
 * Mends what a crash between two steps left: starts what was committed but never started, takes up
 * what died, completes what waits beside a claim; and ends what retention ends.
 */
export const sweep = async (dependencies: SweepDependencies): Promise<SweepReport> => {
  const { documents, claims, events, clock, metrics } = dependencies;
  const ago = (seconds: number): string =>
    new Date(clock.now().getTime() - seconds * 1000).toISOString();
  const report: SweepReport = {
    started: 0,
    restarted: 0,
    completed: 0,
    deleted: 0,
    prunedEvents: 0,
  };

  for (const document of await documents.listStale(ago(UNSTARTED_AFTER_SECONDS), BATCH)) {
    if (document.startedAt === null) {
      if (await startDocument(dependencies, document.documentId)) report.started += 1;
    } else if (document.updatedAt < ago(DEAD_AFTER_SECONDS)) {
      if (await restartDocument(dependencies, document.documentId)) report.restarted += 1;
    }
  }
  for (const organizationId of await claims.organizationsWaiting(BATCH)) {
    report.completed += await settleWaiting(dependencies, organizationId);
  }
  for (const document of await documents.listExpired(clock.now().toISOString(), BATCH)) {
    if (await deleteDocument(dependencies, document.documentId)) report.deleted += 1;
  }
  report.prunedEvents = await events.prune(ago(EVENT_RETENTION_DAYS * 86_400));
  const { started, restarted, completed } = report;
  if (started > 0) metrics.record('DocumentsRescued', started, 'started');
  if (restarted > 0) metrics.record('DocumentsRescued', restarted, 'restarted');
  if (completed > 0) metrics.record('ClaimsCharged', completed, null);
  metrics.record('Sweeps', 1, null);
  return report;
};
