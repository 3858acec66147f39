import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';

/** The network as the fetcher sees it: names to addresses, and a connection to one address. */
export interface Network {
  /** Every address of a host, IPv4 and IPv6. */
  resolve(host: string, signal: AbortSignal): Promise<readonly string[]>;
  /** Asks for a URL at this very address; redirects are not followed. */
  connect(request: { url: URL; address: string; signal: AbortSignal }): Promise<FetchedHead>;
}

/** An answer whose body is still to be read. */
export interface FetchedHead {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  body: AsyncIterable<Uint8Array>;
  /** Drops the connection. */
  close(): void;
}

export const systemNetwork: Network = {
  resolve: async (host, signal) => {
    signal.throwIfAborted();
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    const found = await Promise.race([lookup(host, { all: true, verbatim: true }), aborted]);
    return found.map(({ address }) => address);
  },

  connect: ({ url, address, signal }) =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        url,
        {
          // A fresh connection: one from a pool might lead elsewhere.
          agent: false,
          lookup: pinnedTo(address),
          signal,
          headers: { accept: 'application/pdf', 'accept-encoding': 'identity' },
        },
        (response) => {
          const { location, 'content-length': length } = response.headers;
          resolve({
            status: response.statusCode ?? 0,
            headers: { location, 'content-length': length },
            body: response,
            close: () => outgoing.destroy(),
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end();
    }),
};

/** Answers every look-up with the address that was checked; TLS still verifies the host's name. */
const pinnedTo =
  (address: string): LookupFunction =>
  (_host, options, callback) => {
    const family = isIPv6(address) ? 6 : 4;
    if (options.all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
