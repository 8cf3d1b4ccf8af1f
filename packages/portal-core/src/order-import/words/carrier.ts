import { foldText } from './fold.js';

/** Names of carriers, as a pattern of folded texts. */
export const CARRIERS =
  'dhl|gls|dpd|ups|hermes|fedex|tnt|go|postnl|bpost|correos|seur|mrw|(?:deutsche|oesterreichische|schweizer(?:ische)?|swiss) post|post|trans-?o-?flex|' +
  'amazon logistics|colissimo|chronopost|mondial relay|relais colis|la poste|colis prive|poste italiane|bartolini|inpost|poczta polska|packeta|zasilkovna|' +
  'ceska posta|postnord|budbee|instabox|evri|royal mail|parcelforce';

/** Whether a text names a carrier, alone or with its service: `DHL Paket`. */
export const isCarrier = (text: string): boolean => IS_CARRIER.test(foldText(text));
const IS_CARRIER = new RegExp(String.raw`^(?:${CARRIERS})\b`);
