import type { Cell, Flow } from '../../../drawing/flow.ts';
import { usDate } from '../../../layouts/format.ts';
import type { ModelFacts, TruthFacts } from '../../../model.ts';
import type { Random } from '../../../random.ts';
import { noFacts } from '../../truth.ts';
import type { Choices } from './choices.ts';

type Fact = readonly [label: string, lines: readonly string[]];

/** What the head says, by whom it is said. */
export interface Front {
  people: readonly Fact[];
  claim: readonly Fact[];
  dates: readonly Fact[];
  names: readonly Fact[];
  /** Set at the top of the pages; empty where there is none. */
  letterhead: readonly string[];
  facts: TruthFacts;
}

/** Facts of the head under the labels that the producer gives them. */
export const chooseFront = (random: Random, choices: Choices, facts: ModelFacts): Front => {
  const carrier = choices.producer === 'carrier';
  const house = carrier ? facts.carrierName : facts.companyName;
  const withHead = choices.letterhead !== 'none';
  const company = carrier
    ? random.pick(['Company:', 'Insurance Company:', 'Insurance Company:'])
    : random.pick(['Insurance Company:', 'Carrier:', 'Insurer:']);
  const names = carrier ? !withHead || random.chance(0.5) : random.chance(0.6);
  const day = (iso: string): string => {
    const text = usDate(iso);
    return choices.times
      ? `${text} ${random.int(1, 12)}:${random.pick(['00', '15', '30'])} ${random.pick(['AM', 'PM'])}`
      : text;
  };
  const priced = random.chance(0.8);
  const address = [facts.propertyStreet, facts.propertyTown];
  const people: Fact[] = [
    [
      random.pick([
        'Insured:',
        'Insured:',
        'Insured:',
        'Client:',
        'Named Insured:',
        'Policyholder:',
      ]),
      [facts.insuredName],
    ],
    [
      random.pick(['Property:', 'Property:', 'Property:', 'Loss Location:', 'Property Address:']),
      random.chance(0.8) ? address : [address.join(', ')],
    ],
    ...(random.chance(0.2)
      ? ([['Home:', [`${random.int(2, 99)} Harbor Loop`, 'Tamlin, OR 97388']]] satisfies Fact[])
      : []),
    ['Cellular:', [facts.phone]],
    ...(random.chance(0.7)
      ? ([
          [random.pick(['Claim Rep.:', 'Claim Rep:', 'Adjuster:']), [facts.claimRepresentative]],
        ] satisfies Fact[])
      : []),
    ['Estimator:', [facts.estimator]],
    ...(names ? ([[company, [facts.carrierName]]] satisfies Fact[]) : []),
    ...(!carrier && random.chance(0.5)
      ? ([
          ['Company:', [facts.companyName]],
          ['Business:', [facts.companyStreet, facts.companyTown]],
        ] satisfies Fact[])
      : []),
  ];
  const claim: Fact[] = [
    [
      random.pick(['Claim Number:', 'Claim Number:', 'Claim #:', 'Claim No.:']),
      [facts.claimNumber],
    ],
    [
      random.pick(['Policy Number:', 'Policy Number:', 'Policy #:', 'Policy No.:']),
      [facts.policyNumber],
    ],
    [random.pick(['Type of Loss:', 'Type of Loss:', 'Cause of Loss:']), [facts.typeOfLoss]],
  ];
  const dates: Fact[] = [
    [random.pick(['Date of Loss:', 'Date of Loss:', 'Loss Date:']), [day(facts.dateOfLoss)]],
    ['Date Received:', [day(facts.dateReceived)]],
    ['Date Inspected:', [day(facts.dateInspected)]],
    ['Date Entered:', [day(facts.dateEntered)]],
  ];
  const own: Fact[] = [
    ...(priced
      ? ([['Price List:', [facts.priceList, 'Restoration/Service/Remodel']]] satisfies Fact[])
      : []),
    ['Estimate:', [facts.estimateName]],
  ];
  return {
    people,
    claim,
    dates,
    names: own,
    letterhead: withHead
      ? [house, `${facts.companyStreet}, ${facts.companyTown}`, facts.phone]
      : [],
    facts: {
      ...noFacts,
      estimateName: facts.estimateName,
      claimNumber: facts.claimNumber,
      policyNumber: facts.policyNumber,
      insuredName: facts.insuredName,
      propertyAddress: address.join(', '),
      dateOfLoss: facts.dateOfLoss,
      carrierName: names || (carrier && withHead) ? facts.carrierName : null,
      priceList: priced ? facts.priceList : null,
    },
  };
};

/** What repeats on each page: letterhead, number, estimate and date. */
export const drawFurniture = (
  flow: Flow,
  choices: Choices,
  front: Front,
  facts: ModelFacts,
  marks: { centered: boolean; ruled: boolean },
): void => {
  const { left, right } = flow;
  const { size } = flow.style;
  const middle = (left + right) / 2;
  if (choices.foot === 'top-number') flow.line([{ text: String(flow.page), x: left, size: 8 }]);
  if (choices.letterhead === 'each' || (choices.letterhead === 'first' && flow.page === 1)) {
    for (const [index, text] of front.letterhead.entries()) {
      const its: Partial<Cell> = index === 0 ? { bold: true, size: size + 3 } : { size: 8 };
      flow.line([
        marks.centered ? { text, x: middle, align: 'center', ...its } : { text, x: left, ...its },
      ]);
    }
    if (marks.ruled) flow.rule(left, right, 0.5);
    flow.space(0.8);
  }
  const foot = flow.sheet.height - 30;
  const at = (text: string, x: number, align: 'left' | 'right' | 'center'): void =>
    flow.mark({ text, x, align, size: 8 }, foot);
  if (choices.foot === 'program') {
    if (marks.ruled) flow.rule(left, right, 0.4, foot - 10);
    at(facts.estimateName, left, 'left');
    at(usDate(facts.dateEntered), right - 96, 'right');
    at(`Page: ${flow.page}`, right, 'right');
  }
  if (choices.foot === 'top-number') {
    at(facts.estimateName, left, 'left');
    at(usDate(facts.dateEntered), right, 'right');
  }
  if (choices.foot === 'dashes') at(`- ${flow.page} -`, middle, 'center');
  if (choices.foot === 'page-only') at(`Page: ${flow.page}`, right, 'right');
};

/** `3 of 12`, once the number of pages is known. */
export const drawPagesOf = (flow: Flow, facts: ModelFacts): void => {
  for (const [index, sheet] of flow.sheets.entries()) {
    const y = sheet.height - 30;
    const row = -40 - index;
    const base = {
      kind: 'text',
      y,
      size: 8,
      bold: false,
      italic: false,
      angle: 0,
      gray: 0,
    } as const;
    sheet.marks.push({ ...base, x: flow.left, text: facts.estimateName, row, column: 0 });
    sheet.marks.push({
      ...base,
      x: sheet.width - flow.style.marginRight - 50,
      text: `${index + 1} of ${flow.sheets.length}`,
      row,
      column: 1,
    });
  }
};

/** The head's facts as one of the platform's forms sets them. */
export const drawFront = (flow: Flow, choices: Choices, front: Front): void => {
  const { left, right } = flow;
  const { size } = flow.style;
  const wide = right - left;
  const middle = left + wide * 0.52;
  const widest = (facts: readonly Fact[]): number =>
    Math.max(0, ...facts.map(([label]) => flow.width(label)));
  /** One block, its labels ending or beginning together. */
  const block = (facts: readonly Fact[], x: number, aligned: 'left' | 'right'): void => {
    const label = widest(facts) + 2;
    for (const [name, lines] of facts)
      for (const [index, text] of lines.entries())
        flow.line([
          ...(index > 0
            ? []
            : aligned === 'right'
              ? [{ text: name, x: x + label, align: 'right' as const }]
              : [{ text: name, x }]),
          { text, x: x + label + 7 },
        ]);
  };
  const pair = (
    first: readonly Fact[],
    second: readonly Fact[],
    aligned: 'left' | 'right',
  ): void => {
    const rows = (facts: readonly Fact[], x: number): Cell[][] => {
      const label = widest(facts) + 2;
      return facts.flatMap(([name, lines]) =>
        lines.map((text, index) => [
          ...(index > 0
            ? []
            : [
                aligned === 'right'
                  ? { text: name, x: x + label, align: 'right' as const }
                  : { text: name, x },
              ]),
          { text, x: x + label + 7 },
        ]),
      );
    };
    const longest = Math.max(
      ...first.map(([, lines]) => Math.max(...lines.map((text) => flow.width(text)))),
    );
    const [a, b] = [
      rows(first, left),
      rows(second, Math.max(middle, left + widest(first) + longest + 24)),
    ];
    for (let index = 0; index < Math.max(a.length, b.length); index++)
      flow.line([...(a[index] ?? []), ...(b[index] ?? [])]);
  };
  const grid = (facts: readonly Fact[]): void => {
    const widestValue = Math.max(
      ...facts.flatMap(([, lines]) => lines.map((text) => flow.width(text))),
    );
    const across = widestValue > wide / 3 - 10 ? 2 : 3;
    for (let from = 0; from < facts.length; from += across) {
      const row = facts.slice(from, from + across);
      const x = (index: number): number => left + (wide / across) * index;
      const deep = Math.max(...row.map(([, lines]) => lines.length));
      flow.line(
        row.map(([name], index) => ({ text: name, x: x(index), bold: true, size: size - 1 })),
      );
      for (let line = 0; line < deep; line++)
        flow.line(row.map(([, lines], index) => ({ text: lines[line] ?? '', x: x(index) })));
      flow.space(0.5);
    }
  };
  const inline = (facts: readonly Fact[]): void => {
    let x = left;
    const cells: Cell[] = [];
    for (const [name, lines] of facts) {
      const text = `${name} ${lines[0] ?? ''}`;
      cells.push({ text, x });
      x += flow.width(text) + 26;
    }
    if (x - 26 > right) block(facts, left, 'right');
    else flow.line(cells);
  };
  const aligned = choices.front.endsWith('right') ? 'right' : 'left';
  flow.space(0.6);
  if (choices.front === 'grid') {
    grid(front.people);
    grid([...front.claim, ...front.dates, ...front.names]);
    return;
  }
  const half = Math.ceil(front.people.length / 2);
  if (choices.front.startsWith('two')) {
    pair(front.people.slice(0, half), front.people.slice(half), aligned);
    flow.space(1);
    if (choices.claimLine === 'one') inline(front.claim);
    else block(front.claim, left, aligned);
    flow.space(1);
    pair(front.dates.slice(0, 2), front.dates.slice(2), aligned);
    flow.space(1);
  } else {
    block(front.people, left, aligned);
    flow.space(1);
    if (choices.claimLine === 'one') inline(front.claim);
    else block(front.claim, left, aligned);
    flow.space(1);
    block(front.dates, left, aligned);
    flow.space(1);
  }
  block(front.names, left, aligned);
};

/** A page to the insured that tells what is enclosed. */
export const drawLetter = (flow: Flow, facts: ModelFacts, random: Random): void => {
  flow.startPage('letter');
  flow.space(1);
  flow.line([{ text: usDate(facts.dateEntered), x: flow.left }]);
  flow.space(1);
  for (const text of [facts.insuredName, facts.propertyStreet, facts.propertyTown])
    flow.line([{ text, x: flow.left }]);
  flow.space(1);
  for (const text of [`RE: Claim ${facts.claimNumber}`, `Dear ${facts.insuredName},`]) {
    flow.line([{ text, x: flow.left }]);
    flow.space(0.5);
  }
  for (const text of [
    'Enclosed is the estimate of the repairs to your property. Please share it with the contractor of your choice before work begins.',
    `If costs beyond the estimate arise, call us at ${facts.phone} before the work is done so that they can be looked at. Repairs are to be finished within ${random.pick(['180 days', 'one year', 'two years'])} of the loss.`,
    'Please keep invoices and receipts. The depreciation that can be recovered is paid once they are received.',
  ]) {
    flow.paragraph(text);
    flow.space(0.6);
  }
  flow.line([{ text: 'Sincerely,', x: flow.left }]);
  flow.space(2);
  flow.line([{ text: facts.claimRepresentative, x: flow.left }]);
};
