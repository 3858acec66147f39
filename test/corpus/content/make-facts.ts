import type { ModelFacts } from '../model.ts';
import type { Random } from '../random.ts';
import * as invented from './invented.ts';

const isoDate = (random: Random): string => {
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `202${random.int(4, 6)}-${pad(random.int(1, 12))}-${pad(random.int(1, 28))}`;
};

export const factsOf = (random: Random): ModelFacts => {
  const last = random.pick(invented.lastNames);
  const number = (digits: number): string =>
    Array.from({ length: digits }, () => random.int(0, 9)).join('');
  return {
    estimateName: random.pick([
      `${last.toUpperCase()}_${number(4)}`,
      `${last.toUpperCase()}`,
      `2026-${number(2)}-${number(2)}-${number(4)}`,
      `${number(3)}_${random.pick(['LARKMOOR', 'QUARRY', 'JUNIPER'])}_RD`,
    ]),
    insuredName: `${random.pick(invented.firstNames)} ${last}`,
    propertyStreet: `${random.int(10, 9899)} ${random.pick(invented.streets)}`,
    propertyTown: random.pick(invented.towns),
    claimNumber: random.pick([
      `${number(2)}-${number(4)}-${number(3)}`,
      `${number(9)}`,
      `CLM${number(7)}`,
      `${number(4)}${random.pick(['A', 'K', 'X'])}${number(4)}`,
    ]),
    policyNumber: random.pick([
      `${number(10)}`,
      `HO-${number(7)}`,
      `${number(3)} ${number(3)} ${number(3)}`,
    ]),
    typeOfLoss: random.pick(invented.lossTypes),
    dateOfLoss: isoDate(random),
    dateInspected: isoDate(random),
    dateReceived: isoDate(random),
    dateEntered: isoDate(random),
    priceList: `${random.pick(['TXDF', 'COBO', 'OKTU', 'GAAT', 'OHCL', 'FLTA', 'NCCH'])}${random.pick(['8X', '28', '8F'])}_${random.pick(['MAR26', 'NOV25', 'JUL26', '02MAY26'])}`,
    carrierName: random.pick(invented.carriers),
    companyName: random.pick(invented.contractors),
    companyStreet: `${random.int(10, 9899)} ${random.pick(invented.streets)}`,
    companyTown: random.pick(invented.towns),
    estimator: `${random.pick(invented.firstNames)} ${random.pick(invented.lastNames)}`,
    claimRepresentative: `${random.pick(invented.firstNames)} ${random.pick(invented.lastNames)}`,
    phone: `(555) 555-01${number(2)}`,
  };
};
