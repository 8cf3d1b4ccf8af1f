import type { ImportEffects, ReportedConflict } from '@kontor/portal-core/order-import';
import type { CheckSummary } from './protocol.js';

/** What becomes of an order whose number a stored one of other content holds; `stop` keeps the whole import from being sent. */
export const CONFLICT_CHOICES = ['skip', 'replace', 'stop'] as const;
export type ConflictChoice = (typeof CONFLICT_CHOICES)[number];

export interface ChosenConflict extends ReportedConflict {
  readonly choice: ConflictChoice;
}
export interface ConflictPage {
  readonly conflicts: readonly ChosenConflict[];
  /** All of them. */
  readonly count: number;
  /** Those that may be replaced. */
  readonly replaceable: number;
}

/** An order of the file that is probably stored, or in the file, under another number. */
export interface Twin {
  readonly external_order_id: string;
  readonly line: number;
  readonly twin_external_order_id: string;
  /** Null when the other one stands in the file too. */
  readonly twin_order_id: number | null;
  /** ISO day of the stored one; null when the other one stands in the file. */
  readonly twin_date: string | null;
  readonly isLeftOut: boolean;
}
/** What sending would do. */
export interface ForeseenEffects extends Omit<ImportEffects, 'twins' | 'twinsInFile'> {
  /** By line. */
  readonly twins: readonly Twin[];
}

/** What was chosen for single orders. */
export interface ChoiceSummary {
  /** Orders that will take the place of stored ones. */
  readonly replace: number;
  /** New orders that will be left out. */
  readonly leftOut: number;
  /** The first order for which it was said to stop; null when none was. */
  readonly stoppedBy: string | null;
}

/** What the worker knows of what sending would do, and what was chosen about it. */
export interface EffectsDesk {
  /** Asks the server what the new orders would take. */
  effects(): Promise<ForeseenEffects>;
  /** Orders in conflict by line, from an index among them. */
  conflicts(input: { readonly from: number; readonly count: number }): ConflictPage;
  /** Chooses for one order in conflict, or with `external_order_id` null for all; those that may not be replaced are skipped then. */
  chooseConflict(input: {
    readonly external_order_id: string | null;
    readonly choice: ConflictChoice;
  }): CheckSummary;
  /** Leaves new orders out as twins of others, or takes them in again. */
  leaveOut(input: {
    readonly twins: readonly Omit<Twin, 'isLeftOut'>[];
    readonly isLeftOut: boolean;
  }): CheckSummary;
}
