import type { MouseEvent, ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Deliveries } from '../../deliveries/Deliveries.js';
import { DEFAULT_DELIVERY_LIST, type DeliveryListState } from '../../deliveries/delivery-list.js';
import { DeliveryDetail } from '../../deliveries/DeliveryDetail.js';
import { Button } from '../../primitives/index.js';
import { PageColumn } from '../../primitives/layout/Page.js';
import { useTranslate } from '../../provider/index.js';
import { useKept } from './useKept.js';

export interface DeliveryWorkflowProps {
  /** Which deliveries, in which order, which page, where the host keeps that. */
  readonly list?: DeliveryListState | undefined;
  /** What it begins with where the widget keeps it; everything unless told. */
  readonly defaultList?: DeliveryListState | undefined;
  /** Called with the list the user asks for. */
  readonly onChange?: ((list: DeliveryListState) => void) | undefined;
  /** The delivery shown, null for the list, where the host keeps that. */
  readonly deliveryId?: number | null | undefined;
  /** Called with the delivery that is to show; null for the list. */
  readonly onDeliveryChange?: ((deliveryId: number | null) => void) | undefined;
  /** A title above the list. */
  readonly heading?: ReactNode;
}

const ADDRESS = '#kontor-delivery-';
const hrefOf = ({ id }: { readonly id: number }) => `${ADDRESS}${id}`;

/** Goods announced to the warehouse, from the list through one delivery's work and back. */
export function DeliveryWorkflow(props: DeliveryWorkflowProps) {
  const translate = useTranslate();
  const [list, show] = useKept(props.list, props.defaultList ?? DEFAULT_DELIVERY_LIST, props.onChange);
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
  // The links of the list are links for screen readers and the pointer; here they lead within the widget.
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')?.getAttribute('href');
    if (!link?.startsWith(ADDRESS)) return;
    event.preventDefault();
    open(Number(link.slice(ADDRESS.length)));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are what is pressed
    <div onClick={follow}>
      <Deliveries list={list} onChange={show} hrefOf={hrefOf} heading={props.heading} />
    </div>
  );
}
