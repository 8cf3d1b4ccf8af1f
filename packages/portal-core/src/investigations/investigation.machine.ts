import { defineMachine } from '../machine/index.js';
import type { InvestigationStatus } from './investigation.types.js';

/** The status of an order's investigation; empty without an investigation. */
export type InvestigationState = InvestigationStatus | '';

/** `open` happens with the first comment; the others are chosen from the menu ('Start review', 'Put to done'), each with a comment. */
export const INVESTIGATION_EVENTS = ['open', 'startReview', 'putToDone'] as const;
export type InvestigationEvent = (typeof INVESTIGATION_EVENTS)[number];

/** The status machine of an investigation (specification 1 section 4): the menu offers every status but the current one. */
export const investigationMachine = defineMachine<InvestigationState, InvestigationEvent>({
  '': { open: 'OPEN' },
  OPEN: { startReview: 'UNDER_REVIEW', putToDone: 'DONE' },
  UNDER_REVIEW: { putToDone: 'DONE' },
  DONE: { startReview: 'UNDER_REVIEW' },
});

/** The entries of an investigation's menu: none before the first comment opens the investigation. */
export function investigationActions(state: InvestigationState): readonly InvestigationEvent[] {
  return investigationMachine.events(state).filter((event) => event !== 'open');
}

/** The menu entry that leads to a status, or null when none does. */
export function investigationEvent(
  from: InvestigationState,
  to: InvestigationStatus,
): InvestigationEvent | null {
  return investigationActions(from).find((event) => investigationMachine.next(from, event) === to) ?? null;
}
