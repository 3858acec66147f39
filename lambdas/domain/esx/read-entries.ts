import { strFromU8, unzipSync } from 'fflate';

export type ContainerFailure = {
  code:
    | 'not_a_zip'
    | 'damaged_zip'
    | 'zip_bomb'
    | 'not_an_estimate'
    | 'vendor_encrypted'
    | 'missing_entry';
  message: string;
};

/** Far above what 10,000 lines with long notes need. */
const LARGEST_ENTRY_BYTES = 64 * 1024 * 1024;
const MOST_ENTRIES = 5_000;

/**
 * Unpacks the named text entries of an ESX file (a ZIP). Sizes are checked against the ZIP's own
 * directory before anything is unpacked, and the unpacker never writes more than was announced.
 */
export const readEntries = (
  bytes: Uint8Array,
  names: string[],
): { ok: true; texts: Map<string, string> } | { ok: false; failure: ContainerFailure } => {
  const fail = (code: ContainerFailure['code'], message: string) => ({
    ok: false as const,
    failure: { code, message },
  });
  if (bytes.length < 22 || bytes[0] !== 0x50 || bytes[1] !== 0x4b)
    return fail('not_a_zip', 'this is not an ESX file: it is not a ZIP archive');
  const present: string[] = [];
  let problem: ContainerFailure | null = null;
  let unpacked: Record<string, Uint8Array>;
  try {
    unpacked = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        present.push(name);
        if (present.length > MOST_ENTRIES)
          problem ??= {
            code: 'zip_bomb',
            message: `the archive has more than ${MOST_ENTRIES} entries; it is not unpacked`,
          };
        if (problem !== null || !names.includes(name.toUpperCase())) return false;
        if (originalSize > LARGEST_ENTRY_BYTES) {
          problem = {
            code: 'zip_bomb',
            message: `${name} unpacks to ${originalSize} bytes, more than ${LARGEST_ENTRY_BYTES}; it is not unpacked`,
          };
          return false;
        }
        return true;
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail('damaged_zip', `the ZIP archive is damaged: ${reason}`);
  }
  if (problem !== null) return { ok: false, failure: problem };

  const texts = new Map<string, string>();
  for (const [name, content] of Object.entries(unpacked))
    texts.set(name.toUpperCase(), strFromU8(content));
  const missing = names.filter((name) => !texts.has(name));
  if (missing.length === 0) return { ok: true, texts };
  const upper = present.map((name) => name.toUpperCase());
  if (upper.includes('XACTDOC.ZIPXML'))
    return fail(
      'vendor_encrypted',
      'this ESX file was written by the desktop product: its project is encrypted with a key that belongs to the vendor, and cannot be read here',
    );
  if (upper.length > 0 && upper.every((name) => name.endsWith('.JSON') || name.endsWith('/')))
    return fail(
      'not_an_estimate',
      'this .esx file is not an estimate: it holds JSON only, as Wi-Fi survey projects of the same file type do',
    );
  return fail('missing_entry', `the archive lacks ${missing.join(' and ')}`);
};
