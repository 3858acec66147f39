import { renewed } from '../adapters/aws/once.ts';
import { createApi } from '../api/app.ts';
import { readConfig, SECRET_CACHE_SECONDS } from '../config.ts';
import { agentTools, createMcpApp } from '../mcp/mcp-app.ts';
import { apiDependenciesOf } from './api-dependencies.ts';
import { httpHandler } from './http-event.ts';

const application = renewed(SECRET_CACHE_SECONDS, async () => {
  const config = readConfig('mcp');
  // Both wait: one for the network, one for the processor.
  const [dependencies] = await Promise.all([apiDependenciesOf('mcp', config), agentTools()]);
  return createMcpApp(dependencies, createApi(dependencies), config.ALLOWED_ORIGINS);
});

/** The agent tools, `/mcp`. */
export const handler = httpHandler(application);
