import type { OrderStatus } from '@kontor/portal-core/orders';
import type { Random } from '../random.js';

/** Share of orders that have left the warehouse, by age in days: 0 is today. All older ones have. */
const SHIPPED = [0.06, 0.52, 0.86, 0.95, 0.975, 0.985, 0.992];
/** Delivered orders are billed at the end of the second week. */
const BILLED_AFTER = 14;

/** Picks the status of an order by its age in days: open when young, delivered after a day or two, billed after two weeks, some cancelled. */
export function statusAt(age: number, random: Random): OrderStatus {
  const fate = random.next();
  if (fate < 0.024) return 'storniert';
  if (fate < 0.0245) return '';
  if (fate < 0.024 + (age < 12 ? 0.014 : 0.0008)) return 'on hold';
  if (random.next() >= (SHIPPED[age] ?? 1)) return 'offen';
  const billed = age >= BILLED_AFTER ? 0.985 : age >= 9 ? 0.35 : 0;
  return random.next() < billed ? 'verrechnet' : 'geliefert';
}

/** Notes for the warehouse's scanner, at most 100 characters. */
export const SCANNER_NOTES: readonly string[] = [
  'Geschenk – bitte ohne Rechnung verpacken',
  'Glas! Bitte gut polstern',
  'Kunde wünscht neutrale Verpackung',
  'Lieferung bitte nicht vor Montag',
  'Bitte bei Nachbar Brandt (Nr. 14) abgeben',
  'Grußkarte beilegen: „Alles Liebe zum Geburtstag!“',
  'Mit Auftrag vom Vortag zusammenpacken',
  'Adresse telefonisch bestätigt',
  'Ersatzlieferung, Originalkarton verwenden',
  'Abholung durch Spedition, Palette',
  'MHD prüfen, mindestens 6 Wochen',
  'Zollpapiere beilegen (2 Kopien)',
  'Kühlware zuletzt packen',
  'Expresszuschlag bezahlt – heute noch raus',
];

/** Customers' own references; `{n}` is replaced by digits. */
export const CUSTOMER_REFERENCES: readonly string[] = [
  'PO {n}',
  'Best. {n}',
  'Kst. {n}',
  'Projekt {n}',
  'Auftrag {n}',
  'Frau Lang, Tel. Bestellung',
  'Messe Herbst',
  'Nachbestellung',
];
