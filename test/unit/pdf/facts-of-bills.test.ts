import { expect, it } from 'vitest';
import { type PlacedText, page, read, THREE_ROWS } from './draw.ts';

/** Facts as bills and letters of small firms state them. */

const facts = (...runs: PlacedText[]) => read(page(1, [...runs, ...THREE_ROWS]));
const at = (x: number, y: number, text: string): PlacedText => ({ text, x, y });

it('who signs for the owner is not asked for where the bill names who it is for', () => {
  const { insuredName } = facts(
    at(36, 60, 'BILL TO'),
    at(120, 60, 'Estate of Dana Quillon'),
    at(36, 72, 'INSURER'),
    at(120, 72, 'Orchard Mutual Insurance'),
    at(36, 84, 'LOSS'),
    at(120, 84, '02/19/2026 FIRE'),
    at(36, 700, 'Owner:'),
    at(84, 700, 'X'),
    at(110, 700, 'R. Quillon (son, executor)'),
  );
  expect(insuredName).toBe('Estate of Dana Quillon');
});

it('an address below the same address is said once', () => {
  const whole = '12 Plum Row, Elmtown, OH 44999';
  const { propertyAddress } = facts(
    at(36, 60, 'BILL TO'),
    at(120, 60, 'Dana Quillon'),
    at(120, 72, whole),
    at(36, 84, 'JOB SITE'),
    at(120, 84, whole),
  );
  expect(propertyAddress).toBe(whole);
});

it.each([
  ['Invoice:', 'LD-26-0118', 'LD-26-0118'],
  ['Invoice:', 'LD0118', 'LD0118'],
])('a bill is called by its number: %s %s', (label, number, name) => {
  const { estimateName } = facts(at(330, 60, label), at(470, 60, number));
  expect(estimateName).toBe(name);
});

it('a sheet is called by its number, not by the firm above its title', () => {
  const { estimateName } = facts(
    { text: 'Elmtown Rebuild Partners', x: 36, y: 40, size: 16 },
    at(36, 60, 'Estimate for repairs after fire'),
    at(36, 72, 'Prepared 3/6/2026 by Dana Quillon, est. ERP-0296'),
  );
  expect(estimateName).toBe('ERP-0296');
});

it('a sentence that speaks of the estimate does not name it', () => {
  const { estimateName } = facts(
    at(36, 60, 'Mold is not part of this estimate: testing runs $450 and up.'),
  );
  expect(estimateName).toBeNull();
  expect(facts(at(36, 60, 'Our estimate: QUILLON-24')).estimateName).toBe('QUILLON-24');
});

it("a policy's number may be parted", () => {
  const line = 'Orchard Mutual Insurance Company | Policy 814 220 956 | Claim 0674419823';
  expect(facts(at(36, 60, line)).policyNumber).toBe('814 220 956');
  const other = 'Orchard Mutual Insurance Claim HX-2260418 Policy HRA 4471902 05';
  expect(facts(at(36, 60, other)).policyNumber).toBe('HRA 4471902 05');
});

it('an underwriting association is an insurer', () => {
  const { carrierName } = facts(
    at(36, 60, 'Company:'),
    at(120, 60, 'Elmtown Wind and Hail Underwriting Association'),
  );
  expect(carrierName).toBe('Elmtown Wind and Hail Underwriting Association');
});

it('who acts for the insured is somebody else', () => {
  const { insuredName } = facts(
    at(36, 60, 'Insured: Dana Quillon'),
    at(36, 700, 'Appraiser for the Insured: Robin Voss'),
  );
  expect(insuredName).toBe('Dana Quillon');
  expect(facts(at(36, 60, 'Appraiser for the Insured: Robin Voss')).insuredName).toBeNull();
});

it('a date may have a space behind its slash', () => {
  expect(facts(at(36, 60, 'Date of Loss: 05/ 04/2026')).dateOfLoss).toBe('2026-05-04');
});

it('headings of boxes are no insurer', () => {
  const { carrierName } = facts(
    at(36, 60, 'P.O. No.'),
    at(110, 60, 'Terms'),
    at(170, 60, 'Rep'),
    at(230, 60, 'Insurance Co.'),
    at(330, 60, 'Claim No.'),
    at(110, 72, 'Due on receipt'),
    at(230, 72, 'Orchard Mutual'),
    at(330, 72, '482716-GP'),
  );
  expect(carrierName ?? 'Orchard Mutual').toBe('Orchard Mutual');
});

it('an insurer is called without the office that a letter goes to', () => {
  const { carrierName } = facts(
    at(36, 60, 'Insurance: Attn: Claims, Orchard Mutual Insurance'),
    at(36, 72, 'Claim: 3300541877'),
  );
  expect(carrierName).toBe('Orchard Mutual Insurance');
});
