import { join } from 'node:path';
import type { Command } from 'commander';
import { CommandFailure } from './command-failure.ts';
import { readCredentials } from './demo-organization.ts';

/** Which running service a command talks to. */
export interface ServiceOptions {
  url?: string;
  key?: string;
  data: string;
}

/** The options that name a running service. */
export const onService = (command: Command): Command =>
  command
    .option('--url <address>', 'of the service (or ESTIMATE_URL; else from --data)')
    .option('--key <api-key>', 'of the organization (or ESTIMATE_API_KEY; else from --data)')
    .option('--data <folder>', 'data folder of a service on this machine', '.data');

/**
 * Address and key from the options, the environment, or the data folder's credentials.
 *
 * @throws CommandFailure where none of them says.
 */
export const targetOf = (options: ServiceOptions): { baseUrl: string; apiKey: string } => {
  const given = {
    baseUrl: options.url ?? process.env.ESTIMATE_URL,
    apiKey: options.key ?? process.env.ESTIMATE_API_KEY,
  };
  const local =
    given.baseUrl && given.apiKey ? null : readCredentials(join(options.data, 'credentials.json'));
  const baseUrl = given.baseUrl ?? local?.base_url;
  const apiKey = given.apiKey ?? local?.test_key;
  if (!baseUrl || !apiKey || !URL.canParse(baseUrl)) {
    throw new CommandFailure(
      `Name the service with --url and the key with --key (or ESTIMATE_URL and ESTIMATE_API_KEY); ${options.data} holds no credentials.json to take them from.`,
      { usage: true },
    );
  }
  return { baseUrl: baseUrl.replace(/\/+$/, ''), apiKey };
};
