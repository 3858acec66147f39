import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda';
import { once } from '../adapters/aws/once.ts';
import { createApi } from '../api/app.ts';
import { readConfig } from '../config.ts';
import { createMcpApp } from '../mcp/mcp-app.ts';
import { apiDependenciesOf } from './api-dependencies.ts';

const application = once(async () => {
  const config = readConfig('mcp');
  const dependencies = await apiDependenciesOf('mcp', config);
  return handle(createMcpApp(dependencies, createApi(dependencies), config.ALLOWED_ORIGINS));
});

/** The agent tools, `/mcp`. */
export const handler = async (event: LambdaEvent, context: LambdaContext) =>
  (await application())(event, context);
