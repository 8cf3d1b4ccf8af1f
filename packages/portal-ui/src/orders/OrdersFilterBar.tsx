import type { ReactNode } from 'react';
import type { Translate } from '@kontor/portal-core/i18n';
import { ORDER_STATUS_TEXTS, ORDER_STATUSES, type OrderFilter } from '@kontor/portal-core/orders';
import { type MerchantView } from '../merchant-choice/index.js';
import { MerchantCriteria, useMerchantChips } from '../merchants/index.js';
import { useTranslate } from '../provider/index.js';
import { SinceVisit } from './SinceVisit.js';
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
} from '../table/index.js';

/** Renders further criteria of a host, after those of the filter bar. */
export type FurtherFilters = (apply: (part: Partial<OrderFilter>) => void) => ReactNode;

export interface OrdersFilterBarProps {
  /** The filter that is applied. */
  readonly filter: OrderFilter;
  readonly onChange: (filter: OrderFilter) => void;
  /** Whose orders the list shows. */
  readonly merchants: MerchantView;
  /** The filter after clearing. */
  readonly clearedFilter: OrderFilter;
  /** Chips of the criteria from `renderFurther`. */
  readonly chips?: readonly FilterChip<OrderFilter>[] | undefined;
  /** Renders further criteria; `apply` applies a change together with the entries of the other fields. */
  readonly renderFurther?: FurtherFilters | undefined;
  /** Whether orders since the reader's last visit can be chosen. */
  readonly hasVisits?: boolean | undefined;
}

const CHOOSABLE = ORDER_STATUSES.filter((status) => status !== '');

/** The filter bar of the orders table. Texts are applied with Enter, choices at once. */
export function OrdersFilterBar(props: OrdersFilterBarProps) {
  const { filter, onChange, merchants, clearedFilter: cleared } = props;
  const translate = useTranslate();
  const ofMerchants = useMerchantChips(merchants, {
    ...filter,
    displayAllMerchants: filter.displayAllMerchants && !cleared.displayAllMerchants,
  });
  const chips = [...orderChips(filter, translate), ...(props.chips ?? []), ...ofMerchants];
  const { draft, field, apply, bar } = useFilterDraft(filter, onChange, { chips, cleared });
  return (
    <FoldedFilterBar {...bar}>
      <TextCriterion label="orders.orderId" maxLength={100} {...field('externalOrderId')} />
      <ChoiceCriterion
        name="status"
        label="orders.status"
        allText="orders.allStatuses"
        options={textOptions(CHOOSABLE, ORDER_STATUS_TEXTS, translate)}
        value={draft.status?.[0]}
        onChange={(status) => apply({ status: status && [status] })}
      />
      <DaysCriterion
        name="dateFrom"
        label="orders.date"
        allText="orders.allStatuses"
        value={{ from: draft.dateFrom, to: draft.dateTo }}
        onChange={({ from, to }) => apply({ dateFrom: from, dateTo: to })}
      />
      <TextCriterion label="orders.trackingNumber" maxLength={100} {...field('trackingNumber')} />
      <TextCriterion
        label="orders.search"
        placeholder="orders.searchPlaceholder"
        maxLength={100}
        {...field('search')}
      />
      {props.renderFurther?.(apply)}
      {props.hasVisits && <SinceVisit value={draft.sinceVisit} onChange={apply} />}
      <MerchantCriteria view={merchants} filter={draft} onChange={apply} />
    </FoldedFilterBar>
  );
}

/** The applied criteria in words. */
function orderChips(
  { externalOrderId, status = [], dateFrom: from, dateTo: to, ...filter }: OrderFilter,
  translate: Translate,
): FilterChip<OrderFilter>[] {
  const statuses = status.map((one) => translate(ORDER_STATUS_TEXTS[one])).join(', ');
  return filterChips(
    [
      ['externalOrderId', 'orders.orderId', externalOrderId],
      ['status', 'orders.status', statuses],
      [['dateFrom', 'dateTo'], 'orders.date', daysText({ from, to }, translate)],
      ['trackingNumber', 'orders.trackingNumber', filter.trackingNumber],
      ['search', 'orders.search', filter.search],
      ['sinceVisit', 'orders.sinceVisit', filter.sinceVisit],
      ['importId', 'orders.ofImport', filter.importId],
      ['othersAfter', 'orders.othersAfter', filter.othersAfter],
    ],
    translate,
  );
}
