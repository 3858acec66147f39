import type { Activity } from '../../estimate/estimate.ts';

const PREFIXES: readonly [RegExp, Activity][] = [
  [/^R\s*&\s*R\b/i, '&'],
  [/^R\/R\b/i, '&'],
  [/^(?:Remove|Tear\s*-?\s*(?:out|off))\s*(?:&|and)\s*Replace\b/i, '&'],
  [/^(?:Detach|Remove)\s*(?:&|and)\s*Reset\b/i, 'R'],
  [/^(?:D\s*&\s*R)\b/, 'R'],
  [/^Remove\b/i, '-'],
  [/^Material\s+Only\b/i, 'M'],
  [/^Install\b/i, 'I'],
  [/^(?:Enlever|Remover|Retirar)\s+(?:et|y|e)\s+(?:remplacer|reemplazar|substituir)\b/i, '&'],
  [
    /^(?:Enlever|D[ée]monter|D[ée]poser|Remover|Retirar|Desmontar)\s+(?:et|y|e)\s+(?:r[ée]installer|reposer|reinstalar|recolocar)\b/i,
    'R',
  ],
  [/^(?:Enlever|Remover|Retirar|D[ée]molir|Demoler|Arracher)\b/i, '-'],
];

/** No other program has this word of claims platforms, before the thing or behind it. */
const REM_RESET = /(?:^|\s[-–]\s)Rem\s*\/\s*Reset(?:\s[-–]\s|$)/i;

/** The activity that a printed description begins with; `+` (replace) where none is printed. */
export const activityOfDescription = (description: string): Activity =>
  REM_RESET.test(description)
    ? 'R'
    : (PREFIXES.find(([prefix]) => prefix.test(description))?.[1] ?? '+');

const ACTIVITY_WORDS: readonly [RegExp, Activity][] = [
  [
    /^(?:&|R\s*[&/]?\s*R|(?:remove|rem\.?|tear\s*out|demo)\s*(?:&|and|\/)\s*(?:replace|repl?\.?|rpl\.?|install))$/i,
    '&',
  ],
  [
    /^(?:R|D|D\s*[&/]?\s*R|(?:detach|det\.?|remove|rem\.?)\s*(?:&|and|\/)\s*(?:reset|rst\.?|re-?install)|reset|rst\.?|detach|det\.?)$/i,
    'R',
  ],
  [/^(?:-|rem(?:ove|oval)?\.?|demo|tear\s*-?\s*(?:out|off))$/i, '-'],
  [/^(?:M|material(?:s)?(?:\s+only)?)$/i, 'M'],
  [/^(?:I|install(?:\s+only)?)$/i, 'I'],
  [
    /^(?:\+|repl?(?:ace)?\.?|rpl\.?|new|add|clean|cln\.?|paint|pnt\.?|seal|repair|rpr\.?|refinish|treat)$/i,
    '+',
  ],
];

/** The activity that a cell of the column of what is done names; null where it names none. */
export const activityOfCell = (text: string): Activity | null =>
  ACTIVITY_WORDS.find(([word]) => word.test(text.replaceAll('_', ' ').trim()))?.[1] ?? null;

/** What is taken out, put in and set anew, per unit; null or nothing where that is not done. */
interface Prices {
  removePrice: number | null;
  replacePrice: number | null;
  resetPrice: number | null;
}

/** Below a sign that nobody knows, `LIT XFIX *`, the prices say what is done; null where several do or none does. */
export const activityOfPrices = ({
  removePrice,
  replacePrice,
  resetPrice,
}: Prices): Activity | null => {
  const [removes, replaces, resets] = [removePrice, replacePrice, resetPrice].map(
    (price) => price !== null && price > 0,
  );
  if (resets) return removes || replaces ? null : 'R';
  if (removes) return replaces ? '&' : '-';
  return replaces ? '+' : null;
};

/**
 * `Range - gas - Remove & reset`, priced in the column of resetting alone: there the words behind a thing say what is
 * done to it. Priced as new work, they are part of its name.
 */
export const isResetByPrice = (description: string, prices: Prices): boolean =>
  RESETS.test(description) && activityOfPrices(prices) === 'R';

const RESETS = /\b(?:detach|remove)\s*(?:&|and)\s*reset\b/i;

/** Words for what is done that are trades as well. */
const ALSO_TRADE = /^(?:demo|paint|pnt|clean|cln|seal|repair|rpr|treat|refinish|material)/i;

/** Whether a cell names what is done, `Remove/Install`, in words that are no trade's: `Paint` may be either. */
export const isActionOnly = (text: string): boolean =>
  activityOfCell(text) !== null && !ALSO_TRADE.test(text.trim());
