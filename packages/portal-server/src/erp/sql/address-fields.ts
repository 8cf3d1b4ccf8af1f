import { newOrderShape, type DeliveryAddress } from '@kontor/portal-core';

/** The columns of an address that an order is given with. */
export const ADDRESS_FIELDS = Object.keys(
  newOrderShape.shape.address.shape,
) as readonly (keyof DeliveryAddress)[];
