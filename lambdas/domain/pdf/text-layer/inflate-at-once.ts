import { inflateSync } from 'node:zlib';

/** Of what pdfjs uses of a stream: it writes all bytes at once and reads until there are no more. */
interface OnePiece {
  writable: { getWriter(): { write(bytes: Uint8Array): Promise<void>; close(): Promise<void> } };
  readable: { getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array }> } };
}

/** No page content or font of a real estimate inflates to more (`look-into-file.ts`). */
const MAX_INFLATED_BYTES = 128 * 1024 * 1024;

const inflating = (): OnePiece => {
  let deflated: Uint8Array | null = null;
  return {
    writable: {
      getWriter: () => ({
        write: async (bytes) => {
          deflated = bytes;
        },
        close: async () => undefined,
      }),
    },
    readable: {
      getReader: () => ({
        read: async () => {
          if (deflated === null) return { done: true };
          const { buffer, byteOffset, byteLength } = inflateSync(deflated, {
            maxOutputLength: MAX_INFLATED_BYTES,
          });
          deflated = null;
          return { done: false, value: new Uint8Array(buffer, byteOffset, byteLength) };
        },
      }),
    },
  };
};

const platform = globalThis.DecompressionStream;

const atOnce = new Proxy(platform, {
  construct: (target, [format]) => (format === 'deflate' ? inflating() : new target(format)),
});

let open = 0;

/**
 * Lets pdfjs inflate streams at once while a PDF is open. It has no setting for that: it takes the
 * platform's `DecompressionStream`, in Node a web stream around a stream around a thread, which
 * makes a page's few kilobytes cost ten times their inflating, a tenth of all reading of text. What
 * cannot be inflated rejects as ever, and pdfjs takes its own way then.
 *
 * @returns to be called when the file is closed.
 */
export const inflateAtOnce = (): (() => void) => {
  if (open === 0) globalThis.DecompressionStream = atOnce;
  open += 1;
  return () => {
    open -= 1;
    if (open === 0) globalThis.DecompressionStream = platform;
  };
};
