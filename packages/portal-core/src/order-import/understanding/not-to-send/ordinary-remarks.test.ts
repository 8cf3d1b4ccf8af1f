import { expect, test } from 'vitest';
import { isOrdinaryRemark } from './ordinary-remarks.js';

test.each([
  ['Danke!'],
  ['-'],
  [':-)'],
  [':D'],
  ['❤'],
  ['keine'],
  ['Bitte klingeln'],
  ['bitte beim Nachbarn abgeben'],
  ['Hinter dem Haus in der Garage abstellen'],
  ['Abstellgenehmigung: Garage'],
  ['Bitte nicht knicken'],
  ['4. OG links, bitte klopfen'],
  ['Zustellung zwischen 14 und 16 Uhr'],
  ['Tel. 0171 2345678'],
  ['Vielen Dank im Voraus, mit freundlichen Grüßen Eva Groß'],
  ['LG Familie Müller'],
  ['Please leave at the back door, thanks'],
  ['Vorsicht, Hund'],
  ['Frohe Weihnachten!'],
  ['eilig!'],
  ['so schnell wie möglich'],
  ['Paket bitte vor die Tür stellen'],
  ['Rechnung per Mail'],
  ['Kd-Nr. 4711'],
  ['10 % Rabatt'],
])('%s is read by nobody before', (text) => {
  expect(isOrdinaryRemark(text)).toBe(true);
});

test.each([
  ['Oma kriegt das'],
  ['mach drei draus'],
  ['make it 2'],
  ['neues Haus: Nr. 9'],
  ['Annahme verweigert'],
  ['falscher Kunde'],
  ['bitte nicht'],
  ['nicht abgeben'],
  ['2'],
  ['beim Nachbarn Müller abgeben'],
  ['kein Tee'],
  ['nicht eilig'],
  ['dringend zurückrufen'],
  ['10 % mehr'],
  ['nur Rechnung'],
  ['X-4711'],
  ['🔴'],
  ['✗'],
  ['(x)'],
  ['½'],
  ['#'],
  ['?'],
  ['Danke für die schnelle Rückmeldung, dann so wie telefonisch'],
])('%s is read by a person', (text) => {
  expect(isOrdinaryRemark(text)).toBe(false);
});
