/**
 * Bundles a Lambda entry with esbuild: one file with everything in it, the SDK included, so that
 * what runs is what was tested. Works offline, and the same sources give the same bytes.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, buildSync } from 'esbuild';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUTPUT = join(ROOT, 'dist', 'lambdas');

export interface Bundle {
  /** Folder to be zipped. */
  path: string;
  /** SHA-256 over names and bytes; CDK's asset hash. */
  hash: string;
  /** Of the JavaScript alone, minified. */
  codeBytes: number;
}

export interface BundleOptions {
  /** Files and folders to lay beside the bundle: from (below the root) to name. */
  files?: Readonly<Record<string, string>>;
  /**
   * Packages that are copied instead of bundled (native code, WebAssembly, data): of each the files
   * and folders that are named beside its package.json, or all of it and what it depends on.
   */
  packages?: Readonly<Record<string, readonly string[] | 'all'>>;
  /** Further entries, bundled beside the first: worker threads. Entry (below the root) to name. */
  workers?: Readonly<Record<string, string>>;
}

/**
 * The agent SDK carries a JSON Schema compiler of 154 KB for servers that are given their schemas as
 * JSON. Ours are valibot's own, which check themselves; so the SDK's small stand-in for browsers,
 * which is the same interface, serves.
 */
const AGENT_SDK_SHIMS = '@modelcontextprotocol/server/_shims';
const SMALL_AGENT_SDK_SHIMS = 'node_modules/@modelcontextprotocol/server/dist/shimsBrowser.mjs';

/** What esbuild is told, for an entry below the root. */
export const bundleOptions = (
  entry: string,
  { workers = {}, packages = {} }: BundleOptions = {},
): BuildOptions & { outdir: string } => {
  const name = relative('lambdas', entry)
    .replace(/^handlers\//, '')
    .replace(/\.ts$/, '')
    .replaceAll('/', '-');
  return {
    absWorkingDir: ROOT,
    entryPoints: [
      { in: entry, out: 'index' },
      ...Object.entries(workers).map(([from, to]) => ({ in: from, out: to.replace(/\.mjs$/, '') })),
    ],
    outdir: join(OUTPUT, name),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is imported on demand is loaded on demand: a file of its own beside the entry.
    splitting: true,
    chunkNames: 'chunk-[hash]',
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // The SDK's ES modules, of which only what is used comes along.
    mainFields: ['module', 'main'],
    alias: { [AGENT_SDK_SHIMS]: join(ROOT, SMALL_AGENT_SDK_SHIMS) },
    external: Object.keys(packages).flatMap((external) => [external, `${external}/*`]),
    legalComments: 'none',
    logLevel: 'error',
    // Some dependencies are CommonJS and ask for Node's modules at run time.
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
  };
};

const bundles = new Map<string, Bundle>();

/** @param entry below the root, such as `lambdas/handlers/api.ts`. */
export const bundle = (entry: string, options: BundleOptions = {}): Bundle => {
  const known = bundles.get(entry);
  if (known) return known;
  const { files = {}, packages = {} } = options;
  const build = bundleOptions(entry, options);
  const path = build.outdir;
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  buildSync(build);
  for (const [from, to] of Object.entries(files)) {
    mkdirSync(dirname(join(path, to)), { recursive: true });
    cpSync(join(ROOT, from), join(path, to), { recursive: true });
  }
  for (const [name, parts] of Object.entries(packages)) copyPackage(name, parts, path);
  writeFileSync(join(path, 'package.json'), '{"type":"module"}\n');
  const made = {
    path,
    hash: hashFolder(path),
    codeBytes: readFileSync(join(path, 'index.mjs')).length,
  };
  bundles.set(entry, made);
  return made;
};

/** Copies a package, as installed. */
const copyPackage = (name: string, parts: readonly string[] | 'all', into: string): void => {
  const from = join(ROOT, 'node_modules', name);
  const to = join(into, 'node_modules', name);
  if (existsSync(to)) return;
  if (!existsSync(from)) {
    throw new Error(
      `${name} is not installed, but a Lambda function carries it. Run npm ci; for another processor than this machine's, install the package of that processor.`,
    );
  }
  if (parts !== 'all') {
    for (const part of ['package.json', ...parts]) {
      cpSync(join(from, part), join(to, part), { recursive: true, dereference: true });
    }
    return;
  }
  cpSync(from, to, { recursive: true, dereference: true });
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  for (const dependency of Object.keys(manifest.dependencies ?? {})) {
    copyPackage(dependency, 'all', into);
  }
};

const hashFolder = (path: string): string => {
  const hash = createHash('sha256');
  const visit = (folder: string): void => {
    const entries = readdirSync(folder, { withFileTypes: true });
    for (const entry of entries.sort((left, right) => (left.name < right.name ? -1 : 1))) {
      const file = join(folder, entry.name);
      if (entry.isDirectory()) visit(file);
      else
        hash
          .update(`${relative(path, file)}\0`)
          .update(readFileSync(file))
          .update('\0');
    }
  };
  visit(path);
  return hash.digest('hex');
};
