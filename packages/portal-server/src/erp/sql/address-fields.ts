import { newOrderShape, type DeliveryAddress } from '@kontor/portal-core/orders';

/** The address columns of a new order. */
export const ADDRESS_FIELDS = Object.keys(
  newOrderShape.shape.address.shape,
) as readonly (keyof DeliveryAddress)[];
