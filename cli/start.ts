import { mkdirSync } from 'node:fs';
import { type Command, InvalidArgumentError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { CommandFailure } from './command-failure.ts';
import { ensureDemoOrganization } from './demo-organization.ts';

interface StartOptions {
  port: number;
  host: string;
  data: string;
  publicUrl?: string;
  allowOrigin: string[];
  retentionDays: number;
}

/** `estimate start`: the service in this process, until it is stopped. */
export const registerStart = (program: Command): void => {
  program
    .command('start')
    .description('Run the whole service on this machine.')
    .option('--port <port>', 'where it listens; 0 for any free port', portNumber, 4010)
    .option('--host <address>', 'the address it listens on', '127.0.0.1')
    .option('--data <folder>', 'where everything is kept', '.data')
    .option('--public-url <url>', 'where clients reach it, when that is not where it listens')
    .option(
      '--allow-origin <origin...>',
      'browser pages that may open streams and call the agent tools, besides its own',
      [],
    )
    .option('--retention-days <days>', 'until a document is deleted', Number, 365)
    .action(start);
};

const start = async (options: StartOptions): Promise<void> => {
  mkdirSync(options.data, { recursive: true, mode: 0o700 });
  // The service is most of the code there is; the other commands start without it.
  const { startService } = await import('../lambdas/adapters/embedded/service.ts');
  const service = await startService({
    dataDirectory: options.data,
    port: options.port,
    host: options.host,
    publicUrl: options.publicUrl?.replace(/\/+$/, ''),
    allowedOrigins: options.allowOrigin,
    retentionDays: options.retentionDays,
    version: manifest.version,
    log: (level, message, fields) =>
      process.stderr.write(
        `${JSON.stringify({ at: new Date().toISOString(), level, message, ...fields })}\n`,
      ),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      throw new CommandFailure(
        `Port ${options.port} is taken. Stop what listens there, or name another with --port.`,
      );
    }
    throw new CommandFailure(error.message);
  });
  const demo = await ensureDemoOrganization(service.embedded, options.data, service.baseUrl);
  process.stdout.write(greeting(service.baseUrl, options.data, demo));
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    service.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`estimate: stopping failed: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
};

const greeting = (
  baseUrl: string,
  data: string,
  demo: Awaited<ReturnType<typeof ensureDemoOrganization>>,
): string => {
  const lines = [`Estimate Exchange is ready at ${baseUrl}`];
  if (demo?.isNew) {
    const { organization_id, test_key, live_key } = demo.credentials;
    lines.push(
      '',
      `A demo organization was made: ${organization_id}, with 25 claims.`,
      `  test key  ${test_key}`,
      `  live key  ${live_key}`,
      `The keys are shown this once; they also stand in ${data}/credentials.json.`,
      '',
      'Try it:',
      `  curl -s ${baseUrl}/upload/csv -H 'service-api-key: ${test_key}' -F 'file=@examples/sample-estimate.csv;type=text/csv'`,
    );
  } else if (demo) {
    lines.push(`Keys: ${data}/credentials.json`);
  }
  return `${lines.join('\n')}\n`;
};

const portNumber = (text: string): number => {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
  }
  return port;
};
