import { cleanText } from '../validation/index.js';

/** How the carriers with a tracking page are written by carriers and ERPs, in lower case: a beginning of the text. */
const CARRIERS: Readonly<Record<string, readonly string[]>> = {
  DHL: ['dhl', 'deutsche post dhl'],
  DPD: ['dpd'],
  GLS: ['gls', 'general logistics'],
  UPS: ['ups', 'united parcel'],
  Hermes: ['hermes', 'myhermes'],
  FedEx: ['fedex', 'federal express'],
  PostAT: ['postat', 'post at', 'österreichische post', 'post.at'],
  PostCH: ['postch', 'post ch', 'schweizerische post', 'die schweizerische post', 'swiss post', 'post.ch'],
};

const AFTER_NAME = /^(?![\p{L}\p{N}])/u;

/** The name under which Kontor knows a carrier: `DHL` for `DHL Paket`; any other text as it is, cleaned. */
export function carrierName(text: string): string {
  const cleaned = cleanText(text);
  const lower = cleaned.toLowerCase();
  const known = Object.entries(CARRIERS).find(([, names]) =>
    names.some((name) => lower.startsWith(name) && AFTER_NAME.test(lower.slice(name.length))),
  );
  return known?.[0] ?? cleaned;
}
