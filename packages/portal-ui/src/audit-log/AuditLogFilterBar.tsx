import {
  AUDIT_AREAS,
  AUDIT_KINDS,
  auditKindText,
  formatDay,
  type AuditLogFilterQuery,
  type TextKey,
  type Translate,
} from '@kontor/portal-core';
import { DateRangePicker, Select, TextField } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { Criterion, Days } from '../table/filter-criteria.styles.js';
import { FoldedFilterBar, useFilterDraft, type FilterChip, type FilterPart } from '../table/index.js';
import { idOf } from './audit-list.js';

export interface AuditLogFilterBarProps {
  /** The filter that is applied. */
  readonly filter: AuditLogFilterQuery;
  readonly onChange: (filter: AuditLogFilterQuery) => void;
}

/** Stands for every value. */
const ALL = '';

/** The criteria as the fields hold them. */
type Draft = { readonly [Name in keyof AuditLogFilterQuery]?: string };

/** The criteria of the audit log; they hold when applied. */
export function AuditLogFilterBar({ filter, onChange }: AuditLogFilterBarProps) {
  const translate = useTranslate();
  const { draft, edit, isRefused, bar } = useFilterDraft(
    draftOf(filter),
    (next) => onChange(filterOf(next)),
    { chips: auditChips(filter, translate), isValid: (next) => recordProblem(next) === null },
  );
  const problem = isRefused ? recordProblem(draft) : null;
  return (
    <FoldedFilterBar {...bar}>
      <Criterion>
        <TextField
          label={translate('auditLog.username')}
          isLabelHidden
          placeholder={translate('auditLog.username')}
          maxLength={191}
          value={draft.username ?? ''}
          onChange={({ value }) => edit({ username: value })}
        />
      </Criterion>
      <Criterion>
        <Choice
          label="auditLog.area"
          texts={AUDIT_AREAS}
          value={(draft.action ?? '').replace(/\.$/, '')}
          onChange={(value) => edit({ action: value === ALL ? ALL : `${value}.` })}
        />
      </Criterion>
      <Days>
        <DateRangePicker
          label={translate('auditLog.days')}
          hasLabelInside
          placeholder={translate('auditLog.any')}
          value={{ from: draft.from || null, to: draft.to || null }}
          onChange={({ from, to }) => edit({ from: from ?? '', to: to ?? '' })}
        />
      </Days>
      <Criterion>
        <Choice
          label="auditLog.kind"
          texts={AUDIT_KINDS}
          value={draft.kind ?? ''}
          onChange={(kind) => edit({ kind })}
        />
      </Criterion>
      <Criterion>
        <TextField
          label={translate('auditLog.recordId')}
          isLabelHidden
          placeholder={translate('auditLog.recordId')}
          inputMode="numeric"
          maxLength={10}
          value={draft.record_id ?? ''}
          error={problem === null ? undefined : translate(problem)}
          onChange={({ value }) => edit({ record_id: value })}
        />
      </Criterion>
    </FoldedFilterBar>
  );
}

interface ChoiceProps {
  readonly label: TextKey;
  readonly texts: Readonly<Record<string, TextKey>>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of the known words; a value from the address that is none of them stands for itself. */
function Choice({ label, texts, value, onChange }: ChoiceProps) {
  const translate = useTranslate();
  const isForeign = value !== ALL && texts[value] === undefined;
  return (
    <Select
      label={translate(label)}
      hasLabelInside
      options={[
        { value: ALL, label: translate('auditLog.any') },
        ...(isForeign ? [{ value, label: value }] : []),
        ...Object.entries(texts).map(([id, text]) => ({ value: id, label: translate(text) })),
      ]}
      value={value}
      onChange={({ value: chosen }) => onChange(chosen)}
    />
  );
}

const draftOf = ({ record_id, ...texts }: AuditLogFilterQuery): Draft => ({
  ...texts,
  ...(record_id !== undefined && { record_id: String(record_id) }),
});

function filterOf({ record_id, ...texts }: Draft): AuditLogFilterQuery {
  const set = Object.entries(texts)
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([, value]) => value !== '');
  const id = idOf(record_id);
  return { ...Object.fromEntries(set), ...(id === null ? {} : { record_id: id }) };
}

/** A record's number says nothing without its kind. */
function recordProblem({ kind, record_id = '' }: Draft): TextKey | null {
  if (record_id.trim() === '') return null;
  if (idOf(record_id) === null) return 'auditLog.numbersOnly';
  return kind === undefined ? 'auditLog.recordIdAlone' : null;
}

function auditChips(filter: AuditLogFilterQuery, translate: Translate): FilterChip<Draft>[] {
  const area = AUDIT_AREAS[filter.action?.replace(/\.$/, '') ?? ''];
  const values: readonly (readonly [string, TextKey, string, FilterPart<Draft>])[] = [
    ['username', 'auditLog.username', filter.username ?? '', { username: '' }],
    ['action', 'auditLog.area', area === undefined ? (filter.action ?? '') : translate(area), { action: '' }],
    ['days', 'auditLog.days', daysText(filter, translate), { from: '', to: '' }],
    ['record', 'auditLog.kind', recordText(filter, translate), { kind: '', record_id: '' }],
  ];
  return values
    .filter(([, , value]) => value !== '')
    .map(([id, label, value, without]) => ({
      id,
      label: translate('auditLog.activeFilter', { label: translate(label), value }),
      without,
    }));
}

function recordText({ kind, record_id }: AuditLogFilterQuery, translate: Translate): string {
  if (kind === undefined) return '';
  return [auditKindText(translate, kind), record_id].filter((part) => part !== undefined).join(' ');
}

function daysText({ from, to }: AuditLogFilterQuery, translate: Translate): string {
  if (from && to) return `${formatDay(from)} – ${formatDay(to)}`;
  if (from) return translate('common.fromDate', { date: formatDay(from) });
  return to ? translate('common.untilDate', { date: formatDay(to) }) : '';
}
