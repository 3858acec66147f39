/** Attribute values in writing order; null, undefined and empty ones are left out. */
export type XmlAttributes = Record<string, string | null | undefined>;

/**
 * Characters that XML 1.0 cannot carry, not even escaped: control characters (OCR and copied text
 * have them), the two noncharacters, and halves of surrogate pairs.
 */
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;
const NEEDS_CLEANING = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/;

/** The text without the characters that XML cannot carry; emoji and accents stay. */
export const dropIllegalCharacters = (text: string): string =>
  NEEDS_CLEANING.test(text) ? text.replace(ILLEGAL, '') : text;

/** The same for every text in a tree of plain objects; the tree itself where there is none. */
export const dropIllegalCharactersIn = <Tree>(tree: Tree): { tree: Tree; dropped: number } => {
  let dropped = 0;
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const legal = dropIllegalCharacters(value);
      dropped += value.length - legal.length;
      return legal;
    }
    if (Array.isArray(value)) return sameOr(value, value.map(clean));
    if (typeof value !== 'object' || value === null) return value;
    let copy: Record<string, unknown> | null = null;
    for (const [key, field] of Object.entries(value)) {
      const cleaned = clean(field);
      if (cleaned === field) continue;
      copy ??= { ...value };
      copy[key] = cleaned;
    }
    return copy ?? value;
  };
  return { tree: clean(tree) as Tree, dropped };
};

const sameOr = (before: unknown[], after: unknown[]): unknown[] =>
  before.every((value, index) => value === after[index]) ? before : after;

/** Anything that is not plain: to escape, or perhaps to drop. */
const SPECIAL = /[\u0000-\u001f&<>"\ud800-\udfff\ufffe\uffff]/;
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A parser turns bare white space in an attribute into spaces, and a bare CR into LF.
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};
const escapeCharacter = (character: string): string => ESCAPES[character] ?? character;

const escapeWith = (value: string, special: RegExp): string =>
  SPECIAL.test(value) ? dropIllegalCharacters(value).replace(special, escapeCharacter) : value;

/** In UTF-16 units. */
const FLUSH_LENGTH = 32_768;
const MOST_BYTES_PER_UNIT = 3;

/**
 * Writes an XML document, one element per line, so that two versions compare line by line.
 * Characters that XML cannot carry are dropped.
 */
export class XmlWriter {
  #out = '<?xml version="1.0" encoding="UTF-8"?>';
  readonly #encoder = new TextEncoder();
  #bytes = new Uint8Array(FLUSH_LENGTH * 4);
  #length = 0;
  #openNames: string[] = [];
  /** A start tag is written but not closed yet: it may still turn out to be empty. */
  #pending = false;

  open(name: string, attributes: XmlAttributes = {}): this {
    this.#start(name, attributes);
    this.#openNames.push(name);
    this.#pending = true;
    return this;
  }

  close(): this {
    const name = this.#openNames.pop();
    if (name === undefined) throw new Error('XmlWriter: close without an open element');
    if (this.#pending) this.#out += '/>';
    else this.#out += `\n${indent(this.#openNames.length)}</${name}>`;
    this.#pending = false;
    return this;
  }

  /** An element without content. */
  leaf(name: string, attributes: XmlAttributes = {}): this {
    this.#start(name, attributes);
    this.#out += '/>';
    return this;
  }

  /** An element that holds text only. */
  text(name: string, attributes: XmlAttributes, content: string): this {
    this.#start(name, attributes);
    this.#out += `>${escapeWith(content, /[&<>\r]/g)}</${name}>`;
    return this;
  }

  /** The document in UTF-8. Every element must be closed. */
  end(): Uint8Array {
    if (this.#openNames.length > 0) throw new Error(`XmlWriter: ${this.#openNames.at(-1)} is open`);
    this.#out += '\n';
    this.#flush();
    return this.#bytes.subarray(0, this.#length);
  }

  /** Encodes what is written so far: a long document is never one long string. */
  #flush(): void {
    const needed = this.#length + this.#out.length * MOST_BYTES_PER_UNIT;
    if (needed > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
      larger.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = larger;
    }
    this.#length += this.#encoder.encodeInto(this.#out, this.#bytes.subarray(this.#length)).written;
    this.#out = '';
  }

  #start(name: string, attributes: XmlAttributes): void {
    let tag = this.#pending ? '>\n' : '\n';
    tag += `${indent(this.#openNames.length)}<${name}`;
    for (const key in attributes) {
      const value = attributes[key];
      if (value) tag += ` ${key}="${escapeWith(value, /[&<>"\t\n\r]/g)}"`;
    }
    this.#out += tag;
    this.#pending = false;
    if (this.#out.length > FLUSH_LENGTH) this.#flush();
  }
}

const INDENTS: string[] = [];
const indent = (depth: number): string => {
  INDENTS[depth] ??= ' '.repeat(depth);
  return INDENTS[depth];
};
