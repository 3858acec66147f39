import { execFile } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, test } from 'vitest';
import { COMMAND, runEstimate } from './run-estimate.ts';

const EXAMPLES = new URL('../../examples/', import.meta.url).pathname;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'estimate-command-'));
});

const write = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

describe('convert', () => {
  test.each(['pdf', 'csv', 'json'])('turns a %s into two files that verify', async (kind) => {
    const out = join(folder, 'out');
    const converted = await runEstimate([
      'convert',
      join(EXAMPLES, `sample-estimate.${kind}`),
      '--out',
      out,
      '--data',
      join(folder, 'none'),
    ]);
    expect(converted.stderr).toBe('');
    expect(converted.code).toBe(0);
    expect(readdirSync(out).sort()).toEqual([
      'sample-estimate-carrier.esx',
      'sample-estimate-contractor.esx',
    ]);
    for (const name of readdirSync(out)) {
      const verified = await runEstimate(['verify', join(out, name)]);
      expect(verified.code, verified.stdout + verified.stderr).toBe(0);
    }
  });

  test('gives the same bytes in every time zone', async () => {
    const input = write('a.csv', readFileSync(join(EXAMPLES, 'sample-estimate.csv')));
    utimesSync(input, 1_700_000_000, 1_700_000_000);
    const bytes = await Promise.all(
      ['UTC', 'America/Los_Angeles'].map(async (TZ) => {
        const out = join(folder, TZ.replace('/', '-'));
        const { code } = await runEstimate(['convert', input, '--out', out], {
          cwd: folder,
          env: { TZ },
        });
        expect(code).toBe(0);
        return readdirSync(out).map((name) => readFileSync(join(out, name)).toString('base64'));
      }),
    );
    expect(bytes[0]).toEqual(bytes[1]);
    expect(bytes[0]).toHaveLength(2);
  });

  test('writes one file where one profile is asked for, and tells what it did as JSON', async () => {
    const { code, stdout } = await runEstimate([
      'convert',
      join(EXAMPLES, 'sample-estimate.json'),
      '--out',
      folder,
      '--profile',
      'carrier',
      '--json',
    ]);
    expect(code).toBe(0);
    const report = JSON.parse(stdout);
    expect(report.written).toEqual([join(folder, 'sample-estimate-carrier.esx')]);
    expect(report.items).toBeGreaterThan(0);
    expect(statSync(report.written[0]).size).toBeGreaterThan(1000);
  });

  test('names every row and column that is wrong, and writes nothing', async () => {
    const input = write('bad.csv', 'description,quantity\nDrip edge,0\nGutter,x\n');
    const { code, stderr } = await runEstimate(['convert', input, '--out', join(folder, 'out')]);
    expect(code).toBe(1);
    expect(stderr).toContain('row 2, column quantity');
    expect(stderr).toContain('row 3, column quantity');
    expect(readdirSync(folder)).toEqual(['bad.csv']);
  });

  test('goes on with the next file after one that fails, and still fails', async () => {
    const bad = write('bad.pdf', '%PDF-1.7\nthis is no document');
    const { code, stderr, stdout } = await runEstimate([
      'convert',
      bad,
      join(EXAMPLES, 'sample-estimate.csv'),
      '--out',
      folder,
    ]);
    expect(code).toBe(1);
    expect(stderr).toContain('bad.pdf');
    expect(stdout).toContain('sample-estimate-contractor.esx');
  });

  test.each([
    ['a file that is not there', ['convert', 'nowhere.pdf'], 1, 'there is no such file'],
    ['a folder', ['convert', '/tmp'], 1, 'is a folder'],
    ['no file', ['convert'], 2, 'missing required argument'],
    ['an unknown profile', ['convert', 'a.pdf', '--profile', 'x'], 2, 'Allowed choices'],
    ['an unknown command', ['frobnicate'], 2, 'unknown command'],
    ['a file of no known kind', ['convert', '/etc/hostname'], 2, 'not a PDF'],
  ])('%s is told plainly', async (_, args, expectedCode, message) => {
    const { code, stderr } = await runEstimate(args, { cwd: folder });
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/ {4}at /);
    expect(code).toBe(expectedCode);
  });
});

describe('inspect', () => {
  test('prints the estimate, and where each item was read', async () => {
    const { code, stdout } = await runEstimate(['inspect', join(EXAMPLES, 'sample-estimate.pdf')], {
      cwd: folder,
    });
    expect(code).toBe(0);
    const { estimate, review } = JSON.parse(stdout);
    expect(estimate.schema_version).toBe('1');
    expect(review.items).toHaveLength(estimate.line_items.length);
    for (const item of review.items) {
      expect(item.page).toBeGreaterThan(0);
      expect(item.box.right).toBeGreaterThan(item.box.left);
      expect(item.resolution).toHaveProperty('method');
    }
    expect(review.reconciliation.reconciled).toBe(true);
    expect(review.pages[0]).toMatchObject({ page: 1, ocr: false });
  });
});

describe('a file that would take all memory', () => {
  /** 1.1 GiB of zeros, deflated four times over and written in hex, where no guard looks. */
  const content = `
    78da01e3001cff78daabb8f5f68ead5e2ea348dbc35a27452efbd6576e4912529cbd518eba6c0bae4fe4d8ca
    9871558bf9c2cad61f2b791cf20ab9a7de513e67f0edb78d73c4d3e953bf3ff9fbb9ce48b2ede19b57ffdfde
    6f3dcac8c0c020b173f3f6cf3bef1b26dc98b1efcd3b59a0084372f9963d26f6d2acfbf8ffbfb160070af4dc
    3b7aedd9a937ce0feebffcb8a7182870e0c5dadada9cf3db1ada5fde7db5af1a2cb2978b0d483b7425808cd8
    c201e6748339479039a332a332a332a332a332a332c340e64e4e6ede9f3c46edfecbcfbfde6c075695f72f3f
    fd6af0937135cfbd7800222568e044fc7f64>`;

  const hostilePdf = (): string => {
    const filters = `/ASCIIHexDecode${'/FlateDecode'.repeat(4)}`;
    return [
      '%PDF-1.7',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>endobj',
      `4 0 obj<</Filter[${filters}]/Length ${content.length}>>stream\n${content}\nendstream endobj`,
      'trailer<</Size 5/Root 1 0 R>>',
    ].join('\n');
  };

  test('fails with a sentence that helps, and the next file is converted', {
    timeout: 120_000,
  }, async () => {
    const bomb = write('bomb.pdf', hostilePdf());
    const { code, stdout, stderr } = await runEstimate([
      'convert',
      bomb,
      join(EXAMPLES, 'sample-estimate.pdf'),
      '--out',
      folder,
    ]);
    expect(stderr).toContain('pdf_too_complex');
    expect(stderr).not.toMatch(/ {4}at /);
    expect(stdout).toContain('sample-estimate-contractor.esx');
    expect(code).toBe(1);
  });
});

describe('administration', () => {
  const admin = async (...args: string[]) => {
    const { code, stdout, stderr } = await runEstimate([...args, '--json', '--data', folder]);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    return JSON.parse(stdout);
  };

  test('makes organizations, keys and claims on a data folder, and shows them', async () => {
    const { organization_id } = await admin('org', 'create', 'Ironbark');
    const { api_key } = await admin('key', 'create', organization_id, '--mode', 'live');
    expect(api_key).toMatch(/^ek_live_[0-9a-f]{32}_[0-9a-f]{64}$/);
    const [key] = await admin('key', 'list', organization_id);
    expect(key).toMatchObject({ mode: 'live', revoked_at: null });
    await admin('key', 'revoke', key.key_id);
    expect((await admin('key', 'list', organization_id))[0].revoked_at).not.toBeNull();
    await admin('claims', 'grant', organization_id, '7', '--days', '30');
    expect(await admin('claims', 'list', organization_id)).toMatchObject([
      { quantity: 7, claims_remaining: 7, source_type: 'purchase' },
    ]);
  });

  test.each([
    ['an unknown organization', ['key', 'create', 'org_x'], 'There is no organization org_x'],
    ['an unknown key', ['key', 'revoke', 'k'], 'There is no key k'],
    ['half a claim', ['claims', 'grant', 'org_x', '0.5'], 'There is no organization org_x'],
  ])('%s is told plainly', async (_, args, message) => {
    const { code, stderr } = await runEstimate([...args, '--data', folder]);
    expect(stderr).toContain(message);
    expect(code).toBe(1);
  });
});

describe('the process of the command', () => {
  test.runIf(process.platform === 'linux')(
    'begins anew with one arena, and with its own arguments',
    async () => {
      const { MALLOC_ARENA_MAX: _own, ...environment } = process.env;
      const script = "process.stderr.write('arenas: ' + process.env.MALLOC_ARENA_MAX + '\\n')";
      const { stdout, stderr } = await promisify(execFile)(
        process.execPath,
        ['--import', `data:text/javascript,${script}`, COMMAND, 'inspect', '--help'],
        { env: environment },
      );
      expect(stderr).toBe('arenas: undefined\narenas: 1\n');
      expect(stdout).toContain('Usage: estimate inspect');
    },
  );
});
