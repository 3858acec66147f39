import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { onService, type ServiceOptions, targetOf } from './service-target.ts';

/** `estimate mcp`: the agent tools over stdio, for a service here or elsewhere. */
export const registerMcp = (program: Command): void => {
  onService(
    program
      .command('mcp')
      .description('Serve the agent tools over stdio, in front of a running service.'),
  ).action(serve);
};

const serve = async (options: ServiceOptions): Promise<void> => {
  const { baseUrl, apiKey } = targetOf(options);
  const [{ serveStdio }, { createServer }, { restOf }, { remoteProcessStaged }] = await Promise.all(
    [
      import('@modelcontextprotocol/server/stdio'),
      import('../lambdas/mcp/create-server.ts'),
      import('../lambdas/mcp/rest.ts'),
      import('../lambdas/mcp/remote-process-staged.ts'),
    ],
  );
  const context = {
    rest: restOf((path, init) => fetch(baseUrl + path, init), apiKey),
    processStaged: remoteProcessStaged(baseUrl, apiKey),
    baseUrl,
    sleep: (milliseconds: number) => sleep(milliseconds),
  };
  serveStdio(() => createServer(context, manifest.version), {
    onerror: (error) => process.stderr.write(`estimate mcp: ${error.message}\n`),
  });
};
