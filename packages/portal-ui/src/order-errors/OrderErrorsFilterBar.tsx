import { merchantLabel, type OrderErrorFilter } from '@kontor/portal-core';
import { Criterion, Days } from '../table/filter-criteria.styles.js';
import { useAllMerchants } from '../merchants/useAllMerchants.js';
import { DateRangePicker, Select } from '../primitives/index.js';
import type { OptionRequest } from '../primitives/fields/option-request.js';
import { useTranslate } from '../provider/index.js';
import { FoldedFilterBar, useFilterDraft, type FilterPart } from '../table/index.js';
import { activeErrorFilters, withoutErrorFilter } from './active-error-filters.js';
import { useOrderErrorSettings } from './useOrderErrorSettings.js';

export interface OrderErrorsFilterBarProps {
  /** The filter that is applied. */
  readonly filter: OrderErrorFilter;
  readonly onChange: (filter: OrderErrorFilter) => void;
}

/** Stands for every value; no status or type of the settings is empty. */
const ALL = '';

/** The criteria of the order errors; they hold when applied. */
export function OrderErrorsFilterBar({ filter, onChange }: OrderErrorsFilterBarProps) {
  const translate = useTranslate();
  const { statuses, types, request } = useOrderErrorSettings();
  const { merchants, ...ofMerchants } = useAllMerchants();
  const { draft, isChanged, edit, apply } = useFilterDraft(filter, onChange);
  const choice = (
    label: string,
    values: readonly (readonly [string, string])[],
    name: ChoiceName,
    from: OptionRequest,
  ) => (
    <Criterion>
      <Select
        {...from}
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
    <FoldedFilterBar
      onApply={() => apply()}
      isChanged={isChanged}
      active={active}
      onRemove={({ id }) => onChange(withoutErrorFilter(filter, id))}
      onClear={() => onChange({})}
    >
      {choice(translate('orderErrors.status'), same(statuses), 'status', request)}
      {choice(translate('orderErrors.type'), same(types), 'type', request)}
      <Days>
        <DateRangePicker
          label={translate('orderErrors.errorDate')}
          hasLabelInside
          placeholder={translate('orderErrors.all')}
          value={{ from: draft.dateFrom ?? null, to: draft.dateTo ?? null }}
          onChange={({ from, to }) => edit({ dateFrom: from ?? undefined, dateTo: to ?? undefined })}
        />
      </Days>
      {(merchants.length > 1 || ofMerchants.failure) &&
        choice(
          translate('orderErrors.merchant'),
          merchants.map((one) => [String(one.erp_merchant_id), merchantLabel(one)] as const),
          'merchantErpId',
          ofMerchants,
        )}
    </FoldedFilterBar>
  );
}

type ChoiceName = 'status' | 'type' | 'merchantErpId';
const partOf = (name: ChoiceName, value: string): FilterPart<OrderErrorFilter> =>
  name === 'merchantErpId' && value !== ALL ? { merchantErpId: Number(value) } : { [name]: value };
