import { type Decimal, decimal } from '../money/money.ts';

/**
 * What a row's note says is taken off its price, where the row comes to the rest to the cent: a minimum charge, of
 * which other rows have some. `Minimum of $240.00 less $154.20 already in estimate.` 0 where it says nothing so.
 */
export const takenOffBy = (note: string | null, all: Decimal, printed: number): Decimal => {
  const said = [...(note ?? '').matchAll(LESS)].map(([, amount = '']) =>
    decimal(amount.replaceAll(',', '')),
  );
  return said.find((one) => all.minus(one).eq(printed)) ?? decimal(0);
};

const LESS = /\bless\s+\$?(\d[\d,]*\.\d{2})\b/gi;
