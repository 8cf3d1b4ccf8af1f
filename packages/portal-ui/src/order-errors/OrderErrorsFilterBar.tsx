import { merchantLabel, type Merchant, type OrderErrorFilter, type Translate } from '@kontor/portal-core';
import { useAllMerchants } from '../merchants/index.js';
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
}

/** The filter bar of the order errors. The criteria take effect when applied. */
export function OrderErrorsFilterBar({ filter, onChange }: OrderErrorsFilterBarProps) {
  const translate = useTranslate();
  const { statuses, types, request } = useOrderErrorSettings();
  const { merchants, ...ofMerchants } = useAllMerchants();
  const chips = errorChips(filter, merchants, translate);
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
        label="orderErrors.errorDate"
        allText="orderErrors.all"
        value={{ from: draft.dateFrom, to: draft.dateTo }}
        onChange={({ from, to }) => edit({ dateFrom: from, dateTo: to })}
      />
      {(merchants.length > 1 || ofMerchants.failure) && (
        <ChoiceCriterion
          {...ofMerchants}
          label="orderErrors.merchant"
          allText="orderErrors.all"
          options={merchants.map((one) => ({
            value: String(one.erp_merchant_id),
            label: merchantLabel(one),
          }))}
          value={draft.merchantErpId}
          onChange={(merchant) => edit({ merchantErpId: merchant && Number(merchant) })}
        />
      )}
    </FoldedFilterBar>
  );
}

/** The applied criteria in words. */
function errorChips(
  { status, type, dateFrom: from, dateTo: to, merchantErpId, orderErpId }: OrderErrorFilter,
  merchants: readonly Merchant[],
  translate: Translate,
): FilterChip<OrderErrorFilter>[] {
  const merchant = merchants.find(({ erp_merchant_id }) => erp_merchant_id === merchantErpId);
  return filterChips(
    [
      ['status', 'orderErrors.status', status],
      ['type', 'orderErrors.type', type],
      [['dateFrom', 'dateTo'], 'orderErrors.errorDate', daysText({ from, to }, translate)],
      ['merchantErpId', 'orderErrors.merchant', merchant ? merchantLabel(merchant) : merchantErpId],
      ['orderErpId', 'orderErrors.orderErpId', orderErpId],
    ],
    translate,
  );
}
