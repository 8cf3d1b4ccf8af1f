import { expect, it } from 'vitest';
import { changesOrder, namesRemarks } from './order-changes.js';

it.each([
  'statt Tee bitte Becher',
  '2 statt 1',
  'bitte noch einen Becher dazu',
  'ohne Karton',
  'bitte zwei Becher mehr',
  'noch 2 Packungen Tee',
  '3x Teemischung',
  'nur 1 Stück',
  'bitte in blau',
  'Größe: XL',
  'den Tee bitte weglassen',
  'please add one mug',
  'another mug please',
  'two mugs please',
  'blue instead',
  'bitte am 24.12. liefern',
  'bis Freitag bitte',
  'Lieferung nächste Woche',
  'Lindenweg 3, Hinterhaus',
  'bitte nach 20095 Hamburg',
  'an Packstation 145',
  'KW 49',
])('asks about a remark that changes its order: %s', (text) => expect(changesOrder(text)).toBe(true));

it.each([
  'bitte klingeln; danke',
  '2x klingeln',
  'bitte zweimal klingeln, 3. Stock',
  'Hinterhaus, 2. OG links',
  'ohne Rechnung bitte',
  'ohne Unterschrift abstellen',
  'Tor 2, Halle 5',
  'Tel. 0171 2345678',
  'Danke und noch einen schönen Tag!',
  'noch eine Frage: wann kommt es?',
  'extra gut verpacken bitte',
  'Abholung der Retoure am Montag',
  'bitte nicht am Samstag liefern',
  'Kundennr. 10045',
  'Geschenk',
  'Alles Gute zum Geburtstag, Oma',
  'ab 17 Uhr zu Hause',
  'bitte beim Nachbarn klingeln',
  'leave at the door',
  'zwei Tage bitte liegen lassen',
  'Klingel bei Müller',
  'Bitte Rechnung per E-Mail',
  'das Fest findet am Abend statt',
])('asks nothing about a remark that does not: %s', (text) => expect(changesOrder(text)).toBe(false));

it('knows the headers of remarks', () => {
  const headers = [
    'Bemerkung',
    'Kundenkommentar',
    'Customer Note',
    'Lieferhinweis',
    'Notes - From Buyer',
    'Gift Message',
  ];
  expect(headers.filter((header) => !namesRemarks(header))).toEqual([]);
  expect(['MESSAGE_ID', 'MESSAGE_DATE', 'Kategorie', 'Telefon', 'Status'].filter(namesRemarks)).toEqual([]);
});
