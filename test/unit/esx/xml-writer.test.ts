import { describe, expect, it } from 'vitest';
import { readXml } from '../../../lambdas/domain/esx/read-xml.ts';
import { XmlWriter } from '../../../lambdas/domain/esx/xml-writer.ts';

const text = (writer: XmlWriter): string => new TextDecoder().decode(writer.end());

describe('the XML writer', () => {
  it('writes one element per line, attributes in the order given, absent ones left out', () => {
    const xml = new XmlWriter();
    xml.open('A', { z: '1', a: '2', none: null, empty: '', not: undefined });
    xml.leaf('B').open('C').close().text('D', {}, 'x');
    xml.close();
    expect(text(xml)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<A z="1" a="2">\n <B/>\n <C/>\n <D>x</D>\n</A>\n',
    );
  });

  it('writes every character so that it is read back as it was', () => {
    const value = `<&>"' \t\n\r\r\n ]]> é 🛠️ \u0085\u2028`;
    const read = readXml(
      text(new XmlWriter().open('A', { v: value }).text('B', {}, value).close()),
    );
    if (!read.ok) throw new Error(read.failure.message);
    expect(read.root.attributes.v).toBe(value);
    expect(read.root.children[0]?.text).toBe(value);
  });

  it('writes long documents and wide characters whole', () => {
    const xml = new XmlWriter().open('A');
    for (let index = 0; index < 20_000; index += 1) xml.leaf('B', { i: String(index), v: '漢🛠️é' });
    const read = readXml(text(xml.close()));
    if (!read.ok) throw new Error(read.failure.message);
    expect(read.root.children).toHaveLength(20_000);
    expect(read.root.children.at(-1)?.attributes).toEqual({ i: '19999', v: '漢🛠️é' });
  });

  it('refuses to end while an element is open, and to close what is not', () => {
    expect(() => new XmlWriter().open('A').end()).toThrow('A is open');
    expect(() => new XmlWriter().close()).toThrow('without an open element');
  });
});
