import { LambdaClient } from '@aws-sdk/client-lambda';
import { DynamoAccessStore } from '../adapters/aws/dynamo-access-store.ts';
import { DynamoClaimStore } from '../adapters/aws/dynamo-claim-store.ts';
import { CLIENT_LIMITS } from '../adapters/aws/dynamo-client.ts';
import { DynamoRateLimiter } from '../adapters/aws/dynamo-rate-limiter.ts';
import { LambdaDownloadSigner } from '../adapters/aws/lambda-download-signer.ts';
import { createLog } from '../adapters/aws/log.ts';
import { readSigningSecrets } from '../adapters/aws/signing-secret.ts';
import { systemClock, systemIds } from '../adapters/aws/system.ts';
import type { ApiDependencies } from '../api/dependencies.ts';
import { type Config, KEY_CACHE_SECONDS, MAXIMUM_GATEWAY_BODY_BYTES } from '../config.ts';
import { createTokens } from '../realtime/token.ts';
import { documentsOf, dynamo, filesOf, metricsOf, workflowOf } from './aws-adapters.ts';

/** What the HTTP application needs, on AWS; the agent tools go through the same application. */
export const apiDependenciesOf = async (
  functionName: 'api' | 'mcp' | 'ingress',
  config: Config<'api'>,
  maximumInlineBytes: number = MAXIMUM_GATEWAY_BODY_BYTES,
): Promise<ApiDependencies> => {
  const secrets = await readSigningSecrets(config.SIGNING_SECRET_ID);
  const tokens = createTokens(secrets);
  return {
    documents: documentsOf(config),
    claims: new DynamoClaimStore(dynamo(), {
      claims: config.CLAIMS_TABLE,
      documents: config.DOCUMENTS_TABLE,
      events: config.EVENTS_TABLE,
    }),
    access: new DynamoAccessStore(dynamo(), { access: config.ACCESS_TABLE }),
    files: filesOf(config),
    workflow: workflowOf(config),
    rateLimiter: new DynamoRateLimiter(dynamo(), { sessions: config.SESSIONS_TABLE }),
    downloadSigner: new LambdaDownloadSigner(
      new LambdaClient({ ...CLIENT_LIMITS }),
      config.DOWNLOAD_SIGNER_FUNCTION,
    ),
    realtimeTokens: tokens,
    clock: systemClock,
    ids: systemIds,
    log: createLog(functionName),
    metrics: metricsOf(config),
    settings: {
      baseUrl: config.BASE_URL,
      retentionDays: config.RETENTION_DAYS,
      documentsAwaitingClaims: config.DOCUMENTS_AWAITING_CLAIMS,
      uploadUrlsPerMinute: config.UPLOAD_URLS_PER_MINUTE,
      maximumInlineBytes,
      cursorSecret: secrets[0],
      keyCacheSeconds: KEY_CACHE_SECONDS,
      serviceVersion: config.SERVICE_VERSION,
    },
  };
};
