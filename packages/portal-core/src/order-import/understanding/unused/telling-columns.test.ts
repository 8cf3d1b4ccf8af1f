import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const HEADER = ['Bestellnr', 'Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Artikelnr', 'Menge'];
const ROW = '20.11.2026;Frau;Anne Lange;Weg 1;20095;Hamburg;DE;NW1001;1';

const asked = (name: string, cells: readonly string[], ignored: readonly number[] = []) =>
  understand(
    [...HEADER, name],
    cells.map((cell, at) => [`X-${at + 1}`, ...ROW.split(';'), cell]),
    { chosen: { ignored } },
  ).questions;

it.each([
  ['Sendungsnummer', ['', '00340434161094021501', '']],
  ['Trackingcode', ['', '1Z999AA10123456784', '']],
  ['Trackingcode', ['A1', 'A2', 'A3']],
  ['Lieferscheinnummer', ['', 'LS-77', '']],
  ['Zugestellt am', ['18.11.2026', '18.11.2026', '19.11.2026']],
  ['Gepackt', ['ja', 'ja', 'ja']],
  ['Abholdatum', ['', '22.11.2026', '']],
  ['Fehlertext', ['', 'Schulz', '']],
  ['Picker', ['', 'Schulz', '']],
  ['Dokumenttyp', ['Umlagerung', 'Umlagerung', 'Umlagerung']],
  ['Typ', ['Angebot', 'Angebot', 'Angebot']],
  ['Sonderfeld', ['versendet', 'versendet', 'versendet']],
  ['Sonderfeld', ['', 'DX-13', '']],
  ['Mitarbeiter', ['Uwe Stahl', 'Ida Blum', 'Max Roth']],
  ['Identcode', ['', '00340434161094021501', '']],
  ['Warenausgang', ['', '19.11.2026', '']],
  ['Exportiert am', ['', '19.11.2026', '']],
  ['Abgeschlossen', ['nein', 'ja', 'nein']],
  ['Zahlungsdatum', ['18.11.2026', '--', '18.11.2026']],
  ['Paid On Date', ['Nov-18-26', '', 'Nov-18-26']],
  ['Offener Betrag', ['0,00', '14,98', '0,00']],
  ['Saldo', ['-14,98', '0,00', '0,00']],
  ['Alternativ', ['', 'x', '']],
  ['Outstanding Balance', ['14.98', '14.98', '14.98']],
  ['Rücksendung', ['', 'RMA-1', '']],
  ['Retourenstatus', ['', 'angemeldet', '']],
  ['Betrugsverdacht', ['nein', 'ja', 'nein']],
  ['Order type', ['Order', 'Exchange', 'Order']],
  ['Vorgang', ['Bestellung', 'Umtausch', 'Bestellung']],
  ['Fulfilled by', ['Seller', 'eBay', 'Seller']],
  ['Gravurtext', ['', 'Für Oma', '']],
  ['Custom text', ['Oma', 'Opa', 'Ilse']],
  ['Abholung', ['nein', 'ja', 'nein']],
  ['Abholung im Laden', ['', 'x', '']],
  ['Paket gewünscht', ['ja', 'nein', 'ja']],
  ['Bestellung bestätigt', ['ja', 'nein', 'ja']],
  ['Lieferadresse ok', ['ja', 'nein', 'ja']],
  ['Kunde aktiv', ['ja', 'nein', 'ja']],
  ['Order confirmed', ['yes', 'no', 'yes']],
  ['DHL-Nr.', ['', '00340434048272393741', '']],
  ['Grund', ['Bestellung', 'Umtausch', 'Bestellung']],
  ['Art', ['Bestellung', 'Anfrage', 'Bestellung']],
  ['Lieferung', ['Laden', '', 'Laden']],
  ['Empfänger', ['Privat', 'Büro', 'Privat']],
  ['Lieferung an', ['zuhause', 'zuhause', 'Arbeit']],
  ['Versand', ['DHL', 'Spedition Kunde', 'DHL']],
  ['Versandweg', ['DHL', 'Hoftheke', 'DHL']],
  ['Zustellung', ['', 'bringe ich vorbei', '']],
  ['Mitgliedsstatus', ['aktiv', 'ruhend', 'aktiv']],
  ['Standort', ['Nord', 'Süd', 'Nord']],
  ['Lager', ['Hamburg', 'Hamburg', 'Bremen']],
  ['Versandlager', ['Hamburg', 'Bremen', 'Kiel']],
  ['Warehouse', ['Main', 'Outlet', '']],
  ['Liste', ['Haupt', 'Warteliste', 'Haupt']],
  ['Risk', ['low', 'high', 'low']],
  ['Partner', ['', 'Café Nord', '']],
  ['Pos. ok', ['ja', 'nein', 'ja']],
  ['Zahlung', ['bezahlt', 'offen', 'bezahlt']],
  ['Kategorie', ['Tee', 'nicht versenden', 'Tee']],
  ['Telefon', ['0351 4711', 'vorerst nicht', '0351 4712']],
  ['Gewicht', ['1,2', '0,8', 'Finger weg']],
  ['Newsletter', ['ja', 'Umzug!', 'nein']],
  ['Katalog', ['', '1', '']],
  ['Flyer', ['', 'ja', '']],
  ['Prospekt beilegen', ['x', '', 'x']],
  ['Catalogue', ['yes', 'no', 'yes']],
  ['Lieferschein neutral', ['', 'ja', '']],
  ['neutraler Lieferschein', ['x', '', '']],
])('asks once what a column %s of %j means, which says something of some orders', (name, cells) => {
  expect(asked(name, cells)).toEqual([
    expect.objectContaining({ kind: 'held', fields: ['external_order_id'], others: [10] }),
  ]);
  expect(asked(name, cells, [10])).toEqual([]);
});

it.each([
  ['Sendungsnummer', ['', '', '']],
  ['Feld 7', ['x1', 'x2', 'x3']],
  ['Punktestand', ['', '120', '7,5']],
  ['Telefon', ['', '0351 4711', '']],
  ['Gutscheincode', ['', 'MOIN10', '']],
  ['USt-IdNr.', ['', 'DE123456789', '']],
  ['Kundennummer', ['', '4711', '']],
  ['Gewicht', ['', '1,2', '']],
  ['Regal', ['1', '2', '1']],
  ['Lager', ['A-01', 'A-02', 'B-07']],
  ['Warehouse', ['Main', 'Main', 'Main']],
  ['Zähler', ['1', '1', '1']],
  ['Newsletter', ['ja', 'nein', 'ja']],
  ['Abholung', ['nein', 'nein', 'nein']],
  ['Neukunde', ['ja', 'nein', 'ja']],
  ['Payment Reference', ['', 'rX1', '']],
  ['Anliegen', ['', 'bitte bei der Nachbarin klingeln gehen', '']],
  ['Webseite des Fans', ['', 'https://fan.example', '']],
  ['Order type', ['online', 'online', 'online']],
  ['Auftragsart', ['Shop', 'Telefon', 'Shop']],
  ['Offener Betrag', ['0,00', '0,00', '0,00']],
  ['Farbe', ['rot', 'rot', 'rot']],
  ['Zahlungsart', ['PayPal', 'Rechnung', 'PayPal']],
  ['Versandart', ['DHL Paket', 'DHL Express', 'DHL Paket']],
  ['Versand', ['DHL', '', 'Express']],
  ['Kanal', ['eBay', 'Amazon', 'eBay']],
  ['Kundengruppe', ['B2B', 'B2C', 'B2C']],
  ['Lieferant', ['Nord', 'Süd', 'Nord']],
  ['Zuname wiederholt', ['Lange', '', 'Lange']],
  ['Accepts Marketing', ['yes', 'no', 'yes']],
  ['is-business-order', ['true', 'false', 'true']],
  ['VatMode', ['OSS', 'Inland', 'OSS']],
  ['Plattform', ['eBay', 'Etsy', 'eBay']],
  ['Vorgangsstatus', ['in Bearbeitung', 'Versandbereit', '']],
  ['Bezahlt', ['Ja', 'Ja', 'Ja']],
  ['Bewertung abgegeben', ['Ja', 'Nein', 'Ja']],
  ['Ursprungsland', ['DE', 'PT', 'DE']],
  ['Lieferart', ['Brief', 'Paket', 'Brief']],
  ['Wie sind Sie auf uns aufmerksam geworden?', ['Google', 'Instagram', 'Google']],
  ['Vertreter', ['', 'Hr. Klaas', '']],
  ['Outstanding Balance', ['0.00', '', '0.00']],
  ['Katalog', ['F26', 'F26', 'F26']],
  ['Gutschein', ['', '10', '']],
  ['Flyer', ['ja', 'ja', 'ja']],
])('asks nothing about a column %s of %j', (name, cells) => expect(asked(name, cells)).toEqual([]));

it.each([
  ['B2B', ['ja', 'nein', 'nein']],
  ['Stammkunde', ['', 'x', '']],
  ['Kampagne', ['', 'Herbst', '']],
  ['Abstellort', ['', 'Garage', '']],
  ['Marketing consent', ['yes', 'no', 'yes']],
  ['Erfasst durch', ['mk', 'tb', 'mk']],
  ['Lagerplatz', ['Regal A', 'Regal B', 'Regal A']],
  ['Bestellt über', ['Telefon', 'Stand', 'Telefon']],
  ['Retourenlabel beilegen', ['', 'ja', '']],
])('asks nothing about a column %s of %j, which says what a buyer is or wishes', (name, cells) => {
  expect(asked(name, cells)).toEqual([]);
});

it.each([
  ['tatsächlich', ['', '3', '']],
  ['neu', ['1', '2', '4']],
])('asks whether %s of %j is the quantity', (name, cells) => {
  const rows = cells.map((cell, at) => [`X-${at + 1}`, ...ROW.split(';').slice(0, -1), String(at + 1), cell]);
  expect(understand([...HEADER, name], rows).questions).toEqual([
    expect.objectContaining({ kind: 'choice', fields: ['quantity'], columns: [9], others: [10] }),
  ]);
});
