export { parseFlatSearch } from './flat-search.js';
export { listPartOf } from './orders-search.js';
export { createPortalRouter } from './router.js';
