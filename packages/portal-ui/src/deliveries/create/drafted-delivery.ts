import type { DeliveryProduct } from '@kontor/portal-core/deliveries';

/** A delivery that another page has drafted, to be announced. */
export interface DraftedDelivery {
  readonly merchantErpId: number;
  readonly products: readonly DeliveryProduct[];
}
