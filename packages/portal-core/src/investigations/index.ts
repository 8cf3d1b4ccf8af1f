export { INVESTIGATION_EVENT_TEXTS } from './investigation-texts.js';
export { investigationActions, investigationEvent, investigationMachine } from './investigation.machine.js';
export type { InvestigationEvent, InvestigationState } from './investigation.machine.js';
export { INVESTIGATION_SIDES, sideOf, turnAfter } from './investigation.turn.js';
export type { InvestigationSide } from './investigation.turn.js';
export { INVESTIGATION_STATUSES } from './investigation.types.js';
export { waitingTime } from './waiting-time.js';
export type { InvestigationStatus } from './investigation.types.js';
export * as investigationCalls from './investigations.api.js';
export {
  investigationComments,
  investigationCommentsCreate,
  investigationLook,
  investigationStatusChange,
  investigationsUnseen,
} from './investigations.api.js';
export type {
  InvestigationComment,
  InvestigationLook,
  InvestigationThread,
  NewInvestigationComment,
  UnseenInvestigation,
} from './investigations.api.js';
