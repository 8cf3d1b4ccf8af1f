import { auditLogFilter, type AuditLogFilter } from '@kontor/portal-core/audit-log';
import type { Search } from '@kontor/portal-core/list-filter';
import { pageFromSearch, pageToSearch } from '../table/index.js';

/** State of the audit log: the filter and the page. Entries are sorted newest first. */
export interface AuditList {
  readonly filter: AuditLogFilter;
  /** Page number, starting at 1. */
  readonly page: number;
}

/** Writes the list state as address parameters. The first page is left out. */
export function auditListToSearch({ filter, page }: AuditList): Record<string, string> {
  return { ...auditLogFilter.toSearch(filter), ...pageToSearch(page) };
}

/** Reads the list state from address parameters. Values that cannot be read are left out, and so is a record number without its kind. */
export function auditListFromSearch(search: Search): AuditList {
  const { record_id, ...filter } = auditLogFilter.fromSearch(search);
  const isRecord = filter.kind !== undefined && record_id !== undefined;
  return { filter: isRecord ? { ...filter, record_id } : filter, page: pageFromSearch(search) };
}
