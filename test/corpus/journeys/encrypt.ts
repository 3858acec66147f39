import { createCipheriv, createHash } from 'node:crypto';
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
  PDFString,
} from 'pdf-lib';
import type { Random } from '../random.ts';
import { type Journey, openDocument } from './journey.ts';

const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);

const md5 = (...parts: Uint8Array[]): Buffer => {
  const hash = createHash('md5');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** OpenSSL 3 offers it no longer. */
const rc4 = (key: Uint8Array, data: Uint8Array): Buffer => {
  const box = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number): number => box[index & 255] ?? 0;
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    [box[i], box[j]] = [at(j), at(i)];
  }
  const out = Buffer.alloc(data.length);
  for (let n = 0, i = 0, j = 0; n < data.length; n++) {
    i = (i + 1) & 255;
    j = (j + at(i)) & 255;
    [box[i], box[j]] = [at(j), at(i)];
    out[n] = (data[n] ?? 0) ^ at(at(i) + at(j));
  }
  return out;
};

const aesCbc = (key: Uint8Array, iv: Uint8Array, data: Uint8Array, pad: boolean): Buffer => {
  const cipher = createCipheriv(`aes-${(key.length * 8) as 128}-cbc`, key, iv);
  cipher.setAutoPadding(pad);
  return Buffer.concat([cipher.update(data), cipher.final()]);
};

const xored = (key: Uint8Array, value: number): Uint8Array => key.map((byte) => byte ^ value);

/** Hash of revision 6 (ISO 32000-2, algorithm 2.B). */
const hash6 = (password: Uint8Array, salt: Uint8Array, user: Uint8Array): Buffer => {
  let key = createHash('sha256').update(password).update(salt).update(user).digest();
  for (let round = 0; ; round++) {
    const block = Buffer.concat([password, key, user]);
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => block));
    const encrypted = aesCbc(key.subarray(0, 16), key.subarray(16, 32), repeated, false);
    const modulus = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][modulus] ?? 'sha256')
      .update(encrypted)
      .digest();
    if (round >= 63 && (encrypted.at(-1) ?? 0) <= round - 31) return key.subarray(0, 32);
  }
};

interface Protection {
  dictionary: Record<string, unknown>;
  protect(object: number, generation: number, data: Uint8Array): Buffer;
}

export type Method = 'RC4 40' | 'RC4 128' | 'AES 128' | 'AES 256';

const bytesOf = (random: Random, count: number): Buffer =>
  Buffer.from(Array.from({ length: count }, () => random.int(0, 255)));

/** Printing is allowed, copying is not. */
const permissions = -3392;

const protectionOf = (
  method: Method,
  userPassword: string,
  id: Uint8Array,
  random: Random,
): Protection => {
  const owner = Buffer.from('carrier');
  const user = Buffer.from(userPassword);
  const crypt = (name: string, length: number) => ({
    CF: { StdCF: { AuthEvent: 'DocOpen', CFM: name, Length: length } },
    StmF: 'StdCF',
    StrF: 'StdCF',
  });
  if (method === 'AES 256') {
    const key = bytesOf(random, 32);
    const none = Buffer.alloc(0);
    const zero = Buffer.alloc(16);
    const [us, uk, os, ok] = Array.from({ length: 4 }, () => bytesOf(random, 8)) as [
      Buffer,
      Buffer,
      Buffer,
      Buffer,
    ];
    const u = Buffer.concat([hash6(user, us, none), us, uk]);
    const ue = aesCbc(hash6(user, uk, none), zero, key, false);
    const o = Buffer.concat([hash6(owner, os, u), os, ok]);
    const oe = aesCbc(hash6(owner, ok, u), zero, key, false);
    const perms = Buffer.alloc(16, 0xff);
    perms.writeInt32LE(permissions, 0);
    perms.write('Tadb', 8, 'latin1');
    const ecb = createCipheriv('aes-256-ecb', key, null);
    ecb.setAutoPadding(false);
    return {
      dictionary: {
        V: 5,
        R: 6,
        Length: 256,
        ...crypt('AESV3', 32),
        U: u,
        UE: ue,
        O: o,
        OE: oe,
        Perms: Buffer.concat([ecb.update(perms), ecb.final()]),
      },
      protect: (_, __, data) => {
        const iv = bytesOf(random, 16);
        return Buffer.concat([iv, aesCbc(key, iv, data, true)]);
      },
    };
  }
  const length = method === 'RC4 40' ? 5 : 16;
  const revision = method === 'RC4 40' ? 2 : method === 'RC4 128' ? 3 : 4;
  const padded = (password: Buffer): Buffer => Buffer.concat([password, padding]).subarray(0, 32);
  let ownerKey = md5(padded(owner));
  if (revision > 2) for (let i = 0; i < 50; i++) ownerKey = md5(ownerKey);
  let o = rc4(ownerKey.subarray(0, length), padded(user));
  if (revision > 2) for (let i = 1; i < 20; i++) o = rc4(xored(ownerKey.subarray(0, length), i), o);
  const p = Buffer.alloc(4);
  p.writeInt32LE(permissions);
  let key = md5(padded(user), o, p, id);
  if (revision > 2) for (let i = 0; i < 50; i++) key = md5(key.subarray(0, length));
  key = key.subarray(0, length);
  let u = rc4(key, padding);
  if (revision > 2) {
    u = rc4(key, md5(padding, id));
    for (let i = 1; i < 20; i++) u = rc4(xored(key, i), u);
    u = Buffer.concat([u, Buffer.alloc(16)]);
  }
  const aes = method === 'AES 128';
  return {
    dictionary: {
      V: aes ? 4 : revision === 2 ? 1 : 2,
      R: revision,
      Length: length * 8,
      ...(aes ? crypt('AESV2', 16) : {}),
      O: o,
      U: u,
    },
    protect: (object, generation, data) => {
      const number = Buffer.from([object, object >> 8, object >> 16, generation, generation >> 8]);
      const own = md5(key, number, aes ? Buffer.from('sAlT') : Buffer.alloc(0)).subarray(
        0,
        Math.min(16, length + 5),
      );
      if (!aes) return rc4(own, data);
      const iv = bytesOf(random, 16);
      return Buffer.concat([iv, aesCbc(own, iv, data, true)]);
    },
  };
};

/** The same document under the standard security handler. */
export const encrypted = async (
  pdf: Uint8Array,
  method: Method,
  userPassword: string,
  random: Random,
): Promise<Uint8Array> => {
  const source = await openDocument(pdf);
  // Without object streams every object is protected by itself.
  const document = await openDocument(await source.save({ useObjectStreams: false }));
  const id = bytesOf(random, 16);
  const { dictionary, protect } = protectionOf(method, userPassword, id, random);
  protectAll(document, protect);
  const { context } = document;
  const hex = (bytes: Uint8Array): PDFHexString =>
    PDFHexString.of(Buffer.from(bytes).toString('hex'));
  const filter = context.obj({ Filter: 'Standard', P: permissions });
  for (const [key, value] of Object.entries(dictionary))
    filter.set(
      PDFName.of(key),
      value instanceof Uint8Array ? hex(value) : context.obj(value as string),
    );
  context.trailerInfo.Encrypt = context.register(filter);
  context.trailerInfo.ID = context.obj([hex(id), hex(id)]);
  return await document.save({ useObjectStreams: false });
};

const protectAll = (document: PDFDocument, protect: Protection['protect']): void => {
  const { context } = document;
  for (const [reference, object] of context.enumerateIndirectObjects()) {
    const { objectNumber: number, generationNumber: generation } = reference;
    const changed = (value: PDFObject): PDFObject => {
      if (value instanceof PDFString || value instanceof PDFHexString)
        return PDFHexString.of(protect(number, generation, value.asBytes()).toString('hex'));
      if (value instanceof PDFArray) {
        for (let index = 0; index < value.size(); index++)
          value.set(index, changed(value.get(index)));
      } else if (value instanceof PDFDict) {
        for (const [key, one] of value.entries()) value.set(key, changed(one));
      }
      return value;
    };
    if (object instanceof PDFStream) {
      changed(object.dict);
      const contents = protect(number, generation, object.getContents());
      object.dict.delete(PDFName.of('Length'));
      context.assign(reference, PDFRawStream.of(object.dict, contents));
    } else context.assign(reference, changed(object));
  }
};

const methods: readonly Method[] = ['RC4 40', 'RC4 128', 'AES 128', 'AES 256'];

/** What carriers send: anybody may open and print it, nobody may copy from it. */
export const encryptionJourneys: readonly Journey[] = methods.map((method) => ({
  name: `owner password, ${method}`,
  travel: async ({ pdf, truth }, random) => ({
    pdf: await encrypted(pdf, method, '', random),
    truth,
  }),
}));
