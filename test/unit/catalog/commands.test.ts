import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStarterCatalog } from '../../../catalog/starter.ts';
import { type CatalogStore, registerCatalog } from '../../../cli/catalog.ts';
import { CommandFailure } from '../../../cli/command-failure.ts';
import { registerResolve } from '../../../cli/resolve.ts';
import { buildCatalog, loadCatalog } from '../../../lambdas/domain/catalog/catalog.ts';

interface Kept {
  organizationId: string | null;
  version: string;
  bytes: Uint8Array;
}

let folder: string;
let kept: Kept[];
let output: string;
let complaints: string;

const store: CatalogStore = {
  activate: async (organizationId, catalog) => {
    kept.push({ organizationId, ...catalog });
  },
  active: async () => loadCatalog(kept.at(-1)?.bytes ?? readStarterCatalog().bytes),
};

const run = async (...words: string[]): Promise<void> => {
  const program = new Command().exitOverride();
  registerCatalog(program, () => store);
  registerResolve(program);
  await program.parseAsync(words, { from: 'user' });
};

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-command-'));
  kept = [];
  output = '';
  complaints = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text);
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    complaints += String(text);
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

describe('estimate catalog import', () => {
  it('compiles a list, names its bad rows and keeps it for one organization', async () => {
    const list = file('list.csv', 'cat,sel,description,unit\nPLM,TLT,Toilet,EA\nPLM,,Sink,EA\n');
    await run('catalog', 'import', list, '--organization', 'acme');
    expect(kept).toHaveLength(1);
    expect(kept[0]?.organizationId).toBe('acme');
    const catalog = loadCatalog(kept[0]?.bytes ?? new Uint8Array());
    expect(catalog.version).toBe(kept[0]?.version);
    expect(catalog.find('PLM', 'TLT')?.unit).toBe('EA');
    expect(complaints).toContain('row 3, sel: is blank');
    expect(output).toMatch(/^1 selectors taken over as import-[0-9a-f]+ for acme; 1 bad rows/);
  });

  it('keeps nothing of a list that cannot be used, and says why', async () => {
    const list = file('list.csv', 'a,b\n1,2\n');
    await expect(run('catalog', 'import', list)).rejects.toThrow(/no column cat, sel, description/);
    await expect(run('catalog', 'import', join(folder, 'none.csv'))).rejects.toThrow(
      CommandFailure,
    );
    expect(kept).toEqual([]);
  });

  it('takes a list of the size that customers have', async () => {
    const rows = Array.from(
      { length: 20_000 },
      (_, row) => `RFG,X${row},"Shingle - ${row}"" wide",SQ`,
    );
    await run(
      'catalog',
      'import',
      file('list.csv', ['cat,sel,description,unit', ...rows].join('\n')),
    );
    expect(loadCatalog(kept[0]?.bytes ?? new Uint8Array()).size).toBe(20_000);
  });
});

describe('estimate catalog search', () => {
  it('finds selectors by code and by words', async () => {
    await run('catalog', 'search', 'RFG', '240S', '--limit', '1', '--json');
    expect(JSON.parse(output)).toMatchObject([{ cat: 'RFG', sel: '240S' }]);
    output = '';
    await run('catalog', 'search', 'tear off laminated shingles', '--limit', '2');
    expect(output).toContain('RFG ARMV>');
    await expect(run('catalog', 'search', 'x', '--limit', 'many')).rejects.toThrow(/whole number/);
  });
});

describe('estimate resolve', () => {
  const lines = () =>
    file('lines.csv', '\ufeffid,description,unit\r\n1,"R&R Bidet, tall",EA\r\n2,Bidet,EA\r\n');

  it('answers from a list given as CSV or compiled, row for row', async () => {
    const csv = file('list.csv', 'cat,sel,description,unit\nPLM,BID,Bidet,EA\n');
    const row = { cat: 'PLM', sel: 'BID', description: 'Bidet', unit: 'EA', activities: [] };
    const index = file('list.index', buildCatalog([row], { version: 'v' }));
    await run('resolve', lines(), '--catalog', csv);
    const fromCsv = output;
    output = '';
    await run('resolve', lines(), '--catalog', index);
    expect(output).toBe(fromCsv);
    const answers = parse(output, { columns: true }) as Record<string, string>[];
    expect(answers.map(({ id }) => id)).toEqual(['1', '2']);
    expect(answers[0]).toMatchObject({ description: 'R&R Bidet, tall', resolved_sel: '' });
    expect(answers[1]).toMatchObject({ resolved_cat: 'PLM', resolved_sel: 'BID' });
  });

  it('refuses a file that names no items', async () => {
    await expect(run('resolve', file('x.csv', 'a,b\n1,2\n'))).rejects.toThrow(
      /neither a column description/,
    );
  });
});
