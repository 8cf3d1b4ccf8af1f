import { Suspense, useMemo, useState, type ReactNode } from 'react';
import {
  deliveriesList,
  deliveryFilter,
  type Delivery,
  type DeliveryEvent,
} from '@kontor/portal-core/deliveries';
import { useElsewhere } from '../live/index.js';
import { useMerchantView } from '../merchant-choice/index.js';
import { CreateButton, lazyPart, LoadingNote, PageColumn } from '../primitives/index.js';
import { useOffers, useOpenFilter, useTranslate } from '../provider/index.js';
import { FilterBarSpace, ListTable, ListToolbar, useColumnWidths } from '../table/index.js';
import { clearedDeliveryFilter } from './list/cleared-delivery-filter.js';
import { deliveryColumns } from './list/delivery-columns.js';
import type { DraftedDelivery } from './create/drafted-delivery.js';
import { deliveryList, type DeliveryListState } from './record/delivery-list.js';
import { useDeliveries, ofMerchant } from './record/useDeliveries.js';
import { useRampList } from './list/useRampList.js';
import { useWaitingBookings } from './booking/waiting-bookings.js';
import { useTimeZone } from '../settings/index.js';

const DeliveryCards = lazyPart(() =>
  import('./list/DeliveryCards.js').then((module) => module.DeliveryCards),
);
const WaitingBookings = lazyPart(() =>
  import('./booking/WaitingBookings.js').then((module) => module.WaitingBookings),
);
/** Loaded on demand, so that the list comes first. The same goes for what is opened from it. */
const DeliveriesFilterBar = lazyPart(() =>
  import('./list/DeliveriesFilterBar.js').then((module) => module.DeliveriesFilterBar),
);
const StatusChange = lazyPart(() => import('./status/StatusChange.js').then((module) => module.StatusChange));
const CreateDelivery = lazyPart(() =>
  import('./create/CreateDelivery.js').then((module) => module.CreateDelivery),
);
const DeliveryDetails = lazyPart(() =>
  import('./detail/DeliveryDetails.js').then((module) => module.DeliveryDetails),
);

export interface DeliveriesProps {
  /** Filter, sorting and page number; kept by the host, for example in its address. */
  readonly list: DeliveryListState;
  /** Called with the list state the user asks for. */
  readonly onChange: (list: DeliveryListState) => void;
  /** The address of a delivery's own page. */
  readonly hrefOf: (delivery: Pick<Delivery, 'id'>) => string;
  /** Opens a delivery in place of its own page. The own page is then only used for a new browser tab. */
  readonly onOpen?: ((delivery: Pick<Delivery, 'id'>) => void) | undefined;
  readonly heading?: ReactNode;
  /** Actions of the list as a whole, before the one that announces a delivery; on a phone behind one button. */
  readonly actions?: ReactNode;
  /** A delivery that another page has drafted: its form is open to begin with. */
  readonly drafted?: DraftedDelivery | null;
}

type Opened =
  | { readonly kind: 'create'; readonly drafted?: DraftedDelivery }
  | { readonly kind: 'details'; readonly id: number }
  | { readonly kind: 'step'; readonly delivery: Delivery; readonly event: DeliveryEvent };
const CHANGED_TEXTS = { some: 'live.deliveries', many: 'live.manyDeliveries' } as const;
const rowId = (delivery: Delivery) => String(delivery.id);

/** List of deliveries with filter, sorting, pagination, details, and a form to announce one; on a phone, as cards. Router-free: the host keeps `list`. */
export function Deliveries({ list, onChange, hrefOf, onOpen, heading, actions, drafted }: DeliveriesProps) {
  const translate = useTranslate();
  const timeZone = useTimeZone();
  const merchants = useMerchantView();
  const mayCreate = useOffers('create');
  const [opened, open] = useState<Opened | null>(drafted && mayCreate ? { kind: 'create', drafted } : null);
  const ramp = useRampList(list);
  const isWaiting = useWaitingBookings().all.length > 0;
  const deliveries = useDeliveries(ofMerchant(ramp.list, merchants));
  const elsewhere = { changes: useElsewhere('delivery', deliveriesList), texts: CHANGED_TEXTS };
  const columns = useMemo(
    () =>
      deliveryColumns({
        translate,
        timeZone,
        hrefOf,
        onOpen,
        onDetails: ({ id }) => open({ kind: 'details', id }),
        onStep: (delivery, event) => open({ kind: 'step', delivery, event }),
      }),
    [translate, timeZone, hrefOf, onOpen],
  );
  const widths = useColumnWidths('deliveries');
  const isFiltered = deliveryFilter.isNarrowed(useOpenFilter(list.filter));
  const shown = {
    found: deliveries,
    emptyText: translate(isFiltered ? 'deliveries.noResults' : 'deliveries.noDeliveriesYet'),
    onClearFilters: isFiltered
      ? () => onChange({ ...list, filter: clearedDeliveryFilter(merchants), page: 1 })
      : undefined,
  };
  const close = () => open(null);
  return (
    <PageColumn>
      <ListToolbar heading={heading}>
        {actions}
        {mayCreate && (
          <CreateButton onPress={() => open({ kind: 'create' })}>
            {translate('deliveries.create')}
          </CreateButton>
        )}
      </ListToolbar>
      <Suspense fallback={<FilterBarSpace data-chips={isFiltered || undefined} />}>
        <DeliveriesFilterBar
          filter={list.filter}
          onChange={(filter) => onChange({ ...list, filter, page: 1 })}
          merchants={merchants}
        />
      </Suspense>
      <Suspense fallback={null}>{isWaiting && <WaitingBookings />}</Suspense>
      {ramp.isPhone ? (
        <Suspense fallback={<LoadingNote />}>
          <DeliveryCards
            {...shown}
            ramp={ramp}
            elsewhere={elsewhere}
            onChange={({ page }) => onChange({ ...list, page })}
            hrefOf={hrefOf}
          />
        </Suspense>
      ) : (
        <ListTable
          {...shown}
          label={translate('deliveries.tableLabel')}
          columns={columns}
          widths={widths}
          list={list}
          onChange={onChange}
          pageSize={deliveryList.pageSize}
          foundText="deliveries.foundCount"
          rowId={rowId}
          elsewhere={elsewhere}
          maxHeight="none"
          skeletonRows={8}
        />
      )}
      <Suspense fallback={null}>
        {opened?.kind === 'create' && <CreateDelivery drafted={opened.drafted} onClose={close} />}
        {opened?.kind === 'step' && (
          <StatusChange delivery={opened.delivery} event={opened.event} onClose={close} />
        )}
        {opened?.kind === 'details' && (
          <DeliveryDetails id={opened.id} hrefOf={hrefOf} onOpen={onOpen} onClose={close} />
        )}
      </Suspense>
    </PageColumn>
  );
}
