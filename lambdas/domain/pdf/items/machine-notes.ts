import { wearOf } from './wear-below.ts';

/** `6.480 HR @ 61.54 = 398.78`: labor or material that a row's price is made of. */
export const PRICED_COMPONENT =
  /\d\s?[A-Z]{2,3}\s+[@x×]\s*\$?[\d,]+(?:\.\d+)?\s+=\s+\$?[\d,]+\.\d{2}$/u;

/**
 * `Includes: Vinyl window, fasteners, and installation labor.`, `Quality: .019 gauge.`, `Maximum depreciation 75%`:
 * what the price list says of an item, where the print is set to say it. A person's `Includes: two coats` names no labor.
 */
const OF_PRICE_LIST =
  /^(?:includes\s*:\s[^.]*\blabor\b|(?:excludes|quality)\s*:\s\S.*\.$|labor\s+cost\s+to\s+\p{Ll}|(?:average|maximum)\s+depreciation\s+\d+(?:\.\d+)?\s?%(?:\s+per\s+year)?\.?$)/iu;

/**
 * `DMOL L Laborer - Demolition 6.480 HR @ 61.54 = 398.78`: the program names components by code and counts them in
 * thousandths. A person reckons as well: `2. 46.00 SF @ 28.40 = 1,306.40`, `Bid: 99.00 SF @ 1,148.60 = 113,711.40`.
 */
const OF_PROGRAM =
  /^[A-Z][A-Z\d]{1,6}\+?\s+(?:[A-Z]\s+)?\p{Lu}\p{L}{2}|\d\.\d{3}\s?[A-Z]{2,3}\s+@/u;

/** `Veneer delaminated 3" up. 2.5 LF x 248.90 = 622.25`: somebody says why, and reckons. */
const SENTENCE = /\p{L}{2}\.\s/u;

/** What the estimating program prints below an item by itself. */
export const isMachineNote = (text: string): boolean =>
  wearOf(text) !== null ||
  (PRICED_COMPONENT.test(text.trim()) && OF_PROGRAM.test(text.trim()) && !SENTENCE.test(text)) ||
  OF_PRICE_LIST.test(text.trim()) ||
  /^(?:item id: [A-Z\d]|after \d+(?:\.\d+)?% discount$|auto\s*-?\s*calculated\s+waste|options?\s*:|bundle\s+rounding|component\s+.+\bwas\s+priced\s+by|waste\s*:\s*\d(?!.*=)|orig\.?\s*desc(?:\.|ription)?\s*[-–:]|rounding\s*:|material\s+cost\s*:|the\s+above\s+line\s+item\s+has\s+been|this\s+(?:line\s+)?item\s+(?:is\s+)?(?:depreciated|included)\s+by|\(?depreciation\s+(?:taken|applied)\b|no\s+life\s+expectancy\s+data$|average\s+life\s+expectancy\s+\d|includes\s+(?:\d+(?:\.\d+)?\s?%\s+waste\s+on\s+quantity|\d+\.\d{2}\s?%\s+waste$)|waste\s+factor\s+of\s+\d+(?:\.\d+)?\s?%\s+included|materials?\s+quantity\s+bundle\s+rounding|\d{1,2}(?:\.\d+)?\s*%\s+waste\s+added\s+for\s(?!(?:the|an?|this|that)\s)[^.]*\.?$|(?:end\s+)?revis(?:ed|ions?)\s+by\s+\S.{0,40}\s+on\s+\d)/i.test(
    text.trim(),
  );
