import { expect, test } from 'vitest';
import { remarksIn } from './remarks-in.js';

const isRemark = (header: string, text: string): boolean => remarksIn(header)?.(text) ?? false;

test.each([
  ['Bemerkung', 'Oma'],
  ['Custom 7', 'neues Haus: Nr. 9 im Hof'],
  ['Farbe', 'mach die lieber blau'],
  ['Zahlart', 'zahlt Oma'],
  ['Kundengruppe', 'Umzug!'],
  ['Tags', '🔴'],
  ['Telefon', 'Finger weg'],
  ['Preis', 'geschenkt'],
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
  ['Website', 'https://example.com/?a=b!'],
  ['Kategorie', 'Für ihn: so wird Tee gemacht!'],
])('below %s, “%s” is none', (header, text) => {
  expect(isRemark(header, text)).toBe(false);
});
