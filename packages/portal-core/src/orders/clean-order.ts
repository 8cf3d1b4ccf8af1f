import { cleanText } from '../validation/index.js';
import type { ADDRESS_FIELDS, NEW_ORDER_FIELDS } from './order.fields.js';
import type { OrderPayload } from './order-payload.js';

/**
 * The texts of an order in their stored form (`cleanText`), which are checked and normalised from here on; empty for parts that are not
 * given.
 */
export type CleanOrder = Readonly<
  Record<keyof typeof ADDRESS_FIELDS | keyof typeof NEW_ORDER_FIELDS, string>
>;

/** Cleans every text of an order once. */
export function cleanOrder(payload: OrderPayload): CleanOrder {
  const { address } = payload;
  return {
    external_order_id: cleanText(payload.external_order_id),
    customer_order_reference: cleanText(payload.customer_order_reference),
    date: cleanText(payload.date),
    pack_station: cleanText(payload.pack_station),
    post_filiale: cleanText(payload.post_filiale),
    post_number: cleanText(payload.post_number),
    salutation: cleanText(address.salutation),
    company: cleanText(address.company),
    name: cleanText(address.name),
    second_name: cleanText(address.second_name),
    street: cleanText(address.street),
    address_second_line: cleanText(address.address_second_line),
    postal_code: cleanText(address.postal_code),
    city: cleanText(address.city),
    country_code: cleanText(address.country_code),
    email: cleanText(address.email),
  };
}
