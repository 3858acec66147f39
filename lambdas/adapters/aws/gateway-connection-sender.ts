import {
  type ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { ConnectionSender } from '../../ports.ts';

/** Sends to WebSocket clients through API Gateway. */
export class GatewayConnectionSender implements ConnectionSender {
  readonly #gateway: ApiGatewayManagementApiClient;

  constructor(gateway: ApiGatewayManagementApiClient) {
    this.#gateway = gateway;
  }

  async send(connectionId: string, message: string): Promise<'sent' | 'gone'> {
    try {
      await this.#gateway.send(
        new PostToConnectionCommand({
          ConnectionId: connectionId,
          Data: new TextEncoder().encode(message),
        }),
      );
      return 'sent';
    } catch (error) {
      if (error instanceof GoneException || isRefusedId(error)) return 'gone';
      throw error;
    }
  }
}

/** An id that API Gateway never made is refused with 400: nobody is there either. */
const isRefusedId = (error: unknown): boolean =>
  error instanceof Error && error.name === 'BadRequestException';
