import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CachedDocument } from '../../test/corpus/cache.ts';
import type { Truth, TruthItem } from '../../test/corpus/model.ts';
import { table } from '../bench-report.ts';
import type { Reader, Reading } from './reader.ts';

const emptyItem: TruthItem = {
  lineNumber: null,
  description: '',
  descriptionAsPrinted: '',
  activity: ['+'],
  quantity: 0,
  unit: null,
  unitPrice: null,
  removePrice: null,
  replacePrice: null,
  resetPrice: null,
  tax: null,
  overheadProfit: null,
  rcv: null,
  depreciation: null,
  depreciationRecoverable: null,
  acv: null,
  ageYears: null,
  lifeYears: null,
  condition: null,
  depreciationPercent: null,
  cat: null,
  sel: null,
  calculation: null,
  room: [],
  path: [],
  section: null,
  f9Note: null,
  machineNotes: [],
  flags: [],
  priceNote: null,
  isPaidWhenIncurred: false,
  page: 0,
};

const noFacts: Truth['facts'] = {
  estimateName: null,
  claimNumber: null,
  policyNumber: null,
  insuredName: null,
  propertyAddress: null,
  dateOfLoss: null,
  carrierName: null,
  priceList: null,
};

/** Fields of the tables that follow from more than one property, or bear another name. */
const fieldsOf: Partial<Record<keyof TruthItem, string>> = {
  depreciationRecoverable: 'recoverable',
  ageYears: 'age/life',
  isPaidWhenIncurred: 'paidWhenIncurred',
};

/** What a hand-written truth leaves out of an item is not judged. */
const completed = (item: Partial<TruthItem>): TruthItem => ({
  ...emptyItem,
  ...item,
  room: typeof item.room === 'string' ? [item.room] : (item.room ?? []),
  activity: typeof item.activity === 'string' ? [item.activity] : (item.activity ?? ['+']),
  descriptionAsPrinted: item.descriptionAsPrinted ?? item.description ?? '',
  unjudged: [
    ...(item.unjudged ?? []),
    ...(Object.keys(emptyItem) as (keyof TruthItem)[])
      .filter((key) => !(key in item))
      .map((key) => fieldsOf[key] ?? key),
  ],
});

/**
 * The real prints of a folder: `NAME.pdf`, and where somebody wrote it down `NAME.truth.json` with
 * at least `{"items": [{"description": ..., "quantity": ...}]}`.
 */
export const realDocuments = (
  folder: string,
): { withTruth: CachedDocument[]; others: { name: string; pdf: Uint8Array }[] } => {
  const withTruth: CachedDocument[] = [];
  const others: { name: string; pdf: Uint8Array }[] = [];
  for (const name of readdirSync(folder)
    .filter((file) => /\.pdf$/i.test(file))
    .sort()) {
    const path = join(folder, name);
    const pdf = new Uint8Array(readFileSync(path));
    const truthPath = path.replace(/\.pdf$/i, '.truth.json');
    if (!existsSync(truthPath)) {
      others.push({ name, pdf });
      continue;
    }
    const given = JSON.parse(readFileSync(truthPath, 'utf8')) as Partial<Truth>;
    const truth: Truth = {
      id: name,
      seed: '',
      layout: null,
      rooms: null,
      totals: [],
      summaries: [],
      pages: [],
      sabotage: null,
      ...given,
      facts: { ...noFacts, ...given.facts },
      items: (given.items ?? []).map(completed),
    };
    withTruth.push({ pdf, truth, path });
  }
  return { withTruth, others };
};

/** What the reader says of prints whose truth nobody wrote down. */
export const realTable = async (
  reader: Reader,
  documents: readonly { name: string; pdf: Uint8Array }[],
): Promise<string> => {
  const rows = [];
  for (const { name, pdf } of documents) {
    let reading: Reading;
    try {
      reading = await reader.read(pdf, name);
    } catch (error) {
      rows.push([
        name,
        '',
        '',
        '',
        `crashed: ${error instanceof Error ? error.message : String(error)}`,
        '',
        '',
      ]);
      continue;
    }
    const { estimate, reconciliation } = reading;
    rows.push([
      name,
      String(reading.pages),
      String(reading.ocrPages),
      String(estimate?.lineItems.length ?? 0),
      reading.failure ?? (reconciliation?.reconciled === true ? 'yes' : 'no'),
      reconciliation?.difference === null || reconciliation === null
        ? '-'
        : reconciliation.difference.toFixed(2),
      String(reconciliation?.failures.length ?? 0),
      (reading.milliseconds / Math.max(1, reading.pages)).toFixed(0),
    ]);
  }
  return table(
    [
      'document',
      'pages',
      'of them OCR',
      'lines',
      'reconciled',
      'difference',
      'named failures',
      'ms per page',
    ],
    rows,
  );
};
