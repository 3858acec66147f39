import { readFile } from 'node:fs/promises';
import { CommandFailure } from './command-failure.ts';

/**
 * A file's bytes.
 *
 * @param options `usage` where a file that cannot be read is a wrong call: for commands whose
 *   failure means something else.
 * @throws CommandFailure that says why it cannot be read.
 */
export const readBytes = async (
  path: string,
  options: { usage?: boolean } = {},
): Promise<Uint8Array> => {
  try {
    return await readFile(path);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    if (reason === 'ENOENT') throw new CommandFailure(`${path}: there is no such file`, options);
    if (reason === 'EISDIR')
      throw new CommandFailure(`${path} is a folder; name a file in it`, options);
    throw new CommandFailure(`${path} cannot be read: ${(error as Error).message}`, options);
  }
};
