import { describe, expect, it } from 'vitest';
import { ALL_MAPPED, DEFAULT_MAPPING } from './default-mapping.js';
import { readMapping } from './mapping.js';
import { bookedOf } from './read-delivery.js';
import { sourcesOf } from './read-sources.js';

const row = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`BESPOS_BESTEL_SL::${name}`, value]));
const read = (ZZN_Kontor_ID: string, ...rows: readonly Readonly<Record<string, unknown>>[]) =>
  bookedOf(ALL_MAPPED.deliveries!, {
    recordId: '1',
    modId: '0',
    fieldData: { ZZN_Kontor_ID },
    rows: { BESPOS_BESTEL_SL: rows.map(row) },
  });

describe('the goods that arrived, as a record says them', () => {
  it('are the booked quantities of its rows, with the product that guards the place', () => {
    const first = { Position: 1, Nr_Artikel: 'NW-1', Menge_gebucht: 7, ZZN_Grund: 'Bruch' };
    expect(read('12', first, { Position: 2, Menge_gebucht: '0', ZZN_Grund: 'x' })).toEqual({
      delivery_id: 12,
      lines: [
        { position: 1, product_number: 'NW-1', received: 7, reason: 'Bruch' },
        { position: 2, product_number: null, received: 0, reason: null },
      ],
    });
  });

  it('are none of a record of nobody’s delivery, nor of rows without place or count', () => {
    const blank = { Position: 1, Menge_gebucht: '' };
    expect([read('', { Position: 1, Menge_gebucht: 7 }), read('12'), read('12', blank)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(read('12', blank, { Position: '', Menge_gebucht: 3 })).toBeNull();
  });

  it('are read where the mapping names their timestamp, with their rows', () => {
    const mapping = readMapping({ deliveries: { fields: { changedAt: 'ZZN_Geaendert_am' } } });
    const sources = sourcesOf(mapping.ok ? mapping.value : DEFAULT_MAPPING);
    expect(sources.map(({ record, portals }) => [record, Object.keys(portals)]).at(-1)).toEqual([
      'delivery',
      ['BESPOS_BESTEL_SL'],
    ]);
  });
});
