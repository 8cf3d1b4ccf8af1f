import { expect, test } from 'vitest';
import { remarksIn } from './remarks-in.js';

const isRemark = (header: string, text: string): boolean => remarksIn(header)?.(text) ?? false;

test.each([
  ['Bemerkung', 'Oma'],
  ['Custom 7', 'neues Haus: Nr. 9 im Hof'],
  ['Info', 'c/o Stahl'],
  ['Info', 'Hinterhaus'],
  ['Info', 'Klingel: Stahl'],
  ['Farbe', 'mach die lieber blau'],
  ['Zahlart', 'zahlt Oma'],
  ['Kundengruppe', 'Umzug!'],
  ['Tags', '🔴'],
  ['Telefon', 'Finger weg'],
  ['Preis', 'geschenkt'],
  ['Preis', '1 davon für Oma nach Celle'],
  ['Telefon', 'Celle, Markt 4'],
  ['Farbe', 'statt X-2'],
  ['Kategorie', 'ab 5.12.'],
  ['Rechnungsnr', '1 davon für Oma'],
  ['Krx', 'gern mit Karte'],
])('below %s, “%s” is a remark', (header, text) => {
  expect(isRemark(header, text)).toBe(true);
});

test.each([
  ['Custom 7', 'x12'],
  ['Custom 7', 'Farbe: Dunkles Rot'],
  ['Farbe', 'Dunkles Rot'],
  ['Zahlart', 'Kauf auf Rechnung'],
  ['Telefon', '0171 2345678'],
  ['Preis', '12,90 EUR'],
  ['Preis', 'kostenlos'],
  ['Preis', '12 Euro pro Stück'],
  ['Telefon', '0431 5512 nach 18 Uhr bei Frau Koch'],
  ['Telefon', '0171/55123 (Herr Koch)'],
  ['Farbe', 'ab 12'],
  ['Größe', 'ab 3 Jahre'],
  ['Website', 'https://example.com/?a=b!'],
  ['Kategorie', 'Für ihn: so wird Tee gemacht!'],
])('below %s, “%s” is none', (header, text) => {
  expect(isRemark(header, text)).toBe(false);
});
