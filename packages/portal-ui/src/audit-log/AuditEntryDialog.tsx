import { styled } from 'styled-components';
import {
  auditEntryText,
  auditDetailLines,
  auditPersonText,
  auditRecordName,
  type AuditEntry,
  type AuditRecord,
} from '@kontor/portal-core/audit-log';
import { formatInstant } from '@kontor/portal-core/dates';
import type { TextKey } from '@kontor/portal-core/i18n';
import { Dialog, Fact, Facts } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { color, font, space } from '../theme/index.js';

interface AuditEntryDialogProps {
  readonly entry: AuditEntry;
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** Dialog with every recorded field of one audit entry. */
export function AuditEntryDialog({ entry, timeZone, onClose }: AuditEntryDialogProps) {
  const translate = useTranslate();
  const more = entry.record_count - entry.records.length;
  const facts: readonly (readonly [TextKey, string])[] = [
    ['auditLog.at', formatInstant(Date.parse(entry.at), timeZone)],
    ['auditLog.actor', auditPersonText(translate, entry)],
    ['auditLog.action', auditEntryText(translate, entry)],
    ['auditLog.target', `${entry.action} ${entry.target}`],
    ['auditLog.requestId', entry.request_id],
    ...eventFacts(entry, timeZone),
  ];
  return (
    <Dialog isOpen title={translate('auditLog.entry', { id: entry.id })} onClose={onClose}>
      <Facts layout="ruled">
        {facts.map(([label, value]) => (
          <Fact key={label} label={translate(label)}>
            {value}
          </Fact>
        ))}
        <Fact label={translate('auditLog.records')}>
          {entry.records.length === 0 ? (
            translate('auditLog.noRecords')
          ) : (
            <Records>
              {entry.records.map((record, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- a write may concern a record twice, and the list never changes
                <RecordLines key={place} record={record} />
              ))}
              {more > 0 && <li>{translate('auditLog.moreRecords', { count: more, total: more })}</li>}
            </Records>
          )}
        </Fact>
      </Facts>
    </Dialog>
  );
}

/** Until when and from where an event came; nothing of a write. */
function eventFacts({ event }: AuditEntry, timeZone: string): (readonly [TextKey, string])[] {
  if (!event) return [];
  return [
    ['auditLog.until', formatInstant(Date.parse(event.until), timeZone)],
    ['auditLog.address', event.address || '–'],
  ];
}

function RecordLines({ record }: { readonly record: AuditRecord }) {
  const translate = useTranslate();
  return (
    <li>
      {auditRecordName(translate, record)}
      {auditDetailLines(translate, record).map((line) => (
        <small key={line}>{line}</small>
      ))}
    </li>
  );
}

const Records = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space('2')};
  margin: 0;
  padding: 0;
  list-style: none;

  small {
    display: block;
    color: ${color('ink-muted')};
    font-size: ${font('size-sm')};
  }
`;
