import { parseArgs } from 'node:util';
import type { Layout } from '../../test/corpus/model.ts';

export type Part =
  | 'tuning'
  | 'held-out'
  | 'prints-open'
  | 'prints-blind'
  | 'written'
  | 'written-blind'
  | 'written-scans'
  | 'reprints'
  | 'journeys'
  | 'scans'
  | 'scanned-prints'
  | 'scans-harsh'
  | 'sabotage'
  | 'scan-sabotage'
  | 'speed'
  | 'memory';

export const parts: readonly Part[] = [
  'tuning',
  'held-out',
  'prints-open',
  'prints-blind',
  'written',
  'written-blind',
  'written-scans',
  'reprints',
  'journeys',
  'scans',
  'scanned-prints',
  'scans-harsh',
  'sabotage',
  'scan-sabotage',
  'speed',
  'memory',
];

export interface ReadBenchOptions {
  /** Which parts to run; `real` runs where a folder is given. */
  parts: ReadonlySet<Part>;
  /** At most so many documents of each layout. */
  limit: number;
  layout: Layout | null;
  /** Only prints of this look, journeys whose name holds this, or reprints in this way. */
  look: string | null;
  /** One document's seed, or a seed beyond the suite's own. */
  seed: string | null;
  showErrors: boolean;
  /** Only mismatches of this field are shown. */
  field: string | null;
  /** Folder of real `*.pdf` with optional `*.truth.json`. */
  real: string | null;
  /** Takes pages that OCR has read before from the disk: for work on what reads its words. */
  keepOcr: boolean;
  /** Pages of the document whose peak memory is measured. */
  memoryPages: number;
}

export const parseOptions = (args: string[]): ReadBenchOptions => {
  const { values } = parseArgs({
    args,
    options: {
      part: { type: 'string', multiple: true },
      limit: { type: 'string' },
      layout: { type: 'string' },
      look: { type: 'string' },
      seed: { type: 'string' },
      field: { type: 'string' },
      real: { type: 'string' },
      'memory-pages': { type: 'string' },
      'show-errors': { type: 'boolean' },
      'keep-ocr': { type: 'boolean' },
    },
  });
  const chosen = parts.filter((part) => values.part?.includes(part));
  const unknown = values.part?.filter((part) => !parts.some((known) => known === part)) ?? [];
  if (unknown.length > 0)
    throw new Error(`--part is one of ${parts.join(', ')}, not ${unknown.join(', ')}.`);
  const layout = values.layout === undefined ? null : Number(values.layout);
  if (layout !== null && !(layout >= 1 && layout <= 7)) throw new Error('--layout is 1 to 7.');
  return {
    parts: new Set(chosen.length === 0 && values.real === undefined ? parts : chosen),
    limit: values.limit === undefined ? Number.POSITIVE_INFINITY : Number(values.limit),
    layout: layout as Layout | null,
    look: values.look ?? null,
    seed: values.seed ?? null,
    showErrors: values['show-errors'] ?? false,
    field: values.field ?? null,
    real: values.real ?? null,
    keepOcr: values['keep-ocr'] ?? false,
    memoryPages: Number(values['memory-pages'] ?? 500),
  };
};
