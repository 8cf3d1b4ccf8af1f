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

function aStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('a choice is kept and told', () => {
  const storage = aStorage();
  const store = createPreferencesStore(storage);
  let told = 0;
  store.subscribe(() => (told += 1));
  store.change({ language: 'en' });
  expect(told).toBe(1);
  expect(createPreferencesStore(storage).get().language).toBe('en');
});

test('the looks a person has saved are taken over once, so that an answer to an earlier choice undoes no later one', () => {
  const store = createPreferencesStore(aStorage());
  expect(store.meet(4, { theme: 'dark' })).toEqual({});
  store.chooseLooks({ theme: 'light' });
  expect(store.meet(4, { theme: 'dark' })).toEqual({});
  expect(store.get()).toMatchObject({ theme: 'light' });
  store.forgetPerson();
  store.meet(4, { theme: 'dark' });
  expect(store.get()).toMatchObject({ theme: 'dark' });
});

test('looks chosen before the person is known stay, and are answered once to be saved', () => {
  const store = createPreferencesStore(aStorage());
  store.chooseLooks({ theme: 'dark' });
  expect(store.meet(4, { theme: 'light', density: 'compact' })).toEqual({ theme: 'dark' });
  expect(store.get()).toMatchObject({ theme: 'dark', density: 'compact' });
  store.forgetPerson();
  expect(store.meet(5, { theme: 'light' })).toEqual({});
});
