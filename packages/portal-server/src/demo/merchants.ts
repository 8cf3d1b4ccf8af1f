import { ALPENSHOP_PRODUCTS } from './catalogue/alpenshop.js';
import { HELVETIA_PRODUCTS } from './catalogue/helvetia.js';
import { NORDWIND_PRODUCTS } from './catalogue/nordwind.js';
import type { DemoProduct } from './catalogue/product-lines.js';
import { AUSTRIAN_PLACES, GERMAN_PLACES, SWISS_PLACES, type Place } from './places/places.js';
import { weighted, type Random } from './random.js';

/** A merchant of the demo data and the pattern of its business. */
export interface DemoMerchant {
  readonly erpId: number;
  readonly name: string;
  readonly country: Place['country'];
  /** `ZZN_Shopname` of its products. */
  readonly shop: string;
  readonly products: readonly DemoProduct[];
  /** Share of all demo orders, from 0 to 1. */
  readonly share: number;
  /** Picks the town of one of its customers. */
  readonly place: (random: Random) => Place;
  /** Carriers by country of delivery, as the ERP writes them, with the share of each. */
  readonly carriers: Readonly<
    Record<Place['country'], readonly (readonly [carrier: string, share: number])[]>
  >;
  /** The merchant's own order number of its n-th order (n from 1) on an ISO day. Never the same twice. */
  readonly orderNumber: (n: number, date: string, random: Random) => string;
}

const northern = (place: Place): boolean => /^(1[79]|18|2\d)/.test(place.postalCode);
const southern = (place: Place): boolean => /^[789]/.test(place.postalCode);

function placesBy(
  shares: readonly (readonly [places: readonly Place[], share: number])[],
  liking: (place: Place) => number,
): (random: Random) => Place {
  return weighted(
    shares.flatMap(([places, share]) => {
      const sum = places.reduce((total, place) => total + liking(place), 0);
      return places.map((place) => [place, (share * liking(place)) / sum] as const);
    }),
  );
}

const alpenshop: DemoMerchant = {
  erpId: 1,
  name: 'Alpenshop',
  country: 'AT',
  shop: 'alpenshop.example',
  products: ALPENSHOP_PRODUCTS,
  share: 0.36,
  place: placesBy(
    [
      [AUSTRIAN_PLACES, 0.58],
      [GERMAN_PLACES, 0.38],
      [SWISS_PLACES, 0.04],
    ],
    (place) => (place.country === 'DE' && southern(place) ? 3 : 1),
  ),
  carriers: {
    AT: [
      ['PostAT', 0.74],
      ['GLS', 0.2],
      ['DPD', 0.06],
    ],
    DE: [
      ['DHL', 0.8],
      ['GLS', 0.2],
    ],
    CH: [['PostCH', 1]],
  },
  orderNumber: (n, _date, random) =>
    random.chance(0.22)
      ? `${random.pick(['302', '303', '305', '028'])}-${random.digits(7)}-${amazonTail(n)}`
      : `AS${100_000 + n}`,
};

const nordwind: DemoMerchant = {
  erpId: 2,
  name: 'Nordwind',
  country: 'DE',
  shop: 'nordwind.example',
  products: NORDWIND_PRODUCTS,
  share: 0.41,
  place: placesBy(
    [
      [GERMAN_PLACES, 0.94],
      [AUSTRIAN_PLACES, 0.04],
      [SWISS_PLACES, 0.02],
    ],
    (place) => (place.country === 'DE' && northern(place) ? 3 : 1),
  ),
  carriers: {
    DE: [
      ['DHL', 0.78],
      ['GLS', 0.15],
      ['Hermes', 0.07],
    ],
    AT: [
      ['DHL', 0.6],
      ['GLS', 0.4],
    ],
    CH: [['FedEx', 1]],
  },
  orderNumber: (n, date) => `NW-${date.slice(0, 4)}-${18_400 + n}`,
};

const helvetia: DemoMerchant = {
  erpId: 3,
  name: 'Helvetia',
  country: 'CH',
  shop: 'helvetia.example',
  products: HELVETIA_PRODUCTS,
  share: 0.23,
  place: placesBy(
    [
      [SWISS_PLACES, 0.84],
      [GERMAN_PLACES, 0.11],
      [AUSTRIAN_PLACES, 0.05],
    ],
    (place) => (southern(place) ? 2 : 1),
  ),
  carriers: {
    CH: [
      ['PostCH', 0.92],
      ['FedEx', 0.08],
    ],
    DE: [
      ['DHL', 0.7],
      ['FedEx', 0.3],
    ],
    AT: [['PostAT', 1]],
  },
  orderNumber: (n, date) => `H${date.slice(2, 4)}${date.slice(5, 7)}.${10_000 + n}`,
};

/** The merchants, by ERP id. */
export const DEMO_MERCHANTS: readonly DemoMerchant[] = [alpenshop, nordwind, helvetia];

/** Seven digits that hide n and never repeat: n is multiplied by a number that shares no factor with 10^7. */
function amazonTail(n: number): string {
  return String((n * 6_180_339) % 10_000_000).padStart(7, '0');
}
