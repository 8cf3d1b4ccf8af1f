import { mayReadAllMerchants, type Principal } from '../access/index.js';
import type { InvestigationState } from './investigation.machine.js';
import type { InvestigationStatus } from './investigation.types.js';

/** The two who meet at a record and write in its investigation: people of the merchant, and those who serve all merchants. */
export const INVESTIGATION_SIDES = ['merchant', 'staff'] as const;
export type InvestigationSide = (typeof INVESTIGATION_SIDES)[number];

/** The side of a user: staff is who may read the records of all merchants. */
export function sideOf(principal: Pick<Principal, 'roleId' | 'resources'>): InvestigationSide {
  return mayReadAllMerchants(principal) ? 'staff' : 'merchant';
}

/** A comment as far as it decides whose turn it is. */
export interface TurnComment {
  /** The side that wrote it. */
  readonly by: InvestigationSide;
  /** The status before it; empty when it opened the investigation. */
  readonly from: InvestigationState;
  /** The status that it left. */
  readonly status: InvestigationStatus;
}

/**
 * Whose turn it is after a comment: the other side's. A review that was begun is the staff's to end. Nobody waits for anything once it is
 * done, until the merchant writes again.
 */
export function turnAfter({ by, from, status }: TurnComment): InvestigationSide | null {
  const isStep = from !== '' && from !== status;
  if (isStep) return status === 'DONE' ? null : 'staff';
  if (by === 'merchant') return 'staff';
  return status === 'DONE' ? null : 'merchant';
}
