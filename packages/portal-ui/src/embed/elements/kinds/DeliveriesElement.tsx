import { deliveryList } from '../../../deliveries/index.js';
import { DeliveryWorkflow, type DeliveryWorkflowProps } from '../../widgets/DeliveryWorkflow.js';
import { DELIVERIES_FEATURES } from '../../widgets/features.js';
import { type ElementWidgetProps, useOpenRecord } from './element-widget.js';
import { useListOffer, useSearchedList } from './list-element.js';

/** `kontor-deliveries` on a partner's page. */
export function DeliveriesElement(props: ElementWidgetProps) {
  const { emit, values } = props;
  const [deliveryId, open] = useOpenRecord(values['deliveryId']);
  return (
    <DeliveryWorkflow
      {...useSearchedList(props, deliveryList)}
      {...useListOffer(props, DELIVERIES_FEATURES)}
      deliveryId={deliveryId}
      hrefOf={values['hrefOf'] as DeliveryWorkflowProps['hrefOf']}
      onDeliveryChange={(id) => {
        open(id);
        emit({ type: 'delivery-change', deliveryId: id });
      }}
    />
  );
}
