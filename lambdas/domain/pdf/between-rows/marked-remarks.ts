/** Whether what stands between marks is a remark: an aside among rows, a sentence or an amount. */
export const saysMore = (marked: string, printed: string, isAmongRows: boolean): boolean =>
  isRemark(marked, printed) || (isAmongRows && isAside(marked));

/** `**per insured**`, `--- moved ---`, `** Per bid.`: a remark between marks; names of sections are names. */
const isAside = (text: string): boolean => /^(?:\p{Ll}|(?:See|Per)\s)/u.test(text);

/** `*** NOTE: BID OF $2,940.00 IS ATTACHED ***`: a sentence or an amount; sections are names. */
const isRemark = (text: string, printed: string): boolean => {
  const words = text.split(/\s+/).length;
  // `** Readings above 20 percent at the sill`: a share of something, or a sentence that no mark ends.
  const isOpen = /[\p{L}\d.)]$/u.test(printed.trim());
  return (
    (words > 2 && /(?:[\p{L}\d]{3}[)\]"”]?|\d)[.!]$|;\s/u.test(text)) ||
    (words > 4 && /[.!]$/.test(text)) ||
    isSaidOfAll(text) ||
    RECKONING.test(text) ||
    (words > 3 && MARKED_REMARK.test(text)) ||
    (words > 2 && /\d\s*(?:%|percent\b)/i.test(text)) ||
    (isOpen && words > 4 && RUNNING.test(text))
  );
};

/** `S.F. = 12 x 14 + closet` */
const RECKONING = /\s=\s*\d/;

/** What is said of all rows, and is no name wherever it stands: several sentences, or whose claim this is. */
export const isSaidOfAll = (text: string): boolean => SENTENCES.test(text) || OF_CLAIM.test(text);

/** `REF INSURER CLAIM 4A2601QK77, DATE OF LOSS 01/27/2026` */
const OF_CLAIM =
  /\bdate\s+of\s+loss\b.*\d|\bclaim\s+(?:#|no\.?|number)?\s*(?=(?:[A-Z-]*\d){4})[A-Z\d-]{6,}/i;

/** `ALL ITEMS LIKE KIND. PRICES FIRM 30 DAYS. LABOR BY OTHERS`: one sentence after the other. */
const SENTENCES = /(?:\S+\s){3}\p{L}{4,}\.\s\p{Lu}\S+\s\S+\s\S/u;

const RUNNING = /\s(?:at|above|below|for|with|than|from|per|by|is|was|are|were)\s/;

const MARKED_REMARK =
  /^(?:please\s+)?note\b\s*[:\-–]?\s*\S|\$\s?\d|\s(?:is|are|was|were|has|have|must)\s(?:\S+\s){0,3}(?:be|not|attached|required|included|pending|excluded|to)\b/i;
