export { createPortalRouter } from './router.js';
