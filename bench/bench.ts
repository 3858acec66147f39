import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type BenchReport, mergeSections } from './bench-report.ts';

/**
 * `npm run bench -- read|resolve|esx|realtime|cold|all [options] [--write]`
 *
 * Each benchmark is `bench/<name>.ts` exporting `run(args): Promise<BenchReport>`. With `--write`
 * its part of `docs/benchmarks.md` is replaced.
 */
const names = ['read', 'resolve', 'esx', 'realtime', 'cold'] as const;

const docsFile = fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url));

/** What was measured: read before the work starts, others may commit meanwhile. */
let commit = 'no commit';

const machine = (): string => {
  const [cpu] = cpus();
  return `${cpus().length} x ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${process.platform} ${process.arch}`;
};

const headCommit = (): string => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'no commit';
  }
};

const markdownOf = (report: BenchReport, command: string): string => {
  const source = `\`${command}\` on ${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${machine()}.`;
  return [
    `## ${report.title}`,
    ...(report.partial === true ? [] : [source]),
    ...report.sections.map(({ heading, markdown }) =>
      // A part measured by itself names its own command and day.
      [`### ${heading}`, ...(report.partial === true ? [source] : []), markdown].join('\n\n'),
    ),
  ].join('\n\n');
};

const replaceSection = (name: string, measured: string, partial: boolean): void => {
  const begin = `<!-- bench:${name} -->`;
  const end = `<!-- /bench:${name} -->`;
  mkdirSync(fileURLToPath(new URL('../docs', import.meta.url)), { recursive: true });
  const before = existsSync(docsFile)
    ? readFileSync(docsFile, 'utf8')
    : '# Benchmarks\n\nMeasured by `npm run bench`; each part names its command, date and machine.\n';
  const from = before.indexOf(begin);
  const to = before.indexOf(end);
  const markdown =
    partial && from >= 0
      ? mergeSections(before.slice(from + begin.length, to).trim(), measured)
      : measured;
  const section = `${begin}\n${markdown}\n${end}`;
  writeFileSync(
    docsFile,
    from >= 0 && to > from
      ? `${before.slice(0, from)}${section}${before.slice(to + end.length)}`
      : `${before.trimEnd()}\n\n${section}\n`,
  );
};

const main = async (): Promise<void> => {
  commit = headCommit();
  const [name = '', ...rest] = process.argv.slice(2);
  const chosen = name === 'all' ? names : names.filter((candidate) => candidate === name);
  if (chosen.length === 0) {
    console.error(`Usage: npm run bench -- ${[...names, 'all'].join('|')} [options] [--write]`);
    process.exitCode = 2;
    return;
  }
  const args = rest.filter((argument) => argument !== '--write');
  for (const each of chosen) {
    const file = new URL(`./${each}.ts`, import.meta.url);
    if (!existsSync(file)) {
      console.error(`There is no benchmark ${each} (bench/${each}.ts).`);
      if (name !== 'all') process.exitCode = 2;
      continue;
    }
    const { run } = (await import(file.href)) as { run(args: string[]): Promise<BenchReport> };
    const report = await run(args);
    const markdown = markdownOf(report, ['npm run bench --', each, ...args].join(' '));
    console.log(`\n${markdown}\n`);
    if (rest.includes('--write')) replaceSection(each, markdown, report.partial === true);
  }
};

await main();
