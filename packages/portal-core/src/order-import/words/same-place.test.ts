import { expect, it } from 'vitest';
import { saysSamePlace } from './same-place.js';

it.each([
  'wie oben',
  's. o.',
  's.o.',
  'dito',
  'wie Rechnungsadresse',
  '= Rechnung',
  'identisch',
  'same as billing address',
])('%s is the place beside it', (text) => expect(saysSamePlace(text)).toBe(true));

it.each(['wie letztes Mal', 'siehe Anhang', 'Weg 1', 'wie oben, aber Haus 3', 'gleich nebenan', ''])(
  '%s is another or an unknown place',
  (text) => expect(saysSamePlace(text)).toBe(false),
);
