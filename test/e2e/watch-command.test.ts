import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type DocumentMessage } from '../../client/index.ts';
import { runEstimate } from './run-estimate.ts';
import { ServiceProcess } from './service-process.ts';

const service = new ServiceProcess();
beforeAll(() => service.start());
afterAll(async () => {
  await service.stop();
  rmSync(service.dataDirectory, { recursive: true, force: true });
});

const upload = (csv = 'description,qty\nSill,1\n') =>
  createClient({ baseUrl: service.baseUrl, apiKey: service.credentials.test_key }).upload({
    csv,
    fileName: 'sill.csv',
  });

describe('estimate watch', () => {
  it('ends well when the documents that it was given are completed', async () => {
    const [one, two] = await Promise.all([upload(), upload()]);
    const ids = [one.document_id, two.document_id];
    const { code, stdout } = await runEstimate([
      'watch',
      ...ids,
      '--data',
      service.dataDirectory,
      '--json',
    ]);
    expect(code).toBe(0);
    const messages = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as DocumentMessage);
    const done = messages.filter((message) => message.workflow_complete);
    expect(done.map((message) => message.document_id).sort()).toEqual(ids.sort());
  });

  it('takes address and key from the environment, and writes lines that a person can read', async () => {
    const { document_id: documentId } = await upload();
    const { code, stdout } = await runEstimate(['watch', documentId, '--data', '/nowhere'], {
      env: { ESTIMATE_URL: service.baseUrl, ESTIMATE_API_KEY: service.credentials.test_key },
    });
    expect(code).toBe(0);
    expect(stdout.trim().split('\n').at(-1)).toMatch(
      new RegExp(`^\\d\\d:\\d\\d:\\d\\d {2}${documentId} {2}v\\d+ {2}\\S+ {2}completed$`),
    );
  });

  it('follows what is uploaded while it runs, until it is stopped', async () => {
    const child = spawn(
      process.execPath,
      ['cli/estimate.ts', 'watch', '--data', service.dataDirectory, '--json'],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // One to see that it listens, another that it has to tell of by itself.
    await upload();
    let second: string | null = null;
    for await (const line of createInterface({ input: child.stdout })) {
      second ??= (await upload()).document_id;
      const message = JSON.parse(line) as DocumentMessage;
      if (message.document_id === second && message.event === 'export.completed') break;
    }
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });

  it('says what is wrong, with an exit code', async () => {
    const unknown = await runEstimate(['watch', 'nothing', '--data', service.dataDirectory]);
    expect(unknown).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no such documents in this organization. (nothing)'),
    });
    const nowhere = await runEstimate(['watch', 'x', '--data', '/nowhere'], {
      env: { ESTIMATE_URL: '', ESTIMATE_API_KEY: '' },
    });
    expect(nowhere).toMatchObject({ code: 2, stderr: expect.stringContaining('--url') });
  });
});
