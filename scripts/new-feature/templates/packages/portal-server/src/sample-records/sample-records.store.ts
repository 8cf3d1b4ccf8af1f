import type { DataScope } from '@kontor/portal-core/access';
import type { SampleRecord, SampleRecordsQuery } from '@kontor/portal-core/sample-records';
import type { PortalList } from '@kontor/portal-core/wire';
import type { Knex } from 'knex';
import { columns, pageOf, placeOf, scoped } from '../db/index.js';

const DEFAULT_LIMIT = 50;
const RECORD = columns('sample_records', ['id', 'name']);

/** Sample records of the scope by name. */
export async function findSampleRecords(
  read: Knex,
  scope: DataScope,
  query: SampleRecordsQuery,
): Promise<PortalList<SampleRecord>> {
  const found = scoped(read('sample_records'), scope, 'merchant_erp_id').orderBy(['name', 'id']);
  const { rows, foundCount } = await pageOf(found, RECORD, placeOf(query, DEFAULT_LIMIT));
  return { entries: rows, foundCount };
}
