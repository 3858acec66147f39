import type { LineItem } from './estimate.ts';
import { lineItemToWire } from './to-wire.ts';
import { withWireNames } from './wire-names.ts';

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
