import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readEsx } from '../../../lambdas/domain/esx/read-esx.ts';
import { writeEsxEntries } from '../../../lambdas/domain/esx/write-esx.ts';
import { estimateOf, lineItem } from './sample-estimate.ts';
import { OPTIONS } from './written.ts';

const failureOf = (bytes: Uint8Array): string => {
  const read = readEsx(bytes);
  if (read.ok) throw new Error('was read');
  expect(read.failure.message.length).toBeGreaterThan(20);
  return read.failure.code;
};

const entries = (): { xactdoc: string; roughDraft: string } => {
  const { xactdoc, roughDraft } = writeEsxEntries(estimateOf([lineItem({ unitPrice: 1 })]), {
    ...OPTIONS,
    profile: 'carrier',
  });
  const decoder = new TextDecoder();
  return { xactdoc: decoder.decode(xactdoc), roughDraft: decoder.decode(roughDraft) };
};

const packed = (xactdoc: string, roughDraft = entries().roughDraft): Uint8Array =>
  zipSync({ 'XACTDOC.XML': strToU8(xactdoc), 'GENERIC_ROUGHDRAFT.XML': strToU8(roughDraft) });

/** Changes what the archive's directory says of the first entry's unpacked size. */
const announcing = (archive: Uint8Array, sizeBytes: number): Uint8Array => {
  const bytes = archive.slice();
  const view = new DataView(bytes.buffer);
  const directory = bytes.findIndex(
    (_byte, at) => at + 4 <= bytes.length && view.getUint32(at, true) === 0x02014b50,
  );
  view.setUint32(directory + 24, sizeBytes, true);
  return bytes;
};

describe('a file that is no ESX file of ours', () => {
  it('is refused with the reason, never with an exception', () => {
    expect(failureOf(new Uint8Array())).toBe('not_a_zip');
    expect(failureOf(strToU8(`%PDF-1.7 ${'x'.repeat(50)}`))).toBe('not_a_zip');
    expect(failureOf(packed(entries().xactdoc).slice(0, 400))).toBe('damaged_zip');
    expect(failureOf(strToU8(`PK${'\u0003'.repeat(60)}`))).toBe('damaged_zip');
    expect(failureOf(zipSync({ 'notes.txt': strToU8('hello') }))).toBe('missing_entry');
    expect(failureOf(zipSync({ 'XACTDOC.XML': strToU8('<XACTDOC/>') }))).toBe('missing_entry');
  });

  it('of a Wi-Fi survey, which has the same ending, is told apart', () => {
    expect(
      failureOf(zipSync({ 'project.json': strToU8('{}'), 'accessPoints.json': strToU8('[]') })),
    ).toBe('not_an_estimate');
  });

  it('of the desktop product is told apart: its payload is encrypted', () => {
    expect(failureOf(zipSync({ 'XACTDOC.ZIPXML': strToU8('?'), '1.JPG': strToU8('?') }))).toBe(
      'vendor_encrypted',
    );
  });

  it('but well-formed is told apart as foreign', () => {
    expect(failureOf(packed('<XACTDOC/>'))).toBe('foreign_document');
    expect(failureOf(packed('<OTHER/>', '<OTHER/>'))).toBe('foreign_document');
  });
});

describe('a hostile file', () => {
  it('that announces more than fits is not unpacked', () => {
    expect(failureOf(announcing(packed(entries().xactdoc), 0xfffffff0))).toBe('zip_bomb');
  });

  it('that unpacks to more than it announces is cut off there', () => {
    expect(failureOf(announcing(packed(entries().xactdoc), 10))).toBe('malformed_xml');
  });

  it('with thousands of entries is not unpacked', () => {
    const many = Object.fromEntries(
      Array.from({ length: 5_001 }, (_, index) => [`${index}.txt`, new Uint8Array()]),
    );
    expect(failureOf(zipSync(many, { level: 0 }))).toBe('zip_bomb');
  });

  it('with a document type, and so with entities of its own, is refused', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><XACTDOC>&b;</XACTDOC>`;
    expect(failureOf(packed(bomb))).toBe('hostile_xml');
    expect(failureOf(packed('<!DOCTYPE x SYSTEM "file:///etc/passwd"><XACTDOC/>'))).toBe(
      'hostile_xml',
    );
    expect(failureOf(packed('<XACTDOC>&undefined;</XACTDOC>'))).toBe('malformed_xml');
  });

  it('nested without end is refused', () => {
    expect(failureOf(packed('<a>'.repeat(100_000)))).toBe('hostile_xml');
  });

  it('with damaged XML is refused, and the entry is named', () => {
    const { xactdoc, roughDraft } = entries();
    const read = readEsx(packed(xactdoc, roughDraft.slice(0, -20)));
    expect(read).toMatchObject({
      ok: false,
      failure: {
        code: 'malformed_xml',
        message: expect.stringMatching(/^GENERIC_ROUGHDRAFT.XML: /),
      },
    });
  });

  it('with names that every object has is read as data', () => {
    const { xactdoc, roughDraft } = entries();
    const read = readEsx(
      packed(
        xactdoc.replace('<CONTACTS>', '<constructor toString="1"/><CONTACTS>'),
        roughDraft.replace('<HEADER', '<HEADER __proto__="x" constructor="y"'),
      ),
    );
    expect(read.ok).toBe(true);
  });
});
