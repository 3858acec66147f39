import { setTimeout as delay } from 'node:timers/promises';
import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import { CLIENT_LIMITS } from '../adapters/aws/dynamo-client.ts';
import { DynamoConnectionStore } from '../adapters/aws/dynamo-connection-store.ts';
import { DynamoEventLog } from '../adapters/aws/dynamo-event-log.ts';
import { GatewayConnectionSender } from '../adapters/aws/gateway-connection-sender.ts';
import { systemClock } from '../adapters/aws/system.ts';
import { DEFAULT_LIMITS } from '../realtime/limits.ts';
import { documentsOf, dynamo } from './aws-adapters.ts';

export const wait = async (milliseconds: number): Promise<void> => {
  await delay(milliseconds);
};

/** Connections, and the way to them. */
export const connectionsOf = (config: { SESSIONS_TABLE: string }): DynamoConnectionStore =>
  new DynamoConnectionStore(dynamo(), { sessions: config.SESSIONS_TABLE }, systemClock);

/** Sends through the WebSocket API's stage. */
export const senderOf = (config: { CONNECTIONS_URL: string }): GatewayConnectionSender =>
  new GatewayConnectionSender(
    new ApiGatewayManagementApiClient({ ...CLIENT_LIMITS, endpoint: config.CONNECTIONS_URL }),
  );

/** What everything that serves a stream reads. */
export const followingOf = (config: {
  DOCUMENTS_TABLE: string;
  EVENTS_TABLE: string;
  BASE_URL: string | null;
}) => ({
  documents: documentsOf(config),
  events: new DynamoEventLog(dynamo(), { events: config.EVENTS_TABLE }),
  clock: systemClock,
  baseUrl: config.BASE_URL,
  limits: DEFAULT_LIMITS,
  wait,
});
