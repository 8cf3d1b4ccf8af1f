import { createTranslator, LANGUAGES, type AuditEntry } from '@kontor/portal-core';
import { CONTRACT } from '@kontor/portal-core/contract';
import { expect, test } from 'vitest';
import { auditListFromSearch, auditListToSearch } from './audit-list.js';
import { actionText, detailLines, personText, recordsText } from './audit-texts.js';

const german = createTranslator('de');
const entry: AuditEntry = {
  id: 7,
  at: '2026-11-21T08:00:00.000Z',
  actor: { id: 1, username: 'admin' },
  subject: null,
  action: 'orders.cancel',
  target: '/orders/cancel',
  request_id: 'a',
  records: [{ kind: 'order', id: 481, detail: { from: 'offen', to: 'storniert' } }],
  record_count: 1,
};

test('a list comes back from the address as it went', () => {
  const list = {
    filter: { username: 'admin', action: 'orders.', from: '2026-11-01', kind: 'order', record_id: 481 },
    page: 3,
  };
  expect(auditListFromSearch(auditListToSearch(list))).toEqual(list);
  expect(auditListToSearch({ filter: {}, page: 1 })).toEqual({});
});

test('what cannot be read of an address is left out', () => {
  const search = { username: '', from: '2026-02-30', kind: 'x'.repeat(41), record_id: '5', page: '-1' };
  expect(auditListFromSearch(search)).toEqual({ filter: {}, page: 1 });
});

test('a call is told in words, one without words by its id', () => {
  expect(actionText(german, 'orders.cancel')).toBe('Bestellungen: storniert');
  expect(actionText(german, 'weather.change')).toBe('weather.change');
});

test('every write of the contract has words in both languages', () => {
  const wordless = CONTRACT.filter(({ effect, access }) => effect === 'write' && access.kind !== 'public')
    .map(({ id }) => id)
    .filter((id) => LANGUAGES.some((language) => actionText(createTranslator(language), id) === id));
  expect(wordless).toEqual([]);
});

test('who acted as someone else is told with both names', () => {
  expect(personText(german, entry)).toBe('admin');
  expect(personText(german, { ...entry, subject: { id: 4, username: 'nordwind' } })).toBe(
    'admin als nordwind',
  );
});

test('records are told with what changed, and how many more there are', () => {
  expect(recordsText(german, entry)).toBe('Bestellung 481 · offen → storniert');
  expect(recordsText(german, { ...entry, record_count: 3 })).toBe(
    'Bestellung 481 · offen → storniert und 2 weitere',
  );
  expect(recordsText(german, { ...entry, records: [], record_count: 0 })).toBe('–');
});

test('a setting is told by its name and its values by what they hold', () => {
  const setting = (detail: AuditEntry['records'][number]['detail']) => ({ kind: 'setting', id: 0, detail });
  const change = setting({ key: 'notice_text', from: '""', to: '"Inventur"' });
  expect(detailLines(german, change)).toEqual(['leer → Inventur']);
  expect(recordsText(german, { ...entry, records: [change] })).toBe('Einstellung Hinweis · leer → Inventur');
  expect(detailLines(german, setting({ key: 'order_error_types', to: '["a","b"]' }))).toEqual(['a, b']);
});
