import { expect, it } from 'vitest';
import { isKnownKind, isNoItemByItself, isOffered } from './row-kinds.js';

it.each([
  'Alternativ',
  'Alternativposition',
  'optional',
  'Bedarfsposition',
  'Eventualpos.',
  'nicht bestellt',
])('a row of the kind %s is offered beside those ordered', (kind) => expect(isOffered(kind)).toBe(true));

it.each(['Standard', 'Artikel', 'Normalposition', 'Gratis'])('a row of the kind %s is ordered', (kind) => {
  expect(isOffered(kind)).toBe(false);
});

it.each([
  'Artikel',
  'line_item',
  'Normale Position',
  'Versandposition',
  'Gutschein',
  'shipping',
  'Komponente',
  '-',
])('what a row of the kind %s is is known', (kind) => expect(isKnownKind(kind)).toBe(true));

it.each(['Muster', 'Zugabe', 'Gratis', 'Leihgabe', '3', 'Freiposition'])(
  'of the kind %s nobody knows whether it goes into the parcel',
  (kind) => expect(isKnownKind(kind)).toBe(false),
);

it.each([
  'Becher (Alternative)',
  'Tasse [optional]',
  '- davon Becher',
  '↳ Tee',
  'Tee (im Set)',
  'Kanne (Bestandteil von GS-1)',
  'Darin: Löffel',
  '- Teetasse',
  '  • Kluntje',
  'inkl. Untertasse',
  'enthält: Tee',
  'Geschenkset bestehend aus:',
  'Set Frühling, bestehend aus',
  'Gift set consisting of:',
  'Präsentkorb (groß):',
])('the name „%s“ is that of no item by itself', (name) => expect(isNoItemByItself(name)).toBe(true));

it.each([
  'Becher',
  'Geschenkset (6-teilig)',
  'Löffel (Edelstahl)',
  'Alternative Rock, LP',
  'Komponentenkleber (2-teilig)',
  'Im Garten, Aquarell',
  'T-Shirt',
  '-20 % Gutscheinkarte',
  'Teekanne inkl. Stövchen',
  'Set bestehend aus Kanne und Becher',
])('the name „%s“ is that of an item', (name) => expect(isNoItemByItself(name)).toBe(false));
