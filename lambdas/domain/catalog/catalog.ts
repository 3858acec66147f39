import categoryTable from '../../../catalog/categories.json' with { type: 'json' };
import aliasTable from '../../../catalog/wording/aliases.json' with { type: 'json' };
import type { Activity } from '../estimate/estimate.ts';
import { ACTIVITIES, isDemolitionWording } from './activity.ts';
import { normalUnit } from './units.ts';
import { readWording, slashReadings, WORDING_VERSION, wordingKey } from './wording.ts';

/** One selector of a price list. */
export interface CatalogRow {
  cat: string;
  sel: string;
  description: string;
  unit: string | null;
  /** Activities that make sense for the item; empty where the list does not say. */
  activities: Activity[];
}

/** A loaded catalogue: lookups, and the index that the resolver reads. */
export interface Catalog {
  /** Names this list; a document records it. */
  readonly version: string;
  /** Number of selectors. */
  readonly size: number;
  /** Category codes that the catalogue has selectors of, sorted. */
  readonly categories: readonly string[];
  find(cat: string, sel: string): CatalogRow | null;
  row(index: number): CatalogRow;
  rows(): Iterable<CatalogRow>;
  readonly index: CatalogIndex;
}

/**
 * The index behind a catalogue. Documents are the selectors in order of their row, then other
 * wordings of them (`wording/aliases.json`); `documentRow` leads from one to the other.
 */
export interface CatalogIndex {
  readonly rowCount: number;
  readonly documentRow: Uint32Array;
  readonly rowCategory: Uint8Array;
  readonly rowUnit: Uint8Array;
  /** One bit per activity, in the order of `ACTIVITIES`; 0 where unknown. */
  readonly rowActivities: Uint8Array;
  readonly categories: readonly string[];
  readonly units: readonly string[];
  readonly tokens: readonly string[];
  readonly tokenIds: ReadonlyMap<string, number>;
  /** Documents per token: `postings[postingStarts[t] .. postingStarts[t + 1]]`. */
  readonly postingStarts: Uint32Array;
  readonly postings: Uint32Array;
  /** Tokens per document, in the order of the wording. */
  readonly documentStarts: Uint32Array;
  readonly documentTokens: Uint32Array;
  /** Beside `documentTokens`: 1 where the token is one of several alternatives joined by a slash. */
  readonly documentOptional: Uint8Array;
  /** Inverse document frequency per token. */
  readonly tokenWeights: Float32Array;
  /** Sum of the weights of a document's tokens. */
  readonly documentWeights: Float32Array;
  /** Documents whose wording has the variable phrase `{V}`. */
  readonly templates: Uint32Array;
  /** Rows whose whole wording, without order, is this; ascending. */
  rowsWithWording(tokens: readonly string[]): number[];
  /** Rows of which this is one reading of a wording with slashes. */
  rowsWithSlashReading(tokens: readonly string[]): number[];
  /** Rows that are also called this. */
  rowsWithAlias(tokens: readonly string[]): number[];
  rowOf(cat: string, sel: string): number;
  selector(row: number): string;
  description(row: number): string;
}

/** A catalogue's bytes that cannot be read; the message says why. */
export class CatalogFormatError extends Error {
  override name = 'CatalogFormatError';
}

interface CategoryName {
  name: string;
  recap?: string;
}

const CATEGORY_NAMES = new Map<string, CategoryName>(Object.entries(categoryTable.categories));
const CATEGORY_BY_NAME = categoriesByName();

function categoriesByName(): Map<string, string> {
  const byName = new Map<string, string>();
  for (const [code, { name, recap }] of CATEGORY_NAMES) {
    byName.set(nameKey(name), code);
    if (recap !== undefined) byName.set(nameKey(recap), code);
  }
  return byName;
}

function nameKey(name: string): string {
  return name
    .toUpperCase()
    .replace(/\bAND\b/g, '&')
    .replace(/[^A-Z0-9&]+/g, ' ')
    .trim();
}

/** The trade name of a category code; null for a code that is none. */
export function categoryName(cat: string): string | null {
  return CATEGORY_NAMES.get(cat)?.name ?? null;
}

/** The category code behind a trade name, as a column or a category recap prints it; else null. */
export function categoryByName(name: string): string | null {
  const trimmed = name.trim().toUpperCase();
  if (CATEGORY_NAMES.has(trimmed)) return trimmed;
  return CATEGORY_BY_NAME.get(nameKey(name)) ?? null;
}

const MAGIC = 'ESTCAT01';
/** Changes with what the index is made from beside the rows: an index of another is made anew. */
const INDEX_VERSION = `${WORDING_VERSION}-${hashText(JSON.stringify(aliasTable.aliases)).toString(16)}`;

interface Header {
  wording: string;
  version: string;
  categories: string[];
  units: string[];
  rowCount: number;
  sections: Record<string, { type: ArrayType; offset: number; length: number }>;
}

const ARRAY_TYPES = {
  u8: Uint8Array,
  u32: Uint32Array,
  f64: Float64Array,
} as const;
type ArrayType = keyof typeof ARRAY_TYPES;

/**
 * Compiles a list into one compact block of bytes that `loadCatalog` maps without parsing. The same
 * rows give the same bytes. Rows are taken as checked (`parseCatalogCsv`); of two rows with one
 * (cat, sel) the later stands. At most 255 categories and 255 units.
 */
export function buildCatalog(
  rows: readonly CatalogRow[],
  options: { version: string },
): Uint8Array {
  const byPair = new Map<string, CatalogRow>();
  for (const row of rows) byPair.set(`${row.cat} ${row.sel}`, row);
  const sorted = [...byPair.values()].sort(
    (a, b) => compareText(a.cat, b.cat) || compareText(a.sel, b.sel),
  );
  const categories = [...new Set(sorted.map((row) => row.cat))];
  const units = ['', ...new Set(sorted.flatMap((row) => normalUnit(row.unit) ?? []))];
  if (categories.length > 255 || units.length > 255) {
    throw new CatalogFormatError(
      `A catalogue may have at most 255 categories and 255 units; this one has ${categories.length} and ${units.length - 1}.`,
    );
  }
  const documents = sorted.map((row, index) => ({
    row: index,
    text: row.description,
    alias: false,
  }));
  for (const [index, row] of sorted.entries()) {
    const template = variableWording(row);
    if (template !== null) documents.push({ row: index, text: template, alias: true });
  }
  const rowByPair = new Map(sorted.map((row, index) => [`${row.cat} ${row.sel}`, index]));
  for (const [text, codes] of Object.entries(aliasTable.aliases)) {
    for (const code of codes) {
      const row = rowByPair.get(code);
      if (row !== undefined) documents.push({ row, text, alias: true });
    }
  }

  const tokenIds = new Map<string, number>();
  const documentStarts = new Uint32Array(documents.length + 1);
  const documentTokens: number[] = [];
  const documentOptional: number[] = [];
  const templates: number[] = [];
  const keys: [number, number][] = [];
  const slashKeys: [number, number][] = [];
  const aliasKeys: [number, number][] = [];
  for (const [position, document] of documents.entries()) {
    const wording = readWording(document.text);
    const optional = new Set(wording.slashGroups.flat());
    for (const [place, token] of wording.tokens.entries()) {
      let id = tokenIds.get(token);
      if (id === undefined) {
        id = tokenIds.size;
        tokenIds.set(token, id);
      }
      documentTokens.push(id);
      documentOptional.push(optional.has(place) ? 1 : 0);
    }
    documentStarts[position + 1] = documentTokens.length;
    if (wording.tokens.includes('{v}')) templates.push(position);
    const readings = slashReadings(wording);
    for (const [order, reading] of readings.entries()) {
      if (reading.length === 0) continue;
      const key: [number, number] = [hashText(wordingKey(reading)), document.row];
      if (document.alias) aliasKeys.push(key);
      else if (order === 0) keys.push(key);
      else slashKeys.push(key);
    }
  }

  const texts = new TextEncoder();
  const blobs: Uint8Array[] = [];
  let blobLength = 0;
  const offsetsOf = (values: string[]): Uint32Array => {
    const offsets = new Uint32Array(values.length + 1);
    for (const [index, value] of values.entries()) {
      offsets[index] = blobLength;
      const bytes = texts.encode(value);
      blobs.push(bytes);
      blobLength += bytes.length;
    }
    offsets[values.length] = blobLength;
    return offsets;
  };
  const selectorOffsets = offsetsOf(sorted.map((row) => row.sel));
  const descriptionOffsets = offsetsOf(sorted.map((row) => row.description));
  const tokenOffsets = offsetsOf([...tokenIds.keys()]);
  const blob = new Uint8Array(blobLength);
  let at = 0;
  for (const bytes of blobs) {
    blob.set(bytes, at);
    at += bytes.length;
  }

  const pairKeys: [number, number][] = sorted.map((row, index) => [
    hashText(`${row.cat} ${row.sel}`),
    index,
  ]);
  const sections: Record<string, Uint8Array | Uint32Array | Float64Array> = {
    rowCategory: Uint8Array.from(sorted, (row) => categories.indexOf(row.cat)),
    rowUnit: Uint8Array.from(sorted, (row) => units.indexOf(normalUnit(row.unit) ?? '')),
    rowActivities: Uint8Array.from(sorted, (row) => activityBits(row)),
    documentRow: Uint32Array.from(documents, (document) => document.row),
    documentStarts,
    documentTokens: Uint32Array.from(documentTokens),
    documentOptional: Uint8Array.from(documentOptional),
    ...invert(documentStarts, documentTokens, tokenIds.size),
    templates: Uint32Array.from(templates),
    ...hashTable('pair', pairKeys),
    ...hashTable('wording', keys),
    ...hashTable('slash', slashKeys),
    ...hashTable('alias', aliasKeys),
    selectorOffsets,
    descriptionOffsets,
    tokenOffsets,
    blob,
  };
  return writeSections(sections, {
    wording: INDEX_VERSION,
    version: options.version,
    categories,
    units,
    rowCount: sorted.length,
  });
}

const SURFACE_TRADES = new Set(['CLN', 'HMR', 'PNT', 'TCR', 'WTR']);
const SURFACE_PHRASE =
  /\b(?:(?:part of|more than) )?the (?:walls and ceiling|walls?|ceiling|floor perimeter|floor|surface area)\b/i;

/** Lists taken from prints have a surface where the item has `{V}`: "Seal the ceiling w/PVA primer". */
function variableWording(row: CatalogRow): string | null {
  if (!SURFACE_TRADES.has(row.cat) || !SURFACE_PHRASE.test(row.description)) return null;
  return row.description.replace(SURFACE_PHRASE, '{V}');
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function activityBits(row: CatalogRow): number {
  let bits = 0;
  for (const activity of row.activities) bits |= 1 << ACTIVITIES.indexOf(activity);
  if (bits === 0 && (row.cat === 'DMO' || isDemolitionWording(row.description))) {
    bits = 1 << ACTIVITIES.indexOf('-');
  }
  return bits;
}

function invert(
  starts: Uint32Array,
  tokens: readonly number[],
  tokenCount: number,
): { postingStarts: Uint32Array; postings: Uint32Array } {
  const postingStarts = new Uint32Array(tokenCount + 1);
  for (const token of tokens) postingStarts[token + 1] = (postingStarts[token + 1] ?? 0) + 1;
  for (let token = 0; token < tokenCount; token += 1) {
    postingStarts[token + 1] = (postingStarts[token + 1] ?? 0) + (postingStarts[token] ?? 0);
  }
  const next = postingStarts.slice();
  const postings = new Uint32Array(tokens.length);
  for (let document = 0; document + 1 < starts.length; document += 1) {
    const end = starts[document + 1] ?? 0;
    for (let place = starts[document] ?? 0; place < end; place += 1) {
      const token = tokens[place] ?? 0;
      const slot = next[token] ?? 0;
      postings[slot] = document;
      next[token] = slot + 1;
    }
  }
  return { postingStarts, postings };
}

function hashTable(
  name: string,
  entries: [number, number][],
): Record<string, Float64Array | Uint32Array> {
  const sorted = [...entries].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return {
    [`${name}Hashes`]: Float64Array.from(sorted, (entry) => entry[0]),
    [`${name}Rows`]: Uint32Array.from(sorted, (entry) => entry[1]),
  };
}

/** 53 bits of two FNV-1a hashes: among 100,000 keys a collision has odds below one in a million. */
function hashText(text: string): number {
  let high = 0x811c9dc5;
  let low = 0x1b873593;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code, 0x85ebca6b) ^ (low >>> 15);
  }
  return (high >>> 11) * 0x100000000 + (low >>> 0);
}

function writeSections(
  sections: Record<string, Uint8Array | Uint32Array | Float64Array>,
  head: Omit<Header, 'sections'>,
): Uint8Array {
  const header: Header = { ...head, sections: {} };
  let offset = 0;
  for (const [name, array] of Object.entries(sections)) {
    const type =
      array instanceof Float64Array ? 'f64' : array instanceof Uint32Array ? 'u32' : 'u8';
    header.sections[name] = { type, offset, length: array.length };
    offset = align(offset + array.byteLength);
  }
  const headerBytes = new TextEncoder().encode(JSON.stringify(header));
  const bodyStart = align(MAGIC.length + 4 + headerBytes.length);
  const bytes = new Uint8Array(bodyStart + offset);
  bytes.set(new TextEncoder().encode(MAGIC), 0);
  new DataView(bytes.buffer).setUint32(MAGIC.length, headerBytes.length, true);
  bytes.set(headerBytes, MAGIC.length + 4);
  for (const [name, array] of Object.entries(sections)) {
    const section = header.sections[name];
    if (section === undefined) continue;
    bytes.set(
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength),
      bodyStart + section.offset,
    );
  }
  return bytes;
}

function align(offset: number): number {
  return Math.ceil(offset / 8) * 8;
}

/** Whether bytes are a compiled catalogue, and not a CSV list. */
export function isCompiledCatalog(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, MAGIC.length)) === MAGIC;
}

/**
 * Opens what `buildCatalog` wrote. Arrays are views on the bytes, text is decoded when asked for. An
 * index compiled by a release that reads wording differently is compiled again here, which takes
 * longer and gives the same selectors.
 *
 * @throws CatalogFormatError when the bytes are no catalogue or are cut short.
 */
export function loadCatalog(bytes: Uint8Array): Catalog {
  if (!isCompiledCatalog(bytes)) {
    throw new CatalogFormatError(
      'These bytes are not a compiled catalogue. Import the CSV list again.',
    );
  }
  const aligned = bytes.byteOffset % 8 === 0 ? bytes : bytes.slice();
  const headerLength = new DataView(aligned.buffer, aligned.byteOffset).getUint32(
    MAGIC.length,
    true,
  );
  const headerStart = MAGIC.length + 4;
  if (headerStart + headerLength > aligned.length) throw cutShort();
  const header = JSON.parse(
    new TextDecoder().decode(aligned.subarray(headerStart, headerStart + headerLength)),
  ) as Header;
  const bodyStart = align(headerStart + headerLength);

  const section = (name: string): Uint8Array | Uint32Array | Float64Array => {
    const place = header.sections[name];
    if (place === undefined) throw new CatalogFormatError(`The catalogue has no section ${name}.`);
    const type = ARRAY_TYPES[place.type];
    const start = bodyStart + place.offset;
    if (start + place.length * type.BYTES_PER_ELEMENT > aligned.length) throw cutShort();
    return new type(aligned.buffer as ArrayBuffer, aligned.byteOffset + start, place.length);
  };
  const catalog = openCatalog(header, section);
  if (header.wording === INDEX_VERSION) return catalog;
  return loadCatalog(buildCatalog([...catalog.rows()], { version: header.version }));
}

function cutShort(): CatalogFormatError {
  return new CatalogFormatError('The compiled catalogue is cut short. Import the CSV list again.');
}

function openCatalog(
  header: Header,
  section: (name: string) => Uint8Array | Uint32Array | Float64Array,
): Catalog {
  const decoder = new TextDecoder();
  const blob = section('blob') as Uint8Array;
  const textAt = (offsets: Uint32Array, index: number): string =>
    decoder.decode(blob.subarray(offsets[index], offsets[index + 1]));
  const selectorOffsets = section('selectorOffsets') as Uint32Array;
  const descriptionOffsets = section('descriptionOffsets') as Uint32Array;
  const tokens = allTexts(blob, section('tokenOffsets') as Uint32Array, decoder);
  const postingStarts = section('postingStarts') as Uint32Array;
  const documentStarts = section('documentStarts') as Uint32Array;
  const documentTokens = section('documentTokens') as Uint32Array;
  const rowCategory = section('rowCategory') as Uint8Array;
  const rowUnit = section('rowUnit') as Uint8Array;
  const rowActivities = section('rowActivities') as Uint8Array;
  const pairRows = lookup(section, 'pair');
  const wordingRows = lookup(section, 'wording');
  const slashRows = lookup(section, 'slash');
  const aliasRows = lookup(section, 'alias');

  const tokenWeights = new Float32Array(tokens.length);
  const documentCount = documentStarts.length - 1;
  for (let token = 0; token < tokens.length; token += 1) {
    const frequency = (postingStarts[token + 1] ?? 0) - (postingStarts[token] ?? 0);
    tokenWeights[token] = Math.log(1 + (documentCount - frequency + 0.5) / (frequency + 0.5));
  }
  const documentWeights = new Float32Array(documentCount);
  for (let document = 0; document < documentCount; document += 1) {
    let weight = 0;
    const end = documentStarts[document + 1] ?? 0;
    for (let place = documentStarts[document] ?? 0; place < end; place += 1) {
      weight += tokenWeights[documentTokens[place] ?? 0] ?? 0;
    }
    documentWeights[document] = weight;
  }

  const index: CatalogIndex = {
    rowCount: header.rowCount,
    documentRow: section('documentRow') as Uint32Array,
    rowCategory,
    rowUnit,
    rowActivities,
    categories: header.categories,
    units: header.units,
    tokens,
    tokenIds: new Map(tokens.map((token, id) => [token, id])),
    postingStarts,
    postings: section('postings') as Uint32Array,
    documentStarts,
    documentTokens,
    documentOptional: section('documentOptional') as Uint8Array,
    tokenWeights,
    documentWeights,
    templates: section('templates') as Uint32Array,
    rowsWithWording: (wanted) => wordingRows(wordingKey(wanted)),
    rowsWithSlashReading: (wanted) => slashRows(wordingKey(wanted)),
    rowsWithAlias: (wanted) => aliasRows(wordingKey(wanted)),
    rowOf: (cat, sel) => pairRows(`${cat} ${sel}`)[0] ?? -1,
    selector: (row) => textAt(selectorOffsets, row),
    description: (row) => textAt(descriptionOffsets, row),
  };
  const row = (at: number): CatalogRow => {
    const bits = rowActivities[at] ?? 0;
    return {
      cat: header.categories[rowCategory[at] ?? 0] ?? '',
      sel: index.selector(at),
      description: index.description(at),
      unit: header.units[rowUnit[at] ?? 0] || null,
      activities: ACTIVITIES.filter((_, position) => (bits & (1 << position)) !== 0),
    };
  };
  return {
    version: header.version,
    size: header.rowCount,
    categories: header.categories,
    find: (cat, sel) => {
      const at = index.rowOf(cat, sel);
      return at < 0 ? null : row(at);
    },
    row,
    rows: function* () {
      for (let at = 0; at < header.rowCount; at += 1) yield row(at);
    },
    index,
  };
}

/** Every text of a list in one decode. */
function allTexts(
  blob: Uint8Array,
  offsets: Uint32Array,
  decoder: { decode(bytes: Uint8Array): string },
): string[] {
  const start = offsets[0] ?? 0;
  const bytes = blob.subarray(start, offsets[offsets.length - 1]);
  const isAscii = bytes.every((byte) => byte < 128);
  if (!isAscii) {
    return Array.from({ length: offsets.length - 1 }, (_, index) =>
      decoder.decode(blob.subarray(offsets[index], offsets[index + 1])),
    );
  }
  const text = decoder.decode(bytes);
  return Array.from({ length: offsets.length - 1 }, (_, index) =>
    text.slice((offsets[index] ?? 0) - start, (offsets[index + 1] ?? 0) - start),
  );
}

function lookup(
  section: (name: string) => Uint8Array | Uint32Array | Float64Array,
  name: string,
): (key: string) => number[] {
  const hashes = section(`${name}Hashes`) as Float64Array;
  const rows = section(`${name}Rows`) as Uint32Array;
  return (key) => {
    const wanted = hashText(key);
    let low = 0;
    let high = hashes.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((hashes[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    const found: number[] = [];
    for (; low < hashes.length && hashes[low] === wanted; low += 1) {
      const row = rows[low] ?? 0;
      if (found.at(-1) !== row) found.push(row);
    }
    return found;
  };
}
