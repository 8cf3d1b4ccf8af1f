import { useParams } from '@tanstack/react-router';
import { DeliveryDetail } from '@kontor/portal-ui/deliveries';

/** The page of the delivery that the URL names. */
export function DeliveryPage() {
  const { deliveryId = '' }: { deliveryId?: string } = useParams({ strict: false });
  const id = /^[1-9]\d{0,14}$/.test(deliveryId) ? Number(deliveryId) : null;
  return <DeliveryDetail key={deliveryId} id={id} listHref="/deliveries" />;
}
