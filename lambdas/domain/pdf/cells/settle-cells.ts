import { withUnitsOnce } from '../figures/units-of-prices.ts';
import { withoutCodesBesideNames } from '../group-heads/codes-beside-names.ts';
import { withCountsOfNames } from '../group-heads/counts-beside-names.ts';
import { withNamesUncounted } from '../group-heads/enumerated-names.ts';
import { withNamesOfHalves } from '../group-heads/halves-of-names.ts';
import { withHeadsBelowNames } from '../group-heads/heads-below-names.ts';
import { withGroupsUnlabelled } from '../group-heads/labelled-groups.ts';
import { withLabelsOfSumsKnown } from '../group-heads/labels-of-sums.ts';
import { withLargerSumsBeside } from '../group-heads/larger-sums.ts';
import { withLevelsAboveRooms } from '../group-heads/levels-before-rooms.ts';
import { withMarkedNamesInBold } from '../group-heads/marked-names.ts';
import { withBandsMeasured } from '../group-heads/measured-bands.ts';
import { withMeasuredNames } from '../group-heads/measured-names.ts';
import { withMeasuredSections } from '../group-heads/measured-sections.ts';
import { withNamesAtFirstRow } from '../group-heads/merged-names.ts';
import { withTextsAtTheirRows } from '../group-heads/merged-texts.ts';
import { withBandNamesAlone } from '../group-heads/named-bands.ts';
import { withNamesAboveHeads } from '../group-heads/named-heads.ts';
import { withNamesAtFoot } from '../group-heads/names-at-foot.ts';
import { withNamesForLabels } from '../group-heads/names-below-labels.ts';
import { withActivitiesNamed } from '../group-heads/numbered-activities.ts';
import { withNumberedAreas } from '../group-heads/numbered-areas.ts';
import { withoutNumbersOfParts } from '../group-heads/numbered-names.ts';
import { withNumberedPhases } from '../group-heads/numbered-phases.ts';
import { withNumberedPlaces } from '../group-heads/numbered-places.ts';
import { withOutlineSumsBelow } from '../group-heads/outline-heads.ts';
import { withOutlineNamesAsHeads } from '../group-heads/outline-names.ts';
import { withTradesInPlaces } from '../group-heads/places-in-trades.ts';
import { withPointedNamesMarked } from '../group-heads/pointed-names.ts';
import { withoutRemarksBelowNames } from '../group-heads/remarks-below-names.ts';
import { withRepeatedNamesAsSums } from '../group-heads/repeated-names.ts';
import { withReportFormGroups } from '../group-heads/report-form-groups.ts';
import { withRowsUncounted } from '../group-heads/rows-counted-behind-names.ts';
import { withSizedNames } from '../group-heads/sized-names.ts';
import { withoutSizesBesideNames } from '../group-heads/sizes-beside-names.ts';
import { withStepsAsHeads } from '../group-heads/stepped-groups.ts';
import { withSummedGroupsNamed } from '../group-heads/summed-groups.ts';
import { withSumsInPartsKnown } from '../group-heads/sums-in-parts.ts';
import { withSumsOfKindsNamed } from '../group-heads/sums-of-kinds.ts';
import { withNumberedSumsNamed } from '../group-heads/sums-of-numbered.ts';
import { withAssembliesUnmarked, withTreesUnmarked } from '../group-heads/tree-heads.ts';
import { withAssembliesAsHeads } from '../group-heads/unpriced-assemblies.ts';
import type { PageLines } from '../pages/lines.ts';
import { withCellsWhole } from './broken-cells.ts';
import { withAmountsCentred } from './centred-amounts.ts';
import { withCellsCentred } from './centred-cells.ts';
import { withNamesForCodes } from './codes-over-names.ts';
import { withOwnSideOnly } from './compared-sides.ts';
import { withComponentsSaid } from './components-below.ts';
import { withActionsNamed } from './crossed-actions.ts';
import { withDiscountsApart } from './discounts-below.ts';
import { withDiscountsTakenOff } from './discounts-off.ts';
import { withFiguresAtNames } from './figures-at-bottom.ts';
import { withFiguresBeside } from './figures-below.ts';
import { withNumbersUnmarked } from './marked-numbers.ts';
import { withNamesBesideRows } from './names-beside-rows.ts';
import { withNotesBelow } from './notes-above.ts';
import { withNotesBeside } from './notes-beside.ts';
import { withNumbersInFront } from './numbers-in-descriptions.ts';
import { withPhrasesInColumns } from './phrases-among-rows.ts';
import { withQuantitiesBeside } from './quantities-below.ts';
import { withNumbersAtFirstLine } from './raised-numbers.ts';
import { withFiguresAtUprightWords } from './slanted-remarks.ts';
import { withTallRowsJoined } from './tall-rows.ts';
import { withTaxesBeside } from './taxes-below.ts';
import { withWasteInRow } from './waste-below.ts';

/** Each looks for its own form by a cheap sign first, and returns other pages as they are. */
const steps: readonly ((pages: readonly PageLines[]) => PageLines[])[] = [
  withNumbersUnmarked,
  withLabelsOfSumsKnown,
  withSumsInPartsKnown,
  withoutCodesBesideNames,
  withPointedNamesMarked,
  withMarkedNamesInBold,
  withReportFormGroups,
  withGroupsUnlabelled,
  withLargerSumsBeside,
  withTreesUnmarked,
  withAssembliesUnmarked,
  withAssembliesAsHeads,
  withStepsAsHeads,
  withNumberedPhases,
  withActivitiesNamed,
  withNamesForCodes,
  withTaxesBeside,
  withQuantitiesBeside,
  withDiscountsApart,
  withDiscountsTakenOff,
  withPhrasesInColumns,
  withRepeatedNamesAsSums,
  withSummedGroupsNamed,
  withComponentsSaid,
  withUnitsOnce,
  withNamesBesideRows,
  withCellsCentred,
  withAmountsCentred,
  withFiguresBeside,
  withFiguresAtNames,
  withFiguresAtUprightWords,
  withTallRowsJoined,
  withoutNumbersOfParts,
  withCellsWhole,
  withNotesBelow,
  withNotesBeside,
  withOwnSideOnly,
  withNumberedSumsNamed,
  withSumsOfKindsNamed,
  withNamesForLabels,
  withLevelsAboveRooms,
  withHeadsBelowNames,
  withTradesInPlaces,
  withMeasuredSections,
  withActionsNamed,
  withBandsMeasured,
  withMeasuredNames,
  withNumberedPlaces,
  withNumberedAreas,
  withNamesUncounted,
  withRowsUncounted,
  withSizedNames,
  withBandNamesAlone,
  withNamesAboveHeads,
  withWasteInRow,
  withNamesAtFoot,
  withNamesOfHalves,
  withoutRemarksBelowNames,
  withNamesAtFirstRow,
  withTextsAtTheirRows,
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
