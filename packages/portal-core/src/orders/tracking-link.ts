/** The public tracking pages of known carriers, by carrier in lower case (specification 1 section 4). */
const TRACKING_PAGES: Readonly<Record<string, (number: string) => string>> = {
  dhl: (number) => `https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=${number}`,
  fedex: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}&locale=de_de`,
  gls: (number) => `https://gls-group.com/DE/de/paketverfolgung?match=${number}`,
  postat: (number) => `https://www.post.at/sv/sendungsdetails?snr=${number}`,
  postch: (number) => `https://service.post.ch/ekp-web/ui/entry/search/${number}?lang=de`,
};

/**
 * The tracking page of a shipment, or null for a carrier without one: the screen then says `orders.noTracking` ('Service not available').
 * The carrier is compared without regard to case; the number is used unchanged.
 */
export function trackingLink(carrier: string, number: string): string | null {
  const name = carrier.trim().toLowerCase();
  const page = Object.hasOwn(TRACKING_PAGES, name) ? TRACKING_PAGES[name] : undefined;
  return page === undefined || number.trim() === '' ? null : page(encodeURIComponent(number.trim()));
}
