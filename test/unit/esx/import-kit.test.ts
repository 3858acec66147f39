import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerImportKit } from '../../../cli/import-kit.ts';
import { registerVerify } from '../../../cli/verify.ts';
import { importKit } from '../../../lambdas/domain/esx/import-kit.ts';
import { verifyEsx } from '../../../lambdas/domain/esx/verify-esx.ts';
import { writeEsx } from '../../../lambdas/domain/esx/write-esx.ts';
import { estimateOf, lineItem } from './sample-estimate.ts';
import { OPTIONS } from './written.ts';

describe('the import kit', () => {
  it.each(importKit().map((entry) => [entry.name, entry] as const))(
    '%s adds up',
    (_name, entry) => {
      const { bytes } = writeEsx(entry.estimate, { ...OPTIONS, profile: entry.profile });
      const report = verifyEsx(bytes);
      expect(report.checks.flatMap((check) => check.problems)).toEqual([]);
      expect(report.ok).toBe(true);
    },
  );

  it('asks for totals that its files really have', () => {
    const rcv = Object.fromEntries(
      importKit().map((entry) => [
        entry.name,
        writeEsx(entry.estimate, { ...OPTIONS, profile: entry.profile }).totals,
      ]),
    );
    expect(rcv['01-one-line']?.rcv).toBe(250);
    expect(rcv['06-prices']?.rcv).toBe(15.43);
    expect(rcv['08-tax-and-overhead']).toMatchObject({
      tax: 11.55,
      overheadProfit: 51.65,
      rcv: 413.2,
    });
    expect(rcv['09-depreciation-carrier']).toMatchObject({
      recoverableDepreciation: 50,
      nonRecoverableDepreciation: 25,
      acv: 425,
    });
    expect(rcv['10-paid-when-incurred-carrier']).toMatchObject({ rcv: 370, paidWhenIncurred: 900 });
    expect(rcv['11-coverages-carrier']).toMatchObject({ deductible: 100, netClaim: 230 });
    expect(rcv['12-a-hundred-lines']?.rcv).toBe(12_625);
  });
});

describe('the commands', () => {
  let folder: string;
  let printed: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'esx-commands-'));
    printed = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    await rm(folder, { recursive: true });
  });

  const run = async (...args: string[]): Promise<void> => {
    const program = new Command('estimate').exitOverride();
    registerVerify(program);
    registerImportKit(program);
    await program.parseAsync(['node', 'estimate', ...args]);
  };

  const written = async (name: string, bytes: Uint8Array): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, bytes);
    return path;
  };

  it('import-kit writes the files and the checklist, the same each time', async () => {
    const out = join(folder, 'kit');
    await run('import-kit', '--out', out);
    const names = (await readdir(out)).sort();
    expect(names).toEqual(
      [...importKit().map((entry) => `${entry.name}.esx`), 'CHECKLIST.md'].sort(),
    );
    const first = await readFile(join(out, '01-one-line.esx'));
    await run('import-kit', '--out', out);
    expect(await readFile(join(out, '01-one-line.esx'))).toEqual(first);
    const checklist = await readFile(join(out, 'CHECKLIST.md'), 'utf8');
    for (const entry of importKit()) {
      expect(checklist).toContain(`## ${entry.name}.esx`);
      for (const line of entry.lookFor) expect(checklist).toContain(`- [ ] ${line}`);
    }
  });

  it('verify says what a file holds and that it adds up', async () => {
    const { bytes } = writeEsx(estimateOf([lineItem({ unitPrice: 3 })]), {
      ...OPTIONS,
      profile: 'carrier',
    });
    await run('verify', await written('good.esx', bytes));
    expect(printed).toContain('carrier (5L), document doc_sample, "SAMPLE"');
    expect(printed).toContain('1 lines (1 custom, 0 paid when incurred)');
    expect(printed).toContain('RCV 3.00');
    expect(printed).not.toContain('NOT');
  });

  it('verify fails for a file that does not add up, and names the line', async () => {
    const { bytes } = writeEsx(
      estimateOf([lineItem({ description: 'Bench', unitPrice: 3, lineItemTotal: 4 })]),
      { ...OPTIONS, profile: 'carrier' },
    );
    await expect(run('verify', await written('bad.esx', bytes))).rejects.toThrow(
      'bad.esx does not add up',
    );
    expect(printed).toContain('NOT each line adds up');
    expect(printed).toContain('line 1 (Bench): line total is 4, but its parts come to 3');
  });

  it('verify --json prints one report per file, failures included', async () => {
    const good = writeEsx(estimateOf([lineItem()]), { ...OPTIONS, profile: 'contractor' }).bytes;
    const paths = [await written('a.esx', good), await written('b.esx', new Uint8Array(30))];
    await expect(run('verify', '--json', ...paths)).rejects.toThrow('b.esx');
    const reports = printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(reports[0]).toMatchObject({ ok: true, holds: { profile_code: '8D', lines: 1 } });
    expect(reports[1]).toMatchObject({ ok: false, failure: { code: 'not_a_zip' }, holds: null });
  });

  it('verify of a file that is not there is a wrong call, not a failed check', async () => {
    await expect(run('verify', join(folder, 'none.esx'))).rejects.toMatchObject({ usage: true });
  });
});
