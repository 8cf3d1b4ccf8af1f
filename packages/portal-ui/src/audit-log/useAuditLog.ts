import { useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import {
  AUDIT_LOG_CSV_ROWS,
  AUDIT_LOG_PAGE_SIZE,
  auditLogCsv,
  auditLogList,
  type AuditLogFilter,
} from '@kontor/portal-core/audit-log';
import {
  fetchCsv,
  saveFile,
  useAnswer,
  useLanguage,
  usePortalClient,
  useTranslate,
} from '../provider/index.js';
import { useNotify, useNotifyFailure } from '../primitives/index.js';
import { pagedRows } from '../table/index.js';
import type { AuditList } from './audit-list.js';

/** Fetches a page of the audit log, newest first. */
export function useAuditLog({ filter, page }: AuditList) {
  const input = { query: { ...filter, page, limit: AUDIT_LOG_PAGE_SIZE } };
  return pagedRows(useAnswer(auditLogList, input, { placeholderData: keepPreviousData }));
}

/** Downloads the entries that match the filter, and reports success or failure. */
export function useAuditDownload(filter: AuditLogFilter) {
  const client = usePortalClient();
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      let found = 0;
      const { name, content } = await fetchCsv(
        () => client.open(auditLogCsv, { query: filter }),
        (_, total) => (found = total),
      );
      saveFile(name, content);
      const rows = AUDIT_LOG_CSV_ROWS.toLocaleString(language);
      const cut = translate('auditLog.downloadCut', { rows, total: found.toLocaleString(language) });
      const title = translate('auditLog.downloadStarted', { file: name });
      notify({ level: 'success', title, ...(found > AUDIT_LOG_CSV_ROWS && { message: cut }) });
    } catch (error) {
      notifyFailure(translate('auditLog.downloadFailed'), error);
    } finally {
      setBusy(false);
    }
  };
  return { download, isBusy };
}
