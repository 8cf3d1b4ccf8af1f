import { expect, it } from 'vitest';
import { foldHeader } from './fold.js';
import { namesPickupPoint } from './pickup-header.js';

const isNamed = (header: string) => namesPickupPoint({ folded: foldHeader(header) });

it.each(['Abholapotheke', 'Abholbäckerei', 'Abhol-Markthalle', 'Pickup pharmacy', 'Collection point kiosk'])(
  '%s names a place to fetch an order from',
  (header) => expect(isNamed(header)).toBe(true),
);

const NO_PLACES =
  'Abholung|Abholer|Abholadresse|Abholdatum|Abholzeitfenster|Abholberechtigt|Abholkosten|Pickup date|Pickup time slot|Collection date|Kollektion|Pickup note|Collection season|Collection title|Collection handle|Collection style|Abholreferenz|Abholgrund|Abholgewicht|Abholschein|Pickup weight|Pickup phone|Pickup email|Pickup carrier|Pickup reference';

it.each(NO_PLACES.split('|'))('%s names none', (header) => expect(isNamed(header)).toBe(false));
