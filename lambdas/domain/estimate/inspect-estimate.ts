import type { Estimate, Warning } from './estimate.ts';
import { inspectItem } from './inspect-item.ts';
import { reconcileEstimate } from './reconcile-estimate.ts';
import { estimateToWire } from './to-wire.ts';
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
