import { orderErrorList } from '../../../order-errors/index.js';
import { ORDER_ERRORS_FEATURES } from '../../widgets/features.js';
import { OrderErrors } from '../../widgets/OrderErrors.js';
import type { ElementWidgetProps } from './element-widget.js';
import { useListOffer, useSearchedList } from './list-element.js';

/** `kontor-order-errors` on a partner's page. */
export function OrderErrorsElement(props: ElementWidgetProps) {
  const offer = useListOffer(props, ORDER_ERRORS_FEATURES);
  return <OrderErrors {...useSearchedList(props, orderErrorList)} {...offer} />;
}
