import { readFile } from 'node:fs/promises';
import { CommandFailure } from './command-failure.ts';

/** A file's bytes. @throws CommandFailure that says why it cannot be read. */
export const readBytes = async (path: string): Promise<Uint8Array> => {
  try {
    return await readFile(path);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    if (reason === 'ENOENT') throw new CommandFailure(`${path}: there is no such file`);
    if (reason === 'EISDIR') throw new CommandFailure(`${path} is a folder; name a file in it`);
    throw new CommandFailure(`${path} cannot be read: ${(error as Error).message}`);
  }
};
