import { emptyTexts } from '../fields/index.js';
import { issue, type Issue } from '../validation/index.js';
import type { OrderPayload } from './order-payload.js';
import { validateOrder } from './order.rules.js';
import { type Order } from './order.types.js';
import type { DeliveryAddress, OrderItem } from './new-order.types.js';
import { ADDRESS_FIELDS, SALUTATIONS } from './order.fields.js';
import { postPartsOf } from './street-line.js';

/** The values of the order form (specification 1 section 3, order form model). Texts are as typed. */
export interface OrderForm {
  /** ISO day; empty until one is given. */
  readonly date: string;
  readonly external_order_id: string;
  readonly customer_order_reference: string;
  readonly items: readonly OrderItem[];
  readonly address: Readonly<Record<keyof DeliveryAddress, string>>;
  readonly pack_station: string;
  readonly post_filiale: string;
  readonly post_number: string;
  /** ERP id of the merchant, whom staff must choose; null until one is chosen, and for a merchant's own users. */
  readonly merchant_erp_id: number | null;
}

/** An empty form with the day of the order. */
export function emptyOrderForm(date: string): OrderForm {
  return {
    date,
    external_order_id: '',
    customer_order_reference: '',
    items: [],
    address: emptyTexts(ADDRESS_FIELDS),
    pack_station: '',
    post_filiale: '',
    post_number: '',
    merchant_erp_id: null,
  };
}

/** The form with the values of an order; a street line made from a Packstation or Postfiliale is split into its parts. */
export function orderFormOf(order: Order, address: DeliveryAddress): OrderForm {
  const post = postPartsOf(address.street);
  return {
    date: order.date,
    external_order_id: order.externalOrderId,
    customer_order_reference: order.customerReference,
    items: order.items,
    address: post === null ? address : { ...address, street: '' },
    pack_station: post?.pack_station ?? '',
    post_filiale: post?.post_filiale ?? '',
    post_number: post?.post_number ?? '',
    merchant_erp_id: null,
  };
}

/** The payload of a form; empty parts are left out. */
export function orderPayloadOf(form: OrderForm): OrderPayload {
  const { merchant_erp_id, address, items, date, external_order_id, ...texts } = form;
  const { salutation, ...given } = filled(address);
  const known = SALUTATIONS.find((one) => one === salutation);
  return {
    date,
    external_order_id,
    ...filled(texts),
    items,
    address: { ...given, ...(known && { salutation: known }) },
    ...(merchant_erp_id !== null && { merchant_erp_id }),
  };
}

function filled<T extends Readonly<Record<string, string>>>(texts: T): Partial<T> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')) as Partial<T>;
}

/** Every broken rule of the form: those of `validateOrder`, and a missing merchant if one must be chosen. */
export function validateOrderForm(form: OrderForm, asks: { readonly merchant: boolean }): Issue[] {
  const merchant =
    asks.merchant && form.merchant_erp_id === null ? [issue('merchant_erp_id', 'required')] : [];
  return [...merchant, ...validateOrder(orderPayloadOf(form))];
}
