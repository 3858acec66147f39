import { SaxesParser } from 'saxes';

export interface XmlElement {
  /** As written, prefix included. */
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** The element's own text, its children's not included. */
  text: string;
}

export type XmlFailure = { code: 'hostile_xml' | 'malformed_xml'; message: string };

/** Deeper than any estimate: levels, rooms and sections take about thirty. */
const DEEPEST = 256;

class Refusal extends Error {
  readonly failure: XmlFailure;

  constructor(failure: XmlFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/**
 * Reads an XML document into a tree. Document type declarations are refused outright, and with them
 * every entity beyond the five that XML itself has: estimates need none, attacks do.
 */
export const readXml = (
  text: string,
): { ok: true; root: XmlElement } | { ok: false; failure: XmlFailure } => {
  const parser = new SaxesParser();
  const open: XmlElement[] = [];
  let root: XmlElement | null = null;
  parser.on('doctype', () => {
    throw new Refusal({
      code: 'hostile_xml',
      message: 'the XML declares a document type; such files are not read',
    });
  });
  parser.on('error', (error) => {
    throw new Refusal({ code: 'malformed_xml', message: `the XML is damaged: ${error.message}` });
  });
  parser.on('opentag', (tag) => {
    const element: XmlElement = {
      name: tag.name,
      attributes: tag.attributes,
      children: [],
      text: '',
    };
    const parent = open.at(-1);
    if (parent) parent.children.push(element);
    else root = element;
    open.push(element);
    if (open.length > DEEPEST)
      throw new Refusal({
        code: 'hostile_xml',
        message: `the XML is nested deeper than ${DEEPEST} elements`,
      });
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const addText = (more: string) => {
    const element = open.at(-1);
    if (element) element.text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, failure: error.failure };
    throw error;
  }
  return root === null
    ? { ok: false, failure: { code: 'malformed_xml', message: 'the XML holds no element' } }
    : { ok: true, root };
};

/** The first child of that name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

/** All children of that name. */
export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];
