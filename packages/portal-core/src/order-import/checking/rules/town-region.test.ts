import { expect, test } from 'vitest';
import { isElsewhere } from './town-region.js';

const at = (postal_code: string, city: string, country_code = 'DE') =>
  isElsewhere({ postal_code, city, country_code });

test.each([
  ['20095', 'München'],
  ['99999', 'Kiel'],
  ['10117', 'Köln-Mitte'],
])('%s is no post code of %s', (code, town) => expect(at(code, town)).toBe(true));

test.each([
  ['20095', 'Hamburg'],
  ['27499', 'Hamburg'],
  ['15230', 'Frankfurt (Oder)'],
  ['60311', 'Frankfurt'],
  ['89231', 'Neu-Ulm'],
  ['12345', 'Kleinkleckersdorf'],
])('%s may be one of %s', (code, town) => expect(at(code, town)).toBe(false));

test('towns of other countries are not judged', () => expect(at('20095', 'München', 'AT')).toBe(false));
