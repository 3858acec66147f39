import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { systemNetwork } from '../../../lambdas/adapters/fetch/network.ts';

/** A listener that keeps the first bytes that it is sent, and then hangs up. */
const listen = async () => {
  let hello = (_bytes: Buffer): void => undefined;
  const received = new Promise<Buffer>((resolve) => {
    hello = resolve;
  });
  const server = createServer((socket: Socket) => {
    socket.once('data', (bytes) => {
      hello(bytes);
      socket.destroy();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, received };
};

describe('the network of the service', () => {
  // shows: d.url_pinned
  it('connects to the address it is given, whatever the name would resolve to, and speaks TLS for the name', async () => {
    const { port, received } = await listen();
    const url = new URL(`https://no-such-host.invalid:${port}/a.pdf`);
    const signal = new AbortController().signal;
    const answer = systemNetwork.connect({ url, address: '127.0.0.1', signal });
    await expect(answer).rejects.toThrow();
    const hello = await received;
    expect(hello[0]).toBe(0x16);
    expect(hello.includes('no-such-host.invalid')).toBe(true);
  });

  // shows: d.url_bounds
  it('gives a connection up when its time is over', async () => {
    const server = createServer(() => undefined);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => {
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const time = new AbortController();
    server.once('connection', () => time.abort(new Error('over')));
    const url = new URL(`https://silent.invalid:${port}/a.pdf`);
    const answer = systemNetwork.connect({ url, address: '127.0.0.1', signal: time.signal });
    await expect(answer).rejects.toThrow();
  });

  // shows: d.url_bounds
  it('does not even ask for a name once its time is over', async () => {
    const signal = AbortSignal.abort(new Error('over'));
    await expect(systemNetwork.resolve('localhost', signal)).rejects.toThrow('over');
  });
});
