import { expect, test } from 'vitest';
import { createTranslator } from '../i18n/index.js';
import type { InMyNameEntry } from './audit-log.api.js';
import { inMyNameText } from './in-my-name-texts.js';

const german = createTranslator('de');
const told = (fields: Partial<InMyNameEntry>) =>
  inMyNameText(german, {
    id: 7,
    at: '2026-11-21T08:00:00.000Z',
    until: '2026-11-21T08:00:00.000Z',
    actor_name: 'Petra Admin',
    action: 'orders.cancel',
    target: '/orders/cancel',
    records: [],
    record_count: 0,
    ...fields,
  });
const looked = (action: string, target: string, times = 1) =>
  told({ action, target, event: { kind: 'view', times } });

test('a change in my name is told with its record', () => {
  const records = [{ kind: 'order', id: 481, detail: { from: 'offen', to: 'storniert' } }];
  expect(told({ records, record_count: 1 })).toBe(
    'Bestellungen: storniert – Bestellung 481 · Offen → Storniert',
  );
  expect(told({ action: 'session.updateCurrentUser' })).toBe('Anmeldung und Profil: Profil geändert');
});

test('a look in my name is told with its area, its record and how often', () => {
  expect(looked('orders.find', '/orders/find')).toBe('Bestellungen: angesehen');
  expect(looked('orders.get', '/orders/481', 3)).toBe('Bestellungen 481: angesehen (3-mal)');
  expect(looked('weather.get', '/weather')).toBe('weather.get: angesehen');
});

test('acting in my name is told as beginning and end', () => {
  expect(told({ action: 'session.beginImpersonation' })).toBe('Mit Ihrem Konto zu arbeiten begonnen');
  expect(told({ action: 'session.endImpersonation' })).toBe('Aufgehört, mit Ihrem Konto zu arbeiten');
});
