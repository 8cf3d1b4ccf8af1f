import type { Delivery, DeliveryStatus } from '@kontor/portal-core/deliveries';
import { DEMO_MERCHANTS } from './demo-data.js';

const STATUSES: readonly DeliveryStatus[] = [
  'OPEN',
  'UNDER_REVIEW',
  'ACCEPTED',
  'DONE',
  'DECLINED',
  'OBSOLETE',
];
const MERCHANTS = DEMO_MERCHANTS.slice(0, 2);

/** A delivery like a German shop's, the same for the same number, with some parts changed. */
export function aDelivery(number: number, change: Partial<Delivery> = {}): Delivery {
  const day = String(1 + (number % 27)).padStart(2, '0');
  const status = STATUSES[number % STATUSES.length] ?? 'OPEN';
  const merchant = MERCHANTS[number % 2];
  return {
    id: 100 - number,
    creation_date: `2026-11-${day}T08:15:00.000Z`,
    status,
    products: JSON.stringify([
      { id: 'NW1080', name: 'Windlicht Treibholz groß', qty: 20 + number },
      { id: 'NW1094', name: 'Gezeitenuhr weiß 15 cm', qty: 6 },
    ]),
    merchant_id: merchant?.id ?? 2,
    user: { merchant: { merchant_name: merchant?.merchant_name ?? '' } },
    erp_shop_code: 'NORDWIND-SHOP',
    delivery_datetime: `2026-12-${day}T07:30:00.000Z`,
    document_file: '7d0d9bdf.pdf',
    contact: 'Hinnerk Boysen',
    phone_number: '+49 40 5550123',
    tracking_number: 'SP004711',
    warehouse: 'Hamburg',
    note: 'Zwei Paletten, bitte mit Hubwagen.',
    carrier: 'Hansen Spedition',
    intendo_id: status === 'ACCEPTED' || status === 'DONE' ? 70_000 + number : null,
    modId: '0',
    ...change,
  };
}
