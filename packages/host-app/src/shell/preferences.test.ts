import { expect, test } from 'vitest';
import { createPreferencesStore, readPreferences } from './preferences.js';

test('who has chosen nothing gets German and the system’s colours', () => {
  expect(readPreferences(null)).toEqual({
    language: 'de',
    theme: 'system',
    density: 'comfortable',
    isSidebarCollapsed: false,
  });
});

test.each(['not json', 'null', '{"language":"fr","theme":"pink","density":7}'])(
  '%s counts as no choice',
  (text) => {
    expect(readPreferences(text)).toEqual(readPreferences(null));
  },
);

test('a choice is kept and told', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const store = createPreferencesStore(storage);
  let told = 0;
  store.subscribe(() => (told += 1));
  store.change({ language: 'en' });
  expect(told).toBe(1);
  expect(createPreferencesStore(storage).get().language).toBe('en');
});
