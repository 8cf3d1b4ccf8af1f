/** Names of carriers, as a pattern of folded texts. */
export const CARRIERS =
  'dhl|gls|dpd|ups|hermes|fedex|tnt|go|postnl|bpost|correos|deutsche post|post|trans-?o-?flex|amazon logistics';

/** Whether a text names a carrier, alone or with its service: `DHL Paket`. */
export const isCarrier = (text: string): boolean => IS_CARRIER.test(text);
const IS_CARRIER = new RegExp(String.raw`^(?:${CARRIERS})\b`, 'i');
