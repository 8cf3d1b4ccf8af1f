import { expect, test } from 'vitest';
import { createTranslator } from '@kontor/portal-core/i18n';
import { matchEntries } from './match-entries.js';
import type { PaletteEntry } from './palette-entry.js';

const run = () => {};
const ENTRIES: readonly PaletteEntry[] = [
  { id: 'orders', title: 'shell.orders', run },
  { id: 'deliveries', title: 'shell.deliveries', run },
  { id: 'downloads', title: 'shell.downloads', run },
  { id: 'theme', title: 'palette.switchTheme', words: 'palette.switchThemeWords', run },
];
const [de, en] = [createTranslator('de'), createTranslator('en')];
const found = (text: string) => matchEntries(ENTRIES, text, [de, en]).map(({ id }) => id);

test.each([
  ['Bestellungen', 'orders'],
  ['bestelungen', 'orders'],
  ['bstellungen', 'orders'],
  ['Bestlelungen', 'orders'],
  ['orders', 'orders'],
  ['delivreies', 'deliveries'],
  ['Nachtmodus', 'theme'],
  ['dark', 'theme'],
])('%s leads to %s first', (text, id) => {
  expect(found(text)[0]).toBe(id);
});

test('a short text is taken literally', () => {
  expect(found('ANL')).toEqual(['deliveries']);
});

test('what fits nothing finds nothing, and a blank text everything in its order', () => {
  expect(found('zzzzzz')).toEqual([]);
  expect(found('  ')).toEqual(['orders', 'deliveries', 'downloads', 'theme']);
});

test('entries are named in the language of the reader, whichever was typed', () => {
  expect(matchEntries(ENTRIES, 'orders', [de, en])[0]?.label).toBe('Bestellungen');
});
