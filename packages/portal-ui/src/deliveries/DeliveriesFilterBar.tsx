import {
  DELIVERY_FILTER_STATUSES,
  DELIVERY_STATUS_TEXTS,
  merchantLabel,
  type DeliveryFilter,
  type Merchant,
  type Translate,
} from '@kontor/portal-core';
import { useAllMerchants } from '../merchants/index.js';
import { useTranslate } from '../provider/index.js';
import {
  ChoiceCriterion,
  DaysCriterion,
  daysText,
  type FilterChip,
  filterChips,
  FoldedFilterBar,
  MarkCriterion,
  TextCriterion,
  textOptions,
  useFilterDraft,
} from '../table/index.js';

export interface DeliveriesFilterBarProps {
  /** The filter that is applied. */
  readonly filter: DeliveryFilter;
  readonly onChange: (filter: DeliveryFilter) => void;
  /** Whether the user may see the deliveries of all merchants. */
  readonly seesAll: boolean;
}

/** The filter after clearing (specification 2 section 2). */
export const clearedDeliveryFilter = (seesAll: boolean): DeliveryFilter =>
  seesAll ? { displayAllMerchants: true } : {};

/** The filter bar of the deliveries. The criteria take effect when applied, by the button or by Enter. */
export function DeliveriesFilterBar({ filter, onChange, seesAll }: DeliveriesFilterBarProps) {
  const translate = useTranslate();
  const { merchants, ...ofMerchants } = useAllMerchants(seesAll);
  const chips = deliveryChips(filter, merchants, translate);
  const cleared = clearedDeliveryFilter(seesAll);
  const { draft, field, edit, bar } = useFilterDraft(filter, onChange, { chips, cleared });
  return (
    <FoldedFilterBar {...bar}>
      <ChoiceCriterion
        label="deliveries.status"
        hasLabelInside={false}
        allText="deliveries.allStatuses"
        options={textOptions(DELIVERY_FILTER_STATUSES, DELIVERY_STATUS_TEXTS, translate)}
        {...field('status')}
      />
      <TextCriterion
        label="deliveries.deliveryId"
        inputMode="numeric"
        maxLength={15}
        value={draft.id}
        onChange={(text) => edit({ id: idOf(text) })}
      />
      <TextCriterion label="deliveries.product" maxLength={100} {...field('product')} />
      {seesAll && (
        <ChoiceCriterion
          {...ofMerchants}
          label="deliveries.merchant"
          hasLabelInside={false}
          allText="deliveries.allMerchants"
          options={merchants.map((one) => ({ value: String(one.id), label: merchantLabel(one) }))}
          value={draft.merchantId}
          onChange={(merchant) => edit({ merchantId: idOf(merchant) })}
        />
      )}
      <DaysCriterion label="deliveries.created" allText="deliveries.anyDay" {...field('created')} />
      <DaysCriterion
        label="deliveries.arriving"
        allText="deliveries.anyDay"
        outlook="coming"
        {...field('arriving')}
      />
      {seesAll && <MarkCriterion label="deliveries.displayAllMerchants" {...field('displayAllMerchants')} />}
    </FoldedFilterBar>
  );
}

/** The applied criteria in words. */
function deliveryChips(
  { id, status, product, merchantId, created = {}, arriving = {}, displayAllMerchants }: DeliveryFilter,
  merchants: readonly Merchant[],
  translate: Translate,
): FilterChip<DeliveryFilter>[] {
  const merchant = merchants.find((one) => one.id === merchantId);
  return filterChips(
    [
      ['status', 'deliveries.status', status && translate(DELIVERY_STATUS_TEXTS[status])],
      ['id', 'deliveries.deliveryId', id],
      ['product', 'deliveries.product', product],
      ['merchantId', 'deliveries.merchant', merchant ? merchantLabel(merchant) : merchantId],
      ['created', 'deliveries.created', daysText(created, translate)],
      ['arriving', 'deliveries.arriving', daysText(arriving, translate)],
      ['displayAllMerchants', 'deliveries.displayAllMerchants', displayAllMerchants],
    ],
    translate,
  );
}

/** The typed digits as a number. The field accepts only digits. */
function idOf(text = ''): number | undefined {
  return Number(text.replace(/\D/g, '')) || undefined;
}
