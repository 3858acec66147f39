import { type Decimal, decimal } from '../../money/money.ts';
import type { Word } from '../pages/page-text.ts';

/** `1234.5` of `$1,234.50`: of a word that is known to be a figure, without its sign and its commas. */
export const figureOf = ({ text }: Word): Decimal => decimal(text.replace(/[$£€,]/g, ''));
