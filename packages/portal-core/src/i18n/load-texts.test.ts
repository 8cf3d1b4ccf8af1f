import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as loadTexts from './load-texts.js';
import { translatorOf } from './translate.js';

type LoadTexts = typeof loadTexts;

/** As a page that has just been opened: nothing is fetched yet. */
let page: LoadTexts;
beforeEach(async () => {
  vi.resetModules();
  page = await import('./load-texts.js');
});

describe('the first texts', () => {
  it('are those of frame, sign-in and orders, and fetched once', async () => {
    const texts = await page.loadFirstTexts('de');
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(['common', 'orders', 'session', 'shell']));
    expect(texts).not.toHaveProperty('orderImport');
    expect(page.loadFirstTexts('de')).toBe(page.loadFirstTexts('de'));
  });

  it('are joined by the later ones, which a translator made before tells as well', async () => {
    const missing: string[] = [];
    const translate = translatorOf('en', await page.loadFirstTexts('en'), (name) => missing.push(name));
    expect(translate('products.sku')).toBe('products.sku');
    await page.loadLaterTexts();
    expect(translate('products.sku')).toBe('SKU');
    expect(missing).toEqual(['products.sku']);
  });

  it('stay the same promise when the later ones are there, so that nothing shown waits again', async () => {
    const before = page.loadFirstTexts('de');
    await page.loadLaterTexts();
    expect(page.loadFirstTexts('de')).toBe(before);
  });

  it('of a language chosen once the later ones are there bring those along', async () => {
    await page.loadFirstTexts('de');
    await page.loadLaterTexts();
    expect(await page.loadFirstTexts('en')).toHaveProperty('orderImport');
  });
});

describe('a part of the portal', () => {
  it('is handed over when the texts that it may show are there', async () => {
    const texts = await page.loadFirstTexts('de');
    const isThere = await page.withLaterTexts(Promise.resolve('part').then((part) => part));
    expect(isThere).toBe('part');
    expect(texts).toHaveProperty('validation');
  });

  it('that cannot be fetched fails, though its texts are there', async () => {
    await expect(page.withLaterTexts(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  });

  it('needs no first texts: a page that begins with all of them has them already', async () => {
    expect(await page.withLaterTexts(Promise.resolve(1))).toBe(1);
  });
});
