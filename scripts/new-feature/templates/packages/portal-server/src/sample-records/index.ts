export { sampleRecordsRoutes } from './sample-records.routes.js';
