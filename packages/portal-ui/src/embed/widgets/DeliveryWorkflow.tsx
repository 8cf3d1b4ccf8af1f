import { useMemo, type ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Deliveries, DeliveryDetail, deliveryList, type DeliveryListState } from '../../deliveries/index.js';
import { Button, PageColumn } from '../../primitives/index.js';
import { usePortalOrigin, useTranslate } from '../../provider/index.js';
import { FixedFilters } from './FixedFilters.js';
import { useKept } from './useKept.js';

export interface DeliveryWorkflowProps {
  /** Filter, sorting and page, if the host keeps them. */
  readonly list?: DeliveryListState | undefined;
  /** Initial list state if the widget keeps it; by default without a filter. */
  readonly defaultList?: DeliveryListState | undefined;
  /** Called with the list the user asks for. */
  readonly onChange?: ((list: DeliveryListState) => void) | undefined;
  /** The delivery to show, null for the list; undefined if the widget keeps it. */
  readonly deliveryId?: number | null | undefined;
  /** Called with the delivery to show; null for the list. */
  readonly onDeliveryChange?: ((deliveryId: number | null) => void) | undefined;
  /** The address of a delivery for a new browser tab; by default its page in the portal. A plain click stays within the widget. */
  readonly hrefOf?: ((delivery: { readonly id: number }) => string) | undefined;
  /** A title above the list. */
  readonly heading?: ReactNode;
  /** Whether chips say what the page's token limits the list to; they do unless told. */
  readonly showsFixedFilters?: boolean | undefined;
}

/** Deliveries announced to the warehouse: the list, the page of one delivery, and the way back. */
export function DeliveryWorkflow(props: DeliveryWorkflowProps) {
  const translate = useTranslate();
  const [list, show] = useKept(props.list, props.defaultList ?? deliveryList.usual, props.onChange);
  const origin = usePortalOrigin();
  const toPortal = useMemo(
    () => (delivery: { readonly id: number }) => `${origin}/deliveries/${delivery.id}`,
    [origin],
  );
  const [id, open] = useKept<number | null>(props.deliveryId, null, props.onDeliveryChange);
  if (id !== null)
    return (
      <PageColumn>
        <div>
          <Button variant="quiet" icon={<ArrowLeft aria-hidden="true" />} onPress={() => open(null)}>
            {translate('common.back')}
          </Button>
        </div>
        <DeliveryDetail key={id} id={id} />
      </PageColumn>
    );
  return (
    <>
      {props.showsFixedFilters !== false && <FixedFilters of={['deliveries']} />}
      <Deliveries
        list={list}
        onChange={show}
        hrefOf={props.hrefOf ?? toPortal}
        onOpen={(delivery) => open(delivery.id)}
        heading={props.heading}
      />
    </>
  );
}
