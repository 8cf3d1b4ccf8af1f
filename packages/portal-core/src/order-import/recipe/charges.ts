import { formatValuePair } from './value-map.js';

/** Words for rows that shops list among the items without being one: postage, discounts, vouchers, fees, taxes. */
const CHARGE =
  /(?:^|[^\p{L}])(?:versand|porto|fracht|shipping|postage|freight|delivery|gutschein|rabatt|nachlass|skonto|discount|voucher|coupon|promo|nachnahme|zuschlag|aufschlag|aufpreis|gebühr|surcharge|fees?(?!\p{L})|zahlungsart|payment|transaction|transaktion|geschenkverpackung|gift ?wrap|trinkgeld|spende|donation|mwst|ust(?!\p{L})|mehrwertsteuer|umsatzsteuer|vat(?!\p{L})|tax(?!\p{L}))/iu;
const CHARGE_END =
  /(?:versand|kosten|porto|gutschein|rabatt|nachlass|zuschlag|aufschlag|aufpreis|gebühr|pauschale)$/iu;

/**
 * The value pair by which a row would be no item (`product_id:VERSAND=`), when its number or its name reads as postage, a discount or a
 * fee; null for any other row.
 */
export function chargeOf(id: string, name: string): string | null {
  if (!isCharge(id) && !isCharge(name)) return null;
  const field = id === '' ? 'product_name' : 'product_id';
  return formatValuePair({ field, text: id === '' ? name : id, meaning: '' });
}

/** Whether a text names postage, a discount or a fee. */
export function isCharge(text: string): boolean {
  return CHARGE.test(text) || CHARGE_END.test(text.trim());
}
