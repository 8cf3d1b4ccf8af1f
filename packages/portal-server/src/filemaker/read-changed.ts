import {
  addressPortals,
  fieldOf,
  readStamp,
  writeStamp,
  type FileMakerMapping,
  type FoundRecord,
} from '@kontor/portal-core/filemaker';
import type { DataApi } from './data-api.js';

/** Records of one answer. */
const PAGE = 200;
/** Rows of an order's addresses, of which there is one. */
const ROWS = 10;

/**
 * Reads Kontor's records that were changed at a timestamp of the ERP or later (`2026-11-28T04:05:06`), in pages, oldest first. A page begins at
 * the last timestamp of the one before, not at a place in the list: records that change meanwhile move to its end, and others would be
 * passed by. The same record may therefore come twice.
 */
export async function* readChanged(
  api: Pick<DataApi, 'find'>,
  mapping: FileMakerMapping,
  since: string,
  signal: AbortSignal,
): AsyncGenerator<readonly FoundRecord[]> {
  const { layout, fields } = mapping;
  const portals = Object.fromEntries(addressPortals(mapping).map(({ portal }) => [portal, ROWS]));
  let [from, offset] = [since, 1];
  for (;;) {
    const query = [{ [fields.changedAt]: `>=${writeStamp(from)}`, [fields.kontorNumber]: '*' }];
    const sort = [{ fieldName: fields.changedAt, sortOrder: 'ascend' } as const];
    const records = await api.find(layout, { query, sort, limit: PAGE, offset, portals }, signal);
    if (records.length > 0) yield records;
    const [last] = records.slice(-1);
    if (records.length < PAGE || last === undefined) return;
    const until = readStamp(fieldOf(last.fieldData, fields.changedAt));
    if (until > from) [from, offset] = [until, 1];
    else offset += PAGE;
  }
}
