import { isPublicAddress } from './public-address.ts';

const LONGEST_URL = 2048;

/**
 * Why a URL must not be fetched, as far as its text tells; null where nothing speaks against it.
 * Host names still have to be resolved and vetted at fetch time.
 */
export const refuseUrl = (text: string): string | null => {
  if (text.length > LONGEST_URL) return `the URL is longer than ${LONGEST_URL} characters`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null) return 'the URL cannot be read';
  if (url.protocol !== 'https:') return 'only https URLs are fetched';
  if (url.username !== '' || url.password !== '') return 'the URL must not carry credentials';
  if (url.port !== '' && url.port !== '8443') return 'only the ports 443 and 8443 are fetched';
  // The parsed host is normalised: 0x7f.1 and 2130706433 have become 127.0.0.1 by now.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (host === '') return 'the URL has no host';
  const literal = host.includes(':') || /^\d+\.\d+\.\d+\.\d+$/.test(host);
  if (literal && !isPublicAddress(host)) return 'the address is not a public one';
  if (!literal && !host.includes('.')) return 'the host is not a public one';
  if (/(?:^|\.)(?:localhost|local|internal|home\.arpa|onion)$/i.test(host)) {
    return 'the host is not a public one';
  }
  return null;
};
