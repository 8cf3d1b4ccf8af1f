export {
  InvestigationDialog,
  InvestigationOfOrder,
  InvestigationThread,
  useUnseenInvestigations,
} from '../investigations/index.js';
export type {
  InvestigationDialogProps,
  InvestigationOfOrderProps,
  InvestigationThreadProps,
  OrderOfInvestigation,
} from '../investigations/index.js';
export { InvestigationsTable } from './InvestigationsTable.js';
export type { InvestigationsTableProps } from './InvestigationsTable.js';
