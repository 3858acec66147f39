import { abatementPhasesBid } from './looks/abatement-phases-bid.ts';
import { acceptBoxRoofingEstimate } from './looks/accept-box-roofing-estimate.ts';
import { accountingFormatSheet } from './looks/accounting-format-sheet.ts';
import { actionColumnGrid } from './looks/action-column-grid.ts';
import { actionMatrixScope } from './looks/action-matrix-scope.ts';
import { activityColumnInvoice } from './looks/activity-column-invoice.ts';
import { actualValueFarmMutual } from './looks/actual-value-farm-mutual.ts';
import { additionalChargesContractor } from './looks/additional-charges-contractor.ts';
import { addsAndDeductsChangeOrder } from './looks/adds-and-deducts-change-order.ts';
import { adjustedChargesAdministrator } from './looks/adjusted-charges-administrator.ts';
import { adjusterRoughDraft } from './looks/adjuster-rough-draft.ts';
import { adjusterSummaryCarrier } from './looks/adjuster-summary-carrier.ts';
import { aerialSourceCarrier } from './looks/aerial-source-carrier.ts';
import { ageBelowPlatform } from './looks/age-below-platform.ts';
import { alternatesBelowRemodeler } from './looks/alternates-below-remodeler.ts';
import { apartmentBuildingAdjuster } from './looks/apartment-building-adjuster.ts';
import { approvedStatusCrm } from './looks/approved-status-crm.ts';
import { areaTotalsCarrier } from './looks/area-totals-carrier.ts';
import { areasWithinPlansCarrier } from './looks/areas-within-plans-carrier.ts';
import { associationTwoRowInsurer } from './looks/association-two-row-insurer.ts';
import { assortedOwnForms, assortedOwnFormsOfOthers } from './looks/assorted-own-forms.ts';
import { assortedPrograms, assortedProgramsOfOthers } from './looks/assorted-programs.ts';
import { assortedProposals, assortedProposalsOfOthers } from './looks/assorted-proposals.ts';
import { assortedWorkbooks, assortedWorkbooksOfOthers } from './looks/assorted-workbooks.ts';
import { atSignWorksheet } from './looks/at-sign-worksheet.ts';
import { baseChargesCarrier } from './looks/base-charges-carrier.ts';
import { bettermentColumnDeskForm } from './looks/betterment-column-desk-form.ts';
import { billOfQuantitiesSurveyor } from './looks/bill-of-quantities-surveyor.ts';
import { bookkeepingEstimate } from './looks/bookkeeping-estimate.ts';
import { boxedLinesPublicAdjuster } from './looks/boxed-lines-public-adjuster.ts';
import { boxedNotesMutual } from './looks/boxed-notes-mutual.ts';
import { broughtForwardPlasterer } from './looks/brought-forward-plasterer.ts';
import { buildingContentsFloodAdjuster } from './looks/building-contents-flood-adjuster.ts';
import { camelCaseExport } from './looks/camel-case-export.ts';
import { campusCommercialAdjuster } from './looks/campus-commercial-adjuster.ts';
import { capitalCoveragesNational } from './looks/capital-coverages-national.ts';
import { capitalHeadsTwoRowCarrier } from './looks/capital-heads-two-row-carrier.ts';
import { capitalNotesCatastrophe } from './looks/capital-notes-catastrophe.ts';
import { captionedThumbnailsApp } from './looks/captioned-thumbnails-app.ts';
import { cashSettlementCarrier } from './looks/cash-settlement-carrier.ts';
import { catalogNumbersCabinets } from './looks/catalog-numbers-cabinets.ts';
import { catastropheFirmReport } from './looks/catastrophe-firm-report.ts';
import { centsColumnForm } from './looks/cents-column-form.ts';
import { chainOfSamplesLaboratory } from './looks/chain-of-samples-laboratory.ts';
import { chamberZonesMitigation } from './looks/chamber-zones-mitigation.ts';
import { checkBoxPunchList } from './looks/check-box-punch-list.ts';
import { claimFilePacket } from './looks/claim-file-packet.ts';
import { claimPresentedForm } from './looks/claim-presented-form.ts';
import { claimedAndReplacedContents } from './looks/claimed-and-replaced-contents.ts';
import { cloudPlatform } from './looks/cloud-platform.ts';
import { codeCitedPublicAdjuster } from './looks/code-cited-public-adjuster.ts';
import { codeUpgradeCarrier } from './looks/code-upgrade-carrier.ts';
import { codedComponentsPublicAdjuster } from './looks/coded-components-public-adjuster.ts';
import { codedRowsCarrier } from './looks/coded-rows-carrier.ts';
import { coinsuranceWorksheetFirm } from './looks/coinsurance-worksheet-firm.ts';
import { commercialRoofContractor } from './looks/commercial-roof-contractor.ts';
import { completionInvoiceRoofer } from './looks/completion-invoice-roofer.ts';
import { componentRatesAdjuster } from './looks/component-rates-adjuster.ts';
import { componentsAppendixContractor } from './looks/components-appendix-contractor.ts';
import { condoBuildingsCarrier } from './looks/condo-buildings-carrier.ts';
import { contentsRestartCarrier } from './looks/contents-restart-carrier.ts';
import { contentsSchedule } from './looks/contents-schedule.ts';
import { costBookExtract } from './looks/cost-book-extract.ts';
import { costKindsBreakdown } from './looks/cost-kinds-breakdown.ts';
import { courierFloodLedger } from './looks/courier-flood-ledger.ts';
import { courtExhibitCarrier } from './looks/court-exhibit-carrier.ts';
import { coverageColumnRegister } from './looks/coverage-column-register.ts';
import { coverageColumnsCarrier } from './looks/coverage-columns-carrier.ts';
import { coverageReportPlatform } from './looks/coverage-report-platform.ts';
import { coverageWordRows } from './looks/coverage-word-rows.ts';
import { craftHoursEstimate } from './looks/craft-hours-estimate.ts';
import { creditLinesContractor } from './looks/credit-lines-contractor.ts';
import { crossedOptions } from './looks/crossed-options.ts';
import { dailyDryingInvoice } from './looks/daily-drying-invoice.ts';
import { datedServicesRestoration } from './looks/dated-services-restoration.ts';
import { definedItemsCarrier } from './looks/defined-items-carrier.ts';
import { deskClaimOnePage } from './looks/desk-claim-one-page.ts';
import { discountedDealerQuote } from './looks/discounted-dealer-quote.ts';
import { dividersRoughDraft } from './looks/dividers-rough-draft.ts';
import { divisionBudgetSheet } from './looks/division-budget-sheet.ts';
import { dollarSharePlatform } from './looks/dollar-share-platform.ts';
import { dotLeaderProposal } from './looks/dot-leader-proposal.ts';
import { dryingByDay } from './looks/drying-by-day.ts';
import { dryingJob } from './looks/drying-job.ts';
import { dwellingAndGoodsCarrier } from './looks/dwelling-and-goods-carrier.ts';
import { electronicsTriageReport } from './looks/electronics-triage-report.ts';
import { elevationsCarrier } from './looks/elevations-carrier.ts';
import { emailedBid } from './looks/emailed-bid.ts';
import { exportedRecords } from './looks/exported-records.ts';
import { facetNamedCatastrophe } from './looks/facet-named-catastrophe.ts';
import { facetsRoofCarrier } from './looks/facets-roof-carrier.ts';
import { farmStructuresInsurer } from './looks/farm-structures-insurer.ts';
import { fireSmokeLargeLoss } from './looks/fire-smoke-large-loss.ts';
import { flaggedRevisionCarrier } from './looks/flagged-revision-carrier.ts';
import { flatRateInvoice } from './looks/flat-rate-invoice.ts';
import { floodBuildingWorksheet } from './looks/flood-building-worksheet.ts';
import { floodForm } from './looks/flood-form.ts';
import { floorPlanAppEstimate } from './looks/floor-plan-app-estimate.ts';
import { floorPlansSupplementPlatform } from './looks/floor-plans-supplement-platform.ts';
import { flooringStoreQuote } from './looks/flooring-store-quote.ts';
import { formInOtherWords, formInOwnWords } from './looks/form-in-own-words.ts';
import { frenchContractorEstimate } from './looks/french-contractor-estimate.ts';
import { fusedQuantityAppraiser } from './looks/fused-quantity-appraiser.ts';
import { garmentTicketInvoice } from './looks/garment-ticket-invoice.ts';
import { germanRepairCalculation } from './looks/german-repair-calculation.ts';
import { goodsAfterBuildingsInsurer } from './looks/goods-after-buildings-insurer.ts';
import { gstPstAdjuster } from './looks/gst-pst-adjuster.ts';
import { handheldReceiptInvoice } from './looks/handheld-receipt-invoice.ts';
import { hardwareSetsDoorQuote } from './looks/hardware-sets-door-quote.ts';
import { hiddenPriceAppraiser } from './looks/hidden-price-appraiser.ts';
import { holdbackColumnDesktop } from './looks/holdback-column-desktop.ts';
import { hoursAndMarkupBill } from './looks/hours-and-markup-bill.ts';
import { hurricaneDeductibleInsurer } from './looks/hurricane-deductible-insurer.ts';
import { incurredItemsCarrier } from './looks/incurred-items-carrier.ts';
import { inspectionAppReport } from './looks/inspection-app-report.ts';
import { interleavedSketchesAdjuster } from './looks/interleaved-sketches-adjuster.ts';
import { inventoryTabExport } from './looks/inventory-tab-export.ts';
import { islandAdjusterEstimate } from './looks/island-adjuster-estimate.ts';
import { itemCardsEstimate } from './looks/item-cards-estimate.ts';
import { labelledFiguresApp } from './looks/labelled-figures-app.ts';
import { laborHoursContractor } from './looks/labor-hours-contractor.ts';
import { laborKeptCarrier } from './looks/labor-kept-carrier.ts';
import { laborMaterialSheet } from './looks/labor-material-sheet.ts';
import { labourMaterialsMason } from './looks/labour-materials-mason.ts';
import { largeTypeCarrier } from './looks/large-type-carrier.ts';
import { ledgerExtract } from './looks/ledger-extract.ts';
import { letterSpacedPrint } from './looks/letter-spaced-print.ts';
import { letteredGridSheet } from './looks/lettered-grid-sheet.ts';
import { letteredTasksTreeCare } from './looks/lettered-tasks-tree-care.ts';
import { letteredTradesBid } from './looks/lettered-trades-bid.ts';
import { levelItemsPublicAdjuster } from './looks/level-items-public-adjuster.ts';
import { lienholderLettersInsurer } from './looks/lienholder-letters-insurer.ts';
import { lifeOfItemsAdjuster } from './looks/life-of-items-adjuster.ts';
import { livingExpenseCarrier } from './looks/living-expense-carrier.ts';
import { locationCodedInsurer } from './looks/location-coded-insurer.ts';
import { lookalikeWebEstimate } from './looks/lookalike-web-estimate.ts';
import { mailroomCodesCarrier } from './looks/mailroom-codes-carrier.ts';
import { manufacturedHomeEstimate } from './looks/manufactured-home-estimate.ts';
import { markUnitWindowOrder } from './looks/mark-unit-window-order.ts';
import { markupColumnBuilder } from './looks/markup-column-builder.ts';
import { measuredOrderQuote } from './looks/measured-order-quote.ts';
import { measuredRoofEstimate } from './looks/measured-roof-estimate.ts';
import { memberCarrier } from './looks/member-carrier.ts';
import { mergedLocationSheet } from './looks/merged-location-sheet.ts';
import { metricRoomsClaim } from './looks/metric-rooms-claim.ts';
import { mixedRecoveryCarrier } from './looks/mixed-recovery-carrier.ts';
import { modernTemplateCarrier } from './looks/modern-template-carrier.ts';
import { nameAndDetailsCrm } from './looks/name-and-details-crm.ts';
import { narrativeReportAdjuster } from './looks/narrative-report-adjuster.ts';
import { nestedGroupsCrm } from './looks/nested-groups-crm.ts';
import { netAreaInsulationSheet } from './looks/net-area-insulation-sheet.ts';
import { netChangeContractor } from './looks/net-change-contractor.ts';
import { networkContractorPhotos } from './looks/network-contractor-photos.ts';
import { noRoomSumsAdjuster } from './looks/no-room-sums-adjuster.ts';
import { noncoveredRowsCarrier } from './looks/noncovered-rows-carrier.ts';
import { numberedNotesSupplement } from './looks/numbered-notes-supplement.ts';
import { oddNamesInsurer } from './looks/odd-names-insurer.ts';
import { olderProgramPrint, unmappedGlyphs } from './looks/older-program-print.ts';
import { oneGroupAdjuster } from './looks/one-group-adjuster.ts';
import { oneWeightPlansInsurer } from './looks/one-weight-plans-insurer.ts';
import { openingOptionsGlazier } from './looks/opening-options-glazier.ts';
import { operationPrefixCarrier } from './looks/operation-prefix-carrier.ts';
import { operationSuffixPlatform } from './looks/operation-suffix-platform.ts';
import { operationsByElementValidation } from './looks/operations-by-element-validation.ts';
import { operatorCoverRestoration } from './looks/operator-cover-restoration.ts';
import { ordinanceSectionInsurer } from './looks/ordinance-section-insurer.ts';
import { originalDescriptionContents } from './looks/original-description-contents.ts';
import { outlineNumberedEstimate } from './looks/outline-numbered-estimate.ts';
import { overflowingSheet } from './looks/overflowing-sheet.ts';
import { packOutEstimate } from './looks/pack-out-estimate.ts';
import { paidBeforeCarrier } from './looks/paid-before-carrier.ts';
import { paintColorsSheet } from './looks/paint-colors-sheet.ts';
import { pairedDepreciationPlatform } from './looks/paired-depreciation-platform.ts';
import { pairsMillworkShopOrder } from './looks/pairs-millwork-shop-order.ts';
import { partMarkupRepipeBid } from './looks/part-markup-repipe-bid.ts';
import { pastedBidsCarrier } from './looks/pasted-bids-carrier.ts';
import { payerColumnsNetworkOrder } from './looks/payer-columns-network-order.ts';
import { paymentAdviceInvoice } from './looks/payment-advice-invoice.ts';
import { paymentRecapCarrier } from './looks/payment-recap-carrier.ts';
import { perHundredElectricalTakeoff } from './looks/per-hundred-electrical-takeoff.ts';
import { percentHeadsCarrier } from './looks/percent-heads-carrier.ts';
import { perilCodeTwoRowNational } from './looks/peril-code-two-row-national.ts';
import { phaseEstimate } from './looks/phase-estimate.ts';
import { phaseMitigationInvoice } from './looks/phase-mitigation-invoice.ts';
import { pierMarksFoundationBid } from './looks/pier-marks-foundation-bid.ts';
import { pipedTextEstimate } from './looks/piped-text-estimate.ts';
import { plainWordsVirtualDesk } from './looks/plain-words-virtual-desk.ts';
import { planHeadedReport } from './looks/plan-headed-report.ts';
import { portugueseRepairBudget } from './looks/portuguese-repair-budget.ts';
import { preprintedFenceForm } from './looks/preprinted-fence-form.ts';
import { priceInWordsBid } from './looks/price-in-words-bid.ts';
import { pricedBreakdownPlatform } from './looks/priced-breakdown-platform.ts';
import { priorAndChangeInsurer } from './looks/prior-and-change-insurer.ts';
import { projectWorksheetAgency } from './looks/project-worksheet-agency.ts';
import { proratedChargesLandlord } from './looks/prorated-charges-landlord.ts';
import { protocolAreasMoldBid } from './looks/protocol-areas-mold-bid.ts';
import { provisionalSumsBuilder } from './looks/provisional-sums-builder.ts';
import { pumpingTicketsSeptic } from './looks/pumping-tickets-septic.ts';
import { qualityDefinitionsAppraiser } from './looks/quality-definitions-appraiser.ts';
import { quantityBelowProposal } from './looks/quantity-below-proposal.ts';
import { readingsBeforeBilling } from './looks/readings-before-billing.ts';
import { rebuttalNotesPublicAdjuster } from './looks/rebuttal-notes-public-adjuster.ts';
import { recoverableColumnPlatform } from './looks/recoverable-column-platform.ts';
import { recoveryProgramInspector } from './looks/recovery-program-inspector.ts';
import { rehabWriteUp } from './looks/rehab-write-up.ts';
import { reinstatementScheduleRepairer } from './looks/reinstatement-schedule-repairer.ts';
import { removalRatesInsurer } from './looks/removal-rates-insurer.ts';
import { rentalRatesInvoice } from './looks/rental-rates-invoice.ts';
import { repeatedElevationsAdjuster } from './looks/repeated-elevations-adjuster.ts';
import { resetWordsPublicAdjuster } from './looks/reset-words-public-adjuster.ts';
import { restorationCrmEstimate } from './looks/restoration-crm-estimate.ts';
import { revisedLinesContractor } from './looks/revised-lines-contractor.ts';
import { rollCutsCarpetSheet } from './looks/roll-cuts-carpet-sheet.ts';
import { roofScheduleCarrier } from './looks/roof-schedule-carrier.ts';
import { roofingProposal } from './looks/roofing-proposal.ts';
import { roomColumnForm } from './looks/room-column-form.ts';
import { roomIndexedWorksheet } from './looks/room-indexed-worksheet.ts';
import { roomPerPageAdjuster } from './looks/room-per-page-adjuster.ts';
import { roomsWithoutRowsInsurer } from './looks/rooms-without-rows-insurer.ts';
import { runFootageGutterBid } from './looks/run-footage-gutter-bid.ts';
import { scaleTicketsHaulInvoice } from './looks/scale-tickets-haul-invoice.ts';
import { scheduleOfValues } from './looks/schedule-of-values.ts';
import { scopeNoteCarrier } from './looks/scope-note-carrier.ts';
import { scopeOnlyContractor } from './looks/scope-only-contractor.ts';
import { sentenceProposal } from './looks/sentence-proposal.ts';
import { sentenceScopesHail } from './looks/sentence-scopes-hail.ts';
import { servicesMaterialsApp } from './looks/services-materials-app.ts';
import { severalStructuresPacket } from './looks/several-structures-packet.ts';
import { signedDocumentQuote } from './looks/signed-document-quote.ts';
import { sixFigureBuildingsAdjuster } from './looks/six-figure-buildings-adjuster.ts';
import { sketchedRoomsCarrier } from './looks/sketched-rooms-carrier.ts';
import { slabPiecesCountertop } from './looks/slab-pieces-countertop.ts';
import { soilLevelCleaningBid } from './looks/soil-level-cleaning-bid.ts';
import { sourceLevelsDirectCarrier } from './looks/source-levels-direct-carrier.ts';
import { spanishQuotationContractor } from './looks/spanish-quotation-contractor.ts';
import { splitCostExchangeReport } from './looks/split-cost-exchange-report.ts';
import { splitMarksMutual } from './looks/split-marks-mutual.ts';
import { squaresAppRoofing } from './looks/squares-app-roofing.ts';
import { stackedAmountsPortal } from './looks/stacked-amounts-portal.ts';
import { stackedHeadDesktop } from './looks/stacked-head-desktop.ts';
import { stackedUnitsLargeLoss } from './looks/stacked-units-large-loss.ts';
import { statementOfLossRows } from './looks/statement-of-loss-rows.ts';
import { struckSupplementCarrier } from './looks/struck-supplement-carrier.ts';
import { structuresMutual } from './looks/structures-mutual.ts';
import { subAreasCarrier } from './looks/sub-areas-carrier.ts';
import { subBidsSupplementRoofer } from './looks/sub-bids-supplement-roofer.ts';
import { sublimitsContentsCarrier } from './looks/sublimits-contents-carrier.ts';
import { subroomsCarrier } from './looks/subrooms-carrier.ts';
import { subtotalOutlineSheet } from './looks/subtotal-outline-sheet.ts';
import { supplementRequestLetter } from './looks/supplement-request-letter.ts';
import { supplementStarsContractor } from './looks/supplement-stars-contractor.ts';
import { supplementWithNotes } from './looks/supplement-with-notes.ts';
import { supplyHouseQuotation } from './looks/supply-house-quotation.ts';
import { surfaceGroupedPlatform } from './looks/surface-grouped-platform.ts';
import { surveyedOpeningsAdjuster } from './looks/surveyed-openings-adjuster.ts';
import { systemsRebateComfortProposal } from './looks/systems-rebate-comfort-proposal.ts';
import { tabPerRoomWorkbook } from './looks/tab-per-room-workbook.ts';
import { takeoffDimensionSheet } from './looks/takeoff-dimension-sheet.ts';
import { tarpServiceInvoice } from './looks/tarp-service-invoice.ts';
import { taskOrderProposal } from './looks/task-order-proposal.ts';
import { taskRoomMatrix } from './looks/task-room-matrix.ts';
import { taxAuthoritiesInsurer } from './looks/tax-authorities-insurer.ts';
import { taxInclusiveContractor } from './looks/tax-inclusive-contractor.ts';
import { threeLineCarrier } from './looks/three-line-carrier.ts';
import { thumbnailContentsInventory } from './looks/thumbnail-contents-inventory.ts';
import { timeAndMaterialInvoice } from './looks/time-and-material-invoice.ts';
import { titledItemsProposal } from './looks/titled-items-proposal.ts';
import { tradeCapitalsAdjuster } from './looks/trade-capitals-adjuster.ts';
import { tradeHeadedPlatform } from './looks/trade-headed-platform.ts';
import { tradeThenRoomCarrier } from './looks/trade-then-room-carrier.ts';
import { trailingMinusMainframe } from './looks/trailing-minus-mainframe.ts';
import { twoColumnScope } from './looks/two-column-scope.ts';
import { twoCoveragePacket } from './looks/two-coverage-packet.ts';
import { twoRowSubroomsInsurer } from './looks/two-row-subrooms-insurer.ts';
import { twoSidedComparison } from './looks/two-sided-comparison.ts';
import { twoTaxesContractor } from './looks/two-taxes-contractor.ts';
import { twoTierFiguresMutual } from './looks/two-tier-figures-mutual.ts';
import { twoUpPrint } from './looks/two-up-print.ts';
import { typewriterBidContractor } from './looks/typewriter-bid-contractor.ts';
import { typewriterCodesDraft } from './looks/typewriter-codes-draft.ts';
import { unevenColumnsCarrier } from './looks/uneven-columns-carrier.ts';
import { unitCostGuideCarrier } from './looks/unit-cost-guide-carrier.ts';
import { unitDaysMitigation } from './looks/unit-days-mitigation.ts';
import { valuedContentsList } from './looks/valued-contents-list.ts';
import { wallOpeningsClaim } from './looks/wall-openings-claim.ts';
import { webPrint } from './looks/web-print.ts';
import { weekColumnsTimeSheet } from './looks/week-columns-time-sheet.ts';
import { wideLevelsPublicAdjuster } from './looks/wide-levels-public-adjuster.ts';
import { wordTableScope } from './looks/word-table-scope.ts';
import { workOrderElectrician } from './looks/work-order-electrician.ts';
import { wrappedCellsCarrier } from './looks/wrapped-cells-carrier.ts';
import { zeroMeasuresCarrier } from './looks/zero-measures-carrier.ts';
import type { Print } from './print.ts';

/** Every look of the `prints` suites. */
export const prints: readonly Print[] = [
  threeLineCarrier,
  twoCoveragePacket,
  roofingProposal,
  stackedHeadDesktop,
  olderProgramPrint,
  coverageColumnRegister,
  supplementWithNotes,
  tradeHeadedPlatform,
  roomColumnForm,
  sketchedRoomsCarrier,
  contentsSchedule,
  titledItemsProposal,
  formInOwnWords,
  unmappedGlyphs,
  coverageWordRows,
  memberCarrier,
  scopeNoteCarrier,
  cloudPlatform,
  floodForm,
  webPrint,
  actionColumnGrid,
  severalStructuresPacket,
  incurredItemsCarrier,
  dryingJob,
  phaseEstimate,
  formInOtherWords,
  elevationsCarrier,
  adjusterSummaryCarrier,
  codeUpgradeCarrier,
  subroomsCarrier,
  revisedLinesContractor,
  adjusterRoughDraft,
  structuresMutual,
  mixedRecoveryCarrier,
  cashSettlementCarrier,
  taxInclusiveContractor,
  divisionBudgetSheet,
  metricRoomsClaim,
  rehabWriteUp,
  twoSidedComparison,
  timeAndMaterialInvoice,
  atSignWorksheet,
  mergedLocationSheet,
  bookkeepingEstimate,
  operationSuffixPlatform,
  operationPrefixCarrier,
  definedItemsCarrier,
  codedRowsCarrier,
  tradeThenRoomCarrier,
  sentenceProposal,
  itemCardsEstimate,
  crossedOptions,
  dailyDryingInvoice,
  valuedContentsList,
  letteredGridSheet,
  coverageReportPlatform,
  measuredRoofEstimate,
  twoColumnScope,
  laborKeptCarrier,
  tradeCapitalsAdjuster,
  unevenColumnsCarrier,
  additionalChargesContractor,
  fusedQuantityAppraiser,
  contentsRestartCarrier,
  apartmentBuildingAdjuster,
  planHeadedReport,
  exportedRecords,
  actionMatrixScope,
  phaseMitigationInvoice,
  letteredTradesBid,
  statementOfLossRows,
  oneGroupAdjuster,
  pastedBidsCarrier,
  componentsAppendixContractor,
  overflowingSheet,
  dividersRoughDraft,
  islandAdjusterEstimate,
  claimFilePacket,
  flaggedRevisionCarrier,
  pipedTextEstimate,
  discountedDealerQuote,
  letterSpacedPrint,
  frenchContractorEstimate,
  camelCaseExport,
  outlineNumberedEstimate,
  scopeOnlyContractor,
  twoTaxesContractor,
  percentHeadsCarrier,
  struckSupplementCarrier,
  floodBuildingWorksheet,
  workOrderElectrician,
  manufacturedHomeEstimate,
  restorationCrmEstimate,
  germanRepairCalculation,
  ledgerExtract,
  portugueseRepairBudget,
  paidBeforeCarrier,
  componentRatesAdjuster,
  dryingByDay,
  wallOpeningsClaim,
  roofScheduleCarrier,
  deskClaimOnePage,
  networkContractorPhotos,
  inspectionAppReport,
  hoursAndMarkupBill,
  quantityBelowProposal,
  claimPresentedForm,
  wordTableScope,
  laborMaterialSheet,
  hiddenPriceAppraiser,
  supplementRequestLetter,
  labelledFiguresApp,
  twoUpPrint,
  flatRateInvoice,
  modernTemplateCarrier,
  scheduleOfValues,
  noRoomSumsAdjuster,
  areaTotalsCarrier,
  buildingContentsFloodAdjuster,
  campusCommercialAdjuster,
  codeCitedPublicAdjuster,
  courtExhibitCarrier,
  creditLinesContractor,
  facetsRoofCarrier,
  floorPlanAppEstimate,
  recoverableColumnPlatform,
  subAreasCarrier,
  surveyedOpeningsAdjuster,
  tarpServiceInvoice,
  unitCostGuideCarrier,
  wrappedCellsCarrier,
  abatementPhasesBid,
  actualValueFarmMutual,
  baseChargesCarrier,
  boxedNotesMutual,
  dollarSharePlatform,
  hurricaneDeductibleInsurer,
  sublimitsContentsCarrier,
  zeroMeasuresCarrier,
  originalDescriptionContents,
  noncoveredRowsCarrier,
  narrativeReportAdjuster,
  levelItemsPublicAdjuster,
  commercialRoofContractor,
  mailroomCodesCarrier,
  largeTypeCarrier,
  livingExpenseCarrier,
  pairedDepreciationPlatform,
  roomIndexedWorksheet,
  claimedAndReplacedContents,
  acceptBoxRoofingEstimate,
  craftHoursEstimate,
  costBookExtract,
  markupColumnBuilder,
  takeoffDimensionSheet,
  dotLeaderProposal,
  trailingMinusMainframe,
  addsAndDeductsChangeOrder,
  garmentTicketInvoice,
  stackedAmountsPortal,
  gstPstAdjuster,
  condoBuildingsCarrier,
  ordinanceSectionInsurer,
  typewriterBidContractor,
  rebuttalNotesPublicAdjuster,
  dwellingAndGoodsCarrier,
  ageBelowPlatform,
  courierFloodLedger,
  accountingFormatSheet,
  operatorCoverRestoration,
  coverageColumnsCarrier,
  fireSmokeLargeLoss,
  twoTierFiguresMutual,
  completionInvoiceRoofer,
  roomPerPageAdjuster,
  recoveryProgramInspector,
  surfaceGroupedPlatform,
  packOutEstimate,
  emailedBid,
  handheldReceiptInvoice,
  projectWorksheetAgency,
  holdbackColumnDesktop,
  approvedStatusCrm,
  aerialSourceCarrier,
  associationTwoRowInsurer,
  catastropheFirmReport,
  codedComponentsPublicAdjuster,
  supplementStarsContractor,
  priorAndChangeInsurer,
  splitMarksMutual,
  lienholderLettersInsurer,
  taskOrderProposal,
  pricedBreakdownPlatform,
  unitDaysMitigation,
  measuredOrderQuote,
  inventoryTabExport,
  nameAndDetailsCrm,
  areasWithinPlansCarrier,
  oneWeightPlansInsurer,
  floorPlansSupplementPlatform,
  facetNamedCatastrophe,
  capitalHeadsTwoRowCarrier,
  lifeOfItemsAdjuster,
  roomsWithoutRowsInsurer,
  oddNamesInsurer,
  capitalNotesCatastrophe,
  sixFigureBuildingsAdjuster,
  resetWordsPublicAdjuster,
  twoRowSubroomsInsurer,
  netChangeContractor,
  typewriterCodesDraft,
  centsColumnForm,
  billOfQuantitiesSurveyor,
  provisionalSumsBuilder,
  weekColumnsTimeSheet,
  spanishQuotationContractor,
  paymentRecapCarrier,
  repeatedElevationsAdjuster,
  removalRatesInsurer,
  interleavedSketchesAdjuster,
  taxAuthoritiesInsurer,
  laborHoursContractor,
  lookalikeWebEstimate,
  subtotalOutlineSheet,
  taskRoomMatrix,
  flooringStoreQuote,
  electronicsTriageReport,
  nestedGroupsCrm,
  qualityDefinitionsAppraiser,
  numberedNotesSupplement,
  sentenceScopesHail,
  chamberZonesMitigation,
  stackedUnitsLargeLoss,
  goodsAfterBuildingsInsurer,
  capitalCoveragesNational,
  squaresAppRoofing,
  datedServicesRestoration,
  boxedLinesPublicAdjuster,
  locationCodedInsurer,
  reinstatementScheduleRepairer,
  openingOptionsGlazier,
  catalogNumbersCabinets,
  sourceLevelsDirectCarrier,
  perilCodeTwoRowNational,
  subBidsSupplementRoofer,
  farmStructuresInsurer,
  wideLevelsPublicAdjuster,
  runFootageGutterBid,
  partMarkupRepipeBid,
  splitCostExchangeReport,
  perHundredElectricalTakeoff,
  soilLevelCleaningBid,
  systemsRebateComfortProposal,
  letteredTasksTreeCare,
  pierMarksFoundationBid,
  paintColorsSheet,
  bettermentColumnDeskForm,
  labourMaterialsMason,
  pairsMillworkShopOrder,
  alternatesBelowRemodeler,
  paymentAdviceInvoice,
  readingsBeforeBilling,
  thumbnailContentsInventory,
  servicesMaterialsApp,
  tabPerRoomWorkbook,
  signedDocumentQuote,
  supplyHouseQuotation,
  assortedOwnForms,
  assortedOwnFormsOfOthers,
  assortedWorkbooks,
  assortedWorkbooksOfOthers,
  assortedProposals,
  assortedProposalsOfOthers,
  assortedPrograms,
  assortedProgramsOfOthers,
  activityColumnInvoice,
  priceInWordsBid,
  rentalRatesInvoice,
  slabPiecesCountertop,
  markUnitWindowOrder,
  hardwareSetsDoorQuote,
  netAreaInsulationSheet,
  pumpingTicketsSeptic,
  chainOfSamplesLaboratory,
  checkBoxPunchList,
  preprintedFenceForm,
  scaleTicketsHaulInvoice,
  captionedThumbnailsApp,
  rollCutsCarpetSheet,
  protocolAreasMoldBid,
  costKindsBreakdown,
  proratedChargesLandlord,
  broughtForwardPlasterer,
  coinsuranceWorksheetFirm,
  operationsByElementValidation,
  plainWordsVirtualDesk,
  adjustedChargesAdministrator,
  payerColumnsNetworkOrder,
];
