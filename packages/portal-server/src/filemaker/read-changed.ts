import {
  fieldOf,
  readStamp,
  writeStamp,
  type FoundRecord,
  type ReadSource,
} from '@kontor/portal-core/filemaker';
import type { DataApi } from './data-api.js';

/**
 * Reads the records of a source that were changed at a timestamp of the ERP or later (`2026-11-28T04:05:06`), in pages, oldest first. A page begins at
 * the last timestamp of the one before, not at a place in the list: records that change meanwhile move to its end, and others would be
 * passed by. The same record may therefore come twice.
 */
export async function* readChanged(
  api: Pick<DataApi, 'find'>,
  { layout, changedAt, needed, portals, page }: ReadSource,
  since: string,
  signal: AbortSignal,
): AsyncGenerator<readonly FoundRecord[]> {
  const sort = [{ fieldName: changedAt, sortOrder: 'ascend' } as const];
  let [from, offset] = [since, 1];
  for (;;) {
    const query = [{ [changedAt]: `>=${writeStamp(from)}`, [needed]: '*' }];
    const records = await api.find(layout, { query, sort, limit: page, offset, portals }, signal);
    if (records.length > 0) yield records;
    const [last] = records.slice(-1);
    if (records.length < page || last === undefined) return;
    const until = readStamp(fieldOf(last.fieldData, changedAt));
    if (until > from) [from, offset] = [until, 1];
    else offset += page;
  }
}
