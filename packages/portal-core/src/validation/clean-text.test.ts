import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanText } from './clean-text.js';

it('trims, composes letters and turns control characters into one space', () => {
  expect(cleanText(undefined)).toBe('');
  expect(cleanText('\u00a0 Hafenstraße 12 \n')).toBe('Hafenstraße 12');
  expect(cleanText('Mu\u0308ller')).toBe('Müller');
  expect(cleanText('Am Markt\r\n\t3')).toBe('Am Markt 3');
});

it('a cleaned text has no invisible characters, and every space of it is a plain one', () => {
  expect(cleanText('NW\u200b1001\ufeff')).toBe('NW1001');
  expect(cleanText('\u200eHa\u00adfen\u2060weg\u00a07\u202c')).toBe('Hafenweg 7');
  expect(cleanText('A\u200d1 \u200cB')).toBe('A1 B');
});

it('a cleaned text keeps the joiners that belong to emoji and to other scripts', () => {
  expect(cleanText('👩\u200d🚀')).toBe('👩\u200d🚀');
  expect(cleanText('نمی\u200cخواهم')).toBe('نمی\u200cخواهم');
});

it('leaves a clean text as it is', () => {
  const seen = 'aß \u0308\n\u007f한\u2003ش\u212a\u2028\u0344\u1ea1\u00a0';
  const unseen = '\u200b\u200d\u200c\u00ad\ufeff\u202e';
  const unit = fc.constantFrom('😀', ...seen, ...unseen);
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const clean = cleanText(text);
      expect(cleanText(clean)).toBe(clean);
      expect(clean).toBe(clean.trim().normalize('NFC'));
    }),
    { numRuns: 2000 },
  );
});
