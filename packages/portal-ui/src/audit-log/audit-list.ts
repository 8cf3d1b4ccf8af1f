import { auditLogFilter, type AuditLogFilter, type Search } from '@kontor/portal-core';
import { pageFromSearch, pageToSearch } from '../table/index.js';

/** Which entries the audit log shows, newest first, and which page of them. */
export interface AuditList {
  readonly filter: AuditLogFilter;
  /** From 1. */
  readonly page: number;
}

/** The list as texts for an address; the first page needs none. */
export function auditListToSearch({ filter, page }: AuditList): Record<string, string> {
  return { ...auditLogFilter.toSearch(filter), ...pageToSearch(page) };
}

/** Reads an address. What cannot be read is left out, and so is a record's number without its kind. */
export function auditListFromSearch(search: Search): AuditList {
  const { record_id, ...filter } = auditLogFilter.fromSearch(search);
  const isRecord = filter.kind !== undefined && record_id !== undefined;
  return { filter: isRecord ? { ...filter, record_id } : filter, page: pageFromSearch(search) };
}
