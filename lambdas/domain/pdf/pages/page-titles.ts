const COVERAGE_SUMMARY =
  /^((?:dwelling|other\s+structures?|appurtenant\s+structures?|contents|personal\s+property|coverage\s+[a-f]\b.{0,30}?)(?:\s+coverage)?)\s+summary\s*:?$/i;

/** How such a title ends; every line is asked, most of them several times. */
const SUMMARY_ENDS: ReadonlySet<string> = new Set('yY:');

/** `Dwelling Summary`: the coverage that such a title names; null for any other line. */
export const coverageOfTitle = (text: string): string | null => {
  const title = text.trim();
  return SUMMARY_ENDS.has(title.at(-1) ?? '') ? (COVERAGE_SUMMARY.exec(title)?.[1] ?? null) : null;
};

/** Titles of pages and blocks that hold sums, not items. */
export const isSummaryTitle = (text: string): boolean =>
  coverageOfTitle(text) !== null ||
  /^(?:summary\b(?!\s+guide|\s+for\s+['‘’"“]|.*\bdetail\s+records?\b)|(?:(?:category|room|trade|phase|division|cost(?:\s+type)?)\s+)?recap\b(?!\s*:\s*\d)|(?:\w+\s+)?recapitulation\b|trade\s+summary\b|time\s*(?:&|and)\s*materials?\s+breakdown\b|estimate\s+recap|claim\s+summary|coverage\s+summary|loss\s+recap|settlement\s+summary|(?:statement|proof)\s+of\s+loss\s*:?$|(?:estimate|loss|cor|pco|change\s+(?:order|request))\s+summary\s*:?$|(?:claim|coverage)\s+totals\s*:?$|(?:rate|fee)\s+(?:sheet|schedule)\b|schedule\s+of\s+rates|(?:recoverable\s+)?depreciation\s+(?:schedule|summary|recap)\s*:?$|(?:general\s+)?collection\s*:?$|totals?\s+by\s+(?:coverage|room|area|category|trade)s?\s*:?$|duplication\s+of\s+benefits\b[^.]{0,40}$)/i.test(
    text.trim(),
  );

/** Lists of what goes into the rows: of materials to order, of hours, of rented equipment. */
export const isPartsTitle = (text: string): boolean =>
  /^(?:(?:materials?|labou?r|equipment)\s+(?:components?|breakdown|lists?|requirements?)|components?(?:\s+(?:list|report))?|bill\s+of\s+materials|(?:order|shopping|parts)\s+list)\b[^.]{0,20}$/i.test(
    text.trim(),
  );

/** What repeats the rows: by room, by category, by trade, or by what goes into them. */
export const isRecapTitle = (text: string): boolean =>
  /^(?:(?:(?:estimate|loss)\s+)?recap(?!\s*:\s*\d)|trade\s+summary|time\s*(?:&|and)\s*materials?\s+breakdown)\b/i.test(
    text.trim(),
  );

/** What was measured while it dried: figures by material and day, and no amounts. */
export const isLogTitle = (text: string): boolean =>
  /^(?:(?:material\s+)?moisture\s+(?:content|readings?|log|map)|(?:psychrometric|atmospheric)\s+(?:readings?|data|log)|(?:daily\s+)?(?:drying|humidity)\s+(?:log|readings?))(?:\s*\(%\))?(?:\s+goal\s*:?\s*\d+\s?%?)?\s*:?$/i.test(
    text.trim(),
  );

/** Headings of what is measured in the air and the walls: humidity, grains of water, the moisture of a material. */
const READINGS = [
  /\b(?:RH|relative humidity)\b/i,
  /\b(?:GPP|grains)\b/i,
  /\btemp(?:erature)?\b/i,
  /\bdew\s+(?:pt|point)\b/i,
  /\b(?:MC|WME)\b/,
  /\b(?:dehus?|dehumidifiers?)\b/i,
];

/** So many of them stand side by side above no rows of work. */
const LEAST_READINGS = 3;

/** `Date   Chamber   Temp F   RH %   GPP   Dew pt`: heads what was measured day by day, and counts nothing. */
export const headsReadings = (text: string): boolean =>
  !/\d{2}|\d\.\d/.test(text) &&
  READINGS.filter((reading) => reading.test(text)).length >= LEAST_READINGS;

/** Titles of what a contractor prints behind the work: terms, payments, signatures. */
export const isClosingTitle = (text: string): boolean =>
  /^(?:(?:general\s+|standard\s+)?terms?\s*(?:(?:and|&)\s*conditions?(?:\s+of\s+\w+)?)?|payment\s+(?:terms|schedule)|schedule\s+of\s+payments?|(?:acceptance|authorization)(?:\s+of\s+(?:proposal|contract|estimate|work))?|signatures?|disclaimers?|notice\s+of\s+cancell?ation|right\s+to\s+cancel)\s*:?$/i.test(
    text.trim(),
  );

/** `Continued on next page`, `continued ...`, `Carried to next page` at the foot of a page that has no sum, where others have theirs; `(Continued)` at the top of the next. */
export const saysItGoesOn = (text: string): boolean =>
  /^(?:[*=-]{1,3}\s?)?\(?(?:continued|cont['’]?d\.?|carried(?=\s))(?:\s+(?:on|to)\.?\s+(?:the\s+)?(?:next|following)\s+page|\s+overleaf)?(?:\s?[.…]{1,3})?\)?(?:\s?[*=-]{1,3})?$/i.test(
    text.trim(),
  );

/** `Proposal 25-118 (continued)` above the rest of its rows: a paper, and no place. */
const PAPER_GOES_ON =
  /\b(?:estimate|proposal|quote|quotation|bid|invoice)\s+(?:#\s*|no\.?\s*)?(?=\S*\d)\S+\s*[-–,]?\s*\(?(?:continued|cont['’]?d\.?)\)?$/i;

/** `Proposal 25-118, Quillon` at the head of a page: the paper, and whose it is. */
const PAPER_OF =
  /^(?:estimate|proposal|quote|quotation|bid|invoice)\s+(?:#\s*|no\.?\s*)?(?=\S*\d)[\w-]+,\s+\p{Lu}[\p{L}’'-]+$/iu;

/** `Phone # 555-555-0177   E-mail office@plumrow.example`: how to reach who writes, each behind its label, at the foot of a form. */
const WAYS_TO_REACH =
  /^(?:(?:phone|tel(?:ephone)?|fax|cell|mobile|office|e-?mail|web(?:\s?site)?)\s*[#:.]*\s+(?:\+?[\d(][\d().\s-]{6,}\d|\S+@\S+|(?:www\.|https?:)\S+)[\s|·•,;]*){2,}$/i;

/** A page number, a date with a page, a file name with both; thanks below the last row; how many rows a group has. */
export const isPageFurniture = (text: string): boolean =>
  /^thank(?:s|\s+you)\s+for\b/i.test(text.trim()) ||
  // `*** Version 0 ***`: which state of a worksheet the rows below are of.
  /^\*{2,3}\s*version\s+\d{1,2}\s*\*{2,3}$/i.test(text.trim()) ||
  // What a database's report prints above the sum of a group.
  /^summary\s+for\b.*\bdetail\s+records?\)$/i.test(text.trim()) ||
  /^\d{1,4}$/.test(text.trim()) ||
  saysItGoesOn(text) ||
  PAPER_GOES_ON.test(text.trim()) ||
  PAPER_OF.test(text.trim()) ||
  ((text.includes('@') || text.includes('#')) && WAYS_TO_REACH.test(text.trim())) ||
  /\b(?:page|sheet)\s*:?\s*\d+(?:\s*(?:of|\/)\s*\d+)?\s*$/i.test(text.trim()) ||
  /^[-–]\s*\d+\s*[-–]$/.test(text.trim()) ||
  // As a scan is read: `lof2`.
  /^[\dlI]{1,3}\s?of\s?\d{1,3}$/.test(text.trim());
