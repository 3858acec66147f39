import type { PrintedContact } from '../estimate/estimate.ts';
import { LENGTHS, type RoughDraftFit } from './fit-rough-draft.ts';
import type { RoughDraftInput } from './rough-draft-format.ts';
import { splitAddress } from './split-address.ts';
import type { XmlAttributes, XmlWriter } from './xml-writer.ts';

export const writeHeader = (
  xml: XmlWriter,
  fit: RoughDraftFit,
  { priced, view, createdAt }: RoughDraftInput,
) => {
  const { estimate } = priced;
  // The letterhead's company; the carrier's own document goes by the carrier's name without one.
  const company =
    estimate.printed?.facts.companyName ?? (view.coverages ? estimate.carrierName : null);
  xml.leaf('HEADER', {
    compName: fit.text(company, LENGTHS.companyName, 'company name', null),
    dateCreated: fit.date(createdAt, 'creation date', null),
  });
};

export const writeCoversheet = (xml: XmlWriter, fit: RoughDraftFit, input: RoughDraftInput) => {
  const { estimate } = input.priced;
  const facts = estimate.printed?.facts ?? null;
  xml.open('COVERSHEET');

  const contacts: { type: string; contact: Partial<PrintedContact>; address: string | null }[] = [];
  if (estimate.insuredName || facts?.insuredAddress || facts?.insuredPhone)
    contacts.push({
      type: 'Insured',
      contact: { name: estimate.insuredName ?? undefined, phone: facts?.insuredPhone ?? null },
      address: facts?.insuredAddress ?? null,
    });
  if (facts?.claimRepresentative)
    contacts.push({ type: 'Claim Rep.', contact: facts.claimRepresentative, address: null });
  if (facts?.estimator)
    contacts.push({ type: 'Estimator', contact: facts.estimator, address: null });
  if (estimate.carrierName)
    contacts.push({
      type: 'Insurance Company',
      contact: { company: estimate.carrierName },
      address: null,
    });
  if (contacts.length > 0) {
    xml.open('CONTACTS');
    for (const { type, contact, address } of contacts) {
      xml.open('CONTACT', {
        type,
        name: fit.text(contact.name ?? null, LENGTHS.contactName, `${type} name`, null),
        company: fit.text(contact.company ?? null, LENGTHS.contactName, `${type} company`, null),
      });
      if (address) writeAddresses(xml, fit, address, { primary: '1' });
      writePhones(xml, fit, contact.phone ?? null, `${type} phone`);
      xml.close();
    }
    xml.close();
  }

  xml.leaf('DATES', {
    loss: fit.date(estimate.dateOfLoss, 'date of loss', { field: 'date_of_loss' }),
    inspected: fit.date(facts?.dateInspected ?? null, 'date inspected', null),
    completed: fit.date(facts?.dateCompleted ?? null, 'date completed', null),
    received: fit.date(facts?.dateReceived ?? null, 'date received', null),
    entered: fit.date(facts?.dateEntered ?? null, 'date entered', null),
    contacted: fit.date(facts?.dateContacted ?? null, 'date contacted', null),
  });
  xml.leaf('ESTIMATE_INFO', {
    estimateName: fit.estimateName(input.name, { given: input.name === estimate.estimateName }),
    insuredName: fit.text(estimate.insuredName, LENGTHS.insuredName, 'insured name', {
      field: 'insured_name',
    }),
    claimNumber: fit.identifier(estimate.claimNumber, LENGTHS.claimNumber, 'claim number', {
      field: 'claim_number',
    }),
    policyNumber: fit.identifier(estimate.policyNumber, LENGTHS.policyNumber, 'policy number', {
      field: 'policy_number',
    }),
    priceList: fit.code(estimate.priceList, LENGTHS.priceList, 'price list', {
      field: 'price_list',
    }),
    laborEff: fit.text(
      facts?.laborEfficiency ?? null,
      LENGTHS.laborEfficiency,
      'labor efficiency',
      null,
    ),
    typeOfLoss: fit.text(facts?.typeOfLoss ?? null, LENGTHS.typeOfLoss, 'type of loss', null),
    carrierId: input.view.code,
    recipientsXNAddress: input.recipientXnAddress,
  });
  if (estimate.propertyAddress)
    writeAddresses(xml, fit, estimate.propertyAddress, { type: 'Property', primary: '1' });
  writePhones(xml, fit, facts?.insuredPhone ?? null, 'insured phone');
  xml.close();
};

const writeAddresses = (
  xml: XmlWriter,
  fit: RoughDraftFit,
  text: string,
  attributes: XmlAttributes,
) => {
  const address = splitAddress(text);
  const at = { field: 'property_address' };
  xml.open('ADDRESSES');
  xml.leaf('ADDRESS', {
    ...attributes,
    street: fit.text(address.street, LENGTHS.street, 'street', at),
    city: fit.text(address.city, LENGTHS.city, 'city', at),
    state: address.state,
    zip: address.zip,
  });
  xml.close();
};

const writePhones = (xml: XmlWriter, fit: RoughDraftFit, text: string | null, name: string) => {
  const phone = fit.identifier(text, LENGTHS.phone, name, null);
  if (!phone) return;
  xml.open('PHONES').leaf('PHONE', { phone, primary: '1' }).close();
};
