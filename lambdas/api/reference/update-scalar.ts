/**
 * Writes scalar.generated.ts anew: `npm run docs:scalar -- VERSION`.
 *
 * Of `@scalar/api-reference` the service needs one file, its standalone browser script. As a
 * dependency the package brings some 200 MB; so the one file stands here, compressed.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv } from 'node:process';
import { gzipSync } from 'node:zlib';

const [, , version] = argv;
if (!version) throw new Error('Name the version of @scalar/api-reference: 1.46.4');

const folder = mkdtempSync(join(tmpdir(), 'scalar-'));
try {
  const run = (command: string, ...rest: string[]): string =>
    execFileSync(command, rest, { cwd: folder, encoding: 'utf8' });
  const archive = run('npm', 'pack', '--silent', `@scalar/api-reference@${version}`).trim();
  run('tar', '-xzf', archive);
  const script = readFileSync(join(folder, 'package/dist/browser/standalone.js'));
  const packed = gzipSync(script, { level: 9 }).toString('base64');
  writeFileSync(
    new URL('./scalar.generated.ts', import.meta.url),
    `/**
 * The standalone browser script of @scalar/api-reference ${version} (MIT licence, (c) Scalar,
 * https://github.com/scalar/scalar), gzipped, in base64. Made by update-scalar.ts.
 */
export const SCALAR_GZIP_BASE64 =
  '${packed}';
`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
