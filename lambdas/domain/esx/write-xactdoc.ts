import { formatExact } from '../money/money.ts';
import { writeAdministration, writeContacts, writeParameters } from './write-xactdoc-facts.ts';
import { defineItems, writePriceList, writeTree } from './write-xactdoc-items.ts';
import { EXTENSION_NAMESPACE, type XactdocInput } from './xactdoc-format.ts';
import { XmlWriter } from './xml-writer.ts';

/**
 * Writes `XACTDOC.XML` in the native vocabulary: each distinct item is defined once in
 * `EMBEDDED_PL` and used in the tree of rooms; notes are attached items. Every value of the input
 * stands here in full and with all its decimals. Pure and reproducible.
 */
export const writeXactdoc = (input: XactdocInput): Uint8Array => {
  const { priced, view } = input;
  const xml = new XmlWriter();
  const shown = priced.lines.filter((line) => line.state !== 'excluded');
  const definitions = defineItems(shown);
  xml.open('XACTDOC', {
    'xmlns:ee': EXTENSION_NAMESPACE,
    lastCalcGrandTotal: formatExact(priced.totals.rcv),
    totalLineItems: String(shown.length),
    'ee:documentId': input.documentId,
    'ee:profile': input.profile,
    'ee:catalogVersion': input.catalogVersion,
  });
  xml.leaf('XACTNET_INFO', {
    profileCode: view.code,
    recipientsXNAddress: input.recipientXnAddress,
    estimateType: input.profile === 'contractor' ? 'CONTR' : null,
  });
  const { estimate } = priced;
  xml.leaf('PROJECT_INFO', {
    name: input.fittedName,
    created: input.createdAt,
    profile: view.code,
    type: 'Standard',
    'ee:estimateName': estimate.estimateName,
    'ee:fileName': estimate.fileName,
  });
  writeAdministration(xml, input);
  writeParameters(xml, priced);
  writeContacts(xml, priced);
  writePriceList(xml, definitions, shown);
  writeTree(xml, input, definitions);
  xml.close();
  return xml.end();
};
