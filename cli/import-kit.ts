import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { importKit, type KitCase } from '../lambdas/domain/esx/import-kit.ts';
import { writeEsx } from '../lambdas/domain/esx/write-esx.ts';
import { CommandFailure } from './command-failure.ts';

/** The kit is the same for everybody, so that reports can be compared. */
const CREATED_AT = '2026-01-01T00:00:00Z';

/** `estimate import-kit`: small files to try in the desktop product, and what to look for. */
export const registerImportKit = (program: Command): void => {
  program
    .command('import-kit')
    .description(
      'Write a graded series of small ESX files and a checklist, to find out what the desktop product imports.',
    )
    .requiredOption('--out <folder>', 'where the files go')
    .action(async ({ out }: { out: string }) => {
      const kit = importKit();
      try {
        await mkdir(out, { recursive: true });
        for (const entry of kit) {
          const { bytes } = writeEsx(entry.estimate, {
            profile: entry.profile,
            documentId: `import-kit-${entry.name}`,
            createdAt: CREATED_AT,
            recipientXnAddress: null,
          });
          await writeFile(join(out, `${entry.name}.esx`), bytes);
        }
        await writeFile(join(out, 'CHECKLIST.md'), checklist(kit));
      } catch (error) {
        throw new CommandFailure(
          `the kit cannot be written to ${out}: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
      process.stdout.write(
        `${kit.length} ESX files and CHECKLIST.md are in ${out}. Start with CHECKLIST.md.\n`,
      );
    });
};

const checklist = (kit: KitCase[]): string =>
  `# Import kit: checklist

It is not known which parts of these files the desktop product imports. You hold a licence; ten
minutes of your time would tell. Use a test installation or a throw-away project, never a real claim.

For each file, in order: import it, tick what holds, and write down what you see where it does not.
Stop where nothing imports any more: the first file that fails is the most useful answer.

- Product and version: ____________________
- Date: ____________________

${kit
  .map(
    ({ name, title, lookFor }) =>
      `## ${name}.esx\n\n${title}.\n\n${lookFor.map((line) => `- [ ] ${line}`).join('\n')}\n- What I saw: ____________________\n`,
  )
  .join('\n')}
Please send this page, filled in, with screenshots if you like, as an issue of the project. The files
hold invented data only.
`;
