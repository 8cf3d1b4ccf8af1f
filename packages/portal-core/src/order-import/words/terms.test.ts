import { expect, it } from 'vitest';
import { isTerms } from './terms.js';

it.each([
  'Zahlbar innerhalb 14 Tagen ohne Abzug.',
  'Zahlungsziel: 30 Tage netto',
  '14 Tage netto',
  '2 % Skonto bei Zahlung innerhalb von 8 Tagen',
  'Es gelten unsere AGB. Lieferung frei Haus.',
  'Es gelten die Allg. Geschäftsbedingungen',
  'Unsere AGB finden Sie unter www.beispiel.de/agb',
  'Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.',
  'Erfüllungsort und Gerichtsstand ist Hamburg',
  'Irrtümer und Druckfehler vorbehalten!',
  'Frei Haus ab 150 EUR',
  'Payable within 30 days net.',
  'Terms: net 30',
  'Our terms and conditions apply. Errors and omissions excepted.',
])('%s says nothing of what is sent', (text) => expect(isTerms(text)).toBe(true));

it.each([
  '',
  'Zahlbar vor Lieferung',
  'Zahlung per Vorkasse',
  'Versand nach Zahlungseingang',
  'Zahlbar innerhalb 14 Tagen ohne Abzug. Lieferung erst nach Zahlung.',
  'Es gelten unsere AGB. Bitte nicht vor Montag liefern.',
  'Lieferung in 14 Tagen',
  'Lieferung frei Haus in KW 50',
  '14 Tage später',
  'Änderungen der Mengen vorbehalten',
  'Die Ware bleibt bis zur vollständigen Bezahlung im Lager',
])('%j may', (text) => expect(isTerms(text)).toBe(false));
