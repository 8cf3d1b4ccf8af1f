import { expect, it } from 'vitest';
import { isCarrier } from './carrier.js';

it.each([
  'DHL Paket',
  'Colissimo Domicile',
  'Mondial Relay',
  'PostNord',
  'InPost',
  'Post AT',
  'Österreichische Post',
  'Swiss Post Priority',
  'Schweizerische Post',
  'Zásilkovna',
])('%s is a carrier', (text) => expect(isCarrier(text)).toBe(true));

it.each(['Bringt es zu Oma', 'Postler Huber', 'Colis für Ute', 'Bote Ute', 'Uta Groß, Ring 3'])(
  '%s is none',
  (text) => expect(isCarrier(text)).toBe(false),
);
