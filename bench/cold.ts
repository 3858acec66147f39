import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync, type Metafile } from 'esbuild';
import { FUNCTION_VARIABLES, type FunctionName } from '../lambdas/config.ts';
import { bundle, bundleOptions, ROOT } from '../lib/bundle.ts';
import { configOf } from '../lib/config.ts';
import { bundlingOf, entryOf } from '../lib/constructs/functions.ts';
import type { BenchReport } from './bench-report.ts';

const RUNS = 7;
const MOST_API_BYTES = 1_000_000;
const MOST_API_RATIO = 1.6;
const API_FUNCTIONS: readonly FunctionName[] = [
  'api',
  'mcp',
  'downloadSigner',
  'webSocket',
  'fanOut',
];
const HEAVY = /node_modules\/(pdfjs-dist|@napi-rs\/canvas|tesseract\.js[^/]*)\//;

interface Built {
  /** File to import. */
  file: string;
  codeBytes: number;
  clients: string[];
  /** Heavy packages that are loaded with the function, not on demand. */
  heavy: string[];
}

/**
 * Bytes and time of a cold start, against an empty handler with the same SDK clients: what is
 * measured is the import of the bundle, each time in a process of its own, functions and empty handlers taking turns.
 */
export const run = async (): Promise<BenchReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'estimate-cold-'));
  try {
    const names = Object.keys(FUNCTION_VARIABLES) as FunctionName[];
    const builds = names.map((name) => {
      const built = build(name);
      return { name, built, empty: buildEmpty(folder, built.clients) };
    });
    const times = builds.map(() => ({ own: [] as number[], empty: [] as number[] }));
    for (let turn = 0; turn < RUNS; turn += 1) {
      for (const [index, { built, empty }] of builds.entries()) {
        times[index]?.own.push(importMilliseconds(built.file));
        times[index]?.empty.push(importMilliseconds(empty));
      }
    }
    const rows = builds.map(({ name, built }, index) => {
      const own = Math.min(...(times[index]?.own ?? []));
      const empty = Math.min(...(times[index]?.empty ?? []));
      return { name, ...built, own, empty, ratio: own / empty };
    });
    const failures = rows
      .filter(({ name }) => API_FUNCTIONS.includes(name))
      .flatMap(({ name, codeBytes, ratio }) => [
        ...(codeBytes > MOST_API_BYTES ? [`${name} has ${codeBytes} bytes`] : []),
        ...(ratio > MOST_API_RATIO ? [`${name} takes ${ratio.toFixed(2)} times as long`] : []),
      ]);
    const heavy = rows.filter((row) => row.heavy.length > 0);
    const table = [
      '| function | bytes, minified | import, ms | empty handler, ms | times | loaded at once of pdfjs, canvas, tesseract |',
      '|---|--:|--:|--:|--:|---|',
      ...rows.map(
        ({ name, codeBytes, own, empty, ratio, heavy: loaded }) =>
          `| ${name} | ${codeBytes.toLocaleString('en')} | ${own.toFixed(0)} | ${empty.toFixed(0)} | ${ratio.toFixed(2)} | ${loaded.join(', ') || '-'} |`,
      ),
    ].join('\n');
    return {
      title: 'Cold start',
      sections: [
        {
          heading: 'Every function',
          markdown: `Quickest of ${RUNS} processes each, because the machine's other work only ever adds: importing the bundle, without Node's own start. The empty handler imports the same SDK clients.\n\n${table}`,
        },
        {
          heading: 'Targets',
          markdown: `API functions (${API_FUNCTIONS.join(', ')}): at most ${MOST_API_BYTES.toLocaleString('en')} bytes and ${MOST_API_RATIO} times the empty handler: ${failures.length === 0 ? 'met' : `**not met**: ${failures.join('; ')}`}. Functions that load pdfjs, canvas or tesseract at once: ${heavy.map(({ name }) => name).join(', ') || 'none'}.`,
        },
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const build = (name: FunctionName): Built => {
  const config = configOf('emulator');
  const entry = entryOf(config, name);
  const options = bundlingOf(config, name);
  const { path } = bundle(entry, options);
  const { metafile } = buildSync({
    ...bundleOptions(entry, options),
    write: false,
    metafile: true,
  });
  const outputs = metafile?.outputs ?? {};
  const loaded = loadedAtOnce(outputs);
  const files = loaded.flatMap((output) => Object.keys(outputs[output]?.inputs ?? {}));
  const file = join(path, 'index.mjs');
  return {
    file,
    codeBytes: loaded.reduce((sum, output) => sum + (outputs[output]?.bytes ?? 0), 0),
    clients: [
      ...new Set(files.flatMap((input) => /@aws-sdk\/client-[a-z0-9-]+/.exec(input)?.[0] ?? [])),
    ].sort(),
    heavy: [...new Set(files.flatMap((input) => HEAVY.exec(input)?.[1] ?? []))],
  };
};

/** The entry and every file that it imports at load time; what is imported on demand stays out. */
const loadedAtOnce = (outputs: Metafile['outputs']): string[] => {
  const loaded = new Set(Object.keys(outputs).filter((file) => file.endsWith('/index.mjs')));
  for (const file of loaded) {
    for (const { path, kind } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && outputs[path]) loaded.add(path);
    }
  }
  return [...loaded];
};

const CLIENTS: Readonly<Record<string, string>> = {
  '@aws-sdk/client-apigatewaymanagementapi': 'ApiGatewayManagementApiClient',
  '@aws-sdk/client-dynamodb': 'DynamoDBClient',
  '@aws-sdk/client-lambda': 'LambdaClient',
  '@aws-sdk/client-s3': 'S3Client',
  '@aws-sdk/client-secrets-manager': 'SecretsManagerClient',
  '@aws-sdk/client-sfn': 'SFNClient',
};

/** A handler that holds the clients and does nothing. */
const buildEmpty = (folder: string, packages: readonly string[]): string => {
  const path = join(folder, packages.join('_').replaceAll(/\W+/g, '-') || 'none');
  mkdirSync(path, { recursive: true });
  const clients = packages.map((name) => {
    const client = CLIENTS[name];
    if (!client) throw new Error(`bench/cold.ts does not know the client of ${name}`);
    return { name, client };
  });
  const source = join(path, 'empty.ts');
  writeFileSync(
    source,
    [
      ...clients.map(({ name, client }) => `import { ${client} } from '${name}';`),
      `export const handler = async () => [${clients.map(({ client }) => `new ${client}({})`).join(', ')}];`,
    ].join('\n'),
  );
  buildSync({
    ...bundleOptions('lambdas/handlers/api.ts'),
    entryPoints: [{ in: source, out: 'index' }],
    nodePaths: [join(ROOT, 'node_modules')],
    outdir: path,
  });
  return join(path, 'index.mjs');
};

const importMilliseconds = (file: string): number => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `globalThis.awslambda = { streamifyResponse: (handler) => handler }; const t = performance.now(); await import(${JSON.stringify(file)}); console.log(performance.now() - t); process.exit(0);`,
    ],
    { encoding: 'utf8', env: { PATH: process.env.PATH ?? '', AWS_REGION: 'us-east-1' } },
  );
  if (status !== 0) throw new Error(`${file} could not be imported: ${stderr.slice(-500)}`);
  return Number(stdout);
};
