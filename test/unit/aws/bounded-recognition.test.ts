import { describe, expect, it } from 'vitest';
import { boundedRecognition, OcrBusyError } from '../../../lambdas/handlers/bounded-recognition.ts';
import { newDocument } from '../../ports/samples.ts';

const { document } = newDocument({ sourceType: 'PDF' });
const input = { documentId: document.documentId, attempt: 1, page: 2 };

const harness = (free: boolean) => {
  const calls: string[] = [];
  const dependencies = {
    documents: { get: async () => document },
    leases: {
      take: async (subject: string, limit: number) => {
        calls.push(`take ${subject} of ${limit}`);
        return free ? 'lease-1' : null;
      },
      release: async (_subject: string, lease: string) => {
        calls.push(`release ${lease}`);
      },
    },
    pagesPerOrganization: 8,
    metrics: {
      record: (...measurement: unknown[]) => calls.push(measurement.join(' ')),
    },
    recognizer: { recognize: async () => [], close: async () => {} },
    files: {
      get: async () => {
        calls.push('read');
        throw new Error('the store is away');
      },
    },
  } as unknown as Parameters<typeof boundedRecognition>[0];
  return { calls, dependencies };
};

describe('OCR, bounded per organization', () => {
  it('gives its place back, whatever happens to the page', async () => {
    const { calls, dependencies } = harness(true);
    await expect(boundedRecognition(dependencies, input)).rejects.toThrow('the store is away');
    expect(calls).toEqual([`take ocr:${document.organizationId} of 8`, 'read', 'release lease-1']);
  });

  it('reads nothing where no place is free, and says so by the name that is retried', async () => {
    const { calls, dependencies } = harness(false);
    const refused = boundedRecognition(dependencies, input);
    await expect(refused).rejects.toBeInstanceOf(OcrBusyError);
    await expect(refused).rejects.toHaveProperty('name', 'OcrBusy');
    expect(calls).toEqual([`take ocr:${document.organizationId} of 8`, 'OcrPages 1 deferred']);
  });
});
