import { expect, test } from 'vitest';
import { proposeMapping, reasonOf, withMode, withSource } from './mapping-draft.js';

const file = {
  header: ['Bestellnr.', 'Datum', 'PLZ', 'Artikelnr.', 'Menge', 'Positionen', 'Notiz'],
  samples: [['NW-1', '01.11.2026', '20095', 'LS-0631', '2', 'LS-0631:2', '']],
};
const proposed = proposeMapping(file, null);

test('proposes columns and says why', () => {
  expect(proposed.mapping.columns).toMatchObject({ external_order_id: 0, date: 1, postal_code: 2 });
  expect(reasonOf(proposed, 'external_order_id')).toBe('dictionary');
  expect(reasonOf(proposed, 'city')).toBeNull();
});

test('gives a column to one field at a time', () => {
  const moved = withSource(proposed, 'city', { column: 2 });
  expect(moved.mapping.columns).toMatchObject({ city: 2 });
  expect(moved.mapping.columns).not.toHaveProperty('postal_code');
  expect(reasonOf(moved, 'city')).toBe('manual');
});

test('feeds a field from a column or a fixed text, never both', () => {
  const fixed = withSource(proposed, 'postal_code', { constant: '20095' });
  expect(fixed.mapping).toMatchObject({ constants: { postal_code: '20095' } });
  expect(fixed.mapping.columns).not.toHaveProperty('postal_code');
  const back = withSource(fixed, 'postal_code', { column: 2 });
  expect(back.mapping.constants).toEqual({});
  expect(withSource(back, 'postal_code', { column: null }).mapping.columns).not.toHaveProperty('postal_code');
});

test('keeps what is mapped of the order when the mode changes', () => {
  const chosen = withSource(proposed, 'city', { column: 6 });
  const comma = withMode(chosen, 'comma', file);
  expect(comma.mapping).toMatchObject({ mode: 'comma', columns: { city: 6, product_id_and_quantity: 5 } });
  expect(comma.mapping.columns).not.toHaveProperty('quantity');
});

test('follows a profile and names the columns the file lacks', () => {
  const profile = { mode: 'comma', columns: { external_order_id: 'PLZ', city: 'Wohnort' } } as const;
  const draft = proposeMapping(file, profile);
  expect(draft.mapping).toMatchObject({ mode: 'comma', columns: { external_order_id: 2 } });
  expect(draft.missingOfProfile).toEqual(['city']);
  expect(reasonOf(draft, 'external_order_id')).toBe('profile');
});
