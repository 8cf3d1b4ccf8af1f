export { InvestigationDialog } from './InvestigationDialog.js';
export type { InvestigationDialogProps } from './InvestigationDialog.js';
export { InvestigationOfOrder } from './InvestigationOfOrder.js';
export type { InvestigationOfOrderProps } from './InvestigationOfOrder.js';
export { InvestigationThread } from './InvestigationThread.js';
export type { InvestigationThreadProps } from './InvestigationThread.js';
export type { OrderOfInvestigation } from './order-of-investigation.js';
export { useUnseenInvestigations } from './useUnseenInvestigations.js';
