export { cmsBlocksRoutes } from './cms-blocks.routes.js';
