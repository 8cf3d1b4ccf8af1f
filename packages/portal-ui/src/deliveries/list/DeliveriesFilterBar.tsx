import {
  DELIVERY_FILTER_STATUSES,
  DELIVERY_STATUS_TEXTS,
  type DeliveryFilter,
} from '@kontor/portal-core/deliveries';
import type { Translate } from '@kontor/portal-core/i18n';
import { type MerchantView } from '../../merchant-choice/index.js';
import { clearedDeliveryFilter } from './cleared-delivery-filter.js';
import { MerchantCriteria, useMerchantChips } from '../../merchants/index.js';
import { useTranslate } from '../../provider/index.js';
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
} from '../../table/index.js';

export interface DeliveriesFilterBarProps {
  /** The filter that is applied. */
  readonly filter: DeliveryFilter;
  readonly onChange: (filter: DeliveryFilter) => void;
  /** Whose deliveries the list shows. */
  readonly merchants: MerchantView;
}

/** The filter bar of the deliveries. The criteria take effect when applied, by the button or by Enter. */
export function DeliveriesFilterBar({ filter, onChange, merchants }: DeliveriesFilterBarProps) {
  const translate = useTranslate();
  const chips = [
    ...deliveryChips(filter, translate),
    ...useMerchantChips(merchants, { merchantErpId: filter.merchantErpId }),
  ];
  const cleared = clearedDeliveryFilter(merchants);
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
        name="id"
        label="deliveries.deliveryId"
        inputMode="numeric"
        maxLength={15}
        value={draft.id}
        onChange={(text) => edit({ id: idOf(text) })}
      />
      <TextCriterion label="deliveries.product" maxLength={100} {...field('product')} />
      <DaysCriterion label="deliveries.created" allText="deliveries.anyDay" {...field('created')} />
      <DaysCriterion
        label="deliveries.arriving"
        allText="deliveries.anyDay"
        outlook="coming"
        {...field('arriving')}
      />
      <MerchantCriteria view={merchants} filter={draft} onChange={edit} />
    </FoldedFilterBar>
  );
}

/** The applied criteria in words. */
function deliveryChips(
  { id, status, expected, product, merchantId, created = {}, arriving = {} }: DeliveryFilter,
  translate: Translate,
): FilterChip<DeliveryFilter>[] {
  return filterChips(
    [
      ['status', 'deliveries.status', status && translate(DELIVERY_STATUS_TEXTS[status])],
      ['expected', 'deliveries.expected', expected],
      ['id', 'deliveries.deliveryId', id],
      ['product', 'deliveries.product', product],
      ['merchantId', 'merchants.merchant', merchantId],
      ['created', 'deliveries.created', daysText(created, translate)],
      ['arriving', 'deliveries.arriving', daysText(arriving, translate)],
    ],
    translate,
  );
}

/** The typed digits as a number. The field accepts only digits. */
function idOf(text = ''): number | undefined {
  return Number(text.replace(/\D/g, '')) || undefined;
}
