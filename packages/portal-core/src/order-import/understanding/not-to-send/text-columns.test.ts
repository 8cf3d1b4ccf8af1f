import { expect, it } from 'vitest';
import { forbidsInAddition, speaksIn, textKindOf } from './text-columns.js';

const speaks = (header: string, text: string): boolean => {
  const kind = textKindOf(header);
  return kind !== null && speaksIn(kind)(text);
};

it.each([
  'Zusatzinfo',
  'Info',
  'Vermerk',
  'Text',
  'Lieferinfo',
  'Versandinfo',
  'Extra',
  'Kundentext',
  'Anliegen',
  'Achtung',
  'Wichtig',
  'Details',
  'Feedback',
  'Beschreibung',
])('a column %s is watched for texts that change an order, whatever its header', (header) => {
  expect(speaks(header, 'bitte noch 1x NW1080 dazu')).toBe(true);
  expect(speaks(header, 'bitte nicht versenden')).toBe(true);
  expect(speaks(header, 'Ostfriesische Teemischung 250 g')).toBe(false);
});

it.each([
  ['Ausführung', 'Farbe: Rot, Größe M'],
  ['Info', '12.11.2026'],
  ['Beschreibung', 'Geschirrtücher gestreift, 3 Stk'],
  ['Versandart', 'DHL Paket'],
  ['Versandart', 'Abholung im DHL Paketshop'],
  ['Variations', 'Size:L'],
  ['Variations', 'Personalization:Not requested on this item.'],
  ['Service point ID', ''],
  ['Tags', 'vip, wholesale, gift'],
  ['Schlagwörter', 'Stammkunde; Herbst'],
])('a column %s with “%s” says nothing of the kind', (header, text) =>
  expect(speaks(header, text)).toBe(false),
);

it.each([
  ['Versandart', 'Filialabholung'],
  ['Shipping Method', 'Ladengeschäft Hamburg (Abholung)'],
  ['Lieferart', 'Marktplatz-Versand (FBA)'],
  ['Variations', 'Personalization:Für Oma Hilde'],
  ['Service point ID', '10875349'],
  ['Tags', 'b2b, hold'],
  ['Schlagwörter', 'Stammkunde; zurückgestellt'],
  ['Order Tags', 'vip|refunded'],
])('a column %s with “%s” keeps its order from being sent as it stands', (header, text) =>
  expect(speaks(header, text)).toBe(true),
);

it.each([['Telefon'], ['Gewicht'], ['Einzelpreis'], ['Lagerplatz']])('a column %s holds no texts', (header) =>
  expect(textKindOf(header)).toBeNull(),
);

it.each([
  'Gewährleistung',
  'Falschlieferung',
  'Annahme verweigert',
  'In Klärung',
  'Partial refund',
  'adresse unvollständig',
])('the word %s alone says that an order is none like the others', (text) => {
  expect(speaks('Info', text)).toBe(true);
  expect(speaks('Krx', text)).toBe(true);
});

it.each(['Verlustfrei-Filter', 'Garantiekarte', 'Umtauschbeleg', 'Klärungsmittel', 'Kulanzpaket'])(
  'a longer word %s says nothing of the kind',
  (text) => {
    expect(speaks('Info', text)).toBe(false);
    expect(speaks('Beschreibung', text)).toBe(false);
  },
);

it.each([
  ['Falschlieferung', true],
  ['Rückbuchung', true],
  ['Dublette', true],
  ['Garantie', false],
])('in place of a product %s is what became of an order: %s', (text, is) =>
  expect(speaks('Beschreibung', text)).toBe(is),
);

it.each([
  'ab 15.12. in Bremen',
  'Urlaub bis 10.1.',
  'erst ab KW 3',
  'Lieferung erst im neuen Jahr',
  'ship in January',
  'zusammen mit A-17',
  'Rest im Januar',
  '2 statt 1',
  'zieht am 1.12. um',
  'after Dec 20',
  'Übergabe am Montag 3',
  'zusammen mit 10017 versenden',
])('the addition to an address “%s” keeps its order from being sent as it stands', (text) =>
  expect(forbidsInAddition(text)).toBe(true),
);

it.each([
  '2. OG',
  'Hinterhaus links, 3. Stock',
  'c/o Meier',
  'z. Hd. Frau Berg',
  'für Max',
  'Bahnhofstr. 12',
  'Ecke Ringweg 5',
  'Am Hafen 3',
  '50667 Köln',
  'Packstation 145',
  'Warenannahme bis 15 Uhr',
  'Tor erst ab 8 Uhr offen',
  'Zimmer 12, Haus 1. Mai',
  'Filiale Nord',
  'Umtauschzentrum',
  'Apt 12/4',
  'neben Nr. 12',
  'Ferienhaus am See 3',
  'Unter den Linden 5',
  'App. 12.10.',
  'Ring 1.OG',
])('the addition to an address “%s” is part of it', (text) => expect(forbidsInAddition(text)).toBe(false));
