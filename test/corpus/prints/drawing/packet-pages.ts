import type { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { Random } from '../../random.ts';
import { type RuledTable, ruledRow, startRuled } from './ruled-table.ts';

const terms = [
  'Price holds for 30 days. Material increases of more than 5% are billed at cost.',
  'Payment: 50% at signing, 40% at rough-in, 10% within 10 days of completion.',
  'Rotten decking found after tear-off is replaced at $78.00 per sheet, first 2 sheets at no charge.',
  'Work left out: asbestos, lead, mold over 10 SF, utility fees, landscaping.',
  'Overdue amounts bear 1.5% a month. Returned checks: $35.00.',
  'Changes are written, priced and signed before the work starts.',
  'Workmanship is warranted for 2 years, roofing for 5 years, from the last payment.',
  'You may cancel by midnight of the 3rd business day after signing.',
  'Owner moves contents; moving by our crew is $58.00 an hour with a 2 hour minimum.',
  'The deductible is owed by the owner and is not waived, rebated or absorbed.',
] as const;

/** Numbered terms full of amounts, and lines for signatures. */
export const drawTerms = (flow: Flow, random: Random, title: string): void => {
  flow.startPage('other');
  flow.line([{ text: title, x: flow.left, bold: true, size: flow.style.size + 3 }]);
  flow.space(0.6);
  for (const [index, text] of random.sample(terms, random.int(6, terms.length)).entries()) {
    flow.paragraph(`${index + 1}. ${text}`);
    flow.space(0.5);
  }
  flow.space(1.5);
  for (const who of ['Owner', 'Contractor']) {
    flow.line([
      { text: `${who}: ______________________________`, x: flow.left },
      { text: 'Date: ____________', x: flow.left + 260 },
    ]);
    flow.space(1);
  }
};

/** What an hour or a day costs, whoever works: prices without quantities. */
export const drawRates = (
  flow: Flow,
  title: string,
  rates: readonly (readonly [string, number, string])[],
): void => {
  flow.startPage('other');
  flow.line([{ text: title, x: flow.left, bold: true, size: flow.style.size + 3 }]);
  flow.space(0.5);
  const table: RuledTable = {
    left: flow.left,
    right: flow.left + 400,
    size: flow.style.size,
    pad: 3,
    lines: 'grid',
    headGray: 0.88,
    columns: [
      { head: ['DESCRIPTION'], share: 50, align: 'left' },
      { head: ['PER'], share: 14, align: 'center' },
      { head: ['STANDARD'], share: 18, align: 'right' },
      { head: ['AFTER HOURS'], share: 18, align: 'right' },
    ],
  };
  startRuled(flow, table);
  for (const [name, rate, per] of rates)
    ruledRow(flow, table, [name, per, `$${money(rate)}`, `$${money(rate * 1.5)}`]);
  flow.continuation = null;
};

/** Frames for photographs with captions beside them. */
export const drawPhotoSheet = (flow: Flow, random: Random, first: number): void => {
  flow.startPage('other');
  const width = Math.min(230, (flow.right - flow.left) / 2);
  const height = width * 0.7;
  for (let index = 0; flow.fits(height + 24) && index < 4; index++) {
    const top = flow.y;
    flow.sheet.marks.push({ kind: 'box', x: flow.left, y: top, width, height, gray: 0.82 });
    const caption = random.pick([
      'Overview, looking north',
      'Ceiling stain at 2 ft. from wall',
      'Test cut, 3 layers',
      'Damaged casing, 1 of 2',
    ]);
    flow.mark({ text: `Photo ${first + index}`, x: flow.left + width + 16, bold: true }, top + 14);
    flow.mark({ text: caption, x: flow.left + width + 16 }, top + 28);
    flow.mark(
      { text: `Taken ${random.int(1, 12)}/${random.int(1, 28)}/2026`, x: flow.left + width + 16 },
      top + 42,
    );
    flow.y = top + height + 18;
  }
};
