/**
 * Everything that an operator may want to set, with its default and its reason. One file to read,
 * one to change: copy a profile, or edit `production`.
 */
import * as v from 'valibot';
import { DEFAULT_LIMITS } from '../lambdas/api/dependencies.ts';

const wholeNumber = (minimum: number, maximum: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(minimum), v.maxValue(maximum));

const ConfigSchema = v.strictObject({
  stackName: v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]{0,60}$/)),
  /** Processors of all functions. arm64 costs a fifth less; emulators run on their host's. */
  architecture: v.picklist(['arm64', 'x86_64']),
  /**
   * Processors of the OCR function. It carries a native image library, which npm installs for the
   * machine that builds; so this is the build machine's kind, whatever the others run on.
   */
  ocrArchitecture: v.picklist(['arm64', 'x86_64']),
  /** `retain` keeps tables and files when the stack is deleted. */
  removal: v.picklist(['retain', 'destroy']),
  logRetentionDays: v.picklist([1, 3, 7, 14, 30, 60, 90, 180, 365, 731]),
  /** A document, its files and what is personal in it are deleted after this. */
  documentRetentionDays: wholeNumber(1, 3650),
  /** The service's own https address, for absolute links; null for links that are paths. */
  baseUrl: v.nullable(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
  /** Web origins that may call from a browser; `*` for any: keys are sent by header, not cookie. */
  allowedOrigins: v.array(v.string()),
  /** One host for HTTP, `/ws/status` and `/sse/status` by CloudFront. */
  edge: v.strictObject({
    enabled: v.boolean(),
    /** The distribution's own name with its certificate in us-east-1; null for *.cloudfront.net. */
    domainName: v.nullable(v.string()),
    certificateArn: v.nullable(v.pipe(v.string(), v.startsWith('arn:'))),
  }),
  /**
   * A container service behind the distribution that takes inline PDFs up to the contract's 50 MiB;
   * without it they end at 5 MiB, what a function takes. It costs money while nobody uses it
   * (docs/operations.md), and most callers stage their PDFs: off.
   */
  largeBodies: v.strictObject({
    enabled: v.boolean(),
    /**
     * The list of CloudFront's own addresses in the region, which alone may connect:
     * `aws ec2 describe-managed-prefix-lists --filters
     * Name=prefix-list-name,Values=com.amazonaws.global.cloudfront.origin-facing`.
     */
    cloudFrontPrefixListId: v.nullable(v.pipe(v.string(), v.startsWith('pl-'))),
    minimumTasks: wholeNumber(1, 100),
    maximumTasks: wholeNumber(1, 100),
  }),
  /** The contract's own limits; a caller is told of both in the answer that refuses. */
  limits: v.strictObject({
    /** Live documents of an organization that may wait for claims; further live uploads get 402. */
    documentsAwaitingClaims: wholeNumber(1, 10_000),
    /** Upload URLs that one key may ask for within a minute. */
    uploadUrlsPerMinute: wholeNumber(1, 10_000),
  }),
  http: v.strictObject({
    /** Requests a second, over all organizations, beyond which the gateway answers 429. */
    throttleRate: wholeNumber(1, 100_000),
    throttleBurst: wholeNumber(1, 100_000),
  }),
  ocr: v.strictObject({
    engine: v.picklist(['tesseract', 'textract']),
    /**
     * Pages read at the same time, over all organizations; 0 leaves it to the account. An account
     * must keep 100 functions unreserved, and a fresh one has no more (often 10): a reservation
     * there fails the deployment. Reserve once the quota is 1,000 (docs/operations.md).
     */
    reservedConcurrency: wholeNumber(0, 1000),
    /** Of those, pages of one organization: a long scan must not keep the others waiting. */
    pagesPerOrganization: wholeNumber(1, 1000),
    memoryMegabytes: wholeNumber(512, 10_240),
  }),
  /**
   * How long one event stream lasts before its client resumes; the function runs, and costs, for
   * as long. Emulators hand a stream over only when it ends.
   */
  streamSeconds: wholeNumber(1, 840),
  /**
   * Event streams at the same time, over all organizations: each is a function at work, and without
   * a bound they could leave none for requests. 0 leaves it to the account, as for OCR above.
   */
  streamConcurrency: wholeNumber(0, 10_000),
  /** Gets every alarm by mail; null for none. */
  alarmEmail: v.nullable(v.pipe(v.string(), v.email())),
  /** How often the sweeper looks for what was committed and not started. */
  sweepEveryMinutes: wholeNumber(1, 60),
});

export type StackConfig = v.InferOutput<typeof ConfigSchema>;

const production: StackConfig = {
  stackName: 'EstimateExchange',
  architecture: 'arm64',
  ocrArchitecture: 'x86_64',
  removal: 'retain',
  logRetentionDays: 90,
  documentRetentionDays: 365,
  baseUrl: null,
  allowedOrigins: ['*'],
  edge: { enabled: true, domainName: null, certificateArn: null },
  largeBodies: { enabled: false, cloudFrontPrefixListId: null, minimumTasks: 1, maximumTasks: 4 },
  limits: { ...DEFAULT_LIMITS },
  http: { throttleRate: 200, throttleBurst: 400 },
  ocr: {
    engine: 'tesseract',
    reservedConcurrency: 0,
    pagesPerOrganization: 8,
    memoryMegabytes: 2048,
  },
  streamSeconds: 290,
  streamConcurrency: 0,
  alarmEmail: null,
  sweepEveryMinutes: 5,
};

/** For LocalStack-compatible endpoints: the host's processors, no CloudFront, nothing retained. */
const emulator: StackConfig = {
  ...production,
  architecture: 'x86_64',
  removal: 'destroy',
  logRetentionDays: 1,
  edge: { ...production.edge, enabled: false },
  streamSeconds: 1,
  sweepEveryMinutes: 1,
};

export const CONFIGS = { production, emulator } as const;
export type ConfigName = keyof typeof CONFIGS;

/** @throws a sentence per wrong setting, before anything is built. */
export const checkConfig = (config: StackConfig): StackConfig => {
  const parsed = v.safeParse(ConfigSchema, config);
  const problems = (parsed.issues ?? []).map(
    (issue) => `${v.getDotPath(issue) ?? 'config'}: ${issue.message}`,
  );
  const { domainName, certificateArn } = config.edge;
  if ((domainName === null) !== (certificateArn === null)) {
    problems.push('edge: a domain name and its certificate are set together, or neither');
  }
  const { enabled, cloudFrontPrefixListId, minimumTasks, maximumTasks } = config.largeBodies;
  if (enabled && !config.edge.enabled) {
    problems.push('largeBodies: it stands behind the distribution, so edge.enabled has to be true');
  }
  if (enabled && cloudFrontPrefixListId === null) {
    problems.push(
      'largeBodies.cloudFrontPrefixListId: is needed where largeBodies.enabled is true, so that nobody but CloudFront connects; the comment beside it says how to look it up',
    );
  }
  if (minimumTasks > maximumTasks) {
    problems.push('largeBodies: minimumTasks is more than maximumTasks');
  }
  if (problems.length > 0) throw new Error(`lib/config.ts: ${problems.join('; ')}`);
  return config;
};

/** @throws where there is no profile of this name. */
export const configOf = (name: string): StackConfig => {
  if (!(name in CONFIGS)) {
    throw new Error(
      `There is no configuration "${name}" in lib/config.ts; there are: ${Object.keys(CONFIGS).join(', ')}.`,
    );
  }
  return checkConfig(CONFIGS[name as ConfigName]);
};
