import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Holds a data folder for one service at a time. The lock is the operating system's, so it is gone
 * the moment the process is, even after `kill -9`.
 *
 * @throws where another service holds the folder.
 */
export const lockFolder = (dataDirectory: string): { release: () => void } => {
  const database = new DatabaseSync(join(dataDirectory, 'service.lock'), { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch {
    database.close();
    throw new Error(
      `Another service is running on the data folder ${dataDirectory}. Stop it first, or name another folder with --data.`,
    );
  }
  return { release: () => database.close() };
};
