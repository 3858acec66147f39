import type { Log } from '../../api/dependencies.ts';

/** One JSON line per entry on stdout, which Lambda takes into the function's log group. */
export const createLog =
  (functionName: string): Log =>
  (level, message, fields) => {
    process.stdout.write(
      `${JSON.stringify({ level, message, function: functionName, ...fields })}\n`,
    );
  };
