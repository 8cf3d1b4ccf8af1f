import { useMemo } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslate } from '@kontor/portal-ui';
import {
  AuditLog,
  auditListFromSearch,
  auditListToSearch,
  type AuditList,
} from '@kontor/portal-ui/audit-log';

/** The page of the audit trail of all writes. The URL holds filter and page. */
export function AuditLogPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const list = useMemo(() => auditListFromSearch(search), [search]);
  const show = (next: AuditList) =>
    void navigate({
      to: '/audit-log',
      search: auditListToSearch(next),
      resetScroll: next.page !== list.page,
    });
  return <AuditLog heading={<h1>{translate('shell.auditLog')}</h1>} list={list} onChange={show} />;
}
