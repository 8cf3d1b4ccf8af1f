export { InvestigationThread } from './InvestigationThread.js';
export type { InvestigationThreadProps } from './InvestigationThread.js';
export { useUnseenInvestigations } from './useUnseenInvestigations.js';
