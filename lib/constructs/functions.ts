import { Construct } from 'constructs';
import { DOCUMENT_INDEXES, EVENT_INDEXES } from '../../lambdas/adapters/aws/tables.ts';
import type { FunctionName } from '../../lambdas/config.ts';
import type { StepName } from '../../lambdas/pipeline/steps.ts';
import type { BundleOptions } from '../bundle.ts';
import type { StackConfig } from '../config.ts';
import type { DeadLetters } from './dead-letters.ts';
import type { Files } from './files.ts';
import type { Records } from './records.ts';
import { type Environment, ServiceFunction, variablesOf } from './service-function.ts';
import type { ServiceRole } from './service-role.ts';
import type { SigningSecret } from './signing-secret.ts';

interface Shape {
  entry: string;
  timeoutSeconds: number;
  memoryMegabytes: number;
}

const step = (name: string, timeoutSeconds: number, memoryMegabytes: number): Shape => ({
  entry: `lambdas/handlers/steps/${name}.ts`,
  timeoutSeconds,
  memoryMegabytes,
});

/**
 * What each function is made of. Memory is also processing power: the steps that read and resolve
 * get a whole processor. Timeouts of steps lie below those of their states.
 */
const SHAPES: Readonly<Record<FunctionName, Shape>> = {
  api: { entry: 'lambdas/handlers/api.ts', timeoutSeconds: 29, memoryMegabytes: 1024 },
  mcp: { entry: 'lambdas/handlers/mcp.ts', timeoutSeconds: 29, memoryMegabytes: 1024 },
  downloadSigner: {
    entry: 'lambdas/handlers/download-signer.ts',
    timeoutSeconds: 10,
    memoryMegabytes: 512,
  },
  sweeper: { entry: 'lambdas/handlers/sweeper.ts', timeoutSeconds: 300, memoryMegabytes: 512 },
  webSocket: { entry: 'lambdas/handlers/web-socket.ts', timeoutSeconds: 29, memoryMegabytes: 512 },
  greeter: { entry: 'lambdas/handlers/greeter.ts', timeoutSeconds: 60, memoryMegabytes: 512 },
  fanOut: { entry: 'lambdas/handlers/fan-out.ts', timeoutSeconds: 60, memoryMegabytes: 512 },
  serverSentEvents: {
    entry: 'lambdas/handlers/server-sent-events.ts',
    timeoutSeconds: 900,
    memoryMegabytes: 512,
  },
  intake: step('intake', 110, 1024),
  readText: step('read-text', 290, 2048),
  recognizePage: step('recognize-page', 115, 2048),
  structure: step('structure', 290, 2048),
  actions: step('actions', 110, 1769),
  trades: step('trades', 110, 1769),
  categories: step('categories', 290, 2048),
  exportProfile: step('export-profile', 110, 1769),
  settle: step('settle', 55, 1024),
  fail: step('fail', 55, 512),
};

export const STEP_NAMES: readonly StepName[] = [
  'intake',
  'readText',
  'recognizePage',
  'structure',
  'actions',
  'trades',
  'categories',
  'exportProfile',
  'settle',
  'fail',
];

/** The entry of a function: OCR has one per engine. */
export const entryOf = (config: StackConfig, name: FunctionName): string =>
  name === 'recognizePage' && config.ocr.engine === 'textract'
    ? 'lambdas/handlers/steps/recognize-page-textract.ts'
    : SHAPES[name].entry;

/** Bundling of a function that carries more than code: OCR with its native parts. */
export const bundlingOf = (config: StackConfig, name: FunctionName): BundleOptions => {
  if (name !== 'recognizePage') return {};
  const drawing: BundleOptions['packages'] = {
    '@napi-rs/canvas': 'all',
    [`@napi-rs/canvas-linux-${config.ocrArchitecture === 'arm64' ? 'arm64' : 'x64'}-gnu`]: 'all',
    'pdfjs-dist': [
      'legacy/build/pdf.mjs',
      'legacy/build/pdf.worker.mjs',
      'cmaps',
      'iccs',
      'standard_fonts',
      'wasm',
    ],
  };
  if (config.ocr.engine === 'textract') return { packages: drawing };
  return {
    packages: {
      ...drawing,
      '@tesseract.js-data/eng': ['4.0.0_best_int'],
      // It starts threads from a file of its own.
      piscina: 'all',
      'tesseract.js-core': [
        'tesseract-core-relaxedsimd-lstm.js',
        'tesseract-core-relaxedsimd-lstm.wasm',
      ],
    },
    workers: { 'lambdas/adapters/ocr/recognition-thread.ts': 'recognition-thread.mjs' },
  };
};

export interface FunctionsProps {
  config: StackConfig;
  records: Records;
  files: Files;
  signingSecret: SigningSecret;
  connectionsUrl: string;
  deadLetters: DeadLetters;
  serviceVersion: string;
  bundled: boolean;
}

/** Steps that read the source, and note no progress of their own. */
const READING: ReadonlySet<StepName> = new Set(['readText', 'recognizePage']);

/** Steps that look into the catalogue. */
const RESOLVING: ReadonlySet<StepName> = new Set(['intake', 'actions', 'trades', 'categories']);

const READ = ['GetItem'] as const;
/** A change writes a document, and marks or unmarks it as waiting. */
const CHANGE = ['GetItem', 'PutItem', 'DeleteItem'] as const;
const DOCUMENTS = 'documents/';
const STAGED = 'staged/';
const CATALOGS = 'catalogs/';

/** All functions, each with what its code calls and no more. */
export class Functions extends Construct {
  readonly all: Readonly<Record<FunctionName, ServiceFunction>>;
  readonly #props: FunctionsProps;
  readonly #environment: Record<string, string>;

  constructor(scope: Construct, id: string, props: FunctionsProps) {
    super(scope, id);
    this.#props = props;
    const { config, records, files, signingSecret } = props;
    const { tables } = records;
    this.#environment = {
      DOCUMENTS_TABLE: tables.documents.tableName,
      EVENTS_TABLE: tables.events.tableName,
      CLAIMS_TABLE: tables.claims.tableName,
      ACCESS_TABLE: tables.access.tableName,
      SESSIONS_TABLE: tables.sessions.tableName,
      FILES_BUCKET: files.bucket.bucketName,
      SIGNING_SECRET_ID: signingSecret.secret.secretArn,
      CONNECTIONS_URL: props.connectionsUrl,
      BASE_URL: config.baseUrl ?? '',
      ALLOWED_ORIGINS: config.allowedOrigins.join(','),
      RETENTION_DAYS: String(config.documentRetentionDays),
      DOCUMENTS_AWAITING_CLAIMS: String(config.limits.documentsAwaitingClaims),
      UPLOAD_URLS_PER_MINUTE: String(config.limits.uploadUrlsPerMinute),
      STREAM_SECONDS: String(config.streamSeconds),
      OCR_PAGES_PER_ORGANIZATION: String(config.ocr.pagesPerOrganization),
      SERVICE_VERSION: props.serviceVersion,
      METRICS_NAMESPACE: config.stackName,
    };
    const made = {} as Record<FunctionName, ServiceFunction>;
    const make = (name: FunctionName): ServiceFunction => {
      made[name] = this.#make(name);
      return made[name];
    };

    // Those that others call come first: their names are part of the others' environment.
    for (const name of STEP_NAMES) this.#allowStep(name, make(name));
    const signer = make('downloadSigner');
    this.#environment.DOWNLOAD_SIGNER_FUNCTION = signer.lambda.functionName;
    signer.role.mayUseTable(tables.documents, READ);
    signer.role.mayUseTable(tables.access, READ);
    signer.role.mayUseFiles(files.bucket, [DOCUMENTS], ['GetObject']);
    signer.role.may(['s3:ListBucket'], [files.bucket.bucketArn]);

    const greeter = make('greeter');
    this.#environment.GREETER_FUNCTION = greeter.lambda.functionName;
    this.all = made;
  }

  /** The functions that need the state machine, once it is there. */
  complete(stateMachineArn: string): void {
    const { records, files } = this.#props;
    const { tables } = records;
    this.#environment.STATE_MACHINE_ARN = stateMachineArn;
    const made = this.all as Record<FunctionName, ServiceFunction>;
    const make = (name: FunctionName): ServiceFunction => {
      made[name] = this.#make(name);
      return made[name];
    };
    for (const name of ['api', 'mcp'] as const) {
      this.allowApplication(make(name).role, stateMachineArn);
    }

    const sweeper = make('sweeper');
    sweeper.role.mayUseTable(
      tables.documents,
      [...CHANGE, 'Query', 'BatchGetItem'],
      [DOCUMENT_INDEXES.byStaleness, DOCUMENT_INDEXES.byRetention, DOCUMENT_INDEXES.byWaiting],
    );
    sweeper.role.mayUseTable(tables.events, ['PutItem']);
    sweeper.role.mayUseTable(tables.claims, ['Query', 'GetItem', 'PutItem', 'UpdateItem']);
    sweeper.role.mayUseFiles(
      files.bucket,
      [DOCUMENTS, STAGED],
      ['DeleteObject', 'DeleteObjectVersion'],
    );
    sweeper.role.mayListFiles(files.bucket, [DOCUMENTS, STAGED]);
    sweeper.role.may(['states:StartExecution'], [stateMachineArn]);

    const webSocket = make('webSocket');
    this.#maySign(webSocket.role);
    webSocket.role.may(['lambda:InvokeFunction'], [this.all.greeter.lambda.functionArn]);
    for (const reader of [webSocket, this.all.greeter]) {
      this.#mayFollow(reader);
      reader.role.mayUseTable(tables.sessions, [
        'GetItem',
        'Query',
        'BatchWriteItem',
        'DeleteItem',
      ]);
    }
    const fanOut = make('fanOut');
    fanOut.role.mayUseTable(tables.sessions, ['GetItem', 'Query', 'BatchWriteItem', 'DeleteItem']);

    const serverSentEvents = make('serverSentEvents');
    this.#maySign(serverSentEvents.role);
    this.#mayFollow(serverSentEvents);
    serverSentEvents.role.mayUseTable(tables.sessions, [
      'GetItem',
      'Query',
      'BatchWriteItem',
      'DeleteItem',
    ]);
  }

  /** Reads documents and the event log of an organization. */
  #mayFollow(target: ServiceFunction): void {
    const { tables } = this.#props.records;
    target.role.mayUseTable(
      tables.documents,
      ['GetItem', 'BatchGetItem'],
      [DOCUMENT_INDEXES.byOrganization],
    );
    target.role.mayUseTable(tables.events, ['Query'], [EVENT_INDEXES.byOrganization]);
  }

  /** What the HTTP application calls, wherever it runs. */
  allowApplication(role: ServiceRole, stateMachineArn: string): void {
    const { records, files } = this.#props;
    const { tables } = records;
    role.mayUseTable(
      tables.documents,
      [...CHANGE, 'Query', 'BatchGetItem'],
      [DOCUMENT_INDEXES.byOrganization],
    );
    role.mayUseTable(tables.events, ['PutItem']);
    role.mayUseTable(tables.claims, ['Query']);
    role.mayUseTable(tables.access, READ);
    role.mayUseTable(tables.sessions, ['GetItem', 'PutItem']);
    role.mayUseFiles(
      files.bucket,
      [DOCUMENTS, STAGED],
      ['GetObject', 'GetObjectVersion', 'PutObject', 'DeleteObject', 'DeleteObjectVersion'],
    );
    role.may(['s3:ListBucket'], [files.bucket.bucketArn]);
    role.mayListFiles(files.bucket, [DOCUMENTS, STAGED]);
    role.may(['states:StartExecution'], [stateMachineArn]);
    role.may(['lambda:InvokeFunction'], [this.all.downloadSigner.lambda.functionArn]);
    this.#maySign(role);
  }

  #maySign(role: ServiceRole): void {
    const { secret } = this.#props.signingSecret;
    role.may(['secretsmanager:GetSecretValue'], [secret.secretArn]);
  }

  /** The variables that the HTTP application reads, wherever it runs. */
  applicationEnvironment(): Record<string, string> {
    return variablesOf('api', this.#environment as Environment);
  }

  #allowStep(name: StepName, target: ServiceFunction): void {
    const { records, files } = this.#props;
    const { tables } = records;
    target.role.mayUseTable(tables.documents, READING.has(name) ? READ : CHANGE);
    if (!READING.has(name)) target.role.mayUseTable(tables.events, ['PutItem']);
    if (name === 'fail') return;
    target.role.mayUseFiles(
      files.bucket,
      [DOCUMENTS],
      [
        'GetObject',
        ...(name === 'settle' ? [] : ['PutObject']),
        // The source, in the version that the document pins.
        ...(READING.has(name) ? ['GetObjectVersion'] : []),
      ],
    );
    // Without it, S3 answers 403 instead of 404 for a file that is not there.
    target.role.may(['s3:ListBucket'], [files.bucket.bucketArn]);
    if (name === 'recognizePage') target.role.mayUseTable(tables.sessions, ['GetItem', 'PutItem']);
    if (name === 'recognizePage' && this.#props.config.ocr.engine === 'textract') {
      // Textract takes the page's picture in the call, and so has no resource to name.
      target.role.may(['textract:DetectDocumentText'], ['*']);
    }
    if (RESOLVING.has(name)) {
      target.role.mayUseFiles(files.bucket, [CATALOGS], ['GetObject']);
    }
    if (name === 'settle') {
      target.role.mayUseTable(tables.documents, ['Query', 'BatchGetItem']);
      target.role.mayUseTable(tables.claims, ['Query', 'GetItem', 'PutItem', 'UpdateItem']);
      // What a step wrote for a document that was deleted meanwhile.
      target.role.mayUseFiles(files.bucket, [DOCUMENTS], ['DeleteObject', 'DeleteObjectVersion']);
      target.role.mayListFiles(files.bucket, [DOCUMENTS]);
    }
  }

  #make(name: FunctionName): ServiceFunction {
    const { config, bundled, deadLetters } = this.#props;
    const shape = SHAPES[name];
    return new ServiceFunction(this, name, {
      config,
      name,
      ...shape,
      entry: entryOf(config, name),
      ...(name === 'recognizePage' && {
        memoryMegabytes: config.ocr.memoryMegabytes,
        architecture: config.ocrArchitecture,
        reservedConcurrency: config.ocr.reservedConcurrency,
      }),
      ...(name === 'serverSentEvents' && { reservedConcurrency: config.streamConcurrency }),
      bundling: bundlingOf(config, name),
      ...((name === 'greeter' || name === 'sweeper') && { deadLetters: deadLetters[name] }),
      environment: this.#environment as Environment,
      bundled,
    });
  }
}
