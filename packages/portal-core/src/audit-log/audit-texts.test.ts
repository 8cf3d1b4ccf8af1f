import { expect, test } from 'vitest';
import { CONTRACT } from '../contract/index.js';
import { createTranslator, LANGUAGES } from '../i18n/index.js';
import type { AuditEntry } from './audit-log.api.js';
import {
  AUDIT_AREAS,
  auditActionText,
  auditDetailLines,
  auditPersonText,
  auditRecordsText,
} from './audit-texts.js';

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

test('a call is told in words, one without words by its id', () => {
  expect(auditActionText(german, 'orders.cancel')).toBe('Bestellungen: storniert');
  expect(auditActionText(german, 'weather.change')).toBe('weather.change');
});

test('every write of the contract has words in both languages', () => {
  const wordless = CONTRACT.filter(({ effect, access }) => effect === 'write' && access.kind !== 'public')
    .map(({ id }) => id)
    .filter((id) => LANGUAGES.some((language) => auditActionText(createTranslator(language), id) === id));
  expect(wordless).toEqual([]);
});

test('every area that can be looked at in the name of another has a name', () => {
  const looks = CONTRACT.filter(({ effect, access }) => effect === 'read' && access.kind === 'resource');
  expect(looks.filter(({ id }) => !(id.split('.')[0]! in AUDIT_AREAS)).map(({ id }) => id)).toEqual([]);
});

test('who acted as someone else is told with both names', () => {
  expect(auditPersonText(german, entry)).toBe('admin');
  expect(auditPersonText(german, { ...entry, subject: { id: 4, username: 'nordwind' } })).toBe(
    'admin als nordwind',
  );
});

test('records are told with what changed, and how many more there are', () => {
  expect(auditRecordsText(german, entry)).toBe('Bestellung 481 · Offen → Storniert');
  expect(auditRecordsText(german, { ...entry, record_count: 3 })).toBe(
    'Bestellung 481 · Offen → Storniert und 2 weitere',
  );
  expect(auditRecordsText(german, { ...entry, records: [], record_count: 0 })).toBe('–');
});

test('a setting is told by its name and its values by what they hold', () => {
  const setting = (detail: AuditEntry['records'][number]['detail']) => ({ kind: 'setting', id: 0, detail });
  const change = setting({ key: 'notice_text', from: '""', to: '"Inventur"' });
  expect(auditDetailLines(german, change)).toEqual(['leer → Inventur']);
  expect(auditRecordsText(german, { ...entry, records: [change] })).toBe(
    'Einstellung Hinweis · leer → Inventur',
  );
  expect(auditDetailLines(german, setting({ key: 'order_error_types', to: '["a","b"]' }))).toEqual(['a, b']);
});

test('a user is told by name, and what changed by the fields alone', () => {
  const detail = { name: 'nordwind', changed: 'full_name email', from: 'merchant', to: 'sysadmin' };
  const records = [{ kind: 'user', id: 4, detail }];
  expect(auditRecordsText(german, { ...entry, records })).toBe(
    'Benutzer nordwind (4) · merchant → sysadmin · Geändert: Name, E-Mail',
  );
});

test('a delivery is told with its status and its changed fields in words', () => {
  const delivery = (detail: AuditEntry['records'][number]['detail']) => ({
    kind: 'delivery',
    id: 43,
    detail,
  });
  expect(auditDetailLines(german, delivery({ from: 'OPEN', to: 'UNDER_REVIEW' }))).toEqual([
    'Offen → In Prüfung',
  ]);
  expect(auditDetailLines(german, delivery({ fields: 'carrier note' }))).toEqual([
    'Geändert: Spediteur, Bemerkung',
  ]);
});

test('a field is named as the record it belongs to names it', () => {
  const line = (kind: string, detail: AuditEntry['records'][number]['detail']) =>
    auditDetailLines(german, { kind, id: 1, detail });
  expect(line('order', { carrier: 'GLS' })).toEqual(['Versanddienstleister: GLS']);
  expect(line('delivery', { fields: 'carrier' })).toEqual(['Geändert: Spediteur']);
  expect(line('user', { changed: 'settings' })).toEqual(['Geändert: Eigene Einstellungen']);
  expect(line('weather', { carrier: 'GLS' })).toEqual(['carrier: GLS']);
});

test('every field the trail keeps is named in words, also the comment of a change', () => {
  const order = { kind: 'order', id: 481, detail: { comment_id: 12, from: '', to: 'OPEN' } };
  expect(auditDetailLines(german, order)).toEqual(['leer → Offen', 'Kommentar Nr.: 12']);
  const delivery = { kind: 'delivery', id: 43, detail: { booked: -3 } };
  expect(auditDetailLines(german, delivery)).toEqual(['Gebuchte Stück: -3']);
  expect(auditDetailLines(german, { ...order, detail: { weather: 'fair' } })).toEqual(['weather: fair']);
});
