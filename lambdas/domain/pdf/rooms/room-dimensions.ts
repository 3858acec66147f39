import type { RoomDimensions } from '../../estimate/estimate.ts';
import { byText } from '../pages/by-text.ts';
import { isDimensions, isLabelledMeasures, measuresBehind } from './measures.ts';

const MEASURES: readonly [RegExp, keyof RoomDimensions][] = [
  [/SF\s+Walls\s*(?:&|and)\s*Ceil(?:ing|\.)?/i, 'sfWallsCeiling'],
  [/SF\s+Long\s+Wall/i, 'sfLongWall'],
  [/SF\s+Short\s+Wall/i, 'sfShortWall'],
  [/SF\s+Walls?/i, 'sfWalls'],
  [/SF\s+Ceil(?:ing|\.)?/i, 'sfCeiling'],
  [/SF\s+Floor/i, 'sfFloor'],
  [/SY\s+Floor(?:ing)?/i, 'syFlooring'],
  [/LF\s+Floor\s+Perimeter/i, 'lfFloorPerimeter'],
  [/LF\s+Ceil(?:ing|\.)?\s+Perimeter/i, 'lfCeilingPerimeter'],
  [/(?:SF\s+)?Surface\s+Area/i, 'sfSurfaceArea'],
  [/Number\s+of\s+Squares/i, 'numberOfSquares'],
  [/(?:LF\s+)?Total\s+Perimeter(?:\s+Length)?/i, 'lfTotalPerimeter'],
  [/(?:LF\s+)?Total\s+Ridge(?:\s+Length)?/i, 'lfTotalRidge'],
  [/(?:LF\s+)?Total\s+Hip(?:\s+Length)?/i, 'lfTotalHip'],
];

/** Labels in front of measures, as some platforms print them. */
const LABELLED: readonly [RegExp, keyof RoomDimensions][] = [
  [/\bwalls?\s*(?:area)?\s*:?\s*([\d,.]+)\s*(?:SF|sq\.?\s?ft)/i, 'sfWalls'],
  [/\bceil(?:ing)?\.?\s*(?:area)?\s*:?\s*([\d,.]+)\s*(?:SF|sq\.?\s?ft)/i, 'sfCeiling'],
  [/\bfloor\s*(?:area)?\s*:?\s*([\d,.]+)\s*(?:SF|sq\.?\s?ft)/i, 'sfFloor'],
  [/\bperim(?:eter)?\s*\(F\)\s*:\s*([\d,.]+)\s*LF/i, 'lfFloorPerimeter'],
  [/\bperim(?:eter)?\.?\s+([\d,.]+)\s*(?:LF|lin\.?\s?ft)/i, 'lfFloorPerimeter'],
  [/\bperim(?:eter)?\s*\(C\)\s*:\s*([\d,.]+)\s*LF/i, 'lfCeilingPerimeter'],
];

const NUMBER_BEFORE = /(\d[\d,]*(?:\.\d+)?)\s*$/;

/** The room measures that a line prints, such as `362.91 SF Walls  153.36 SF Ceiling`. */
export const readDimensions = byText((text): Readonly<Partial<RoomDimensions>> => {
  const found: Partial<RoomDimensions> = {};
  if (!isDimensions(text)) return found;
  if (isLabelledMeasures(text)) {
    for (const [pattern, key] of LABELLED) {
      const value = pattern.exec(text)?.[1];
      if (value !== undefined) found[key] = Number(value.replaceAll(',', ''));
    }
    return found;
  }
  const behind = measuresBehind(text);
  for (const { label, value } of behind) {
    const key = MEASURES.find(([pattern]) => pattern.test(label))?.[1];
    if (key !== undefined) found[key] = Number(value.replaceAll(',', ''));
  }
  if (behind.length > 0) return found;
  let rest = text;
  for (const [pattern, key] of MEASURES) {
    const match = pattern.exec(rest);
    if (match === null) continue;
    const number = NUMBER_BEFORE.exec(rest.slice(0, match.index));
    if (number === null) continue;
    found[key] = Number((number[1] ?? '').replaceAll(',', ''));
    // Blank out what was read, so that `SF Walls` does not match `SF Walls & Ceiling` again.
    rest = `${rest.slice(0, number.index)} | ${rest.slice(match.index + match[0].length)}`;
  }
  return found;
});
