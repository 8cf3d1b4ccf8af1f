export { investigationsRoutes } from './investigations.routes.js';
