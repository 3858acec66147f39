import { Hono } from 'hono';
import { streamHandle } from 'hono/aws-lambda';
import { createLog } from '../adapters/aws/log.ts';
import { renewed } from '../adapters/aws/once.ts';
import { readSigningSecrets } from '../adapters/aws/signing-secret.ts';
import { systemIds } from '../adapters/aws/system.ts';
import { readConfig, SECRET_CACHE_SECONDS } from '../config.ts';
import { createSseApp } from '../realtime/cloud/sse-app.ts';
import { createTokens } from '../realtime/token.ts';
import { connectionsOf, followingOf } from './realtime-dependencies.ts';

const POLL_MILLISECONDS = 1000;
const log = createLog('serverSentEvents');

const application = renewed(SECRET_CACHE_SECONDS, async () => {
  const config = readConfig('serverSentEvents');
  return createSseApp({
    ...followingOf(config),
    connections: connectionsOf(config),
    tokens: createTokens(await readSigningSecrets(config.SIGNING_SECRET_ID)),
    ids: systemIds,
    allowedOrigins: config.ALLOWED_ORIGINS,
    streamSeconds: config.STREAM_SECONDS,
    pollMilliseconds: POLL_MILLISECONDS,
    onError: (message, error) =>
      log('error', message, { error: error instanceof Error ? error.message : String(error) }),
  });
});

// `streamHandle` wants the application at load time; the secret is read at the first request.
const entrance = new Hono();
entrance.all('*', async (context) => (await application()).fetch(context.req.raw));

/** The function URL of `/sse/status`: its response is streamed. */
export const handler = streamHandle(entrance);
