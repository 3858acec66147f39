import type { Warning } from '../estimate/estimate.ts';
import { RoughDraftFit } from './fit-rough-draft.ts';
import { describeLine } from './price-estimate.ts';
import { ROUGH_DRAFT_NAMESPACE, type RoughDraftInput } from './rough-draft-format.ts';
import { writeCoversheet, writeHeader } from './write-cover-sheet.ts';
import { writeCoverages } from './write-coverages.ts';
import { writeLineItemDetail } from './write-line-item-detail.ts';
import {
  numberedTaxes,
  writeRecapByCategory,
  writeRecapByRoom,
  writeRecapOfTaxes,
} from './write-recaps.ts';
import { XmlWriter } from './xml-writer.ts';

/**
 * Writes `GENERIC_ROUGHDRAFT.XML`: the finished estimate in the published export format. Pure and
 * reproducible. What does not fit the format's limits is met by the rules of
 * {@link RoughDraftFit}, one warning each.
 */
export const writeRoughDraft = (
  input: RoughDraftInput,
): { xml: Uint8Array; warnings: Warning[] } => {
  const { priced, tree, view } = input;
  const fit = new RoughDraftFit((index) => {
    const line = priced.lines[index];
    return line ? describeLine(line.item, index) : `line ${index + 1}`;
  });
  const xml = new XmlWriter();
  xml.open('GENERIC_ROUGHDRAFT', { xmlns: ROUGH_DRAFT_NAMESPACE });
  writeHeader(xml, fit, input);
  writeCoversheet(xml, fit, input);
  const taxes = numberedTaxes(priced.taxes, fit);
  writeCoverages(xml, fit, input);
  writeRecapOfTaxes(xml, fit, priced, taxes);
  writeLineItemDetail(xml, fit, input);
  writeRecapByRoom(xml, fit, tree);
  writeRecapByCategory(xml, fit, priced, taxes, view);
  xml.close();
  return { xml: xml.end(), warnings: fit.warnings };
};
