import { useMemo, useState, type ReactNode } from 'react';
import { Download } from 'lucide-react';
import { AUDIT_LOG_PAGE_SIZE, type AuditEntry } from '@kontor/portal-core/audit-log';
import { Button } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useTimeZone } from '../settings/index.js';
import { PagedTable, useColumnWidths } from '../table/index.js';
import { auditColumns } from './audit-columns.js';
import type { AuditList } from './audit-list.js';
import { AuditEntryDialog } from './AuditEntryDialog.js';
import { AuditLogFilterBar } from './AuditLogFilterBar.js';
import { useAuditDownload, useAuditLog } from './useAuditLog.js';

export interface AuditLogProps {
  /** Filter and page number; kept by the host, for example in its address. */
  readonly list: AuditList;
  /** Called with the filter and page the user asks for. */
  readonly onChange: (list: AuditList) => void;
  readonly heading?: ReactNode;
}

/** The audit log: who did what, as whom, on which record. Can be filtered, paged through and downloaded as a file. */
export function AuditLog({ list, onChange, heading }: AuditLogProps) {
  const translate = useTranslate();
  const timeZone = useTimeZone();
  const rows = useAuditLog(list);
  const { download, isBusy } = useAuditDownload(list.filter);
  const [shown, show] = useState<AuditEntry | null>(null);
  const columns = useMemo(
    () => auditColumns({ translate, timeZone, onDetails: show }),
    [translate, timeZone],
  );
  const widths = useColumnWidths('audit-log');
  return (
    <PagedTable
      label={translate('auditLog.tableLabel')}
      columns={columns}
      widths={widths}
      rows={rows}
      page={list.page}
      pageSize={AUDIT_LOG_PAGE_SIZE}
      onChange={({ page }) => onChange({ ...list, page })}
      skeletonRows={10}
      foundText={rows.list?.countIsExact === false ? 'auditLog.foundMore' : 'auditLog.foundCount'}
      emptyText={translate('auditLog.noResults')}
      heading={heading}
      actions={
        <Button icon={<Download aria-hidden="true" />} isBusy={isBusy} onPress={() => void download()}>
          {translate('auditLog.download')}
        </Button>
      }
      filters={
        <AuditLogFilterBar filter={list.filter} onChange={(filter) => onChange({ filter, page: 1 })} />
      }
    >
      {shown !== null && <AuditEntryDialog entry={shown} timeZone={timeZone} onClose={() => show(null)} />}
    </PagedTable>
  );
}
