import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { b, target } from './service.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const blocks = [
  ...readFileSync(`${ROOT}docs/api.md`, 'utf8').matchAll(/```sh\n([\s\S]*?)```/g),
].map(([, block = '']) => block);

describe('docs/api.md', () => {
  // shows: post.upload_json, post.upload_csv, post.upload, post.upload_url, get.esx, get.claims
  it.each(blocks.map((block, index) => ({ block, number: index + 1 })))(
    'holds commands that work as printed (block $number)',
    async ({ block }) => {
      const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', block], {
        cwd: ROOT,
        env: { ...process.env, BASE_URL: target.base_url, KEY: b.test_key },
      });
      expect(stdout).toMatch(/"(?:document_id|documents|organization_id)"/);
    },
  );

  it('holds commands for every group of endpoints', () => {
    expect(blocks.length).toBeGreaterThanOrEqual(6);
  });
});
