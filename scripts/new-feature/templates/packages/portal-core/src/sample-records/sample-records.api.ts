import * as z from 'zod/mini';
import type { Wire } from '../validation/index.js';
import { defineCall, pageQuery, portalList, resourceCall } from '../wire/index.js';
import { sampleRecordShape } from './sample-record.types.js';

const listQuery = z.strictObject(pageQuery(250));
export type SampleRecordsQuery = Wire<typeof listQuery>;

export const sampleRecordsList = defineCall({
  id: 'sampleRecords.list',
  method: 'GET',
  path: '/sample-records',
  access: resourceCall('/sample-records'),
  summary: 'Sample records by name, those of the own merchant or of all.',
  query: listQuery,
  response: portalList(sampleRecordShape),
});
