import { expect, it } from 'vitest';
import { readSaid } from './said-lines.js';

const said = (text: string, place: 'above' | 'below', isPair = false) =>
  readSaid({ text, line: 1, place, isPair });

it.each([
  'Frau Petersen nimmt doch nur 3',
  'rot = storniert',
  'gelb markiert = schon verschickt',
  'Die ersten beiden sind schon raus',
  'Zeile 2 bitte streichen',
  'Petersen bitte löschen',
  'Hansen zieht um, neue Adresse: Hafenstr. 9, 23552 Lübeck',
  'Alles bitte an die Filiale Kiel liefern, Holstenstr. 1, 24103 Kiel',
  'Lieferung an Filiale Kiel, Holstenstr. 1, 24103 Kiel',
  'Mengen in Kartons',
  'Alle Mengen x 6',
  'MENGEN BITTE VERDOPPELN',
  'Jeder bekommt noch 1 Teekanne dazu',
  'Bitte erst ab 1.12. liefern',
  'statt NW1084 bitte NW1085',
  'Achtung Artikel NW1084 ist ausverkauft',
  'Nur Entwurf, noch nicht freigegeben',
  'Muster - bitte nicht verarbeiten',
  'Test',
  'bitte noch mit Frau Meier abstimmen',
  'Liste überholt, neue folgt',
  'Mrs Miller takes three instead',
  'ship everything to the Kiel store',
  'Menge in Kartons à 6 Flaschen',
  'Quantity in boxes',
  'Verpackungseinheit 6',
  'VE 6',
  '12 bottles per case',
  'Lieferung KW 50',
  'Delivery week 50',
  'Liefertermin: 24.12.2026',
  'Angebot 4711',
  'Pro-forma invoice',
  'Auslieferung über Lager Süd',
  'Warehouse South',
  'Bestellungen Filiale Kiel',
  'Versand mit DHL Express',
  'Ship to: Nordwind Kiel',
  'Zahlung per Vorkasse',
  'Payment pending',
  'Vorbestellungen',
  'Pre-orders',
  'Warenkorb',
  'Eilaufträge',
  'Halle 4',
  'Ersatz',
  'Muster',
])('must be answered above and below the rows: %s', (text) => {
  expect([said(text, 'above'), said(text, 'below')]).toEqual(['all', 'all']);
});

it.each([
  'Bestellungen November 2026',
  'Bestellungen für den Versand am 24.11.2026',
  'Offene Bestellungen, ohne Stornos',
  'Noch nicht versendete Bestellungen',
  'Nordwind GmbH & Co. KG, Hafenstr. 3, 24103 Kiel',
  'Tel. 0431 123456, info@nordwind.de, www.nordwind.de',
  'Seite 1 von 2',
  'Erstellt am 18.11.2026 um 10:00',
  'Dieser Bericht wurde automatisch erstellt.',
  'Vielen Dank für Ihren Einkauf',
  'Mit freundlichen Grüßen',
  'Alle Preise in EUR inkl. MwSt.',
  'Bei Rückfragen bitte melden',
  'Order export November',
  'Open orders to ship this week',
  'Orders export - daily report',
  '3 record(s) downloaded',
  'Shop: nordwind',
  'Anzahl Bestellungen: 2',
  'Summe',
  'Tea Express GmbH',
  'Muster GmbH, Musterstr. 3, 12345 Musterstadt',
  'Gift Boxes Ltd',
  'Lagerstr. 4, 20095 Hamburg',
  'Offene Lieferungen',
  'Versandliste 24.11.2026',
  'Warehouse report',
  'Delivery list',
  'Amazon Marketplace Export',
  'Kommissionierliste',
  'Orders to fulfil',
  'Warehouse picking list',
  'Rechnungsliste November',
  'Auftragsbestätigung',
])('is none of that: %s', (text) => {
  expect([said(text, 'above'), said(text, 'below')]).toEqual([null, null]);
});

it('takes a label and its value for no sentence', () => {
  expect(said('Shop nordwind', 'above', true)).toBeNull();
  expect(said('Petersen bitte löschen', 'above', true)).toBe('all');
  expect(said('Lager Süd', 'above', true)).toBe('all');
});
