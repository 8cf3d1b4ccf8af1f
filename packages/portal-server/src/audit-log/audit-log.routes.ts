import type { Principal } from '@kontor/portal-core/access';
import {
  AUDIT_LOG_CSV_ROWS,
  AUDIT_LOG_PAGE_SIZE,
  auditEntryText,
  auditDetailLines,
  auditLogCsv,
  auditLogInMyName,
  auditLogList,
  auditRecordName,
  IN_MY_NAME_PAGE_SIZE,
  mayReadAuditLog,
  type AuditEntry,
  type AuditLogFilterQuery,
} from '@kontor/portal-core/audit-log';
import { formatInstant, isIsoDay } from '@kontor/portal-core/dates';
import type { Translate } from '@kontor/portal-core/i18n';
import { issue } from '@kontor/portal-core/validation';
import { csvFile } from '../csv/index.js';
import { placeOf } from '../db/index.js';
import { HttpProblem, Reply, type Route, route, validationFailed } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { downloadEntries, findEntries, findInNameOf } from './audit-log.store.js';

/** The route that tells people what others did in their name. */
export const inMyNameRoute = ({ database: { read } }: Pick<ServerDeps, 'database'>): Route =>
  route(auditLogInMyName, ({ query, actor: { actorId, subjectId } }) => {
    if (actorId !== subjectId) throw new HttpProblem('forbidden');
    return findInNameOf(read, subjectId, placeOf(query, IN_MY_NAME_PAGE_SIZE));
  });

/** Routes of the audit trail of all writes. It can be read and downloaded, but never changed. */
export function auditLogRoutes({
  database: { read },
  clock,
  events,
  config: { timeZone },
}: Pick<ServerDeps, 'database' | 'clock' | 'config' | 'events'>): Route[] {
  return [
    route(auditLogList, async ({ query, principal }) => {
      refuseOneMerchant(principal);
      const { limit, page, offset, ...filter } = query;
      const place = placeOf({ limit, page, offset }, AUDIT_LOG_PAGE_SIZE);
      checkDays(filter);
      await events.flush();
      return findEntries(read, { filter, place, timeZone });
    }),
    route(auditLogCsv, async ({ query: filter, principal, info: { t } }) => {
      refuseOneMerchant(principal);
      checkDays(filter);
      await events.flush();
      const page = { filter, place: placeOf({}, AUDIT_LOG_CSV_ROWS), timeZone };
      const { entries, foundCount } = await downloadEntries(read, page);
      const rows = entries.map((entry) => cellsOf(entry, timeZone, t));
      return new Reply<undefined>(csvFile(headOf(t), rows), {
        headers: {
          'Content-Disposition': `attachment; filename="audit_log_${String(clock())}.csv"`,
          'X-Found-Count': String(foundCount),
        },
      });
    }),
  ];
}

function refuseOneMerchant(principal: Principal): void {
  if (!mayReadAuditLog(principal)) throw new HttpProblem('forbidden');
}

function checkDays(filter: AuditLogFilterQuery): void {
  const wrong = (['from', 'to'] as const).filter((name) => {
    const day = filter[name];
    return day !== undefined && !isIsoDay(day);
  });
  if (wrong.length > 0) throw validationFailed(wrong.map((name) => issue(name, 'date')));
}

const headOf = (t: Translate): string[] => [
  t('auditLog.at'),
  t('auditLog.actor'),
  t('auditLog.subject'),
  t('auditLog.action'),
  t('auditLog.call'),
  t('auditLog.target'),
  t('auditLog.records'),
  t('auditLog.requestId'),
  t('auditLog.apiKey'),
  t('auditLog.times'),
  t('auditLog.until'),
  t('auditLog.address'),
];

function cellsOf(entry: AuditEntry, timeZone: string, t: Translate): string[] {
  const more = entry.record_count - entry.records.length;
  const records = entry.records.map((record) =>
    [auditRecordName(t, record), ...auditDetailLines(t, record)].join(' · '),
  );
  const others = more > 0 ? [t('auditLog.moreRecords', { count: more, total: more })] : [];
  return [
    formatInstant(Date.parse(entry.at), timeZone),
    entry.actor?.username ?? '',
    entry.subject?.username ?? '',
    auditEntryText(t, entry),
    entry.action,
    entry.target,
    [...records, ...others].join(' | '),
    entry.request_id,
    (entry.api_key ?? entry.embedded?.api_key)?.name ?? '',
    entry.event ? String(entry.event.times) : '',
    entry.event ? formatInstant(Date.parse(entry.event.until), timeZone) : '',
    entry.event?.address ?? '',
  ];
}
