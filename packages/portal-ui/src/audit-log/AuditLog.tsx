import { useMemo, useState, type ReactNode } from 'react';
import { Download } from 'lucide-react';
import { AUDIT_LOG_PAGE_SIZE, type AuditEntry } from '@kontor/portal-core';
import { Button } from '../primitives/index.js';
import { PageColumn, PageHead } from '../primitives/layout/Page.js';
import { useLanguage, useTranslate } from '../provider/index.js';
import { problemText } from '../provider/problem-text.js';
import { timeZoneOf } from '../settings/time-zone.js';
import { useSettings } from '../settings/useSettings.js';
import { Pager, Table, TableFooter } from '../table/index.js';
import { auditColumns } from './audit-columns.js';
import type { AuditList } from './audit-list.js';
import { AuditEntryDialog } from './AuditEntryDialog.js';
import { AuditLogFilterBar } from './AuditLogFilterBar.js';
import { useAuditDownload, useAuditLog } from './useAuditLog.js';

export interface AuditLogProps {
  /** Which entries and which page; kept by the host, for example in its address. */
  readonly list: AuditList;
  readonly onChange: (list: AuditList) => void;
  /** The title of the page. */
  readonly heading?: ReactNode;
}

const rowId = (entry: AuditEntry) => String(entry.id);

/** Who did what, as whom, on which record: filtered, page by page, and as a file. */
export function AuditLog({ list, onChange, heading }: AuditLogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const timeZone = timeZoneOf(useSettings().settings ?? []);
  const { entries, isLoading, error, retry } = useAuditLog(list);
  const { download, isBusy } = useAuditDownload(list.filter);
  const [shown, show] = useState<AuditEntry | null>(null);
  const columns = useMemo(
    () => auditColumns({ translate, timeZone, onDetails: show }),
    [translate, timeZone],
  );
  const found = entries?.foundCount;
  return (
    <PageColumn>
      <PageHead>
        {heading}
        <Button icon={<Download aria-hidden="true" />} isBusy={isBusy} onPress={() => void download()}>
          {translate('auditLog.download')}
        </Button>
      </PageHead>
      <AuditLogFilterBar filter={list.filter} onChange={(filter) => onChange({ filter, page: 1 })} />
      <Table
        label={translate('auditLog.tableLabel')}
        columns={columns}
        rows={entries?.entries ?? []}
        rowId={rowId}
        totalCount={found}
        rowOffset={(list.page - 1) * AUDIT_LOG_PAGE_SIZE}
        maxHeight="none"
        isLoading={isLoading}
        skeletonRows={10}
        error={error ? { message: problemText(error, translate), onRetry: retry } : undefined}
        emptyText={translate('auditLog.noResults')}
        footer={
          <TableFooter
            count={
              found === undefined
                ? ''
                : translate('auditLog.foundCount', { count: found, total: found.toLocaleString(language) })
            }
          >
            <Pager
              page={list.page}
              pageSize={AUDIT_LOG_PAGE_SIZE}
              totalCount={found ?? 0}
              isLoading={isLoading}
              onChange={({ page }) => onChange({ ...list, page })}
            />
          </TableFooter>
        }
      />
      {shown !== null && <AuditEntryDialog entry={shown} timeZone={timeZone} onClose={() => show(null)} />}
    </PageColumn>
  );
}
