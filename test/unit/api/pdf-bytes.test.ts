import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { decodePdf } from '../../../lambdas/api/uploads/pdf-bytes.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('base64 of a PDF', () => {
  it('is decoded with line breaks, padding and the prefix of its type', () => {
    const pdf = '%PDF-1.7 maple street';
    const lines = (base64(pdf).match(/.{1,8}/g) ?? []).join('\r\n');
    expect(decodePdf(`data:application/pdf;base64,${lines}`)).toEqual(Buffer.from(pdf));
    expect(decodePdf(base64(`${pdf}.`)).byteLength).toBe(pdf.length + 1);
  });

  it.each(['', '=', 'JVBERi0xLjc*', 'JVBE=i0xLjcg', 'JVBERi0xL', 'JVBERi0xLjc==='])(
    'is not %j',
    (text) => {
      expect(() => decodePdf(text)).toThrow();
    },
  );

  it('may have 50 MiB in a process that has compiled so many expressions that it optimizes no more', () => {
    const module = fileURLToPath(
      new URL('../../../lambdas/api/uploads/pdf-bytes.ts', import.meta.url),
    );
    const script = `
      const { decodePdf } = await import(${JSON.stringify(module)});
      const pdf = Buffer.alloc(50 * 1024 * 1024, 32);
      pdf.write('%PDF-1.7');
      console.log(decodePdf(pdf.toString('base64')).byteLength);
    `;
    const told = execFileSync(
      process.execPath,
      ['--no-regexp-optimization', '--input-type=module', '--eval', script],
      { encoding: 'utf8' },
    );
    expect(told.trim()).toBe(String(50 * 1024 * 1024));
  });
});
