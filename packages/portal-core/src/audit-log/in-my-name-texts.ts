import type { TextKey, Translate } from '../i18n/index.js';
import type { InMyNameEntry } from './audit-log.api.js';
import { AUDIT_AREAS, auditEntryText, auditRecordsText } from './audit-texts.js';

/** Calls that the person they concern reads about in other words than the one who made them. */
const OWN_TEXTS: Readonly<Record<string, TextKey>> = {
  'session.beginImpersonation': 'auditLog.inMyNameBegan',
  'session.endImpersonation': 'auditLog.inMyNameEnded',
};

/** Text that tells the person it concerns what was done or looked at in their name. */
export function inMyNameText(translate: Translate, entry: InMyNameEntry): string {
  const own = OWN_TEXTS[entry.action];
  if (own !== undefined && entry.event === undefined) return translate(own);
  if (entry.event?.kind === 'view') return viewText(translate, entry, entry.event.times);
  const text = auditEntryText(translate, entry);
  return entry.record_count === 0 ? text : `${text} – ${auditRecordsText(translate, entry)}`;
}

/** The area that was looked at, the number of the record if it was one, and how often. */
function viewText(translate: Translate, { action, target }: InMyNameEntry, times: number): string {
  const key = AUDIT_AREAS[action.split('.')[0] ?? ''];
  const area = key === undefined ? action : translate(key);
  const id = /^\/[a-z-]+\/(\d+)(?:\/|$)/.exec(target)?.[1];
  const named = id === undefined ? area : translate('auditLog.recordNamed', { kind: area, id });
  const text = translate('auditLog.areaVerb', { area: named, verb: translate('auditLog.inMyNameLooked') });
  return times === 1 ? text : translate('auditLog.manyTimes', { text, times });
}
