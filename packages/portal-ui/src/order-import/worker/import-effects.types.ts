import type { ImportEffects, ReportedConflict } from '@kontor/portal-core/order-import';
import type { CheckSummary } from './protocol.js';

/** What happens to an order whose number belongs to a stored one with other content; `stop` prevents the whole import from being sent. */
export const CONFLICT_CHOICES = ['skip', 'replace', 'stop'] as const;
export type ConflictChoice = (typeof CONFLICT_CHOICES)[number];

export interface ChosenConflict extends ReportedConflict {
  readonly choice: ConflictChoice;
}
export interface ConflictPage {
  readonly conflicts: readonly ChosenConflict[];
  /** Number of all conflicts. */
  readonly count: number;
  /** Number of conflicts in which the stored order may be replaced by a choice for all. */
  readonly replaceable: number;
}

/** An order of the file that is probably stored, or contained in the file, under another number. */
export interface Twin {
  readonly external_order_id: string;
  readonly line: number;
  readonly twin_external_order_id: string;
  /** Id of the stored order; null if the other one is in the file, too. */
  readonly twin_order_id: number | null;
  /** ISO day of the stored order; null if the other one is in the file. */
  readonly twin_date: string | null;
  readonly isLeftOut: boolean;
}
/** Predicted effects of sending. */
export interface ForeseenEffects extends Omit<ImportEffects, 'twins' | 'twinsInFile'> {
  /** Sorted by line. */
  readonly twins: readonly Twin[];
}

/** Summary of the choices for single orders. */
export interface ChoiceSummary {
  /** Number of orders that will replace stored ones. */
  readonly replace: number;
  /** Number of new orders that will be left out. */
  readonly leftOut: number;
  /** The first order for which `stop` was chosen; null if there is none. */
  readonly stoppedBy: string | null;
}

/** The worker's functions that predict what sending would do, and hold the choices about it. */
export interface EffectsDesk {
  /** Asks the server for the effects of the new orders. */
  effects(): Promise<ForeseenEffects>;
  /** Conflicting orders, sorted by line; `from` is the index among them. */
  conflicts(input: { readonly from: number; readonly count: number }): ConflictPage;
  /** Sets the choice for one conflicting order, or for all (`external_order_id` null); orders that may not be replaced are then skipped. */
  chooseConflict(input: {
    readonly external_order_id: string | null;
    readonly choice: ConflictChoice;
    /** Whether the stored order of this one order is replaced although it goes to somebody else. */
    readonly isOtherMeant?: boolean;
  }): CheckSummary;
  /** Leaves new orders out as twins of others, or includes them again. */
  leaveOut(input: {
    readonly twins: readonly Omit<Twin, 'isLeftOut'>[];
    readonly isLeftOut: boolean;
  }): CheckSummary;
}
