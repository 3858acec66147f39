import type { PrintedContact } from '../estimate/estimate.ts';
import type { PricedCoverage, PricedEstimate } from './price-estimate.ts';
import { splitAddress } from './split-address.ts';
import { coverageId, exact, type XactdocInput } from './xactdoc-format.ts';
import type { XmlWriter } from './xml-writer.ts';

const COVERAGE_TYPES: Record<PricedCoverage['kind'], string> = {
  structural: '0',
  other_structures: '1',
  contents: '2',
  unknown: '-1',
};

export const writeAdministration = (xml: XmlWriter, { priced, view }: XactdocInput) => {
  const { estimate } = priced;
  const facts = estimate.printed?.facts ?? null;
  xml.open('ADM', {
    dateOfLoss: estimate.dateOfLoss,
    dateReceived: facts?.dateReceived,
    dateEntered: facts?.dateEntered,
    dateContacted: facts?.dateContacted,
    dateInspected: facts?.dateInspected,
    dateProjCompleted: facts?.dateCompleted,
  });
  xml.open('TYPESOFLOSS');
  xml.open('TYPEOFLOSS', {
    claimNumber: estimate.claimNumber,
    policyNumber: estimate.policyNumber,
  });
  if (facts?.typeOfLoss) xml.leaf('TOL', { desc: facts.typeOfLoss });
  xml.close().close();
  xml.open('COVERAGE_LOSS', {
    claimNumber: estimate.claimNumber,
    policyNumber: estimate.policyNumber,
  });
  if (view.coverages) {
    xml.open('COVERAGES');
    for (const [index, coverage] of priced.coverages.entries()) {
      const later = coverage.paidWhenIncurred;
      xml.open('COVERAGE', {
        id: coverageId(index),
        covName: coverage.name,
        covType: COVERAGE_TYPES[coverage.kind],
        deductible: exact(coverage.fullDeductible),
        policyLimit: exact(coverage.policyLimit),
        'ee:deductibleApplied': exact(coverage.deductible),
        'ee:priorPayments': exact(coverage.priorPayments),
        'ee:netClaim': exact(coverage.netClaim),
        'ee:netClaimIfRecovered': exact(coverage.netClaimIfDepreciationRecovered),
        'ee:paidWhenIncurred': later.rcv === 0 ? null : exact(later.rcv),
      });
      xml.leaf('LOSS_DATA', {
        rcl: exact(coverage.rcv),
        acvLoss: exact(coverage.acv),
        acvClaim: exact(coverage.netClaim),
        rcvClaim: exact(coverage.netClaimIfDepreciationRecovered),
      });
      xml.close();
    }
    xml.close();
  }
  xml.close().close();
};

export const writeParameters = (xml: XmlWriter, { estimate, taxes, totals }: PricedEstimate) => {
  xml.open('PARAMS', {
    priceList: estimate.priceList,
    'ee:laborEfficiency': estimate.printed?.facts.laborEfficiency,
    'ee:overhead': totals.overhead === 0 ? null : exact(totals.overhead),
    'ee:profit': totals.profit === 0 ? null : exact(totals.profit),
  });
  if (taxes.length > 0) {
    xml.open('SALESTAXES');
    for (const tax of taxes)
      xml.leaf('SALES_TAX', {
        type: tax.name,
        rate: exact(tax.rate),
        'ee:amount': exact(tax.amount),
      });
    xml.close();
  }
  xml.close();
};

export const writeContacts = (xml: XmlWriter, { estimate }: PricedEstimate) => {
  const facts = estimate.printed?.facts ?? null;
  let count = 0;
  const id = () => {
    count += 1;
    return `CNT${count}`;
  };
  const writeContact = (
    type: string,
    contact: Partial<PrintedContact>,
    addresses: { type: string; text: string }[],
  ) => {
    xml.open('CONTACT', { type, id: id(), name: contact.name, 'ee:company': contact.company });
    if (addresses.length > 0) {
      xml.open('ADDRESSES');
      for (const { type: addressType, text } of addresses) {
        const address = splitAddress(text);
        xml.leaf('ADDRESS', {
          type: addressType,
          street: address.street,
          city: address.city,
          state: address.state,
          postal: address.zip,
          primary: addressType === 'Property' ? '1' : null,
          'ee:text': text,
        });
      }
      xml.close();
    }
    if (contact.phone || contact.email) {
      xml.open('CONTACTMETHODS');
      if (contact.phone) xml.leaf('PHONE', { number: contact.phone, primary: '1' });
      if (contact.email) xml.leaf('EMAIL', { address: contact.email });
      xml.close();
    }
    xml.close();
  };
  xml.open('CONTACTS');
  writeContact(
    'Client',
    { name: estimate.insuredName ?? undefined, phone: facts?.insuredPhone ?? null },
    [
      ...(estimate.propertyAddress ? [{ type: 'Property', text: estimate.propertyAddress }] : []),
      ...(facts?.insuredAddress ? [{ type: 'Home', text: facts.insuredAddress }] : []),
    ],
  );
  if (facts?.claimRepresentative) writeContact('ClaimRep', facts.claimRepresentative, []);
  if (facts?.estimator) writeContact('Estimator', facts.estimator, []);
  if (estimate.carrierName)
    xml.leaf('COMPANY', {
      type: 'Reference',
      id: id(),
      name: estimate.carrierName,
      'ee:role': 'carrier',
    });
  if (facts?.companyName)
    xml.leaf('COMPANY', {
      type: 'Reference',
      id: id(),
      name: facts.companyName,
      'ee:role': 'letterhead',
    });
  xml.close();
};
