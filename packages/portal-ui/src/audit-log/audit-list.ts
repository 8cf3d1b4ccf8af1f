import { isIsoDay, type AuditLogFilterQuery } from '@kontor/portal-core';

/** Which entries the audit log shows, and which page of them. */
export interface AuditList {
  readonly filter: AuditLogFilterQuery;
  /** From 1. */
  readonly page: number;
}

/** The list as texts for a URL's query; what is as usual is left out. */
export function auditListToSearch({ filter, page }: AuditList): Record<string, string> {
  const parts = Object.entries({ ...filter, page: page > 1 ? page : undefined });
  return Object.fromEntries(
    parts.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]),
  );
}

/** Reads a list from a URL's query. What cannot be read is left out, since a URL may be typed by hand or be old. */
export function auditListFromSearch(search: Readonly<Record<string, unknown>>): AuditList {
  const text = (name: string, max: number) => {
    const value = search[name];
    return typeof value === 'string' && value !== '' && value.length <= max ? { [name]: value } : {};
  };
  const day = (name: string) =>
    isIsoDay(String(search[name] ?? '')) ? { [name]: String(search[name]) } : {};
  const kind = text('kind', 40);
  const record = 'kind' in kind ? idOf(search['record_id']) : null;
  return {
    filter: {
      ...text('username', 191),
      ...text('action', 100),
      ...day('from'),
      ...day('to'),
      ...kind,
      ...(record === null ? {} : { record_id: record }),
    },
    page: idOf(search['page']) ?? 1,
  };
}

/** Larger numbers belong to no record and no page. */
const MAX_ID = 2_000_000_000;

/** A whole number from 1, or null. */
export function idOf(value: unknown): number | null {
  const text = String(value ?? '').trim();
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= MAX_ID ? id : null;
}
