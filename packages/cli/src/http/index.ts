export { exportCsv, writeAnswer } from './export-csv.js';
export type { ExportOutput } from './export-csv.js';
export { notSignedIn, withClient, withPortal } from './portal.js';
export { portalDay } from './portal-day.js';
export { refusedAs } from './refused-as.js';
export { refuseOthers } from './refuse-others.js';
export type { MerchantsOption } from './refuse-others.js';
export { isApiKey, whoIs } from './who-is.js';
