import { byText } from '../pages/by-text.ts';

const MEASURE =
  /\d[\d,]*(?:\.\d+)?\s*(?:SF|LF|SY|SQ)\b\s*(?:long\s+wall|short\s+wall|walls?|ceil|floor)/i;
/** `76.66 Total Hip Length`; some files have no space behind the figure. */
const ROOF_MEASURE =
  /\d[\d,]*(?:\.\d+)?\s*(?:surface\s+area|number\s+of\s+squares|total\s+perimeter|total\s+ridge|total\s+hip|floor\s+area|total\s+area|exterior\s+wall|interior\s+wall|ceiling\s+area|floor\s+perimeter|ceiling\s+perimeter)/i;

/** `8'`, `15' 4"`, `201.89`, `15' 4" x 13' 2"`. */
const LENGTH = String.raw`\d[\d.,'"’”′″/]*(?:\s\d[\d/ ]*["”″])?`;

const LABELS_OF_MEASURES = new RegExp(
  String.raw`^(?:(?:dimensions?|size|length|width|(?:ceiling\s+|wall\s+)?height|walls?[\w-]*|floor|ceiling|perim(?:eter)?\s*(?:\(\w\))?|doors?|windows?|openings?|missing\s+walls?|(?:floor\s+|wall\s+|ceiling\s+)?area|volume|slope|pitch|stories|ridges?|eaves?|rakes?|valleys?|hips?)\s*:\s*${LENGTH}(?:\s*[x×]\s*${LENGTH}){0,2}\s*(?:SF|LF|SY|CF|SQ|Flat|Sloped|sq\.?\s?ft\.?|lin\.?\s?ft\.?|cu\.?\s?ft\.?|ft\.?|m[²³23]?)?\s*[|·•,;]?\s*){2,}$`,
  'i',
);

/** `Height 8' 6" | Walls 254.67 SF`, `Floor 84 sq ft · Ceiling height 8' 0"`: marks between measures, and no colons. */
const BARRED_MEASURES =
  /^(?:(?:(?:floor|walls?|ceiling)\s+area|(?:ceiling|wall|room)\s+height|length|width|height|walls?|floor|ceiling|perimeter|surface|squares|volume|ridges?|eaves?|rakes?|valleys?|hips?)\s+\d[\d.,'"’”′″/]*(?:\s\d[\d/]*["”″])?\s*(?:SF|LF|SY|CF|SQ|sq\.?\s?ft\.?|lin\.?\s?ft\.?|cu\.?\s?ft\.?|ft\.?)?\s*(?:[|·•,;]\s*|$)){2,}$/i;

/**
 * `Dim: 13.5 x 12.0 x 9.0   Walls 459.0 sf   Ceil 162.0 sf`, `Clg. 8'0"  Floor 122.5 SF`: each measure between its
 * label and its unit.
 */
const MEASURES_IN_LABELS =
  /^(?:(?:dim(?:ension)?s?|size)\.?\s*:?\s+(?:\d[\d.,'"’”′″]*(?:\s*[x×]\s*\d[\d.,'"’”′″]*)+|irregular|varies)\s+)?(?:(?:(?:walls?|ceil(?:ing|\.)?|floor|perim(?:eter|\.)?)\s+\d[\d.,]*\s*(?:SF|LF|SY|sq\.?\s?ft\.?|lin\.?\s?ft\.?)|(?:clg|ceil(?:ing)?|hgt|ht)\.?\s+\d{1,2}['’′](?:\s?\d{1,2}["”″])?)\s*){2,}$/i;

/** `Dimensions  8' x 9' 6" x 8'   Floor Area  76.00 SF`, `Ceiling Area  76.00 SF   Ceiling Perimeter  35.00 LF`: labels in columns. */
const AREAS_IN_LABELS =
  /^(?:dimensions?\s+\d[\d.'’′"”″]*(?:\s\d{1,2}["”″])?(?:\s*[x×]\s*\d[\d.'’′"”″]*(?:\s\d{1,2}["”″])?)+\s*)?(?:(?:floor|walls?|ceiling)\s+(?:area|perimeter)\s+\d[\d,]*(?:\.\d+)?\s*(?:SF|LF|SY|sq\.?\s?ft\.?|lin\.?\s?ft\.?)\s*)+$/i;

/** `19-2 x 15-6 x 8-0   Wall 554.67 Ceil 297.08 Flr 297.08 Perim 69.33`: how large a room is, its units left out. */
const BARE_MEASURES =
  /^(?:(?:\d[\d.'’"”-]*(?:\s*[x×]\s*\d[\d.'’"”-]*){1,2}|irregular|varies)\s+)?(?:(?:walls?|ceil(?:ing)?|fl(?:oo)?r|perim(?:eter)?)\.?\s+\d[\d,]*\.\d+\s*){3,}$/i;

/** `Diameter: 30'0" Eave Height: 18'8"`: two labels and more, whatever is measured, each with feet behind it. */
const LABELLED_FEET =
  /^(?:(?:\p{L}+\s){0,2}\p{L}+\s?:\s?\d[\d.]*\s?['’′](?:\s?\d[\d/ ]*["”″])?\s*[|·•,;]?\s*){2,}$/u;

/** `Perimeter    26' 8"`, `Ceiling height    7' 11 ½"` on a line of its own. */
const ONE_MEASURE =
  /^(?:(?:floor|walls?|ceiling)\s+area|ceiling\s+height|perimeter)\s+\d[\d,]*(?:\.\d+)?\s*(?:(?:SF|LF|SY|sq\.?\s?ft\.?|lin\.?\s?ft\.?|ft\.?)|['’′](?:\s*\d{1,2}(?:\s*[¼½¾]|\s\d\/\d{1,2})?\s*["”″])?)$/i;

/** `Walls: 254.67 SF   Doors: 2`, `Length: 6'2"  Width: 9'9"  Height: 8'`: labels, then measures. */
export const isLabelledMeasures = (text: string): boolean =>
  (text.includes(':') &&
    (LABELS_OF_MEASURES.test(text.trim()) || LABELLED_FEET.test(text.trim()))) ||
  (/[|·•,;]/.test(text) && BARRED_MEASURES.test(text.trim())) ||
  (/^(?:dim|size|wall|ceil|clg|floor|perim|hgt|ht)/i.test(text) &&
    (MEASURES_IN_LABELS.test(text.trim()) || AREAS_IN_LABELS.test(text.trim()))) ||
  (/perim/i.test(text) && BARE_MEASURES.test(text.trim())) ||
  (/^(?:wall|ceil|floor|perim)/i.test(text) && ONE_MEASURE.test(text.trim()));

/** `Ground surface: 268.3 sq ft Perimeter: 66' 4"`: a measure behind its label, and more of them. */
export const beginsWithMeasure = (text: string): boolean => LABELLED_MEASURE.test(text);

const LABELLED_MEASURE =
  /^(?:\p{L}+\s){0,2}\p{L}+:\s\d[\d,.]*\s?(?:s\.?f\.?|l\.?f\.?|sy|sq|sq\.?\s?(?:ft|m|yd)|m2|m²|ft|lin|m)\b/iu;

/** `500.00 SF Walls   154.00 SF Ceiling`: measures of a room and nothing else. */
export const areMeasuresAlone = (text: string): boolean => MEASURES_ALONE.test(text.trim());

const MEASURES_ALONE =
  /^(?:\d[\d,]*(?:\.\d+)?\s*(?:SF|LF|SY|CF)\s+(?:(?:long|short)\s+wall|walls?(?:\s*(?:&|and)\s*ceilings?)?|ceilings?|floors?|(?:(?:floor|ceil(?:ing)?)\.?\s+)?perimeter|volume)\s*){2,}$/i;

/** What every measure but a labelled one is of; most lines speak of none of it. */
const MEASURED = /wall|ceil|floor|area|squares|perimeter|ridge|hip/i;

export const isDimensions = byText(
  (text): boolean =>
    (/\d/.test(text) &&
      MEASURED.test(text) &&
      (MEASURE.test(text) || ROOF_MEASURE.test(text) || measuresBehind(text).length > 0)) ||
    isDrawnWall(text) ||
    isLabelledMeasures(text),
);

/** `41' x 9' Elevation`, `Formula Elevation 41' x 9' x 0'`: how wide and high a wall was drawn. */
export const isDrawnWall = (text: string): boolean => ELEVATION.test(text.trim());

const ELEVATION =
  /^(?:\d[\d'’′"”″ /]*\sx\s\d[\d'’′"”″ /]*\selevation|(?:formula\s+)?elevation\s\d[\d'’′"”″ /]*(?:\sx\s\d[\d'’′"”″ /]*)+)$/i;

const MEASURE_BEHIND =
  /\b((?:SF|SY|LF)\s+(?:long\s+wall|short\s+wall|walls?|ceil|floor)[\p{L}\s.&]*?|surface\s+area|number\s+of\s+squares|total\s+(?:perimeter|ridge|hip)(?:\s+length)?)\s*:?\s+(\d[\d,]*\.\d+)\s*(?:SF|SY|LF|SQ)\b/giu;

/** `SF Walls   352.00 SF`: label, measure and unit, on a line of nothing else. */
export const measuresBehind = (text: string): { label: string; value: string }[] => {
  const found = [...text.matchAll(MEASURE_BEHIND)];
  if (found.length === 0 || /\p{L}/u.test(text.replace(MEASURE_BEHIND, ''))) return [];
  return found.map(([, label = '', value = '']) => ({ label, value }));
};

/** `Door 3' X 7' Opens into HALL`, `Missing Wall - Goes to Floor`, `Window 5X4` of a scan; a room's size is its height. */
export const isOpening = (text: string): boolean =>
  (!/\bheight\s*:|\bL\s*x\s*W\s*x\s*H\b/i.test(text) && OPENING.test(text.trim())) ||
  /^(?:opens\s+into|goes\s+to)\b|^openings?\s*:$|^missing\s+wall$/i.test(text.trim());

const OPENING =
  /^(?:\d+\s*[-–]?\s*)?(?:door|window|missing\s+wall|opening|archway|cased\s+opening|overhead\s+door|skylight)s?\b.*(?:\d+\s*['’′]|opens\s+(?:in)?to|goes\s+to|\s[\dIl][^\sx×]{0,4}\s?[x×]\s?\d\S{0,6}$)/i;

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
