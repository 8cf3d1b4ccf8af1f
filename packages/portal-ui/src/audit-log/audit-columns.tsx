import { ListTree } from 'lucide-react';
import {
  auditEntryText,
  auditPersonText,
  auditRecordsText,
  type AuditEntry,
} from '@kontor/portal-core/audit-log';
import { formatInstant } from '@kontor/portal-core/dates';
import type { Translate } from '@kontor/portal-core/i18n';
import { CellActions, CellButton, type Column } from '../table/index.js';

interface ColumnOptions {
  readonly translate: Translate;
  readonly timeZone: string;
  readonly onDetails: (entry: AuditEntry) => void;
}

/** The columns of the audit log: time, user, action and record. The details show the rest. */
export function auditColumns({
  translate,
  timeZone,
  onDetails,
}: ColumnOptions): readonly Column<AuditEntry>[] {
  return [
    {
      id: 'at',
      header: translate('auditLog.at'),
      text: ({ at }) => formatInstant(Date.parse(at), timeZone),
      width: 148,
    },
    {
      id: 'actor',
      card: 'half',
      header: translate('auditLog.actor'),
      text: (entry) => auditPersonText(translate, entry),
      width: 180,
      grow: 1,
    },
    {
      id: 'action',
      card: 'line',
      header: translate('auditLog.action'),
      text: (entry) => auditEntryText(translate, entry),
      width: 240,
      grow: 1,
    },
    {
      id: 'records',
      card: 'line',
      header: translate('auditLog.records'),
      text: (entry) => auditRecordsText(translate, entry),
      renderCard: (entry) => {
        const text = auditRecordsText(translate, entry);
        return text === translate('auditLog.noRecords') ? null : text;
      },
      width: 280,
      grow: 2,
    },
    {
      id: 'actions',
      card: 'corner',
      header: translate('common.actions'),
      isHeaderHidden: true,
      text: () => '',
      renderCell: (entry) => (
        <CellActions>
          <CellButton
            label={translate('auditLog.details', { id: entry.id })}
            icon={<ListTree />}
            onPress={() => onDetails(entry)}
          />
        </CellActions>
      ),
      width: 56,
      pin: 'end',
    },
  ];
}
