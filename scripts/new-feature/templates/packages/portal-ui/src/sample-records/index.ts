export { SampleRecords } from './SampleRecords.js';
export type { SampleRecordsProps } from './SampleRecords.js';
