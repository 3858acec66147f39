import { describe, expect, it } from 'vitest';
import type { FetchedHead, Network } from '../../../lambdas/adapters/fetch/network.ts';
import { createPdfFetcher, MAXIMUM_BYTES } from '../../../lambdas/adapters/fetch/pdf-fetcher.ts';

const PDF = Buffer.from('%PDF-1.7\nan estimate');

/** What a host answers with. */
type Reply = Partial<Omit<FetchedHead, 'close' | 'body'>> & {
  body?: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
};

/** A network in which names and answers are what the test says. */
const networkOf = (
  names: Record<string, string[] | string[][]>,
  replies: Record<string, Reply>,
) => {
  const connections: { url: string; address: string }[] = [];
  const closed: string[] = [];
  const asked: string[] = [];
  const network: Network = {
    resolve: async (host) => {
      asked.push(host);
      const answer = names[host];
      if (answer === undefined) throw new Error('ENOTFOUND');
      return (Array.isArray(answer[0]) ? (answer.shift() ?? []) : answer) as string[];
    },
    connect: async ({ url, address }) => {
      connections.push({ url: url.href, address });
      const reply = replies[url.href];
      if (!reply) throw new Error('ECONNREFUSED');
      const { body = [PDF], status = 200, headers = {} } = reply;
      return {
        status,
        headers,
        body: (async function* () {
          yield* body;
        })(),
        close: () => closed.push(url.href),
      };
    },
  };
  return { network, connections, closed, asked };
};

const PUBLIC = '93.184.216.34';
const URL_A = 'https://a.example/estimate.pdf';

describe('a URL source', () => {
  // shows: pdf.url, d.url_pinned
  it('is fetched from the address that was checked', async () => {
    const { network, connections, closed } = networkOf(
      { 'a.example': [PUBLIC, '2606:2800:220:1::1'] },
      { [URL_A]: {} },
    );
    const outcome = await createPdfFetcher(network).fetchPdf(URL_A);
    expect(outcome).toEqual({ kind: 'fetched', bytes: PDF });
    expect(connections).toEqual([{ url: URL_A, address: PUBLIC }]);
    expect(closed).toEqual([URL_A]);
  });

  // shows: d.url_https
  it.each([
    'http://a.example/x.pdf',
    'https://user@a.example/x.pdf',
    'https://user:word@a.example/x.pdf',
    'https://a.example:25/x.pdf',
    'gopher://a.example/x',
    'not a url',
  ])('is not even resolved where it is %s', async (url) => {
    const { network, connections, asked } = networkOf({ 'a.example': [PUBLIC] }, {});
    expect(await createPdfFetcher(network).fetchPdf(url)).toMatchObject({
      kind: 'failed',
      code: 'url_not_allowed',
    });
    expect([...asked, ...connections]).toEqual([]);
  });

  // shows: d.url_public
  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.0.0.5',
    '100.64.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.7',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::127.0.0.1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2002:a00:1::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2001:db8::1',
    '3fff::1',
    '100::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '5f00::1',
  ])(
    'is never fetched from %s, literal or resolved, alone or among public addresses',
    async (address) => {
      const literal = address.includes(':')
        ? `https://[${address}]/x.pdf`
        : `https://${address}/x.pdf`;
      const { network, connections } = networkOf(
        { 'a.example': [address], 'b.example': [PUBLIC, address] },
        {},
      );
      const fetcher = createPdfFetcher(network);
      expect(await fetcher.fetchPdf(literal)).toMatchObject({ code: 'url_not_allowed' });
      expect(await fetcher.fetchPdf(URL_A)).toMatchObject({ code: 'url_not_public' });
      expect(await fetcher.fetchPdf('https://b.example/x.pdf')).toMatchObject({
        code: 'url_not_public',
      });
      expect(connections).toEqual([]);
    },
  );

  // shows: d.url_public
  it.each([
    'https://2130706433/x',
    'https://0x7f000001/x',
    'https://0177.0.0.1/x',
    'https://127.1/x',
    'https://１２７.0.0.1/x',
  ])('is never fetched from the loopback address spelled as %s', async (url) => {
    const { network, connections } = networkOf({}, {});
    expect(await createPdfFetcher(network).fetchPdf(url)).toMatchObject({
      code: 'url_not_allowed',
    });
    expect(connections).toEqual([]);
  });

  // shows: d.url_public
  it('may name a public address itself', async () => {
    const url = `https://${PUBLIC}/x.pdf`;
    const { network, asked } = networkOf({}, { [url]: {} });
    expect(await createPdfFetcher(network).fetchPdf(url)).toMatchObject({ kind: 'fetched' });
    expect(asked).toEqual([]);
  });

  // shows: d.url_redirects
  it.each([
    ['https://10.0.0.1/x.pdf', 'url_not_allowed'],
    ['http://b.example/x.pdf', 'url_not_allowed'],
    ['https://user:word@b.example/x.pdf', 'url_not_allowed'],
    ['https://inside.example/x.pdf', 'url_not_public'],
    ['//inside.example/x.pdf', 'url_not_public'],
    ['file:///etc/passwd', 'url_not_allowed'],
  ])('that redirects to %s stops there', async (location, code) => {
    const { network, connections } = networkOf(
      { 'a.example': [PUBLIC], 'b.example': [PUBLIC], 'inside.example': ['192.168.0.9'] },
      { [URL_A]: { status: 302, headers: { location } } },
    );
    expect(await createPdfFetcher(network).fetchPdf(URL_A)).toMatchObject({ code });
    expect(connections).toHaveLength(1);
  });

  // shows: d.url_redirects
  it('may redirect three times and not four', async () => {
    const hop = (to: number): Reply => ({ status: 307, headers: { location: `/hop${to}` } });
    const { network, connections } = networkOf(
      { 'a.example': [PUBLIC] },
      {
        [URL_A]: hop(1),
        'https://a.example/hop1': hop(2),
        'https://a.example/hop2': hop(3),
        'https://a.example/hop3': {},
      },
    );
    expect(await createPdfFetcher(network).fetchPdf(URL_A)).toMatchObject({ kind: 'fetched' });
    expect(connections).toHaveLength(4);
    const { network: longer } = networkOf(
      { 'a.example': [PUBLIC] },
      {
        [URL_A]: hop(1),
        'https://a.example/hop1': hop(2),
        'https://a.example/hop2': hop(3),
        'https://a.example/hop3': hop(4),
        'https://a.example/hop4': {},
      },
    );
    expect(await createPdfFetcher(longer).fetchPdf(URL_A)).toMatchObject({
      code: 'url_too_many_redirects',
    });
  });

  // shows: d.url_pinned
  it('whose name is answered differently the second time is checked and reached the first way only', async () => {
    const { network, connections } = networkOf(
      { 'a.example': [[PUBLIC], ['127.0.0.1']] },
      { [URL_A]: { status: 302, headers: { location: URL_A } } },
    );
    expect(await createPdfFetcher(network).fetchPdf(URL_A)).toMatchObject({
      code: 'url_not_public',
    });
    expect(connections).toEqual([{ url: URL_A, address: PUBLIC }]);
  });

  // shows: d.url_bounds
  it('is cut off at 50 MiB, whatever length it declares', async () => {
    let sent = 0;
    const mebibyte = new Uint8Array(1024 * 1024);
    const endless = function* () {
      yield PDF;
      for (;;) {
        sent += 1;
        yield mebibyte;
      }
    };
    const { network, closed } = networkOf(
      { 'a.example': [PUBLIC] },
      {
        [URL_A]: { headers: { 'content-length': '20' }, body: endless() },
        'https://a.example/declared': {
          headers: { 'content-length': String(MAXIMUM_BYTES + 1) },
          body: endless(),
        },
      },
    );
    expect(await createPdfFetcher(network).fetchPdf(URL_A)).toMatchObject({
      code: 'url_too_large',
    });
    expect(sent).toBe(50);
    sent = 0;
    expect(await createPdfFetcher(network).fetchPdf('https://a.example/declared')).toMatchObject({
      code: 'url_too_large',
    });
    expect(sent).toBe(0);
    expect(closed).toHaveLength(2);
  });

  // shows: d.url_bounds
  it('is given up when its time is over, however it keeps dripping', async () => {
    const time = new AbortController();
    const dripping = async function* () {
      yield PDF;
      time.abort(new Error('over'));
      throw time.signal.reason;
    };
    const { network, closed } = networkOf(
      { 'a.example': [PUBLIC] },
      { [URL_A]: { body: dripping() } },
    );
    const outcome = await createPdfFetcher(network, () => time.signal).fetchPdf(URL_A);
    expect(outcome).toMatchObject({ kind: 'failed', code: 'url_timeout' });
    expect(closed).toEqual([URL_A]);
  });

  // shows: d.url_bounds
  it.each([
    ['a page', Buffer.from('<html>%PD')],
    ['nothing', Buffer.alloc(0)],
    ['a mark too late', Buffer.concat([Buffer.alloc(1020, 32), PDF])],
  ])('that delivers %s is no PDF, and nothing of it comes back', async (_, content) => {
    const { network } = networkOf({ 'a.example': [PUBLIC] }, { [URL_A]: { body: [content] } });
    const outcome = await createPdfFetcher(network).fetchPdf(URL_A);
    expect(outcome).toMatchObject({ kind: 'failed', code: 'url_not_a_pdf' });
    expect(JSON.stringify(outcome)).not.toContain('html');
  });

  // shows: d.url_bounds
  it('may have the mark of a PDF anywhere in its first KiB', async () => {
    const content = Buffer.concat([Buffer.alloc(1019, 32), PDF]);
    const { network } = networkOf(
      { 'a.example': [PUBLIC] },
      { [URL_A]: { body: [content.subarray(0, 700), content.subarray(700)] } },
    );
    expect(await createPdfFetcher(network).fetchPdf(URL_A)).toMatchObject({ kind: 'fetched' });
  });

  // shows: pdf.url
  it.each([
    [404, 'url_bad_status'],
    [206, 'url_bad_status'],
    [302, 'url_bad_status'],
    [500, 'url_bad_status'],
  ])('that answers %i fails with a reason', async (status, code) => {
    const { network } = networkOf({ 'a.example': [PUBLIC] }, { [URL_A]: { status } });
    expect(await createPdfFetcher(network).fetchPdf(URL_A)).toMatchObject({ code });
  });

  // shows: pdf.url
  it('whose host is unknown or does not answer fails with a reason', async () => {
    const { network } = networkOf({ 'a.example': [PUBLIC], 'none.example': [] }, {});
    const fetcher = createPdfFetcher(network);
    expect(await fetcher.fetchPdf(URL_A)).toMatchObject({ code: 'url_unreachable' });
    for (const host of ['none.example', 'unknown.example']) {
      expect(await fetcher.fetchPdf(`https://${host}/x.pdf`)).toMatchObject({
        code: 'url_unresolvable',
      });
    }
  });
});
