import type { Cell, Flow } from '../drawing/flow.ts';
import { money, usDate } from '../layouts/format.ts';
import type { ModelEstimate, TruthFacts } from '../model.ts';
import type { Random } from '../random.ts';

/** The first page of an estimate: who, where, when, under which price list. */
export const drawCover = (flow: Flow, estimate: ModelEstimate, random: Random): TruthFacts => {
  const { facts } = estimate;
  flow.startPage('cover');
  flow.y += 12;
  const carrierShown = random.chance(0.7);
  const middle = flow.left + (flow.right - flow.left) * 0.22;
  const pair = (label: string, value: string): void => {
    flow.line([
      { text: label, x: middle - 4, align: 'right' },
      { text: value, x: middle + 6 },
    ]);
  };
  pair(flow.style.insuredLabel, facts.insuredName);
  pair('Property:', facts.propertyStreet);
  pair('', facts.propertyTown);
  if (random.chance(0.5)) pair('Home:', facts.phone);
  flow.y += 10;
  if (random.chance(0.6)) {
    pair('Claim Rep.:', facts.claimRepresentative);
    pair('Business:', facts.phone);
    flow.y += 8;
  }
  pair('Estimator:', facts.estimator);
  if (carrierShown) {
    flow.y += 8;
    pair('Insurance Company:', facts.carrierName);
  }
  flow.y += 16;
  const stacked = random.chance(0.3);
  const usable = flow.right - flow.left;
  const three: [string, string][] = [
    ['Claim Number:', facts.claimNumber],
    ['Policy Number:', facts.policyNumber],
    ['Type of Loss:', facts.typeOfLoss],
  ];
  if (stacked) for (const [label, value] of three) pair(label, value);
  else {
    flow.line(
      three.flatMap(([label, value], index): Cell[] => {
        const x = flow.left + usable * [0, 0.37, 0.72][index]!;
        return [
          { text: label, x, bold: true },
          { text: value, x: x + flow.width(`${label}  `, { bold: true }) },
        ];
      }),
    );
  }
  flow.y += 14;
  drawCoverages(flow, estimate, random);
  const half = flow.left + usable * 0.62;
  const dates = (left: [string, string], right: [string, string]): void => {
    flow.line([
      { text: left[0], x: middle - 4, align: 'right' },
      { text: left[1], x: middle + 6 },
      { text: right[0], x: half - 4, align: 'right' },
      { text: right[1], x: half + 6 },
    ]);
  };
  const time = random.pick(['', ' 12:00 AM', ' 9:30 AM']);
  dates(
    ['Date of Loss:', `${usDate(facts.dateOfLoss)}${time}`],
    ['Date Received:', usDate(facts.dateReceived)],
  );
  dates(
    ['Date Inspected:', usDate(facts.dateInspected)],
    ['Date Entered:', `${usDate(facts.dateEntered)} 9:00 AM`],
  );
  flow.y += 12;
  pair('Price List:', facts.priceList);
  pair('', 'Restoration/Service/Remodel');
  pair('Estimate:', facts.estimateName);
  if (random.chance(0.4)) {
    flow.y += 20;
    flow.paragraph(
      'This estimate was prepared from the damage that could be seen at the inspection. It is not an authorization to begin the work. Prices are those of the list named above, at the date of this print.',
    );
  }
  return {
    estimateName: facts.estimateName,
    claimNumber: facts.claimNumber,
    policyNumber: facts.policyNumber,
    insuredName: facts.insuredName,
    propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
    dateOfLoss: facts.dateOfLoss,
    carrierName: carrierShown ? facts.carrierName : null,
    priceList: facts.priceList,
  };
};

const drawCoverages = (flow: Flow, estimate: ModelEstimate, random: Random): void => {
  if (!random.chance(0.5)) return;
  const columns = [flow.left + 40, flow.left + 250, flow.left + 360];
  const [name = 0, deductible = 0, limit = 0] = columns;
  flow.line([
    { text: 'Coverage', x: name, bold: true },
    { text: 'Deductible', x: deductible, align: 'right', bold: true },
    { text: 'Policy Limit', x: limit, align: 'right', bold: true },
  ]);
  for (const coverage of estimate.coverages) {
    flow.line([
      { text: coverage.name, x: name },
      { text: `$${money(coverage.deductible)}`, x: deductible, align: 'right' },
      {
        text: coverage.policyLimit === null ? '' : `$${money(coverage.policyLimit)}`,
        x: limit,
        align: 'right',
      },
    ]);
  }
  flow.y += 12;
};
