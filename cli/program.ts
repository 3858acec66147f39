/** The `estimate` command: its subcommands, and what it ends with. */
import { Command, CommanderError } from 'commander';
import { registerAdministration } from './administration.ts';
import { registerCatalog } from './catalog.ts';
import { CommandFailure } from './command-failure.ts';
import { registerConvert } from './convert.ts';
import { registerImportKit } from './import-kit.ts';
import { registerInspect } from './inspect.ts';
import { registerMcp } from './mcp.ts';
import { registerResolve } from './resolve.ts';
import { registerStart } from './start.ts';
import { registerVerify } from './verify.ts';
import { registerWatch } from './watch.ts';

const EXIT_FAILED = 1;
const EXIT_USAGE = 2;

const program = new Command('estimate')
  .description('Insurance-repair estimates (PDF, JSON, CSV) to ESX files.')
  .showHelpAfterError('(add --help for the options)')
  .exitOverride();

registerConvert(program);
registerInspect(program);
registerVerify(program);
registerResolve(program);
registerCatalog(program);
registerStart(program);
registerWatch(program);
registerMcp(program);
registerImportKit(program);
registerAdministration(program);
for (const command of program.commands) command.copyInheritedSettings(program);

// A reader that closes the pipe early (`| head`) has seen enough; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : EXIT_USAGE;
  } else if (error instanceof CommandFailure) {
    process.stderr.write(`estimate: ${error.message}\n`);
    process.exitCode = error.usage ? EXIT_USAGE : EXIT_FAILED;
  } else {
    process.stderr.write(
      `estimate: an error of ours: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exitCode = EXIT_FAILED;
  }
}
