import {
  DELIVERY_FILTER_STATUSES,
  DELIVERY_STATUS_TEXTS,
  merchantLabel,
  type DeliveryFilter,
  type DeliveryStatus,
} from '@kontor/portal-core';
import { Choice, Criterion, Days } from '../table/filter-criteria.styles.js';
import { useFilterDraft } from '../table/useFilterDraft.js';
import { Checkbox, DateRangePicker, Select, TextField, type DayRange } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { FoldedFilterBar } from '../table/index.js';
import { activeDeliveryFilters } from './active-delivery-filters.js';
import { useAllMerchants } from '../merchants/useAllMerchants.js';

export interface DeliveriesFilterBarProps {
  /** The filter that is applied. */
  readonly filter: DeliveryFilter;
  readonly onChange: (filter: DeliveryFilter) => void;
  /** May look at the deliveries of all merchants. */
  readonly seesAll: boolean;
}

/** Stands for every value. */
const ALL = '';

/** What a cleared filter holds (specification 2 section 2). */
export const clearedDeliveryFilter = (seesAll: boolean): DeliveryFilter =>
  seesAll ? { displayAllMerchants: true } : {};

/** The criteria of the deliveries; they hold when applied, by the button or by Enter. */
export function DeliveriesFilterBar({ filter, onChange, seesAll }: DeliveriesFilterBarProps) {
  const translate = useTranslate();
  const { merchants, ...ofMerchants } = useAllMerchants(seesAll);
  const { draft, edit, bar } = useFilterDraft(filter, onChange, {
    chips: activeDeliveryFilters(filter, merchants, translate),
    cleared: clearedDeliveryFilter(seesAll),
  });
  const days = (name: 'created' | 'arriving', label: string) => (
    <Days>
      <DateRangePicker
        label={label}
        hasLabelInside
        placeholder={translate('deliveries.anyDay')}
        value={{ from: draft[name]?.from ?? null, to: draft[name]?.to ?? null }}
        onChange={(range) => edit({ [name]: rangeOf(range) })}
      />
    </Days>
  );
  return (
    <FoldedFilterBar {...bar}>
      <Criterion>
        <Select
          label={translate('deliveries.status')}
          isLabelHidden
          options={[
            { value: ALL, label: translate('deliveries.allStatuses') },
            ...DELIVERY_FILTER_STATUSES.map((status) => ({
              value: status,
              label: translate(DELIVERY_STATUS_TEXTS[status]),
            })),
          ]}
          value={draft.status ?? ALL}
          onChange={({ value }) => edit({ status: value as DeliveryStatus | '' })}
        />
      </Criterion>
      <Criterion>
        <TextField
          label={translate('deliveries.deliveryId')}
          isLabelHidden
          placeholder={translate('deliveries.deliveryId')}
          inputMode="numeric"
          maxLength={15}
          value={String(draft.id ?? '')}
          onChange={({ value }) => edit({ id: idOf(value) })}
        />
      </Criterion>
      <Criterion>
        <TextField
          label={translate('deliveries.product')}
          isLabelHidden
          placeholder={translate('deliveries.product')}
          maxLength={100}
          value={draft.product ?? ''}
          onChange={({ value }) => edit({ product: value })}
        />
      </Criterion>
      {seesAll && (
        <Criterion>
          <Select
            {...ofMerchants}
            label={translate('deliveries.merchant')}
            isLabelHidden
            options={[
              { value: ALL, label: translate('deliveries.allMerchants') },
              ...merchants.map((one) => ({
                value: String(one.id),
                label: merchantLabel(one),
              })),
            ]}
            value={String(draft.merchantId ?? ALL)}
            onChange={({ value }) => edit({ merchantId: idOf(value) })}
          />
        </Criterion>
      )}
      {days('created', translate('deliveries.created'))}
      {days('arriving', translate('deliveries.arriving'))}
      {seesAll && (
        <Choice>
          <Checkbox
            label={translate('deliveries.displayAllMerchants')}
            isSelected={draft.displayAllMerchants === true}
            onChange={({ isSelected }) => edit({ displayAllMerchants: isSelected })}
          />
        </Choice>
      )}
    </FoldedFilterBar>
  );
}

/** The digits typed as a number; nothing else can stand in the field. */
function idOf(text: string): number | undefined {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits === '' ? undefined : Number(digits);
}

function rangeOf({ from, to }: DayRange): DeliveryFilter['created'] {
  return from || to ? { ...(from && { from }), ...(to && { to }) } : undefined;
}
