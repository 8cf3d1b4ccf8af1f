export {
  INVESTIGATION_EVENTS,
  investigationActions,
  investigationEvent,
  investigationMachine,
} from './investigation.machine.js';
export type { InvestigationEvent, InvestigationState } from './investigation.machine.js';
export { INVESTIGATION_EVENT_TEXTS } from './investigation-texts.js';
export * from './investigations.api.js';
export { INVESTIGATION_STATUSES } from './investigation.types.js';
export type { InvestigationStatus } from './investigation.types.js';
