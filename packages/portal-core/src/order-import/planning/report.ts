import type { NewOrder, NotReplaced } from '../../orders/index.js';
import { nameMapping } from '../recipe/named-recipe.js';
import { ownText } from '../reading/bytes/own-text.js';
import { isRejected } from '../checking/orders/checked-order.js';
import type { PlanOutcome, Reading, RowIssue } from '../order-import.types.js';
import { createEffects, type EffectsBuilder, type Foresee } from './effects.js';
import { createLabelPicker, type OrderLabel } from './labels.js';
import { createNoteTaker } from './notes.js';
import type { PlannedOrder } from './plan.js';
import type { ImportReport, ReportAbout, ReportedConflict } from './report.types.js';

/** Most issues and conflicts in a report; their counts include all of them. */
export const REPORT_MAX_ISSUES = 1000;

export interface ReportOptions {
  readonly reading: Reading;
  /** Asks the server for stock and twins; without it, `effects` is null. */
  readonly foresee?: Foresee;
  /** The merchant who owns the orders; only for staff. */
  readonly merchantErpId?: number;
  /** Whether an order in conflict is to replace the stored one, by its number and what stands against that; its effects count then as well. */
  readonly replaces?: (number: string, kept: NotReplaced | null) => boolean;
}

/** Builds a report from planned orders. */
export interface ReportBuilder {
  /** Adds planned orders, in file order. */
  add(orders: readonly PlannedOrder[]): void;
  /** Returns the report, after the last order. Asks the server for the effects of the orders; rejects like `foresee`. */
  report(about: ReportAbout): Promise<ImportReport>;
}

export function createReport({
  reading,
  foresee,
  merchantErpId,
  replaces = () => false,
}: ReportOptions): ReportBuilder {
  const counts: Record<PlanOutcome, number> = { create: 0, unchanged: 0, conflict: 0, invalid: 0 };
  const issues: RowIssue[] = [];
  const conflicts: ReportedConflict[] = [];
  const labels = createLabelPicker();
  const notes = createNoteTaker(reading);
  // Without a server nothing is asked of what the orders would take.
  const effects = foresee === undefined ? null : createEffects();
  let issueCount = 0;
  const addOne = (planned: PlannedOrder) => {
    const { outcome, order } = planned;
    counts[outcome] += 1;
    notes.add(planned);
    if (isRejected(order)) {
      issueCount += order.issues.length;
      for (const one of order.issues) if (issues.length < REPORT_MAX_ISSUES) issues.push(one);
      return;
    }
    if (outcome === 'conflict' && conflicts.length < REPORT_MAX_ISSUES)
      conflicts.push(conflictOf(planned, ownText(order.order.external_order_id)));
    if (effects !== null) addEffects(effects, planned, replaces);
  };
  return {
    add(orders) {
      labels.add(orders.map(({ order }) => order));
      for (const planned of orders) addOne(planned);
    },
    async report(about) {
      const shown = labels.labels();
      // Orders that are stored already need nothing, but are reported with the names of their products like the others.
      effects?.alsoName(shown.flatMap(({ items }) => items.map(({ id }) => id)));
      const found =
        foresee === undefined || effects === null ? null : await effects.effects(foresee, merchantErpId);
      return {
        source: about.source,
        dialect: reading.dialect,
        detection: about.detection,
        mapping: nameMapping(reading.mapping, reading.header),
        orders: Object.values(counts).reduce((sum, count) => sum + count, 0),
        counts: { ...counts },
        issues: [...issues],
        issueCount,
        unused: about.unused,
        leftOut: about.leftOut,
        leftOutCount: about.leftOutCount,
        labels: shown.map((label) => (effects === null ? label : named(label, effects))),
        notes: notes.notes(),
        conflicts: [...conflicts],
        effects: found,
      };
    },
  };
}

function addEffects(
  effects: EffectsBuilder,
  { outcome, order, stored }: PlannedOrder,
  replaces: NonNullable<ReportOptions['replaces']>,
): void {
  if (isRejected(order)) return;
  // A checked order is normalised.
  const read = order.order as NewOrder;
  if (outcome === 'create') effects.add(read, order.lines[0] ?? 0);
  else if (outcome === 'conflict' && stored !== undefined && replaces(read.external_order_id, stored.kept))
    effects.replace(read, stored.reserved);
}

/** The label with the server's names of the products, which are the ones that are stored. */
function named(label: OrderLabel, { nameOf }: Pick<EffectsBuilder, 'nameOf'>): OrderLabel {
  return { ...label, items: label.items.map((item) => ({ ...item, name: nameOf(item.id) ?? item.name })) };
}

function conflictOf(
  { order, storedOrderId, stored }: PlannedOrder,
  external_order_id: string,
): ReportedConflict {
  return {
    external_order_id,
    order_id: storedOrderId ?? 0,
    line: order.lines[0] ?? 0,
    status: stored?.status ?? null,
    replaceable: stored?.kept === null,
    kept: stored?.kept ?? null,
    differences: stored?.differences ?? [],
  };
}
