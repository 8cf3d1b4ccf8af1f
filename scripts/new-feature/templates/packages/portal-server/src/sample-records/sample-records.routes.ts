import { sampleRecordsList } from '@kontor/portal-core/sample-records';
import { route, type Route } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { findSampleRecords } from './sample-records.store.js';

/** Sample records to look at. */
export function sampleRecordsRoutes({ database }: Pick<ServerDeps, 'database'>): Route[] {
  return [route(sampleRecordsList, ({ scope, query }) => findSampleRecords(database.read, scope, query))];
}
