import type { Translate } from '@kontor/portal-core/i18n';
import type { OrderErrorFilter } from '@kontor/portal-core/order-errors';
import { type MerchantView } from '../merchant-choice/index.js';
import { MerchantCriteria, useMerchantChips } from '../merchants/index.js';
import { useTranslate } from '../provider/index.js';
import {
  ChoiceCriterion,
  DaysCriterion,
  daysText,
  type FilterChip,
  filterChips,
  FoldedFilterBar,
  useFilterDraft,
} from '../table/index.js';
import { useOrderErrorSettings } from './useOrderErrorSettings.js';

export interface OrderErrorsFilterBarProps {
  /** The filter that is applied. */
  readonly filter: OrderErrorFilter;
  readonly onChange: (filter: OrderErrorFilter) => void;
  /** Whose errors the list shows. */
  readonly merchants: MerchantView;
}

/** The filter bar of the order errors. The criteria take effect when applied. */
export function OrderErrorsFilterBar({ filter, onChange, merchants }: OrderErrorsFilterBarProps) {
  const translate = useTranslate();
  const { statuses, types, request } = useOrderErrorSettings();
  const chips = [...errorChips(filter, translate), ...useMerchantChips(merchants, filter)];
  const { draft, field, edit, bar } = useFilterDraft(filter, onChange, { chips });
  const choice = (name: 'status' | 'type', values: readonly string[]) => (
    <ChoiceCriterion
      {...request}
      label={`orderErrors.${name}`}
      allText="orderErrors.all"
      options={values.map((value) => ({ value, label: value }))}
      {...field(name)}
    />
  );
  return (
    <FoldedFilterBar {...bar}>
      {choice('status', statuses)}
      {choice('type', types)}
      <DaysCriterion
        name="dateFrom"
        label="orderErrors.errorDate"
        allText="orderErrors.all"
        value={{ from: draft.dateFrom, to: draft.dateTo }}
        onChange={({ from, to }) => edit({ dateFrom: from, dateTo: to })}
      />
      <MerchantCriteria view={merchants} filter={draft} onChange={edit} />
    </FoldedFilterBar>
  );
}

/** The applied criteria in words. */
function errorChips(
  { status, type, dateFrom: from, dateTo: to, orderErpId }: OrderErrorFilter,
  translate: Translate,
): FilterChip<OrderErrorFilter>[] {
  return filterChips(
    [
      ['status', 'orderErrors.status', status],
      ['type', 'orderErrors.type', type],
      [['dateFrom', 'dateTo'], 'orderErrors.errorDate', daysText({ from, to }, translate)],
      ['orderErpId', 'orderErrors.orderErpId', orderErpId],
    ],
    translate,
  );
}
