import type { ReactNode } from 'react';
import { ORDER_STATUS_TEXTS, ORDER_STATUSES, type OrderFilter, type OrderStatus } from '@kontor/portal-core';
import { Checkbox, DateRangePicker, Select, TextField } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { FoldedFilterBar, type ActiveFilter } from '../table/index.js';
import { activeFilters, withoutFilter } from './active-filters.js';
import { Choice, Criterion, Days } from '../table/filter-criteria.styles.js';
import { useFilterDraft } from '../table/useFilterDraft.js';

/** Criteria of a host beside those of the filter bar. */
export type FurtherFilters = (apply: (part: Partial<OrderFilter>) => void) => ReactNode;

export interface OrdersFilterBarProps {
  /** The filter that is applied. */
  readonly filter: OrderFilter;
  readonly onChange: (filter: OrderFilter) => void;
  /** The user may ask for the orders of all merchants (`/getForAllMerchants`). */
  readonly mayDisplayAllMerchants: boolean;
  /** What clearing goes back to. */
  readonly clearedFilter: OrderFilter;
  /** Chips of criteria that stand in `children`. */
  readonly chips?: readonly ActiveFilter[] | undefined;
  /** Further criteria; `apply` applies a change together with what stands in the other fields. */
  readonly renderFurther?: FurtherFilters | undefined;
}

/** The value that stands for every status; no status is called so. */
const ALL = 'all';
const CHOOSABLE = ORDER_STATUSES.filter((status) => status !== '');

/** The criteria of the orders table. Enter applies texts; a choice applies at once. */
export function OrdersFilterBar(props: OrdersFilterBarProps) {
  const { filter, onChange, mayDisplayAllMerchants, clearedFilter } = props;
  const translate = useTranslate();
  const { draft, isChanged, edit, apply } = useFilterDraft(filter, onChange);
  const textField = (
    name: 'externalOrderId' | 'trackingNumber' | 'search',
    label: string,
    placeholder = label,
  ) => (
    <Criterion>
      <TextField
        label={label}
        isLabelHidden
        placeholder={placeholder}
        maxLength={100}
        value={draft[name] ?? ''}
        onChange={({ value }) => edit({ [name]: value })}
      />
    </Criterion>
  );
  const isUsual = ({ id }: ActiveFilter) => id === 'displayAllMerchants' && clearedFilter.displayAllMerchants;
  const own = activeFilters(filter, translate).filter((chip) => !isUsual(chip));
  const active = [...own, ...(props.chips ?? [])];
  return (
    <FoldedFilterBar
      onApply={apply}
      isChanged={isChanged}
      active={active}
      onRemove={({ id }) => apply(withoutFilter(id, clearedFilter))}
      onClear={() => onChange(clearedFilter)}
    >
      {textField('externalOrderId', translate('orders.orderId'))}
      <Criterion>
        <Select
          label={translate('orders.status')}
          hasLabelInside
          options={[
            { value: ALL, label: translate('orders.allStatuses') },
            ...CHOOSABLE.map((status) => ({ value: status, label: translate(ORDER_STATUS_TEXTS[status]) })),
          ]}
          value={draft.status?.[0] ?? ALL}
          onChange={({ value }) => apply({ status: value === ALL ? [] : [value as OrderStatus] })}
        />
      </Criterion>
      <Days>
        <DateRangePicker
          label={translate('orders.date')}
          hasLabelInside
          placeholder={translate('orders.allStatuses')}
          value={{ from: draft.dateFrom ?? null, to: draft.dateTo ?? null }}
          onChange={({ from, to }) => apply({ dateFrom: from ?? '', dateTo: to ?? '' })}
        />
      </Days>
      {textField('trackingNumber', translate('orders.trackingNumber'))}
      {textField('search', translate('orders.search'), translate('orders.searchPlaceholder'))}
      {props.renderFurther?.(apply)}
      {mayDisplayAllMerchants && (
        <Choice>
          <Checkbox
            label={translate('orders.displayAllMerchants')}
            isSelected={draft.displayAllMerchants === true}
            onChange={({ isSelected }) => apply({ displayAllMerchants: isSelected })}
          />
        </Choice>
      )}
    </FoldedFilterBar>
  );
}
