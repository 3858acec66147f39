import { once } from '../adapters/aws/once.ts';
import { createApi } from '../api/app.ts';
import { readConfig } from '../config.ts';
import { createMcpApp } from '../mcp/mcp-app.ts';
import { apiDependenciesOf } from './api-dependencies.ts';
import { httpHandler } from './http-event.ts';

const application = once(async () => {
  const config = readConfig('mcp');
  const dependencies = await apiDependenciesOf('mcp', config);
  return createMcpApp(dependencies, createApi(dependencies), config.ALLOWED_ORIGINS);
});

/** The agent tools, `/mcp`. */
export const handler = httpHandler(application);
