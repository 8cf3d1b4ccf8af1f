import { useState } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { formatDay, type AuditLogFilterQuery, type TextKey, type Translate } from '@kontor/portal-core';
import { Criterion, Days, FilterToggle, NarrowFilters } from '../table/filter-criteria.styles.js';
import { DateRangePicker, Select, TextField } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { FilterBar, type ActiveFilter } from '../table/index.js';
import { idOf } from './audit-list.js';
import { AUDIT_AREAS, AUDIT_KINDS, kindText } from './audit-texts.js';

export interface AuditLogFilterBarProps {
  /** The filter that is applied. */
  readonly filter: AuditLogFilterQuery;
  readonly onChange: (filter: AuditLogFilterQuery) => void;
}

/** Stands for every value. */
const ALL = '';

/** The criteria as the fields hold them; empty text where nothing is wanted. */
interface Draft {
  readonly username: string;
  readonly action: string;
  readonly from: string;
  readonly to: string;
  readonly kind: string;
  readonly record_id: string;
}

/** The criteria of the audit log; they hold when applied. */
export function AuditLogFilterBar({ filter, onChange }: AuditLogFilterBarProps) {
  const translate = useTranslate();
  const [isOpen, open] = useState(false);
  const [isTold, tell] = useState(false);
  const { draft, edit, isChanged } = useAuditDraft(filter);
  const problem = isTold ? recordProblem(draft) : null;
  const active = activeAuditFilters(filter, translate);
  const apply = () => {
    tell(true);
    if (recordProblem(draft) === null) onChange(filterOf(draft));
  };
  return (
    <>
      <FilterToggle type="button" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        <SlidersHorizontal aria-hidden="true" />
        {translate('common.filters')}
        {active.length > 0 && <b>{active.length}</b>}
      </FilterToggle>
      <NarrowFilters data-open={isOpen || undefined}>
        <FilterBar
          onApply={apply}
          isChanged={isChanged}
          active={active}
          onRemove={({ id }) => onChange(withoutAuditFilter(filter, id))}
          onClear={() => onChange({})}
        >
          <Criterion>
            <TextField
              label={translate('auditLog.username')}
              isLabelHidden
              placeholder={translate('auditLog.username')}
              maxLength={191}
              value={draft.username}
              onChange={({ value }) => edit({ username: value })}
            />
          </Criterion>
          <Criterion>
            <Choice
              label="auditLog.area"
              texts={AUDIT_AREAS}
              value={draft.action.replace(/\.$/, '')}
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
              value={draft.kind}
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
              value={draft.record_id}
              error={problem === null ? undefined : translate(problem)}
              onChange={({ value }) => edit({ record_id: value })}
            />
          </Criterion>
        </FilterBar>
      </NarrowFilters>
    </>
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

const draftOf = (filter: AuditLogFilterQuery): Draft => ({
  username: filter.username ?? '',
  action: filter.action ?? '',
  from: filter.from ?? '',
  to: filter.to ?? '',
  kind: filter.kind ?? '',
  record_id: String(filter.record_id ?? ''),
});

function filterOf({ record_id, ...texts }: Draft): AuditLogFilterQuery {
  const set = Object.entries(texts)
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([, value]) => value !== '');
  const id = idOf(record_id);
  return { ...Object.fromEntries(set), ...(id === null ? {} : { record_id: id }) };
}

/** A record's number says nothing without its kind. */
function recordProblem({ kind, record_id }: Draft): TextKey | null {
  if (record_id.trim() === '') return null;
  if (idOf(record_id) === null) return 'auditLog.numbersOnly';
  return kind === ALL ? 'auditLog.recordIdAlone' : null;
}

/** Keeps a draft beside the applied filter; a filter that changes from outside replaces it. */
function useAuditDraft(applied: AuditLogFilterQuery) {
  const [draft, setDraft] = useState(() => draftOf(applied));
  const appliedText = JSON.stringify(draftOf(applied));
  const [seenText, setSeenText] = useState(appliedText);
  if (seenText !== appliedText) {
    setSeenText(appliedText);
    setDraft(draftOf(applied));
  }
  return {
    draft,
    isChanged: JSON.stringify(draft) !== appliedText,
    edit: (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part })),
  };
}

/** The parts of the filter each chip stands for. */
const CHIPS: Readonly<Record<string, readonly (keyof AuditLogFilterQuery)[]>> = {
  username: ['username'],
  action: ['action'],
  days: ['from', 'to'],
  record: ['kind', 'record_id'],
};

function withoutAuditFilter(filter: AuditLogFilterQuery, chip: string): AuditLogFilterQuery {
  const gone = CHIPS[chip] ?? [];
  const kept = Object.entries(filter).filter(([name]) => !gone.includes(name as keyof AuditLogFilterQuery));
  return Object.fromEntries(kept);
}

function activeAuditFilters(filter: AuditLogFilterQuery, translate: Translate): ActiveFilter[] {
  const area = AUDIT_AREAS[filter.action?.replace(/\.$/, '') ?? ''];
  const values: readonly (readonly [string, TextKey, string])[] = [
    ['username', 'auditLog.username', filter.username ?? ''],
    ['action', 'auditLog.area', area === undefined ? (filter.action ?? '') : translate(area)],
    ['days', 'auditLog.days', daysText(filter, translate)],
    ['record', 'auditLog.kind', recordText(filter, translate)],
  ];
  return values
    .filter(([, , value]) => value !== '')
    .map(([id, label, value]) => ({
      id,
      label: translate('auditLog.activeFilter', { label: translate(label), value }),
    }));
}

function recordText({ kind, record_id }: AuditLogFilterQuery, translate: Translate): string {
  if (kind === undefined) return '';
  return [kindText(translate, kind), record_id].filter((part) => part !== undefined).join(' ');
}

function daysText({ from, to }: AuditLogFilterQuery, translate: Translate): string {
  if (from && to) return `${formatDay(from)} – ${formatDay(to)}`;
  if (from) return translate('common.fromDate', { date: formatDay(from) });
  return to ? translate('common.untilDate', { date: formatDay(to) }) : '';
}
