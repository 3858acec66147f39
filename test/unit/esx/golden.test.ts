import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkRoughDraftStructure } from '../../../lambdas/domain/esx/check-rough-draft-structure.ts';
import { readEsx } from '../../../lambdas/domain/esx/read-esx.ts';
import { verifyEsx } from '../../../lambdas/domain/esx/verify-esx.ts';
import { writeEsx, writeEsxEntries } from '../../../lambdas/domain/esx/write-esx.ts';
import { GOLDEN_ESTIMATES } from './golden-estimates.ts';
import { OPTIONS } from './written.ts';

const golden = (path: string): string =>
  fileURLToPath(new URL(`../../fixtures/esx/${path}`, import.meta.url));

const cases = (['structured', 'printed'] as const).flatMap((name) =>
  (['contractor', 'carrier'] as const).map((profile) => ({ name, profile })),
);

/** `vitest run -u` writes the files anew; review their diff as you would review code. */
describe.each(cases)('golden file, $name, $profile', ({ name, profile }) => {
  const options = { ...OPTIONS, profile };
  const estimate = GOLDEN_ESTIMATES[name];

  it('XACTDOC.XML and GENERIC_ROUGHDRAFT.XML are as they were', async () => {
    const { xactdoc, roughDraft, warnings } = writeEsxEntries(estimate, options);
    const decoder = new TextDecoder();
    const folder = golden(`${name}/${profile}`);
    await expect(decoder.decode(xactdoc)).toMatchFileSnapshot(`${folder}/XACTDOC.XML`);
    await expect(decoder.decode(roughDraft)).toMatchFileSnapshot(
      `${folder}/GENERIC_ROUGHDRAFT.XML`,
    );
    await expect(
      `${warnings.map(({ code, message }) => `${code}: ${message}`).join('\n')}\n`,
    ).toMatchFileSnapshot(`${folder}/warnings.txt`);
  });

  it('the archive is the same to the byte', async () => {
    const { bytes } = writeEsx(estimate, options);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await expect(`${sha256}\n`).toMatchFileSnapshot(golden(`${name}/${profile}/sha256.txt`));
  });

  it('keeps to the published format and adds up', () => {
    const { bytes } = writeEsx(estimate, options);
    const read = readEsx(bytes);
    if (!read.ok) throw new Error(read.failure.message);
    expect(checkRoughDraftStructure(read.contents.roughDraft)).toEqual([]);
    expect(verifyEsx(bytes).checks.flatMap((check) => check.problems)).toEqual([]);
  });
});

describe('the bytes of a file', () => {
  const inTimeZone = (timeZone: string): string =>
    execFileSync(
      process.execPath,
      ['--no-warnings', fileURLToPath(new URL('./print-sha256.ts', import.meta.url))],
      { env: { ...process.env, TZ: timeZone }, encoding: 'utf8' },
    );

  it('do not depend on the time zone of the machine', () => {
    const utc = inTimeZone('UTC');
    expect(utc).toMatch(/^UTC [0-9a-f]{64}\n$/);
    expect(inTimeZone('America/Los_Angeles').split(' ')[1]).toBe(utc.split(' ')[1]);
  });
});
