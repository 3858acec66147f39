import { isPublicAddress } from '../../domain/documents/public-address.ts';
import { refuseUrl } from '../../domain/documents/source-url.ts';
import type { FetchOutcome, PdfFetcher } from '../../ports.ts';
import { type FetchedHead, type Network, systemNetwork } from './network.ts';

export const MOST_REDIRECTS = 3;
export const MAXIMUM_BYTES = 50 * 1024 * 1024;
const TIMEOUT_MILLISECONDS = 30_000;
const PDF_MARK = '%PDF-';
const MARK_WITHIN_BYTES = 1024;

export type UrlFailureCode =
  | 'url_not_allowed'
  | 'url_unresolvable'
  | 'url_not_public'
  | 'url_unreachable'
  | 'url_too_many_redirects'
  | 'url_bad_status'
  | 'url_too_large'
  | 'url_not_a_pdf'
  | 'url_timeout';

/** What ends a fetch, as the document's `error` tells it. */
class Refused extends Error {
  readonly code: UrlFailureCode;

  constructor(code: UrlFailureCode, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Fetches a PDF from a URL that a customer gave, without letting the URL reach anything that is not
 * on the public internet. Every hop is checked anew: the URL's text, then every address that its
 * host resolves to; the connection goes to the address that was checked, so that a second answer
 * of the name server changes nothing. At most 3 redirects, 50 MiB and 30 seconds in all.
 *
 * Nothing of a response that was refused comes back. There is no switch that turns this off: tests
 * bring their own network.
 *
 * @param deadline makes the signal that ends one fetch.
 */
export const createPdfFetcher = (
  network: Network = systemNetwork,
  deadline: () => AbortSignal = () => AbortSignal.timeout(TIMEOUT_MILLISECONDS),
): PdfFetcher => ({
  fetchPdf: async (url): Promise<FetchOutcome> => {
    const signal = deadline();
    try {
      return { kind: 'fetched', bytes: await download(network, url, signal) };
    } catch (error) {
      if (signal.aborted) {
        return failed(
          'url_timeout',
          'The URL did not deliver the PDF within 30 seconds. Stage the file with POST /upload-url instead.',
        );
      }
      if (error instanceof Refused) {
        return failed(error.code, error.message);
      }
      return failed(
        'url_unreachable',
        'No connection to the host of the URL could be made. Check that it is up.',
      );
    }
  },
});

const failed = (code: UrlFailureCode, message: string): FetchOutcome => ({
  kind: 'failed',
  code,
  message,
});

const download = async (
  network: Network,
  address: string,
  signal: AbortSignal,
): Promise<Uint8Array> => {
  let next = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const url = allowed(next);
    const response = await open(network, url, signal);
    try {
      const location = redirectOf(response, url);
      if (location === null) return await readPdf(response);
      next = location;
    } finally {
      response.close();
    }
  }
  throw new Refused(
    'url_too_many_redirects',
    `The URL redirects more than ${MOST_REDIRECTS} times. Give the address of the file itself.`,
  );
};

const allowed = (text: string): URL => {
  const reason = refuseUrl(text);
  if (reason === null) return new URL(text);
  throw new Refused('url_not_allowed', `The URL cannot be fetched: ${reason}.`);
};

/** Connects to an address of the host that was checked, and to no other. */
const open = async (network: Network, url: URL, signal: AbortSignal): Promise<FetchedHead> => {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isPublicAddress(host) ? [host] : await resolved(network, host, signal);
  const [first] = addresses;
  if (first === undefined || !addresses.every(isPublicAddress)) {
    throw new Refused(
      'url_not_public',
      'The host of the URL is not on the public internet. Stage the file with POST /upload-url instead.',
    );
  }
  return network.connect({ url, address: first, signal });
};

const resolved = async (
  network: Network,
  host: string,
  signal: AbortSignal,
): Promise<readonly string[]> => {
  const addresses = await network.resolve(host, signal).catch(() => []);
  if (addresses.length > 0) return addresses;
  signal.throwIfAborted();
  throw new Refused('url_unresolvable', 'The host of the URL has no address. Check its spelling.');
};

const redirectOf = (response: FetchedHead, from: URL): string | null => {
  if (response.status === 200) return null;
  const target = response.headers.location;
  if ([301, 302, 303, 307, 308].includes(response.status) && target !== undefined) {
    if (URL.canParse(target, from.href)) return new URL(target, from).href;
  }
  throw new Refused(
    'url_bad_status',
    `The URL answered with status ${response.status} instead of the file. Check that it can be opened without signing in.`,
  );
};

const readPdf = async (response: FetchedHead): Promise<Uint8Array> => {
  const tooLarge = (): Refused =>
    new Refused('url_too_large', 'The file behind the URL is larger than 50 MiB.');
  if (Number(response.headers['content-length'] ?? 0) > MAXIMUM_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  let looked = false;
  for await (const chunk of response.body) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length > MAXIMUM_BYTES) throw tooLarge();
    if (!looked && length >= MARK_WITHIN_BYTES) {
      requirePdf(chunks);
      looked = true;
    }
  }
  if (!looked) requirePdf(chunks);
  return Buffer.concat(chunks, length);
};

const requirePdf = (chunks: readonly Uint8Array[]): void => {
  const start = Buffer.concat(chunks).subarray(0, MARK_WITHIN_BYTES);
  if (start.includes(PDF_MARK)) return;
  throw new Refused(
    'url_not_a_pdf',
    'What the URL delivers is not a PDF. Check that it is the address of the file, not of a page that shows it.',
  );
};
