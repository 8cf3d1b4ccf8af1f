import { afterEach, expect, test, vi } from 'vitest';
import { createTranslator } from '@kontor/portal-core/i18n';
import { keyText } from './key-text.js';

const on = (userAgent: string) => vi.stubGlobal('navigator', { userAgent });
afterEach(() => vi.unstubAllGlobals());

test('keys have the names that stand on a keyboard of the language', () => {
  on('Windows NT 10.0');
  expect(keyText('{shift}+F8, {pageUp}', createTranslator('de'))).toBe('Umschalt+F8, Bild auf');
  expect(keyText('{ctrl}+K', createTranslator('en'))).toBe('Ctrl+K');
});

test('Ctrl is Cmd on a Mac', () => {
  on('Macintosh; Intel Mac OS X 10_15_7');
  expect(keyText('{ctrl}+K', createTranslator('de'))).toBe('⌘K');
});
