export * as sampleRecordCalls from './sample-records.api.js';
export { sampleRecordsList } from './sample-records.api.js';
export type { SampleRecordsQuery } from './sample-records.api.js';
export type { SampleRecord } from './sample-record.types.js';
