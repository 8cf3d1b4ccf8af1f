import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanText } from './clean-text.js';

it('trims, composes letters and turns control characters into one space', () => {
  expect(cleanText(undefined)).toBe('');
  expect(cleanText('\u00a0 Hafenstraße 12 \n')).toBe('Hafenstraße 12');
  expect(cleanText('Mu\u0308ller')).toBe('Müller');
  expect(cleanText('Am Markt\r\n\t3')).toBe('Am Markt 3');
});

it('leaves a clean text as it is', () => {
  const unit = fc.constantFrom('a', 'ß', ' ', '\u00a0', '\u0308', '\n', '\u007f', '한', '😀', '\u2003');
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const clean = cleanText(text);
      expect(cleanText(clean)).toBe(clean);
      expect(clean).toBe(clean.trim().normalize('NFC'));
    }),
  );
});
