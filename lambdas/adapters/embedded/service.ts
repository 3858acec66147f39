import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { getRequestListener } from '@hono/node-server';
import { readStarterCatalog } from '../../../catalog/starter.ts';
import { createApi } from '../../api/app.ts';
import {
  type ApiDependencies,
  DEFAULT_LIMITS,
  FULL_INLINE_BYTES,
  type Log,
} from '../../api/dependencies.ts';
import { signDownload } from '../../api/downloads/sign-download.ts';
import { createMcpApp, MCP_PATH } from '../../mcp/mcp-app.ts';
import { fail } from '../../pipeline/fail.ts';
import { intake } from '../../pipeline/intake.ts';
import { measured } from '../../pipeline/measured.ts';
import { recognizePage } from '../../pipeline/recognize-page.ts';
import { settle } from '../../pipeline/settle.ts';
import { restartDocument } from '../../pipeline/start-document.ts';
import type { StepName } from '../../pipeline/steps.ts';
import { sweep } from '../../pipeline/sweep.ts';
import { WORKFLOW } from '../../pipeline/workflow.ts';
import type { WorkflowInput } from '../../ports.ts';
import { attachRealtime } from '../../realtime/embedded/attach-realtime.ts';
import { createTokens } from '../../realtime/token.ts';
import { createPdfFetcher } from '../fetch/pdf-fetcher.ts';
import { createPageRecognizer } from '../ocr/recognize-pages.ts';
import { EventFeed } from './event-feed.ts';
import { FairQueue } from './fair-queue.ts';
import { fileRoutes } from './file-routes.ts';
import { FILES_PATH } from './folder-files.ts';
import { lockFolder } from './folder-lock.ts';
import { LocalWorkflow } from './local-workflow.ts';
import { openEmbedded } from './open-embedded.ts';
import { openStepPool } from './step-pool.ts';

export interface ServiceOptions {
  dataDirectory: string;
  /** 0 for any free port. */
  port: number;
  host: string;
  /** Where clients reach the service, without a trailing slash; by default where it listens. */
  publicUrl?: string;
  /** Origins of browser pages that may open streams, besides the service's own. */
  allowedOrigins?: readonly string[];
  retentionDays: number;
  version: string;
  log: Log;
}

export interface RunningService {
  baseUrl: string;
  embedded: ReturnType<typeof openEmbedded>;
  /** Stops taking requests, lets nothing half-written behind, and frees the data folder. */
  close(): Promise<void>;
}

const SWEEP_MILLISECONDS = 30_000;
const KEY_CACHE_SECONDS = 5;
/** A staged upload that nobody processed by then is given up. */
const STAGED_RETENTION_MILLISECONDS = 86_400_000;

/**
 * The whole service in one process: HTTP, WebSocket and SSE on one port, records in SQLite, files
 * in a folder, the workflow interpreted here. Unfinished documents of an earlier run are taken up
 * again before the port opens.
 *
 * @throws where the port is taken or another service holds the data folder.
 */
export const startService = async (options: ServiceOptions): Promise<RunningService> => {
  const { log, allowedOrigins = [] } = options;
  let baseUrl = options.publicUrl ?? '';
  const embedded = openEmbedded(options.dataDirectory, {
    starterCatalog: readStarterCatalog(),
    baseUrl: () => baseUrl,
  });
  const { documents, files, clock, ids } = embedded;
  const lock = lockFolder(options.dataDirectory);

  const stepPool = openStepPool(options.dataDirectory);
  const recognizer = createPageRecognizer();
  const queue = new FairQueue(availableParallelism());
  const stepDependencies = {
    ...embedded,
    fetcher: createPdfFetcher(),
    recognizer,
  };
  const ownSteps = { intake, recognizePage, settle, fail };
  const organizationOf = async (documentId: string): Promise<string> =>
    (await documents.get(documentId))?.organizationId ?? '';

  const feed = new EventFeed(embedded.database, (event) => realtime.publish(event));
  const runStep = async (step: StepName, input: WorkflowInput): Promise<unknown> => {
    const work = (): Promise<unknown> =>
      stepPool.takes(step)
        ? stepPool.run(step, input)
        : ownSteps[step as keyof typeof ownSteps](stepDependencies, input as never);
    const heavy = stepPool.takes(step) || step === 'recognizePage';
    const timed = (): Promise<unknown> => measured(embedded, step, work);
    const result = heavy
      ? await queue.run(await organizationOf(input.documentId), timed)
      : await timed();
    feed.deliver();
    return result;
  };
  const workflow = new LocalWorkflow(WORKFLOW, runStep, (input, error) =>
    log('error', 'An execution ended without recording why; the sweeper takes it up again.', {
      documentId: input.documentId,
      attempt: input.attempt,
      error: error instanceof Error ? error.message : String(error),
    }),
  );

  const tokens = createTokens([embedded.secret]);
  const apiDependencies: ApiDependencies = {
    ...embedded,
    workflow,
    downloadSigner: { signDownload: (request) => signDownload(embedded, request) },
    realtimeTokens: { issue: (organizationId) => tokens.issue(organizationId, clock.now()) },
    log,
    settings: {
      baseUrl: options.publicUrl ?? null,
      retentionDays: options.retentionDays,
      maximumInlineBytes: FULL_INLINE_BYTES,
      cursorSecret: embedded.secret.toString('hex'),
      ...DEFAULT_LIMITS,
      keyCacheSeconds: KEY_CACHE_SECONDS,
      serviceVersion: options.version,
    },
  };
  const api = createApi(apiDependencies);
  const mcp = createMcpApp(apiDependencies, api, allowedOrigins.map(hostOf));
  const fileApp = fileRoutes(files);
  const appOf = (path: string) => {
    if (path === FILES_PATH) return fileApp;
    return path === MCP_PATH ? mcp : api;
  };

  const server = createServer(
    getRequestListener(async (request) => {
      const response = await appOf(new URL(request.url).pathname).fetch(request);
      feed.deliver();
      return response;
    }),
  );
  const realtime = attachRealtime(server, {
    tokens,
    documents,
    events: embedded.events,
    clock,
    ids,
    baseUrl: options.publicUrl ?? null,
    allowedOrigins,
    onError: (message, error) =>
      log('error', message, { error: error instanceof Error ? error.message : String(error) }),
  });

  const sweepDependencies = { ...embedded, workflow };
  const stop = async (): Promise<void> => {
    clearInterval(sweeper);
    feed.stop();
    realtime.close();
    server.close();
    server.closeAllConnections();
    await workflow.close();
    await stepPool.close();
    await recognizer.close();
    embedded.database.close();
    lock.release();
  };
  const tidyUp = async (): Promise<void> => {
    await sweep(sweepDependencies);
    const before = new Date(clock.now().getTime() - STAGED_RETENTION_MILLISECONDS).toISOString();
    await files.deleteOlder('staged/', before);
  };
  const sweeper = setInterval(() => {
    tidyUp().catch((error: unknown) =>
      log('error', 'A sweep failed; the next one is in 30 seconds.', { error: String(error) }),
    );
  }, SWEEP_MILLISECONDS);
  sweeper.unref();

  try {
    const startedAt = clock.now().toISOString();
    const address = await listen(server, options.host, options.port);
    baseUrl ||= address;
    feed.start();
    await resume(sweepDependencies, startedAt);
  } catch (error) {
    await stop();
    throw error;
  }
  return { baseUrl, embedded, close: stop };
};

const hostOf = (origin: string): string =>
  URL.canParse(origin) ? new URL(origin).hostname : origin;

const listen = (server: Server, host: string, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const { port: bound } = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${bound}`);
    });
  });

const RESUME_BATCH = 1000;

/**
 * Whatever was in flight when the process ended, which is everything unfinished that nobody has
 * touched since this one started, begins again under its next attempt.
 */
const resume = async (
  dependencies: Parameters<typeof sweep>[0],
  startedAt: string,
): Promise<void> => {
  for (;;) {
    const unfinished = await dependencies.documents.listStale(startedAt, RESUME_BATCH);
    for (const { documentId } of unfinished) await restartDocument(dependencies, documentId);
    if (unfinished.length < RESUME_BATCH) return;
  }
};
