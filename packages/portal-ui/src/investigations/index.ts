export { InvestigationThread } from './InvestigationThread.js';
export type { InvestigationThreadProps } from './InvestigationThread.js';
export { Causes } from './Causes.js';
export { turnWords } from './turn-words.js';
export { WhoseTurn } from './WhoseTurn.js';
export { useUnseenInvestigations } from './useUnseenInvestigations.js';
