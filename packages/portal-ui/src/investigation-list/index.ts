export { InvestigationsTable } from './InvestigationsTable.js';
