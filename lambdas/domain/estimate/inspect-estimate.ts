import type { Estimate, LineItem, Warning } from './estimate.ts';
import { reconcileEstimate } from './reconcile-estimate.ts';
import { estimateToWire, lineItemToWire } from './to-wire.ts';
import { withWireNames } from './wire-names.ts';

/**
 * Everything that was read and resolved, in wire spelling: what `estimate inspect` prints. The
 * shape is described in docs/inspect.md.
 */
export const inspectEstimate = (
  estimate: Estimate,
  warnings: readonly Warning[],
  catalogVersion: string | null,
) => {
  const { printed } = estimate;
  return {
    estimate: estimateToWire(estimate),
    review: {
      items: estimate.lineItems.map(inspectItem),
      rooms: withWireNames(printed?.rooms ?? []),
      facts: withWireNames(printed?.facts ?? null),
      coverages: withWireNames(printed?.coverages ?? []),
      printed_totals: withWireNames({
        totals: printed?.totals ?? [],
        summaries: printed?.summaries ?? [],
        recapByRoom: printed?.recapByRoom ?? [],
        recapByCategory: printed?.recapByCategory ?? [],
      }),
      reconciliation: withWireNames(reconcileEstimate(estimate)),
      warnings: [...warnings, ...(printed?.warnings ?? [])],
      pages: printed?.pages ?? [],
      catalog_version: catalogVersion,
    },
  };
};

/** One item as read, resolved and exported, with where it was read. */
export const inspectItem = (item: LineItem) => {
  const { printed } = item;
  return {
    ...lineItemToWire(item),
    page: printed?.readAt.page ?? null,
    box: printed?.readAt.box ?? null,
    flags: printed?.flags ?? [],
    resolution: withWireNames(item.resolution),
    printed: printed
      ? withWireNames({
          lineNumber: printed.lineNumber,
          descriptionAsPrinted: printed.descriptionAsPrinted,
          path: printed.path,
          confidence: printed.confidence,
          removePrice: printed.removePrice,
          replacePrice: printed.replacePrice,
          resetPrice: printed.resetPrice,
          calculation: printed.calculation,
          ageYears: printed.ageYears,
          lifeYears: printed.lifeYears,
          condition: printed.condition,
          depreciationPercent: printed.depreciationPercent,
          coverage: printed.coverage,
          priceNote: printed.priceNote,
          machineNotes: printed.machineNotes,
        })
      : null,
  };
};
