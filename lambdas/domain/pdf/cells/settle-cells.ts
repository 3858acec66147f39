import type { PageLines } from '../pages/lines.ts';
import { withCellsWhole } from './broken-cells.ts';
import { withAmountsCentred } from './centred-amounts.ts';
import { withNamesForCodes } from './codes-over-names.ts';
import { withOwnSideOnly } from './compared-sides.ts';
import { withComponentsSaid } from './components-below.ts';
import { withCountsOfNames } from './counts-beside-names.ts';
import { withActionsNamed } from './crossed-actions.ts';
import { withDiscountsApart } from './discounts-below.ts';
import { withNamesUncounted } from './enumerated-names.ts';
import { withFiguresBeside } from './figures-below.ts';
import { withNamesOfHalves } from './halves-of-names.ts';
import { withHeadsBelowNames } from './heads-below-names.ts';
import { withGroupsUnlabelled } from './labelled-groups.ts';
import { withLargerSumsBeside } from './larger-sums.ts';
import { withLevelsAboveRooms } from './levels-before-rooms.ts';
import { withNumbersUnmarked } from './marked-numbers.ts';
import { withBandsMeasured } from './measured-bands.ts';
import { withMeasuredNames } from './measured-names.ts';
import { withMeasuredSections } from './measured-sections.ts';
import { withNamesAtFirstRow } from './merged-names.ts';
import { withBandNamesAlone } from './named-bands.ts';
import { withNamesAboveHeads } from './named-heads.ts';
import { withNamesAtFoot } from './names-at-foot.ts';
import { withNamesForLabels } from './names-below-labels.ts';
import { withNotesBelow } from './notes-above.ts';
import { withNotesBeside } from './notes-beside.ts';
import { withoutNumbersOfParts } from './numbered-names.ts';
import { withNumberedPhases } from './numbered-phases.ts';
import { withNumberedPlaces } from './numbered-places.ts';
import { withNumbersInFront } from './numbers-in-descriptions.ts';
import { withOutlineSumsBelow } from './outline-heads.ts';
import { withOutlineNamesAsHeads } from './outline-names.ts';
import { withPhrasesInColumns } from './phrases-among-rows.ts';
import { withNumbersAtFirstLine } from './raised-numbers.ts';
import { withRepeatedNamesAsSums } from './repeated-names.ts';
import { withSizedNames } from './sized-names.ts';
import { withoutSizesBesideNames } from './sizes-beside-names.ts';
import { withStepsAsHeads } from './stepped-groups.ts';
import { withSummedGroupsNamed } from './summed-groups.ts';
import { withNumberedSumsNamed } from './sums-of-numbered.ts';
import { withTallRowsJoined } from './tall-rows.ts';
import { withTreesUnmarked } from './tree-heads.ts';
import { withUnitsOnce } from './units-of-prices.ts';
import { withWasteInRow } from './waste-below.ts';

/** Each looks for its own form by a cheap sign first, and returns other pages as they are. */
const steps: readonly ((pages: readonly PageLines[]) => PageLines[])[] = [
  withNumbersUnmarked,
  withGroupsUnlabelled,
  withLargerSumsBeside,
  withTreesUnmarked,
  withStepsAsHeads,
  withNumberedPhases,
  withNamesForCodes,
  withDiscountsApart,
  withPhrasesInColumns,
  withRepeatedNamesAsSums,
  withSummedGroupsNamed,
  withComponentsSaid,
  withUnitsOnce,
  withAmountsCentred,
  withFiguresBeside,
  withTallRowsJoined,
  withoutNumbersOfParts,
  withCellsWhole,
  withNotesBelow,
  withNotesBeside,
  withOwnSideOnly,
  withNumberedSumsNamed,
  withNamesForLabels,
  withLevelsAboveRooms,
  withHeadsBelowNames,
  withMeasuredSections,
  withActionsNamed,
  withBandsMeasured,
  withMeasuredNames,
  withNumberedPlaces,
  withNamesUncounted,
  withSizedNames,
  withBandNamesAlone,
  withNamesAboveHeads,
  withWasteInRow,
  withNamesAtFoot,
  withNamesOfHalves,
  withNamesAtFirstRow,
  withNumbersAtFirstLine,
  withNumbersInFront,
  withCountsOfNames,
  withoutSizesBesideNames,
  withOutlineSumsBelow,
  withOutlineNamesAsHeads,
];

/**
 * Puts cells that are broken, merged, set at the bottom, hold the row's number or stand below their row in
 * the order of the common tables, which is all that the row reader knows.
 */
export const settleCells = (pages: readonly PageLines[]): PageLines[] =>
  steps.reduce<PageLines[]>((settled, step) => step(settled), [...pages]);
