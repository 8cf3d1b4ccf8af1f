import type { NewOrder } from '@kontor/portal-core/orders';
import { createEffects, isRejected, type Foresee, type PlannedOrder } from '@kontor/portal-core/order-import';
import type { CheckedSheet } from './checked-sheet.js';
import { idOf, type ImportChoices } from './import-choices.js';
import type { ChosenConflict, EffectsDesk, Twin } from './import-effects.types.js';
import type { CheckSummary } from './protocol.js';

/** The data that effects are predicted from. */
export interface ForeseenFile {
  readonly sheet: CheckedSheet;
  readonly choices: ImportChoices;
  readonly foresee: Foresee;
  readonly merchantErpId: number | undefined;
  summary(): CheckSummary;
}

/** Creates the worker's functions that predict what sending would do. */
export function createEffectsDesk(file: ForeseenFile): EffectsDesk {
  return {
    async effects() {
      const { twins, twinsInFile, ...effects } = await effectsOf(file);
      const told: Omit<Twin, 'isLeftOut'>[] = [
        ...twins,
        ...twinsInFile.map((twin) => ({ ...twin, twin_order_id: null, twin_date: null })),
      ];
      const isLeftOut = (id: string) => file.choices.isLeftOut(id);
      const all = told.map((twin) => ({ ...twin, isLeftOut: isLeftOut(twin.external_order_id) }));
      return { ...effects, twins: all.sort((a, b) => a.line - b.line) };
    },
    conflicts({ from, count }) {
      const all = file.sheet.planned.filter(({ outcome }) => outcome === 'conflict');
      return {
        conflicts: all.slice(from, from + count).map((planned) => conflictOf(planned, file.choices)),
        count: all.length,
        replaceable: all.filter(({ stored }) => stored?.kept === null).length,
      };
    },
    chooseConflict({ external_order_id, choice, isOtherMeant }) {
      file.choices.choose(external_order_id, choice, isOtherMeant);
      return file.summary();
    },
    leaveOut({ twins, isLeftOut }) {
      for (const { external_order_id: id, twin_external_order_id } of twins)
        if (isLeftOut) file.choices.leaveOut(id, twin_external_order_id);
        else file.choices.takeIn(id);
      return file.summary();
    },
  };
}

function effectsOf({ sheet, choices, foresee, merchantErpId }: ForeseenFile) {
  const effects = createEffects();
  for (const planned of sheet.planned) {
    const { outcome, order, stored } = planned;
    if (isRejected(order)) continue;
    // A checked order is normalised.
    const read = order.order as NewOrder;
    if (outcome === 'create') effects.add(read, order.lines[0] ?? 0, choices.isLeftOut(idOf(order)));
    else if (choices.fate(planned) === 'replaced') effects.replace(read, stored?.reserved ?? []);
  }
  return effects.effects(foresee, merchantErpId);
}

function conflictOf(planned: PlannedOrder, choices: ImportChoices): ChosenConflict {
  const { order, storedOrderId = 0, stored } = planned;
  return {
    external_order_id: idOf(order),
    order_id: storedOrderId,
    line: order.lines[0] ?? 0,
    status: stored?.status ?? null,
    replaceable: stored?.kept === null,
    kept: stored?.kept ?? null,
    differences: stored?.differences ?? [],
    choice: choices.conflict(planned),
  };
}
