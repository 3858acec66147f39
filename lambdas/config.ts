/**
 * The environment of every Lambda function: the only place of this code that reads `process.env`.
 * The stack sets exactly the names that stand here for a function, and the function parses them
 * once, at cold start; so neither can name a variable that the other does not know.
 */
import * as v from 'valibot';

/**
 * What reaches a function in one invocation is 6 MB as JSON, whatever the gateway takes, and a
 * binary body grows by a third in base64: 4 MiB of CSV fits, and so do 5 MiB of JSON.
 */
export const MAXIMUM_GATEWAY_BODY_BYTES = 5 * 1024 * 1024;

/** Where the container of the large-body ingress listens; elsewhere PORT may name another. */
export const INGRESS_PORT = 8080;

/** How long the body of an upload may take there: 50 MiB in base64 at 2 Mbit a second. */
export const INGRESS_BODY_SECONDS = 300;

export const ingressPort = (
  environment: Record<string, string | undefined> = process.env,
): number => Number(environment.PORT ?? INGRESS_PORT);

/** For how long a key that was found is trusted without looking again. */
export const KEY_CACHE_SECONDS = 30;

/** For how long a function goes on with the signing secret that it read: a rotation's longest echo. */
export const SECRET_CACHE_SECONDS = 900;

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const wholeNumber = (minimum: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(minimum),
  );
const listOf = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').filter((entry) => entry !== '')),
);

const VARIABLES = {
  DOCUMENTS_TABLE: text,
  EVENTS_TABLE: text,
  CLAIMS_TABLE: text,
  ACCESS_TABLE: text,
  SESSIONS_TABLE: text,
  FILES_BUCKET: text,
  /** Secrets Manager id of the secret that cursors and realtime tokens are signed with. */
  SIGNING_SECRET_ID: text,
  STATE_MACHINE_ARN: text,
  DOWNLOAD_SIGNER_FUNCTION: text,
  /** https address of the WebSocket API's stage, to send through. */
  CONNECTIONS_URL: v.pipe(text, v.url()),
  /** The service's own address; empty where links are paths. */
  BASE_URL: v.pipe(
    v.string(),
    v.transform((value) => (value === '' ? null : value.replace(/\/+$/, ''))),
  ),
  /** Origins of web pages that may call from a browser, separated by commas; `*` for all. */
  ALLOWED_ORIGINS: listOf,
  RETENTION_DAYS: wholeNumber(1),
  /** Live documents of an organization that may wait for claims. */
  DOCUMENTS_AWAITING_CLAIMS: wholeNumber(1),
  /** Upload URLs that one key may ask for within a minute. */
  UPLOAD_URLS_PER_MINUTE: wholeNumber(1),
  SERVICE_VERSION: text,
  /** CloudWatch namespace of the service's own metrics: the name of the stack. */
  METRICS_NAMESPACE: text,
  /** Pages of one organization that are read by OCR at the same time. */
  OCR_PAGES_PER_ORGANIZATION: wholeNumber(1),
  /** Greets a connection after `$connect` has returned. */
  GREETER_FUNCTION: text,
  /** How long one event stream lasts before its client resumes; below the function's timeout. */
  STREAM_SECONDS: wholeNumber(1),
} as const;

export type VariableName = keyof typeof VARIABLES;

/** What each function reads. */
export const FUNCTION_VARIABLES = {
  api: [
    'DOCUMENTS_TABLE',
    'EVENTS_TABLE',
    'CLAIMS_TABLE',
    'ACCESS_TABLE',
    'SESSIONS_TABLE',
    'FILES_BUCKET',
    'SIGNING_SECRET_ID',
    'STATE_MACHINE_ARN',
    'DOWNLOAD_SIGNER_FUNCTION',
    'BASE_URL',
    'RETENTION_DAYS',
    'DOCUMENTS_AWAITING_CLAIMS',
    'UPLOAD_URLS_PER_MINUTE',
    'SERVICE_VERSION',
    'METRICS_NAMESPACE',
  ],
  mcp: [
    'DOCUMENTS_TABLE',
    'EVENTS_TABLE',
    'CLAIMS_TABLE',
    'ACCESS_TABLE',
    'SESSIONS_TABLE',
    'FILES_BUCKET',
    'SIGNING_SECRET_ID',
    'STATE_MACHINE_ARN',
    'DOWNLOAD_SIGNER_FUNCTION',
    'BASE_URL',
    'RETENTION_DAYS',
    'DOCUMENTS_AWAITING_CLAIMS',
    'UPLOAD_URLS_PER_MINUTE',
    'SERVICE_VERSION',
    'METRICS_NAMESPACE',
    'ALLOWED_ORIGINS',
  ],
  downloadSigner: ['DOCUMENTS_TABLE', 'EVENTS_TABLE', 'ACCESS_TABLE', 'FILES_BUCKET'],
  sweeper: [
    'DOCUMENTS_TABLE',
    'EVENTS_TABLE',
    'CLAIMS_TABLE',
    'FILES_BUCKET',
    'STATE_MACHINE_ARN',
    'METRICS_NAMESPACE',
  ],
  webSocket: [
    'DOCUMENTS_TABLE',
    'EVENTS_TABLE',
    'SESSIONS_TABLE',
    'SIGNING_SECRET_ID',
    'CONNECTIONS_URL',
    'GREETER_FUNCTION',
    'ALLOWED_ORIGINS',
    'BASE_URL',
  ],
  greeter: ['DOCUMENTS_TABLE', 'EVENTS_TABLE', 'SESSIONS_TABLE', 'CONNECTIONS_URL', 'BASE_URL'],
  fanOut: ['SESSIONS_TABLE', 'CONNECTIONS_URL', 'BASE_URL'],
  serverSentEvents: [
    'DOCUMENTS_TABLE',
    'EVENTS_TABLE',
    'SESSIONS_TABLE',
    'SIGNING_SECRET_ID',
    'ALLOWED_ORIGINS',
    'BASE_URL',
    'STREAM_SECONDS',
  ],
  intake: ['DOCUMENTS_TABLE', 'EVENTS_TABLE', 'FILES_BUCKET', 'METRICS_NAMESPACE'],
  readText: ['DOCUMENTS_TABLE', 'EVENTS_TABLE', 'FILES_BUCKET', 'METRICS_NAMESPACE'],
  recognizePage: [
    'DOCUMENTS_TABLE',
    'EVENTS_TABLE',
    'SESSIONS_TABLE',
    'FILES_BUCKET',
    'OCR_PAGES_PER_ORGANIZATION',
    'METRICS_NAMESPACE',
  ],
  structure: ['DOCUMENTS_TABLE', 'EVENTS_TABLE', 'FILES_BUCKET', 'METRICS_NAMESPACE'],
  actions: ['DOCUMENTS_TABLE', 'EVENTS_TABLE', 'FILES_BUCKET', 'METRICS_NAMESPACE'],
  trades: ['DOCUMENTS_TABLE', 'EVENTS_TABLE', 'FILES_BUCKET', 'METRICS_NAMESPACE'],
  categories: ['DOCUMENTS_TABLE', 'EVENTS_TABLE', 'FILES_BUCKET', 'METRICS_NAMESPACE'],
  exportProfile: ['DOCUMENTS_TABLE', 'EVENTS_TABLE', 'FILES_BUCKET', 'METRICS_NAMESPACE'],
  settle: ['DOCUMENTS_TABLE', 'EVENTS_TABLE', 'CLAIMS_TABLE', 'FILES_BUCKET', 'METRICS_NAMESPACE'],
  fail: ['DOCUMENTS_TABLE', 'EVENTS_TABLE', 'METRICS_NAMESPACE'],
} as const satisfies Record<string, readonly VariableName[]>;

export type FunctionName = keyof typeof FUNCTION_VARIABLES;

type Values = { [Name in VariableName]: v.InferOutput<(typeof VARIABLES)[Name]> };
export type Config<F extends FunctionName> = Pick<Values, (typeof FUNCTION_VARIABLES)[F][number]>;

/**
 * Parses a function's environment.
 *
 * @throws naming every variable that is missing or wrong, never a value.
 */
export const readConfig = <F extends FunctionName>(
  functionName: F,
  environment: Record<string, string | undefined> = process.env,
): Config<F> => {
  const entries = Object.fromEntries(
    FUNCTION_VARIABLES[functionName].map((name) => [name, VARIABLES[name]]),
  );
  const parsed = v.safeParse(v.object(entries), environment);
  if (parsed.success) return parsed.output as Config<F>;
  const problems = parsed.issues.map(
    (issue) => `${v.getDotPath(issue)}: ${issue.input === undefined ? 'missing' : issue.message}`,
  );
  throw new Error(
    `The function "${functionName}" is not configured: ${problems.join('; ')}. The stack sets these; deploy it again.`,
  );
};
