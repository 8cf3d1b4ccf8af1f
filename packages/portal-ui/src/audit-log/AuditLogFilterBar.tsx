import {
  AUDIT_AREAS,
  AUDIT_EVENTS,
  AUDIT_KINDS,
  auditKindText,
  auditLogFilter,
  type AuditLogFilter,
} from '@kontor/portal-core/audit-log';
import type { TextKey, Translate } from '@kontor/portal-core/i18n';
import { useTranslate } from '../provider/index.js';
import {
  ChoiceCriterion,
  DaysCriterion,
  daysText,
  type FilterChip,
  filterChips,
  FoldedFilterBar,
  TextCriterion,
  textOptions,
  useFilterDraft,
} from '../table/index.js';

export interface AuditLogFilterBarProps {
  /** The filter that is applied. */
  readonly filter: AuditLogFilter;
  readonly onChange: (filter: AuditLogFilter) => void;
}

/** The criteria as the fields hold them: as the texts of an address. */
type Draft = { readonly [Name in keyof AuditLogFilter]?: string };

/** The filter bar of the audit log. The criteria take effect when applied. */
export function AuditLogFilterBar({ filter, onChange }: AuditLogFilterBarProps) {
  const translate = useTranslate();
  const { draft, field, edit, isRefused, bar } = useFilterDraft<Draft>(
    auditLogFilter.toSearch(filter),
    (next) => onChange(auditLogFilter.fromSearch(next)),
    { chips: auditChips(filter, translate), isValid: (next) => recordProblem(next) === null },
  );
  const problem = isRefused ? recordProblem(draft) : null;
  return (
    <FoldedFilterBar {...bar}>
      <TextCriterion label="auditLog.username" maxLength={191} {...field('username')} />
      <ChoiceCriterion
        label="auditLog.area"
        allText="auditLog.any"
        options={optionsOf(AUDIT_AREAS, draft.action && areaOf(draft.action), translate)}
        value={draft.action && areaOf(draft.action)}
        onChange={(area) => edit({ action: area && `${area}.` })}
      />
      <ChoiceCriterion
        label="auditLog.event"
        allText="auditLog.any"
        options={optionsOf(AUDIT_EVENTS, draft.event, translate)}
        {...field('event')}
      />
      <DaysCriterion
        label="auditLog.days"
        allText="auditLog.any"
        value={{ from: draft.from, to: draft.to }}
        onChange={({ from, to }) => edit({ from, to })}
      />
      <ChoiceCriterion
        label="auditLog.kind"
        allText="auditLog.any"
        options={optionsOf(AUDIT_KINDS, draft.kind, translate)}
        {...field('kind')}
      />
      <TextCriterion
        label="auditLog.recordId"
        inputMode="numeric"
        maxLength={10}
        error={problem === null ? undefined : translate(problem)}
        {...field('record_id')}
      />
    </FoldedFilterBar>
  );
}

/** Options for the known words. A value from the address that is not among them becomes an option of its own. */
function optionsOf(
  texts: Readonly<Record<string, TextKey>>,
  value: string | undefined,
  translate: Translate,
) {
  const known = textOptions(Object.keys(texts), texts, translate);
  return value === undefined || texts[value] ? known : [{ value, label: value }, ...known];
}

/** The area of a call's id or of its prefix: `orders` for `orders.`. */
const areaOf = (action: string): string => action.replace(/\.$/, '');

/** The validation message for a record number without a kind, since the number means nothing alone; null if there is no problem. */
function recordProblem({ kind, record_id = '' }: Draft): TextKey | null {
  if (record_id.trim() === '') return null;
  if (auditLogFilter.fromSearch({ record_id }).record_id === undefined) return 'auditLog.numbersOnly';
  return kind === undefined ? 'auditLog.recordIdAlone' : null;
}

/** The applied criteria in words. */
function auditChips(
  { username, action, event, kind, record_id, ...days }: AuditLogFilter,
  translate: Translate,
): FilterChip<Draft>[] {
  const area = action && AUDIT_AREAS[areaOf(action)];
  const record = kind && [auditKindText(translate, kind), record_id].filter(Boolean).join(' ');
  return filterChips(
    [
      ['username', 'auditLog.username', username],
      ['action', 'auditLog.area', area ? translate(area) : action],
      ['event', 'auditLog.event', event && translate(AUDIT_EVENTS[event])],
      [['from', 'to'], 'auditLog.days', daysText(days, translate)],
      [['kind', 'record_id'], 'auditLog.kind', record],
    ],
    translate,
  );
}
