import { LambdaClient } from '@aws-sdk/client-lambda';
import { CLIENT_LIMITS } from '../adapters/aws/dynamo-client.ts';
import { LambdaGreeter } from '../adapters/aws/lambda-greeter.ts';
import { renewed } from '../adapters/aws/once.ts';
import { readSigningSecrets } from '../adapters/aws/signing-secret.ts';
import { readConfig, SECRET_CACHE_SECONDS } from '../config.ts';
import { type ConnectEvent, connect, type SocketResponse } from '../realtime/cloud/connect.ts';
import { disconnect } from '../realtime/cloud/disconnect.ts';
import { type MessageEvent, receive } from '../realtime/cloud/receive.ts';
import { createTokens } from '../realtime/token.ts';
import { connectionsOf, followingOf, senderOf } from './realtime-dependencies.ts';

type SocketEvent = (ConnectEvent | MessageEvent) & {
  requestContext: { connectionId: string; eventType: 'CONNECT' | 'MESSAGE' | 'DISCONNECT' };
};

const dependencies = renewed(SECRET_CACHE_SECONDS, async () => {
  const config = readConfig('webSocket');
  return {
    ...followingOf(config),
    connections: connectionsOf(config),
    sender: senderOf(config),
    greeter: new LambdaGreeter(new LambdaClient({ ...CLIENT_LIMITS }), config.GREETER_FUNCTION),
    tokens: createTokens(await readSigningSecrets(config.SIGNING_SECRET_ID)),
    allowedOrigins: config.ALLOWED_ORIGINS,
  };
});

/** `$connect`, `$disconnect`, and every message of a WebSocket client. */
export const handler = async (event: SocketEvent): Promise<SocketResponse> => {
  const { connectionId, eventType } = event.requestContext;
  if (eventType === 'CONNECT') return connect(await dependencies(), event as ConnectEvent);
  if (eventType === 'MESSAGE') await receive(await dependencies(), event as MessageEvent);
  else await disconnect(await dependencies(), connectionId);
  return { statusCode: 200 };
};
