import type { OrderError } from '@kontor/portal-core/order-errors';
import { DEMO_MERCHANTS, pick } from './demo-data.js';

/** The settings of the warehouse. */
export const ORDER_ERROR_STATUSES = ['offen', 'in Bearbeitung', 'Rückfrage an Händler', 'erledigt'];
export const ORDER_ERROR_TYPES = [
  'Falscher Artikel',
  'Falsche Menge',
  'Artikel beschädigt',
  'Sendung verloren',
  'Sonstiges',
];
const TEXTS = [
  'Es fehlten 2 Stück „Windlicht Treibholz groß“. Nachlieferung noch am selben Tag versandt.',
  'Kunde meldet: falsche Farbe erhalten (Friesennerz klassisch). Barcode am Lagerplatz C-14-02 war überklebt.',
  'Karton durchnässt, Ware unbrauchbar. Schadensmeldung bei DHL aufgegeben.',
  'Seit 6 Tagen kein Scan bei GLS. Nachforschungsantrag gestellt.',
];
const MERCHANTS = DEMO_MERCHANTS.slice(0, 2);

/** An error like a warehouse's, the same for the same number, with some parts changed. */
export function anOrderError(number: number, change: Partial<OrderError> = {}): OrderError {
  const month = String(11 - (Math.floor(number / 5) % 11)).padStart(2, '0');
  const merchant = pick(MERCHANTS, number);
  return {
    id: 500 - number,
    created_by_user_id: 3,
    creation_date: `2026-${month}-14T09:20:00.000Z`,
    error_date: `2026-${month}-13T08:15:00.000Z`,
    type: pick(ORDER_ERROR_TYPES, number),
    status: pick(ORDER_ERROR_STATUSES, number),
    description: pick(TEXTS, number),
    order_erp_id: 90_000 - (number % 7),
    order_external_id: `NW-2026-${48_213 - (number % 7)}`,
    merchant_erp_id: merchant.erp_merchant_id,
    merchant_name: merchant.merchant_name,
    ...change,
  };
}
