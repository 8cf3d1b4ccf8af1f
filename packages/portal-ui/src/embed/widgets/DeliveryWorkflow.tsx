import { Suspense, useMemo, type ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Deliveries, deliveryList, type DeliveryListState } from '../../deliveries/index.js';
import { Button, lazyPart, LoadingNote, PageColumn } from '../../primitives/index.js';
import { usePortalOrigin, useTranslate } from '../../provider/index.js';
import type { DeliveriesFeature } from './features.js';
import { FILTERED_DELIVERIES } from './fixed-filters/filtered-deliveries.js';
import { type ListOfferProps, Offered } from './Offered.js';
import { useHeldList } from './useHeldList.js';
import { useKept } from './useKept.js';

const DeliveryDetail = lazyPart(() =>
  import('../../deliveries/DeliveryDetail.js').then((module) => module.DeliveryDetail),
);

export interface DeliveryWorkflowProps extends ListOfferProps<DeliveriesFeature, DeliveryListState> {
  /** The delivery to show, null for the list; undefined if the widget keeps it. */
  readonly deliveryId?: number | null | undefined;
  /** Called with the delivery to show; null for the list. */
  readonly onDeliveryChange?: ((deliveryId: number | null) => void) | undefined;
  /** The address of a delivery for a new browser tab; by default its page in the portal. A plain click stays within the widget. */
  readonly hrefOf?: ((delivery: { readonly id: number }) => string) | undefined;
  /** A title above the list. */
  readonly heading?: ReactNode;
}

/** Deliveries announced to the warehouse: the list, the page of one delivery, and the way back. */
export function DeliveryWorkflow(props: DeliveryWorkflowProps) {
  const translate = useTranslate();
  const [list, show] = useHeldList(props, deliveryList.usual);
  const origin = usePortalOrigin();
  const toPortal = useMemo(
    () => (delivery: { readonly id: number }) => `${origin}/deliveries/${delivery.id}`,
    [origin],
  );
  const [id, open] = useKept<number | null>(props.deliveryId, null, props.onDeliveryChange);
  if (id !== null)
    return (
      <Offered without={props.without}>
        <PageColumn>
          <div>
            <Button variant="quiet" icon={<ArrowLeft aria-hidden="true" />} onPress={() => open(null)}>
              {translate('common.back')}
            </Button>
          </div>
          <Suspense fallback={<LoadingNote />}>
            <DeliveryDetail key={id} id={id} />
          </Suspense>
        </PageColumn>
      </Offered>
    );
  return (
    <Offered {...props} of={[FILTERED_DELIVERIES]}>
      <Deliveries
        list={list}
        onChange={show}
        hrefOf={props.hrefOf ?? toPortal}
        onOpen={(delivery) => open(delivery.id)}
        heading={props.heading}
      />
    </Offered>
  );
}
