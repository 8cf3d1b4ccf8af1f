import {
  offsetOfPage,
  type DataScope,
  type PortalList,
  type SampleRecord,
  type SampleRecordsQuery,
} from '@kontor/portal-core';
import type { Knex } from 'knex';
import { countOf } from '../db/count-of.js';

const DEFAULT_LIMIT = 50;

/** Sample records of the scope by name. */
export async function findSampleRecords(
  read: Knex,
  scope: DataScope,
  { limit = DEFAULT_LIMIT, page = 1, offset = offsetOfPage(page, limit) }: SampleRecordsQuery,
): Promise<PortalList<SampleRecord>> {
  const found = read('sample_records');
  if (scope.kind === 'merchant') found.where({ merchant_erp_id: scope.merchantErpId });
  const rows = found.clone().select('id', 'name').orderBy(['name', 'id']);
  const [entries, foundCount] = await Promise.all([rows.limit(limit).offset(offset - 1), countOf(found)]);
  return { entries, foundCount };
}
