/** `By others`, `By owner's alarm company`, `Owner - by fuel co`: whoever else does it, and is paid by somebody else. */
export const BY_OTHERS =
  /^(?:(?:OWNER|TENANT|INSURED|LANDLORD) [-–—] BY(?: \p{L}+){1,3}|BY (?:OTHERS?|(?:HOME ?)?OWNERS?|INSUREDS?|TENANTS?|LANDLORD|HOA|CHURCH|GC|BUILDER|CONTRACTOR|ELECTRICIAN|PLUMBER|ROOFER|PAINTER|MASON|CARPENTER|ENGINEER|MITIGATION|SUPPLIER|VENDOR|UTILITY|CITY|CARRIER|(?:HOME ?)?OWNER['’]S(?: \p{L}+){1,2}|TENANT['’]S(?: \p{L}+){1,2}))$/iu;

/** What may stand where an amount belongs; the price is then 0.00 and the row stays. */
export const PRICE_NOTES: readonly RegExp[] = [
  /^REVISED$/i,
  /^SEE BID(S)?$/i,
  /^SEE [A-Z]{3,}( ITEMS?)?( ?#?\d+[a-z]?)?$/i,
  /^NO CH(?:ARGE|G\.?)$/i,
  /^N\/C$/i,
  /^OPEN( ITEM)?$/i,
  /^PENDING$/i,
  /^AS INCURRED$/i,
  /^IF INCURRED$/i,
  /^WHEN INCURRED$/i,
  /^INCURRED$/i,
  /^PAID WHEN INCURRED$/i,
  /^PER (ESTIMATE|BID|INVOICE|QUOTE|CONTRACT|PLAN|CODE)$/i,
  /^CODE UPGRADE$/i,
  /^CODE$/i,
  /^PWI$/i,
  /^BID( ITEM)?$/i,
  /^TBD$/i,
  /^T\.B\.D\.$/i,
  /^INCL(UDED|\.)?$/i,
  // `Included in 3.1`, `Incl. with item 4`, `in A3`: another row is paid for it.
  /^INCL(?:UDED|\.)? (?:ABOVE|BELOW|(?:IN|WITH|ABOVE IN) (?:(?:ITEMS?|LINES?|NO\.?) )?#?[A-Z]?\d[\d.]*)$/i,
  /^(?:IN|WITH|W\/) (?:(?:ITEM|LINE) )?#?[A-Z]\d{1,2}$/i,
  /^INCL?$/i,
  // In small letters: `Inc.` ends the names of firms.
  /^inc\.$/,
  BY_OTHERS,
  /^OWNER$/i,
  // `0.00 LF   Not damaged`: it was looked at, and nothing is to be done.
  /^NOT (?:COVERED|DAMAGED|NEEDED|REQUIRED|USED)$/i,
  /^NO DAMAGE$/i,
  /^IF REQUIRED$/i,
  // A number of a bid form that nobody prices any more.
  /^DELETED(?: (?:BY|PER|IN) (?:ADDENDUM|ADD\.?)(?: (?:NO\.? |#)?\d+)?)?$/i,
  /^EXCL(?:UDED|\.)?$/i,
  // Not in contract.
  /^N\.I\.C\.$/,
  /^ALLOWANCE$/i,
  /^WAIVED$/i,
  // Of a change order that was taken back.
  /^VOID(?:ED)?$/i,
  /^DENIED$/i,
  // In the figures of two sides that an umpire decides between.
  /^AGREED$/i,
  /^OMIT(TED)?$/i,
  /^ON HOLD$/i,
  /^HOLD$/i,
  /^NO COST$/i,
  /^FREE$/i,
  /^NIL$/i,
];

/** Whether words in capitals stand for an amount, all of them together. */
export const isPriceNote = (text: string): boolean =>
  text === text.toUpperCase() && PRICE_NOTES.some((note) => note.test(text));

/** `NC` for no charge; elsewhere a state. */
export const NOTES_IN_CELLS = /^NC$/;

/** First words of the notes above, so that most words are passed over at once. */
export const PRICE_NOTE_STARTS: ReadonlySet<string> = new Set(
  'REVISED SEE NO N/C NC OPEN PENDING AS IF WHEN INCURRED PAID PER CODE PWI BID TBD T.B.D. INCL INCL. INC. INCLUDED BY OWNER NOT EXCLUDED EXCL EXCL. N.I.C. ALLOWANCE DELETED WAIVED VOID VOIDED DENIED AGREED OMIT OMITTED ON HOLD FREE NIL IN WITH W/'.split(
    ' ',
  ),
);

/** How worn a thing is; `Bel.Avg.` where the column is narrow. */
export const CONDITIONS: ReadonlySet<string> = new Set(
  'avg average new good poor fair excellent below above blw bel abv bel.avg blw.avg abv.avg below.avg above.avg bel.av abv.av blw.av'.split(
    ' ',
  ),
);
