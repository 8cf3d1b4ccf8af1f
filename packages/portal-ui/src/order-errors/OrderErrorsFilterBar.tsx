import { useState } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { orderErrorFilterToSearch, type Merchant, type OrderErrorFilter } from '@kontor/portal-core';
import { Criterion, Days, FilterToggle, NarrowFilters } from '../table/filter-criteria.styles.js';
import { useAllMerchants } from '../merchants/useAllMerchants.js';
import { DateRangePicker, Select } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { FilterBar } from '../table/index.js';
import { activeErrorFilters, merchantOption, withoutErrorFilter } from './active-error-filters.js';
import { useOrderErrorSettings } from './useOrderErrorSettings.js';

export interface OrderErrorsFilterBarProps {
  /** The filter that is applied. */
  readonly filter: OrderErrorFilter;
  readonly onChange: (filter: OrderErrorFilter) => void;
}

const NO_MERCHANTS: readonly Merchant[] = [];
/** Stands for every value; no status or type of the settings is empty. */
const ALL = '';

/** The criteria of the order errors; they hold when applied. */
export function OrderErrorsFilterBar({ filter, onChange }: OrderErrorsFilterBarProps) {
  const translate = useTranslate();
  const [isOpen, open] = useState(false);
  const { statuses, types } = useOrderErrorSettings();
  const merchants = useAllMerchants() ?? NO_MERCHANTS;
  const { draft, isChanged, edit } = useErrorFilterDraft(filter);
  const choice = (label: string, values: readonly (readonly [string, string])[], name: ChoiceName) => (
    <Criterion>
      <Select
        label={label}
        hasLabelInside
        options={[
          { value: ALL, label: translate('orderErrors.all') },
          ...values.map(([value, words]) => ({ value, label: words })),
        ]}
        value={String(draft[name] ?? ALL)}
        onChange={({ value }) => edit(partOf(name, value))}
      />
    </Criterion>
  );
  const active = activeErrorFilters(filter, merchants, translate);
  const same = (values: readonly string[]) => values.map((value) => [value, value] as const);
  return (
    <>
      <FilterToggle type="button" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        <SlidersHorizontal aria-hidden="true" />
        {translate('common.filters')}
        {active.length > 0 && <b>{active.length}</b>}
      </FilterToggle>
      <NarrowFilters data-open={isOpen || undefined}>
        <FilterBar
          onApply={() => onChange(draft)}
          isChanged={isChanged}
          active={active}
          onRemove={({ id }) => onChange(withoutErrorFilter(filter, id))}
          onClear={() => onChange({})}
        >
          {choice(translate('orderErrors.status'), same(statuses), 'status')}
          {choice(translate('orderErrors.type'), same(types), 'type')}
          <Days>
            <DateRangePicker
              label={translate('orderErrors.errorDate')}
              hasLabelInside
              placeholder={translate('orderErrors.all')}
              value={{ from: draft.dateFrom ?? null, to: draft.dateTo ?? null }}
              onChange={({ from, to }) => edit({ dateFrom: from ?? undefined, dateTo: to ?? undefined })}
            />
          </Days>
          {merchants.length > 1 &&
            choice(
              translate('orderErrors.merchant'),
              merchants.map((one) => [String(one.erp_merchant_id), merchantOption(one, translate)] as const),
              'merchantErpId',
            )}
        </FilterBar>
      </NarrowFilters>
    </>
  );
}

type ChoiceName = 'status' | 'type' | 'merchantErpId';
type FilterPart = { readonly [Name in keyof OrderErrorFilter]?: OrderErrorFilter[Name] | undefined };

function partOf(name: ChoiceName, value: string): FilterPart {
  if (value === ALL) return { [name]: undefined };
  return name === 'merchantErpId' ? { merchantErpId: Number(value) } : { [name]: value };
}

/** Keeps a draft beside the applied filter; a filter that changes from outside replaces it. */
function useErrorFilterDraft(applied: OrderErrorFilter) {
  const appliedText = textOf(applied);
  const [draft, setDraft] = useState(applied);
  const [seenText, setSeenText] = useState(appliedText);
  if (seenText !== appliedText) {
    setSeenText(appliedText);
    setDraft(applied);
  }
  return {
    draft,
    isChanged: textOf(draft) !== appliedText,
    edit(part: FilterPart) {
      const next = Object.entries({ ...draft, ...part }).filter(([, value]) => value !== undefined);
      setDraft(Object.fromEntries(next));
    },
  };
}

const textOf = (filter: OrderErrorFilter): string => JSON.stringify(orderErrorFilterToSearch(filter));
