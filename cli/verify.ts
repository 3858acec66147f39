import type { Command } from 'commander';
import { type VerifyEsxReport, verifyEsx } from '../lambdas/domain/esx/verify-esx.ts';
import { formatCents } from '../lambdas/domain/money/money.ts';
import { CommandFailure } from './command-failure.ts';
import { readBytes } from './read-bytes.ts';

const NAMED_PROBLEMS = 20;

/** `estimate verify`: reads ESX files back and adds everything up again. Exit 1 where it does not. */
export const registerVerify = (program: Command): void => {
  program
    .command('verify <file...>')
    .description('Read ESX files back, say what they hold, and add everything up again.')
    .option('--json', 'print one JSON report per line')
    .action(async (paths: string[], options: { json?: boolean }) => {
      const bad: string[] = [];
      for (const path of paths) {
        const report = verifyEsx(await readBytes(path, { usage: true }));
        if (!report.ok) bad.push(path);
        process.stdout.write(
          options.json ? `${JSON.stringify(wireReport(path, report))}\n` : describe(path, report),
        );
      }
      if (bad.length > 0)
        throw new CommandFailure(
          bad.length === 1
            ? `${bad[0]} does not add up or cannot be read`
            : `${bad.length} of ${paths.length} files do not add up or cannot be read: ${bad.join(', ')}`,
        );
    });
};

const wireReport = (file: string, { ok, failure, holds, checks }: VerifyEsxReport) => ({
  file,
  ok,
  failure,
  holds: holds && {
    profile: holds.profile,
    profile_code: holds.profileCode,
    document_id: holds.documentId,
    estimate_name: holds.estimateName,
    lines: holds.lines,
    custom_lines: holds.customLines,
    paid_when_incurred_lines: holds.paidWhenIncurredLines,
    groups: holds.groups,
    notes: holds.notes,
    coverages: holds.coverages,
    line_item_total: holds.lineItemTotal,
    rcv: holds.rcv,
  },
  checks,
});

const describe = (path: string, report: VerifyEsxReport): string => {
  if (report.failure !== null) return `${path}\n  ${report.failure.message}\n`;
  const { holds, checks } = report;
  const lines = [
    path,
    `  ${holds.profile} (${holds.profileCode}), document ${holds.documentId}${holds.estimateName === null ? '' : `, "${holds.estimateName}"`}`,
    `  ${holds.lines} lines (${holds.customLines} custom, ${holds.paidWhenIncurredLines} paid when incurred) in ${holds.groups} groups, ${holds.notes} notes, ${holds.coverages} coverages`,
    `  line items ${formatCents(holds.lineItemTotal)}, RCV ${formatCents(holds.rcv)}`,
  ];
  for (const { name, checked, problems } of checks) {
    lines.push(`  ${problems.length === 0 ? 'ok ' : 'NOT'} ${name} (${checked} checked)`);
    for (const { where, message } of problems.slice(0, NAMED_PROBLEMS))
      lines.push(`      ${where}: ${message}`);
    if (problems.length > NAMED_PROBLEMS)
      lines.push(`      and ${problems.length - NAMED_PROBLEMS} more (--json names all)`);
  }
  return `${lines.join('\n')}\n`;
};
