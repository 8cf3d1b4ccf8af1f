import { expect, it } from 'vitest';
import { isSentence, isTellingTitle } from '../checking/not-to-send/sentences.js';
import { isOfLetter } from './letter-lines.js';

it.each([
  'gez. Ute Heide',
  'gez. U. H.',
  'Von meinem iPhone gesendet',
  'Sent from my phone',
  'Gesendet mit der Telekom Mail App',
  'Get Outlook for iOS',
  'Diese Nachricht wurde von meinem Android Mobiltelefon gesendet',
  'Guten Morgen zusammen,',
  'Hallo ihr Lieben!',
  'schönes Wochenende!',
  'Einen schönen Feierabend noch',
  'Best wishes, Jan',
  'anbei die neuen Bestellungen:',
  'Hier kommt unsere Liste',
  'Here are the orders',
])('the line %j of a letter keeps no order out', (line) => {
  expect(isOfLetter(line)).toBe(true);
  expect(isSentence(line, false) || isTellingTitle(line)).toBe(false);
});

it.each([
  'gez. Heide, zweite Zeile erledigt',
  'gesendet von Jan am 26.11.',
  'von meiner Mutter bestellt',
  'mit neuem Handy',
  'Guten Morgen, bitte nur die ersten drei',
  'hier die alten Bestellungen',
  'anbei die Bestellungen von Montag, noch nicht senden',
  'hier die Bestellungen, die schon raus sind',
  'bis morgen',
  'schönes Wochenende, M-4 kommt später',
])('the line %j is none of a letter', (line) => {
  expect(isOfLetter(line)).toBe(false);
  expect(isSentence(line, false) || isTellingTitle(line)).toBe(true);
});
