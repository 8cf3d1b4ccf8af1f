import fc from 'fast-check';
import { expect, it } from 'vitest';
import { portalNotice } from './portal-notice.js';
import { PUBLIC_SETTING_KEYS, SETTING_DEFINITIONS } from './setting-definitions.js';
import { parseSettingValue } from './setting.rules.js';

const outcome = (
  key: string,
  type: 'text' | 'textarea' | 'select' | 'date' | 'datetime' | 'multi',
  value: unknown,
) => {
  const parsed = parseSettingValue(
    { key, type },
    typeof value === 'string' && value.startsWith('raw:') ? value.slice(4) : JSON.stringify(value),
  );
  return parsed.ok
    ? (JSON.parse(parsed.value) as unknown)
    : parsed.issues.map(({ path, code }) => `${path} ${code}`);
};

it('every setting begins with a value that fits it', () => {
  for (const { key, type, value } of SETTING_DEFINITIONS)
    expect(parseSettingValue({ key, type }, value)).toEqual({ ok: true, value });
});

it('addresses have the form of one, or are left out', () => {
  const wrong = [
    'javascript:alert(1)',
    'kontor.example/agb',
    'https://',
    'https:// kontor.example',
    '//x.example',
  ];
  for (const text of wrong) expect(outcome('legal_terms_url', 'text', text)).toEqual(['value webAddress']);
  for (const text of ['https://kontor.example/agb?x=1#a', 'http://kontor.example', ''])
    expect(outcome('legal_imprint_url', 'text', text)).toBe(text);
  expect(outcome('support_email', 'text', 'service')).toEqual(['value email']);
  expect(outcome('support_email', 'text', 'service@kontor.example')).toBe('service@kontor.example');
});

it('anyone may read what the pages without an account show, and nothing else', () => {
  expect(PUBLIC_SETTING_KEYS).toEqual([
    'company_name',
    'support_email',
    'support_hours',
    'legal_terms_url',
    'legal_imprint_url',
    'time_zone',
  ]);
});

it('texts are cleaned, and must stand where they are needed', () => {
  expect(outcome('company_name', 'text', ' Kontor\nGmbH ')).toBe('Kontor GmbH');
  expect(outcome('company_name', 'text', ' ')).toEqual(['value required']);
  expect(outcome('support_email', 'text', '')).toBe('');
  expect(outcome('company_name', 'text', 'x'.repeat(201))).toEqual(['value maxLength']);
  expect(outcome('support_hours', 'textarea', 'Mo bis Fr\n8 bis 17 Uhr')).toBe('Mo bis Fr\n8 bis 17 Uhr');
});

it('choices, days and times are what they say', () => {
  expect(outcome('notice_level', 'select', 'warning')).toBe('warning');
  expect(outcome('notice_level', 'select', 'loud')).toEqual(['value invalidValue']);
  expect(outcome('notice_until', 'date', '2026-02-30')).toEqual(['value date']);
  expect(outcome('notice_from', 'datetime', '2026-11-21T08:00:00+01:00')).toBe('2026-11-21T07:00:00.000Z');
  expect(outcome('notice_from', 'datetime', 'morgen')).toEqual(['value date']);
});

it('a list loses blank and repeated entries, and keeps one at least', () => {
  expect(outcome('order_error_types', 'multi', [' a ', 'a', '', 'b'])).toEqual(['a', 'b']);
  expect(outcome('order_error_types', 'multi', ['', ' '])).toEqual(['value required']);
  expect(outcome('order_error_types', 'multi', 'a')).toEqual(['value invalidType']);
  expect(outcome('order_error_types', 'multi', [1])).toEqual(['value invalidType']);
  expect(outcome('order_error_types', 'multi', ['x'.repeat(101)])).toEqual(['value.0 maxLength']);
});

it('whatever is no JSON of the type is refused, and nothing throws', () => {
  expect(outcome('company_name', 'text', 'raw:{broken')).toEqual(['value invalidType']);
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.json()),
      fc.constantFrom(...SETTING_DEFINITIONS),
      (json, setting) => {
        const first = parseSettingValue(setting, json);
        if (first.ok) expect(parseSettingValue(setting, first.value)).toEqual(first);
      },
    ),
  );
});

it('a notice is told between its beginning and the end of its last day', () => {
  const settings = [
    { key: 'notice_text', value: '"Inventur am Freitag"' },
    { key: 'notice_level', value: '"warning"' },
    { key: 'notice_from', value: '"2026-11-20T08:00:00.000Z"' },
    { key: 'notice_until', value: '"2026-11-21"' },
  ];
  const at = (instant: string) => portalNotice(settings, Date.parse(instant), 'Europe/Berlin');
  expect(at('2026-11-20T07:59:00Z')).toBeNull();
  expect(at('2026-11-21T22:59:00Z')).toEqual({ text: 'Inventur am Freitag', level: 'warning' });
  expect(at('2026-11-21T23:00:00Z')).toBeNull();
  expect(portalNotice([], 0, 'Europe/Berlin')).toBeNull();
});
