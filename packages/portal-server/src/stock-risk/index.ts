export { foretellWeek } from './foretell-weeks.js';
export { mondayOf, readHistories, WEEKS_BACK } from './read-histories.js';
export { renewStockNeeded } from './renew-stock-needed.js';
export { stockRiskRoutes } from './stock-risk.routes.js';
export { stockRiskTask } from './stock-risk.task.js';
