import { expect, test } from 'vitest';
import { createDraftStore } from './draft-store.js';

/** A tab's storage in memory. */
function aStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}

test('a draft is found again after a reload, by the person it belongs to', () => {
  const storage = aStorage();
  createDraftStore(storage, () => 7).setItem('import', 'answers');
  expect(createDraftStore(storage, () => 7).getItem('import')).toBe('answers');
});

test('a draft of someone else is removed when the page is loaded, and so it is when nobody is signed in', () => {
  const storage = aStorage();
  for (const next of [8, 77, null]) {
    createDraftStore(storage, () => 7).setItem('import', 'answers');
    expect(createDraftStore(storage, () => next).getItem('import')).toBeNull();
    expect(storage.length).toBe(0);
  }
});

test('nothing outlives signing out, and what is no draft stays', () => {
  const storage = aStorage();
  storage.setItem('kontor.other', 'stays');
  const drafts = createDraftStore(storage, () => 7);
  drafts.setItem('import', 'answers');
  drafts.setItem('other', 'words');
  drafts.clear();
  expect(drafts.getItem('import')).toBeNull();
  expect(storage.length).toBe(1);
});
