export { countImportsAfter } from './receipt.store.js';
export { orderImportRoutes } from './order-import.routes.js';
