import { byLine } from '../pages/by-line.ts';
import { byText } from '../pages/by-text.ts';
import type { Line } from '../pages/lines.ts';
import { isPageFurniture } from '../pages/page-titles.ts';
import { isLevelName } from './level-names.ts';
import { isDrawingLabel } from './measures.ts';
import { ROOM_WORDS } from './names-of-places.ts';
import { isStreet } from './street.ts';

/** `Trade:  21  Roofing`, as housing programs head the work of a trade. */
const TRADE_HEAD = /^trade\s*:\s*(?:\d+\s+)?(\p{L}.{1,40})$/iu;

/** `**Gutters**`, `***Roof Surface***`, `------Walls-------`, `=== Attic ===`, `>> Field`: a sub-head. */
export const sectionMark = (text: string): string | null => {
  const trade = TRADE_HEAD.exec(text.trim())?.[1];
  if (trade !== undefined) return trade.trim();
  const match = /^\s*([*~=#_•>-])\1{1,}\s*(.+?)\s*(?:[*~=#_•-]{2,})?\s*$/u.exec(text);
  if (match === null) return null;
  // `*** Roof ***:`
  const name = (match[2] ?? '').replace(/[*~=#_•\s-]+:?$/u, '').trim();
  return /\p{L}/u.test(name) && !isPageFurniture(text) ? name : null;
};

/** What each form of a room's line has; most lines have nothing of it. */
const OF_ROOM =
  /room|area\b|zone\b|side\b|minimums?\s+applied|location|height|[[(].*h(?:gt|t)\b|L\s*x\s*W|formula|\d\s*['’′]|\d-\d+\s*x\s*\d/i;

/** `GARAGE / ENTRY (20-0 X 22-0)`: feet and inches as adjusters type them. */
const DASHED_SIZE =
  /^(\p{L}[^()]{1,58}?)\s*\((\d{1,3}-\d{1,2}(?:\s*x\s*\d{1,3}-\d{1,2}){1,2})\)$/iu;

const SKETCHED_SIZE =
  /^(?:\d+\s*['’′](?:\s*\d+(?:\s+\d+\/\d+)?\s*["”″])?\s+)+(?=\p{L}.*\bheight\s*:)/iu;

/** `Kitchen [Height 8']`, `Den (ceiling ht. 9'-6")` */
const HEIGHT_IN_BRACKETS =
  /^(\S.*?)\s*[[(]\s*(?:ceiling\s+|clg\.?\s+)?(?:height|ht\.?|hgt\.?)\s*:?\s*(\d+\s*(?:['’′]|ft\b|feet\b)[^\])]*)[\])]$/i;

/** `Room: Kitchen  LxWxH 9' x 8' x 8'`, `Side of lot: Rear`, `Building/Area: Barn`: totals and pages that go on say the name alone. */
export const PLACE_LABEL =
  /^(?:(?:sketch\s+|(?:building|structure|unit|room|area|location)\s?\/\s?)?(?:room|area)|location|zone|side(?:\s+of\s+\p{L}+)?)\s*(?:name)?\s*:\s*(?=\S)/iu;

/** `Roof - Dwelling   Slope 7/12, 22.4 SQ`: what a roof has where a room has its size. */
const SLOPE_BEHIND = /\s+(?:slope|pitch)\s*:?\s*\d+\s*[/:]\s*12\b.*$/i;

const MEASURE = /^[\d,]+(?:\.\d+)?\s?(?:sf|lf|sy|sq|sq\.?\s?ft|ft²?|m²?)(?![\p{L}\d])/iu;

/** `Kitchen   8' 4" Height`: the word behind the feet. */
const HEIGHT_LAST =
  /^(\p{L}.{0,58}?)\s+(\d{1,2}\s*['’′](?:\s*\d{1,2}(?:\s+\d+\/\d+)?\s*["”″])?)\s+height$/iu;

export interface RoomLine {
  name: string;
  height: string | null;
  subroom: boolean;
}

/** `Kitchen   Height: 8'`, `Subroom: Closet (1)`, `Bedroom  LxWxH 11' x 12' x 8'`, `Den  (L x W x H) 11' x 12' x 8'`. */
export const roomLine = byText((text): Readonly<RoomLine> | null => {
  if (!OF_ROOM.test(text)) return null;
  if (/^labor\s+minimums?\s+applied\s*:?$/i.test(text.trim()))
    return { name: cleanName(text), height: null, subroom: false };
  // The sketch beside a heading may stand close before it: `20' 11" Bedroom 2  Height: 8'`.
  const trimmed = text.trim().replace(SKETCHED_SIZE, '');
  const sub = /^(?:\W?\w{1,2}\W?\s)?sub\s*-?room(?:\s+\d+)?\s*[:\-–]\s*(.+)$/i.exec(trimmed);
  const rest = (sub?.[1] ?? trimmed).trim();
  const height =
    HEIGHT_IN_BRACKETS.exec(rest) ??
    HEIGHT_LAST.exec(rest) ??
    /^(.*?)\s*\b(?:ceiling\s+)?height\s*:\s*(.*)$/i.exec(rest);
  const size =
    /^(.*?)\s*(?:\(?\bL\s*x\s*W\s*x\s*H\b\)?\s*:?|\bFormula\s(?=\p{L}[\p{L}\s]*\d))\s*(.+)$/iu.exec(
      rest,
    );
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
    return {
      name: cleanName((sized[1] ?? '').replace(PLACE_LABEL, '')),
      height: (sized[2] ?? '').trim(),
      subroom: false,
    };
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
  const dashed = DASHED_SIZE.exec(trimmed);
  if (dashed !== null)
    return { name: cleanName(dashed[1] ?? ''), height: (dashed[2] ?? '').trim(), subroom: false };
  const named = PLACE_LABEL.test(trimmed) ? trimmed.replace(PLACE_LABEL, '') : null;
  // `LOCATION: 292 N 4th Ave` stands in the head of a form, `Area: 588.00 SF` below a room's.
  if (named !== null && named.length < 60 && !isStreet(named) && !MEASURE.test(named))
    return { name: cleanName(named.replace(SLOPE_BEHIND, '')), height: null, subroom: false };
  return null;
});

/** `Barn - 40' x 72'`, the name of a place with its size, as a sum may say it; null where no size stands behind a name. */
export const nameWithSize = (text: string): string | null =>
  roomLine(text)?.height == null ? null : cleanName(text.replace(PLACE_LABEL, ''));

/**
 * The level, building or plan that a line heads with a label: `FLOORPLAN: Main Level`, `Floor: Basement`; what covers or
 * measures a room's floor is none, as in `Floor: Oak` and `Floor: 319.00 SF`.
 */
export const levelLine = (text: string): string | null => {
  if (!text.includes(':')) return null;
  const floor = /^floor\s*:\s*(\S.{0,58})$/i.exec(text.trim())?.[1];
  if (floor !== undefined && isLevelName(floor.trim())) return cleanName(floor);
  const named =
    /^(?:(?:floor|roof|exterior)\s*plan|level|structure|building|stor(?:e)?y)\s*:\s*(\S.{0,58})$/i.exec(
      text.trim(),
    );
  // `Building: 12 Plum Row   Flood date: 4/22/2026` says where the job is.
  const isJob = /^\d+\s+\p{Lu}.*:(?:\s|$)/u.test(named?.[1] ?? '');
  return named === null || isJob ? null : cleanName(named[1] ?? '');
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
    /^(?:(?:ceiling\s+)?height\s*:|\(?L\s*x\s*W\s*x\s*H\b\)?\s*:?|Formula\s(?=\p{L}[\p{L}\s]*\d))\s*(\S.*)$/iu.exec(
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
    /^(?:room\s*:\s*)?(.{1,60}?)\s*(?:[-–—,(\s]\s*(?:continued|cont'?d\.?|con't\.?|cont\.)\s*\)?|\(cont\))$/i.exec(
      said,
    );
  // `*** CONTINUED ***` at the foot of a page says no name, whatever a scan makes of its marks.
  const name = cleanName((after?.[1] ?? '').replace(PLACE_LABEL, ''));
  return /[\p{L}\p{N}]/u.test(name) ? name : null;
};

/**
 * A name without its rows' count, its area, and the marks around it: `▾ Dwelling Roof (12 items)`, as pages of a
 * browser print what they open and close.
 */
export const cleanName = (name: string): string =>
  withoutCounts(name.replace(/\s+/g, ' '))
    .replace(/^[\s*~=•\u25A0-\u25FF\u2303\u2304\u229E\u229F❖★❯»›]+|[\s*~=•:«‹]+$/gu, '')
    .replace(/^[_-]{2,}|[_-]{2,}$/g, '')
    .trim();

/** `Kitchen (12.5 SQ)`, `Yard (no dimensions)`, `Kitchen - 4 items`: few names end so, and each step costs time. */
const withoutCounts = (name: string): string =>
  /[)\]mskwe ]$/i.test(name)
    ? name
        .replace(/\s*\(\s*(?:[\d.,]+\s*(?:SQ|SF|LF|SY)|no\s+dimensions?)\s*\)$/i, '')
        .replace(
          /(?<=\S)\s*(?:[([]\s*|[-–—]\s+)\d+\s+(?:(?:line\s+)?items?|tasks?|lines?|rows?|entries)\s*[)\]]?$/i,
          '',
        )
    : name;

/** `Fam. Rm.`, `Basement / Mech.`, `Misc.`, `W.I.C.` */
const SHORTENED =
  /^(?:\p{Lu}[\p{L}/&]*\.?(?:(?: [/&–-])? \p{Lu}[\p{L}/&]*\.?){1,2}|\p{Lu}\p{Ll}{1,4}\.|(?:\p{Lu}\.){2,4})$/u;

/** `Great Rm 18x26 cath.`: how large, and in one short word what ceiling it has. */
const SIZED = /^\p{Lu}.*\s\d+\s?[x×]\s?\d+\s\p{Ll}{2,5}\.$/u;

/** `Terms   Net 30`, `Your Claim No. 7730`, `By: Plum Row Builders`, `Work performed`, `SIGNED`, `PCCO #003`: what an invoice or a letter says of itself. */
const OF_PAPER =
  /^(?:change\s+order\s+)?line\s+items\s*:?$|^(?:pcco|pco|cco|cor?)\s*#\s*\d+$|^(?:signed|signature|accepted|approved|authorized)(?:\s+by)?\s*:?$|^by\s*:\s|^(?:sales\s+)?tax\s*:?$|^terms\s*:?\s+(?:net|due|cod|c\.o\.d|\d)|\b(?:claim|policy)\s*(?:no\b|number|#|(?=\S*\d))|^(?:work|services?|repairs?)\s+(?:performed|completed|provided|rendered)\s*:?$/i;

/** What stands above the rows, and names neither rooms nor work. */
export const isOfPaper = (text: string): boolean => OF_PAPER.test(text);

/** A line that could be the name of a level, room or section: short, no sentence, no figures. */
export const couldBeName = byLine((line): boolean => {
  const text = line.text.trim();
  // `PART C - ALTERNATES, ACCEPTED BY OWNER 4/2/2026 (Items 14 through 16)`: what a name holds makes it no sentence.
  const name = line.bold ? text.replace(/(?<=\p{L}.*)\s\([^()]*\)$/u, '') : text;
  if (name.length < 2 || name.length > 70) return false;
  if (!/\p{L}{2}/u.test(text) && !/^(?:\p{L}\d*|(?:\p{Lu}\.){2,4}|\p{Lu}&\p{Lu})$/u.test(text))
    return false;
  if (name.split(/\s+/).length > (line.bold ? 12 : 9)) return false;
  if (text.endsWith(':') && !line.bold) return false;
  const isShortened =
    /\b(?:rm|bldg|no|st|apt|mstr|bdrm|lvl|misc|etc|equip)\.$/i.test(text) ||
    (line.bold && (SHORTENED.test(text) || SIZED.test(text)));
  if (/[.;!?]$/.test(text) && !isShortened) return false;
  // Words that a row goes on with; behind a name a scan may have a speck.
  if (text.endsWith(',') && !line.ocr) return false;
  if (/\$\s?\d|\d\.\d{2}\b|@|_{4}|^(?:https?:|www\.)|^[-–•*·]\s/.test(text)) return false;
  if (/^P\.?\s?O\.?\s+Box\b/i.test(text)) return false;
  // `18 ft x 12 ft x 10 ft`, `24 ft x 40 ft, metal roof` below a name: how large it is.
  if (SIZE_IN_FEET.test(text) || SAYS_SIZE.test(text)) return false;
  if (isOfPaper(text) || SECTION_OF_CODE.test(text)) return false;
  // `3.5 hr/day x 4 days`: how a quantity was reckoned.
  if (/^\d[\d.]*\s\p{Ll}\S*\s[x×]\s\d/u.test(text)) return false;
  // The end of a sentence: `... make the following itemized` above `award:`.
  if (/^\p{Ll}+:?$/u.test(text) && !ROOM_WORDS.test(text)) return false;
  if (/^\p{Ll}\S*(?:\s\p{Ll}\S*){3,}$/u.test(text)) return false;
  // `Adding the following to our estimate of 6/2:`
  if (/\b(?:the\s+following|as\s+follows)\b/i.test(text)) return false;
  // `Dwelling: 2-story frame   Appraiser: S. Kettering`: two facts.
  if (/:\s+\S.*\s\p{L}+:\s/u.test(text)) return false;
  // `We submit specifications for:`
  if (/^(?:\S+\s){3,}for$/.test(text)) return false;
  if (
    /:\s*\S/.test(text) &&
    // `Area 2: Kitchen`, `Affected Area 2: Kitchen`
    !/^(?:\w+(?:\s+(?:[A-Z]|\d{1,2}))?|[A-Z]\w+\s[A-Z]\w+\s\d{1,2})\s*:\s*\S/.test(text) &&
    !NUMBERED_PART.test(text) &&
    !isInLevel(text)
  )
    return false;
  if (/^(?:notes?|remarks?|comments?)\s*:\s*\S/i.test(text)) return false;
  // `Estimateur : R. Roy   Cause : Grêle`: two facts.
  if (/\s:\s.*\s:(?:\s|$)/.test(text)) return false;
  return !isPageFurniture(text) && (!isDrawingLabel(text) || isCodeInBold(line));
});

/** `IRC R905.2.8.5`, `2021 IBC Section 1507.2`, `NFPA 13`: by which rule a row is needed, below it. */
const SECTION_OF_CODE =
  /^(?:per\s+)?(?:\d{4}\s+)?(?:I[BEFMPRW]C|IECC|IEBC|NEC|NFPA|ASTM)\s+(?:(?:section|sec\.?|§)\s*)?(?:\p{Lu}{0,2}\d[\w.()-]*)(?:,?\s+(?:and\s+|&\s+)?\p{Lu}{0,2}\d[\w.()-]*)*$/iu;

/** `SHEET 2 - SUBCONTRACTOR: FIRE PROTECTION` */
const NUMBERED_PART = /^(?:sheet|part|phase|section)\s+\w{1,2}\s+[-–—]\s+\p{Lu}\p{L}+\s*:\s*\S/iu;

const SIZE_IN_FEET = /^\d[\d.]*\s?(?:ft|feet)\.?\s*[x×]\s*\d/i;

/** `4' wide`, `8' ceiling`, `2' 4" off grade`: how large or how far from something; `6' cedar fence` may be a name. */
const SAYS_SIZE =
  /^\d{1,3}(?:[-./]\d+)*\s?['’′"”″](?:\s?\d[\d\s./-]*["”″])?\s+(?:wide|high|tall|long|deep|thick|ceilings?|ceil\.?|clg\.?|off|above|below|over|under|from|to|at)(?:\s\D*)?$/i;

/** `Second Floor: Hall`: the level, in two words, before the room's own name. */
const isInLevel = (text: string): boolean => {
  const level = text.slice(0, text.indexOf(':')).trim();
  return /(?:level|floor|story)$/i.test(level) && isLevelName(level);
};

/** `R10` in bold type by itself: a roof's room; the faces of a drawing are lettered in plain type. */
export const isCodeInBold = ({ bold, text }: Pick<Line, 'bold' | 'text'>): boolean =>
  bold && /^\p{Lu}\d{1,3}$/u.test(text.trim());
