import { wearOf } from './items/wear-below.ts';
import type { Line } from './pages/lines.ts';
import { isStreet } from './rooms/street.ts';

/** Lines that are recognized by their wording alone. */

/** How figures and empty cells end; what is cut off a line's end is looked for where one does so. */
const ENDS_IN_FIGURE = /[\d–—-][)>]?-?\*?\s*%?$/;

/**
 * Figures, empty cells and leader dots cut off the end: `Totals: Kitchen .... 12.00 34.00` and
 * `Hall Total $ - $ 34.00` to their labels.
 */
export const labelOf = (text: string): string =>
  (ENDS_IN_FIGURE.test(text) ? withoutFigures(text) : text).replace(/[\s.·…_]{3,}$/u, '').trim();

const withoutFigures = (text: string): string =>
  text.replace(
    /(?:(?:(?:\s*[.·…_]){2,}|\s*[·…_])?\s*(?:(?:\$\s?[-–—]|[–—])(?=\s|$)|[-(<$]*\$?\s?\d{0,3}(?:,?\d{3})*\.\d{2}|[-(<]*\$\d{1,3}(?:,?\d{3})*(?![.,]?\d))[)>]?-?\*?)+\s*%?$/u,
    '',
  );

export interface TotalLabel {
  kind: 'section' | 'room' | 'level' | 'labor_minimums' | 'line_items' | 'grand' | 'area';
  name: string;
}

/**
 * `Totals: Kitchen` closes a room, `Total: Main Level` a level, `Line Item Totals: NAME` the
 * table, `Area Totals:` lists measures. Null for any other text.
 */
export const totalLabel = (text: string): TotalLabel | null => {
  if (!/total|^\s*sum\s/i.test(text)) return null;
  // `Kitchen - Subtotal (5 items)`, `Trade total (ex GST)`
  const label = labelOf(text).replace(
    /\s*\((?:\d+\s+(?:line\s+)?items?|(?:exc?l?|incl?|excluding|including|before|with)\.?\s+(?:gst|vat|hst|tax))\)$/i,
    '',
  );
  const line = /^line\s+item\s+(?:sub\s*)?totals?\b\s*(?::|[-–—](?=\s))?\s*(.*)$/i.exec(label);
  if (line !== null) return { kind: 'line_items', name: line[1] ?? '' };
  const areaItems = /^area\s+items?\s+(?:sub)?totals?\b\s*:?\s*(.*)$/i.exec(label);
  if (areaItems !== null) return { kind: 'level', name: areaItems[1] ?? '' };
  const ofPart =
    /^(?:section|area|room|trade|structure|building|elevation|division)\s+(?:sub\s*-?\s*)?totals?\s*(?:[:\-–,]|(?:for|of)\b)\s*(.+)$/i.exec(
      label,
    );
  // With an amount behind it; `Area Totals: Kitchen` alone lists measures.
  if (ofPart !== null && label !== text.trim())
    return { kind: 'section', name: (ofPart[1] ?? '').trim() };
  if (/^(?:grand\s+total\s+areas?|area\s+totals?)\b/i.test(label)) {
    const name = label.replace(/^(?:grand\s+total\s+areas?|area\s+totals?)\b\s*:?\s*/i, '');
    return { kind: 'area', name };
  }
  const grand =
    /^(?:grand|estimate|project|job|contract|proposal|overall|invoice)\s+(?:sub\s*-?\s*)?totals?\b\s*:?\s*(.*)$/i.exec(
      label,
    );
  if (grand !== null) return { kind: 'grand', name: grand[1] ?? '' };
  const minimums =
    /^(?:totals?\s*:?\s*labor\s+minimums?.*|labor\s+minimums?\b.*\stotals?\s*:?)$/i.exec(label);
  if (minimums !== null) return { kind: 'labor_minimums', name: 'Labor Minimums Applied' };
  const room = /^(?:room\s+totals?|totals)\s*[:\-–]\s*(.+)$/i.exec(label);
  if (room !== null) return { kind: 'room', name: (room[1] ?? '').trim() };
  const level = /^total\s*[:\-–]\s*(.+)$/i.exec(label);
  if (level !== null) return { kind: 'level', name: (level[1] ?? '').trim() };
  const sub = /^(?:sub|sous)\s*-?\s*totals?\b\s*(?:[:\-–]|(?:for|of|de|du|pour)\b)?\s*(.*)$/i.exec(
    label,
  );
  if (sub !== null) return { kind: 'section', name: (sub[1] ?? '').trim() };
  const forWhat = /^(?:totals?\s+(?:for|of)\s+|totals?\s*,\s*|sum\s+(?:for|of)\s+)(.+)$/i.exec(
    label,
  );
  if (forWhat !== null) return { kind: 'section', name: (forWhat[1] ?? '').trim() };
  const ofWhole = /^(?:[\w&]+\s+){1,2}(?:sub\s*-?\s*)?totals?\s+(?:for|of)\s+(.+?):?$/i.exec(label);
  if (ofWhole !== null && label !== text.trim())
    return { kind: 'section', name: (ofWhole[1] ?? '').trim() };
  if (/^(?:(?:loss|claim|bid|quote|quotation)\s+)?totals?\s*:?$/i.test(label))
    return { kind: 'grand', name: '' };
  const after = /^(.{2,50}?)[\s,:\-–]+(?:sub\s*-?\s*)?totals?\s*:?$/i.exec(label);
  if (after !== null) return { kind: 'section', name: (after[1] ?? '').trim() };
  if (/^sum\s*:?$/i.test(label) && label !== text.trim()) return { kind: 'section', name: '' };
  // With an amount behind it; alone it heads a column.
  const isCost = /^total\s+(?:estimated\s+|project\s+)?costs?\s*:?$/i.test(label);
  if (isCost && label !== text.trim()) return { kind: 'grand', name: '' };
  return null;
};

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
  /^(?:summary\b(?!\s+guide)|recap\b|(?:\w+\s+)?recapitulation\b|trade\s+summary\b|time\s*(?:&|and)\s*materials?\s+breakdown\b|estimate\s+recap|claim\s+summary|coverage\s+summary|loss\s+recap|settlement\s+summary|(?:statement|proof)\s+of\s+loss\s*:?$|(?:estimate|loss)\s+summary\s*:?$|(?:claim|coverage)\s+totals\s*:?$|(?:rate|fee)\s+(?:sheet|schedule)\b|schedule\s+of\s+rates|totals?\s+by\s+(?:coverage|room|area|category|trade)s?\s*:?$)/i.test(
    text.trim(),
  );

/** Where a text ends in none of these, no figure ends it: told of all lines without an expression. */
const ENDS_OF_FIGURES: ReadonlySet<string> = new Set('0123456789,)>-');

export const mayEndInFigure = (text: string): boolean => ENDS_OF_FIGURES.has(text.at(-1) ?? '');

/** An amount is the last that a line says; behind the sign of money it may have no cents. */
export const endsInAmount = (text: string): boolean =>
  mayEndInFigure(text) && /(?:\d\.\d{2}|\$\d{1,3}(?:,?\d{3})*)\)?-?$/.test(text);

/** Two amounts or more: a row, or sums. */
export const hasAmounts = ({ text }: { text: string }): boolean =>
  /\d\.\d{2}\b.*\d\.\d{2}\b/.test(text);

/** Lists of what goes into the rows: of materials to order, of hours, of rented equipment. */
export const isPartsTitle = (text: string): boolean =>
  /^(?:(?:materials?|labou?r|equipment)\s+(?:components?|breakdown|lists?|requirements?)|components?(?:\s+(?:list|report))?|bill\s+of\s+materials|(?:order|shopping|parts)\s+list)\b[^.]{0,20}$/i.test(
    text.trim(),
  );

/** What repeats the rows: by room, by category, by trade, or by what goes into them. */
export const isRecapTitle = (text: string): boolean =>
  /^(?:(?:(?:estimate|loss)\s+)?recap|trade\s+summary|time\s*(?:&|and)\s*materials?\s+breakdown)\b/i.test(
    text.trim(),
  );

/** Titles of what a contractor prints behind the work: terms, payments, signatures. */
export const isClosingTitle = (text: string): boolean =>
  /^(?:(?:general\s+|standard\s+)?terms?\s*(?:(?:and|&)\s*conditions?(?:\s+of\s+\w+)?)?|payment\s+(?:terms|schedule)|schedule\s+of\s+payments?|(?:acceptance|authorization)(?:\s+of\s+(?:proposal|contract|estimate|work))?|signatures?|disclaimers?|notice\s+of\s+cancell?ation|right\s+to\s+cancel)\s*:?$/i.test(
    text.trim(),
  );

/** What the estimating program prints below an item by itself. */
export const isMachineNote = (text: string): boolean =>
  wearOf(text) !== null ||
  /^(?:auto\s*-?\s*calculated\s+waste|options?\s*:|bundle\s+rounding|component\s+.+\bwas\s+priced\s+by|waste\s*:\s*\d|orig\.?\s*desc(?:\.|ription)?\s*[-–:]|rounding\s*:|material\s+cost\s*:|the\s+above\s+line\s+item\s+has\s+been|this\s+(?:line\s+)?item\s+(?:is\s+)?(?:depreciated|included)\s+by|\(?depreciation\s+(?:taken|applied)\b|no\s+life\s+expectancy\s+data$|average\s+life\s+expectancy\s+\d|(?:end\s+)?revis(?:ed|ions?)\s+by\s+\S.{0,40}\s+on\s+\d)/i.test(
    text.trim(),
  );

/** `Trade:  21  Roofing`, as housing programs head the work of a trade. */
const TRADE_HEAD = /^trade\s*:\s*(?:\d+\s+)?(\p{L}.{1,40})$/iu;

/** `**Gutters**`, `***Roof Surface***`, `------Walls-------`, `=== Attic ===`: a sub-head. */
export const sectionMark = (text: string): string | null => {
  const trade = TRADE_HEAD.exec(text.trim())?.[1];
  if (trade !== undefined) return trade.trim();
  const match = /^\s*([*~=#_•-])\1{1,}\s*(.+?)\s*(?:[*~=#_•-]{2,})?\s*$/u.exec(text);
  if (match === null) return null;
  // `*** Roof ***:`
  const name = (match[2] ?? '').replace(/[*~=#_•\s-]+:?$/u, '').trim();
  return /\p{L}/u.test(name) ? name : null;
};

/** What each form of a room's line has; most lines have nothing of it. */
const OF_ROOM =
  /room|area\b|minimums?\s+applied|location|height|[[(].*h(?:gt|t)\b|L\s*x\s*W|formula|\d\s*['’′]/i;

const SKETCHED_SIZE =
  /^(?:\d+\s*['’′](?:\s*\d+(?:\s+\d+\/\d+)?\s*["”″])?\s+)+(?=\p{L}.*\bheight\s*:)/iu;

/** `Kitchen [Height 8']`, `Den (ceiling ht. 9'-6")` */
const HEIGHT_IN_BRACKETS =
  /^(\S.*?)\s*[[(]\s*(?:ceiling\s+|clg\.?\s+)?(?:height|ht\.?|hgt\.?)\s*:?\s*(\d+\s*(?:['’′]|ft\b|feet\b)[^\])]*)[\])]$/i;

/** `Room: Kitchen  LxWxH 9' x 8' x 8'`: totals and pages that go on say the name alone. */
const PLACE_LABEL = /^(?:room|area|location)\s*(?:name)?\s*:\s*(?=\S)/i;

export interface RoomLine {
  name: string;
  height: string | null;
  subroom: boolean;
}

/** `Kitchen   Height: 8'`, `Subroom: Closet (1)`, `Bedroom  LxWxH 11' x 12' x 8'`. */
export const roomLine = (text: string): RoomLine | null => {
  if (!OF_ROOM.test(text)) return null;
  if (/^labor\s+minimums?\s+applied\s*:?$/i.test(text.trim()))
    return { name: cleanName(text), height: null, subroom: false };
  // The sketch beside a heading may stand close before it: `20' 11" Bedroom 2  Height: 8'`.
  const trimmed = text.trim().replace(SKETCHED_SIZE, '');
  const sub = /^(?:\W?\w{1,2}\W?\s)?sub\s*-?room(?:\s+\d+)?\s*[:\-–]\s*(.+)$/i.exec(trimmed);
  const rest = (sub?.[1] ?? trimmed).trim();
  const height =
    HEIGHT_IN_BRACKETS.exec(rest) ?? /^(.*?)\s*\b(?:ceiling\s+)?height\s*:\s*(.*)$/i.exec(rest);
  const size =
    /^(.*?)\s*\b(?:L\s*x\s*W\s*x\s*H\b\s*:?|Formula\s(?=\p{L}[\p{L}\s]*\d))\s*(.+)$/iu.exec(rest);
  const found = height ?? size;
  if (found !== null && (found[1] ?? '').trim() !== '')
    return {
      name: cleanName((found[1] ?? '').replace(PLACE_LABEL, '')),
      height: (found[2] ?? '').trim() || null,
      subroom: sub !== null,
    };
  if (sub !== null) return { name: cleanName(rest), height: null, subroom: true };
  const sized =
    /^([\p{L}\d].*?)\s+[-–—]\s+(\d[\d\s./]*['’′][\d\s.'"’”′″/]*(?:x\s*\d[\d\s.'"’”′″/]*){1,2})$/iu.exec(
      trimmed,
    );
  const isSentence = trimmed.endsWith('.') || (sized?.[1] ?? '').split(' ').length > 6;
  if (sized !== null && (sized[1] ?? '').length < 60 && !isSentence)
    return { name: cleanName(sized[1] ?? ''), height: (sized[2] ?? '').trim(), subroom: false };
  const bracketed =
    /^(?:room\s*:\s*)?([\p{L}\d].*?)\s*\(\s*(\d[\d\s./]*['’′][\d\s.'"’”′″/-]*(?:x\s*\d[\d\s.'"’”′″/-]*){1,2})\)$/iu.exec(
      trimmed,
    );
  if (bracketed !== null && (bracketed[1] ?? '').length < 60)
    return {
      name: cleanName(bracketed[1] ?? ''),
      height: (bracketed[2] ?? '').trim(),
      subroom: false,
    };
  const named = /^(?:room|area|location)\s*(?:name)?\s*:\s*(.+)$/i.exec(trimmed);
  // `LOCATION: 292 N 4th Ave` stands in the head of a form.
  if (named !== null && (named[1] ?? '').length < 60 && !isStreet(named[1] ?? ''))
    return { name: cleanName(named[1] ?? ''), height: null, subroom: false };
  return null;
};

/** The level, building or plan that a line heads with a label: `FLOORPLAN: Main Level`. */
export const levelLine = (text: string): string | null => {
  if (!text.includes(':')) return null;
  const named =
    /^(?:(?:floor|roof|exterior)\s*plan|level|structure|building|stor(?:e)?y)\s*:\s*(\S.{0,58})$/i.exec(
      text.trim(),
    );
  return named === null ? null : cleanName(named[1] ?? '');
};

/** A place or a coverage with its label, and measures or a limit behind it that are none of a row. */
export const namesPlace = (text: string): boolean =>
  /^(?:room|area|location)\s*:\s*\S|^coverage\s+[A-Z]\b.*\blimit\b/i.test(text);

/** `12'0" x 18'6" x 8'0"`, on a line of nothing else. */
const BARE_SIZE = /^\(?(\d[\d\s./]*['’′][\d\s.'"’”′″/-]*(?:x\s*\d[\d\s.'"’”′″/-]*){1,2})\)?$/i;

/** `Height: 8'` or `LxWxH 11' x 12' x 8'` without a name before it, or `11' x 12' x 8'` alone. */
export const roomSize = (text: string): string | null => {
  const bare = BARE_SIZE.exec(text.trim())?.[1];
  if (bare !== undefined) return bare.trim();
  const match =
    /^(?:(?:ceiling\s+)?height\s*:|L\s*x\s*W\s*x\s*H\b\s*:?|Formula\s(?=\p{L}[\p{L}\s]*\d))\s*(\S.*)$/iu.exec(
      text.trim(),
    );
  return match === null ? null : (match[1] ?? '').trim();
};

/** The room that a page goes on with: `CONTINUED - Kitchen`, `Kitchen (continued)`. */
export const continuedRoom = (text: string): string | null => {
  if (!/con'?t/i.test(text)) return null;
  // `** BATH (CONTINUED) **`
  const said = text.replace(/[\s*~=]+$/, '').trimStart();
  const before = /^(?:continued|cont'?d\.?|con't\.?)\s*[:\-–—]\s*(.+)$/i.exec(said);
  if (before !== null) return cleanName(before[1] ?? '');
  const after =
    /^(?:room\s*:\s*)?(.{1,60}?)\s*(?:[-–—(\s]\s*(?:continued|cont'?d\.?|con't\.?|cont\.)\s*\)?|\(cont\))$/i.exec(
      said,
    );
  return after === null ? null : cleanName(after[1] ?? '');
};

export const cleanName = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .replace(/\s*\(\s*[\d.,]+\s*(?:SQ|SF|LF|SY)\s*\)$/i, '')
    .replace(/(?<=\S)\s*(?:[([]\s*|[-–—]\s+)\d+\s+(?:line\s+)?items?\s*[)\]]?$/i, '')
    .replace(/^[\s*~=•]+|[\s*~=•:]+$/gu, '')
    .replace(/^[_-]{2,}|[_-]{2,}$/g, '')
    .trim();

const MEASURE =
  /\d[\d,]*(?:\.\d+)?\s*(?:SF|LF|SY|SQ)\b\s*(?:long\s+wall|short\s+wall|walls?|ceil|floor)/i;
const ROOF_MEASURE =
  /\d[\d,]*(?:\.\d+)?\s+(?:surface\s+area|number\s+of\s+squares|total\s+perimeter|total\s+ridge|total\s+hip|floor\s+area|total\s+area|exterior\s+wall|interior\s+wall|ceiling\s+area|floor\s+perimeter|ceiling\s+perimeter)/i;

const LABELS_OF_MEASURES =
  /^(?:(?:length|width|height|walls?[\w-]*|floor|ceiling|perim(?:eter)?\s*(?:\(\w\))?|doors?|windows?|openings?|missing\s+walls?|area|volume|slope|pitch|stories|ridges?|eaves?|rakes?|valleys?|hips?)\s*:\s*\d[\d.,'"’”′″/]*\s*(?:SF|LF|SY|CF|SQ|Flat|Sloped)?\s*){2,}$/i;

/** `Height 8' 6" | Walls 254.67 SF`, `Floor 84 sq ft · Ceiling height 8' 0"`: marks between measures, and no colons. */
const BARRED_MEASURES =
  /^(?:(?:(?:floor|walls?|ceiling)\s+area|(?:ceiling|wall|room)\s+height|length|width|height|walls?|floor|ceiling|perimeter|surface|squares|ridges?|eaves?|rakes?|valleys?|hips?)\s+\d[\d.,'"’”′″/]*(?:\s\d[\d/]*["”″])?\s*(?:SF|LF|SY|CF|SQ|sq\.?\s?ft\.?|lin\.?\s?ft\.?|ft\.?)?\s*(?:[|·•,;]\s*|$)){2,}$/i;

/** `Walls: 254.67 SF   Doors: 2`, `Length: 6'2"  Width: 9'9"  Height: 8'`: labels, then measures. */
export const isLabelledMeasures = (text: string): boolean =>
  (text.includes(':') && LABELS_OF_MEASURES.test(text.trim())) ||
  (/[|·•,;]/.test(text) && BARRED_MEASURES.test(text.trim()));

/** What every measure but a labelled one is of; most lines speak of none of it. */
const MEASURED = /wall|ceil|floor|area|squares|perimeter|ridge|hip/i;

export const isDimensions = (text: string): boolean =>
  (/\d/.test(text) &&
    MEASURED.test(text) &&
    (MEASURE.test(text) || ROOF_MEASURE.test(text) || measuresBehind(text).length > 0)) ||
  isLabelledMeasures(text);

const MEASURE_BEHIND =
  /\b((?:SF|SY|LF)\s+(?:long\s+wall|short\s+wall|walls?|ceil|floor)[\p{L}\s.&]*?|surface\s+area|number\s+of\s+squares|total\s+(?:perimeter|ridge|hip)(?:\s+length)?)\s*:?\s+(\d[\d,]*\.\d+)\s*(?:SF|SY|LF|SQ)\b/giu;

/** `SF Walls   352.00 SF`: label, measure and unit, on a line of nothing else. */
export const measuresBehind = (text: string): { label: string; value: string }[] => {
  const found = [...text.matchAll(MEASURE_BEHIND)];
  if (found.length === 0 || /\p{L}/u.test(text.replace(MEASURE_BEHIND, ''))) return [];
  return found.map(([, label = '', value = '']) => ({ label, value }));
};

/** `Door 3' X 7' Opens into HALL`, `Missing Wall - Goes to Floor`; a room's size is its height. */
export const isOpening = (text: string): boolean =>
  (!/\bheight\s*:|\bL\s*x\s*W\s*x\s*H\b/i.test(text) && OPENING.test(text.trim())) ||
  /^(?:opens\s+into|goes\s+to)\b|^openings?\s*:$/i.test(text.trim());

const OPENING =
  /^(?:\d+\s*[-–]?\s*)?(?:door|window|missing\s+wall|opening|archway|cased\s+opening|overhead\s+door|skylight)s?\b.*(?:\d+\s*['’′]|opens\s+(?:in)?to|goes\s+to)/i;

/** A dimension, a roof's face, or `FF1111`, `ppUU`: a label drawn twice, letter by letter. */
const DRAWN = /^(?:[\d.,'"’”′″/x×()°-]+|[FR]\d+(?:\([A-Z]\))?|(?=\S{4})(?:(\S)\1)+)$/iu;

/** Digits, feet and inches, sketch faces: what a drawing leaves behind in the text. */
export const isDrawingLabel = (text: string): boolean => {
  const label = text.trim();
  return (
    /^(?:[\d\s.,'"’”′″/x×()°-]+|(?:[FR]\d+\s*(?:\([A-Z]\))?\s*)+|[\d\s'"’”/]*\b[A-Z]\b)$/iu.test(
      label,
    ) || label.split(/\s+/).every((word) => DRAWN.test(word))
  );
};

/** A page number, a date with a page, a file name with both. */
export const isPageFurniture = (text: string): boolean =>
  /^\d{1,4}$/.test(text.trim()) ||
  /\b(?:page|sheet)\s*:?\s*\d+(?:\s*(?:of|\/)\s*\d+)?\s*$/i.test(text.trim()) ||
  /^[-–]\s*\d+\s*[-–]$/.test(text.trim());

/** `Fam. Rm.`, `Misc.`, `W.I.C.` */
const SHORTENED =
  /^(?:\p{Lu}[\p{L}/&]*\.?(?: \p{Lu}[\p{L}/&]*\.?){1,2}|\p{Lu}\p{Ll}{1,4}\.|(?:\p{Lu}\.){2,4})$/u;

/** A line that could be the name of a level, room or section: short, no sentence, no figures. */
export const couldBeName = (line: Line): boolean => {
  const text = line.text.trim();
  if (text.length < 2 || text.length > 70) return false;
  if (!/\p{L}{2}/u.test(text) && !/^(?:\p{L}\d*|(?:\p{Lu}\.){2,4}|\p{Lu}&\p{Lu})$/u.test(text))
    return false;
  if (text.split(/\s+/).length > (line.bold ? 12 : 9)) return false;
  if (text.endsWith(':') && !line.bold) return false;
  const isShortened =
    /\b(?:rm|bldg|no|st|apt|mstr|bdrm|lvl)\.$/i.test(text) || (line.bold && SHORTENED.test(text));
  if (/[.;!?]$/.test(text) && !isShortened) return false;
  if (/\$\s?\d|\d\.\d{2}\b|@|_{4}|^(?:https?:|www\.)|^[-–•*·]\s/.test(text)) return false;
  if (/^P\.?\s?O\.?\s+Box\b/i.test(text)) return false;
  if (/:\s*\S/.test(text) && !/^\w+(?:\s+(?:[A-Z]|\d{1,2}))?\s*:\s*\S/.test(text)) return false;
  // `Estimateur : R. Roy   Cause : Grêle`: two facts.
  if (/\s:\s.*\s:(?:\s|$)/.test(text)) return false;
  return !isPageFurniture(text) && !isDrawingLabel(text);
};

/** Sums that a page passes on to the next one. */
export const isCarriedOver = (text: string): boolean =>
  /^(?:(?:sub\s*-?\s*)?totals?\s+|amount\s+|balance\s+)?(?:carried|brought)\s+(?:forward|over|to\s+(?:collection|summary))\b/i.test(
    text.trim(),
  ) ||
  // `Page 2/1   9,569.77`, `THIS SHEET   49,451 99`, where pages are added up.
  /^(?:page\s+\d{1,3}(?:\/\d{1,3})?|this\s+(?:sheet|page))\s+[$£€]?\s?[\d,]+[.\s]\d{2}$/i.test(
    text.trim(),
  ) ||
  // `Invoice 28014 to date: $17,265.79` at the foot of each page.
  (text.includes('to date') &&
    /^(?:[\w#-]+\s+){1,3}to\s+date\s*:\s*\$?[\d,]+\.\d{2}$/i.test(text.trim()));

/** Tax, markup, discounts and payments below a table: sums, not work. */
export const isAdjustment = (text: string): boolean =>
  /^(?:less\s*:?\s+(?:\w+\s+){0,2}(?:deduct|deprec|discount|prior|payment|deposit|amount|non\b)|(?:estimated\s+)?(?:\w+\s+){0,2}(?:sales\s+)?tax(?:es)?\s*(?:$|[@($\d:]|on\s+(?:mat\w*|labor|parts|all)\b)|contract\s+(?:price|sum|amount)\b|(?:overhead|profit|markup)\s*(?:$|\(\s*\d|[@$\d:%]|&\s*profit|and\s+profit)|o\s*&\s*p\b|gst\b|hst\b|vat\b|balance\b|amount\s+(?:due|paid)|deposit\s*(?:$|[@($\d:]|received\b|paid\b|check\b)|please\s+pay\b|pay\s+this\s+amount|(?:less\s+)?retainage\b|down\s+payment|deductible\b|net\s+(?:(?:acv|rcv)\s+)?(?:claim|total|due|payment|amount)|due\s+(?:upon|on|at)|payments?\s*(?:received\b|$|[@($\d:#])|total\b|sub\s*-?\s*total\b|grand\s+total\b|replacement\s+cost\b|actual\s+cash\b|rcv\b|acv\b|(?:recoverable\s+)?depreciation\b|line\s+item\s+total|(?:\p{L}+\s+){0,3}discount\s*(?:$|[@($\d:-])|(?:\w+\s+){0,2}savings\s*(?:$|[($\d:])|direct\s+costs?\b|gastos\s+generales\b|administration\s+et\s+profits?\b|frais\s+g[ée]n[ée]raux\b|t(?:ps|vq|vh|va)\s*[(:\d]|iv[au]\s*\(?\d|imprevistos\s*\(?\d|(?:[\w'’]+\s+){0,2}(?:fee|margin)\s*\(?\d+(?:\.\d+)?\s*%)/iu.test(
    text.trim(),
  );

/** Of those, what is added to the rows or taken off: no sum, no payment, no depreciation. */
export const isMarkup = (text: string): boolean =>
  isAdjustment(text) &&
  !/^(?:less\s*:?\s+(?!discount)|balance|contract|amount|deposit|please|pay\s|retainage|down|deductible|net|due|payments?\b|total|sub|grand|replacement|actual|rcv|acv|recoverable|depreciation|line\s+item|direct|(?:\w+\s+){0,2}savings)/i.test(
    text.trim(),
  );
