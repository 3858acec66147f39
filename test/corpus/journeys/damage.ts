import { type Journey, openDocument } from './journey.ts';

const bytewise =
  (change: (pdf: Buffer) => Uint8Array): Journey['travel'] =>
  async ({ pdf, truth }) => ({ pdf: new Uint8Array(change(Buffer.from(pdf))), truth });

/** With the classic table of objects, which older programs write. */
const classic =
  (change: (pdf: Buffer) => Uint8Array): Journey['travel'] =>
  async ({ pdf, truth }) => {
    const document = await openDocument(pdf);
    const plain = await document.save({ useObjectStreams: false });
    return { pdf: new Uint8Array(change(Buffer.from(plain))), truth };
  };

const without = (pdf: Buffer, text: string): Buffer => {
  const at = pdf.lastIndexOf(text);
  return at < 0 ? pdf : pdf.subarray(0, at);
};

/** Files as mail gateways, portals and interrupted copies leave them. */
export const damageJourneys: readonly Journey[] = [
  {
    name: 'junk before %PDF',
    travel: bytewise((pdf) =>
      Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\nContent-Type: x\r\n\r\n'), pdf]),
    ),
  },
  {
    name: 'mail text behind the end',
    travel: bytewise((pdf) =>
      Buffer.concat([pdf, Buffer.from(`\r\n--boundary--\r\n${'\0'.repeat(3000)}`)]),
    ),
  },
  {
    name: 'wrong startxref',
    travel: classic((pdf) =>
      Buffer.from(pdf.toString('latin1').replace(/startxref\s+\d+/, 'startxref\n999'), 'latin1'),
    ),
  },
  {
    name: 'wrong places in the table of objects',
    travel: classic((pdf) =>
      Buffer.from(
        pdf
          .toString('latin1')
          .replace(
            /(\d{10}) 00000 n/g,
            (_, place: string) => `${String(Number(place) + 7).padStart(10, '0')} 00000 n`,
          ),
        'latin1',
      ),
    ),
  },
  {
    name: 'no table of objects',
    travel: classic((pdf) => without(pdf, 'xref\n0 ')),
  },
  {
    name: 'cut off within its last object',
    travel: classic((pdf) => pdf.subarray(0, pdf.lastIndexOf('endobj') - 3)),
  },
  {
    name: 'line ends rewritten in the table',
    travel: classic((pdf) => {
      const at = pdf.lastIndexOf('xref\n0 ');
      const table = pdf.subarray(at).toString('latin1').replaceAll(' \n', '\n');
      return Buffer.concat([pdf.subarray(0, at), Buffer.from(table, 'latin1')]);
    }),
  },
  {
    name: 'an incremental update',
    travel: classic((pdf) => {
      const text = pdf.toString('latin1');
      const root = /\/Root (\d+ \d+ R)/.exec(text)?.[1] ?? '1 0 R';
      const size = Number(/\/Size (\d+)/.exec(text)?.[1] ?? '1');
      const previous = /startxref\s+(\d+)/.exec(text)?.[1] ?? '0';
      const object = `${size} 0 obj\n<< /Producer (Updater) >>\nendobj\n`;
      const at = pdf.length;
      return Buffer.concat([
        pdf,
        Buffer.from(
          `${object}xref\n${size} 1\n${String(at).padStart(10, '0')} 00000 n \ntrailer\n<< /Size ${size + 1} /Root ${root} /Prev ${previous} /Info ${size} 0 R >>\nstartxref\n${at + object.length}\n%%EOF\n`,
          'latin1',
        ),
      ]);
    }),
  },
];
