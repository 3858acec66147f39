import type { PrintedTotal } from '../../estimate/estimate.ts';
import { decimal } from '../../money/money.ts';
import { type Line, type PageLines, readAtOf } from '../pages/lines.ts';
import { signedValue } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { NO_AMOUNTS } from './read-total.ts';
import { totalLabel } from './total-labels.ts';

const SERVICE_CHARGES = /^total\s+adjustments?\s+for\s+base\s+service\s+charges\b/i;

/**
 * `Total Adjustments for Base Service Charges:   678.45` between the sum of all lines and a `Line Item Totals` that
 * counts it: what older prints of the platform add for each trade that comes out for little work. The second sum is
 * kept with what it adds.
 */
export const withServiceCharges = (
  pages: readonly PageLines[],
  totals: readonly PrintedTotal[],
): { totals: PrintedTotal[]; charges: Line[] } => {
  const lines = pages.flatMap((page) => page.lines);
  const at = lines.findIndex(({ text }) => SERVICE_CHARGES.test(text));
  const line = lines[at];
  const added = line === undefined ? undefined : amountsOf(line).at(-1);
  if (line === undefined || added === undefined) return { totals: [...totals], charges: [] };
  for (const total of totals) {
    if (total.kind !== 'line_items' || total.amounts.rcv === null) continue;
    const whole = decimal(total.amounts.rcv).plus(added).toNumber();
    const below = lines
      .slice(at + 1)
      .find((one) => totalLabel(one.text)?.kind === 'line_items' && amountsOf(one).includes(whole));
    if (below === undefined) continue;
    const all: PrintedTotal = {
      ...total,
      amounts: { ...NO_AMOUNTS, rcv: whole },
      adjustments: added,
      readAt: readAtOf(below),
    };
    return { totals: [...totals, all], charges: [line] };
  }
  return { totals: [...totals], charges: [] };
};

const amountsOf = ({ words }: Line): number[] =>
  tokensOf(words).flatMap((token) => (token.kind === 'amount' ? [signedValue(token)] : []));
