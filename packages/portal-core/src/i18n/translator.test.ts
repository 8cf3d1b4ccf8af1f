import { describe, expect, it } from 'vitest';
import { ISSUE_CODES } from '../validation/index.js';
import { languageOf } from './language.js';
import { loadTexts } from './load-texts.js';
import { issueMessage, translatorOf, type TextKey } from './translate.js';
import { createTranslator } from './translator.js';
import { texts as de } from './de/index.js';
import { texts as en } from './en/index.js';

describe('a text', () => {
  const translate = createTranslator('en');

  it('has its parameters filled in, unescaped', () => {
    expect(translate('validation.minLength', { min: 2 })).toBe('Minimum length is 2');
    expect(translate('validation.alreadyExists', { field: '<b>' })).toBe('<b> already exists');
  });

  it('is counted, and has its numbers written, as the language does', () => {
    const german = createTranslator('de');
    expect(german('orderImport.import', { count: 1 })).toBe('1 Bestellung importieren');
    expect(german('orderImport.import', { count: 12_000 })).toBe('12.000 Bestellungen importieren');
    expect(translate('orderImport.import', { count: 12_000 })).toContain('12,000');
    expect(translate('orderImport.import', { count: 0 })).toBe(
      translate('orderImport.import', { count: 2 }).replace('2', '0'),
    );
  });

  it('with a number that it has no plural for is told all the same', () => {
    expect(translate('common.save', { count: 3 })).toBe('Save');
  });

  it('does not fill in what a parameter brings along', () => {
    expect(translate('validation.alreadyExists', { field: '{{min}} $& $1' })).toBe(
      '{{min}} $& $1 already exists',
    );
  });

  it('is told in the language of the translator', () => {
    expect(createTranslator('de')('common.save')).toBe('Speichern');
    expect(translate('common.save')).toBe('Save');
  });

  it('that is missing is shown as its name and told once', () => {
    const missing: string[] = [];
    const telling = createTranslator('de', (key) => missing.push(key));
    const gone = 'orders.goneForGood' as TextKey;
    expect([telling(gone), telling(gone)]).toEqual([gone, gone]);
    expect(missing).toEqual([gone]);
  });

  it('exists for every rule that can be broken', () => {
    for (const code of ISSUE_CODES) expect(issueMessage(translate, { code })).not.toContain('validation.');
  });

  it.each(['external_order_id', 'username', 'merchant_name', 'erp_merchant_id', 'url', 'name'])(
    'of a taken value says the words for %s, not its name in a request',
    (field) => {
      const message = issueMessage(createTranslator('de'), { code: 'alreadyExists', params: { field } });
      expect(message).not.toContain(field);
      expect(message).toMatch(/^[A-ZÄÖÜ].+ existiert bereits$/);
    },
  );
});

describe('the catalogues', () => {
  const parameters = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
  const entries = (catalogue: Record<string, Record<string, string>>) =>
    Object.entries(catalogue).flatMap(([feature, named]) =>
      Object.entries(named).map(([key, text]) => [`${feature}.${key}`, text] as const),
    );

  it('have the same names, no empty text, and the same parameters in both languages', () => {
    const english = new Map(entries(en));
    expect([...english.keys()].sort()).toEqual(
      entries(de)
        .map(([name]) => name)
        .sort(),
    );
    expect([...english, ...entries(de)].filter(([, text]) => text.trim() === '')).toEqual([]);
    const differing = entries(de).filter(([name, german]) => {
      const others = parameters(english.get(name) ?? '');
      return others.join() !== parameters(german).join();
    });
    expect(differing).toEqual([]);
  });

  it('have no parameter that would stand in its braces, but the sign for the line of a row', () => {
    const single = /(?<!\{)\{(?!(?:Zeile|line)\})\w+\}(?!\})/;
    const unfilled = [...entries(de), ...entries(en)].filter(([, text]) => single.test(text));
    expect(unfilled).toEqual([]);
  });

  it('have both forms of every counted text', () => {
    const names = entries(de).map(([name]) => name);
    const forms = (ending: string) =>
      names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length));
    expect(forms('_one').length).toBeGreaterThan(0);
    expect(forms('_one')).toEqual(forms('_other'));
  });
});

it.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr, en-GB;q=0.8, de', 'en'],
  ['fr', 'de'],
  [null, 'de'],
])('the language of the header %j is %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});

describe('the texts of a browser', () => {
  it.each(['de', 'en'] as const)(
    'are those of %s without the command line and what only the server says, and fetched once',
    async (language) => {
      const texts = await loadTexts(language);
      expect(Object.keys(texts)).toEqual(
        Object.keys(de).filter((feature) => !['cli', 'refusal'].includes(feature)),
      );
      expect(translatorOf(language, texts)('common.save')).toBe(createTranslator(language)('common.save'));
      expect(loadTexts(language)).toBe(loadTexts(language));
    },
  );
});
