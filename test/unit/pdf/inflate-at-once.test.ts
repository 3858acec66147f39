import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inflateAtOnce } from '../../../lambdas/domain/pdf/text-layer/inflate-at-once.ts';

const PAGE = Buffer.from('BT (Drip edge) Tj ET\n'.repeat(200));
const platform = globalThis.DecompressionStream;

/** As pdfjs does it. */
const decompressed = async (
  bytes: Uint8Array<ArrayBuffer>,
  format: 'deflate' | 'gzip',
): Promise<Buffer> => {
  const { readable, writable } = new DecompressionStream(format);
  const writer = writable.getWriter();
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = readable.getReader();
  const chunks: Uint8Array[] = [];
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return Buffer.concat(chunks);
    chunks.push(value);
  }
};

describe('inflating at once', () => {
  it('gives what the platform gives', async () => {
    const inflateAsEver = inflateAtOnce();
    try {
      expect(globalThis.DecompressionStream).not.toBe(platform);
      expect(await decompressed(new Uint8Array(deflateSync(PAGE)), 'deflate')).toEqual(PAGE);
      expect(await decompressed(new Uint8Array(gzipSync(PAGE)), 'gzip')).toEqual(PAGE);
    } finally {
      inflateAsEver();
    }
  });

  it('rejects what is cut off', async () => {
    const inflateAsEver = inflateAtOnce();
    const half = new Uint8Array(deflateSync(PAGE).subarray(0, 20));
    await expect(decompressed(half, 'deflate')).rejects.toThrow('unexpected end of file');
    inflateAsEver();
  });

  it('ends when the last file is closed', () => {
    const [closeOne, closeOther] = [inflateAtOnce(), inflateAtOnce()];
    closeOne();
    expect(globalThis.DecompressionStream).not.toBe(platform);
    closeOther();
    expect(globalThis.DecompressionStream).toBe(platform);
  });
});
