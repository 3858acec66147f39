import { withAmountsInOneColumn } from './cells/amounts-in-either-column.ts';
import { withAmountsBehind } from './cells/amounts-in-front.ts';
import { withBoxedRows } from './cells/boxed-rows.ts';
import { withCellsWhole } from './cells/broken-cells.ts';
import { withFiguresAtFirstLine } from './cells/centred-texts.ts';
import { withChosenPackage } from './cells/chosen-packages.ts';
import { withAssessedCardsSet } from './cells/claimed-and-assessed.ts';
import { withComponentsSaid } from './cells/components-below.ts';
import { withFactorsBeside } from './cells/factors-below.ts';
import { withHangingLinesJoined } from './cells/hanging-lines.ts';
import { withBareLumpSumsSet, withListedLumpSumsSet, withLumpSumsSet } from './cells/lump-sums.ts';
import { withLumpSumsBesideTables } from './cells/lump-sums-beside-tables.ts';
import { withNumbersUnmarked } from './cells/marked-numbers.ts';
import { withPointsUnmarked } from './cells/marked-points.ts';
import { withNotesBelow } from './cells/notes-above.ts';
import { withOutlinePointsUnmarked } from './cells/outline-points.ts';
import { withoutTextMarks } from './cells/plain-text.ts';
import { withPriceLinesBeside } from './cells/price-lines.ts';
import { withPriceNotesJoined } from './cells/price-notes-below.ts';
import { withQuantitiesAtFigures } from './cells/quantities-above.ts';
import { withRatesBesideText } from './cells/rates-beside-text.ts';
import { withReplacementsBelow } from './cells/replacements-between.ts';
import { settleCells } from './cells/settle-cells.ts';
import { withSpelledKeys } from './cells/spelled-keys.ts';
import { withSpelledPricesLeftOut } from './cells/spelled-prices.ts';
import { withSplitConditionsJoined } from './cells/split-conditions.ts';
import { withSumsCarriedForward } from './cells/sums-carried-forward.ts';
import { withOpenBoxesSaid, withTickedRowsOnly } from './cells/ticked-rows.ts';
import { withTopAlignedCells } from './cells/top-aligned-cells.ts';
import { withTotalsBehind } from './cells/totals-in-front.ts';
import { withUnendedLinesJoined } from './cells/unended-lines.ts';
import { withUnitCostsBeside } from './cells/unit-costs-above.ts';
import { withWearInRow } from './cells/wear-on-own-lines.ts';
import { withWordsAtAmounts } from './cells/words-at-quantities.ts';
import { withPricesUnbracketed } from './figures/bracketed-prices.ts';
import { withCentsJoined } from './figures/cents-apart.ts';
import { withQuantitiesInOneColumn } from './figures/columns-of-units.ts';
import { withCountsUnmultiplied } from './figures/counts-multiplied.ts';
import { withDecimalPoints } from './figures/decimal-commas.ts';
import { withFeetCounted } from './figures/feet-counted.ts';
import { withSignsJoined } from './figures/signs-apart.ts';
import { withQuantitiesUnslashed } from './figures/slashed-quantities.ts';
import { withThousandsJoined } from './figures/spaced-thousands.ts';
import { withStarsOfDepreciation } from './figures/stars-of-depreciation.ts';
import { withUnitsBeforeWords } from './figures/units-before-words.ts';
import {
  withCentsOfRoundSums,
  withCentsOfSummedColumn,
  withCentsOfSums,
} from './figures/whole-amounts.ts';
import { withBoldNamesSummed } from './group-heads/bold-names-summed.ts';
import { withSumsOfOuterColumn } from './group-heads/headed-outer-sums.ts';
import { withNamesAboveHeads } from './group-heads/named-heads.ts';
import { withNamesBesideCodesAsHeads } from './group-heads/names-beside-codes.ts';
import { withOuterSumsBelow } from './group-heads/outer-sums.ts';
import { withSheetsOfJobs } from './group-heads/sheets-of-jobs.ts';
import { isOfCommonPlatform } from './pages/common-platform.ts';
import type { PageLines } from './pages/lines.ts';
import { withRecordsLabelled } from './phrases/labelled-records.ts';
import { withPricesBesideText } from './phrases/prices-beside-text.ts';
import { withRecordCardsRead } from './phrases/record-cards.ts';
import { withVerdictsRead } from './phrases/rows-with-verdicts.ts';
import { setPhrases } from './phrases/set-phrases.ts';
import { withLongNamesJoined } from './rooms/names-in-several-lines.ts';
import { withNamesOverSizes } from './rooms/names-over-sizes.ts';
import { withReadingsSaid } from './rooms/readings-below-names.ts';
import { withRemarksBesideHeads } from './rooms/remarks-beside-heads.ts';
import { withRunInNamesAsHeads } from './rooms/run-in-names.ts';
import { withChangeOrderLogsSet } from './sheets/change-order-logs.ts';
import { withChangedQuantities } from './sheets/changed-quantities.ts';
import { withComponentsFilledIn } from './sheets/component-forms.ts';
import { withContractStatementApart } from './sheets/contract-statement.ts';
import { withCostBreakdownsSet } from './sheets/cost-breakdowns.ts';
import { withCostsBeforeRemarksSet } from './sheets/costs-before-remarks.ts';
import { withCoveragesInRows } from './sheets/coverage-columns.ts';
import { withFootsApart } from './sheets/foots-apart.ts';
import { withHalvesJoined } from './sheets/joined-halves.ts';
import { withListsBelowTablesHeaded } from './sheets/lists-below-tables.ts';
import { withListsBesideApart } from './sheets/lists-beside.ts';
import { withLossSchedulesSet } from './sheets/loss-schedules.ts';
import { withoutPhotoCaptions } from './sheets/photo-captions.ts';
import { withRepairSchedulesSet } from './sheets/repair-schedules.ts';
import { withoutRepeatedFoots } from './sheets/repeated-foots.ts';
import { withRunningLogsSet } from './sheets/running-logs.ts';
import { withSumsBesideTablesApart } from './sheets/sums-beside-tables.ts';
import { withTablesBesideApart } from './sheets/tables-beside.ts';
import { withoutPartsOfSums } from './sums/parts-of-sums.ts';
import { withHeadingsAtFigures } from './tables/headings-before-figures.ts';
import { withNamesBesideTables } from './tables/names-beside-tables.ts';
import { withPlacesHeaded } from './tables/places-headed.ts';
import { unflowTables } from './tables/unflow-tables.ts';
import { withUnitsHeaded } from './tables/units-as-heads.ts';

/** Each looks for its own form by a cheap sign first, and returns other pages as they are. */
const steps: readonly ((pages: readonly PageLines[]) => PageLines[])[] = [
  withoutPhotoCaptions,
  withoutRepeatedFoots,
  withUnitsHeaded,
  withLongNamesJoined,
  withComponentsFilledIn,
  withChosenPackage,
  withTotalsBehind,
  withRunningLogsSet,
  withChangeOrderLogsSet,
  withCostBreakdownsSet,
  withCostsBeforeRemarksSet,
  withLossSchedulesSet,
  withRepairSchedulesSet,
  withCoveragesInRows,
  withChangedQuantities,
  withSumsBesideTablesApart,
  withListsBelowTablesHeaded,
  withTablesBesideApart,
  withListsBesideApart,
  withAmountsInOneColumn,
  withTopAlignedCells,
  withDecimalPoints,
  withThousandsJoined,
  withCentsJoined,
  withSignsJoined,
  withStarsOfDepreciation,
  withRunInNamesAsHeads,
  withSheetsOfJobs,
  withSumsCarriedForward,
  withAssessedCardsSet,
  withPlacesHeaded,
  withNamesBesideTables,
  withCentsOfSummedColumn,
  withCentsOfSums,
  withCentsOfRoundSums,
  withPricesUnbracketed,
  withFeetCounted,
  withCountsUnmultiplied,
  withWordsAtAmounts,
  withQuantitiesUnslashed,
  withQuantitiesInOneColumn,
  withUnitsBeforeWords,
  withoutTextMarks,
  withOpenBoxesSaid,
  withBoxedRows,
  withPricesBesideText,
  withVerdictsRead,
  withRecordCardsRead,
  withSpelledKeys,
  withContractStatementApart,
  withFootsApart,
  withFiguresAtFirstLine,
  withQuantitiesAtFigures,
  withHalvesJoined,
  unflowTables,
  withUnitCostsBeside,
  withHeadingsAtFigures,
  withPriceLinesBeside,
  withWearInRow,
  withSpelledPricesLeftOut,
  withFactorsBeside,
  withRatesBesideText,
  withTickedRowsOnly,
  withPointsUnmarked,
  withOutlinePointsUnmarked,
  withOuterSumsBelow,
  withSumsOfOuterColumn,
  withNamesBesideCodesAsHeads,
  withPriceNotesJoined,
  withoutPartsOfSums,
  withBoldNamesSummed,
  withHangingLinesJoined,
  withUnendedLinesJoined,
  withAmountsBehind,
  withNamesOverSizes,
  withLumpSumsSet,
  withLumpSumsBesideTables,
  withRecordsLabelled,
  withListedLumpSumsSet,
  setPhrases,
  withBareLumpSumsSet,
  withReplacementsBelow,
  withSplitConditionsJoined,
  settleCells,
  withRemarksBesideHeads,
  withReadingsSaid,
];

/**
 * What prints of the common platform have of these: words for a price that run into the unit, cells that
 * flow as text or wrap, the marks of supplements, what a price is made of, notes and names above. All else was never met on 650 of them.
 */
const stepsOfPlatform: typeof steps = [
  withoutPhotoCaptions,
  withLongNamesJoined,
  withSplitConditionsJoined,
  withUnitsBeforeWords,
  unflowTables,
  withNumbersUnmarked,
  withComponentsSaid,
  withCellsWhole,
  withNotesBelow,
  withReplacementsBelow,
  withNamesAboveHeads,
];

/**
 * Puts what is printed as a spreadsheet, as plain text, in halves, as running text, in cards or in
 * sentences into the form of the common tables, which is all that the row reader knows.
 */
export const settleForms = (pages: readonly PageLines[]): PageLines[] =>
  (isOfCommonPlatform(pages) ? stepsOfPlatform : steps).reduce<PageLines[]>(
    (settled, step) => step(settled),
    [...pages],
  );
