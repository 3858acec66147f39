import {
  createMcpHandler,
  localhostAllowedOrigins,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { createServer } from './create-server.ts';
import type { ToolContext } from './tool.ts';

/** A page of another site could make a browser call us; agents send no Origin and pass. */
export const refuseOrigin = (
  request: Request,
  allowedOrigins: readonly string[],
): Response | undefined =>
  originValidationResponse(request, [
    ...localhostAllowedOrigins(),
    new URL(request.url).hostname,
    ...allowedOrigins,
  ]);

/** Answers one request of an agent with a server of its own. */
export const answerAgent = async (
  request: Request,
  context: ToolContext,
  { version, onError }: { version: string; onError: (error: Error) => void },
): Promise<Response> => {
  const handler = createMcpHandler(() => createServer(context, version), { onerror: onError });
  const response = await handler.fetch(request);
  return new Response(response.body, response);
};
