import { type Command, InvalidArgumentError } from 'commander';
import { createClient, type DocumentMessage, ServiceError } from '../client/index.ts';
import { CommandFailure } from './command-failure.ts';
import { onService, type ServiceOptions, targetOf } from './service-target.ts';

interface WatchCommandOptions extends ServiceOptions {
  recent?: number;
  follow?: boolean;
  json?: boolean;
}

const DEFAULT_RECENT = 10;
const LOST = 'The connection was lost; resuming.\n';
const NOT_REACHED = 'The service cannot be reached; trying again.\n';

/** `estimate watch`: what happens to documents, as it happens. */
export const registerWatch = (program: Command): void => {
  onService(
    program
      .command('watch [document-id...]')
      .description(
        'Show what happens to documents, through lost connections. Ends when the named documents are done; without names, follows the newest and every new one until it is stopped.',
      ),
  )
    .option('--recent <count>', 'also the newest documents, and every new one', recentNumber)
    .option('--follow', 'go on when the named documents are done')
    .option('--json', 'print each message as one line of JSON')
    .action(watchDocuments);
};

const watchDocuments = async (
  documentIds: string[],
  options: WatchCommandOptions,
): Promise<void> => {
  const client = createClient(targetOf(options));
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  const recent = options.recent ?? (documentIds.length === 0 ? DEFAULT_RECENT : undefined);
  const endless = options.follow || documentIds.length === 0;
  const unfinished = new Set(documentIds);
  const failed: string[] = [];
  let reached = false;
  try {
    for await (const message of client.watch({
      documentIds,
      recent,
      signal: stop.signal,
      onConnection: (state) => {
        if (state === 'open') reached = true;
        else process.stderr.write(reached ? LOST : NOT_REACHED);
      },
    })) {
      process.stdout.write(`${options.json ? JSON.stringify(message) : lineOf(message)}\n`);
      if (!message.workflow_complete || !unfinished.delete(message.document_id)) continue;
      if (message.status !== 'completed') failed.push(message.document_id);
      if (!endless && unfinished.size === 0) break;
    }
  } catch (error) {
    throw error instanceof ServiceError ? new CommandFailure(error.message) : error;
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
  if (!endless && failed.length > 0) {
    throw new CommandFailure(`Not completed: ${failed.join(', ')}.`);
  }
};

/** Where and as whom; flags win over the environment, and that over the data folder. */
/** `12:00:05  doc_1  v3  document.progress  processing  ocr: running`. */
const lineOf = (message: DocumentMessage): string => {
  const moving = Object.entries(message.progress)
    .filter(([, state]) => state === 'running' || state === 'failed')
    .map(([stage, state]) => `${stage}: ${state}`);
  const reason = message.error ? [`${message.error.code}: ${message.error.message}`] : [];
  return [
    message.occurred_at.slice(11, 19),
    message.document_id,
    `v${message.version}`,
    message.event,
    message.status,
    ...moving,
    ...reason,
  ].join('  ');
};

const recentNumber = (text: string): number => {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0 || count > 100) {
    throw new InvalidArgumentError('It must be a whole number from 0 to 100.');
  }
  return count;
};
